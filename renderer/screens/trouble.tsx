import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Paper, Rule } from '../design/material.tsx';
import { useT } from '../i18n/text.ts';
import { useSession } from '../session/store.ts';
import './trouble.css';

/** A short break is nobody's business; only a longer one is told, while a goodbye is told at once. */
const PATIENCE_MS = { lost: 700, closing: 0 } as const;

/** The host answers no more: the page tries again by itself, and the table stands as it was. */
export function ConnectionLost({ how }: { readonly how: keyof typeof PATIENCE_MS }) {
  const t = useT();
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), PATIENCE_MS[how]);
    return () => clearTimeout(timer);
  }, [how]);
  if (!told) return null;
  return (
    <div className="trouble veiled" role="alert">
      <Paper className="comes">
        <h2 className="head">{t(`end:${how}.title`)}</h2>
        <Rule />
        <p>{t(`end:${how}.about`)}</p>
      </Paper>
    </div>
  );
}

/** The host does not let this page in; trying again would not help, so it says why. */
export function Refused() {
  const t = useT();
  const why = useSession((session) => session.refused?.why ?? 'version');
  return (
    <main className="trouble wood">
      <Paper className="comes" role="alert">
        <h1 className="head">{t('end:refused.title')}</h1>
        <Rule />
        <p>{t(`end:refused.${why}`)}</p>
        <div className="do">
          <Button look="main" small icon="refresh" onClick={() => location.reload()}>
            {t('end:refused.again')}
          </Button>
        </div>
      </Paper>
    </main>
  );
}

/** While something comes; `part` 0 to 1 where it is known how far it is. */
export function Loading({ part = null }: { readonly part?: number | null }) {
  const t = useT();
  return (
    <main className="trouble wood loading">
      <p className="head">{t('end:loading')}</p>
      <progress aria-label={t('end:loading')} max={1} {...(part !== null && { value: part })} />
    </main>
  );
}
