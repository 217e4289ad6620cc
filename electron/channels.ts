/** Names of the shell's IPC channels: the line to the host, and calls to the shell itself. */
export const CHANNELS = {
  open: 'ironhorse:open',
  close: 'ironhorse:close',
  closed: 'ironhorse:closed',
  toHost: 'ironhorse:to-host',
  toPage: 'ironhorse:to-page',
  shell: 'ironhorse:shell',
} as const;

/** How the preload script, which may ask nobody, learns the program's version. */
export const VERSION_ARGUMENT = '--ironhorse-version=';
