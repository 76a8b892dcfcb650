/** A card that is dragged out of the hand is played; one let go of before that slides back. By mouse, pen and finger. */
import type { Action } from 'svelte/action';

/** So far it must go before it is dragged at all, and so far up before letting go plays it. */
const BEGIN = 10;
const PLAY = 56;
/** A finger may only have meant to scroll. */
const FINGER = 96;

/** Null: it cannot be played now, and stays where it is. */
export const dragging: Action<HTMLElement, (() => void) | null> = (node, onplay) => {
  let play = onplay;
  let start: { x: number; y: number; id: number; far: number } | null = null;
  let moved = false;

  const settle = () => {
    node.style.removeProperty('translate');
    node.style.removeProperty('z-index');
    node.style.removeProperty('transition');
    node.style.removeProperty('filter');
    delete node.dataset.dragged;
    start = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', settle);
  };

  function down(event: PointerEvent) {
    if (!play || event.button !== 0 || !event.isPrimary) return;
    start = {
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      far: event.pointerType === 'touch' ? FINGER : PLAY,
    };
    moved = false;
    // The pointer may leave the card before it is dragged.
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', settle);
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!moved && Math.hypot(x, y) < BEGIN) return;
    moved = true;
    node.dataset.dragged = y < -start.far ? 'out' : 'held';
    node.style.translate = `${x}px ${y}px`;
    node.style.zIndex = '12';
    node.style.transition = 'none';
    node.style.filter = y < -start.far ? 'drop-shadow(0 10px 14px var(--glow))' : '';
  }

  function up(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const out = moved && event.clientY - start.y < -start.far;
    settle();
    if (out) play?.();
  }

  /** The click at the end of a drag is none. */
  function click(event: MouseEvent) {
    if (!moved) return;
    moved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  const stop = (event: Event) => event.preventDefault();
  node.style.touchAction = 'pan-x';
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('dragstart', stop);
  return {
    update: (next) => (play = next),
    destroy() {
      settle();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('dragstart', stop);
    },
  };
};
