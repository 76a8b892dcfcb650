/** What was told is shown at a pace people can follow: one picture after the other, each for as long as it takes to read. */

export type Pace = 'off' | 'fast' | 'normal' | 'calm';

/** How long the act of somebody else stays before the next one, and what decides something, in milliseconds. */
const ACT = 700;
const DECIDED = 1200;
const OWN = 260;
const FACTORS: Record<Pace, number> = { off: 0, fast: 0.45, normal: 1, calm: 1.7 };
/** Nobody watches more pictures than this: they are passed over, and told in a summary. */
export const MOST = 40;

/** How long things may move while a picture is new: what one did oneself at once, the rest in time to be read. */
export function moving(weight: Weight, pace: Pace): number {
  return weight.own && !weight.decided ? OWN : Math.min(hold(weight, pace), FACTORS[pace] * ACT) * 0.86;
}

/** What a picture brings. */
export interface Weight {
  /** Was anything told at all? */
  told: boolean;
  /** Did the viewer do it? Whoever acts knows what happened. */
  own: boolean;
  /** Did it settle something: a trick, a fight, a vote? */
  decided: boolean;
}

/** How long a picture should stay. */
export function hold({ told, own, decided }: Weight, pace: Pace): number {
  if (!told) return 0;
  return FACTORS[pace] * (decided ? DECIDED : own ? 0 : ACT);
}

interface Stage<T> {
  /** Shows a picture, without motion when it must be quick; says how long what moves will take. */
  show: (next: T, quick: boolean) => Promise<number>;
  weight: (next: T) => Weight;
  pace: () => Pace;
  isHidden: () => boolean;
  /** Takes note of pictures that nobody will watch: there are too many of them. */
  pass: (over: readonly T[]) => void;
  done: () => void;
}

export class Playback<T> {
  private queue: T[] = [];
  private playing = false;
  /** Somebody tapped: what waits is shown at once. */
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage<T>) {}

  /** Is something still to be seen before the newest picture? */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  add(next: T): void {
    this.queue.push(next);
    if (!this.playing) void this.play();
  }

  /** Forgets what waits, because something newer is on the screen. */
  clear(): void {
    this.queue = [];
    this.wake?.();
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    this.hurried = this.playing;
    this.wake?.();
  }

  private async play(): Promise<void> {
    this.playing = true;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      const pace = this.stage.pace();
      if (this.queue.length >= MOST) {
        this.hurried = true;
        const last = this.queue.pop()!;
        this.stage.pass([next, ...this.queue.splice(0)]);
        next = last;
      }
      const quick = pace === 'off' || this.hurried || this.stage.isHidden();
      const moving = await this.stage.show(next, quick);
      if (!quick) await this.pause(Math.max(moving, hold(this.stage.weight(next), pace)));
    }
    this.playing = this.hurried = false;
    this.stage.done();
  }

  private pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
