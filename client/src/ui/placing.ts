/** Where something small goes that speaks of something else: beside it, and not over it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const EDGE = 8;

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const middleOf = (one: Box) => ({ x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 });

/** How much worse it is to cover what it speaks of than another thing, and what a pixel of distance is worth. */
const OWN = 30;
const FAR = 25;

/**
 * Where a bubble of this size goes: within the room there is, covering nothing of what it speaks of if that can be, then
 * as little as possible of the other things on the table, and as near as that allows.
 */
export function placed(
  at: Box | null,
  width: number,
  height: number,
  room: Box,
  others: readonly Box[] = [],
): { left: number; top: number } {
  const within = (left: number, top: number) => ({
    left: Math.max(room.left + EDGE, Math.min(left, room.right - EDGE - width)),
    top: Math.max(room.top + EDGE, Math.min(top, room.bottom - EDGE - height)),
  });
  if (!at) return within((room.left + room.right - width) / 2, (room.top + room.bottom - height) / 2);
  const middle = (at.left + at.right - width) / 2;
  const centre = (at.top + at.bottom - height) / 2;
  const ways = [
    within(middle, at.bottom + GAP),
    within(middle, at.top - GAP - height),
    within(at.right + GAP, centre),
    within(at.left - GAP - width, centre),
    ...[room.top, centre, room.bottom].flatMap((top) => [
      within(room.left, top),
      within(middle, top),
      within(room.right, top),
    ]),
    within(at.left - width, at.top - GAP - height),
    within(at.right, at.top - GAP - height),
  ];
  const aim = middleOf(at);
  const cost = (one: { left: number; top: number }) => {
    const box = { ...one, right: one.left + width, bottom: one.top + height };
    const own = middleOf(box);
    const covered = others.reduce((sum, other) => sum + shared(box, other), 0);
    return OWN * shared(box, at) + covered + FAR * Math.hypot(own.x - aim.x, own.y - aim.y);
  };
  return ways.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
