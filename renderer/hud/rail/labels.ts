import {
  type Card,
  cardsIn,
  DISCARD,
  excessOf,
  type Move,
  NOBODY,
  priceOf,
  type Question,
  type Seat,
  type State,
} from '../../../core/index.ts';
import { placeOf } from '../../session/train-places.ts';
import { sourceOfFlip } from '../cause-words.ts';
import type { Words } from '../words.ts';
import { aimOf } from './aim.ts';

type TakeMove = Extract<Move, { take: Card }>;
type ChooseMove = Extract<Move, { choose: unknown }>;

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
  if ('use' in move) return { text: usedText(move, state, words), sub: paidText(move.pay, words) };
  if ('take' in move) return takeLabel(move, state, words);
  if ('choose' in move) return chooseLabel(move, state, question, words);
  return { text: playText(move, state, question, words), sub: paidText(move.pay, words) };
}

/** What lies ready to be paid; null where nothing is. */
function paidText(pay: readonly Card[] | undefined, words: Words): string | null {
  if (!pay || pay.length === 0) return null;
  return words.t('prompt:do.paySub', { cards: pay.map((card) => paidCard(card, words)).join(', ') });
}

const paidCard = (card: Card, { card: name, face }: Words): string => `${name(card)} ${face(card)}`.trim();

/** A wagon, what it costs, and before whom it goes if not before its taker. */
function takeLabel({ by, take, pay, target, advance }: TakeMove, state: State, words: Words): Label {
  const { t } = words;
  const named = { card: words.card(take) };
  const station = placeOf(state, take, advance)?.station;
  const price = station === undefined ? null : priceOf(state, station);
  const life = price && 'life' in price ? t('prompt:do.lifeSub', { count: price.life }) : null;
  const before = target === undefined ? null : atSeat('layAt', target, by, words);
  const sub = [before, paidText(pay, words) ?? life].filter((part) => part !== null).join(' · ');
  return { text: t('prompt:do.take', named), sub: sub === '' ? null : sub };
}

/** What is done at a seat: somebody's by name, one's own by "yourself". */
function atSeat(what: string, seat: Seat, by: Seat, { t, player }: Words, values: { card?: string } = {}): string {
  return seat === by ? t(`prompt:self.${what}`, values) : t(`prompt:do.${what}`, { ...values, name: player(seat) });
}

function playText(
  { by, play, as, target, on }: Extract<Move, { play: number }>,
  state: State,
  question: Question | null,
  words: Words,
): string {
  const { t, names } = words;
  const own = state.printed[play]?.kind ?? '';
  const kind = as ?? own;
  const card = names.card(own);
  if (question?.kind === 'dying') return t('prompt:do.drink', { card });
  if (question?.kind === 'demand' || question?.kind === 'duel') return t('prompt:do.give', { card });
  if (target === undefined) return t('prompt:do.play', { card });
  return aimedText(kind, target, by, on, words) ?? atSeat('playAt', target, by, words, { card });
}

/** A card of the own row, or an ability; where it is aimed, what it does there. */
function usedText({ by, use, as, target, on }: Extract<Move, { use: unknown }>, state: State, words: Words): string {
  const source = as ?? (typeof use === 'string' ? use : (state.printed[use]?.kind ?? ''));
  const aimed = target === undefined ? null : aimedText(source, target, by, on, words);
  if (aimed) return aimed;
  if (as !== undefined && typeof use === 'number') {
    return words.t('prompt:do.useAs', { card: words.card(use), as: words.names.card(as) });
  }
  return typeof use === 'string'
    ? words.t('prompt:do.use', { character: words.names.character(use) })
    : words.t('prompt:do.useCard', { card: words.card(use) });
}

/** A verb and its object; null where no verb is known for what it does. */
function aimedText(source: string, target: Seat, by: Seat, on: Card | 'hand' | undefined, words: Words): string | null {
  const { t } = words;
  const aim = aimOf(source);
  if (typeof on === 'number')
    return t(aim === 'panic' ? 'prompt:do.takeRow' : 'prompt:do.dropRow', { card: words.card(on) });
  return aim === 'other' ? null : atSeat(aim, target, by, words);
}

function chooseLabel(move: ChooseMove, state: State, question: Question | null, words: Words): Label {
  const { by, choose } = move;
  if (typeof choose !== 'number' && 'card' in choose && GIFTS.has(question?.kind)) {
    const sub = atSeat('giftSub', choose.seat, by, words);
    return { text: words.t('prompt:do.gift', { card: words.card(choose.card) }), sub };
  }
  return only(chooseText(move, state, question, words));
}

/** Questions in which a card goes to a seat, not from it. */
const GIFTS: ReadonlySet<Question['kind'] | undefined> = new Set(['mail', 'dealing']);

function chooseText({ by, choose }: ChooseMove, state: State, question: Question | null, words: Words): string {
  const { t, player } = words;
  if (typeof choose === 'number') {
    const card = words.card(choose);
    if (question?.kind === 'peek') return t('prompt:do.putBack', { card });
    if (question?.kind === 'flip') return t('prompt:do.count', { card: words.face(choose) });
    return t(question?.kind === 'survey' ? 'prompt:do.give' : 'prompt:do.take', { card });
  }
  if ('card' in choose) return t('prompt:do.take', { card: words.card(choose.card) });
  if ('seat' in choose) {
    if (question?.kind === 'spare') return atSeat('spare', choose.seat, by, words);
    if (question?.kind === 'place') return atSeat('layAt', choose.seat, by, words);
    return t('prompt:do.fromHand', { name: player(choose.seat) });
  }
  const option = String(Object.values(choose)[0]);
  if (option === 'deck') return t('prompt:do.deck');
  if (option === 'discard-pile') {
    const top = cardsIn(state, DISCARD).at(-1);
    return t('prompt:do.discardPile', { card: top === undefined ? '' : words.card(top) });
  }
  if (option === 'hand') return t('prompt:do.fromHand', { name: player(question?.by ?? NOBODY) });
  if (question?.kind === 'ability') return t('prompt:do.use', { character: words.names.character(option) });
  return wayText(option, question, words) ?? optionText(option, words);
}

/** One of two ways that a question leaves; null where its options are characters. */
export function wayText(option: string, question: Question | null, { t, card }: Words): string | null {
  if (question?.kind !== 'steam' && question?.kind !== 'holdUp') return null;
  const [threatened] = question.cards;
  return t(`prompt:way.${question.kind}.${option}`, { card: threatened === undefined ? '' : card(threatened) });
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
