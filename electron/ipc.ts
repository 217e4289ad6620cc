import { type BrowserWindow, type IpcMainEvent, ipcMain } from 'electron';
import { z } from 'zod';
import { ORIGIN } from './app-protocol.ts';
import { CHANNELS } from './channels.ts';
import type { Admits } from './host/conn.ts';
import { type IpcLine, ipcLine } from './ipc-conn.ts';

/** What the page may ask of the shell. */
const shellCallSchema = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('quit') }),
  z.strictObject({ call: z.literal('setFullScreen'), on: z.boolean() }),
  z.strictObject({ call: z.literal('setLanguage'), language: z.string().max(35) }),
  z.strictObject({ call: z.literal('showLogs') }),
  z.strictObject({ call: z.literal('writeClipboard'), text: z.string().max(1_000_000) }),
  z.strictObject({ call: z.literal('note'), text: z.string().max(4000) }),
]);
export type ShellCall = z.infer<typeof shellCallSchema>;

const textSchema = z.string().max(100_000);

export interface IpcParts {
  readonly window: () => BrowserWindow | null;
  readonly house: Admits;
  readonly call: (call: ShellCall) => void;
  readonly note: (text: string) => void;
}

/** Opens the shell's channels. Whatever comes over them is parsed, and only the top frame of our own page is heard. */
export function listen({ window, house, call, note }: IpcParts): void {
  let line: IpcLine | null = null;

  const hear = <T>(channel: string, schema: z.ZodType<T>, take: (payload: T, event: IpcMainEvent) => void): void => {
    ipcMain.on(channel, (event, payload: unknown) => {
      if (!isOurs(event, window())) {
        note(`refused a message on ${channel} from a foreign frame`);
        return;
      }
      const parsed = schema.safeParse(payload);
      if (parsed.success) take(parsed.data, event);
      else note(`refused a message on ${channel}: ${z.prettifyError(parsed.error)}`);
    });
  };

  hear(CHANNELS.open, z.undefined(), (_, { sender }) => {
    // A reloaded page opens its line anew; whoever sat on the old one keeps the chair by its token.
    line?.gone();
    const opened = ipcLine(sender);
    line = opened;
    sender.once('destroyed', opened.gone);
    opened.conn.onClose(() => sender.off('destroyed', opened.gone));
    house.admit(opened.conn, null);
  });
  hear(CHANNELS.toHost, textSchema, (text) => line?.hear(text));
  hear(CHANNELS.close, z.undefined(), () => {
    line?.gone();
    line = null;
  });
  hear(CHANNELS.shell, shellCallSchema, call);
}

function isOurs({ sender, senderFrame }: IpcMainEvent, window: BrowserWindow | null): boolean {
  if (!senderFrame || senderFrame.parent !== null || sender !== window?.webContents) return false;
  return senderFrame.url.startsWith(`${ORIGIN}/`);
}
