import {
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NoColorSpace,
  OrthographicCamera,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { NOISE, SURFACES, type Surface } from './surfaces.ts';

export interface Maps {
  readonly map: Texture;
  readonly normalMap: Texture;
  readonly roughnessMap: Texture;
}

const VERTEX = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

const PASSES = {
  map: () => 'gl_FragColor = vec4(colour, 1.0);',
  normalMap: (size: number, bump: number) => `
float e = 1.0 / ${size}.0; vec3 c; float hx, hy, r;
surf(vUv + vec2(e, 0.0), c, hx, r); surf(vUv + vec2(0.0, e), c, hy, r);
gl_FragColor = vec4(normalize(vec3((height - hx) * ${bump.toFixed(2)}, (height - hy) * ${bump.toFixed(2)}, 1.0)) * 0.5 + 0.5, 1.0);`,
  roughnessMap: () => 'gl_FragColor = vec4(1.0, rough, 0.0, 1.0);',
} as const;

/** Draws a surface once into its three textures, `size` texels square. */
export function bake(gl: WebGLRenderer, surface: Surface, size: number, bump: number): Maps {
  const scene = new Scene();
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const quad = new Mesh(new PlaneGeometry(2, 2));
  quad.frustumCulled = false;
  scene.add(quad);
  const draw = (pass: keyof typeof PASSES): Texture => {
    const side = pass === 'roughnessMap' ? size / 2 : size;
    const target = new WebGLRenderTarget(side, side, {
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
      magFilter: LinearFilter,
      wrapS: RepeatWrapping,
      wrapT: RepeatWrapping,
      depthBuffer: false,
      colorSpace: pass === 'map' ? SRGBColorSpace : NoColorSpace,
      anisotropy: 8,
    });
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: `${NOISE}${SURFACES[surface]}
void main() { vec3 colour; float height, rough; surf(vUv, colour, height, rough); ${PASSES[pass](side, bump)} }`,
    });
    quad.material = material;
    gl.setRenderTarget(target);
    gl.render(scene, camera);
    gl.setRenderTarget(null);
    material.dispose();
    return target.texture;
  };
  const maps = { map: draw('map'), normalMap: draw('normalMap'), roughnessMap: draw('roughnessMap') };
  quad.geometry.dispose();
  return maps;
}
