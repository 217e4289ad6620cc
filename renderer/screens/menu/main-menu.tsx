import { useEffect, useRef, useState } from 'react';
import { walkByArrows } from '../../design/arrow-keys.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { Chip } from '../../design/material.tsx';
import { LANGUAGES, OWN_NAMES } from '../../i18n/languages.ts';
import { useLanguage, useT } from '../../i18n/text.ts';
import { useSession } from '../../session/store.ts';
import { useSettings } from '../../settings/store.ts';
import { useNavigation } from '../navigation.ts';
import { Logo } from './logo.tsx';
import { Poster } from './poster.tsx';
import { lastTable, resume, useTableName } from './saved.ts';
import { SavedTables } from './saved-tables.tsx';
import './menu.css';

/** The first thing seen: what one can do here, where one left off, and which language it speaks. */
export function MainMenu() {
  const t = useT();
  const open = useNavigation((navigation) => navigation.open);
  const change = useSettings((settings) => settings.change);
  const spoken = useLanguage();
  const saved = useSession((session) => session.saved);
  const [listed, setListed] = useState(false);
  const nameOf = useTableName();
  const page = useRef<HTMLElement>(null);
  const last = lastTable(saved);
  const others = saved.length - (last ? 1 : 0);
  useEffect(() => {
    page.current?.querySelector<HTMLElement>('.sign')?.focus();
  }, []);
  return (
    <main ref={page} className="menu" onKeyDown={walkByArrows}>
      <div className="menu-backdrop" />
      <header>
        <Logo line={t('menu:line')} />
      </header>
      <nav className="signs">
        <Sign
          main
          icon="play"
          name={t('menu:play.title')}
          about={t('menu:play.about')}
          onClick={() => open('newGame')}
        />
        <Sign icon="sheriff" name={t('menu:learn.title')} about={t('menu:learn.about')} onClick={() => open('learn')} />
        {last && (
          <Sign
            only="big"
            icon="save"
            name={t('menu:resume.title')}
            about={t('menu:resume.sign', { name: nameOf(last), round: last.round })}
            onClick={() => resume(last)}
          />
        )}
        {others > 0 && (
          <Sign
            only="big"
            icon="log"
            name={t('menu:saved.title')}
            about={last ? t('menu:resume.others', { count: others }) : t('menu:resume.show')}
            onClick={() => setListed(true)}
          />
        )}
        <Sign icon="book" name={t('menu:rules.title')} about={t('menu:rules.about')} onClick={() => open('rules')} />
        <Sign
          icon="gear"
          name={t('menu:settings.title')}
          about={t('menu:settings.about')}
          onClick={() => open('settings')}
        />
        <Sign icon="info" name={t('menu:about.title')} about={t('menu:about.about')} onClick={() => open('about')} />
        {window.ironhorse && (
          <Sign
            icon="door"
            name={t('menu:quit.title')}
            about={t('menu:quit.about')}
            onClick={() => window.ironhorse?.shell.quit()}
          />
        )}
      </nav>
      {saved.length > 0 && <Poster table={last} others={others} onList={() => setListed(true)} />}
      <footer>
        <fieldset className="languages" aria-label={t('menu:languages')}>
          {LANGUAGES.map((language) => (
            <Chip
              key={language}
              icon={language === spoken ? 'globe' : undefined}
              on={language === spoken}
              lang={language}
              onClick={() => change({ language })}
            >
              {OWN_NAMES[language]}
            </Chip>
          ))}
        </fieldset>
        <span className="grow" />
        <span className="credit">{t('menu:unofficial')}</span>
      </footer>
      {listed && <SavedTables onClose={() => setListed(false)} />}
    </main>
  );
}

interface SignProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly main?: boolean;
  /** Shown only where the poster has no room. */
  readonly only?: 'big';
  onClick(): void;
}

function Sign({ icon, name, about, main, only, onClick }: SignProps) {
  return (
    <button
      type="button"
      className={`sign ${main ? 'main' : ''} ${only === 'big' ? 'big-only' : ''}`}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <em>{about}</em>
      </span>
    </button>
  );
}
