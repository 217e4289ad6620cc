import { decide } from '../../core/index.ts';
import type { Brain } from './brain.ts';

/** Thinks in this process: for tests, and while a worker cannot be had. */
export const localBrain: Brain = {
  decide: async ({ request }) => decide(request).move,
  close: () => {},
};
