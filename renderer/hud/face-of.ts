import { type Card, CHARACTER_IDS, CUSTOM_STATION, type State } from '../../core/index.ts';
import { type Face, faceOfPrinted } from '../media/face.ts';
import type { Thing } from '../session/thing.ts';

/** The picture of a card; its back where the viewer may not see it. */
export function faceOfCard(state: State, card: Card): Face {
  const printed = card < 0 ? undefined : state.printed[card];
  return printed ? faceOfPrinted(printed) : { what: 'back', of: 'card' };
}

/** A station of the row; what the players have written stands on their own one. */
function faceOfStation({ train, options }: State, at: number): Face | null {
  const id = train?.stations[at];
  if (id === undefined) return null;
  const custom = id === CUSTOM_STATION ? options.customStation : null;
  return custom ? { what: 'station', id, custom } : { what: 'station', id };
}

/** The picture of anything that can be pointed at; null where there is none. */
export function faceOfThing(state: State, thing: Thing): Face | null {
  switch (thing.what) {
    case 'hand':
    case 'row':
    case 'open':
    case 'wagon':
      return faceOfCard(state, thing.card);
    case 'locomotive':
      return state.train ? { what: 'locomotive', id: state.train.locomotive } : null;
    case 'station':
      return faceOfStation(state, thing.at);
    case 'character':
      return state.characters[thing.seat] ? { what: 'character', id: state.characters[thing.seat] ?? '' } : null;
    case 'role': {
      const role = state.roles[thing.seat];
      return role && role !== 'unknown' ? { what: 'role', role } : { what: 'back', of: 'role' };
    }
    // The name that a card is played under has no face of its own.
    case 'option':
      return CHARACTER_IDS.includes(thing.option) ? { what: 'character', id: thing.option } : null;
    default:
      return null;
  }
}
