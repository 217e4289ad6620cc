import { type Card, DECK, DISCARD, type GameEvent, HIDDEN, type State, TRAIN, WAGON_DECK } from '../../core/index.ts';

type CardMoved = Extract<GameEvent, { e: 'cardMoved' }>;
/** A physical card, whether or not its face is known: the same number from the first deal to the end. */
export type Body = number;

/**
 * Which physical card lies where. The state only counts hidden cards; on the table each of them is a thing that must
 * not jump about, so this follows the same movements with bodies instead of faces.
 */
export class Bodies {
  /** By zone number, in the order of the zone. */
  readonly zones: Body[][] = [];
  /** The face that a body has shown last; HIDDEN while it has never been seen. */
  readonly faces: Card[] = [];
  /** What the viewer knows now, by body. */
  private readonly known: Card[] = [];

  get count(): number {
    return this.faces.length;
  }

  /** Fits the bodies to a table that came without events; cards that were known before stay the same things. */
  adopt(shown: State): void {
    const free = new Set(this.faces.keys());
    const byCard = new Map<Card, Body>();
    this.known.forEach((card, body) => {
      if (card !== HIDDEN) byCard.set(card, body);
    });
    const kept = shown.zones.map((cards) =>
      cards.map((card) => {
        const body = card === HIDDEN ? undefined : byCard.get(card);
        if (body === undefined) return null;
        free.delete(body);
        return body;
      }),
    );
    const hiddenBefore = this.zones.map((bodies) => bodies.filter((body) => free.has(body)));
    shown.zones.forEach((cards, zone) => {
      this.zones[zone] = cards.map((card, at) => {
        const body = kept[zone]?.[at] ?? hiddenBefore[zone]?.find((one) => free.has(one)) ?? this.spare(free);
        free.delete(body);
        this.learn(body, card);
        return body;
      });
    });
    this.zones.length = shown.zones.length;
  }

  /** Follows one movement and returns the body that moved. Throws when the card is not where the event says. */
  move({ card, from, to }: CardMoved, after: State): Body {
    const source = this.zone(from);
    const known = source.findLastIndex((body) => this.known[body] === card);
    const at = known < 0 ? source.findLastIndex((body) => this.known[body] === HIDDEN) : known;
    const body = source[at];
    if (body === undefined) throw new Error(`expected card ${card} in zone ${from}, got ${source.length} other cards`);
    source.splice(at, 1);
    // What comes to the deck of wagons goes under it.
    const under = to === WAGON_DECK;
    if (under) this.zone(to).unshift(body);
    else this.zone(to).push(body);
    if (card !== HIDDEN) this.faces[body] = card;
    this.known[body] = after.zones[to]?.at(under ? 0 : -1) ?? HIDDEN;
    return body;
  }

  /** All wagons of the train go into their deck, in an order that nobody can follow. */
  gatherWagons(order: readonly Card[]): void {
    const deck = [...this.zone(WAGON_DECK), ...this.zone(TRAIN)];
    this.zones[WAGON_DECK] = deck;
    this.zones[TRAIN] = [];
    for (const [at, body] of deck.entries()) this.learn(body, order[at] ?? HIDDEN);
  }

  /** Everything that was discarded goes into the draw pile, in an order that nobody can follow. */
  reshuffle(order: readonly Card[]): readonly Body[] {
    const discarded = this.zone(DISCARD);
    const pile = [...this.zone(DECK), ...discarded];
    this.zones[DECK] = pile;
    this.zones[DISCARD] = [];
    for (const [at, body] of pile.entries()) this.learn(body, order[at] ?? HIDDEN);
    return discarded;
  }

  /** The difference between these bodies and the table, or null. */
  fault(shown: State): string | null {
    for (let zone = 0; zone < shown.zones.length; zone += 1) {
      const cards = shown.zones[zone] ?? [];
      const bodies = this.zones[zone] ?? [];
      if (cards.length !== bodies.length) return `zone ${zone}: ${bodies.length} cards for ${cards.length}`;
      const wrong = bodies.findIndex((body, at) => this.known[body] !== cards[at]);
      if (wrong >= 0) return `zone ${zone}: card ${this.known[bodies[wrong] ?? 0]} for ${cards[wrong]}`;
    }
    return null;
  }

  private zone(zone: number): Body[] {
    const bodies = this.zones[zone];
    if (!bodies) throw new Error(`expected a zone, got ${zone}`);
    return bodies;
  }

  private learn(body: Body, card: Card): void {
    this.known[body] = card;
    if (card !== HIDDEN) this.faces[body] = card;
  }

  private spare(free: ReadonlySet<Body>): Body {
    for (const body of free) return body;
    this.faces.push(HIDDEN);
    this.known.push(HIDDEN);
    return this.faces.length - 1;
  }
}
