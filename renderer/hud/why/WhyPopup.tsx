import { useEffect, useState } from 'react';
import { WhySheet } from '../../design/why.tsx';
import { useSelection } from '../../session/selection.ts';
import { useSession } from '../../session/store.ts';
import { nameOf, type Thing } from '../../session/thing.ts';
import { type Anchor, projection } from '../../table/pointing/projection.ts';
import type { OnScreen } from '../use-table.ts';
import { useReason } from '../use-thing.ts';
import { useWords } from '../words.ts';
import { whyTold } from './why.ts';

const HOVER_MS = 300;

/** Rests the pointer, or the focus, on something that cannot be chosen: the paper that says why. */
export function WhyPopup({ screen }: { readonly screen: OnScreen }) {
  const hovered = useSelection((selection) => selection.hovered);
  const [asked, setAsked] = useState<Thing | null>(null);
  useEffect(() => {
    setAsked(null);
    if (!hovered) return;
    const timer = setTimeout(() => setAsked(hovered), HOVER_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  return asked ? <Told screen={screen} thing={asked} /> : null;
}

function Told({ screen, thing }: { readonly screen: OnScreen; readonly thing: Thing }) {
  const words = useWords();
  const reason = useReason(thing);
  const chosen = useSelection((selection) => selection.chosen);
  const edition = useSession((session) => session.settings?.edition ?? 'fourth');
  const at = boxOf(thing);
  if (!reason || !at || reason.code === 'not-your-decision' || screen.busy) return null;
  const { state, me } = screen;
  const named = words.t(`table:edition.${edition}`);
  const { title, sum, text, rule } = whyTold({ state, me, thing, chosen, reason, edition: named, words });
  return (
    <WhySheet at={at} title={title} sum={sum}>
      <p>{text}</p>
      {rule && <p className="soft rule-line">{rule}</p>}
    </WhySheet>
  );
}

/** The label or plate that stands for the thing; what only lies in 3D has its seat's plate, or lies where the table has it. */
function boxOf(thing: Thing): DOMRect | null {
  const own = document.getElementById(`thing-${nameOf(thing)}`);
  const plate = 'seat' in thing ? document.getElementById(`thing-seat-${thing.seat}`) : null;
  return (own ?? plate)?.getBoundingClientRect() ?? trackside(thing);
}

/** A place on the rails has no label of its own. */
function trackside(thing: Thing): DOMRect | null {
  const anchor = anchorOf(thing);
  return anchor?.visible ? new DOMRect(anchor.x, anchor.y, 0, 0) : null;
}

function anchorOf(thing: Thing): Anchor | undefined {
  switch (thing.what) {
    case 'wagon':
      return projection.wagons.get(thing.card);
    case 'station':
      return projection.stations.get(thing.at);
    case 'locomotive':
      return projection.locomotive;
    default:
      return undefined;
  }
}
