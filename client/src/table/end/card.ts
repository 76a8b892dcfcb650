/** The picture of a result, to be shown to friends: drawn with the table's own fonts, colours and cover. */
import { seatLook } from '$lib/ui/seats';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MOST_ROWS = 6;

export interface CardFacts {
  game: string;
  headline: string;
  foot: string;
  rows: readonly { seat: number; rank: number; name: string; score: string; won: boolean }[];
  cover: SVGElement | null;
}

/** A colour or a font as the page really has it. */
function computed(property: 'color' | 'fontFamily', value: string): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style[property] = value;
  const found = getComputedStyle(probe)[property];
  probe.remove();
  return found;
}

async function pictureOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '600');
  copy.setAttribute('height', '480');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  return image;
}

/** A text that fits: smaller if need be, and cut last. */
function fitted(pen: CanvasRenderingContext2D, text: string, room: number, size: number, font: (px: number) => string) {
  let px = size;
  pen.font = font(px);
  while (pen.measureText(text).width > room && px > size * 0.6) pen.font = font((px -= 2));
  if (pen.measureText(text).width <= room) return text;
  let cut = text;
  while (cut && pen.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
  return `${cut}…`;
}

export async function drawCard(facts: CardFacts): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const [voice, ui] = ['var(--voice)', 'var(--ui)'].map((font) => computed('fontFamily', font));
  const [rim, ink, ink2, brass, lamp] = ['--rim', '--rim-ink', '--rim-ink-2', '--brass', '--lamp'].map((name) =>
    computed('color', `var(${name})`),
  );
  pen.fillStyle = rim!;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const image = facts.cover ? await pictureOf(facts.cover).catch(() => null) : null;
  const left = image ? 460 : 70;
  if (image) {
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 400, HEIGHT);
    pen.clip();
    pen.drawImage(image, (400 - HEIGHT * 1.25) / 2, 0, HEIGHT * 1.25, HEIGHT);
    pen.restore();
  }
  pen.strokeStyle = brass!;
  pen.lineWidth = 8;
  pen.strokeRect(4, 4, WIDTH - 8, HEIGHT - 8);

  const room = WIDTH - left - 60;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ink2!;
  pen.fillText(
    fitted(pen, facts.game, room, 34, (px) => `600 ${px}px ${voice}`),
    left,
    84,
  );
  pen.fillStyle = lamp!;
  pen.fillText(
    fitted(pen, facts.headline, room, 62, (px) => `600 ${px}px ${voice}`),
    left,
    158,
  );
  const rows = facts.rows.slice(0, MOST_ROWS);
  const step = Math.min(84, 350 / Math.max(rows.length, 1));
  rows.forEach((row, index) => {
    const y = 230 + index * step;
    const look = seatLook(row.seat);
    pen.fillStyle = row.won ? lamp! : ink2!;
    pen.font = `700 34px ${ui}`;
    pen.fillText(String(row.rank), left, y + 12);
    pen.fillStyle = computed('color', `var(--p-${look.colour})`);
    pen.beginPath();
    pen.arc(left + 66, y, 26, 0, 2 * Math.PI);
    pen.fill();
    pen.save();
    pen.translate(left + 66 - 24, y - 24);
    pen.scale(1.5, 1.5);
    pen.fillStyle = computed('color', `var(--p-${look.colour}-ink)`);
    pen.fill(new Path2D(look.path));
    pen.restore();
    pen.fillStyle = ink!;
    pen.font = `750 38px ${ui}`;
    const width = pen.measureText(row.score).width;
    pen.fillText(row.score, WIDTH - 60 - width, y + 13);
    pen.fillText(
      fitted(pen, row.name, room - 130 - width, 38, (px) => `650 ${px}px ${ui}`),
      left + 110,
      y + 13,
    );
  });
  pen.fillStyle = ink2!;
  pen.fillText(
    fitted(pen, facts.foot, room, 26, (px) => `500 ${px}px ${ui}`),
    left,
    HEIGHT - 36,
  );
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
