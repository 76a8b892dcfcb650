/** Which part of the map is seen: pan and zoom by pinch, wheel, buttons and keys. */
import { PLACES } from './map';

const WIDTH = 1000;
const HEIGHT = 700;
const CLOSEST = 5;

export class Camera {
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  private x = $state(WIDTH / 2);
  private y = $state(HEIGHT / 2);
  /** How many times larger than the whole map in the window. */
  private zoom = $state(1);
  private isLed = false;

  /** Pixels for a unit of the map. */
  readonly scale = $derived(this.zoom * this.least);
  readonly isWhole = $derived(this.zoom <= 1.01);
  readonly box = $derived.by(() => {
    const [w, h] = [this.width / this.scale || WIDTH, this.height / this.scale || HEIGHT];
    const inside = (at: number, size: number, whole: number) =>
      size >= whole ? (whole - size) / 2 : Math.min(Math.max(at - size / 2, 0), whole - size);
    return { x: inside(this.x, w, WIDTH), y: inside(this.y, h, HEIGHT), w, h };
  });

  private get least(): number {
    return Math.min(this.width / WIDTH, this.height / HEIGHT) || 1;
  }

  /** Where a point of the map lies in the window, in percent. */
  place(x: number, y: number): { left: number; top: number; isIn: boolean } {
    const { box } = this;
    const left = (100 * (x - box.x)) / box.w;
    const top = (100 * (y - box.y)) / box.h;
    return { left, top, isIn: left >= 0 && left <= 100 && top >= 0 && top <= 100 };
  }

  pan(dx: number, dy: number): void {
    const { box } = this;
    this.x = box.x + box.w / 2 - dx / this.scale;
    this.y = box.y + box.h / 2 - dy / this.scale;
  }

  /** Zooms around a point of the window, in pixels; the middle if none is said. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { box } = this;
    const [mx, my] = [box.x + px / this.scale, box.y + py / this.scale];
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    this.x = mx + (this.width / 2 - px) / this.scale;
    this.y = my + (this.height / 2 - py) / this.scale;
  }

  centre(x: number, y: number): void {
    [this.x, this.y] = [x, y];
  }

  whole(): void {
    this.zoom = 1;
  }

  /** A small window is led to what matters; one that has grown shows the whole map again. */
  attend(places: readonly string[], isSmall: boolean): void {
    if (isSmall && places.length) this.show(places);
    else if (isSmall || this.isLed) this.whole();
    this.isLed = isSmall;
  }

  /** Shows these places, as near as they allow and not nearer than can be read. */
  show(places: readonly string[], pixels = 0.95): void {
    const found = places.flatMap((id) => PLACES[id] ?? []);
    if (!found.length || !this.width) return;
    const [xs, ys] = [found.map((place) => place.x), found.map((place) => place.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(this.width / (right - left + 130), this.height / (bottom - top + 110));
    this.zoom = Math.min(CLOSEST, Math.max(1, Math.min(fits, pixels) / this.least));
    this.centre((left + right) / 2, (top + bottom) / 2);
  }
}
