/** Which game lies on the table in the hall, and what clocks and names are called. */
import { afterEach, describe, expect, it } from 'vitest';
import { featured, keepOpponent, lastOpponent } from '../src/pages/featured';
import { clockMeaning, clockPace, clockWords } from '$lib/state/catalogue.svelte';
import { inOvertime } from '$lib/state/overtime';
import { keepName, lastName, setMe } from '$lib/state/me.svelte';
import type { GameInfo } from '$lib/wire';

const game = (name: string, more: object = {}) =>
  ({
    name,
    stage: 'complete',
    minutes: [20, 40],
    bots: ['easy', 'hard'],
    usual_bot: 'easy',
    table: {},
    ...more,
  }) as unknown as GameInfo;
const DAY = 86_400_000;

describe('the game on the table', () => {
  const shelf = [
    game('a'),
    game('b'),
    game('long', { minutes: [90, 240] }),
    game('example', { stage: 'example' }),
    game('companion', { table: { host_plays_free: true } }),
    game('alone', { bots: [] }),
  ];
  const days = (games: GameInfo[], mine: { game: string }[] = []) =>
    [0, 1, 2].map((day) => featured(games, mine, day * DAY)?.name);

  it('is one for an evening against bots, every day another', () => expect(days(shelf)).toEqual(['a', 'b', 'a']));
  it('is one the reader has not played, as long as there is one', () => {
    expect(days(shelf, [{ game: 'a' }])).toEqual(['b', 'b', 'b']);
    expect(days(shelf, [{ game: 'a' }, { game: 'b' }])).toEqual(['a', 'b', 'a']);
  });
  it('teaches itself, where one does', () =>
    expect(days([...shelf, game('taught', { has_lesson: true })])).toEqual(['taught', 'taught', 'taught']));
  it('is none where nothing fits', () => expect(featured([], [], 0)).toBeNull());
  it('is played against whom one chose last, where it has them', () => {
    keepOpponent('hard');
    expect([lastOpponent(game('a')), lastOpponent(game('b', { bots: ['dice'], usual_bot: 'dice' }))]).toEqual([
      'hard',
      'dice',
    ]);
  });
});

describe('clocks', () => {
  it('are called as people would', () => {
    const clocks = [
      {},
      { kind: 'per-step', budget_ms: 60_000 },
      { kind: 'per-move', budget_ms: DAY },
      { kind: 'per-move', budget_ms: 3 * DAY },
      { kind: 'fischer', bank_ms: 300_000, increment_ms: 3000 },
      { kind: 'fischer', bank_ms: 300_000, increment_ms: 3000, increment_per: 'turn' },
      { kind: 'fischer', bank_ms: 300_000, limit_ms: 60_000 },
      { kind: 'byo-yomi', bank_ms: 600_000, budget_ms: 30_000, periods: 5 },
      { kind: 'canadian', bank_ms: 600_000, budget_ms: 300_000, periods: 10 },
    ] as const;
    expect(clocks.map((clock) => [clockWords(clock), clockPace(clock)])).toEqual([
      ['no clock', 'free'],
      ['1 minute for each step', 'sitting'],
      ['1 day for each move', 'days'],
      ['3 days for each move', 'days'],
      ['5 minutes, and 3 seconds more with each move', 'sitting'],
      ['5 minutes, and 3 seconds more with each turn', 'sitting'],
      ['5 minutes for everything, 1 minute at most for a move', 'sitting'],
      ['10 minutes, then 5 times 30 seconds for a move', 'sitting'],
      ['10 minutes, then 5 minutes for 10 moves at a time', 'sitting'],
    ]);
  });
  it('say what happens when nothing is left', () => {
    const clock = { kind: 'byo-yomi', bank_ms: 600_000, budget_ms: 30_000, periods: 5, penalty: 'forfeit' } as const;
    expect(clockMeaning(clock)).toBe(
      '10 minutes, then 5 times 30 seconds for a move. A move within such a period does not use it up. ' +
        'When nothing is left, the match is lost.',
    );
    expect(clockMeaning({ kind: 'count-up' })).toBe('Counts up, no limit.');
  });
  it('show what comes after the bank', () => {
    const shown = { seat: 0, running: true, turn_ms: 0, total_ms: 0, turns: 1, longest_ms: 0 };
    const byoYomi = { kind: 'byo-yomi', budget_ms: 30_000, periods: 3 } as const;
    const canadian = { kind: 'canadian', budget_ms: 300_000, periods: 10 } as const;
    expect([
      inOvertime(byoYomi, { ...shown, overtime_ms: 90_000, spare: 3 }, 100_000),
      inOvertime(byoYomi, { ...shown, overtime_ms: 90_000, spare: 3 }, 70_000),
      inOvertime(byoYomi, { ...shown, overtime_ms: 30_000, spare: 1 }, 12_000),
      inOvertime(canadian, { ...shown, overtime_ms: 300_000, spare: 10 }, 400_000),
      inOvertime(canadian, { ...shown, overtime_ms: 200_000, spare: 4 }, 150_000),
      inOvertime({ kind: 'fischer' }, shown, 150_000),
    ]).toEqual([
      { ms: 10_000, note: 'then 3 × 0:30', short: '', last: false },
      { ms: 10_000, note: '3 periods left', short: '(3)', last: false },
      { ms: 12_000, note: 'last period', short: '(1)', last: true },
      { ms: 100_000, note: 'then 10 moves in 5:00', short: '', last: false },
      { ms: 150_000, note: '4 moves left', short: '/4', last: true },
      null,
    ]);
  });
});

describe('a name', () => {
  afterEach(() => localStorage.clear());
  it('is one that somebody gave themselves: a guest has none', () => {
    setMe({ name: 'Guest' });
    expect(lastName()).toBe('');
    keepName('Mara');
    expect(lastName()).toBe('Mara');
    setMe({ name: 'Ann' });
    expect(lastName()).toBe('Ann');
  });
});
