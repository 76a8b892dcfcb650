/** What was told is shown at a pace people can follow: one picture after the other, each for as long as it takes to read. */

export type Pace = 'off' | 'fast' | 'normal' | 'calm';

/** How long the act of somebody else stays before the next one, and what decides something, in milliseconds. */
const ACT = 700;
const DECIDED = 1200;
const FACTORS: Record<Pace, number> = { off: 0, fast: 0.45, normal: 1, calm: 1.7 };
/** Nobody watches more pictures than this; older ones are passed over. */
export const MOST = 40;

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
  done: () => void;
}

export class Playback<T> {
  private queue: T[] = [];
  private playing = false;
  /** Somebody tapped: what waits is shown at once. */
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage<T>) {}

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
      const quick = pace === 'off' || this.hurried || this.stage.isHidden() || this.queue.length > MOST;
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
