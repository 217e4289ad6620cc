import {
  CanvasTexture,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { LIVERIES, type WagonId } from '../../../assets/expansions/great-train-robbery/art/liveries.ts';
import type { Atlas } from '../../../renderer/media/atlas.ts';
import { chassis } from '../../../renderer/table/train/chassis.ts';
import { easel } from '../../../renderer/table/train/easel.ts';
import { locomotive, tender } from '../../../renderer/table/train/locomotive.ts';
import { namePlates } from '../../../renderer/table/train/name-plate.ts';
import { wagonBody } from '../../../renderer/table/train/wagons.ts';

const COLUMNS = 4;
const STEP = { x: 2.5, z: 1.7 } as const;

/** All models of the train, seen as from the player's chair: four wagons a row, then both sides of the locomotive. */
export function modelsOnGpu(atlas: Atlas, width: number): HTMLCanvasElement {
  const scene = new Scene();
  scene.background = new Color('#3a4a3a');
  const sun = new DirectionalLight('#ffdcb0', 2.6);
  sun.position.set(-3, 8, 5);
  scene.add(sun, new HemisphereLight('#cfd6e6', '#5a4030', 1.3));
  const paint = new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 });
  const map = new CanvasTexture(atlas.canvas);
  map.flipY = false;
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  map.minFilter = LinearMipmapLinearFilter;
  const print = new MeshBasicMaterial({ map });
  const wheels = chassis();
  const at = (place: number, ...parts: Mesh[]) => {
    const group = new Group();
    group.add(...parts);
    group.position.set(((place % COLUMNS) - 1.5) * STEP.x, 0, Math.floor(place / COLUMNS) * STEP.z);
    scene.add(group);
  };
  const ids = Object.keys(LIVERIES) as WagonId[];
  for (const [place, id] of ids.entries())
    at(place, new Mesh(wheels, paint), new Mesh(wagonBody(id), paint), new Mesh(namePlates(atlas.layout, id), print));
  (['ironhorse', 'leland'] as const).forEach((side, line) => {
    at(ids.length + line * 2 + 1, new Mesh(locomotive(side), paint));
    at(ids.length + line * 2, new Mesh(tender(side).translate(0.55, 0, 0), paint));
  });
  at(ids.length + 4, new Mesh(easel().translate(0, 0, 1), paint));
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  const height = Math.round(width * 0.95);
  renderer.setSize(width, height);
  const camera = new PerspectiveCamera(34, width / height, 0.1, 60);
  camera.position.set(0, 13.6, 15.4);
  camera.lookAt(0, 0, 4.4);
  renderer.render(scene, camera);
  return renderer.domElement;
}
