/** The art of the cards and fields, as the inside of an SVG of 64 by 64 unless said. */

const EAR_LEFT = '#e3ab3c';
const EAR_RIGHT = '#c98d1f';

/** One ear of wheat that leans by an angle; the middle one stands a little higher. */
function ear(lean: number, top: number): string {
  const grains = [0, 1, 2, 3, 4]
    .map((row) => {
      const y = (top + 5 + row * 5.6).toFixed(1);
      return (
        `<ellipse cx="28.5" cy="${y}" rx="2.3" ry="4.2" transform="rotate(-28 28.5 ${y})" fill="${EAR_LEFT}"/>` +
        `<ellipse cx="35.5" cy="${y}" rx="2.3" ry="4.2" transform="rotate(28 35.5 ${y})" fill="${EAR_RIGHT}"/>`
      );
    })
    .join('');
  const stalk = `<path d="M32 58V${top + 7}" stroke="#8c6212" stroke-width="1.7" stroke-linecap="round"/>`;
  const tip = `<ellipse cx="32" cy="${top}" rx="2.3" ry="4.8" fill="#efc25c"/>`;
  const awns = `<path d="M28 ${top + 2}l-3-8M36 ${top + 2}l3-8M32 ${top - 3}v-7" stroke="${EAR_RIGHT}" stroke-width=".9" stroke-linecap="round"/>`;
  return `<g transform="rotate(${lean} 32 58)">${stalk}${grains}${tip}${awns}</g>`;
}

const WHEAT =
  ear(-17, 15) +
  ear(17, 15) +
  ear(0, 11) +
  '<path d="M32 56c-6-1-11-6-12-12 6 1 11 6 12 12Z" fill="#9b8a2c"/><path d="M32 56c6-1 10-5 11-10-6 0-10 5-11 10Z" fill="#b39b34"/>';

const BEET =
  '<path d="M30 27C22 22 16 12 19 4c8 3 12 13 13 23Z" fill="#3f7d46"/><path d="M34 27C42 22 48 12 45 4c-8 3-12 13-13 23Z" fill="#2f6a3a"/><path d="M32 28C27 20 27 8 32 1c5 7 5 19 0 27Z" fill="#57995a"/><path d="M32 28V7M31 27C26 21 22 14 20.5 7M33 27c5-6 9-13 10.5-20" stroke="#a63a74" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="M32 25c-15 0-20 11-14 20 4 6 10 7 12.5 12.5L32 63l1.5-5.5C36 52 42 51 46 45c6-9 1-20-14-20Z" fill="#96245f"/><path d="M32 25c15 0 20 11 14 20-4 6-10 7-12.5 12.5L32 63Z" fill="#7b1a4d"/><path d="M20 37c2-4 6-6 9-6.5" stroke="#d77aa9" stroke-width="2.2" stroke-linecap="round" fill="none"/><path d="M24 49c4 2 12 2 16 0M28 55.5c3 1 5.5 1 8 0" stroke="#c2598f" stroke-width="1.2" stroke-linecap="round" fill="none" opacity=".8"/>';

const POTATO =
  '<path d="M32 40V12" stroke="#2f6a3a" stroke-width="2"/><g transform="rotate(-78 32 36)"><path d="M32 36c4-3 5-10 0-15-5 5-4 12 0 15Z" fill="#3d7d46"/></g><g transform="rotate(78 32 36)"><path d="M32 36c4-3 5-10 0-15-5 5-4 12 0 15Z" fill="#2f6a3a"/></g><g transform="rotate(-52 32 28)"><path d="M32 28c4-3 5-10 0-15-5 5-4 12 0 15Z" fill="#57995a"/></g><g transform="rotate(52 32 28)"><path d="M32 28c4-3 5-10 0-15-5 5-4 12 0 15Z" fill="#3d7d46"/></g><g transform="rotate(0 32 19)"><path d="M32 19c4-3 5-10 0-15-5 5-4 12 0 15Z" fill="#6aae68"/></g><path d="M32 40c-3 4-8 5-11 8M32 40c2 5 9 5 13 9M32 40c0 5-1 9-1 13" stroke="#7a5a34" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="M10 50c1-5 7-7 12-5s6 8 2 11-16 2-14-6Z" fill="#b98a52"/><path d="M38 51c2-5 9-6 13-3s4 9-1 11-14-1-12-8Z" fill="#a67741"/><path d="M25 57c0-5 5-7 9-6s6 6 3 9-12 3-12-3Z" fill="#c89b62"/><path d="M15 50h.01M19 52.5h.01M44 52h.01M48 54.5h.01M30 57h.01M33.5 59h.01" stroke="#6d4a22" stroke-width="1.8" stroke-linecap="round"/>';

const PETALS = Array.from({ length: 14 }, (_, number) => {
  const fill = number % 2 ? '#e9b52f' : '#d3941a';
  const turn = ((number * 360) / 14).toFixed(2);
  return `<path d="M32 22C29.5 15 29.7 8 32 3c2.3 5 2.5 12 0 19Z" transform="rotate(${turn} 32 24)" fill="${fill}"/>`;
}).join('');

/** Seeds lie in the golden angle, as they do. */
const SEEDS = Array.from({ length: 18 }, (_, number) => {
  const far = 1.8 * Math.sqrt(number);
  const turn = number * 2.39996;
  const x = (32 + far * Math.cos(turn)).toFixed(2);
  const y = (24 + far * Math.sin(turn)).toFixed(2);
  return `<circle cx="${x}" cy="${y}" r=".75" fill="#c59a52"/>`;
}).join('');

const SUNFLOWER =
  '<path d="M32 63V36" stroke="#2f6a3a" stroke-width="2.6"/><path d="M32 56C25 56 19 52 18 45c7 0 13 4 14 11Z" fill="#3d7d46"/><path d="M32 51c7 0 12-4 13-10-7 0-12 4-13 10Z" fill="#57995a"/>' +
  PETALS +
  '<circle cx="32" cy="24" r="9.5" fill="#4a2f18" stroke="#6d4a22" stroke-width="1.5"/>' +
  SEEDS;

import type { Suit } from './ids';

export const CROP_ART: Record<Suit, string> = { Hearts: WHEAT, Diamonds: BEET, Clubs: POTATO, Spades: SUNFLOWER };

/** The suit signs on a grid of 24. */
export const PIP: Record<Suit, string> = {
  Hearts: 'M12 21S3 15.2 3 8.9A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9 2.4C21 15.2 12 21 12 21Z',
  Diamonds: 'M12 2.5 19.5 12 12 21.5 4.5 12Z',
  Clubs:
    'M12 2.8a4.3 4.3 0 0 1 3.3 7 4.3 4.3 0 1 1-1.9 7.1c.2 1.9 1 3.3 2.6 4.6H8c1.6-1.3 2.4-2.7 2.6-4.6a4.3 4.3 0 1 1-1.9-7.1A4.3 4.3 0 0 1 12 2.8Z',
  Spades:
    'M12 2.5c2.5 3.5 9 6.3 9 11a4.4 4.4 0 0 1-7.7 2.9c.2 2 1 3.6 2.5 5.1H8.2c1.5-1.5 2.3-3.1 2.5-5.1A4.4 4.4 0 0 1 3 13.5c0-4.7 6.5-7.5 9-11Z',
};

/** The ground a card's figure stands on. */
export const SOIL: Record<Suit, string> = {
  Hearts: '#f3dfae',
  Diamonds: '#ecd3e2',
  Clubs: '#dcd6b8',
  Spades: '#d9e2d6',
};

/** Jack, Queen and King; `--pip` is the colour of the suit. */
export const FIGURES: Record<number, string> = {
  11: '<path d="M8 64c1-14 10-20 24-20s23 6 24 20Z" fill="var(--pip)"/><path d="M22 47c5 5 15 5 20 0l-3 8H25Z" fill="#e8dfc8"/><path d="M28 38h8v9a4 4 0 0 1-8 0Z" fill="#d3a47b"/><path d="M20 24c0 12 5 19 12 19s12-7 12-19Z" fill="#e6bd97"/><path d="M15 24c0-9 7-14 17-14 9 0 15 5 16 11 0 2-3 3-6 3H17c-1 0-2 0-2 0Z" fill="#3f4a44"/><path d="M17 22c-4 1-7 3-7 5 4 1 9 0 13-2Z" fill="#2c352f"/><path d="M27 30h.01M37 30h.01" stroke="#2a1f15" stroke-width="2.4" stroke-linecap="round"/><path d="M25 36.5c2-2 5-2 7-.5 2-1.5 5-1.5 7 .5-2 1.5-5 1.5-7 0-2 1.5-5 1.5-7 0Z" fill="#6b4a2b"/><path d="M32 30v4.5" stroke="#c38f63" stroke-width="1.6" stroke-linecap="round"/>',
  12: '<path d="M8 64c1-13 10-19 24-19s23 6 24 19Z" fill="#e8dfc8"/><path d="M18 64c2-8 6-13 14-13s12 5 14 13Z" fill="var(--pip)" opacity=".9"/><path d="M32 6c-13 0-18 9-17 20 1 9 4 16 8 20l9 8 9-8c4-4 7-11 8-20 1-11-4-20-17-20Z" fill="var(--pip)"/><path d="M21 25c0 12 5 19 11 19s11-7 11-19c0-7-5-11-11-11s-11 4-11 11Z" fill="#e6bd97"/><path d="M21 25c0-8 4-11 11-11s11 3 11 11c-3-4-7-6-11-6s-8 2-11 6Z" fill="#7a4a22"/><path d="M28 47l4 7 4-7-4-2Z" fill="var(--pip)"/><path d="M26 10l3 3M35 9l4 4M18 30l3 1M46 30l-3 1M31 9h.01" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/><path d="M27.5 29h.01M36.5 29h.01" stroke="#2a1f15" stroke-width="2.4" stroke-linecap="round"/><path d="M32 29v4.5" stroke="#c38f63" stroke-width="1.6" stroke-linecap="round"/><path d="M29 38c2 1.5 4 1.5 6 0" stroke="#a5473b" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  13: '<path d="M6 64c1-14 10-20 26-20s25 6 26 20Z" fill="#3c4640"/><path d="M26 46l6 9 6-9-6-3Z" fill="#f0e8d4"/><path d="M31 50h2l2 14h-6Z" fill="var(--pip)"/><path d="M14 56l9-4M50 56l-9-4" stroke="#c9a24b" stroke-width="2"/><path d="M20 24c0 13 5 20 12 20s12-7 12-20Z" fill="#e6bd97"/><path d="M21 33c1 8 5 12 11 12s10-4 11-12c-3 2-6 2-11 2s-8 0-11-2Z" fill="#5b4733"/><path d="M29 37.5c2 1 4 1 6 0" stroke="#c38f63" stroke-width="1.5" stroke-linecap="round"/><path d="M14 21c2-8 8-12 18-12s16 4 18 12l-5 3H19Z" fill="#3c4640"/><path d="M18 21h28l2 4c-9-2-23-2-32 0Z" fill="#22302a"/><path d="m32 11 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5-2.6-2.4 3.5-.4Z" fill="var(--pip)" stroke="#f0e8d4" stroke-width=".6"/><path d="M27 28.5h.01M37 28.5h.01" stroke="#2a1f15" stroke-width="2.4" stroke-linecap="round"/><path d="M32 28v4" stroke="#c38f63" stroke-width="1.6" stroke-linecap="round"/>',
};
