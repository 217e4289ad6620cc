import { type Card, type Printed, parseCopy, printedAs } from '../model/card.ts';

/** The unused cards. Copies named with their suit are set aside first, so that no unnamed copy takes them. */
export class Box {
  readonly cards: Printed[];
  readonly rest: Card[];
  private readonly reserved = new Map<string, Card[]>();

  constructor(deck: readonly Printed[], names: readonly string[]) {
    this.cards = deck.slice();
    this.rest = deck.map((_, card) => card);
    for (const name of names) {
      const [kind = '', word] = name.split(':');
      const copy = word === undefined ? null : parseCopy(word);
      if (!copy) continue;
      const wanted = printedAs(kind, copy);
      const card = this.pick((each) => isSame(each, wanted)) ?? this.make(wanted);
      this.reserved.set(name, [...(this.reserved.get(name) ?? []), card]);
    }
  }

  /** The first unused copy in the order of the deck. */
  take(name: string): Card {
    const card = name.includes(':') ? this.reserved.get(name)?.shift() : this.pick(({ kind }) => kind === name);
    if (card === undefined) throw new Error(`expected a copy of ${name}, got none: all are in use`);
    return card;
  }

  private pick(wanted: (card: Printed) => boolean): Card | undefined {
    const at = this.rest.findIndex((card) => this.cards.slice(card, card + 1).some(wanted));
    return at < 0 ? undefined : this.rest.splice(at, 1)[0];
  }

  /** Scenarios may need a suit that no copy has. */
  private make(printed: Printed): Card {
    this.cards.push(printed);
    return this.cards.length - 1;
  }
}

const isSame = (a: Printed, b: Printed): boolean => a.kind === b.kind && a.suit === b.suit && a.rank === b.rank;
