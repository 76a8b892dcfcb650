/** What is said at a table as one reader hears it: what is new, whom they do not want to hear, which reactions belong where. */
import { api } from '$lib/socket/http';
import type { Session } from '$lib/state/session.svelte';
import { failed } from '$lib/ui/failed';
import type { ChatLine } from '$lib/wire';

export type Room = NonNullable<ChatLine['room']>;
export type Reactions = readonly { phrase: string; names: string[]; mine: boolean }[];

/** So long what was said hangs over the seat of whoever said it. */
export const SHOWN_MS = 7000;
const MUTED = 'rondel.muted';

type Heard = Pick<Session, 'id' | 'chat' | 'me' | 'table' | 'skew' | 'muted'>;
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export class Talk {
  /** Whom a stranger does not want to hear: about them the server keeps nothing. */
  private mutedHere = $state.raw<readonly string[]>([]);
  /** Nobody, at this table. */
  quiet = $state(false);
  private seen = $state<Record<string, number>>({});

  constructor(
    private readonly session: Heard,
    private readonly shelf: Shelf | null,
    private readonly tell = keepMute,
  ) {
    this.mutedHere = (this.kept(MUTED) ?? '').split(' ').filter(Boolean);
    this.quiet = this.kept(this.quietKey) === 'yes';
  }

  /** People whom this reader does not want to hear, at any table and on any device. */
  get muted(): readonly string[] {
    return [...new Set([...(this.session.muted ?? []), ...this.mutedHere])];
  }

  /** Everything this reader wants to hear. */
  private get heard(): readonly ChatLine[] {
    const { muted } = this;
    return this.session.chat.filter((line) => !muted.includes(line.person));
  }

  /** What was said in a room; reactions to a line stand with it. */
  lines(room: Room): readonly ChatLine[] {
    return this.heard.filter((line) => !line.to && roomOf(line) === room);
  }

  reactions(number: number): Reactions {
    const found = new Map<string, { names: Map<string, string>; mine: boolean }>();
    for (const line of this.heard) {
      if (line.to !== number || !line.phrase) continue;
      const one = found.get(line.phrase) ?? { names: new Map(), mine: false };
      one.names.set(line.person, line.name);
      one.mine ||= line.person === this.me;
      found.set(line.phrase, one);
    }
    return [...found].map(([phrase, { names, mine }]) => ({ phrase, names: [...names.values()], mine }));
  }

  /** How much was said by others since this reader last looked. */
  get unread(): number {
    if (this.quiet) return 0;
    return this.heard.filter((line) => line.number > this.seenTo && line.person !== this.me).length;
  }

  /** This reader has looked at everything. */
  read(): void {
    const last = this.session.chat.at(-1)?.number ?? 0;
    if (last <= this.seenTo && this.kept(this.seenKey) !== null) return;
    this.seen = { ...this.seen, [this.seenKey]: last };
    this.keep(this.seenKey, String(last));
  }

  /** Whoever comes to a table for the first time has missed nothing; who was a stranger is kept with whom they muted. */
  arrive(): void {
    if (this.me && this.session.muted) {
      const here = this.mutedHere;
      this.keepHere([]);
      for (const person of here) this.mute(person, true);
    }
    if (this.session.me && this.kept(this.seenKey) === null) this.read();
  }

  /** What has just been said, the newest of each seat, and of those without one. */
  bubbles(now: number): readonly ChatLine[] {
    if (this.quiet) return [];
    const since = now + this.session.skew - SHOWN_MS;
    const newest = new Map<number, ChatLine>();
    for (const line of this.heard) if (line.at > since) newest.set(line.seat ?? -1, line);
    return [...newest.values()];
  }

  mute(person: string, on: boolean): void {
    const changed = (those: readonly string[]) => [...those.filter((one) => one !== person), ...(on ? [person] : [])];
    if (!this.me || !this.session.muted) return this.keepHere(changed(this.mutedHere));
    this.session.muted = changed(this.session.muted);
    void this.tell(person, on);
  }

  private keepHere(muted: readonly string[]): void {
    if (!muted.length && !this.mutedHere.length) return;
    this.mutedHere = muted;
    this.keep(MUTED, muted.join(' '));
  }

  beQuiet(on: boolean): void {
    this.quiet = on;
    this.keep(this.quietKey, on ? 'yes' : '');
    if (!on) this.read();
  }

  /** Where the reader is heard: those who only watch are among themselves while the match is under way. */
  get room(): Room {
    const { table } = this.session;
    const underWay = table?.status === 'running' || table?.status === 'paused';
    return underWay && !this.takesPart && !table?.watchers_heard ? 'watchers' : 'table';
  }

  get takesPart(): boolean {
    const { table } = this.session;
    return Boolean(table?.host || table?.seats.some((seat) => seat.mine));
  }

  get me(): string {
    return this.session.me?.person ?? '';
  }

  private get seenTo(): number {
    return this.seen[this.seenKey] ?? Number(this.kept(this.seenKey) ?? Infinity);
  }

  private get seenKey(): string {
    return `rondel.heard.${this.me}.${this.session.id}`;
  }

  private get quietKey(): string {
    return `rondel.quiet.${this.session.id}`;
  }

  private kept(key: string): string | null {
    try {
      return this.shelf?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  private keep(key: string, value: string): void {
    try {
      this.shelf?.setItem(key, value);
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

async function keepMute(person: string, on: boolean): Promise<void> {
  await (on ? api.mute(person) : api.hear(person)).catch(failed);
}

export const roomOf = (line: ChatLine): Room => line.room ?? 'table';

const talks = new WeakMap<Heard, Talk>();

/** The talk of a table: one for everything on the page that shows it. */
export function talkOf(session: Heard): Talk {
  const found = talks.get(session) ?? new Talk(session, typeof localStorage === 'undefined' ? null : localStorage);
  talks.set(session, found);
  return found;
}
