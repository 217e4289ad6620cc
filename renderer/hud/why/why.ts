import {
  explainDistance,
  kindOf,
  questionOf,
  type Reason,
  type Seat,
  type State,
  weaponOf,
} from '../../../core/index.ts';
import type { Figure } from '../../design/why.tsx';
import type { Chosen } from '../../session/chart.ts';
import { isKind, needsReach } from '../../session/source.ts';
import type { Thing } from '../../session/thing.ts';
import { nameOfSource, sourcePlayed } from '../cause-words.ts';
import type { Words } from '../words.ts';
import { trainTold } from './why-train.ts';

/** The answer to "Why?": the question, the sum, the conclusion, the rule. */
export interface WhyTold {
  readonly title: string;
  readonly sum: readonly Figure[];
  readonly text: string;
  readonly rule: string;
}

/** Where in the rules each reason stands (`rules/base.md`). */
const RULES: Readonly<Record<string, string>> = {
  'out-of-range': 'B4.2',
  'bang-limit': 'B6.1',
  'duplicate-in-play': 'B3.3',
  'no-target': 'B6.7',
  'no-effect': 'B7.6',
  'nothing-there': 'B3.7',
  'wrong-time': 'B3.10',
  'wrong-count': 'B2.9',
  'cannot-pay': 'B2.12',
  'fresh-green': 'D1.2',
};

/** The same for the train (`rules/great-train-robbery.md`). */
const TRAIN_RULES: Readonly<Record<string, string>> = {
  'cannot-pay': 'G4.2',
  'last-life': 'G4.2',
  'nothing-there': 'G4.1',
  'limit-reached': 'G4.1',
  'wrong-time': 'G4.1',
};

interface Asked {
  readonly state: State;
  readonly me: Seat;
  readonly thing: Thing;
  readonly chosen: Chosen;
  readonly reason: Reason;
  /** The edition in words. */
  readonly edition: string;
  readonly words: Words;
}

export function whyTold(asked: Asked): WhyTold {
  const { state, me, thing, reason, edition, words } = asked;
  const { t } = words;
  const train = trainTold(asked);
  if (train) {
    const rule = TRAIN_RULES[reason.code];
    return {
      title: t('reasons:whyCard', { card: train.name }),
      sum: [],
      text: train.text,
      rule: rule ? t('reasons:rule', { rule, edition }) : '',
    };
  }
  const far = reason.code === 'out-of-range' && 'seat' in thing;
  const source = sourceAsked(asked);
  const rule = reason.code === 'cannot-pay' && isKind(source) ? 'D2.1' : RULES[reason.code];
  return {
    title:
      thing.what === 'hand' || isOwnRow(asked)
        ? t('reasons:whyCard', { card: nameOfSource(words, source) })
        : t('reasons:whySeat', { name: 'seat' in thing ? words.player(thing.seat) : '' }),
    sum: far ? distanceSum(state, me, thing.seat, words) : [],
    text: conclusion(asked, source),
    rule: rule ? t('reasons:rule', { rule, edition }) : '',
  };
}

/** "2 seats away + 1 Mustang − 1 Scope (you) = 2 distance". */
function distanceSum(state: State, me: Seat, seat: Seat, words: Words): Figure[] {
  const { t } = words;
  const { steps, raises, sights, total } = explainDistance(state, me, seat);
  const figures: Figure[] = [{ value: steps, word: t('reasons:sum.seats', { count: steps }) }];
  for (const { source, points } of raises)
    figures.push({
      sign: '+',
      value: points,
      word: t('reasons:sum.raise', { card: nameOfSource(words, source) }),
    });
  for (const { source, points } of sights)
    figures.push({ sign: '−', value: points, word: t('reasons:sum.sight', { card: nameOfSource(words, source) }) });
  const least = total > steps + sumOf(raises) - sumOf(sights);
  figures.push({ sign: '=', value: total, word: t(least ? 'reasons:sum.least' : 'reasons:sum.distance') });
  return figures;
}

const sumOf = (shares: readonly { readonly points: number }[]): number =>
  shares.reduce((sum, { points }) => sum + points, 0);

/** A card before me that I would use, not one that something is done to. */
const isOwnRow = ({ thing, me, chosen }: Asked): boolean =>
  thing.what === 'row' && thing.seat === me && chosen.path.length === 0;

/** The card or the ability that cannot do what is asked. */
function sourceAsked(asked: Asked): string {
  const { state, thing, chosen } = asked;
  const own = thing.what === 'hand' || (thing.what === 'row' && isOwnRow(asked));
  return own ? (state.printed[thing.card]?.kind ?? '') : sourcePlayed(state, chosen);
}

function conclusion({ state, me, thing, reason, words }: Asked, played: string): string {
  const { t, names } = words;
  const { code, figures = {} } = reason;
  switch (code) {
    case 'out-of-range':
      return outOfRange(state, me, thing, played, figures, words);
    case 'bang-limit':
      return t('reasons:code.bang-limit', { ...figures, bang: names.card('bang') });
    case 'duplicate-in-play':
      return t(thing.what === 'hand' ? 'reasons:duplicateOwn' : 'reasons:duplicateCard', { card: names.card(played) });
    case 'no-target':
      if ('seat' in thing && thing.seat === me) return t('reasons:noTargetSelf');
      return t(played === 'jail' ? 'reasons:noTargetSheriff' : 'reasons:code.no-target');
    case 'wrong-time':
      return wrongTime(state, thing, played, words);
    default:
      return t(`reasons:code.${code}`, figures);
  }
}

/** While an answer is asked for, what would be one; else when the card has its time. */
function wrongTime(state: State, thing: Thing, played: string, { t, names }: Words): string {
  const cards = { missed: names.card('missed'), bang: names.card('bang'), beer: names.card('beer') };
  switch (questionOf(state)?.kind) {
    case 'shot':
      return thing.what === 'hand' && savesFromRow(played) ? t('reasons:greenInHand') : t('reasons:answer.shot', cards);
    case 'demand':
    case 'duel':
      return t('reasons:answer.bang', cards);
    case 'dying':
      return t('reasons:answer.dying', cards);
    default:
      return played === 'missed' ? t('reasons:missedOnlyReply', { card: cards.missed }) : t('reasons:code.wrong-time');
  }
}

/** A green card against shots, of no use as long as it is in the hand (D1.3). */
const savesFromRow = (source: string): boolean => {
  if (!isKind(source)) return false;
  const { border, answers } = kindOf(source);
  return border === 'green' && answers === 'missed';
};

function outOfRange(
  state: State,
  me: Seat,
  thing: Thing,
  played: string,
  figures: Readonly<Record<string, number>>,
  words: Words,
): string {
  const { t, names } = words;
  const reach = figures.reach ?? 1;
  if (thing.what === 'hand') return t('reasons:nobodyInReach', { reach });
  if (!needsReach(played)) return t('reasons:outOfRangeCard', { card: names.card(played), reach });
  const { kind } = weaponOf(state, me);
  return t('reasons:outOfRangeWeapon', { weapon: kind ? names.card(kind) : t('reasons:colt'), reach });
}
