/** What concerned me since my turn, in words to me. */
import { describe, expect, it } from 'vitest';
import { actsIn, concerns, isLong, sinceMine, turnsMissed } from '$lib/state/since';
import type { StoryLine } from '$lib/state/story';
import type { LogEntry, Phrase } from '$lib/wire';
import { say } from '$lib/i18n/words.svelte';
import './recorded';

/** An entry as it stands in the log after it was put into words. */
function entry(v: number, seat: number, messages: Phrase[], more: Partial<LogEntry> = {}): LogEntry {
  const lines = messages.map((message) => say('imperial', message)!);
  return { v, seat, lines, said: { lines: messages }, ...more } as unknown as LogEntry;
}
const seat = (number: number) => ({ seat: number });
const bought = entry(5, 0, [{ say: 'punted', with: { seat: seat(0) } }]);
const lost = entry(
  6,
  1,
  [
    { say: 'card_passed', with: { seat: seat(0) } },
    { say: 'government_lost', with: { seat: seat(0), country: 'Austria', to: seat(1) } },
  ],
  { notes: [{ line: 1, tone: 'loss', losers: [0] }], begins: ['Round 3'] },
);
const other = entry(7, 2, [{ say: 'punted', with: { seat: seat(2) } }]);
const log = [entry(4, 1, [{ say: 'time_penalty', with: { seat: seat(0) } }]), bought, lost, other];

describe('since my turn', () => {
  it('counts what came after the last thing I did', () => {
    expect(sinceMine(log, [0]).map(({ v }) => v)).toEqual([6, 7]);
    expect(sinceMine(log, [3])).toEqual([]);
    const passed = entry(8, 0, [{ say: 'punted', with: { seat: seat(0) } }], { actor: -2 });
    expect(sinceMine([...log, passed], [0]).map(({ v }) => v)).toEqual([6, 7, 8]);
    expect(actsIn(sinceMine(log, [0]))).toBe(2);
  });

  it('tells me what I lost first, as it is said to me, and nothing that does not concern me', () => {
    const told = concerns(sinceMine(log, [0]), [0], 'imperial').map(({ v, you }) => [v, you]);
    expect(told[0]?.[1]).toMatch(/^You lost the government of Austria to /);
    expect(told).toHaveLength(1);
  });

  it('does not tell whoever did it what they did', () => {
    expect(concerns([lost], [1], 'imperial')).toEqual([]);
    expect(concerns([lost], [2], 'imperial')).toEqual([]);
    const paid = entry(8, 1, [{ say: 'interest_paid', with: { seat: seat(0), amount: '$2', country: 'Italy' } }]);
    expect(concerns([paid], [0], 'imperial').map(({ you }) => you)).toEqual(['You got $2 of interest from Italy.']);
  });

  it('tells me what the table did for me, and after an absence what anybody did', () => {
    const paid = [{ say: 'interest_paid', with: { seat: seat(0), amount: '$2', country: 'Italy' } }];
    const told = ['You got $2 of interest from Italy.'];
    expect(concerns([entry(8, 0, paid)], [0], 'imperial')).toEqual([]);
    expect(concerns([entry(8, 0, paid, { actor: -2 })], [0], 'imperial').map(({ you }) => you)).toEqual(told);
    expect(concerns([entry(8, 0, paid)], [0], 'imperial', true).map(({ you }) => you)).toEqual(told);
  });

  it('does not tell what stayed as it was', () => {
    const side = (after: number) => ({
      damage: 0,
      healing: 0,
      own_damage: 0,
      before: 90,
      after,
      baseline: 0,
      fleet: 4,
    });
    const told = (after: number) => {
      const message = { say: 'side_comes_to', with: { seat: seat(0), ...side(after) } };
      const lines = [say('shapeships', message)!];
      const resolved = { v: 9, seat: 1, lines, said: { lines: [message] } } as unknown as LogEntry;
      return concerns([resolved], [0], 'shapeships').map(({ you }) => you);
    };
    expect([told(85), told(90)]).toEqual([['Your health went from 90 to 85.'], []]);
  });

  it('sums up a longer absence turn by turn, by what weighed most', () => {
    const told = (known: StoryLine[], most: number) =>
      turnsMissed(log, known, most).map(({ title, line }) => [title, line.key]);
    expect(told([], 9)).toEqual([
      ['', '4.0'],
      ['Round 3', '6.1'],
    ]);
    expect(told(concerns(log, [0], 'imperial'), 1)).toEqual([['Round 3', '6.0']]);
    expect([isLong(log), isLong(log.slice(1))]).toEqual([true, false]);
  });

  it('tells events of a newer server in words', () => {
    const newer = { say: 'comet_struck', with: { by: seat(1), seat: seat(0), hull: 3 } };
    const told = {
      v: 9,
      seat: 1,
      lines: ['Comet struck: Mara, hull 3'],
      said: { lines: [newer] },
    } as unknown as LogEntry;
    expect(concerns([told], [0], 'imperial').map(({ you }) => you)).toEqual(['Comet struck: Mara, hull 3']);
  });
});
