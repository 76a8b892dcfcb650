/** Fingers, mouse and wheel move a camera; a tap stays a tap. */
import type { Camera } from './camera.svelte';

const SLACK = 7;
const STEP = 60;

export function gestures(element: HTMLElement, camera: Camera) {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;

  const middle = () => {
    const all = [...fingers.values()];
    const x = all.reduce((sum, finger) => sum + finger.x, 0) / all.length;
    const y = all.reduce((sum, finger) => sum + finger.y, 0) / all.length;
    const far = all.length > 1 ? Math.hypot(all[0]!.x - all[1]!.x, all[0]!.y - all[1]!.y) : 0;
    return { x, y, far };
  };

  function down(event: PointerEvent) {
    if (event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = 0;
  }

  function move(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return;
    const before = middle();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = middle();
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    moved += Math.abs(dx) + Math.abs(dy) + Math.abs(after.far - before.far);
    if (moved < SLACK) return;
    element.setPointerCapture?.(event.pointerId);
    camera.pan(dx, dy);
    const frame = element.getBoundingClientRect();
    if (before.far && after.far) camera.zoomBy(after.far / before.far, after.x - frame.left, after.y - frame.top);
  }

  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);

  /** What was a drag is not also a tap. */
  function click(event: MouseEvent) {
    if (moved < SLACK) return;
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const frame = element.getBoundingClientRect();
    camera.zoomBy(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
  }

  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => camera.pan(STEP, 0),
    ArrowRight: () => camera.pan(-STEP, 0),
    ArrowUp: () => camera.pan(0, STEP),
    ArrowDown: () => camera.pan(0, -STEP),
    '+': () => camera.zoomBy(1.3),
    '=': () => camera.zoomBy(1.3),
    '-': () => camera.zoomBy(1 / 1.3),
    '0': () => camera.whole(),
  };

  /** Arrows move the map only while it has the focus itself; on a place they walk among places. */
  function key(event: KeyboardEvent) {
    const act = KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow') && event.target !== element) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, { capture: true });
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('keydown', key);
  return {
    destroy() {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('keydown', key);
    },
  };
}
