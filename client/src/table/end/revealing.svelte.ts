/** The last act is shown before the result: for as long as something that decides is shown, and a little longer. */
import { preferences } from '$lib/state/preferences.svelte';
import { hold } from '$lib/state/playback';

const LONGER = 600;

export class Revealing {
  /** May the result be shown? */
  due = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watched = false;

  /** The match goes on, and somebody watches. */
  goesOn(): void {
    clearTimeout(this.timer);
    this.watched = true;
    this.due = false;
  }

  /** It is over: whoever comes later, or wants no pace, sees the result at once. */
  over(): void {
    if (this.due) return;
    const pace = preferences.pace;
    if (!this.watched || pace === 'off' || document.visibilityState === 'hidden') this.due = true;
    else
      this.timer = setTimeout(() => (this.due = true), hold({ told: true, own: false, decided: true }, pace) + LONGER);
  }

  /** A tap, a key: enough seen. */
  skip(): void {
    if (this.timer === undefined || this.due) return;
    clearTimeout(this.timer);
    this.due = true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
