import { barkeep } from '../../assets/art/barkeep.ts';
import { paintedRound } from '../media/face-cache.ts';
import { PaintedCanvas } from '../media/PaintedCanvas.tsx';

/** Who speaks in the lessons. */
export function Barkeep() {
  return (
    <PaintedCanvas
      className="barkeep"
      width="8.8rem"
      aspect={1}
      drawing="barkeep"
      paint={(pixels) => paintedRound('barkeep', barkeep, pixels)}
    />
  );
}
