/** Pictures stay as long as people need for them; nobody waits for what they did themselves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { chargedSince } from '$lib/state/time';
import type { Reading, SeatReading } from '$lib/wire';
import { hold, MOST, Playback, type Pace, type Weight } from '$lib/state/playback';

const WATCHING = readFileSync('../src/rondel/core/clocks/watching.py', 'utf8');
const ACT: Weight = { told: true, own: false, decided: false };

describe('how long a picture stays', () => {
  it.each<[string, Weight, Pace, number]>([
    ['an act of somebody else', ACT, 'normal', 700],
    ['what decides something', { ...ACT, decided: true }, 'normal', 1200],
    ['what I did myself', { ...ACT, own: true }, 'normal', 0],
    ['what my act decided', { ...ACT, own: true, decided: true }, 'normal', 1200],
    ['nothing that is told', { told: false, own: false, decided: false }, 'calm', 0],
    ['anything, without a pace', { ...ACT, decided: true }, 'off', 0],
  ])('%s', (_, weight, pace, milliseconds) => {
    expect(hold(weight, pace)).toBe(milliseconds);
  });

  it('is longer the calmer the pace', () => {
    const times = (['off', 'fast', 'normal', 'calm'] as const).map((pace) => hold(ACT, pace));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(4);
  });

  it('never takes longer than the clocks of the engine grant', () => {
    const granted = (name: string) =>
      Number(WATCHING.match(new RegExp(`^${name} = ([\\d_]+)$`, 'm'))?.[1]?.replace('_', ''));
    expect(hold(ACT, 'calm')).toBeLessThanOrEqual(granted('ACT_MS'));
    expect(hold({ ...ACT, decided: true }, 'calm')).toBeLessThanOrEqual(granted('DECIDED_MS'));
  });

  it('is no longer charged to a clock', () => {
    const reading = { now: 1000 } as Reading;
    const clock = { waits_ms: 2400 } as SeatReading;
    expect([1000, 3000, 3400, 4400].map((now) => chargedSince(reading, clock, now))).toEqual([0, 0, 0, 1000]);
  });
});

describe('playback', () => {
  let shown: number[], passed: number[], quick: boolean[], hidden: boolean, pace: Pace;
  const playback = () =>
    new Playback<number>({
      show: async (next, isQuick) => {
        shown.push(next);
        quick.push(isQuick);
        return 0;
      },
      weight: () => ACT,
      pace: () => pace,
      isHidden: () => hidden,
      pass: (over) => void (passed = [...over]),
      done: () => {},
    });
  beforeEach(() => {
    vi.useFakeTimers();
    [shown, passed, quick, hidden, pace] = [[], [], [], false, 'normal'];
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first at once, and what comes a moment later only when that has been read', async () => {
    const one = playback();
    one.add(1);
    await vi.advanceTimersByTimeAsync(20);
    one.add(2);
    one.add(3);
    await vi.advanceTimersByTimeAsync(650);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(50);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(700);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows all that waits when somebody taps, and paces what comes after that', async () => {
    const one = playback();
    for (const next of [1, 2, 3]) one.add(next);
    await vi.advanceTimersByTimeAsync(10);
    one.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3]);
    one.add(4);
    one.add(5);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('passes over what nobody would sit through, and shows where that led', async () => {
    const one = playback();
    for (let next = 1; next <= 1000; next++) one.add(next);
    await vi.advanceTimersByTimeAsync(700);
    expect(shown).toEqual([1, 1000]);
    expect(quick).toEqual([false, true]);
    expect(passed).toEqual(Array.from({ length: 998 }, (_, index) => index + 2));
    one.add(1001);
    one.add(1002);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown.at(-1)).toBe(1001);
  });

  it('shows as much as people can watch', async () => {
    const one = playback();
    for (let next = 1; next <= MOST; next++) one.add(next);
    await vi.advanceTimersByTimeAsync(700 * MOST);
    expect([shown.length, passed.length]).toEqual([MOST, 0]);
  });

  it('does not play to a hidden tab, nor without a pace', async () => {
    hidden = true;
    const one = playback();
    for (const next of [1, 2, 3]) one.add(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3]);
    [hidden, pace] = [false, 'off'];
    for (const next of [4, 5]) one.add(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('forgets what waits when something newer is there', async () => {
    const one = playback();
    for (const next of [1, 2, 3]) one.add(next);
    await vi.advanceTimersByTimeAsync(0);
    one.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([1]);
  });
});
