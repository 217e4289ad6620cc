import { Button } from '../../design/button.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { useRailButtons } from './use-actions.ts';

/** Throwing cards away looks like nothing else and lies on the other side of the hand. */
export function DiscardButton() {
  const { discard } = useRailButtons();
  const { enter } = useCaps();
  if (!discard) return null;
  return (
    <div className="toss comes">
      <Button
        look="discard"
        icon="cross"
        cap={enter}
        off={discard.press === null}
        data-walk={discard.press ? 'legal' : undefined}
        data-press="discard"
        onClick={() => discard.press?.()}
      >
        {discard.label.text}
      </Button>
    </div>
  );
}
