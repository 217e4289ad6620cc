import { Button } from '../../design/button.tsx';
import { Board, Paper } from '../../design/material.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import { capOf } from '../../settings/keys.ts';
import { useSettings } from '../../settings/store.ts';

const BEER = { what: 'card', kind: 'beer', suit: 'H', rank: '10' } as const;

/** What the settings do to a card, its text and a question; there where the scale leaves it room. */
export function Sample() {
  const t = useT();
  const names = useNames();
  const keys = useSettings((settings) => settings.keys);
  const words = { Space: t('keys:cap.Space') };
  return (
    <aside className="sample" aria-label={t('settings:sample.title')}>
      <div className="lbl">{t('settings:sample.title')}</div>
      <div className="sample-card">
        <FaceCanvas face={BEER} size="100%" label={names.card('beer')} />
        <Paper>
          <p>{names.rule('beer').text}</p>
        </Paper>
      </div>
      <Board>
        <b className="sample-prompt">{t('settings:sample.prompt')}</b>
        <div className="do">
          <Button small tabIndex={-1} cap={capOf(keys.pass, words)}>
            {t('settings:sample.pass')}
          </Button>
          <Button small look="main" tabIndex={-1} cap={capOf(keys.main, words)}>
            {t('settings:sample.main')}
          </Button>
        </div>
      </Board>
      <p className="soft">{t('settings:sample.note')}</p>
    </aside>
  );
}
