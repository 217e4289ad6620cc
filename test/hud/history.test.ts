import { expect, test } from 'vitest';
import { deedsOf } from '../../renderer/hud/log/history.ts';
import { LogReader } from '../../renderer/hud/log/lines.ts';
import { layWithBoth } from '../support/train.ts';

const OTHERS = ['outlaw rose-doolan 4', 'outlaw willy-the-kid 4', 'renegade sid-ketchum 4'];

/** The deeds of these moves, as the strip over the table shows them. */
function deeds(mine: string, ...moves: readonly string[]) {
  const table = layWithBoth([mine, ...OTHERS]);
  const reader = new LogReader(table.state);
  const events = moves.flatMap((move) => table.moves(move).events);
  reader.follow(events.map((event, at) => ({ at, event })));
  return deedsOf(reader.lines, 3);
}

test('what a card that is paid for has done stands on its deed, not lost behind the price', () => {
  const [springfield, ...others] = deeds(
    'sheriff jesse-jones 5: springfield beer',
    '0 plays springfield at 1 with beer',
    '1 passes',
  );
  expect(others).toEqual([]);
  expect(springfield).toMatchObject({ who: 0, target: 1, outcome: 'lost', lost: 1 });
});
