import type { Scene, WebGLRenderer } from 'three';
import { type FrameStats, frameStats } from './stats.ts';

/**
 * Measures frames: begun by the first thing that runs in one, ended by the last. `extra` are objects beside the scene
 * that own render targets.
 */
class Measure {
  private began = 0;
  readonly extra = new Set<object>();
  jsMs = 0;

  begin(gl: WebGLRenderer): void {
    gl.info.reset();
    this.began = performance.now();
  }

  end(): void {
    this.jsMs = performance.now() - this.began;
  }

  stats(gl: WebGLRenderer, scene: Scene): FrameStats {
    return frameStats(gl, scene, [...this.extra], this.jsMs);
  }
}
export const measure = new Measure();
