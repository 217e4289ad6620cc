import { useMemo } from 'react';
import { type Card, HIDDEN, type Seat, type State } from '../../core/index.ts';
import { type Names, useNames } from '../i18n/names.ts';
import { type Translate, useT } from '../i18n/text.ts';
import { useSession } from '../session/store.ts';

/** Everything that a sentence in front of the table is made of. */
export interface Words {
  readonly t: Translate;
  readonly names: Names;
  /** The player's name, never declined. */
  readonly player: (seat: Seat) => string;
  /** The name on the card, in the edition in play. */
  readonly card: (card: Card) => string;
  /** Rank and suit as a sign: `Q♥`. */
  readonly face: (card: Card) => string;
  /** The same to be heard: "Q, hearts". */
  readonly spokenFace: (card: Card) => string;
}

const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

export function wordsOf(t: Translate, names: Names, players: readonly string[], printed: State['printed']): Words {
  const print = (card: Card) => (card === HIDDEN ? undefined : printed[card]);
  const tidy: Translate = (key, values) => tidied(t(key, values));
  return {
    t: tidy,
    names,
    player: (seat) => players[seat] ?? t('table:nobody'),
    card: (card) => {
      const found = print(card);
      return found ? names.card(found.kind) : t('log:hiddenCard');
    },
    face: (card) => {
      const found = print(card);
      return found?.suit ? `${found.rank}${SUIT_SIGNS[found.suit]}` : '';
    },
    spokenFace: (card) => {
      const found = print(card);
      return found?.suit ? `${found.rank}, ${t(`table:suit.${found.suit}`)}` : '';
    },
  };
}

/** A card's own exclamation mark ends the sentence: "shoots with BANG!". */
const tidied = (text: string): string => text.replace(/!(<\/b>)?\./g, '!$1');

const NO_PRINTED: State['printed'] = [];
const NO_SEATS: readonly { readonly name: string }[] = [];

/** The words of this table in the language of this moment. */
export function useWords(): Words {
  const t = useT();
  const names = useNames();
  const seats = useSession((session) => session.settings?.seats ?? NO_SEATS);
  const printed = useSession((session) => session.truth?.printed ?? NO_PRINTED);
  return useMemo(
    () =>
      wordsOf(
        t,
        names,
        seats.map(({ name }) => name),
        printed,
      ),
    [t, names, seats, printed],
  );
}
