import { CHARACTER_IDS } from '../../core/index.ts';
import { FaceCanvas } from '../media/FaceCanvas.tsx';
import type { Face } from '../media/face.ts';
import { useSession } from '../session/store.ts';

interface SourceFaceProps {
  /** A kind of card, or a character. */
  readonly source: string;
  readonly size: string;
}

/** The picture of what has caused something: the first printed card of its kind stands for all of them. */
export function SourceFace({ source, size }: SourceFaceProps) {
  const printed = useSession((session) => session.truth?.printed);
  const face = faceOfSource(source, printed ?? []);
  return face ? <FaceCanvas face={face} size={size} /> : null;
}

export function faceOfSource(
  source: string,
  printed: readonly { readonly kind: string; readonly suit: 'S' | 'H' | 'D' | 'C'; readonly rank: string }[],
): Face | null {
  if (CHARACTER_IDS.includes(source)) return { what: 'character', id: source };
  const card = printed.find(({ kind }) => kind === source);
  return card ? ({ what: 'card', ...card } as Face) : null; // printed cards bear ranks of the deck
}
