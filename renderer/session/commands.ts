import type { Move } from '../../core/index.ts';
import type { ClientConn } from '../../core/protocol/bridge.ts';
import type { Command } from '../../core/protocol/messages.ts';
import { useSession } from './store.ts';

/** Unique among the moves of all clients, so that one sent twice over a broken line is made once. */
const nextId = (() => {
  const client = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const sent = { count: 0 };
  return () => {
    sent.count += 1;
    return `${client}-${sent.count}`;
  };
})();

/** Who holds the table: the lesson on it, else the host. */
const holder = (): Pick<ClientConn, 'send'> | null => {
  const { practice, line } = useSession.getState();
  return practice?.table ?? line;
};

/** Sends the answer to the open question; until the host replies no second one goes out. */
export function answer(move: Move): void {
  const { truth, sent, decision } = useSession.getState();
  const host = holder();
  if (!host || !truth || sent) return;
  const id = nextId();
  const clocked = decision !== null && decision.clock !== null;
  useSession.setState({ sent: { id, clocked }, rejected: null, notice: null });
  host.send({ t: 'answer', id, question: truth.question, move });
}

/** Forgets the table and asks the host for the whole of it; without a line the next hello brings it. */
export function rebuildTable(): void {
  useSession.setState({ truth: null, shown: null, backlog: [], past: [], decision: null, sent: null, held: false });
  holder()?.send({ t: 'resync' });
}

export function command(what: Command): void {
  useSession.setState({ rejected: null, notice: null });
  holder()?.send({ t: 'command', id: nextId(), command: what });
}
