import { CHARACTER_IDS, EDITIONS, type Edition, type Options, printedLife } from '../../core/index.ts';
import type { Language } from '../i18n/languages.ts';
import { type Names, namesIn } from '../i18n/names.ts';
import { useLanguage } from '../i18n/text.ts';
import { useSession } from '../session/store.ts';
import type { Face } from './face.ts';

/** What is written on faces, in one language, edition and choice of options. */
export interface FaceTexts {
  /** Differs whenever a title or a life does; caches are kept by it. */
  readonly version: string;
  readonly title: (face: Face) => string;
  /** Name of a kind of card, where a price asks for it. */
  readonly card: (kind: string) => string;
  /** Life points on a character's card. */
  readonly life: (character: string) => number;
}

const DEFAULT_EDITION: Edition = 'fourth';
const known = new Map<string, FaceTexts>();

/** `options` are what the table has otherwise than its edition. */
export function faceTexts(
  language: Language,
  edition: Edition = DEFAULT_EDITION,
  options: Partial<Options> = {},
): FaceTexts {
  const inPlay = { ...EDITIONS[edition], ...options };
  const life = (character: string) => printedLife(inPlay, character);
  const version = `${language}/${edition}/${CHARACTER_IDS.map(life).join('')}`;
  const names = namesIn(language, edition);
  const texts = known.get(version) ?? { version, title: titles(names), card: names.card, life };
  known.set(version, texts);
  return texts;
}

/** For components: the texts in the language of the interface, for the table as it is played (or the edition given). */
export function useFaceTexts(edition?: Edition): FaceTexts {
  const language = useLanguage();
  const played = useSession((session) => session.settings);
  if (edition !== undefined || !played) return faceTexts(language, edition);
  return faceTexts(language, played.edition, played.options);
}

function titles(names: Names): FaceTexts['title'] {
  return (face) => {
    switch (face.what) {
      case 'card':
        return names.card(face.kind);
      case 'character':
        return names.character(face.id);
      case 'role':
        return names.role(face.role);
      case 'wagon':
        return names.wagon(face.id);
      case 'station':
        return face.custom?.name ?? names.station(face.id);
      case 'locomotive':
        return names.locomotive(face.id);
      case 'back':
        return '';
    }
  };
}
