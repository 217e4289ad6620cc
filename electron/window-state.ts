import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';

const stateSchema = z.strictObject({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(640),
  height: z.number().int().min(400),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
export type WindowState = z.infer<typeof stateSchema>;

/** How much of the window must lie on a screen for it to open there again, in pixels. */
const GRIP = 80;

/** Where the window was; null for a first start, an unreadable file, or a screen that is gone. */
export function readWindowState(file: string, screens: readonly Rectangle[]): WindowState | null {
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return screens.some((screen) => overlaps(state, screen)) ? state : null;
  } catch {
    return null;
  }
}

export function writeWindowState(file: string, window: BrowserWindow): void {
  const state: WindowState = {
    ...window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen(),
  };
  try {
    writeFileSync(file, JSON.stringify(state));
  } catch {
    // The place of a window is not worth an error.
  }
}

function overlaps(state: Rectangle, screen: Rectangle): boolean {
  const wide = Math.min(state.x + state.width, screen.x + screen.width) - Math.max(state.x, screen.x);
  const high = Math.min(state.y + state.height, screen.y + screen.height) - Math.max(state.y, screen.y);
  return wide >= GRIP && high >= GRIP;
}
