/** What is said at the end, in which order, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '$lib/state/preferences.svelte';
import { countedUp, headline, placesOf } from '$lib/table/end/places';
import { Revealing } from '$lib/table/end/revealing.svelte';
import type { Outcome } from '$lib/wire';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora'];
const said = (outcome: Partial<Outcome>, mine: number[], seats = 4) =>
  headline({ winners: [], reason: '', ...outcome }, [...Array(seats).keys()], mine, (seat) => NAMES[seat]!);

describe('the one line of the end', () => {
  const ranking = [[2], [0, 1], [3]];
  it('tells the reader where they came', () => {
    expect([0, 1, 2, 3].map((seat) => said({ winners: [2], ranking }, [seat]))).toEqual([
      'You came 2nd of 4.',
      'You came 2nd of 4.',
      'You won!',
      'You came 4th of 4.',
    ]);
  });
  it('tells others who won, and what there is to tell where nobody did', () => {
    expect([
      said({ winners: [2], ranking }, []),
      said({ winners: [0, 2] }, [0, 1]),
      said({ winners: [1] }, [0], 2),
      said({ winners: [0, 1] }, [0], 2),
      said({ winners: [0, 2] }, [0]),
      said({}, [0]),
    ]).toEqual([
      'Cleo wins.',
      'Ann and Cleo win.',
      'Bob won this time.',
      'A draw.',
      'You won, with others.',
      'Nobody won.',
    ]);
  });
  it('knows only all or nothing where all play together', () => {
    const teams = [[0, 1, 2, 3]];
    expect([said({ winners: teams[0]!, teams }, [0]), said({ teams }, [0]), said({ teams }, [])]).toEqual([
      'Won together!',
      'Lost together.',
      'Lost together.',
    ]);
  });
  it('speaks of a team as one', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const won = { winners: [0, 2], teams };
    expect([said(won, [0]), said(won, [1]), said({ teams }, [1])]).toEqual([
      'You won, together with Cleo!',
      'Ann and Cleo won this time.',
      'A draw.',
    ]);
    const places = (outcome: Partial<Outcome>) =>
      placesOf({ winners: [], reason: '', ...outcome }, [0, 1, 2, 3]).map(({ seat, rank }) => [seat, rank]);
    expect(places(won)).toEqual([
      [0, 1],
      [2, 1],
      [1, 2],
      [3, 2],
    ]);
    expect(places({ teams }).map(([, rank]) => rank)).toEqual([1, 1, 1, 1]);
  });
  it('lets equals share a place', () =>
    expect(placesOf({ winners: [2], ranking, reason: '' }, [0, 1, 2, 3]).map(({ seat, rank }) => [seat, rank])).toEqual(
      [
        [2, 1],
        [0, 2],
        [1, 2],
        [3, 4],
      ],
    ));
  it('counts up to the sum and not beyond', () =>
    expect([0, 0.5, 1, 2].map((part) => countedUp(40, part))).toEqual([0, 35, 40, 40]));
});

describe('the last act', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preferences.pace = 'normal';
  });
  afterEach(() => {
    vi.useRealTimers();
    preferences.pace = 'normal'; // test files share a process, and what was preferred in it
  });

  it('is seen before the result by whoever watched, until they tap', () => {
    const revealing = new Revealing();
    revealing.goesOn();
    revealing.over();
    expect(revealing.due).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(revealing.due).toBe(true);
    revealing.goesOn(); // taken back
    revealing.over();
    expect(revealing.due).toBe(false);
    revealing.skip();
    expect(revealing.due).toBe(true);
  });

  it('is not waited for by whoever comes later, or wants no pace', () => {
    const late = new Revealing();
    late.over();
    preferences.pace = 'off';
    const quick = new Revealing();
    quick.goesOn();
    quick.over();
    expect([late.due, quick.due]).toEqual([true, true]);
  });
});
