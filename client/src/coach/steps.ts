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
