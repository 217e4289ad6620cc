import '../../../renderer/design/fonts.css';
import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
} from 'three';
import { GLYPHS } from '../../../assets/art/glyphs.ts';
import { paper } from '../../../assets/art/paper.ts';
import { RANKS, SET_IDS, SUITS } from '../../../core/index.ts';
import type { Language } from '../../../renderer/i18n/languages.ts';
import { PICTURE_NAMES, pictureOf } from '../../../renderer/media/art.ts';
import { createAtlas } from '../../../renderer/media/atlas.ts';
import { cellOf, facesInPlay, plateOf } from '../../../renderer/media/atlas-layout.ts';
import { atlasShader } from '../../../renderer/media/atlas-shader.ts';
import { pictureName } from '../../../renderer/media/card-design.ts';
import type { Face } from '../../../renderer/media/face.ts';
import { paintedFace, paintedMedallion } from '../../../renderer/media/face-cache.ts';
import { faceTexts } from '../../../renderer/media/face-texts.ts';
import { loadFonts } from '../../../renderer/media/fonts.ts';
import { modelsOnGpu } from './models.ts';

/**
 * `?view=faces&width=512&only=bang,beer&language=cs`; views: faces, medallions, glyphs, atlas, table, models of the train, and pictures: the
 * bare drawings, of sets that the core cannot deal yet as well.
 */
const asked = new URLSearchParams(location.search);
const view = asked.get('view') ?? 'faces';
const width = Number(asked.get('width') ?? 256);
const only = asked.get('only')?.split(',');
const texts = faceTexts((asked.get('language') ?? 'en') as Language);
const CUSTOM = { name: asked.get('station') ?? 'Whisky Creek', price: { cards: 3 } } as const;
const sheet = document.querySelector('#sheet');
if (!sheet) throw new Error('expected #sheet in the page');

const faces: readonly Face[] = facesInPlay(SET_IDS, CUSTOM).filter(
  (face) => !only || only.includes(pictureName(face)) || only.includes(pictureName(face).split(':')[1] ?? ''),
);

await loadFonts();
const since = performance.now();
if (view === 'faces')
  for (const [at, face] of faces.entries()) sheet.append(paintedFace(dressed(face, at), width, texts));
if (view === 'medallions')
  for (const face of faces) if (face.what === 'character') sheet.append(paintedMedallion(face.id, width));
if (view === 'pictures')
  for (const name of PICTURE_NAMES)
    if (!only || only.some((one) => name.endsWith(`:${one}`) || name === one)) sheet.append(picture(name));
if (view === 'glyphs') sheet.innerHTML = Object.values(GLYPHS).map(svg).join('');
if (view === 'atlas') {
  const atlas = createAtlas('high', SET_IDS, CUSTOM);
  await atlas.paint(texts);
  sheet.append(atlas.canvas);
}
if (view === 'table') sheet.append(await cardsOnGpu());
if (view === 'models') {
  const atlas = createAtlas('medium', SET_IDS, CUSTOM);
  await atlas.paint(texts);
  sheet.append(modelsOnGpu(atlas, width));
}
document.title = `${view}: ${Math.round(performance.now() - since)} ms`;
document.body.dataset.done = 'yes';

function dressed(face: Face, at: number): Face {
  if (face.what !== 'card') return face;
  return { ...face, rank: RANKS[(at * 5 + 8) % RANKS.length] ?? 'A', suit: SUITS[at % SUITS.length] ?? 'S' };
}

/** A drawing on paper, in the room that it has on a card. */
function picture(name: string): HTMLCanvasElement {
  const [what = '', id = ''] = name.split(':');
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width * 1.05;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('expected a 2D canvas for a picture, got none');
  pen.scale(width / 212, width / 212);
  paper(pen, 212, 223, 7);
  pen.translate(106, 106);
  pictureOf({ what, id, kind: id, role: id, of: id } as unknown as Face)(pen);
  return canvas;
}

function svg(strokes: (typeof GLYPHS)[keyof typeof GLYPHS]): string {
  const paths = strokes.map(([d, line]) =>
    line === 0
      ? `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`
      : `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<svg viewBox="0 0 24 24" width="${width}" height="${width}" style="color:#f0cf86">${paths.join('')}</svg>`;
}

/** Cards as the table shows them: the atlas as a texture, rank and suit laid over by the shader. */
async function cardsOnGpu(): Promise<HTMLCanvasElement> {
  const atlas = createAtlas(asked.get('quality') === 'test' ? 'test' : 'high', SET_IDS, CUSTOM);
  await atlas.paint(texts);
  const map = new CanvasTexture(atlas.canvas);
  map.flipY = false;
  map.anisotropy = 8;
  map.minFilter = LinearMipmapLinearFilter;
  const scene = new Scene();
  const quad = new PlaneGeometry(1, 1.4);
  for (const [at, face] of faces.entries()) {
    const shown = dressed(face, at);
    const material = new ShaderMaterial({
      uniforms: { map: { value: map }, cell: { value: cellOf(atlas.layout, shown) }, plate: { value: plateOf(shown) } },
      vertexShader: `uniform float cell, plate; varying vec2 q; varying float vCell, vPlate;
        void main() { q = vec2(uv.x, 1. - uv.y); vCell = cell; vPlate = plate; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`,
      fragmentShader: `uniform sampler2D map; varying vec2 q; varying float vCell, vPlate;
        ${atlasShader(atlas.layout)}
        void main() { gl_FragColor = atlasTexel(map, vCell, vPlate, q); }`,
    });
    const card = new Mesh(quad, material);
    card.position.set((at % 12) * 1.1 + 0.6, -Math.floor(at / 12) * 1.5 - 0.8, 0);
    card.rotation.set(-0.7, 0, at % 5 ? 0 : 0.1);
    scene.add(card);
  }
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(width * 12, (width * 12 * 6) / 13);
  const camera = new PerspectiveCamera(40, 13 / 6, 0.1, 50);
  camera.position.set(6.5, -3, 9);
  renderer.render(scene, camera);
  return renderer.domElement;
}
