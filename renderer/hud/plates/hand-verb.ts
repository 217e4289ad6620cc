import { type Card, kindOf, type Question, type State } from '../../../core/index.ts';
import { healsNobody } from '../../session/doubt.ts';
import type { Look } from '../../session/thing.ts';
import type { Words } from '../words.ts';

interface Held {
  readonly state: State;
  readonly card: Card;
  readonly look: Look;
  readonly question: Question | null;
  readonly slot: readonly Card[];
  readonly words: Words;
}

/** One short word above a card that can be used or is chosen; null for cards that lie as they are. */
export function handVerb({ state, card, look, question, slot, words }: Held): string | null {
  const { t } = words;
  const place = slot.indexOf(card);
  if (place >= 0) {
    if (question?.kind === 'estate') return t('table:label.order', { place: place + 1 });
    return t(question?.kind === 'discard' ? 'table:label.discard' : 'table:label.pay');
  }
  if (look === 'picked') return t('table:label.chosen');
  if (look !== 'legal') return null;
  const kind = kindOf(state.printed[card]?.kind ?? '');
  switch (question?.kind) {
    case 'shot':
      return kind.answers === 'missed'
        ? words.names.card(kind.id)
        : t('table:label.as', { card: words.names.card('missed') });
    case 'demand':
    case 'duel':
      return kind.answers === 'bangCard'
        ? t('table:label.give')
        : t('table:label.as', { card: words.names.card('bang') });
    case 'dying':
      return t('table:label.heal');
    case 'play':
      if (healsNobody(state, question.seats[0] ?? -1, kind.id, undefined)) return null;
      return kind.border === 'brown' && kind.answers !== 'missed' ? gains(kind.row, t) : null;
    default:
      return null;
  }
}

/** What the row of a card brings its player, where that is all it does. */
function gains(row: ReturnType<typeof kindOf>['row'], t: Words['t']): string | null {
  const draws = row.filter(({ symbol, reach }) => symbol === 'draw' && reach === 'self').length;
  if (draws > 0) return t('table:label.draw', { count: draws });
  return row.length === 1 && row[0]?.symbol === 'heal' ? t('table:label.heal') : null;
}
