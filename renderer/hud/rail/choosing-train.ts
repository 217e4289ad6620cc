import { kindOf } from '../../../core/index.ts';
import { nextSteps, offerAt } from '../../session/chart.ts';
import type { Step } from '../../session/steps.ts';
import { seatsFromMyLeft } from '../facts.ts';
import { stopOf } from '../train/train-words.ts';
import type { Situation, Spoken } from './situation.ts';

/** What a wagon, the free step, a card that is given away or passed on still needs; null for all else. */
export function choosingWithTrain(situation: Situation, step: Step | undefined): Spoken | null {
  const { chosen, words } = situation;
  const { t } = words;
  const [first] = chosen.path;
  const last = chosen.path.at(-1);
  if (last?.key === 'one') return giving(situation, last.card);
  if (last?.key === 'advance') return { sentence: t('prompt:train.rolled'), detail: t('prompt:train.rolledDetail') };
  if (chosen.path.some(({ key }) => key === 'take')) return taking(situation, step);
  if (step?.key === 'give') return { sentence: t('prompt:train.give'), detail: t('prompt:train.giveDetail') };
  const given = chosen.path.find((each) => each.key === 'give');
  if (given) {
    const named = chosen.path.find((each) => each.key === 'target');
    const names = named ? words.player(named.seat) : seatsNamed(situation);
    return {
      sentence: t('prompt:train.get', { card: words.card(given.give) }),
      detail: t('prompt:train.getDetail', { names }),
    };
  }
  if (first?.key !== 'use') return null;
  return typeof first.use === 'number' ? usingCard(situation, first.use, step) : redirecting(situation, step);
}

function giving(situation: Situation, card: number): Spoken {
  const { question, words } = situation;
  const key = question?.kind === 'dealing' ? 'dealingTo' : 'mailTo';
  return {
    sentence: words.t(`prompt:train.${key}`, { card: words.card(card) }),
    detail: words.t('prompt:targetDetail', { names: seatsNamed(situation) }),
  };
}

/** The price of the station at which the wagon stands, once it is clear before whom it goes. */
function taking(situation: Situation, step: Step | undefined): Spoken | null {
  const { state, me, offers, chosen, words } = situation;
  const { t } = words;
  const wagon = chosen.path.find((each) => each.key === 'take')?.card ?? -1;
  const named = { wagon: words.card(wagon) };
  if (step?.key === 'target') {
    const detail = words.names.rule(state.printed[wagon]?.kind ?? '', state.options).text;
    return { sentence: t('prompt:train.place', named), detail };
  }
  const stop = stopOf(
    state,
    wagon,
    chosen.path.some(({ key }) => key === 'advance'),
    words,
  );
  if (!stop) return null;
  const need = offerAt(offers, chosen)?.slot?.min;
  const figures = { ...named, got: chosen.slot.length, need: need ?? 0, life: Math.max(0, state.life[me] ?? 0) };
  return {
    sentence: t('prompt:train.pay', { station: stop.station, price: stop.asked }),
    detail: t(need === undefined ? 'prompt:train.payLife' : 'prompt:train.payDetail', figures),
  };
}

/** A card of the row that counts as another, or lets another count. */
function usingCard({ state, offers, chosen, words }: Situation, use: number, step: Step | undefined): Spoken | null {
  const { t, names } = words;
  const named = { card: words.card(use) };
  const { use: how } = kindOf(state.printed[use]?.kind ?? '');
  if (!how) return null;
  if (step?.key === 'as')
    return { sentence: t('prompt:train.countsAs', named), detail: t('prompt:train.countsAsDetail') };
  if (!('lends' in how) || !offerAt(offers, chosen)?.slot) return null;
  const figures = { as: names.card(how.lends), got: chosen.slot.length };
  return { sentence: t('prompt:train.lend', named), detail: t('prompt:train.lendDetail', figures) };
}

/** An answer to a shot that names somebody else for it. */
function redirecting(situation: Situation, step: Step | undefined): Spoken | null {
  const { question, chosen, offers, words } = situation;
  if (question?.kind !== 'shot') return null;
  if (step?.key === 'target') {
    const detail = words.t('prompt:train.redirectDetail', { names: seatsNamed(situation) });
    return { sentence: words.t('prompt:train.redirect'), detail };
  }
  const slot = offerAt(offers, chosen)?.slot;
  if (!slot || !chosen.path.some(({ key }) => key === 'target')) return null;
  const detail = words.t('prompt:useDetail', { got: chosen.slot.length, need: slot.min });
  return { sentence: words.t('prompt:train.redirectPay'), detail };
}

/** Who can be named next, clockwise from my left. */
export function seatsNamed({ state, offers, chosen, me, words }: Situation): string {
  const open = new Set(
    nextSteps(offers, chosen).flatMap((step) => (step.key === 'target' || step.key === 'whose' ? [step.seat] : [])),
  );
  return seatsFromMyLeft(state, me)
    .filter((seat) => open.has(seat))
    .map((seat) => (seat === me ? words.t('prompt:yourself') : words.player(seat)))
    .join(', ');
}
