import { type Card, CHARACTER_IDS, LOCOMOTIVE_IDS, type Printed } from '../../core/index.ts';
import { FaceCanvas } from '../media/FaceCanvas.tsx';
import { type Face, faceOfPrinted } from '../media/face.ts';
import { useSession } from '../session/store.ts';

interface SourceFaceProps {
  /** A kind of card, a character, or a side of the locomotive. */
  readonly source: string;
  /** The card itself, where one was spent. */
  readonly card: Card;
  readonly size: string;
}

/** The picture of what has caused something. */
export function SourceFace({ source, card, size }: SourceFaceProps) {
  const printed = useSession((session) => session.truth?.printed);
  const spent = printed?.[card];
  const face = spent ? faceOfPrinted(spent) : faceOfSource(source, printed ?? []);
  return face ? <FaceCanvas face={face} size={size} /> : null;
}

/** The first printed card of a kind stands for all of them. */
export function faceOfSource(source: string, printed: readonly Printed[]): Face | null {
  if (CHARACTER_IDS.includes(source)) return { what: 'character', id: source };
  if (LOCOMOTIVE_IDS.includes(source)) return { what: 'locomotive', id: source };
  const card = printed.find(({ kind }) => kind === source);
  return card ? faceOfPrinted(card) : null;
}
