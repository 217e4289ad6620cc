import { PROTOCOL_VERSION, RULES_VERSION } from '../../core/protocol/version.ts';
import { command } from '../session/commands.ts';
import { writeClipboard } from '../session/connection.ts';
import { useSession } from '../session/store.ts';
import { DEFAULTS, type Settings, useSettings } from '../settings/store.ts';
import { APP_VERSION } from '../version.ts';

/** How long the host may take to write down the table. */
const HOST_ANSWERS_MS = 3000;

/**
 * Copies everything that helps to find a fault: versions, settings, the error, and from the host the table with its
 * seed and moves (hidden things only where the host may tell them). Names of players stay out of the settings.
 * @throws when the clipboard is closed to the page
 */
export async function copyBugReport(error?: Error): Promise<void> {
  const { table, connection } = useSession.getState();
  const host = table && connection === 'open' ? ((await hostReport()) ?? 'the host did not answer') : null;
  await writeClipboard(reportText(host, error));
}

function reportText(host: string | null, error: Error | undefined): string {
  const { playerName: _name, newGame: _table, ...settings } = currentSettings();
  const parts = [
    `Ironhorse ${APP_VERSION} · protocol ${PROTOCOL_VERSION} · rules ${RULES_VERSION}`,
    navigator.userAgent,
    `window ${innerWidth}x${innerHeight} at ${devicePixelRatio}`,
    `settings ${JSON.stringify(settings)}`,
    ...(error ? [error.stack ?? String(error)] : []),
    ...(host === null ? [] : [host]),
  ];
  return parts.join('\n\n');
}

function currentSettings(): Settings {
  const store = useSettings.getState();
  // The keys are those of the defaults, so the record is whole.
  return Object.fromEntries(
    Object.keys(DEFAULTS).map((key) => [key, store[key as keyof Settings]]),
  ) as unknown as Settings;
}

/** Asks the host to write down the table; null when it does not answer in time. */
function hostReport(): Promise<string | null> {
  useSession.setState({ report: null });
  return new Promise((resolve) => {
    const done = (text: string | null) => {
      clearTimeout(timer);
      stop();
      useSession.setState({ report: null });
      resolve(text);
    };
    const timer = setTimeout(() => done(null), HOST_ANSWERS_MS);
    const stop = useSession.subscribe(({ report }) => report !== null && done(report));
    command({ c: 'report' });
  });
}
