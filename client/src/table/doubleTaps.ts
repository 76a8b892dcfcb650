/** A double click means one thing: its second click does nothing to what the first one has brought about. */

const pressed = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('button, a, [data-candidate]') ?? null;

export class DoubleTaps {
  private first: Element | null = null;
  private text = '';
  private sent = false;

  /** A command has left. */
  note(): void {
    this.sent = true;
  }

  /** For every click, before anybody else hears of it. What is still there and says the same may be pressed again and
   * again, such as a stepper; the main button and whatever has come in the place of the first may not. */
  hear(event: MouseEvent): void {
    const target = pressed(event.target);
    if (event.detail <= 1) {
      this.first = target;
      this.text = target?.textContent ?? '';
      this.sent = false;
      return;
    }
    if (!this.sent) return;
    const same = target !== null && target === this.first && target.textContent === this.text;
    if (same && !target.closest('[data-primary]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
