import type { Edition } from '../../core/index.ts';
import type { Language } from '../i18n/languages.ts';
import { type Names, namesIn } from '../i18n/names.ts';
import { useLanguage } from '../i18n/text.ts';
import { useSession } from '../session/store.ts';
import type { Face } from './face.ts';

/** What is written on faces, in one language and edition. */
export interface FaceTexts {
  /** Differs whenever a title does; caches are kept by it. */
  readonly version: string;
  readonly title: (face: Face) => string;
}

const DEFAULT_EDITION: Edition = 'fourth';
const known = new Map<string, FaceTexts>();

export function faceTexts(language: Language, edition: Edition = DEFAULT_EDITION): FaceTexts {
  const version = `${language}/${edition}`;
  const texts = known.get(version) ?? { version, title: titles(namesIn(language, edition)) };
  known.set(version, texts);
  return texts;
}

/** For components: the titles in the language of the interface, for the edition on the table (or the one given). */
export function useFaceTexts(edition?: Edition): FaceTexts {
  const language = useLanguage();
  const played = useSession((session) => session.settings?.edition);
  return faceTexts(language, edition ?? played ?? DEFAULT_EDITION);
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
      case 'back':
        return '';
    }
  };
}
