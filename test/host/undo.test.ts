import { describe, expect, test } from 'vitest';
import { legal, type Move, TRAIN } from '../../core/index.ts';
import { type Client, House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

/** A move of the person's turn that shows nothing hidden and asks nobody: equipment laid before oneself. */
const laying = (client: Client): Move | undefined =>
  legal(client.view ?? never(), client.seat).find(({ move }) => {
    if (!('play' in move) || 'target' in move) return false;
    const kind = client.view?.printed[move.play]?.kind ?? '';
    return ['barrel', 'mustang', 'scope', 'volcanic', 'schofield', 'remington', 'winchester'].includes(kind);
  })?.move;

function never(): never {
  throw new Error('expected a view, got none');
}

/** A game in which the person can lay equipment. */
async function canLay(
  undo: 'off' | 'free' | 'consent',
  persons = 1,
): Promise<{ house: House; all: Client[]; move: Move }> {
  for (let seed = 1; seed < 60; seed += 1) {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ undo, seed }, persons));
    const all = [ann, ...Array.from({ length: persons - 1 }, () => house.client())];
    const ready = () => ann.isAsked && laying(ann) !== undefined;
    await Promise.all(all.map((client) => client.playUntil(ready)));
    const move = ann.view?.winners || !ann.isAsked ? undefined : laying(ann);
    if (move) return { house, all, move };
  }
  throw new Error('expected equipment in one of these games');
}

/** A game in which the person can pay for a wagon, and it is still their turn afterwards. */
async function canTakeWagon(): Promise<{ ann: Client; take: Move }> {
  for (let seed = 1; seed < 60; seed += 1) {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ undo: 'free', seed, expansions: ['great-train-robbery'] }));
    const paid = (): Move | undefined => {
      if (!ann.isAsked) return;
      const offer = legal(house.state, ann.seat).find(
        ({ move }) => 'take' in move && !('target' in move || 'advance' in move),
      );
      return offer?.slot && ({ ...offer.move, pay: offer.slot.from.slice(0, offer.slot.min) } as Move);
    };
    await ann.playUntil(() => paid() !== undefined);
    const take = house.state.winners ? undefined : paid();
    if (take) return { ann, take };
  }
  throw new Error('expected a wagon that can be paid for in one of these games');
}

const [only] = [<T>(list: readonly T[]): T => list[0] ?? never()];

describe('an undo', () => {
  test('free: what showed nothing and asked nobody is taken back at once, with a fresh view and a line in the log', async () => {
    const { house, all, move } = await canLay('free');
    const ann = only(all);
    const before = house.state;
    ann.answer(move);
    expect(house.state).not.toEqual(before);
    expect(ann.last('decision').undo).toBe(true);
    const id = ann.command({ c: 'undo' });
    expect(ann.outcome(id)).toEqual({ t: 'ack', id });
    expect(house.state).toBe(before);
    expect(ann.last('view')).toMatchObject({ because: 'undo' });
    expect(ann.view).toEqual({ ...before, ...ann.view });
    expect(house.log.trim().split('\n').at(-1)).toContain('"undo":');
  });

  test('free: not once a wagon has come out of its deck', async () => {
    const { ann, take } = await canTakeWagon();
    ann.answer(take);
    expect(ann.view?.zones[TRAIN]).toHaveLength(3);
    expect(ann.last('decision').undo).toBe(false);
  });

  test('free: not once somebody else has decided', async () => {
    const { house, all } = await canLay('free');
    const ann = only(all);
    ann.answer({ by: 0, end: true });
    const discard = legal(house.state, 0)[0];
    if (discard?.slot) ann.answer({ by: 0, discard: discard.slot.from.slice(0, discard.slot.min) });
    await house.clock.advance(10_000);
    const id = ann.command({ c: 'undo' });
    expect(ann.outcome(id)).toMatchObject({ t: 'reject', reason: { code: 'nothing-to-undo' } });
    expect(ann.last('decision').undo).toBe(false);
  });

  test('off: never', async () => {
    const { all, move } = await canLay('off');
    const ann = only(all);
    ann.answer(move);
    const id = ann.command({ c: 'undo' });
    expect(ann.outcome(id)).toMatchObject({ t: 'reject', reason: { code: 'nothing-to-undo' } });
  });

  test('consent: with bots alone it is theirs to agree, so it goes back over their moves too', async () => {
    const { house, all } = await canLay('consent');
    const ann = only(all);
    const before = house.state;
    ann.answer({ by: 0, end: true });
    await house.clock.advance(3_000);
    const id = ann.command({ c: 'undo' });
    expect(ann.outcome(id)).toMatchObject({ t: 'ack' });
    expect(house.state).toBe(before);
  });

  test('consent: the other persons are asked, nobody plays meanwhile, and all must agree', async () => {
    const { house, all, move } = await canLay('consent', 3);
    const [ann = never(), bea = never(), cal = never()] = all;
    const before = house.state;
    ann.answer(move);
    const after = house.state;
    const id = ann.command({ c: 'undo' });
    expect(bea.last('undoAsked')).toMatchObject({ by: 0, waiting: [1, 2] });
    const meanwhile = ann.answer({ by: 0, end: true });
    expect(ann.outcome(meanwhile)).toMatchObject({ reason: { code: 'undo-asked' } });
    await house.clock.advance(20_000);
    expect(house.state).toBe(after);
    bea.command({ c: 'consent', agree: true });
    expect(cal.last('undoAsked').waiting).toEqual([2]);
    cal.command({ c: 'consent', agree: true });
    expect(house.state).toBe(before);
    expect(ann.last('undoClosed')).toEqual({ t: 'undoClosed', granted: true });
    expect(ann.outcome(id)).toEqual({ t: 'ack', id });
    expect(bea.last('view').because).toBe('undo');
  });

  test('consent: one no, or silence, leaves everything as it is', async () => {
    const { house, all, move } = await canLay('consent', 2);
    const [ann = never(), bea = never()] = all;
    ann.answer(move);
    const after = house.state;
    const refused = ann.command({ c: 'undo' });
    bea.command({ c: 'consent', agree: false });
    expect(ann.outcome(refused)).toMatchObject({ reason: { code: 'no-consent' } });
    const ignored = ann.command({ c: 'undo' });
    await house.clock.advance(30_000);
    expect(ann.outcome(ignored)).toMatchObject({ reason: { code: 'no-consent' } });
    expect(house.state).toBe(after);
    const unasked = bea.command({ c: 'consent', agree: true });
    expect(bea.outcome(unasked)).toMatchObject({ reason: { code: 'not-allowed' } });
  });

  test('a game goes on from an undo and is the same when it is resumed', async () => {
    const { house, all, move } = await canLay('free');
    const ann = only(all);
    ann.answer(move);
    ann.command({ c: 'undo' });
    const { seq } = ann;
    await ann.playUntil((client) => client.seq > seq + 10);
    const again = new House({ saves: house.saves });
    expect(again.state).toEqual(house.state);
  });
});
