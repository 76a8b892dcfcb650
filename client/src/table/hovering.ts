/** A mouse that rests on something for a moment asks what it is; touch and keyboard have ways of their own. */
import { movement } from './mouse';

const REST = 650;

export interface Rested {
  key: string;
  box: DOMRect;
}

/** Some boards show things large under the mouse, with all that is to be said of them: `data-enlarges` names their kind. */
function isEnlarged(found: HTMLElement): boolean {
  const kind = found.closest<HTMLElement>('[data-enlarges]')?.dataset.enlarges;
  return kind !== undefined && Boolean(found.dataset.about?.startsWith(`${kind}:`));
}

/** Tells on what the mouse rests, and null as soon as it does so no more. */
export function hovering(node: HTMLElement, tell: (on: Rested | null) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let on: Element | null = null;
  // A television's mouse stands still all evening: where it is found at first it was not moved to.
  const wasMoved = movement(false);

  const leave = () => {
    clearTimeout(timer);
    if (on) tell(null);
    on = null;
  };
  const over = (event: PointerEvent) => {
    const found = (event.target as Element | null)?.closest?.<HTMLElement>('[data-about]') ?? null;
    const moved = wasMoved(event);
    if (event.pointerType !== 'mouse' || found === on) return;
    leave();
    if (!moved) return;
    on = found;
    if (!found || isEnlarged(found)) return;
    timer = setTimeout(() => {
      if (found.isConnected) tell({ key: found.dataset.about ?? '', box: found.getBoundingClientRect() });
    }, REST);
  };
  const listeners: [string, (event: never) => void][] = [
    ['pointerover', over],
    ['pointermove', over],
    ['pointerleave', leave],
    ['pointerdown', leave],
    ['wheel', leave],
  ];
  for (const [name, does] of listeners) node.addEventListener(name, does as EventListener, { passive: true });
  return {
    destroy() {
      leave();
      for (const [name, does] of listeners) node.removeEventListener(name, does as EventListener);
    },
  };
}
