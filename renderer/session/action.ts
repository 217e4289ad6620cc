import type { Move, Offer, Question, Seat } from '../../core/index.ts';
import { type Chosen, choose, nextSteps, openOffers, wholeMove } from './chart.ts';
import { type Lies, type Step, thingFor } from './steps.ts';
import type { Thing } from './thing.ts';

/** What the buttons and their keys do at this moment; everything but "back" is a move of the game. */
export interface Actions {
  /** Space. */
  readonly main: Move | null;
  /** P: what also happens when the clock runs out. */
  readonly pass: Move | null;
  /** E. */
  readonly end: Move | null;
  /** The red octagon, Enter: cards chosen to be discarded. */
  readonly discard: Move | null;
  /** U: my character has an ability for this very moment, which may still need cards to pay with; the only answer, or not. */
  readonly ability: 'only' | 'also' | null;
  /** Esc, right click: there is a choice to take back. */
  readonly back: boolean;
}

interface Standing {
  readonly offers: readonly Offer[];
  readonly chosen: Chosen;
  readonly pointed: Thing | null;
  readonly me: Seat;
  readonly question: Question | null;
  readonly lies: Lies;
}

/** Questions in which a hand card answers, so that the first fitting one may stand on the main button. */
const REPLIES: ReadonlySet<Question['kind']> = new Set(['shot', 'demand', 'duel', 'dying']);

export function actionsIn(standing: Standing): Actions {
  const { offers, chosen } = standing;
  const whole = wholeMove(offers, chosen);
  const discards = whole !== null && 'discard' in whole;
  const main = discards ? null : (whole ?? mainMove(standing));
  return {
    main,
    pass: offers.find(({ move }) => 'pass' in move)?.move ?? null,
    end: offers.find(({ move }) => 'end' in move)?.move ?? null,
    discard: discards ? whole : null,
    ability: abilityIn(standing, main),
    back: chosen.path.length > 0 || chosen.slot.length > 0,
  };
}

/** A card of the own row is used by its name, an ability by its character's. */
const isAbility = (step: Step): boolean => step.key === 'use' && typeof step.use === 'string';

function abilityIn({ offers, chosen, question }: Standing, main: Move | null): Actions['ability'] {
  if (chosen.path.length > 0 || !nextSteps(offers, chosen).some(isAbility)) return null;
  return main === null && question && REPLIES.has(question.kind) ? 'only' : 'also';
}

function mainMove(standing: Standing): Move | null {
  const { offers, chosen, question } = standing;
  const pointed = pointedMove(standing);
  if (chosen.path.length > 0) return pointed ?? onlyMove(standing);
  if (question?.kind === 'play') return offers.find(({ move }) => 'end' in move)?.move ?? null;
  if (pointed && !(question && REPLIES.has(question.kind) && 'use' in pointed)) return pointed;
  if (question && REPLIES.has(question.kind)) return readiest(offers);
  return offers.find(({ move }) => isDeck(move))?.move ?? null;
}

/** A flip costs no card, so it comes before a card of the hand; a card under its own name before a disguised one. */
function readiest(offers: readonly Offer[]): Move | null {
  const flip = offers.find(({ move }) => 'flip' in move);
  const plain = offers.find(({ move }) => 'play' in move && move.as === undefined);
  return (flip ?? plain ?? offers.find(({ move }) => 'play' in move))?.move ?? null;
}

const isDeck = (move: Move): boolean =>
  'choose' in move && typeof move.choose === 'object' && 'option' in move.choose && move.choose.option === 'deck';

/** The move that a click on the pointed thing would send. */
function pointedMove({ offers, chosen, pointed, me }: Standing): Move | null {
  if (!pointed) return null;
  if (!nextSteps(offers, chosen).length) return null;
  const outcome = choose(offers, chosen, pointed, me);
  return outcome && 'move' in outcome ? outcome.move : null;
}

/** The last step when only one way is left: one seat in reach, one card there. */
function onlyMove({ offers, chosen, me, lies }: Standing): Move | null {
  const [only, ...others] = openOffers(offers, chosen);
  const step = nextSteps(offers, chosen)[0];
  if (!only || others.length > 0 || !step || only.slot) return null;
  const outcome = choose(offers, chosen, thingFor(step, me, lies), me);
  return outcome && 'move' in outcome ? outcome.move : null;
}
