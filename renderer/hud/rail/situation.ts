import type { Offer, Question, Seat, State } from '../../../core/index.ts';
import type { Chosen } from '../../session/chart.ts';
import type { Words } from '../words.ts';

/** What stands on the rail: who, because of what, what you can do (hud.md, section 5). Plain texts, `<b>` allowed. */
export interface Prompt {
  readonly flag: string | null;
  readonly tone: 'turn' | 'asked' | 'others';
  readonly sentence: string;
  readonly detail: string;
}

export interface Situation {
  readonly state: State;
  readonly me: Seat;
  readonly question: Question | null;
  readonly offers: readonly Offer[];
  readonly chosen: Chosen;
  readonly words: Words;
}

export type Spoken = Pick<Prompt, 'sentence' | 'detail'>;
export type Asked = Situation & { readonly question: Question };
