import type { Draft } from '$lib/state/draft.svelte';
import type { Stakes, Weighed } from '$lib/wire';

/** Whoever moves over several things wants to know of the one they stay at. */
const STAY = 120;

type Ask = (seat: number, name: string, args: Record<string, unknown> | null) => Promise<Weighed | null>;

/** What is at stake in what a person has picked or looks at: asked for once for each decision and picture. */
export class Weighing {
  stakes = $state.raw<Stakes | null>(null);
  private known = new Map<string, Stakes>();
  private version = -1;
  private wanted = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /** Follows what is picked at a picture; to be called whenever one of the two changes. */
  follow(draft: Draft | null, version: number): void {
    if (version !== this.version) this.known.clear();
    this.version = version;
    clearTimeout(this.timer);
    const decision = draft?.decision;
    if (!decision) {
      this.show('', null);
      return;
    }
    const { offer, args } = decision;
    const key = JSON.stringify([version, offer.seat, offer.name, args]);
    this.show(key, this.known.get(key) ?? null);
    if (this.known.has(key)) return;
    this.timer = setTimeout(() => void this.find(key, offer.seat, offer.name, args), STAY);
  }

  private show(key: string, stakes: Stakes | null): void {
    this.wanted = key;
    this.stakes = stakes?.weights?.length ? stakes : null;
  }

  private async find(key: string, seat: number, name: string, args: Record<string, unknown> | null): Promise<void> {
    const answer = await this.ask(seat, name, args);
    if (!answer) return;
    this.known.set(key, answer.stakes);
    if (this.wanted === key) this.show(key, answer.stakes);
  }
}
