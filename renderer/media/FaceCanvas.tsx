import type { CSSProperties } from 'react';
import { CARD, faceName } from './card-design.ts';
import type { Face } from './face.ts';
import { paintedFace } from './face-cache.ts';
import { useFaceTexts } from './face-texts.ts';
import { PaintedCanvas } from './PaintedCanvas.tsx';

interface Props {
  readonly face: Face;
  /** CSS pixels or any CSS length; the height follows from the card. */
  readonly size: number | string;
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A card, character, role or back in the DOM, painted by the same painter as the cards on the table. */
export function FaceCanvas({ face, size, label, className, style }: Props) {
  const texts = useFaceTexts();
  return (
    <PaintedCanvas
      width={size}
      aspect={CARD.height / CARD.width}
      drawing={`${faceName(face)} ${texts.version}`}
      paint={(pixels) => paintedFace(face, pixels, texts)}
      label={label}
      className={className}
      style={{ borderRadius: '4.5%/3.2%', ...style }}
    />
  );
}
