import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { useSelection } from '../../renderer/session/selection.ts';
import { useSession } from '../../renderer/session/store.ts';

/**
 * A page without a screen: it has no fonts, with which portraits are painted, and nothing on it ever changes its size.
 * `closePage` takes it away again, with all that was rendered on it and with the table that it sat at.
 */
export function openPage(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => new Promise(() => {}) } });
}

export function closePage(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  useSession.setState(useSession.getInitialState());
  useSelection.setState(useSelection.getInitialState());
}
