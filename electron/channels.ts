import type { Shell } from '../core/protocol/bridge.ts';

/** Names of the shell's IPC channels: the line to the host, and calls to the shell itself. */
export const CHANNELS = {
  facts: 'ironhorse:facts',
  open: 'ironhorse:open',
  close: 'ironhorse:close',
  closed: 'ironhorse:closed',
  toHost: 'ironhorse:to-host',
  toPage: 'ironhorse:to-page',
  shell: 'ironhorse:shell',
} as const;

/** What a page knows of its shell from the start. */
export type ShellFacts = Pick<Shell, 'version' | 'platform'>;
