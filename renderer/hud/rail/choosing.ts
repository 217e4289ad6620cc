import type { Seat } from '../../../core/index.ts';
import { nextSteps, nextVictim, offerAt } from '../../session/chart.ts';
import { sourcePlayed } from '../cause-words.ts';
import { aimOf } from './aim.ts';
import { choosingWithTrain, seatsNamed } from './choosing-train.ts';
import type { Situation, Spoken } from './situation.ts';

/** A card is picked, or an ability: what it still needs. */
export function choosing(situation: Situation): Spoken {
  const { offers, chosen, words } = situation;
  const { t, names, player } = words;
  const [step] = nextSteps(offers, chosen);
  const source = sourcePlayed(situation.state, chosen);
  const victim = nextVictim(offers, chosen);
  if (victim) return ofVictim(situation, victim.seat);
  const special = choosingWithTrain(situation, step);
  if (special) return special;
  const { slot, victims } = offerAt(offers, chosen) ?? {};
  if (slot) {
    const figures = { got: chosen.slot.length, need: slot.min };
    const played = chosen.path.find((each) => each.key === 'card');
    return {
      sentence: played ? t('prompt:price', { card: words.card(played.card) }) : t('prompt:use'),
      detail: t(victims ? 'prompt:priceEach' : 'prompt:useDetail', figures),
    };
  }
  if (step?.key === 'as') {
    const character = names.character(situation.state.abilities[situation.me] ?? '');
    return { sentence: t('prompt:as'), detail: t('prompt:asDetail', { character }) };
  }
  if (step?.key === 'on') {
    const aim = aimOf(source);
    const key = aim === 'panic' || aim === 'cat-balou' ? aim : 'other';
    return { sentence: t(`prompt:on.${key}`, { name: player(step.seat) }), detail: t('prompt:onDetail') };
  }
  return {
    sentence: t(`prompt:target.${aimOf(source)}`),
    detail: t('prompt:targetDetail', { names: seatsNamed(situation) }),
  };
}

/** Something of each is picked, from the left: of whom now, and who is still to come. */
function ofVictim({ offers, chosen, words: { t, player } }: Situation, seat: Seat): Spoken {
  const open = (offerAt(offers, chosen)?.victims ?? []).filter(
    (victim) => victim.from.length > 1 && !chosen.named.some((named) => named.seat === victim.seat),
  );
  const after = open.map((victim) => victim.seat).filter((other) => other !== seat);
  return {
    sentence: t('prompt:on.cat-balou', { name: player(seat) }),
    detail: after.length > 0 ? t('prompt:eachDetail', { names: after.map(player).join(', ') }) : t('prompt:onDetail'),
  };
}
