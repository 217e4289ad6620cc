import { Bloom, BrightnessContrast, EffectComposer, N8AO, ToneMapping, Vignette } from '@react-three/postprocessing';
import { type EffectComposer as Composer, ToneMappingMode } from 'postprocessing';
import { useCallback } from 'react';
import { measure } from './measure.ts';
import type { QualityStep } from './quality.ts';
import { ASKED_SAMPLES } from './still.ts';

/** The composer wants elements for children. */
const NOTHING = <></>;

/** Light that blooms, shade in the corners, tone and vignette. Without bloom the renderer tones by itself. */
export function Post({ quality }: { quality: QualityStep }) {
  const register = useCallback((composer: Composer | null) => {
    if (!composer) return;
    measure.extra.add(composer);
    return () => {
      measure.extra.delete(composer);
    };
  }, []);
  if (!quality.bloom) return null;
  return (
    <EffectComposer ref={register} multisampling={ASKED_SAMPLES ?? quality.samples} enableNormalPass={false}>
      {quality.occlusion ? (
        <N8AO aoRadius={0.7} distanceFalloff={0.6} intensity={2.6} quality="low" halfRes color="#140803" />
      ) : (
        NOTHING
      )}
      <Bloom mipmapBlur intensity={0.55} luminanceThreshold={1.1} luminanceSmoothing={0.25} radius={0.72} />
      <ToneMapping mode={ToneMappingMode.ACES_FILMIC} />
      <BrightnessContrast brightness={0} contrast={0.06} />
      <Vignette offset={0.28} darkness={0.5} />
    </EffectComposer>
  );
}
