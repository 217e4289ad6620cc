import {
  BackSide,
  BoxGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  RingGeometry,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** What brass and varnish mirror: a warm ring above, warm strips at the sides, two cold windows behind. */
const LIGHTS = [
  { shape: 'ring', width: 1.6, height: 3.2, place: [0, 8, 0], colour: '#ffb066', strength: 9 },
  { shape: 'sheet', width: 10, height: 2, place: [-8, 3, 4], colour: '#ff9a4a', strength: 2.2 },
  { shape: 'sheet', width: 10, height: 2, place: [8, 3, 4], colour: '#ff9a4a', strength: 2.2 },
  { shape: 'sheet', width: 3, height: 4, place: [-3, 4, -9], colour: '#7fa2e0', strength: 2.4 },
  { shape: 'sheet', width: 3, height: 4, place: [4, 4, -9], colour: '#7fa2e0', strength: 2.4 },
] as const;
const ROOM = '#120a06';

/** Renders the light cards once into a small environment map. */
export function environment(gl: WebGLRenderer): Texture {
  const scene = new Scene();
  const room = new Mesh(new BoxGeometry(40, 40, 40), new MeshBasicMaterial({ color: ROOM, side: BackSide }));
  scene.add(room);
  for (const { shape, width, height, place, colour, strength } of LIGHTS) {
    const geometry = shape === 'ring' ? new RingGeometry(width, height, 32) : new PlaneGeometry(width, height);
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), side: DoubleSide });
    material.toneMapped = false;
    const light = new Mesh(geometry, material);
    light.position.set(place[0], place[1], place[2]);
    light.lookAt(0, 0, 0);
    scene.add(light);
  }
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(scene, 0, 0.1, 60, { size: 64 });
  generator.dispose();
  scene.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry.dispose();
    one.material.dispose();
  });
  return target.texture;
}
