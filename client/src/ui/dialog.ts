/** An open dialog owns the keyboard: what lies under it hears no key until it is closed. */
import type { Action } from 'svelte/action';

/** The dialog on top; null where none is open. The last one in the document lies above the others. */
export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? null;
}

const isTyping = (element: Element | null) => Boolean(element?.closest('input, textarea, select'));

/** Takes the focus while it is open, unless somebody is typing, and gives it back; Escape closes the one on top, and
 * does nothing else. */
export const owning: Action<HTMLElement, (() => void) | undefined> = (node, onclose) => {
  let close = onclose;
  const before = document.activeElement as HTMLElement | null;
  if (!isTyping(before)) (node.querySelector<HTMLElement>('[data-first]') ?? node).focus({ preventScroll: true });

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || topDialog() !== node) return;
    event.stopImmediatePropagation();
    close?.();
  }
  window.addEventListener('keydown', key, { capture: true });
  return {
    update: (next) => (close = next),
    destroy() {
      window.removeEventListener('keydown', key, { capture: true });
      if (node.contains(document.activeElement) || document.activeElement === document.body)
        before?.focus?.({ preventScroll: true });
    },
  };
};
