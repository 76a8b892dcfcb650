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
