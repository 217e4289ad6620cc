import { create } from 'zustand';
import type { Face } from '../../media/face.ts';

/** A picture shown large with its rules: what the pointer rests on, or what Alt or a click keeps open. */
interface PreviewState {
  readonly face: Face | null;
  /** Stays although the pointer has left. */
  readonly kept: boolean;
  show(face: Face | null): void;
  keep(face: Face): void;
  close(): void;
}

export const usePreview = create<PreviewState>()((set, get) => ({
  face: null,
  kept: false,
  show: (face) => {
    if (!get().kept) set({ face });
  },
  keep: (face) => set({ face, kept: true }),
  close: () => set({ face: null, kept: false }),
}));
