import manifest from '../../assets/sounds/manifest.json';

/** Every sound of the game by what it means; the synthesiser's recipes are the list. */
export type CueName = keyof typeof manifest.cues;
export const CUE_NAMES = Object.keys(manifest.cues) as CueName[];

/** What has a volume of its own. */
export const BUSES = ['music', 'effects', 'ambience', 'alerts'] as const;
export type Bus = (typeof BUSES)[number];

export interface Cue {
  readonly bus: Bus;
  /** Addresses of its variations. */
  readonly takes: readonly string[];
  /** Seconds between which a loop goes round; null where it is heard once. */
  readonly loop: { readonly start: number; readonly end: number } | null;
}

/** Never inlined: a page whose policy forbids data addresses must be able to fetch them. */
const ADDRESSES = import.meta.glob<string>('../../assets/sounds/*.opus', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

function addressOf(file: string): string {
  const address = ADDRESSES[`../../assets/sounds/${file}`];
  if (!address) throw new Error(`expected the sound ${file} beside its manifest, got none`);
  return address;
}

function busOf(name: string, bus: string): Bus {
  const known = BUSES.find((each) => each === bus);
  if (!known) throw new Error(`expected a bus of ${BUSES.join(', ')} for the cue ${name}, got ${bus}`);
  return known;
}

const CUES = new Map<CueName, Cue>(
  CUE_NAMES.map((name) => {
    const entry = manifest.cues[name];
    const takes = entry.takes.map(({ file }) => addressOf(file));
    return [name, { bus: busOf(name, entry.bus), takes, loop: 'loop' in entry ? entry.loop : null }];
  }),
);

export function cueOf(name: CueName): Cue {
  const cue = CUES.get(name);
  if (!cue) throw new Error(`expected a cue of the manifest, got ${name}`);
  return cue;
}
