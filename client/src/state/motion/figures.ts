/** Numbers that change say by how much: the difference rises from them. Marked by `data-figure` and `data-value`. */

export type Figures = Map<string, number>;

function numberIn(element: HTMLElement): number {
  return Number(element.dataset.value ?? element.textContent?.trim() ?? Number.NaN);
}

const shownFigures = () => document.querySelectorAll<HTMLElement>('[data-figure]');

export function figures(): Figures {
  const found: Figures = new Map();
  for (const element of shownFigures()) {
    const value = numberIn(element);
    if (!Number.isNaN(value)) found.set(element.dataset.figure ?? '', value);
  }
  return found;
}

/** Where the number itself stands: its place may be wider, and what rises beside that would seem to be the neighbour's. */
function spotOf(element: HTMLElement): DOMRect {
  const text = [...element.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim());
  if (!text) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** "+3", "−2": a difference as people write it. */
export function difference(before: number, after: number): string {
  const by = Math.round((after - before) * 100) / 100;
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** Lets the differences rise; hands every animation to whoever may have to end it. */
export function rise(before: Figures, duration: number, keep: (animation: Animation) => void): boolean {
  let any = false;
  for (const element of shownFigures()) {
    const [old, now] = [before.get(element.dataset.figure ?? ''), numberIn(element)];
    const box = spotOf(element);
    if (old === undefined || Number.isNaN(now) || old === now || !box.width) continue;
    const note = document.createElement('span');
    note.className = `differs ${now > old ? 'more' : 'less'}`;
    note.ariaHidden = 'true';
    note.textContent = difference(old, now);
    note.style.left = `${Math.min(box.right + 4, innerWidth - 44)}px`;
    note.style.top = `${box.top + box.height / 2}px`;
    document.body.append(note);
    const animation = note.animate(
      [
        { opacity: 0, translate: '-30% -20%', scale: '.7' },
        { opacity: 1, translate: '0 -60%', scale: '1', offset: 0.2 },
        { opacity: 1, translate: '0 -80%', offset: 0.75 },
        { opacity: 0, translate: '0 -130%' },
      ],
      { duration, easing: 'ease-out' },
    );
    animation.onfinish = animation.oncancel = () => note.remove();
    keep(animation);
    any = true;
  }
  return any;
}
