import { create } from 'zustand';

/** What the table has to get ready, in the order in which it is needed. Sounds come beside it and hold nothing up. */
export const PARTS = ['fonts', 'textures', 'faces', 'sounds'] as const;
export type Part = (typeof PARTS)[number];

/** Pieces of a part: fonts, textures, card faces or sounds. */
interface Progress {
  readonly done: number;
  readonly of: number;
}

interface Loading {
  /** Only parts that have begun are there. */
  readonly parts: Partial<Readonly<Record<Part, Progress>>>;
  /** The first whole frame of the table has been drawn. */
  readonly shown: boolean;
  tell(part: Part, done: number, of: number): void;
  /** A table is put up: its faces and textures are made anew. */
  begin(): void;
  finish(): void;
}

/** How far the table is; every figure counts real pieces. */
export const useLoading = create<Loading>()((set, get) => ({
  parts: {},
  shown: false,
  tell: (part, done, of) => set({ parts: { ...get().parts, [part]: { done, of } } }),
  begin: () => {
    const { textures: _textures, faces: _faces, ...kept } = get().parts;
    set({ parts: kept, shown: false });
  },
  finish: () => set({ shown: true }),
}));

/** The part that is worked on now, and all pieces together from 0 to 1; null before anything has begun. */
export function standingOf(parts: Loading['parts']): { readonly part: Part; readonly whole: number } | null {
  const begun = PARTS.flatMap((part) => {
    const progress = parts[part];
    return progress ? [{ part, ...progress }] : [];
  });
  const [first] = begun;
  if (!first) return null;
  const { part } = begun.find(({ done, of }) => done < of) ?? begun.at(-1) ?? first;
  const sum = (of: 'done' | 'of') => begun.reduce((total, each) => total + each[of], 0);
  return { part, whole: sum('of') > 0 ? sum('done') / sum('of') : 0 };
}
