import type { BotRequest, Move, Offer, Seat } from '../../core/index.ts';

/** One decision to make. The request is all that the bot's rules get; the rest says whose memory it goes with. */
export interface BotTask {
  readonly table: string;
  readonly seat: Seat;
  readonly request: BotRequest;
}

/** Whatever thinks for bots: in this process, or in a worker. */
export interface Brain {
  decide(task: BotTask): Promise<Move>;
  close(): void;
}

/** Never clever, always legal: the first way on, with the first cards that a choice allows. Null without an offer. */
export function wayOn(legal: readonly Offer[]): Move | null {
  const idle = legal.find(({ move }) => 'pass' in move) ?? legal.find(({ move }) => 'end' in move);
  const offer = idle ?? legal[0];
  if (!offer) return null;
  const { move, slot } = offer;
  // The slot's key is one of the move's own, as `fits` has it.
  return slot ? ({ ...move, [slot.key]: slot.from.slice(0, slot.min) } as Move) : move;
}
