/** Draws what is in a box smaller until nothing of it is cut: a screen that nobody can scroll must show everything.
 *
 * Give it a box that hides what runs over; it looks again whenever its size, or what is in it, changes.
 */
const STEP = 0.05;
const LEAST = 0.4;

function runsOver(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
}

export function fits(box: HTMLElement): { destroy: () => void } {
  function look() {
    for (let size = 1; size >= LEAST; size -= STEP) {
      box.style.setProperty('zoom', size.toFixed(2));
      if (!runsOver(box)) return;
    }
  }
  const changes = new MutationObserver(look);
  changes.observe(box, { subtree: true, childList: true, characterData: true });
  const room = new ResizeObserver(look);
  if (box.parentElement) room.observe(box.parentElement);
  look();
  void document.fonts?.ready.then(look);
  return {
    destroy: () => {
      changes.disconnect();
      room.disconnect();
    },
  };
}
