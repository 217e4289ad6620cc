import type { Reason } from '../../core/index.ts';
import { isSecondMeant } from '../session/prompt-age.ts';
import { lookOf, reasonOf, useSelection } from '../session/selection.ts';
import { offersOf, useSession } from '../session/store.ts';
import { type Look, nameOf, type Thing } from '../session/thing.ts';

/** How a thing looks now, drawn anew when that changes. */
function useLook(thing: Thing): Look {
  useSession(offersOf);
  useSelection((selection) => selection.chosen);
  return lookOf(thing);
}

interface ThingProps {
  readonly id: string;
  readonly 'data-thing': string;
  readonly 'data-walk': 'legal' | undefined;
  /** What cannot be chosen has no press; what is faded sounds refused by itself. */
  readonly 'data-sound': 'none' | undefined;
  readonly 'aria-pressed': boolean | undefined;
  readonly tabIndex: number;
  onClick(event: { readonly detail: number }): void;
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/** Makes an element stand for a thing of the table: pointing, focus, click and the walk by Tab. */
export function useThing(thing: Thing): { readonly look: Look; readonly props: ThingProps } {
  const look = useLook(thing);
  const name = nameOf(thing);
  const { hover, choose } = useSelection.getState();
  const point = () => hover(thing);
  const leave = () => {
    const { hovered } = useSelection.getState();
    if (hovered && nameOf(hovered) === name) hover(null);
  };
  const open = look === 'legal' || look === 'picked';
  const props: ThingProps = {
    id: `thing-${name}`,
    'data-thing': name,
    'data-walk': open ? 'legal' : undefined,
    'data-sound': open ? undefined : 'none',
    'aria-pressed': look === 'picked' ? true : undefined,
    tabIndex: open ? 0 : -1,
    onClick: ({ detail }) => {
      if (detail <= 1 || isSecondMeant(thing)) choose(thing);
    },
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
  return { look, props };
}

/** Why the thing cannot be chosen now; null if it can. */
export function useReason(thing: Thing): Reason | null {
  useLook(thing);
  return reasonOf(thing);
}
