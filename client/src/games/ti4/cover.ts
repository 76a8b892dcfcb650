/** A ringed world in a field of hexes. */
const hex = (x: number, y: number, fill: string) =>
  `<path d="M${x} ${y - 15}l13 7.5v15l-13 7.5-13-7.5v-15Z" fill="${fill}" stroke="#2d4358" stroke-width="1.2"/>`;

export const cover =
  '<rect width="120" height="96" fill="#0d1822"/>' +
  '<circle cx="14" cy="12" r=".9" fill="#fff"/><circle cx="104" cy="18" r="1.1" fill="#fff"/><circle cx="30" cy="84" r=".8" fill="#fff"/><circle cx="96" cy="80" r=".9" fill="#fff"/>' +
  hex(34, 26, '#16324a') +
  hex(86, 26, '#3a2432') +
  hex(60, 26, '#14202c') +
  hex(21, 48.5, '#14202c') +
  hex(99, 48.5, '#14202c') +
  hex(34, 71, '#1c3a2e') +
  hex(86, 71, '#3d3415') +
  hex(60, 71, '#14202c') +
  '<path d="M60 26 79 37v23L60 71 41 60V37Z" fill="#0d151d" stroke="#c9a24b" stroke-width="2"/>' +
  '<circle cx="60" cy="48.500" r="13" fill="#a8763a"/><path d="M47 48.500a13 13 0 0 1 26 0c-4.300-2.700-8.700 2.700-13 0s-8.700 2.700-13 0Z" fill="#d0a25c"/>' +
  '<ellipse cx="60" cy="49.500" rx="20" ry="5" fill="none" stroke="#e9cf96" stroke-width="1.600" transform="rotate(-18 60 49.500)"/>';
