import { useEffect } from 'react';
import { IconButton } from '../design/button.tsx';
import { Board } from '../design/material.tsx';
import { useT } from '../i18n/text.ts';
import { useSession } from '../session/store.ts';
import './refusal.css';

const SHOWN_MS = 9000;

/** What the host would not do while no table is in front: a damaged save, settings that it does not take, a rematch. */
export function Refusal() {
  const t = useT();
  const rejected = useSession((session) => session.rejected);
  useEffect(() => {
    if (!rejected) return;
    const timer = setTimeout(forget, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rejected]);
  if (!rejected) return null;
  const { code, figures = {} } = rejected.reason;
  return (
    <Board className="refusal comes" role="alert">
      <span>{t(`reasons:code.${code}`, figures)}</span>
      <IconButton small icon="cross" label={t('common:close')} onClick={forget} />
    </Board>
  );
}

const forget = () => useSession.setState({ rejected: null });
