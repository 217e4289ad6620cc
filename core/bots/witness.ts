import { rowNamed } from '../expansions/catalogue.ts';
import type { Card } from '../model/card.ts';
import type { CardSymbol } from '../model/definition.ts';
import type { EventOf, GameEvent } from '../model/event.ts';
import type { Seat } from '../model/seat.ts';
import { DISCARD } from '../model/zone.ts';
import { distance } from '../rules/distance.ts';
import { numberOf } from '../rules/figures.ts';
import { kindOfCard, livingFrom } from '../rules/table.ts';
import type { Deed } from './deed.ts';
import { type ActName, CARDS_TO_ACT, HEALTHY_SHERIFF, REPUTED, STRENGTH } from './likelihoods.ts';
import { seatOfHand, seatOfRow, type Trace } from './trace.ts';

/** What the onlooker thinks at the moment of a deed: the victim's reputation decides what the deed tells. */
export interface Reputation {
  deputy(seat: Seat): number;
  outlaw(seat: Seat): number;
}

/** The turn as it goes, for deeds that are made of more than one event. */
export interface Witness {
  readonly trace: Trace;
  turn: Seat;
  shots: number;
  /** An effect aimed at one seat whose outcome is still to come. */
  aimed: EventOf<'aimed'> | null;
  harmed: Deed | null;
}

export const witnessOf = (trace: Trace): Witness => ({
  trace,
  turn: trace.turn,
  shots: 0,
  aimed: null,
  harmed: null,
});

/** Reads one event on the table as it was just before it; null if it tells nothing about anybody. */
export function deedIn(witness: Witness, event: GameEvent, at: number, reputation: Reputation): Deed | null {
  switch (event.e) {
    case 'turnBegan': {
      const deed = heldFire(witness, at);
      Object.assign(witness, { turn: event.seat, shots: 0, aimed: null, harmed: null });
      return deed;
    }
    case 'aimed':
      return aimedAt(witness, event, at, reputation);
    case 'cardMoved':
      return cardMoved(witness, event, at, reputation);
    case 'passed':
      return gaveIn(witness, event.seat, at);
    case 'eliminated': {
      const { harmed } = witness;
      if (!harmed || harmed.by !== event.by || harmed.at !== event.seat) return null;
      return { ...harmed, event: at, strength: STRENGTH.kill };
    }
    default:
      return null;
  }
}

const SHOTS: ReadonlySet<CardSymbol> = new Set(['bang', 'duel']);
const THEFTS: ReadonlySet<CardSymbol> = new Set(['take', 'drop']);

function symbolOf(kind: string): CardSymbol | undefined {
  return rowNamed(kind).find(({ reach }) => reach !== 'self')?.symbol;
}

function aimedAt(witness: Witness, event: EventOf<'aimed'>, at: number, reputation: Reputation): Deed | null {
  witness.aimed = event;
  const symbol = symbolOf(event.kind);
  const many = rowNamed(event.kind).some(({ reach }) => reach === 'others' || reach === 'everyone');
  if (!symbol || many || !SHOTS.has(symbol) || event.by === event.at) return null;
  witness.shots += 1;
  const strength =
    symbol === 'bang' && inReach(witness.trace, event.by).length < 2 ? STRENGTH.onlyTarget : STRENGTH.free;
  return harm(witness, { by: event.by, at: event.at, event: at, strength }, false, reputation);
}

function cardMoved(witness: Witness, event: EventOf<'cardMoved'>, at: number, reputation: Reputation): Deed | null {
  const { trace, aimed } = witness;
  const { card, from, to, cause, by } = event;
  if (card < 0 && cause !== 'taken') return null;
  const row = seatOfRow(to);
  if (cause === 'laid' && row !== undefined && row !== by)
    return harm(witness, { by, at: row, event: at, strength: STRENGTH.free }, false, reputation);
  if (cause === 'played' || cause === 'used') return playedForAll(trace, card, by, at);
  if (cause === 'excess' && to === DISCARD) return threwAway(witness, card, by, at, reputation);
  const owner = seatOfRow(from) ?? seatOfHand(from);
  if ((cause !== 'taken' && cause !== 'dropped') || owner === undefined || owner === by || aimed?.by !== by)
    return null;
  if (aimed.at !== owner || !THEFTS.has(symbolOf(aimed.kind) ?? 'draw')) return null;
  witness.aimed = null;
  const fromHand = seatOfHand(from) !== undefined;
  const deed = { by, at: owner, event: at, strength: fromHand ? STRENGTH.randomCard : STRENGTH.free };
  if (!fromHand && kindOfCard(trace, card).startFlip) return freed(witness, deed, reputation);
  return harm(witness, deed, true, reputation);
}

function harm(
  witness: Witness,
  deed: Omit<Deed, 'act' | 'at'> & { at: Seat },
  strips: boolean,
  reputation: Reputation,
): Deed {
  const harmed: Deed = { ...deed, act: harmOf(witness.trace, deed.at, strips, reputation) };
  witness.harmed = harmed;
  return harmed;
}

function harmOf(trace: Trace, at: Seat, strips: boolean, reputation: Reputation): ActName {
  if (trace.roles[at] === 'sheriff') {
    if (strips) return 'stripSheriff';
    return fewOutlaws(trace, reputation) ? 'hurtSheriffLate' : 'hurtSheriff';
  }
  if (reputation.deputy(at) >= REPUTED) return 'harmLawish';
  if (reputation.outlaw(at) >= REPUTED) return 'harmOutlawish';
  return trace.dead.length <= 5 ? 'harmUnknownAtFive' : 'harmUnknown';
}

/** One outlaw or none is left, by what all know. */
const fewOutlaws = (trace: Trace, reputation: Reputation): boolean =>
  livingFrom(trace, 0).reduce((sum, seat) => sum + reputation.outlaw(seat), 0) <= 1.01;

function freed(witness: Witness, deed: Omit<Deed, 'act' | 'at'> & { at: Seat }, reputation: Reputation): Deed | null {
  const { trace } = witness;
  if (trace.roles[deed.at] === 'sheriff') return { ...deed, act: 'helpSheriff' };
  if (reputation.deputy(deed.at) >= REPUTED) return { ...deed, act: 'freeLawish' };
  return reputation.outlaw(deed.at) >= REPUTED ? { ...deed, act: 'freeOutlawish' } : null;
}

function playedForAll(trace: Trace, card: Card, by: Seat, at: number): Deed | null {
  const step = kindOfCard(trace, card).row.find(({ reach }) => reach === 'others' || reach === 'everyone');
  const sheriff = sheriffOf(trace);
  if (!step || sheriff === undefined || by === sheriff) return null;
  const life = trace.life[sheriff] ?? 0;
  const deed = { event: at, by, at: null, strength: STRENGTH.free };
  if (step.symbol === 'heal') {
    const wound = (seat: Seat) => (trace.maxLife[seat] ?? 0) - (trace.life[seat] ?? 0);
    const worst = livingFrom(trace, 0).every((seat) => wound(seat) <= wound(sheriff));
    return worst && wound(sheriff) > 0 ? { ...deed, act: 'saloonForSheriff' } : null;
  }
  return { ...deed, act: life >= HEALTHY_SHERIFF ? 'massAtHealthySheriff' : 'massAtWeakSheriff' };
}

function threwAway(witness: Witness, card: Card, by: Seat, at: number, reputation: Reputation): Deed | null {
  const { trace, shots } = witness;
  if (shots > 0 || kindOfCard(trace, card).answers !== 'bangCard') return null;
  const reached = inReach(trace, by);
  const deed = { event: at, by, at: null, strength: STRENGTH.free };
  if (reached.some((seat) => trace.roles[seat] === 'sheriff')) return { ...deed, act: 'threwShotAtSheriffAway' };
  return reached.some((seat) => reputation.outlaw(seat) >= REPUTED) ? { ...deed, act: 'threwShotAtOutlawAway' } : null;
}

function heldFire({ trace, turn, shots }: Witness, at: number): Deed | null {
  const sheriff = sheriffOf(trace);
  if (shots > 0 || turn === sheriff || trace.dead[turn] || (trace.held[turn] ?? 0) < CARDS_TO_ACT) return null;
  if (sheriff === undefined || !inReach(trace, turn).includes(sheriff)) return null;
  return { event: at, by: turn, at: null, act: 'heldFire', strength: STRENGTH.free };
}

function gaveIn(witness: Witness, seat: Seat, at: number): Deed | null {
  const { trace, aimed } = witness;
  if (!aimed || aimed.at !== seat || symbolOf(aimed.kind) !== 'duel' || trace.roles[aimed.by] !== 'sheriff')
    return null;
  witness.aimed = null;
  if ((trace.held[seat] ?? 0) < CARDS_TO_ACT) return null;
  return { event: at, by: seat, at: aimed.by, act: 'gaveInToSheriff', strength: STRENGTH.free };
}

function sheriffOf(trace: Trace): Seat | undefined {
  const seat = trace.roles.indexOf('sheriff');
  return seat < 0 || trace.dead[seat] ? undefined : seat;
}

const inReach = (trace: Trace, from: Seat): Seat[] => {
  const range = numberOf(trace, from, 'range');
  return livingFrom(trace, 0).filter((seat) => seat !== from && distance(trace, from, seat) <= range);
};
