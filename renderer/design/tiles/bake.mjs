// node renderer/design/tiles/bake.mjs: bakes the wood grain and the paper fibre from noise into two small tiles, so that
// no filter runs while the game does. CHROMIUM may name the browser.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const noise = (width, height, frequency, octaves, seed, matrix) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter><rect width="${width}" height="${height}" filter="url(#f)"/></svg>`;
const TILES = {
  grain: [640, 320, noise(640, 320, '.006 .16', 4, 8, '0 0 0 0 .09  0 0 0 0 .045  0 0 0 0 .02  .9 .9 0 0 -.72')],
  fibre: [400, 400, noise(400, 400, '.02 .03', 5, 4, '0 0 0 0 .48  0 0 0 0 .28  0 0 0 0 .1  .9 .5 0 0 -.58')],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, [width, height, svg]] of Object.entries(TILES)) {
  const data = await page.evaluate(
    async ([source, w, h]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.7);
    },
    [svg, width, height],
  );
  writeFileSync(new URL(`${name}.webp`, import.meta.url), Buffer.from(data.split(',')[1], 'base64'));
}
await browser.close();
