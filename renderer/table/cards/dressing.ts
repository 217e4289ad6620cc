import { DECK, DISCARD, FLIPPED, HIDDEN, handOf, lookedAtBy, OPEN, rowOf, type Seat } from '../../../core/index.ts';
import { type AtlasLayout, cellOf, plateOf } from '../../media/atlas-layout.ts';
import { type Face, faceOfPrinted } from '../../media/face.ts';
import { lookOf } from '../../session/selection.ts';
import type { Look, Thing } from '../../session/thing.ts';
import type { Body } from '../bodies.ts';
import type { Stage } from '../stage.ts';
import { EDGE, type Edge, type Sides } from './card-mesh.ts';

const FADE: Readonly<Record<Look, number>> = { legal: 0, plain: 0, picked: 0, faded: 1 };
const EDGES: Readonly<Record<Look, Edge>> = {
  legal: EDGE.legal,
  plain: EDGE.none,
  picked: EDGE.picked,
  faded: EDGE.none,
};
const DEAD = 0.8;

/** How one card of the mesh looks and what pointing at it means. */
export interface Dress {
  thing: Thing | null;
  sides: Sides;
  fade: number;
  edge: Edge;
  picked: boolean;
  /** Whose it is for `CardMesh.dress`: what turns to mist when its player becomes a ghost. */
  haunt: number;
}

/** What lies in a zone, as something to point at; the whole of a hidden hand is one thing. */
function thingIn(stage: Stage, zone: number, body: Body): Thing | null {
  const card = stage.bodies.faces[body] ?? HIDDEN;
  if (zone === DECK) return { what: 'deck' };
  if (zone === DISCARD) return { what: 'discard' };
  if (zone === OPEN || zone === FLIPPED) return { what: 'open', card };
  const seats = stage.shown?.roles.length ?? 0;
  for (let seat: Seat = 0; seat < seats; seat += 1) {
    if (zone === handOf(seat)) return seat === stage.me ? { what: 'hand', card } : { what: 'holding', seat };
    if (zone === rowOf(seat)) return { what: 'row', seat, card };
    if (zone === lookedAtBy(seat)) return seat === stage.me ? { what: 'open', card } : { what: 'holding', seat };
  }
  return null;
}

/** Dresses every card from what is shown and from the one source of highlights, in the order of `Stage.all`. */
export function dressAll(stage: Stage, atlas: AtlasLayout, into: Dress[]): void {
  const { bodies, shown } = stage;
  if (!shown) return;
  const back = cellOf(atlas, BACK.card);
  const wagonBack = shown.train ? cellOf(atlas, BACK.wagon) : back;
  bodies.zones.forEach((zone, at) => {
    for (const body of zone) {
      const thing = thingIn(stage, at, body);
      const look: Look = thing && at !== DECK && at !== DISCARD ? lookOf(thing) : 'plain';
      const known = bodies.faces[body] ?? HIDDEN;
      into[body] = dress(
        thing,
        known === HIDDEN ? blank(stage.wagons.has(body) ? wagonBack : back) : sides(atlas, faceOf(stage, known), back),
        look,
      );
      into[body].haunt = ownerOf(at, shown.roles.length, stage.me);
      const topmost = zone.at(-1) === body;
      if ((at === DECK || at === DISCARD) && topmost && thing) highlight(into[body], lookOf(thing));
      if (at === FLIPPED && topmost && stage.effects.verdict.left > 0) {
        into[body].edge = stage.effects.verdict.met ? EDGE.good : EDGE.bad;
      }
    }
  });
  const roleBack = cellOf(atlas, BACK.role);
  const characterBack = cellOf(atlas, BACK.character);
  shown.roles.forEach((role, seat) => {
    const faded = shown.dead[seat] ? DEAD : 0;
    const roleSides = role === 'unknown' ? blank(roleBack) : sides(atlas, { what: 'role', role }, roleBack);
    const roleDress = dress({ what: 'role', seat }, roleSides, 'plain');
    const id = shown.characters[seat] ?? '';
    const characterSides = id ? sides(atlas, { what: 'character', id }, characterBack) : blank(characterBack);
    const thing: Thing = { what: 'character', seat };
    const characterDress = dress(thing, characterSides, lookOf(thing));
    roleDress.fade = faded;
    characterDress.fade = Math.max(characterDress.fade, faded);
    roleDress.haunt = seat + 1;
    characterDress.haunt = seat + 1;
    into[bodies.count + seat] = roleDress;
    into[bodies.count + shown.roles.length + seat] = characterDress;
  });
  const stations = shown.train?.stations ?? [];
  const first = bodies.count + 2 * shown.roles.length;
  const stationBack = shown.train ? cellOf(atlas, BACK.station) : back;
  stations.forEach((id, at) => {
    const thing: Thing = { what: 'station', at };
    into[first + at] = dress(thing, sides(atlas, { what: 'station', id }, stationBack), lookOf(thing));
  });
  into.length = first + stations.length;
}

const BACK = {
  card: { what: 'back', of: 'card' },
  wagon: { what: 'back', of: 'wagon' },
  station: { what: 'back', of: 'station' },
  role: { what: 'back', of: 'role' },
  character: { what: 'back', of: 'character' },
} as const satisfies Record<string, Face>;

function faceOf(stage: Stage, card: number): Face {
  const printed = stage.shown?.printed[card];
  return printed ? faceOfPrinted(printed) : BACK.card;
}

function sides(atlas: AtlasLayout, face: Face, back: number): Sides {
  const own = face.what === 'wagon' ? cellOf(atlas, BACK.wagon) : back;
  return { front: cellOf(atlas, face), plate: plateOf(face), back: own };
}
const blank = (cell: number): Sides => ({ front: cell, plate: -1, back: cell });

const dress = (thing: Thing | null, card: Sides, look: Look): Dress => ({
  thing,
  sides: card,
  fade: FADE[look],
  edge: EDGES[look],
  picked: look === 'picked',
  haunt: 0,
});

/** A row and a hidden hand are half their owner's; the own hand must be read, ghost or not. */
function ownerOf(zone: number, seats: number, me: Seat): number {
  for (let seat: Seat = 0; seat < seats; seat += 1) {
    if (zone === rowOf(seat) || (zone === handOf(seat) && seat !== me)) return -(seat + 1);
  }
  return 0;
}

function highlight(dressed: Dress, look: Look): void {
  dressed.fade = FADE[look];
  dressed.edge = EDGES[look];
}
