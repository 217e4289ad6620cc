import type { Question, Reason, Seat, State } from '../../../core/index.ts';
import type { IconName } from '../../design/icon.tsx';
import type { Look } from '../../session/thing.ts';
import { nextLiving, type SeatFacts } from '../facts.ts';
import type { Words } from '../words.ts';

/** How the plate itself looks; a seat that is asked in its own turn is asked. */
export type PlateState = 'rest' | 'turn' | 'asked' | 'out';

export function plateStateOf(state: State, seat: Seat, question: Question | null): PlateState {
  if (state.dead[seat]) return 'out';
  if (question?.seats.includes(seat) && question.kind !== 'play') return 'asked';
  return state.turn === seat && !state.winners ? 'turn' : 'rest';
}

interface Tag {
  readonly text: string;
  readonly tone: 'fact' | 'turn' | 'asked' | 'in-reach' | 'reason';
  readonly icon: IconName | null;
}

interface Told {
  readonly state: State;
  readonly facts: SeatFacts;
  readonly look: Look;
  readonly reason: Reason | null;
  /** How far the picked card reaches; null where distance does not matter, or nothing is picked. */
  readonly reach: number | null;
  readonly question: Question | null;
  readonly presence: 'here' | 'away' | 'bot';
  readonly words: Words;
}

/** The one fact that hangs on a plate; while a target is chosen that is its distance. */
export function tagsOf({ state, facts, look, reason, reach, question, presence, words }: Told): Tag[] {
  const { t } = words;
  const { seat, distance } = facts;
  if (facts.dead) return facts.role ? [tag(words.names.role(facts.role), 'fact', facts.role)] : [];
  if (look === 'legal' && distance !== null && reach !== null) {
    return [tag(t('table:tag.inReach', { distance, reach }), 'in-reach', 'check')];
  }
  if (look === 'faded' && reason) return [tag(shortReason(reason, words), 'reason', 'cross')];
  const kind = plateStateOf(state, seat, question);
  if (presence === 'away') return [tag(t('table:state.away'), 'asked', 'watch')];
  if (kind === 'asked') return [tag(t('table:state.asked'), 'asked', null)];
  const dynamite = facts.row.find((card) => card.kind === 'dynamite');
  if (dynamite) {
    const name = words.player(nextLiving(state, seat));
    return [tag(t('table:tag.dynamiteNext', { card: words.names.card('dynamite'), name }), 'fact', null)];
  }
  if (facts.row.some((card) => card.kind === 'jail')) return [tag(t('table:tag.jail'), 'fact', null)];
  if (kind === 'turn') return [tag(t('table:state.turn'), 'turn', null)];
  if (facts.ghost) return [tag(t('table:state.ghost'), 'fact', 'ghost')];
  return facts.quarry ? [tag(t('table:tag.quarry'), 'fact', 'reach')] : [];
}

const tag = (text: string, tone: Tag['tone'], icon: IconName | null): Tag => ({ text, tone, icon });

function shortReason({ code, figures }: Reason, { t }: Words): string {
  if (code === 'out-of-range' && figures) return t('table:tag.tooFar', figures);
  return t(`reasons:short.${code}`);
}
