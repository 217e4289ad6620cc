import { explainDistance, questionOf, type Reason, type Seat, type State, weaponOf } from '../../core/index.ts';
import type { Figure } from '../design/why.tsx';
import type { Chosen } from '../session/chart.ts';
import type { Thing } from '../session/thing.ts';
import { kindPlayed, nameOfSource } from './prompt.ts';
import type { Words } from './words.ts';

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
  const far = reason.code === 'out-of-range' && 'seat' in thing;
  const rule = RULES[reason.code];
  return {
    title:
      thing.what === 'hand'
        ? t('reasons:whyCard', { card: words.card(thing.card) })
        : t('reasons:whySeat', { name: 'seat' in thing ? words.player(thing.seat) : '' }),
    sum: far ? distanceSum(state, me, thing.seat, words) : [],
    text: conclusion(asked),
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

function conclusion({ state, me, thing, chosen, reason, words }: Asked): string {
  const { t, names } = words;
  const { code, figures = {} } = reason;
  const played = thing.what === 'hand' ? (state.printed[thing.card]?.kind ?? '') : kindPlayed(state, chosen);
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
      return wrongTime(state, played, words);
    default:
      return t(`reasons:code.${code}`, figures);
  }
}

/** While an answer is asked for, what would be one; else when the card has its time. */
function wrongTime(state: State, played: string, { t, names }: Words): string {
  const cards = { missed: names.card('missed'), bang: names.card('bang'), beer: names.card('beer') };
  switch (questionOf(state)?.kind) {
    case 'shot':
      return t('reasons:answer.shot', cards);
    case 'demand':
    case 'duel':
      return t('reasons:answer.bang', cards);
    case 'dying':
      return t('reasons:answer.dying', cards);
    default:
      return played === 'missed' ? t('reasons:missedOnlyReply', { card: cards.missed }) : t('reasons:code.wrong-time');
  }
}

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
  const bang = played === 'bang';
  if (!bang) return t('reasons:outOfRangeCard', { card: names.card(played), reach });
  const { kind } = weaponOf(state, me);
  return t('reasons:outOfRangeWeapon', { weapon: kind ? names.card(kind) : t('reasons:colt'), reach });
}
