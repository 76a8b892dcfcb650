/** The art of the slots on a grid of 24, and where they lie on a wheel of 340. */
export const SLOT_ART: Record<string, string> = {
  Factory: '<path d="M3 20V11l5-3v3l5-3v3h3V4h4v16Z"/>',
  Produce:
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18"/>',
  Import: '<path d="M4 9h16v11H4ZM4 9l3-5h10l3 5M12 11.5v6M9.5 15l2.5 2.5 2.5-2.5"/>',
  Maneuver: '<path d="M5 21V4M5 5h10l-2.5 3.5L15 12H5"/><path d="M12 17h8M17 14l3 3-3 3"/>',
  Taxation:
    '<ellipse cx="12" cy="7" rx="7" ry="3"/><path d="M5 7v5c0 1.7 3.1 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3.1 3 7 3s7-1.3 7-3v-5"/>',
  Investor:
    '<path d="M4 5h16v11H4ZM8 9h8M8 12h5"/><circle cx="16.5" cy="16" r="2.8"/><path d="m15 18.5-.8 3.5 2.3-1.2 2.3 1.2-.8-3.5"/>',
};

export const MIDDLE = 170;

/** A point at a distance from the middle; slots are counted clockwise from the top. */
export function at(slot: number, far: number): { x: number; y: number } {
  const turn = (slot * Math.PI) / 4;
  const whole = (n: number) => Math.round(n * 100) / 100;
  return { x: whole(MIDDLE + far * Math.sin(turn)), y: whole(MIDDLE - far * Math.cos(turn)) };
}

/** Where the art of a slot has its middle, and how far below it the name stands: clear of the cost and of the markers. */
export function label(slot: number): { centre: { x: number; y: number }; below: number } {
  const isSlanted = slot % 2 === 1;
  const { x, y } = at(slot, isSlanted ? 109 : 117);
  const isUp = isSlanted && y < MIDDLE;
  return { centre: { x, y: isUp ? y - 13 : y }, below: y === MIDDLE ? 25 : 19 };
}

/** The wedge of a slot; a picked one stands out a little. */
export function wedge(slot: number, out: number): string {
  const edge = (side: number, far: number) => at(slot + side * (0.5 - 3.2 / far), far);
  const [a, b, c, d] = [edge(-1, out), edge(1, out), edge(1, 64), edge(-1, 64)];
  return `M${a.x} ${a.y}A${out} ${out} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A64 64 0 0 0 ${d.x} ${d.y}Z`;
}

/** The way of a marker along the rim. */
export function way(from: number, to: number): string {
  const [a, b] = [at(from, 156), at(to, 156)];
  const far = (to - from + 8) % 8 > 4 ? 1 : 0;
  return `M${a.x} ${a.y}A156 156 0 ${far} 1 ${b.x} ${b.y}`;
}
