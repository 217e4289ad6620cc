import { Component, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Paper, Rule } from '../design/material.tsx';
import { useT } from '../i18n/text.ts';
import { CopyReport } from './copy-report.tsx';
import './trouble.css';

interface State {
  readonly error: Error | null;
}

/** Catches what a screen throws: the game itself is safe with the host, so the page only has to be drawn anew. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    window.ironhorse?.shell.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Broken error={error} /> : this.props.children;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const t = useT();
  return (
    <main className="trouble wood">
      <Paper role="alert">
        <h1 className="head">{t('end:broken.title')}</h1>
        <Rule />
        <p>{t('end:broken.about')}</p>
        <pre>{error.message}</pre>
        <div className="do">
          <CopyReport small error={error} />
          <Button look="main" small icon="refresh" onClick={() => location.reload()}>
            {t('end:broken.reload')}
          </Button>
        </div>
      </Paper>
    </main>
  );
}
