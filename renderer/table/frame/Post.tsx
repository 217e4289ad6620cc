import { Bloom, BrightnessContrast, EffectComposer, ToneMapping, Vignette } from '@react-three/postprocessing';
import { type EffectComposer as Composer, ToneMappingMode } from 'postprocessing';
import { useCallback } from 'react';
import { measure } from './measure.ts';
import type { QualityStep } from './quality.ts';
import { ASKED_SAMPLES } from './still.ts';

/** Light that blooms, tone and vignette. Without bloom the renderer tones by itself. */
export function Post({ quality }: { quality: QualityStep }) {
  const register = useCallback((composer: Composer | null) => {
    if (!composer) return;
    // Edges are smoothed while the scene is drawn; the passes behind it need no samples of their own.
    composer.outputBuffer.samples = 0;
    measure.extra.add(composer);
    return () => {
      measure.extra.delete(composer);
    };
  }, []);
  if (!quality.bloom) return null;
  return (
    <EffectComposer ref={register} multisampling={ASKED_SAMPLES ?? quality.samples} enableNormalPass={false}>
      <Bloom mipmapBlur intensity={0.55} luminanceThreshold={1.1} luminanceSmoothing={0.25} radius={0.72} />
      <ToneMapping mode={ToneMappingMode.ACES_FILMIC} />
      <BrightnessContrast brightness={0} contrast={0.06} />
      <Vignette offset={0.28} darkness={0.5} />
    </EffectComposer>
  );
}
