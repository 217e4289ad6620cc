import { addAfterEffect } from '@react-three/fiber';
import { useEffect } from 'react';
import { measure } from './measure.ts';

/** Stops the watch once the frame is drawn. */
export function FrameEnd() {
  useEffect(() => addAfterEffect(() => measure.end()), []);
  return null;
}
