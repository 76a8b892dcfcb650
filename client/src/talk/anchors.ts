/** Where a seat is on the screen: boards mark it with `data-place="seat-2"`, every disc carries its seat. */
export interface Placed {
  x: number;
  y: number;
  side: 'above' | 'below' | '';
  /** Where the tip points, from the bubble's left edge. */
  tip: number;
}

const MARGIN = 8;
const TIP = 9;

function visible(found: Element): boolean {
  const box = found.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
}

/** The first thing on the board that stands for a seat and can be seen. */
export function anchorOf(seat: number | null, root: ParentNode = document): DOMRect | null {
  if (seat === null) return null;
  const disc = `[data-seat="${seat}"]`;
  for (const wanted of [`[data-place="seat-${seat}"]`, `main ${disc}`, disc]) {
    const found = [...root.querySelectorAll(wanted)].find(visible);
    if (found) return (found.querySelector(disc) ?? found).getBoundingClientRect();
  }
  return null;
}

/** Beside the seat, on the side that has room, and inside the screen; without a seat, below the bar on the right. */
export function placed(anchor: DOMRect | null, box: HTMLElement | undefined): Placed {
  const width = box?.offsetWidth ?? 0;
  const height = box?.offsetHeight ?? 0;
  const most = innerWidth - width - MARGIN;
  if (!anchor) {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { x: Math.max(MARGIN, most), y: Math.max(bar, 0) + MARGIN, side: '', tip: 0 };
  }
  const middle = anchor.left + Math.min(anchor.width, 120) / 2;
  const x = Math.min(Math.max(MARGIN, middle - width / 2), Math.max(MARGIN, most));
  const side = anchor.top > innerHeight / 2 ? 'above' : 'below';
  const y = side === 'above' ? anchor.top - height - TIP : anchor.bottom + TIP;
  return {
    x,
    y: Math.min(Math.max(MARGIN, y), Math.max(MARGIN, innerHeight - height - MARGIN)),
    side,
    tip: Math.min(Math.max(16, middle - x), Math.max(16, width - 16)),
  };
}
