import { legal, newGame, play, questionOf, redact, type State } from '../../core/index.ts';
import type { ClientMessage, HostMessage } from '../../core/protocol/messages.ts';
import { useSelection } from '../../renderer/session/selection.ts';
import { useSession } from '../../renderer/session/store.ts';
import { filled } from '../session/random-game.ts';

/** A game played on until it asks `kind`, as the seat that is asked sees it. */
export function tableAsking(kind: string, fits: (state: State) => boolean = () => true): State {
  for (let seed = 0; seed < 60; seed += 1) {
    let { state } = newGame({ seats: 4, seed, edition: 'fourth' });
    for (let moves = 0; moves < 400 && !state.winners; moves += 1) {
      const question = questionOf(state);
      const seat = question?.seats[0] ?? 0;
      if (question?.kind === kind && fits(state)) return redact(state, seat);
      const offers = legal(state, seat);
      const offer = offers[(moves * 5 + seed) % offers.length];
      if (!offer) break;
      state = play(state, filled(offer)).state;
    }
  }
  throw new Error(`expected a game that asks ${kind}, got none`);
}

/** What the page has sent since it sat down. */
const sent: ClientMessage[] = [];
export const movesSent = () => sent.flatMap((message) => (message.t === 'answer' ? [message.move] : []));
/** Everything that the page has sent since it sat down. */
export const messagesSent = (): readonly ClientMessage[] => sent;
export const lastId = (): string => {
  const last = sent.findLast((message) => 'id' in message);
  if (!last || !('id' in last)) throw new Error('expected a message with an id, got none');
  return last.id;
};

/** The viewer of the state sits at this page, in front of a host that only listens. */
export function sitDown(state: State): void {
  sent.length = 0;
  const line = {
    send: (message: ClientMessage) => sent.push(message),
    onMessage: () => () => {},
    onClose: () => () => {},
    close: () => {},
  };
  useSession.setState({
    ...useSession.getInitialState(),
    connection: 'open',
    line,
    me: state.viewer,
    table: 't',
    truth: state,
    shown: state,
  });
  useSelection.getState().clear();
}

/** The host says something. */
export const hear = (message: HostMessage): void => useSession.getState().receive(message);
