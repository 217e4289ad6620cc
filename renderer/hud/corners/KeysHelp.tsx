import { Button, KeyCap } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { useOutlook } from '../../session/outlook.ts';
import { useWords } from '../words.ts';

/** Every key and what it does, with the caps as they are set now. */
export function KeysHelp() {
  const { t } = useWords();
  const caps = useCaps();
  const turn = useOutlook((outlook) => outlook.turn);
  const close = () => turn({ sheet: null });
  const groups = {
    play: {
      main: caps.main,
      pass: caps.pass,
      endTurn: caps.endTurn,
      ability: caps.ability,
      rollOn: caps.rollOn,
      undo: caps.undo,
    },
    choose: {
      cards: '1 – 9',
      seats: `${caps.shift} + 1 – 8`,
      walk: caps.tab,
      enter: caps.enter,
      arrows: caps.arrows,
      back: caps.back,
      regions: 'F6',
      alt: caps.alt,
    },
    view: {
      mySeat: caps.mySeat,
      topView: caps.topView,
      closeUps: caps.closeUps,
      leanIn: caps.leanIn,
      log: caps.log,
      train: caps.train,
      hide: caps.hide,
      rules: caps.rules,
      keys: caps.keys,
    },
  };
  return (
    <Dialog title={t('keys:title')} onClose={close} className="keys-help">
      <p>{t('keys:about')}</p>
      <div className="groups">
        {Object.entries(groups).map(([group, keys]) => (
          <dl key={group}>
            <div className="lbl">{t(`keys:group.${group}`)}</div>
            {Object.entries(keys).map(([does, cap]) => (
              <div key={does} className="key-row">
                <dt>
                  <KeyCap>{cap}</KeyCap>
                </dt>
                <dd>{t(`keys:do.${does}`)}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <p className="soft">{t('keys:change')}</p>
      <div className="do">
        <Button look="main" autoFocus onClick={close}>
          {t('keys:close')}
        </Button>
      </div>
    </Dialog>
  );
}
