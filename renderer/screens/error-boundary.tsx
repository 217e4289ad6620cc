import { Component, Fragment, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Paper, Rule } from '../design/material.tsx';
import { useT } from '../i18n/text.ts';
import { CopyReport } from './copy-report.tsx';
import './trouble.css';

interface Props {
  readonly children: ReactNode;
  /** What lies inside can be set up anew by this, without loading the page again. */
  readonly rebuild?: () => void;
}

interface State {
  readonly error: Error | null;
  /** Grows with every rebuilding, so that nothing of what broke is used again. */
  readonly attempt: number;
}

/** Catches what a screen throws: the game itself is safe with the host, so it only has to be drawn anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    window.ironhorse?.shell.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  override render(): ReactNode {
    const { error, attempt } = this.state;
    const { children, rebuild } = this.props;
    if (!error) return <Fragment key={attempt}>{children}</Fragment>;
    return <Broken error={error} again={rebuild ? () => this.again(rebuild) : null} />;
  }

  private again(rebuild: () => void): void {
    rebuild();
    this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));
  }
}

function Broken({ error, again }: { readonly error: Error; readonly again: (() => void) | null }) {
  const t = useT();
  return (
    <main className="trouble wood">
      <Paper role="alert">
        <h1 className="head">{t('end:broken.title')}</h1>
        <Rule />
        <p>{t(again ? 'end:broken.table' : 'end:broken.about')}</p>
        <pre>{error.message}</pre>
        <div className="do">
          <CopyReport small error={error} />
          <Button look={again ? 'pass' : 'main'} small icon="refresh" onClick={() => location.reload()}>
            {t('end:broken.reload')}
          </Button>
          {again && (
            <Button look="main" small icon="play" autoFocus onClick={again}>
              {t('end:broken.back')}
            </Button>
          )}
        </div>
      </Paper>
    </main>
  );
}
