import { useEffect, useRef } from 'react';
import { numbered } from '../hud/choices/use-choices.ts';
import { faceOfThing } from '../hud/face-of.ts';
import { seatNumbered } from '../hud/facts.ts';
import { previewable } from '../hud/preview/Preview.tsx';
import { usePreview } from '../hud/preview/preview-state.ts';
import { command } from '../session/commands.ts';
import { toggleView, useOutlook } from '../session/outlook.ts';
import { isUnread } from '../session/prompt-age.ts';
import { act, actAbility, actMain, currentActions, lookOf, useSelection } from '../session/selection.ts';
import { useSession } from '../session/store.ts';
import { sameThing, type Thing } from '../session/thing.ts';
import type { Action } from '../settings/keys.ts';
import { useSettings } from '../settings/store.ts';
import { focusRegion, walkArrow, walkLegal, walkRegions } from './focus.ts';
import { type Intent, intentOf } from './key-intent.ts';

interface KeyDoers {
  /** Something over the table has the keys. */
  readonly covered: boolean;
  /** The rules; `topic` is the card or character that is pointed at. */
  onRules(topic?: string): void;
}

/** The whole game by keyboard: one listener while the table is in front. */
export function useKeys({ covered, onRules }: KeyDoers): void {
  const rules = useRef(onRules);
  rules.current = onRules;
  useEffect(() => {
    if (covered) return;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const intent = intentOf(event, useSettings.getState().keys);
      if (!intent) return;
      if (follow(intent, event, { fresh: isUnread(), onRules: rules.current })) event.preventDefault();
    };
    const release = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      event.preventDefault();
      usePreview.getState().close();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [covered]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

interface Moment {
  /** Nobody can have read the prompt yet: keys that answer it are dead. */
  readonly fresh: boolean;
  onRules(topic?: string): void;
}

/** Keys that do the same again and again while they are held down. */
const REPEATING: ReadonlySet<Intent['want']> = new Set(['walk', 'region', 'arrow']);

/** Does what the key wants; true where the key is used up. */
function follow(intent: Intent, event: KeyboardEvent, moment: Moment): boolean {
  if (event.repeat && !REPEATING.has(intent.want)) return true;
  switch (intent.want) {
    case 'action':
      ACTION_DOES[intent.action](moment);
      return true;
    case 'number':
      return pointOrChoose(numbered()[intent.number - 1]);
    case 'seat':
      return pointSeat(intent.number);
    case 'walk':
      return walkLegal(intent.back);
    case 'region':
      walkRegions(intent.back);
      return true;
    case 'arrow':
      return walkArrow(intent.x, intent.y);
    case 'choose':
      return confirm(moment);
    case 'back':
      return back();
    case 'enlarge':
      return enlarge();
  }
}

const ACTION_DOES: { readonly [A in Action]: (moment: Moment) => void } = {
  main: ({ fresh }) => main(fresh),
  pass: ({ fresh }) => {
    if (fresh) return;
    if (undoAskedOfMe()) consent(false);
    else act(currentActions().pass);
  },
  endTurn: ({ fresh }) => {
    if (!fresh) act(currentActions().end);
  },
  undo: () => command({ c: 'undo' }),
  ability: actAbility,
  rollOn,
  train: toggleBoard,
  mySeat: () => toggleView('seat'),
  topView: () => toggleView('top'),
  closeUps: () => useSettings.getState().change({ closeUps: !useSettings.getState().closeUps }),
  leanIn: () => toggle('leaning'),
  log: () => toggle('log'),
  hide: () => toggle('hidden'),
  rules: ({ onRules }) => onRules(topicPointedAt()),
  keys: () => useOutlook.getState().turn({ sheet: 'keys' }),
};

/** The free step before a wagon is taken; once more takes it back. */
function rollOn(): void {
  const thing: Thing = { what: 'locomotive' };
  if (lookOf(thing) === 'legal' || lookOf(thing) === 'picked') useSelection.getState().choose(thing);
}

/** The timetable, with the focus on it: what is legal there first. */
function toggleBoard(): void {
  const { shown } = useSession.getState();
  const { board, turn } = useOutlook.getState();
  if (!shown?.train) return;
  turn({ board: !board });
  if (!board) requestAnimationFrame(() => focusRegion('train'));
}

const undoAskedOfMe = (): boolean => {
  const { undoAsked, me } = useSession.getState();
  return undoAsked?.waiting.includes(me) === true;
};
const consent = (agree: boolean): void => command({ c: 'consent', agree });

function toggle(what: 'leaning' | 'log' | 'hidden'): void {
  const { turn, leaning, log, hidden } = useOutlook.getState();
  turn(
    {
      leaning: { leaning: !leaning },
      log: { log: !log },
      hidden: { hidden: !hidden },
    }[what],
  );
}

/** The main button: it agrees where that is asked; while something is on stage it skips that. */
function main(fresh: boolean): void {
  const session = useSession.getState();
  if (undoAskedOfMe()) {
    if (!fresh) consent(true);
  } else if (session.backlog.length > 0) session.catchUp();
  else if (session.practice?.readOn) session.practice.readOn();
  else if (!fresh) actMain();
}

/** The card or character under the pointer, or kept large. */
function topicPointedAt(): string | undefined {
  const { shown } = useSession.getState();
  const { hovered } = useSelection.getState();
  const face = usePreview.getState().face ?? (shown && hovered ? faceOfThing(shown, hovered) : null);
  if (face?.what === 'card') return face.kind;
  return face?.what === 'character' ? face.id : undefined;
}

/** A card of the hand is taken at once, like a click; other choices are pointed at first and taken by a second press. */
function pointOrChoose(thing: Thing | undefined): boolean {
  if (!thing) return true;
  const { hovered, hover, choose } = useSelection.getState();
  if (thing.what === 'hand' || sameThing(hovered, thing)) choose(thing);
  else hover(thing);
  return true;
}

function pointSeat(number: number): boolean {
  const { shown, me } = useSession.getState();
  const seat = shown ? seatNumbered(shown, me, number) : null;
  if (seat === null) return true;
  const own: Thing = { what: 'character', seat };
  const thing: Thing = seat === me && lookOf(own) === 'legal' ? own : { what: 'seat', seat };
  return pointOrChoose(thing);
}

/** Enter: the focused control does it itself, if that can be meant; else what is chosen to be discarded goes. */
function confirm({ fresh }: Moment): boolean {
  const active = document.activeElement;
  const { discard } = currentActions();
  if (discard && !active?.matches('[data-press]')) {
    act(discard);
    return true;
  }
  return fresh && active?.matches('[data-press]') === true;
}

/** Esc: the preview, then a choice, then the log, then the menu. It never commits. */
function back(): boolean {
  const preview = usePreview.getState();
  const selection = useSelection.getState();
  const outlook = useOutlook.getState();
  if (preview.kept) preview.close();
  else if (currentActions().back) selection.stepBack();
  else if (outlook.log) outlook.turn({ log: false });
  else if (outlook.board) outlook.turn({ board: false });
  else outlook.turn({ sheet: 'menu' });
  return true;
}

/** Alt: whatever is pointed at, large, for as long as the key is down. */
function enlarge(): boolean {
  const { hovered } = useSelection.getState();
  const { shown } = useSession.getState();
  const { hidden } = useOutlook.getState();
  const face = hovered && shown && previewable(hovered, hidden) ? faceOfThing(shown, hovered) : null;
  if (face) usePreview.getState().keep(face);
  return true;
}
