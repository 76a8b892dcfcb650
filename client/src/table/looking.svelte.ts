import { api } from '$lib/socket/http';
import { tick } from 'svelte';
import { remember, travel } from '$lib/state/motion';
import type { Session } from '$lib/state/session.svelte';
import type { History, HistoryMark, LogEntry, Past } from '$lib/wire';

type Level = HistoryMark['level'];
export type Stride = Level | 'mine' | 'moment';
export interface Moment {
  v: number;
  label: string;
}
const PACE = 900;

/** Looking back: where, with whose eyes, and how the reader steps. Nothing can be done there. */
export class Looking {
  at = $state<number | null>(null);
  seat = $state<number | null>(null);
  past = $state.raw<Past | null>(null);
  history = $state.raw<History | null>(null);
  stride = $state<Stride>('command');
  /** Against which bots one would try again; empty: those that played, and the usual ones for people. */
  bot = $state('');
  playing = $state(false);
  /** Key moments: what the game names, and where chances changed, once that was worked out. */
  moments = $state.raw<readonly Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private readonly session: Session,
    private readonly onmove: (at: number) => void,
    private readonly find: (log: readonly LogEntry[]) => readonly Moment[] = () => [],
  ) {}

  private get game(): string {
    return this.session.table?.game ?? '';
  }

  /** Is it the past that is shown? Until that has come, it is still now. */
  get isPast(): boolean {
    return this.at !== null && this.past !== null;
  }

  get total(): number {
    return this.history?.version ?? this.session.picture?.version ?? 0;
  }

  /** Entries that were not taken back, and the beginning. */
  get stops(): number[] {
    const log = this.history?.log ?? [];
    return [0, ...log.filter((entry) => !entry.gone && entry.v > 0).map((entry) => entry.v)];
  }

  marks(level: Level): HistoryMark[] {
    return (this.history?.marks ?? []).filter((mark) => mark.level === level);
  }

  get mine(): number[] {
    const seats = this.session.seats;
    return (this.history?.log ?? [])
      .filter((entry) => !entry.gone && seats.includes(entry.seat))
      .map((entry) => entry.v);
  }

  /** The strides this match knows. */
  get strides(): Stride[] {
    const levels = (['step', 'phase', 'turn', 'round'] as Level[]).filter((level) => this.marks(level).length > 1);
    return [
      'command',
      ...levels.slice(-2),
      ...(this.mine.length ? (['mine'] as const) : []),
      ...(this.moments.length ? (['moment'] as const) : []),
    ];
  }

  async open(at: number, seat: number | null = this.session.seats[0] ?? null): Promise<void> {
    this.seat = seat;
    this.history = await api.history(this.session.id, this.game, this.session.seats).catch(() => null);
    const log = this.history?.log ?? [];
    this.moments = this.find(log.filter((entry) => !entry.gone));
    if (this.history?.outcome && !this.moments.length) void this.noteTurns();
    await this.go(at);
  }

  /** Where chances changed most; only if somebody has had that worked out. */
  private async noteTurns(): Promise<void> {
    const analysis = await api.analysis(this.session.id, this.game).catch(() => null);
    const log = this.history?.log ?? [];
    const label = (v: number) => log.find((entry) => entry.v === v)?.lines[0] ?? '';
    this.moments = (analysis?.turning_points ?? []).map(({ v }) => ({ v, label: label(v) }));
  }

  close(): void {
    this.stop();
    this.at = null;
    this.past = null;
  }

  /** Goes to just before something happened, and lets it happen; then perhaps on from there. */
  async replay(v: number, on = false): Promise<void> {
    await this.open(Math.max(0, v - 1));
    if (on) return this.toggle();
    this.timer = setTimeout(() => void this.go(v), PACE / 2);
  }

  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.total));
    const follows = this.past !== null && wanted - (this.at ?? 0) === 1;
    this.at = wanted;
    this.onmove(wanted);
    const number = ++this.asked;
    const past = await this.session.past(wanted, this.seat);
    if (number !== this.asked || !past) return;
    const before = follows ? remember() : null;
    this.past = past;
    if (!before) return;
    await tick();
    travel(before, {
      events: past.events,
      origins: past.events.flatMap(this.session.originsOf),
      lasts: 600,
      points: true,
    });
  }

  async see(seat: number | null): Promise<void> {
    this.seat = seat;
    if (this.at !== null) await this.go(this.at);
  }

  /** The next place of the stride in that direction. */
  target(forward: boolean, stride: Stride = this.stride): number {
    const at = this.at ?? this.total;
    const places = this.places(stride);
    const next = forward ? places.find((v) => v > at) : places.filter((v) => v < at).at(-1);
    return next ?? (forward ? this.total : 0);
  }

  private places(stride: Stride): number[] {
    if (stride === 'command') return this.stops;
    if (stride === 'mine') return this.mine;
    if (stride === 'moment') return this.moments.map(({ v }) => v);
    return this.marks(stride).map((mark) => mark.v);
  }

  step(forward: boolean, stride?: Stride): void {
    this.stop();
    void this.go(this.target(forward, stride));
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at !== null && this.at >= this.total) void this.go(0);
    this.timer = setTimeout(() => void this.advance(), PACE);
  }

  private async advance(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.target(true));
    if ((this.at ?? 0) >= this.total) this.stop();
    else this.timer = setTimeout(() => void this.advance(), PACE);
  }

  private stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
