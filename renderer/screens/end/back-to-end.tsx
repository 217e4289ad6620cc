import { useEffect } from 'react';
import { Button } from '../../design/button.tsx';
import { useT } from '../../i18n/text.ts';
import { useNavigation } from '../navigation.ts';
import './end.css';

/** While one looks at the finished table: the way back to the end screen. */
export function BackToEnd() {
  const t = useT();
  const lookAtTable = useNavigation((navigation) => navigation.lookAtTable);
  const back = () => lookAtTable(false);
  useEffect(() => {
    // Before the table's own Esc, which would open its menu.
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      lookAtTable(false);
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, [lookAtTable]);
  return (
    <div className="back-to-end">
      <Button look="main" cap="Esc" icon="back" onClick={back}>
        {t('end:backToEnd')}
      </Button>
    </div>
  );
}
