/**
 * One drawn shape for every ship, bow up, as the inside of an SVG of 48 by 48.
 *
 * Human hulls are cut straight, Xenites have grown, Centaur ships carry an emblem in a curved hull, Ancient ones are plain
 * geometry. Colours come from the fleet: --hull, --hull-2 for the side in the shade, --edge, --trim.
 */

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

const line = (d: string, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="var(--trim)" stroke-width="${width}" ${ROUND}/>`;
const area = (d: string) => `<path d="${d}" fill="var(--trim)"/>`;
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--trim)"/>`;
const ring = (x: number, y: number, r: number, width = 2) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--trim)" stroke-width="${width}"/>`;
const oval = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--trim)"/>`;

/** The hull, its right half in the shade: a nested SVG cuts at its own edge. */
function hull(d: string, ...trim: string[]): string {
  return (
    `<path d="${d}" fill="var(--hull)"/>` +
    `<svg x="24" width="24" height="48" viewBox="24 0 24 48"><path d="${d}" fill="var(--hull-2)"/></svg>` +
    `<path d="${d}" fill="none" stroke="var(--edge)" stroke-width="1.6" stroke-linejoin="round"/>${trim.join('')}`
  );
}

/** Several small hulls that fly as one. */
function flock(d: string, trim: string, places: readonly string[]): string {
  return places
    .map(
      (place, index) =>
        `<g transform="${place}"><path d="${d}" fill="var(--hull${index % 2 ? '-2' : ''})" stroke="var(--edge)" stroke-width="1.6" stroke-linejoin="round"/>${trim}</g>`,
    )
    .join('');
}

/** A wheel: a thick ring with a hub. */
function wheel(r: number, width: number, ...inside: string[]): string {
  const half = `M24 ${24 - r}a${r} ${r} 0 0 1 0 ${2 * r}`;
  return (
    `<circle cx="24" cy="24" r="${r}" fill="none" stroke="var(--edge)" stroke-width="${width + 3}"/>` +
    `<circle cx="24" cy="24" r="${r}" fill="none" stroke="var(--hull)" stroke-width="${width}"/>` +
    `<path d="${half}" fill="none" stroke="var(--hull-2)" stroke-width="${width}"/>${inside.join('')}`
  );
}
const spokes = (d: string, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="var(--edge)" stroke-width="${width}" ${ROUND}/>`;
const hub = (r: number) =>
  `<circle cx="24" cy="24" r="${r}" fill="var(--hull)" stroke="var(--edge)" stroke-width="1.6"/>`;

const DROP = 'M24 4c9 12 15 18 15 26a15 15 0 0 1-30 0C9 22 15 16 24 4Z';
const LITTLE_DROP = 'M24 2c5 7 9 11 9 16a9 9 0 0 1-18 0c0-5 4-9 9-16Z';
const MASK = 'M24 3c10 0 17 5 18 13 1 11-7 22-18 29C13 38 5 27 6 16 7 8 14 3 24 3Z';
const ARK = 'M24 2c4 5 10 7 18 7 2 8 2 14-1 20-4 8-10 13-17 17-7-4-13-9-17-17-3-6-3-12-1-20 8 0 14-2 18-7Z';
const SPARK = 'm24 19 3 7.5 7.5 3-7.5 3-3 7.5-3-7.5-7.5-3 7.5-3Z';

const HUMAN = {
  DEF: hull('M24 5 40 12v13c0 9-7 14.5-16 18C15 39.5 8 34 8 25V12Z', line('M24 15v16M16 23h16', 2.6)),
  FIG: hull('M24 4 38 42 24 34 10 42Z', line('M24 14v10', 2.6)),
  COM: hull('M24 3 33 17l-3.5 1L41 42 24 35 7 42 18.5 18 15 17Z', line('M17 25l7-5 7 5M15 31l9-6 9 6')),
  INT: hull('M24 2 28.5 18 42 29l-13 2.5L27 46h-6l-2-14.5L6 29l13.5-11Z', dot(24, 25, 3.2)),
  ORB: wheel(16, 6, spokes('M24 24V10M24 24l12 7M24 24l-12 7'), hub(5.5)),
  CAR: hull('M12 9h24l9 15-9 15H12L3 24Z', line('M14 17h20M14 24h20M14 31h20', 3)),
  STA: hull('M24 2l5 17 17 5-17 5-5 17-5-17-17-5 17-5Z', dot(24, 24, 4)),
  FRI: hull('M24 2 43 11v16c0 9-8 15-19 19C13 42 5 36 5 27V11Z', line('M24 10l8 24-8-5-8 5Z')),
  TAC: hull('M14 3l8 15h4l8-15 11 39-12-6h-6l-3 6-3-6h-6L3 42Z', line('M24 22v10M13 22l-2 9M35 22l2 9')),
  GUA: hull('M24 2 44 10v15c0 10-9 16-20 21C13 41 4 35 4 25V10Z', ring(24, 23, 9, 2.4), dot(24, 23, 3)),
  SCI: hull('M24 3 45 41H3Z', ring(24, 28, 8, 2.2), dot(24, 28, 2.6)),
  BAT: hull(
    'M24 1l9 11 11 4v18l-11 4-4 9H19l-4-9-11-4V16l11-4Z',
    dot(24, 16, 3.4),
    dot(14, 26, 3),
    dot(34, 26, 3),
    line('M24 24v14', 2.6),
  ),
  EAR: hull(
    'M24 2a22 22 0 0 1 19 10l-5 4 5 8-5 8 5 4a22 22 0 0 1-38 0l5-4-5-8 5-8-5-4A22 22 0 0 1 24 2Z',
    ring(24, 24, 10, 2.2),
    line('M14 24h20M24 14c5 6 5 14 0 20M24 14c-5 6-5 14 0 20', 1.5),
  ),
  DRE: hull(
    'M24 1l5 12 8-5 1 12 8 4-6 6 3 12-11-4-8 9-8-9-11 4 3-12-6-6 8-4 1-12 8 5Z',
    line('M18 22l6-7 6 7M18 30l6-7 6 7M18 38l6-7 6 7'),
  ),
  LEV: hull(
    'M24 1l4 8h8l2-6 7 12-3 12 3 14-10-5-4 10H17l-4-10-10 5 3-14L3 15 10 3l2 6h8Z',
    line('M13 18h22M15 25h18M18 32h12', 2.2),
    dot(24, 12, 2.6),
  ),
};

const XENITE = {
  XEN: hull(DROP, oval(24, 29, 4, 6)),
  ANT: hull(
    'M15 4c-7 6-8 13-2 18-4 3-5 8-3 13 3 7 8 10 14 10s11-3 14-10c2-5 1-10-3-13 6-5 5-12-2-18 2 7 0 10-5 12h-8c-5-2-7-5-5-12Z',
    line('M16 31h16M18 37h12'),
    dot(24, 22, 2.6),
  ),
  MAN: hull(
    'M24 6c4 4 6 8 6 13 7-2 12-7 13-14 5 12 0 22-11 26 1 7-2 12-8 15-6-3-9-8-8-15C5 27 0 17 5 5c1 7 6 12 13 14 0-5 2-9 6-13Z',
    line('M24 22v16', 2.4),
  ),
  EVO: hull(
    'M17 5c8 7 8 13 7 19 1-6 3-11 11-14 8 10 8 24-2 32-9-1-10-8-9-14-1 6-4 13-14 13C2 31 5 14 17 5Z',
    line('M17 16c-4 6-4 12-1 17M33 19c3 6 2 11-1 15'),
  ),
  OXI: hull(DROP, line('M24 21v17M15.5 29.5h17', 3.2)),
  AST: hull(DROP, area(SPARK)),
  HEL: hull(
    'M24 3c4 3 5 6 5 9 7-4 13-3 16 1-3 6-8 9-14 9 3 8 0 16-7 24-7-8-10-16-7-24-6 0-11-3-14-9 3-4 9-5 16-1 0-3 1-6 5-9Z',
    line('M19 26h10M20 31h8M21.5 36h5', 2.2),
  ),
  BUG: hull(
    'M24 4c11 0 19 8 19 19S35 44 24 44 5 34 5 23 13 4 24 4Z',
    oval(24, 14, 3, 4.2),
    oval(14.5, 22, 3, 4.2),
    oval(33.5, 22, 3, 4.2),
    oval(19, 33, 3, 4.2),
    oval(29, 33, 3, 4.2),
  ),
  ZEN: hull(
    'M24 2c3 8 6 10 14 9-3 6-2 9 6 13-8 4-9 7-6 13-8-1-11 1-14 9-3-8-6-10-14-9 3-6 2-9-6-13 8-4 9-7 6-13 8 1 11-1 14-9Z',
    oval(24, 24, 4.4, 7),
  ),
  DSW: flock(LITTLE_DROP, '<ellipse cx="24" cy="17" rx="2.4" ry="3.6" fill="var(--trim)"/>', [
    'rotate(0 24 26)',
    'rotate(120 24 26)',
    'rotate(240 24 26)',
  ]),
  AAR: flock(
    'M19 4c-5 5-5 10-1 13-5 5-1 12 6 12s11-7 6-12c4-3 4-8-1-13 1 6-1 8-5 8s-6-2-5-8Z',
    '<circle cx="24" cy="20" r="2.3" fill="var(--trim)"/>',
    ['translate(-10.5 13)', 'translate(10.5 13)', 'translate(0 -2)'],
  ),
  OXF: hull(
    'M24 3c12 0 20 7 20 18 0 12-9 20-20 24C13 41 4 33 4 21 4 10 12 3 24 3Z',
    line('M15 13v9M10.5 17.5h9M33 13v9M28.5 17.5h9', 2.6),
    line('M14 31c6 5 14 5 20 0', 2.2),
  ),
  ASF: hull(
    'M24 3c6 4 13 5 20 4-1 18-6 30-20 38C10 37 5 25 4 7c7 1 14 0 20-4Z',
    area(
      'm15.500 12 1.800 4.700 4.700 1.800-4.700 1.800-1.800 4.700-1.800-4.700-4.700-1.800 4.700-1.800Zm17 0 1.800 4.700 4.700 1.800-4.700 1.800-1.800 4.700-1.800-4.700-4.700-1.800 4.700-1.800Z',
    ),
    line('M16 34l4-3 4 3 4-3 4 3', 2.2),
  ),
  SAC: hull(
    'M10 7c9-5 19-5 28 0 8 6 9 16 5 24-4 9-11 14-19 14S9 40 5 31C1 23 2 13 10 7Z',
    ring(24, 24, 11.5, 2.2),
    area('M24 16c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10Z'),
  ),
  QUE: hull(
    'M24 8l6-6 1 9 9-4-3 9c6 9 0 22-13 30C11 38 5 25 11 16L8 7l9 4 1-9Z',
    oval(24, 23, 3.6, 5.4),
    line('M15 33c6 4 12 4 18 0M18 39c4 2 8 2 12 0'),
  ),
  CHR: hull(
    'M8 3h32c0 9-4 15-11 21 7 6 11 12 11 21H8c0-9 4-15 11-21C12 18 8 12 8 3Z',
    oval(24, 13, 3, 4),
    oval(18, 38, 2.6, 3.6),
    oval(30, 38, 2.6, 3.6),
    oval(24, 31, 2.4, 3.2),
    dot(24, 22, 1.6),
  ),
  HVE: hull(
    'M24 1l9 5v8l9 5v10l-9 5v8l-9 5-9-5v-8l-9-5V19l9-5V6Z',
    line('M24 6l5 3v6l-5 3-5-3V9ZM24 30l5 3v6l-5 3-5-3v-6ZM15 18l5 3v6l-5 3-5-3v-6ZM33 18l5 3v6l-5 3-5-3v-6Z', 1.6),
  ),
};

const CENTAUR = {
  FEA: hull(MASK, oval(16.5, 19, 3.6, 4.6), oval(31.5, 19, 3.6, 4.6), oval(24, 33, 3.4, 4.6)),
  ANG: hull(MASK, area('M11 15l11 6c-1 3-8 4-10 1ZM37 15l-11 6c1 3 8 4 10 1Z'), line('M17 34l4-4 3 3 3-3 4 4', 2.2)),
  EQU: hull('M24 3c9 4 17 12 19 21-2 9-10 17-19 21C15 41 7 33 5 24 7 15 15 7 24 3Z', line('M13 20h22M13 28h22', 3.2)),
  WIS: hull(MASK, line('M11 19c5-5 21-5 26 0-5 6-21 6-26 0Z', 2), dot(24, 19, 3.4), line('M24 29v8', 2.2)),
  VIG: hull(
    'M24 2c3 7 9 9 18 8-1 8 1 12 4 18-8 1-12 5-14 12-3-2-5-2-8 6-3-8-5-8-8-6-2-7-6-11-14-12 3-6 5-10 4-18 9 1 15-1 18-8Z',
    area('M27 12 16 27h7l-3 11 12-16h-7Z'),
  ),
  FAM: hull(
    'M24 4c6-4 16-2 18 7 2 12-6 24-18 34C12 35 4 23 6 11 8 2 18 0 24 4Z',
    dot(16, 16, 4),
    dot(32, 16, 4),
    dot(24, 28, 3.2),
    line('M16 16l8 12 8-12Z', 1.6),
  ),
  LEG: hull(
    'M10 4h28c-2 5-2 9 2 13-4 3-5 8-2 13-3 7-8 12-14 15-6-3-11-8-14-15 3-5 2-10-2-13 4-4 4-8 2-13Z',
    line('M17 12h14M15 19h18M17 26h14M20 33h8', 2),
  ),
  TER: hull(ARK, oval(16, 18, 3.4, 5), oval(32, 18, 3.4, 5), line('M13 30c3 6 19 6 22 0-6 3-16 3-22 0Z', 2)),
  FUR: hull(ARK, area('M24 12c2 6 8 9 8 16a8 8 0 0 1-16 0c0-4 2-6 3-9 1 2 2 3 4 3 0-4-1-6 1-10Z')),
  KNO: hull(ARK, line('M24 15c-4-3-8-4-13-3v18c5-1 9 0 13 3 4-3 8-4 13-3V12c-5-1-9 0-13 3Zm0 0v18', 2)),
  ENT: hull(ARK, line('M24 24c2-2 5 0 4 3-1 4-8 4-10-1-2-7 5-12 11-9 8 4 7 15 0 19', 2.2)),
  RED: hull(
    ARK,
    ring(24, 22, 8, 2),
    line(
      'M24 14V9M24 35v-5M16 22h-5M37 22h-5M18.300 16.300l-3.500-3.500M33.200 31.200l-3.500-3.500M29.700 16.300l3.500-3.500M14.800 31.200l3.500-3.500',
      2,
    ),
  ),
  POW: hull(ARK, area('M28 10 15 26h8l-4 13 14-18h-8Z')),
  DES: hull(
    'M24 1l6 9 13-5-5 12 9 8-11 4 2 12-9-4-5 10-5-10-9 4 2-12-11-4 9-8L5 5l13 5Z',
    ring(24, 23, 7, 2),
    line('M18 17l12 12M30 17 18 29', 2.2),
  ),
  DOM: hull(
    'M5 13l9 6 10-15 10 15 9-6-3 18c-4 8-9 12-16 15-7-3-12-7-16-15Z',
    dot(24, 20, 3),
    dot(14, 27, 2.4),
    dot(34, 27, 2.4),
    line('M13 34c7 3 15 3 22 0', 2.2),
  ),
};

const ANCIENT = {
  PLU: hull(
    'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z',
    area('M24 15c6 3 8 7 7 12-1 4-4 6-7 7-3-1-6-3-7-7-1-5 1-9 7-12Z'),
  ),
  MER: hull('M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z', line('M24 14v20M14 24h20M17 17l14 14M31 17 17 31', 2)),
  QUA: hull('M24 3l9 12 12 9-12 9-9 12-9-12-12-9 12-9Z', ring(24, 24, 8.5, 1.8)),
  SPI: hull(
    'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
    line('M24 24c2-3 6-1 6 3 0 5-6 7-10 4-6-4-5-13 2-16 9-4 17 4 16 12', 2.4),
  ),
  NEP: hull(
    'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z',
    line('M12 20c4-3 8 3 12 0s8 3 12 0M12 28c4-3 8 3 12 0s8 3 12 0', 2),
  ),
  SOL: hull('M6 6h36v36H6Z', line('M6 18h36M6 30h36M18 6v36M30 6v36', 1.6), dot(24, 24, 4)),
  CUB: hull('M24 2l19 11v22L24 46 5 35V13Z', line('M24 24v20M24 24 7 14M24 24l17-10', 2.2)),
};

export const HULLS: Record<string, string> = { ...HUMAN, ...XENITE, ...CENTAUR, ...ANCIENT };

/** The nine Solar Powers, as signs of 24 by 24 drawn with the current colour. */
export const SIGNS: Record<string, string> = {
  SLIF: '<path d="M12 20S4 14.500 4 9a4.200 4.200 0 0 1 8-1.600A4.200 4.200 0 0 1 20 9c0 5.500-8 11-8 11Z"/>',
  SSTA: '<path d="M12 3l2.200 6.800L21 12l-6.800 2.200L12 21l-2.200-6.800L3 12l6.800-2.200Z"/><path d="M19 3v4M17 5h4"/>',
  SAST: '<path d="M9 9.500 14 7l5 3.500.5 5.500-4 4-6-.5L6 15Z"/><path d="M4 4l3 3M3 9l2 1M9 3l1 2"/>',
  SSUP: '<circle cx="12" cy="12" r="3.500"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200 19 19M19 5l-2.800 2.800M7.800 16.200 5 19"/>',
  SCON: '<path d="M4 9h13l-3-3M20 15H7l3 3"/>',
  SSIM: '<path d="M9 4 15 17l-6-2.500L3 17Z"/><path d="M15.500 6.500 21 19l-5.500-2.300"/>',
  SSIP: '<path d="M6 4c0 6 12 6 12 0M6 20c0-6 12-6 12 0M12 8.500v7"/>',
  SVOR: '<path d="M12 12c1-1.600 3-.5 3 1.500 0 2.700-3.500 3.500-5.500 2C6 13 7 8 11 7c5-1 9 4 8 9-1 3-3 5-6 5"/>',
  SBLA: '<circle cx="12" cy="12" r="4" fill="currentColor"/><path d="M2.500 14.500C6 19 18 17 21.500 9.500"/><path d="M2.500 14.500C2 11 7 7 12 6"/>',
};
