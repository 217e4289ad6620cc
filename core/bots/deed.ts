import type { Seat } from '../model/seat.ts';
import type { ActName } from './likelihoods.ts';

/** Something that a seat chose to do in front of everybody, and what it tells. */
export interface Deed {
  /** The number of its event. */
  readonly event: number;
  readonly by: Seat;
  /** The seat it was aimed at; null where it was aimed at nobody in particular. */
  readonly at: Seat | null;
  readonly act: ActName;
  /** Strength of the evidence: 1 for a free choice. */
  readonly strength: number;
}
