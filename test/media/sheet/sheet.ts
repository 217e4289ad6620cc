import '../../../renderer/design/fonts.css';
import { GLYPHS } from '../../../assets/art/glyphs.ts';
import { RANKS, SUITS } from '../../../core/index.ts';
import type { Language } from '../../../renderer/i18n/languages.ts';
import { createAtlas } from '../../../renderer/media/atlas.ts';
import { atlasLayout } from '../../../renderer/media/atlas-layout.ts';
import { pictureName } from '../../../renderer/media/card-design.ts';
import type { Face } from '../../../renderer/media/face.ts';
import { paintedFace, paintedMedallion } from '../../../renderer/media/face-cache.ts';
import { faceTexts } from '../../../renderer/media/face-texts.ts';
import { loadFonts } from '../../../renderer/media/fonts.ts';

/** `?view=faces&width=512&only=bang,beer&language=cs`; views: faces, medallions, glyphs, atlas. */
const asked = new URLSearchParams(location.search);
const view = asked.get('view') ?? 'faces';
const width = Number(asked.get('width') ?? 256);
const only = asked.get('only')?.split(',');
const texts = faceTexts((asked.get('language') ?? 'en') as Language);
const sheet = document.querySelector('#sheet');
if (!sheet) throw new Error('expected #sheet in the page');

const faces: readonly Face[] = atlasLayout('test').faces.filter(
  (face) => !only || only.includes(pictureName(face)) || only.includes(pictureName(face).split(':')[1] ?? ''),
);

await loadFonts();
const since = performance.now();
if (view === 'faces')
  for (const [at, face] of faces.entries()) sheet.append(paintedFace(dressed(face, at), width, texts));
if (view === 'medallions')
  for (const face of faces) if (face.what === 'character') sheet.append(paintedMedallion(face.id, width));
if (view === 'glyphs') sheet.innerHTML = Object.values(GLYPHS).map(svg).join('');
if (view === 'atlas') {
  const atlas = createAtlas('high');
  await atlas.paint(texts);
  sheet.append(atlas.canvas);
}
document.title = `${view}: ${Math.round(performance.now() - since)} ms`;
document.body.dataset['done'] = 'yes';

function dressed(face: Face, at: number): Face {
  if (face.what !== 'card') return face;
  return { ...face, rank: RANKS[(at * 5 + 8) % RANKS.length] ?? 'A', suit: SUITS[at % SUITS.length] ?? 'S' };
}

function svg(strokes: (typeof GLYPHS)[keyof typeof GLYPHS]): string {
  const paths = strokes.map(([d, line]) =>
    line === 0
      ? `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`
      : `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<svg viewBox="0 0 24 24" width="${width}" height="${width}" style="color:#f0cf86">${paths.join('')}</svg>`;
}
