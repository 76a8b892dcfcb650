import { expect, test } from 'vitest';
import { isDue, stepNow } from '../src/coach/steps';
import { placed, type Box } from '../src/ui/placing';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOMS = { phone: box(0, 64, 360, 500), desk: box(0, 64, 1280, 660) };

test('something is said once it can be done and has happened', () => {
  const step = { id: 'a', offer: 'play', fact: 'won' };
  expect(isDue(step, new Set(['play']), new Set())).toBe(false);
  expect(isDue(step, new Set(), new Set(['won']))).toBe(false);
  expect(isDue(step, new Set(['play']), new Set(['won']))).toBe(true);
  expect(isDue({ id: 'b' }, new Set(), new Set())).toBe(true);
});

test('a lesson goes on where somebody did something else than was said', () => {
  const steps = [
    { id: 'draw', offer: 'draw' },
    { id: 'ready', offer: 'ready' },
    { id: 'pass', offer: 'pass' },
    { id: 'end' },
  ];
  const at = (...offered: string[]) => stepNow(steps, 0, new Set(offered), new Set());
  expect(at('draw', 'ready')).toBe(0);
  expect(at('pass')).toBe(2);
  expect(at()).toBe(-1);
  expect(stepNow(steps, 3, new Set(), new Set())).toBe(3);
});

test('a bubble stays in its room and covers nothing of what it speaks of', () => {
  const things = [box(8, 100, 344, 100), box(60, 154, 25, 33), box(8, 300, 344, 112), box(0, 480, 360, 84)];
  for (const room of Object.values(ROOMS)) {
    for (const at of things) {
      const { left, top } = placed(at, 330, 150, room);
      expect(left >= room.left && left + 330 <= room.right && top >= room.top && top + 150 <= room.bottom).toBe(true);
      const apart = left >= at.right || left + 330 <= at.left || top >= at.bottom || top + 150 <= at.top;
      expect(apart, JSON.stringify({ at, left, top })).toBe(true);
    }
  }
});

test('it keeps off the other things where there is room', () => {
  const hand = box(190, 562, 600, 162);
  const trick = [box(310, 330, 90, 130), box(445, 270, 90, 130), box(580, 330, 90, 130)];
  const { left, top } = placed(hand, 336, 214, ROOMS.desk, trick);
  const covered = trick.filter(
    (one) => left < one.right && left + 336 > one.left && top < one.bottom && top + 214 > one.top,
  );
  expect(covered).toEqual([]);
});
