/** When something of a lesson is said, and what it points at. */
import type { LessonStep } from '$lib/wire';

/** Is it time to say this, where this can be done and after this has happened? */
export function isDue(step: LessonStep, offered: ReadonlySet<string>, reported: ReadonlySet<string>): boolean {
  return (!step.offer || offered.has(step.offer)) && (!step.fact || reported.has(step.fact));
}

/**
 * Where the lesson stands: at the step that comes next, or, where somebody did something else than was said, at the next
 * one for which it is time; one that waits for nothing is never reached that way. -1: nothing is said now.
 */
export function stepNow(
  steps: readonly LessonStep[],
  said: number,
  offered: ReadonlySet<string>,
  reported: ReadonlySet<string>,
): number {
  return steps.findIndex(
    (step, index) =>
      index >= said && (index === said || Boolean(step.offer ?? step.fact)) && isDue(step, offered, reported),
  );
}

const NAMES = ['anchor', 'place', 'piece', 'zone', 'about', 'slot', 'at', 'offer'];

/** Every way in which boards and the frame name what is on them. */
export function selectorOf(name: string): string {
  const quoted = CSS.escape(name);
  return NAMES.map((attribute) => `[data-${attribute}="${quoted}"]`).join(',');
}

/** What a step points at: the largest of that name that can be seen; several names are tried one after the other. */
export function anchorOf(at: string, root: ParentNode = document): Element | null {
  for (const name of at.split(' ').filter(Boolean)) {
    const found = [...root.querySelectorAll(selectorOf(name))]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
    if (found[0]) return found[0].element;
  }
  return null;
}

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
