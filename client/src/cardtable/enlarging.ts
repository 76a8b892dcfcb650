/** Which card the mouse is on, anywhere on the table: each says so by what the I key explains. */

/** Whoever only crosses a card on the way to another does not want to read it. */
const STAY = 140;

export interface Enlarged {
  kind: string;
  box: DOMRect;
}

/** Tells of the card under the mouse, and null when there is none or something is done. */
export function enlarging(node: HTMLElement, tell: (card: Enlarged | null) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let on: Element | null = null;

  const leave = () => {
    clearTimeout(timer);
    on = null;
    tell(null);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const found = (event.target as Element).closest<HTMLElement>('[data-about^="card:"]');
    if (found === on) return;
    leave();
    on = found;
    const kind = found?.dataset.about?.slice('card:'.length);
    if (!found || !kind || event.buttons) return;
    timer = setTimeout(() => {
      if (found.isConnected) tell({ kind, box: found.getBoundingClientRect() });
    }, STAY);
  };
  const listeners: [string, (event: never) => void][] = [
    ['pointerover', over],
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
