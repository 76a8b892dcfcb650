/** The log by turns, acts and whom they are about: from what the engine told. */
import { describe, expect, it } from 'vitest';
import { actOf, headline, seatsIn, touches, turnsOf } from '$lib/state/story';
import type { LogEntry } from '$lib/wire';
import { told } from './recorded';

describe('a story', () => {
  const log = told();
  const turns = turnsOf(log);

  it('is told by turns with a title each, newest first, and loses no act', () => {
    expect(turns.length).toBeGreaterThan(2);
    expect(turns.slice(0, -1).every((turn) => turn.title && turn.acts.length)).toBe(true);
    const numbers = turns.flatMap((turn) => turn.acts.map((act) => act.v));
    expect(numbers).toEqual(
      log
        .filter((entry) => entry.lines.some(Boolean))
        .map((entry) => entry.v)
        .reverse(),
    );
  });

  it('is cut where enough has been told', () => {
    const some = turnsOf(log, 5).flatMap((turn) => turn.acts.flatMap((act) => act.lines));
    expect(some.length).toBeGreaterThanOrEqual(5);
    expect(some.length).toBeLessThan(12);
  });

  it('is about whom it names, not about who sent the command', () => {
    const entry = {
      v: 3,
      seat: 0,
      lines: ['Ada loses'],
      said: { lines: [{ say: 'lost', with: { seat: { seat: 2 }, to: { seat: 0 } } }] },
    } as unknown as LogEntry;
    const line = actOf(entry).lines[0]!;
    expect([line.seat, line.seats]).toEqual([2, [2, 0]]);
    const act = { ...actOf(entry), seat: 1 };
    expect([0, 1, 2].map((seat) => touches(line, act.seat === seat, [seat]))).toEqual([true, false, false]);
  });

  it('touches who loses something, and whom others name', () => {
    const act = actOf({
      v: 4,
      seat: 0,
      lines: ['a', 'b'],
      notes: [{ line: 1, tone: 'loss', losers: [1] }],
    } as LogEntry);
    expect(act.lines.map((line) => touches(line, act.seat === 1, [1]))).toEqual([false, true]);
    expect(act.lines.map((line) => line.tone)).toEqual(['plain', 'loss']);
    expect(headline(act)?.text).toBe('b');
  });
});

it('seats are found wherever a message names them', () => {
  expect(seatsIn({ a: { and: [{ seat: 3 }, { seat: 1 }] }, b: { say: 'x', with: { to: { seat: 0 } } }, n: 5 })).toEqual(
    [3, 1, 0],
  );
});
