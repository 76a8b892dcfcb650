import { call, Refusal } from '$lib/socket/http';
import type { Lack, Thoughts, Told } from './told';

const AGAIN = 700;

/** What the author's server tells, kept up to date by asking it over and over: it answers when there is something new. */
export class Workshop {
  told = $state.raw<Told | null>(null);
  /** Is this a server that has no workshop? */
  missing = $state(false);
  isAway = $state(false);
  /** Why the last thing that was asked for could not be done. */
  refused = $state('');
  private stopped = false;

  async open(): Promise<void> {
    while (!this.stopped) {
      try {
        this.told = await call<Told>('GET', `/dev?known=${this.told?.version ?? -1}`);
        this.isAway = false;
      } catch (why) {
        if (why instanceof Refusal && why.status === 404) {
          this.missing = true;
          return;
        }
        this.isAway = true;
        await new Promise((next) => setTimeout(next, AGAIN));
      }
    }
  }

  close(): void {
    this.stopped = true;
  }

  /** Has something done; true if it was. */
  async do(what: string, body: unknown): Promise<boolean> {
    try {
      this.told = await call<Told>('POST', `/dev/${what}`, body);
      this.refused = '';
      return true;
    } catch (why) {
      this.refused = why instanceof Error ? why.message : String(why);
      return false;
    }
  }

  step(to: number): void {
    void this.do('step', { to: Math.max(0, to) });
  }

  /** What a bot thinks on a seat. */
  async thoughts(seat: number): Promise<Thoughts> {
    try {
      return await call<Thoughts>('POST', '/dev/thoughts', { seat });
    } catch (why) {
      return { seat, said: why instanceof Error ? why.message : String(why) };
    }
  }

  /** What the catalogues lack. */
  words(): Promise<Lack[]> {
    return call<Lack[]>('GET', '/dev/words');
  }
}
