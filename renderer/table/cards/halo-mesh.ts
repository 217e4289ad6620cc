import {
  AdditiveBlending,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { CARD } from '../sizes.ts';
import { type CardMesh, EDGE, type Edge } from './card-mesh.ts';
import type { Dress } from './dressing.ts';

const MOST = 64;
/** How far the glow reaches beyond the card's edge. */
const REACH = 0.13;
const matrix = new Matrix4();

/** The soft glow round legal and picked cards: light that lies under a card and looks out at its edges. */
export class HaloMesh {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  private readonly kinds: InstancedBufferAttribute;

  constructor() {
    const geometry = new PlaneGeometry(CARD.width + 2 * REACH, CARD.height + 2 * REACH).rotateX(-Math.PI / 2);
    this.kinds = new InstancedBufferAttribute(new Float32Array(MOST), 1).setUsage(DynamicDrawUsage);
    geometry.setAttribute('aKind', this.kinds);
    this.mesh = new InstancedMesh(geometry, glow(), MOST);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    this.mesh.renderOrder = 2;
  }

  /** Lays a halo under every card whose edge is lit. */
  write(dresses: readonly Dress[], cards: CardMesh): void {
    let count = 0;
    for (let at = 0; at < dresses.length && count < MOST; at += 1) {
      const dress = dresses[at];
      if (!dress || dress.edge === EDGE.none) continue;
      cards.mesh.getMatrixAt(at, matrix);
      this.put(count, matrix, dress.edge);
      count += 1;
    }
    this.show(count);
  }

  put(at: number, place: Matrix4, edge: Edge): void {
    this.mesh.setMatrixAt(at, place);
    this.kinds.setX(at, edge);
  }

  /** The first `count` that were put. */
  show(count: number): void {
    this.mesh.visible = count > 0;
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = count > 0;
    this.kinds.needsUpdate = count > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}

function glow(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    vertexShader: `attribute float aKind; varying vec2 vAt; varying float vKind;
void main() {
  vAt = position.xz;
  vKind = aKind;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `varying vec2 vAt; varying float vKind;
void main() {
  vec2 out2 = abs(vAt) - vec2(${(CARD.width / 2 - CARD.corner).toFixed(3)}, ${(CARD.height / 2 - CARD.corner).toFixed(3)});
  float away = length(max(out2, 0.0)) - ${CARD.corner.toFixed(3)};
  float light = pow(1.0 - clamp(away / ${REACH.toFixed(3)}, 0.0, 1.0), 1.7);
  vec3 colour = vKind < 1.5 ? vec3(0.6, 0.27, 0.03) : vKind < 2.5 ? vec3(0.5, 0.45, 0.38) : vKind < 3.5 ? vec3(0.12, 0.5, 0.08) : vec3(0.6, 0.06, 0.02);
  gl_FragColor = vec4(colour * light, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  });
}
