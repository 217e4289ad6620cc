import { useMemo } from 'react';
import { type Card, CUSTOM_STATION, HIDDEN, type Seat, type State } from '../../core/index.ts';
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
  /** A station of the line; the table's own by the name that it was given. */
  readonly station: (id: string) => string;
  /** Rank and suit as a sign: `Q♥`. */
  readonly face: (card: Card) => string;
  /** The same to be heard: "Q, hearts". */
  readonly spokenFace: (card: Card) => string;
}

const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** @param ownStation the name of the station that the table made up, or null */
export function wordsOf(
  t: Translate,
  names: Names,
  players: readonly string[],
  printed: State['printed'],
  ownStation: string | null = null,
): Words {
  const print = (card: Card) => (card === HIDDEN ? undefined : printed[card]);
  const tidy: Translate = (key, values) => tidied(t(key, values));
  return {
    t: tidy,
    names,
    player: (seat) => inert(players[seat] ?? t('table:nobody')),
    card: (card) => {
      const found = print(card);
      return found ? names.card(found.kind) : t('log:hiddenCard');
    },
    station: (id) => (id === CUSTOM_STATION && ownStation !== null ? inert(ownStation) : names.station(id)),
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

/** What people have written themselves makes nothing bold (`rich.tsx`): a joiner that nobody sees keeps it from being read. */
const inert = (text: string): string => text.replace(/<(?=\/?b>)/g, '<\u2060');

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
  const ownStation = useSession((session) => session.settings?.options.customStation?.name ?? null);
  return useMemo(
    () =>
      wordsOf(
        t,
        names,
        seats.map(({ name }) => name),
        printed,
        ownStation,
      ),
    [t, names, seats, printed, ownStation],
  );
}
