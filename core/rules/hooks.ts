import type { HookOf, NumberName } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import type { Game } from './game.ts';
import { hooksOf } from './table.ts';

/** The seat's ability makes what follows; told once, by the name of the character whose it is. */
export function tellAbility(game: Game, seat: Seat): void {
  game.emit({ e: 'abilityUsed', seat, character: game.state.abilities[seat] ?? '' });
}

type Action = HookOf<'action'>;
type ActionFor<W extends Action['when']> = Extract<Action, { when: W }>;

/** The seat's ability for this time. */
export function actionOf<W extends Action['when']>(state: State, seat: Seat, when: W): ActionFor<W> | undefined {
  for (const hook of hooksOf(state, seat).action) if (isFor(hook, when)) return hook;
  return undefined;
}

const isFor = <W extends Action['when']>(hook: Action, when: W): hook is ActionFor<W> => hook.when === when;

export function hasNumber(state: State, seat: Seat, name: NumberName): boolean {
  for (const hook of hooksOf(state, seat).number) if (hook.name === name) return true;
  return false;
}
