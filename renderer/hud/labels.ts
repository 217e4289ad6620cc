import {
  type Card,
  cardsIn,
  DISCARD,
  excessOf,
  type Move,
  NOBODY,
  type Question,
  type Seat,
  type State,
} from '../../core/index.ts';
import { aimOf } from './aim.ts';
import { sourceOfFlip } from './cause-words.ts';
import type { Words } from './words.ts';

/** What a button says: a verb and its object, and a second line where the move costs something. */
export interface Label {
  readonly text: string;
  readonly sub: string | null;
}

const only = (text: string): Label => ({ text, sub: null });

/** The words on the button that makes this move. */
export function labelOf(move: Move, state: State, question: Question | null, words: Words): Label {
  const { t } = words;
  if ('end' in move) {
    const excess = excessOf(state, move.by);
    return { text: t('prompt:do.end'), sub: excess > 0 ? t('prompt:do.endSub', { count: excess }) : null };
  }
  if ('pass' in move) return only(passText(question, words));
  if ('discard' in move)
    return only(
      question?.kind === 'estate' ? t('prompt:do.order') : t('prompt:do.discard', { count: move.discard.length }),
    );
  if ('flip' in move) return only(t('prompt:do.flip', { card: sourceOfFlip(words, move.flip) }));
  if ('use' in move) return only(usedText(move, state, words));
  if ('take' in move) return only(t('prompt:do.take', { card: words.card(move.take) }));
  if ('choose' in move) return only(chooseText(move.choose, state, question, words));
  return only(playText(move, state, question, words));
}

function playText(
  { play, as, target, on }: Extract<Move, { play: number }>,
  state: State,
  question: Question | null,
  words: Words,
): string {
  const { t, names, player } = words;
  const own = state.printed[play]?.kind ?? '';
  const kind = as ?? own;
  const card = names.card(own);
  if (question?.kind === 'dying') return t('prompt:do.drink', { card });
  if (question?.kind === 'demand' || question?.kind === 'duel') return t('prompt:do.give', { card });
  if (target === undefined) return t('prompt:do.play', { card });
  return aimedText(kind, target, on, words) ?? t('prompt:do.playAt', { card, name: player(target) });
}

/** A card of the own row, or an ability; where it is aimed, what it does there. */
function usedText({ use, target, on }: Extract<Move, { use: unknown }>, state: State, words: Words): string {
  const source = typeof use === 'string' ? use : (state.printed[use]?.kind ?? '');
  const aimed = target === undefined ? null : aimedText(source, target, on, words);
  if (aimed) return aimed;
  return typeof use === 'string'
    ? words.t('prompt:do.use', { character: words.names.character(use) })
    : words.t('prompt:do.useCard', { card: words.card(use) });
}

/** A verb and its object; null where no verb is known for what it does. */
function aimedText(source: string, target: Seat, on: Card | 'hand' | undefined, words: Words): string | null {
  const { t, player } = words;
  const aim = aimOf(source);
  if (typeof on === 'number')
    return t(aim === 'panic' ? 'prompt:do.takeRow' : 'prompt:do.dropRow', { card: words.card(on) });
  return aim === 'other' ? null : t(`prompt:do.${aim}`, { name: player(target) });
}

function chooseText(
  choice: Extract<Move, { choose: unknown }>['choose'],
  state: State,
  question: Question | null,
  words: Words,
): string {
  const { t, player } = words;
  if (typeof choice === 'number') {
    const card = words.card(choice);
    if (question?.kind === 'peek') return t('prompt:do.putBack', { card });
    if (question?.kind === 'flip') return t('prompt:do.count', { card: words.face(choice) });
    return t('prompt:do.take', { card });
  }
  if ('card' in choice) return t('prompt:do.take', { card: words.card(choice.card) });
  if ('seat' in choice) return t('prompt:do.fromHand', { name: player(choice.seat) });
  const option = String(Object.values(choice)[0]);
  if (option === 'deck') return t('prompt:do.deck');
  if (option === 'discard-pile') {
    const top = cardsIn(state, DISCARD).at(-1);
    return t('prompt:do.discardPile', { card: top === undefined ? '' : words.card(top) });
  }
  if (option === 'hand') return t('prompt:do.fromHand', { name: player(question?.by ?? NOBODY) });
  if (question?.kind === 'ability') return t('prompt:do.use', { character: words.names.character(option) });
  return optionText(option, words);
}

/** An offered character, or what becomes of the one kept from the last game. */
export function optionText(option: string, { t, names }: Words): string {
  if (option === 'new') return t('prompt:do.newCharacter');
  return t('prompt:do.be', { character: names.character(option) });
}

function passText(question: Question | null, { t }: Words): string {
  switch (question?.kind) {
    case 'shot':
      return t('prompt:do.hit');
    case 'demand':
    case 'duel':
      return t('prompt:do.lose');
    case 'dying':
      return t('prompt:do.die');
    case 'discard':
      return t('prompt:do.keep');
    default:
      return t('prompt:do.pass');
  }
}
