import { create } from 'zustand';
import { type Card, type Move, NOBODY, type Offer, questionOf, type Reason, type Seat } from '../../core/index.ts';
import { useSettings } from '../settings/store.ts';
import { type Actions, actionsIn } from './action.ts';
import {
  type Chosen,
  choose,
  isPaying,
  NOTHING,
  nextSteps,
  nextVictim,
  offerAt,
  stepBack,
  stillOpen,
  type Taken,
  thingsOfVictim,
} from './chart.ts';
import { answer } from './commands.ts';
import { type Doubt, doubtAbout } from './doubt.ts';
import { liesIn } from './lies.ts';
import { looksOf } from './look.ts';
import { reasonFor } from './reason.ts';
import { isCard, pathOf, type Step, thingFor } from './steps.ts';
import { offersOf, type Session, useSession } from './store.ts';
import { type Look, sameThing, type Thing } from './thing.ts';

export type { Look, Thing } from './thing.ts';

/** The player's unfinished choice. Every step back is `stepBack`; nothing is sent before the move is whole. */
export interface Selection {
  readonly chosen: Chosen;
  readonly picked: Card | null;
  readonly as: string | null;
  readonly target: Seat | null;
  readonly on: Card | 'hand' | null;
  /** Cards put into the slot of the offer: a price, the excess. */
  readonly slot: readonly Card[];
  /** The chosen move is whole, but for nothing: it waits for the player to say it again. */
  readonly doubt: Doubt | null;
  /** The choice from which the answer on its way was made: a refusal puts it back. */
  readonly left: Chosen;
  readonly hovered: Thing | null;
  /** How often something faded was clicked, which answers "not possible". */
  readonly refusals: number;
  /** How often a click led nowhere, faded or not. */
  readonly misses: number;
  hover(thing: Thing | null): void;
  /** A click, a tap or a key on a thing: goes one step on, or sends the move when nothing is left to choose. */
  choose(thing: Thing): void;
  /** Esc, right click: one choice back. */
  stepBack(): void;
  clear(): void;
}

/** The chart behind every click and key; its rules are in `chart.ts`. */
export const useSelection = create<Selection>()((set, get) => ({
  ...shownAs(NOTHING),
  left: NOTHING,
  hovered: null,
  refusals: 0,
  misses: 0,
  hover: (hovered) => {
    if (!sameThing(get().hovered, hovered)) set({ hovered });
  },
  choose: (thing) => {
    const session = useSession.getState();
    const offers = offersOf(session);
    const before = stillOpen(offers, get().chosen);
    const outcome = choose(offers, before, thing, session.me);
    if (!outcome) {
      const { refusals, misses } = get();
      return set({ misses: misses + 1, refusals: lookOf(thing) === 'faded' ? refusals + 1 : refusals });
    }
    if ('chosen' in outcome) return set(shownAs(outcome.chosen));
    send(outcome.move, before);
  },
  stepBack: () => set(shownAs(stepBack(get().chosen))),
  clear: () => set(shownAs(NOTHING)),
}));

type Shown = Pick<Selection, 'chosen' | 'picked' | 'as' | 'target' | 'on' | 'slot' | 'doubt'>;

function shownAs(chosen: Chosen): Shown {
  const step = <K extends Step['key']>(key: K) =>
    chosen.path.find((one): one is Extract<Taken, { key: K }> => one.key === key);
  return {
    chosen,
    picked: step('card')?.card ?? null,
    as: step('as')?.as ?? null,
    target: step('target')?.seat ?? null,
    on: step('on')?.on ?? null,
    slot: chosen.slot,
    doubt: null,
  };
}

function send(move: Move, from: Chosen): void {
  const whole = wholeWay(move, from);
  const doubt = whole && useSettings.getState().askFirst && !useSelection.getState().doubt ? doubtNow(move) : null;
  if (whole && doubt) {
    useSelection.setState({ ...shownAs(whole), doubt });
    return;
  }
  useSelection.setState({ ...shownAs(NOTHING), left: from });
  answer(move);
}

/** All steps of a move; what is beyond the choice made so far goes as one step, and back as one. */
function wholeWay(move: Move, { path: before }: Chosen): Chosen | null {
  const offer = offersOf(useSession.getState()).find((each) => each.move === move);
  const path = offer && pathOf(offer);
  const taken = path?.map((step, at): Taken => (at > before.length ? { ...step, auto: true } : (before[at] ?? step)));
  return taken ? { path: taken, slot: [], named: [] } : null;
}

function doubtNow(move: Move): Doubt | null {
  const { truth, me } = useSession.getState();
  if (!truth) return null;
  return doubtAbout(move, { state: truth, me, question: questionOf(truth), offers: offersOf(useSession.getState()) });
}

useSession.subscribe((session, before) => {
  if (before.sent === null || session.sent !== null || session.rejected === before.rejected) return;
  useSelection.setState(shownAs(stillOpen(offersOf(session), useSelection.getState().left)));
});

// What somebody else's move closed is let go as soon as it is known.
useSession.subscribe((session, before) => {
  if (session.truth === before.truth && session.backlog === before.backlog) return;
  const { chosen } = useSelection.getState();
  const kept = stillOpen(offersOf(session), chosen);
  if (kept !== chosen) useSelection.setState(shownAs(kept));
});

/** Everything that follows from session and choice, worked out once for each pair of them. */
interface Standing {
  readonly look: (thing: Thing) => Look;
  readonly reason: (thing: Thing) => Reason | null;
  /** What may be clicked next, in the order of the keys. */
  readonly legal: readonly Thing[];
}

function standingOf(session: Session, chosen: Chosen): Standing {
  const { truth, me } = session;
  const offers = offersOf(session);
  const slot = offerAt(offers, chosen)?.slot;
  const victim = nextVictim(offers, chosen);
  const lies = liesIn(truth, me);
  const steps = nextSteps(offers, chosen).map((step) => thingFor(step, me, lies));
  // A card that is played at nobody has nothing against anybody's seat.
  const aims = steps.length > 0 || victim !== null;
  const paying = isPaying(offers, chosen);
  const reason = (thing: Thing) => {
    if (!truth || me === NOBODY || offers.length === 0) return null;
    // What can be paid with has nothing against it.
    if (slot?.from.some((card) => isCard(thing, card))) return null;
    if ('seat' in thing && !aims && !(paying && thing.what === 'row' && thing.seat === me)) return null;
    return reasonFor(truth, me, chosen, thing);
  };
  return {
    look: looksOf({ offers, chosen, me, reasonOf: reason }),
    reason,
    legal: [...steps, ...(slot?.from ?? []).map(lies), ...(victim ? thingsOfVictim(victim) : [])],
  };
}

const latest: { offers: readonly Offer[] | null; chosen: Chosen | null; standing: Standing | null } = {
  offers: null,
  chosen: null,
  standing: null,
};

function standing(): Standing {
  const session = useSession.getState();
  const { chosen } = useSelection.getState();
  const offers = offersOf(session);
  if (latest.standing && latest.offers === offers && latest.chosen === chosen) return latest.standing;
  const fresh = standingOf(session, chosen);
  Object.assign(latest, { offers, chosen, standing: fresh });
  return fresh;
}

/** How the thing looks now; cheap enough for every card in every frame. */
export const lookOf = (thing: Thing): Look => standing().look(thing);
/** What the core says against choosing the thing now. */
export const reasonOf = (thing: Thing): Reason | null => standing().reason(thing);
export const legalThings = (): readonly Thing[] => standing().legal;

/** Whether the train is to be shown one station further on: the free step is taken, or pointed at while it is possible. */
export function previewsAdvance({ chosen, hovered }: Pick<Selection, 'chosen' | 'hovered'>): boolean {
  if (chosen.path.some((step) => step.key === 'advance')) return true;
  return hovered?.what === 'locomotive' && lookOf(hovered) === 'legal';
}

/** What the buttons and their keys do now. */
export function currentActions(): Actions {
  const session = useSession.getState();
  const { chosen, hovered } = useSelection.getState();
  const offers = offersOf(session);
  const question = session.truth && offers.length > 0 ? questionOf(session.truth) : null;
  const asked = question?.seats.includes(session.me) ? question : null;
  const lies = liesIn(session.truth, session.me);
  return actionsIn({ offers, chosen, pointed: hovered, me: session.me, question: asked, lies });
}

/** The buttons and their keys, for a component. */
export function useActions(): Actions {
  useSession(offersOf);
  useSelection((selection) => selection.chosen);
  useSelection((selection) => selection.hovered);
  return currentActions();
}

/** The main button, on which an ability stands where it is the only answer. */
export function actMain(): void {
  const { main, ability } = currentActions();
  if (main) act(main);
  else if (ability === 'only') actAbility();
}

/** The ability of my own character: at once, or with the cards that pay for it chosen next. */
export function actAbility(): void {
  if (currentActions().ability) useSelection.getState().choose({ what: 'character', seat: useSession.getState().me });
}

/** Sends a move that a button stands for, and forgets what was half chosen. */
export function act(move: Move | null): void {
  if (!move) return;
  send(move, useSelection.getState().chosen);
}
