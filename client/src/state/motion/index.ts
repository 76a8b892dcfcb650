/**
 * Pieces move from where they lay to where they lie now, in every game. Boards only mark them:
 *
 * - `data-piece`: a thing with a name of its own;
 * - `data-unit`, `data-in`, `data-many`: so many things that are all alike, in a place;
 * - `data-place`: where things come from and go to, `seat-0` for a seat;
 * - `data-figure` with `data-value`: a number whose changes are to be seen.
 *
 * What somebody else did is pointed at, moves, and settles; what one did oneself only moves.
 */
import type { Happened } from '$lib/wire';
import { isStill } from '../still';
import { figures, rise, type Figures } from './figures';
import { inDrawing, spotOf, spots, way, type Spot } from './measure';
import { placeOf, type Origin } from './origins';
import { movesOf, type Stand } from './units';

export type { Origin } from './origins';

interface Units extends Stand {
  spot: Spot;
}

export interface Before {
  pieces: Map<string, Spot>;
  places: Map<string, Spot>;
  units: Units[];
  figures: Figures;
}

/** What a picture brought. */
export interface Act {
  events: readonly Happened[];
  origins: readonly Origin[];
  /** How long it may take, in milliseconds. */
  lasts: number;
  /** Is it to be pointed at before it moves? */
  points: boolean;
}

/** A frame on the page whose pieces move by themselves; says how long that takes. */
export interface Guest {
  travel: (act: Act) => number;
  finish: () => void;
}

const guests = new Set<Guest>();

/** Lets a frame move along; what comes back lets it go. */
export function joinMotion(guest: Guest): () => void {
  guests.add(guest);
  return () => guests.delete(guest);
}

/** More than this at once is a new board, not a move. */
const MOST = 16;
/** What comes out of somebody's hand or a deck begins small. */
const FAR = 0.6;
const running = new Set<Animation>();

function keep(animation: Animation): void {
  running.add(animation);
  const done = animation.onfinish;
  const forget = (event: AnimationPlaybackEvent) => {
    running.delete(animation);
    done?.call(animation, event);
  };
  animation.onfinish = animation.oncancel = forget;
}

function unitsShown(): Units[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>('[data-unit]')].flatMap((element) => {
    const spot = spotOf(element);
    const { unit = '', in: place = '', many = '1' } = element.dataset;
    return spot ? [{ unit, place, many: Number(many), spot }] : [];
  });
}

export function remember(): Before {
  return { pieces: spots('data-piece'), places: spots('data-place'), units: unitsShown(), figures: figures() };
}

/** Lets everything go from its old place to its new one; says how long that takes. */
export function travel(before: Before, act: Act): number {
  const { events, origins, lasts, points } = act;
  if (isStill() || lasts <= 0) return 0;
  const beside = Math.max(0, ...[...guests].map((guest) => guest.travel(act)));
  let moved = false;
  const now = spots('data-piece');
  const place = (piece: string, all: Map<string, Spot>) => all.get(placeOf(piece, events, origins));
  const isNew = [...now.keys()].filter((piece) => !before.pieces.has(piece));
  const isGone = [...before.pieces.keys()].filter((piece) => !now.has(piece));
  for (const [piece, spot] of now) {
    const known = before.pieces.get(piece);
    const from = known ?? (isNew.length <= MOST ? place(piece, before.places) : undefined);
    // A place says where something comes from, not how large it was there.
    const size = known ? undefined : FAR;
    if (from ? journey(spot.element, spot, from, lasts, points, size) : isNew.length <= MOST && arrive(spot, lasts))
      moved = true;
  }
  if (isGone.length <= MOST) {
    const places = spots('data-place');
    for (const piece of isGone) {
      const told = origins.find((one) => one.piece === piece);
      if (leave(before.pieces.get(piece)!, lasts, told && places.get(told.place))) moved = true;
    }
  }
  const went = moveUnits(before.units, lasts, points);
  const rose = rise(before.figures, Math.max(lasts * 1.6, 900), keep);
  return moved || went || rose ? lasts : beside;
}

function moveUnits(before: readonly Units[], lasts: number, points: boolean): boolean {
  const far = (from: Units, to: Units) => Math.hypot(from.spot.x - to.spot.x, from.spot.y - to.spot.y);
  const moves = movesOf(before, unitsShown(), far);
  if (moves.went.length + moves.came.length + moves.left.length > 2 * MOST) return false;
  const stood = new Set(before.map(({ unit, place }) => `${unit}\n${place}`));
  let moved = false;
  for (const { from, to } of moves.went) {
    // Where some stand already, the one that joins them is drawn on its way only.
    const joins = stood.has(`${to.unit}\n${to.place}`);
    const ghost = joins ? (to.spot.element.cloneNode(true) as Element) : null;
    if (ghost) to.spot.parent?.appendChild(ghost);
    const animation = journey(ghost ?? to.spot.element, to.spot, from.spot, lasts, points);
    if (ghost && animation) ends(animation, () => ghost.remove());
    else ghost?.remove();
    moved = animation !== null || moved;
  }
  for (const { spot } of moves.came) moved = arrive(spot, lasts) !== null || moved;
  for (const { spot } of moves.left) moved = leave(spot, lasts) !== null || moved;
  return moved;
}

function ends(animation: Animation, then: () => void): void {
  const done = animation.onfinish;
  animation.onfinish = animation.oncancel = (event) => {
    done?.call(animation, event);
    then();
  };
}

/** What nobody could miss: light around what is meant. */
const LIT = 'drop-shadow(0 0 5px var(--lamp)) drop-shadow(0 0 2px var(--lamp))';

/** Point, move, settle. What only makes room slides over without being pointed at. */
function journey(
  element: Element,
  to: Spot,
  from: Spot,
  lasts: number,
  points: boolean,
  scale = to.box.width ? from.box.width / to.box.width : 1,
): Animation | null {
  const { x, y } = way(from, to);
  const drawn = inDrawing(to.element);
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return null;
  const size = drawn ? '1' : String(Math.min(3, Math.max(0.3, scale)));
  const start = { translate: `${x}px ${y}px`, scale: size };
  const there = { translate: '0px 0px', scale: '1' };
  const isMeant = points && (drawn || Math.hypot(x, y) > Math.max(to.box.width, to.box.height) * 0.8);
  const frames: Keyframe[] = isMeant
    ? [
        { ...start, filter: LIT, easing: 'linear' },
        { ...start, filter: LIT, offset: 0.22, easing: 'cubic-bezier(.3,.1,.2,1)' },
        { ...there, filter: LIT, offset: 0.78 },
        { ...there },
      ]
    : [start, there];
  const animation = element.animate(
    frames.map((frame) => ({ ...frame, zIndex: 20 })),
    { duration: isMeant ? lasts : Math.min(lasts, 260), easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
  keep(animation);
  return animation;
}

/** Something new that comes from nowhere on the screen is set down. */
function arrive(spot: Spot, lasts: number): Animation | null {
  const animation = spot.element.animate(
    [
      { opacity: 0, translate: '0px -14px' },
      { opacity: 1, translate: '0px 0px', offset: 0.6, filter: LIT },
      { opacity: 1, translate: '0px 0px' },
    ],
    { duration: lasts, easing: 'ease-out' },
  );
  keep(animation);
  return animation;
}

/** Something that is no longer there goes where it belongs, or fades where it stood. */
function leave(spot: Spot, lasts: number, to?: Spot): Animation | null {
  const { parent, box } = spot;
  if (!(parent instanceof Element) || !parent.isConnected) return null;
  const ghost = spot.element.cloneNode(true) as HTMLElement | SVGElement;
  for (const mark of ['data-piece', 'data-unit', 'data-candidate', 'id']) ghost.removeAttribute(mark);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  const drawn = inDrawing(spot.element);
  if (!drawn) {
    Object.assign(ghost.style, { position: 'fixed', margin: '0', left: `${box.left}px`, top: `${box.top}px` });
    Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, pointerEvents: 'none' });
  }
  parent.appendChild(ghost);
  const now = spotOf(ghost);
  // What holds it may have a measure of its own; then it starts beside where it was.
  const off = drawn || !now ? { x: 0, y: 0 } : { x: spot.x - now.x, y: spot.y - now.y };
  const goal = to && now ? way(to, now) : { x: off.x, y: off.y + (drawn ? 0 : 6) };
  const animation = ghost.animate(
    [
      { opacity: 1, translate: `${off.x}px ${off.y}px`, zIndex: 19 },
      { opacity: 1, translate: `${off.x}px ${off.y}px`, filter: LIT, zIndex: 19, offset: 0.25 },
      { opacity: to ? 0.9 : 0, translate: `${goal.x}px ${goal.y}px`, scale: to ? '.6' : '1', zIndex: 19 },
    ],
    { duration: lasts, easing: 'ease-in' },
  );
  animation.onfinish = animation.oncancel = () => ghost.remove();
  keep(animation);
  return animation;
}

/** Ends everything that moves, at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  for (const guest of guests) guest.finish();
}
