/** Moves pieces from where they lay to where they lie now. Pieces carry `data-piece`; places they come from `data-place`. */
import { isStill } from './preferences.svelte';

export type Places = Map<string, DOMRect>;

/** Where a piece comes from when it was not on the screen before: a `data-place`. */
export interface Origin {
  piece: string;
  place: string;
}

const running = new Set<Animation>();

function places(attribute: string): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const name = element.getAttribute(attribute);
    const box = element.getBoundingClientRect();
    if (name && box.width) found.set(name, box);
  }
  return found;
}

export function remember(): { pieces: Places; places: Places } {
  return { pieces: places('data-piece'), places: places('data-place') };
}

function milliseconds(token: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

/** Lets every piece travel from its old place; says how long that takes. */
export function travel(before: ReturnType<typeof remember>, origins: readonly Origin[]): number {
  if (isStill()) return 0;
  const duration = milliseconds('--m-move') || 260;
  let moved = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset.piece ?? '';
    const origin = origins.find(({ piece }) => piece === name);
    const from = before.pieces.get(name) ?? (origin && before.places.get(origin.place));
    if (from && slide(element, from, duration)) moved = true;
  }
  return moved ? duration : 0;
}

function slide(element: HTMLElement, from: DOMRect, duration: number): boolean {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width ? from.width / to.width : 1;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return false;
  const animation = element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(size), zIndex: 20 },
      { translate: '0 0', scale: '1', zIndex: 20 },
    ],
    { duration, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'replace' },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return true;
}

/** Ends everything that moves, at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
}
