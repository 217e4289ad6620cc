import { EDITIONS, type Edition, type Options, type Role } from '../../core/index.ts';
import { useSession } from '../session/store.ts';
import type { Language } from './languages.ts';
import { tied } from './spaces.ts';
import { useLanguage } from './text.ts';

/** A name that the third edition prints otherwise. */
type Name = string | { readonly third: string; readonly others: string };

/** What the rules say of a card or a character. */
interface Entry {
  readonly name: Name;
  /** What it does. */
  readonly text: string;
  /** What it does not do, where people expect it. */
  readonly not?: string;
  /** Lines that hold only under an option of the table: `beerWithTwo=forbidden`. */
  readonly when?: Readonly<Record<string, string>>;
}

interface RoleEntry {
  readonly name: Name;
  /** Several of them, for sentences on the winners. */
  readonly many: Name;
  readonly goal: Name;
}

export interface SetTexts {
  readonly cards: Readonly<Record<string, Entry>>;
  readonly characters: Readonly<Record<string, Entry>>;
  readonly roles?: Readonly<Record<Role, RoleEntry>>;
  /** What a role wants at a table of three, where there is no sheriff. */
  readonly goalsOfThree?: Readonly<Partial<Record<Role, Name>>>;
  /** Only the train has these. */
  readonly wagons?: Readonly<Record<string, Entry>>;
  readonly stations?: Readonly<Record<string, Entry>>;
  readonly locomotives?: Readonly<Record<string, Entry>>;
}

const FILES = import.meta.glob<SetTexts>('../../assets/expansions/*/*.json', { eager: true, import: 'default' });

/** All sets of a language in one; no two things of the game share an id. */
const SETS = new Map<
  string,
  { entries: Map<string, Entry>; roles: Map<string, RoleEntry>; goalsOfThree: Map<string, Name> }
>();
for (const [path, set] of Object.entries(FILES)) {
  const language = path.split('/').at(-1)?.replace('.json', '') ?? '';
  const known = SETS.get(language) ?? { entries: new Map(), roles: new Map(), goalsOfThree: new Map() };
  const { cards, characters, wagons = {}, stations = {}, locomotives = {} } = set;
  for (const some of [cards, characters, wagons, stations, locomotives])
    for (const [id, entry] of Object.entries(some)) known.entries.set(id, entry);
  for (const [role, entry] of Object.entries(set.roles ?? {})) known.roles.set(role, entry);
  for (const [role, goal] of Object.entries(set.goalsOfThree ?? {})) known.goalsOfThree.set(role, goal);
  SETS.set(language, known);
}

/** The rules of one card, character, wagon, station or side of the locomotive, as they hold at a table. */
interface RuleText {
  readonly text: string;
  readonly not: string | null;
  /** Lines that hang on the edition or on an option, those in force only. */
  readonly notes: readonly string[];
}

/** A line that does not hold in every edition. */
interface EditionNote {
  readonly text: string;
  readonly editions: readonly Edition[];
}

/** Names and rules in one language, for one edition. */
export interface Names {
  readonly card: (kind: string) => string;
  readonly character: (id: string) => string;
  readonly role: (role: Role) => string;
  readonly wagon: (id: string) => string;
  readonly station: (id: string) => string;
  /** Of one of its sides. */
  readonly locomotive: (side: string) => string;
  /** "outlaw", for sentences about one. */
  readonly oneRole: (role: Role) => string;
  /** "outlaws", for sentences about several. */
  readonly roles: (role: Role) => string;
  /** At a table of so many; without a number, of four and more. */
  readonly goal: (role: Role, players?: number) => string;
  /** Of anything that has a name of its own, under the options of the table; without them under the edition's. */
  readonly rule: (id: string, options?: Options) => RuleText;
  /** How the editions differ on it; empty where they agree. */
  readonly differences: (id: string) => readonly EditionNote[];
}

const cache = new Map<string, Names>();

/** The names and rules of a language; `edition` matters where two editions print different names. */
export function namesIn(language: Language, edition: Edition): Names {
  const key = `${language}/${edition}`;
  const known = cache.get(key);
  if (known) return known;
  const names = makeNames(language, edition);
  cache.set(key, names);
  return names;
}

function makeNames(language: Language, edition: Edition): Names {
  const set = SETS.get(language);
  if (!set) throw new Error(`expected texts in ${language}, got none`);
  const pick = (name: Name) => (typeof name === 'string' ? name : edition === 'third' ? name.third : name.others);
  const entryOf = (id: string): Entry => {
    const entry = set.entries.get(id);
    if (!entry) throw new Error(`expected a text of ${id} in ${language}, got none`);
    return entry;
  };
  const roleOf = (role: Role): RoleEntry => {
    const entry = set.roles.get(role);
    if (!entry) throw new Error(`expected a text of the role ${role} in ${language}, got none`);
    return entry;
  };
  /** A rule names a card as `{barrel}`, so that it bears the name of the edition in play. */
  const fill = (text: string) =>
    tied(text, language).replace(/\{([\w-]+)\}/g, (_, kind: string) => pick(entryOf(kind).name));
  return {
    card: (kind) => pick(entryOf(kind).name),
    character: (id) => pick(entryOf(id).name),
    role: (role) => pick(roleOf(role).name),
    wagon: (id) => pick(entryOf(id).name),
    station: (id) => pick(entryOf(id).name),
    locomotive: (side) => pick(entryOf(side).name),
    oneRole: (role) => pick(roleOf(role).name).toLowerCase(),
    roles: (role) => pick(roleOf(role).many),
    goal: (role, players) => {
      const ofThree = players === 3 ? set.goalsOfThree.get(role) : undefined;
      return tied(pick(ofThree ?? roleOf(role).goal), language);
    },
    rule: (id, options = EDITIONS[edition]) => {
      const { text, not, when = {} } = entryOf(id);
      const notes = Object.entries(when).flatMap(([condition, line]) => (holds(condition, options) ? [line] : []));
      return { text: fill(text), not: not === undefined ? null : fill(not), notes: notes.map(fill) };
    },
    differences: (id) =>
      Object.entries(entryOf(id).when ?? {}).flatMap(([condition, text]) => {
        const editions = EDITION_NAMES.filter((name) => holds(condition, EDITIONS[name]));
        return editions.length > 0 && editions.length < EDITION_NAMES.length ? [{ text: fill(text), editions }] : [];
      }),
  };
}

const EDITION_NAMES = Object.keys(EDITIONS) as Edition[];

/** `ownCards=allowed&distanceOneSelf=allowed`: each of them must be so. */
function holds(condition: string, options: Options): boolean {
  const values = new Map<string, unknown>(Object.entries(options));
  return condition.split('&').every((part) => {
    const [key = '', value] = part.split('=');
    return String(values.get(key)) === value;
  });
}

const DEFAULT_EDITION: Edition = 'fourth';
/** For components: names in the language of the interface, for the edition on the table (or the one given). */
export function useNames(edition?: Edition): Names {
  const language = useLanguage();
  const played = useSession((session) => session.settings?.edition);
  return namesIn(language, edition ?? played ?? DEFAULT_EDITION);
}
