import { Button } from '../../design/button.tsx';
import { useT } from '../../i18n/text.ts';
import { useNavigation } from '../navigation.ts';
import { useEscape } from '../screen-frame.tsx';
import './end.css';

/** While one looks at the finished table: the way back to the end screen. */
export function BackToEnd() {
  const t = useT();
  const lookAtTable = useNavigation((navigation) => navigation.lookAtTable);
  const back = () => lookAtTable(false);
  useEscape(back);
  return (
    <div className="back-to-end">
      <Button look="main" cap="Esc" icon="back" onClick={back}>
        {t('end:backToEnd')}
      </Button>
    </div>
  );
}
