import { faultText } from './host/fault-text.ts';

/**
 * A fault of ours that nobody caught, in a timer say, is written down and must not end the evening: every accepted move is
 * on disk before anyone is told, and a table's state is only ever replaced whole.
 */
export function surviveFaults(note: (text: string) => void): void {
  const write = (fault: unknown): void => {
    try {
      note(`fault: ${faultText(fault)}`);
    } catch {
      // What cannot be written down must not end the evening either.
    }
  };
  process.on('uncaughtException', write);
  process.on('unhandledRejection', write);
}
