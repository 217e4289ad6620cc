import { Button } from '../design/button.tsx';
import { Board, Paper, Rule } from '../design/material.tsx';
import { useT } from '../i18n/text.ts';
import { APP_VERSION } from '../version.ts';
import { CopyReport } from './copy-report.tsx';
import { Logo } from './menu/logo.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import './about.css';

/** Who made this and what it is not; and how to tell us of a fault. */
export function About() {
  const t = useT();
  const shell = window.ironhorse?.shell;
  return (
    <ScreenFrame
      title={t('about:title')}
      className="about"
      footer={
        <>
          <CopyReport />
          {shell && (
            <Button icon="log" onClick={() => shell.showLogs()}>
              {t('about:logs')}
            </Button>
          )}
        </>
      }
    >
      <div className="scrolls about-page">
        <Board className="about-sign">
          <Logo line={t('menu:line')} />
          <p className="soft">{t('about:version', { version: APP_VERSION })}</p>
        </Board>
        <Paper>
          <h2 className="head">{t('about:unofficial.title')}</h2>
          <p>{t('about:unofficial.text')}</p>
          <Rule />
          <p>{t('about:own')}</p>
          <p>{t('about:fonts')}</p>
          <p>{t('about:licence')}</p>
          <Rule />
          <p className="soft">{t('about:report.about')}</p>
        </Paper>
      </div>
    </ScreenFrame>
  );
}
