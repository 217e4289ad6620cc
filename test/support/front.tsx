import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { redact } from '../../core/index.ts';
import { type OnScreen, useOnScreen } from '../../renderer/hud/use-table.ts';
import { useKeys } from '../../renderer/keyboard/use-keys.ts';
import { sitDown } from './seated.ts';
import type { Table } from './table.ts';

/** Longer than the main button's key is dead after a prompt. Milliseconds. */
export const AWAKE_MS = 500;

type Part = ComponentType<{ readonly screen: OnScreen }>;

/** These parts of what stands in front of the table, with the keys. */
export function Front({ parts }: { readonly parts: readonly Part[] }) {
  const screen = useOnScreen();
  useKeys({ covered: false, onRules: () => {} });
  return screen && parts.map((Each) => <Each key={Each.name} screen={screen} />);
}

/** Waits until a new prompt takes keys; to be used with fake timers. */
export const awake = () => act(() => vi.advanceTimersByTime(AWAKE_MS));

/** One key after the other, each once the last one has settled; to be used with fake timers. */
export function press(...codes: readonly string[]): void {
  for (const code of codes) {
    fireEvent.keyDown(document.body, { code, key: code.replace(/Digit|Key/, '').toLowerCase() });
    awake();
  }
}

/** What the rail says. */
export const said = (): string => document.querySelector('[data-region="prompt"]')?.textContent ?? '';

/** Seat 0 looks at the table through these parts. */
export function look(table: Table, parts: readonly Part[]): Table {
  sitDown(redact(table.state, 0));
  render(<Front parts={parts} />);
  awake();
  return table;
}
