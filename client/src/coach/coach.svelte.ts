import { api } from '$lib/socket/http';
import { isOpen } from '$lib/state/offers';
import type { Session } from '$lib/state/session.svelte';
import type { LessonStep } from '$lib/wire';
import { learn } from './learned.svelte';
import { stepNow } from './steps';

interface Kept {
  said: number;
  off: boolean;
}

/** The coach of one table: what is said now, and how far the learner has come; that is kept on this device. */
export class Coach {
  steps = $state.raw<readonly LessonStep[]>([]);
  said = $state(0);
  /** Sent away; it can be called back. */
  off = $state(false);
  private reported = $state.raw<ReadonlySet<string>>(new Set());
  /** After coming back nobody knows what has been told meanwhile. */
  private missed = false;
  private seen: unknown = null;

  constructor(private readonly session: Session) {}

  private get key(): string {
    return `rondel.coach.${this.session.id}`;
  }

  private get game(): string {
    return this.session.table?.game ?? '';
  }

  /** Fetches the lesson, and goes on where the learner left. */
  async begin(): Promise<void> {
    this.recall();
    this.steps = (await api.lesson(this.game)).steps;
  }

  private recall(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key) ?? 'null') as Kept | null;
      if (!kept) return;
      this.said = kept.said;
      this.off = kept.off;
      this.missed = true;
    } catch {
      // Without storage it begins anew with the page.
    }
  }

  private keep(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ said: this.said, off: this.off } satisfies Kept));
    } catch {
      // It lasts as long as the page.
    }
  }

  private get offered(): ReadonlySet<string> {
    const offers = this.session.picture?.interaction.offers ?? [];
    return new Set(offers.filter(isOpen).map((offer) => offer.name));
  }

  get isOver(): boolean {
    return this.steps.length > 0 && this.said >= this.steps.length;
  }

  private get at(): number {
    const fact = this.missed ? this.steps[this.said]?.fact : undefined;
    const reported = fact ? new Set([...this.reported, fact]) : this.reported;
    return stepNow(this.steps, this.said, this.offered, reported);
  }

  /** What is said now; null while something must happen first. */
  get now(): LessonStep | null {
    return this.off ? null : (this.steps[this.at] ?? null);
  }

  /** Its number, for people. */
  get number(): number {
    return Math.max(this.at, this.said) + 1;
  }

  /** Takes note of what is on the screen. */
  watch(): void {
    const events = this.session.events;
    if (events === this.seen) return;
    this.seen = events;
    if (events.length) this.reported = new Set([...this.reported, ...events.map((event) => event.name)]);
  }

  /** The learner has done something. */
  acted(name: string): void {
    const last = this.shown ? this.steps.indexOf(this.shown) : this.said;
    const done = this.steps.findLastIndex((step, at) => at >= this.said && at <= last && step.does === name);
    if (done >= 0) this.past(done);
  }

  /** What was on the screen last: an act answers that or what came before, wherever the table has gone since. */
  shown: LessonStep | null = null;

  next(): void {
    this.past(this.shown ? this.steps.indexOf(this.shown) : this.said);
  }

  private past(step: number): void {
    this.said = step + 1;
    this.shown = null;
    this.missed = false;
    if (this.isOver) learn(this.game);
    this.keep();
  }

  skip(): void {
    this.off = true;
    learn(this.game);
    this.keep();
  }

  resume(): void {
    this.off = false;
    if (this.isOver) this.said = 0;
    this.missed = true;
    this.keep();
  }
}
