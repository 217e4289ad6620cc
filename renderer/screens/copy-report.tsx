import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { useT } from '../i18n/text.ts';
import { copyBugReport } from './bug-report.ts';

/** The button that copies a bug report and says whether it worked. */
export function CopyReport({ error, small }: { readonly error?: Error | undefined; readonly small?: boolean }) {
  const t = useT();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const press = () => {
    copyBugReport(error).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <span aria-live="polite">
      <Button small={small ?? false} icon={state === 'copied' ? 'check' : 'copy'} onClick={press}>
        {t(`about:report.${state}`)}
      </Button>
    </span>
  );
}
