/** "What is this?": the I key, a long press or a right click on anything that carries `data-about`. */

const LONG = 500;
/** A finger that has moved this far scrolls. */
const SLACK = 10;

const keyAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-about]')?.dataset.about ?? '';

/** The key of whatever has the focus, or of what it lies in. */
export const focused = () => keyAt(document.activeElement);

/** Listens to long presses and right clicks within; a press that explained something picks nothing. */
export function explaining(node: HTMLElement, open: (key: string) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let explained = false;

  const drop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    explained = false;
    drop();
    const key = keyAt(event.target);
    if (!key || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      explained = true;
      open(key);
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) drop();
  };
  const menu = (event: MouseEvent) => {
    const key = keyAt(event.target);
    if (!key) return;
    event.preventDefault();
    drop();
    if (!explained) open(key);
  };
  const click = (event: MouseEvent) => {
    if (!explained) {
      // Where a tap does nothing else, a finger need not be held.
      const tells = (event.target as Element).closest('[data-tells]');
      if (tells && (event as PointerEvent).pointerType === 'touch') open(keyAt(tells));
      return;
    }
    explained = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', drop, false],
    ['pointercancel', drop, false],
    ['contextmenu', menu, false],
    ['click', click, true],
  ];
  for (const [name, does, early] of listeners) node.addEventListener(name, does as EventListener, early);
  return {
    destroy() {
      drop();
      for (const [name, does, early] of listeners) node.removeEventListener(name, does as EventListener, early);
    },
  };
}
