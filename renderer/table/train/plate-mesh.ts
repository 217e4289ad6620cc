import { BatchedMesh, Color, type Matrix4, MeshStandardMaterial, type Texture } from 'three';
import { LIVERIES, type WagonId } from '../../../assets/expansions/great-train-robbery/art/liveries.ts';
import type { AtlasLayout } from '../../media/atlas-layout.ts';
import { namePlates } from './name-plate.ts';
import { MOST_WAGONS } from './rolling-stock.ts';

const CORNERS = 12;
/** The plates shine a little by themselves, so that they can be read on the dark side of the table. */
const GLOW = 0.34;

/** The name plates of all wagons as one mesh, cut out of the atlas of cards. Written like `RollingStock`. */
export class PlateMesh {
  readonly mesh: BatchedMesh;
  private readonly material = new MeshStandardMaterial({ roughness: 0.62, emissive: new Color(1, 1, 1) });
  private readonly ids = new Map<WagonId, number>();
  private readonly instances: number[] = [];
  private used = 0;

  constructor(layout: AtlasLayout) {
    const wagons = Object.keys(LIVERIES) as WagonId[];
    this.material.emissiveIntensity = GLOW;
    this.mesh = new BatchedMesh(MOST_WAGONS, CORNERS * wagons.length, 0, this.material);
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = true;
    for (const id of wagons) {
      const plates = namePlates(layout, id);
      this.ids.set(id, this.mesh.addGeometry(plates));
      plates.dispose();
    }
    for (let at = 0; at < MOST_WAGONS; at += 1) {
      const instance = this.mesh.addInstance(0);
      this.mesh.setVisibleAt(instance, false);
      this.instances.push(instance);
    }
  }

  /** The texture is that of the cards: never a second one. */
  setPicture(picture: Texture | null): void {
    if (this.material.map === picture) return;
    this.material.map = picture;
    this.material.emissiveMap = picture;
    this.material.needsUpdate = true;
  }

  begin(): void {
    this.used = 0;
  }

  put(wagon: WagonId, matrix: Matrix4): void {
    const instance = this.instances[this.used];
    const id = this.ids.get(wagon);
    if (instance === undefined || id === undefined) return;
    this.mesh.setGeometryIdAt(instance, id);
    this.mesh.setMatrixAt(instance, matrix);
    this.mesh.setVisibleAt(instance, true);
    this.used += 1;
  }

  end(): void {
    for (let at = this.used; at < this.instances.length; at += 1)
      this.mesh.setVisibleAt(this.instances[at] ?? 0, false);
    this.mesh.visible = this.used > 0 && this.material.map !== null;
  }

  dispose(): void {
    this.mesh.dispose();
    this.material.dispose();
  }
}
