import { createElement, Fragment, type ReactNode } from 'react';
import type { Translate } from '../i18n/text.ts';

/** Values of a sentence that are drawn, not written: they travel through the text as marks of the private-use area. */
const FIRST_MARK = 0xe000;
const MARKS = /([\ue000-\uf8ff]|<\/?b>)/;

/** A sentence of the texts with nodes in it and `<b>` for what stands out. */
export function rich(t: Translate, key: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const nodes: ReactNode[] = [];
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') written[name] = value;
    else {
      written[name] = String.fromCharCode(FIRST_MARK + nodes.length);
      nodes.push(value);
    }
  }
  return spread(t(key, written), nodes);
}

/** What ends a sentence or a part of it stays with the word before it, also where that is a button. */
const STOPS = /^[.,:;!?)]+/;
const Glued = ({ stop, children }: { readonly stop: string; readonly children: ReactNode }) => (
  <span className="glued">
    {children}
    {stop}
  </span>
);

/** A finished text, its `<b>` made bold. */
export const bold = (text: string): ReactNode => spread(text, []);

function spread(text: string, nodes: readonly ReactNode[]): ReactNode {
  const parts: ReactNode[] = [];
  let strong = false;
  let afterNode = false;
  for (const part of text.split(MARKS)) {
    if (part === '<b>' || part === '</b>') {
      strong = part === '<b>';
      continue;
    }
    const mark = part.length === 1 ? part.charCodeAt(0) - FIRST_MARK : -1;
    const drawn = mark >= 0 && mark < nodes.length;
    const text = drawn ? '' : part;
    const stop = afterNode ? (STOPS.exec(text)?.[0] ?? '') : '';
    if (stop) parts.push(<Glued stop={stop}>{parts.pop()}</Glued>);
    const node = drawn ? nodes[mark] : text.slice(stop.length);
    afterNode = drawn;
    if (node !== '') parts.push(strong ? <b>{node}</b> : node);
  }
  // The parts of a sentence never change places: they are its children one by one, like written ones.
  return createElement(Fragment, null, ...parts);
}

/** The same for those who listen: without marks of weight. */
export const plain = (text: string): string => text.replace(/<\/?b>/g, '');
