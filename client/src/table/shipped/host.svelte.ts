/** The table's side of a board in a frame: says what is to be shown, hears what people do, notices when it is silent. */
import type { BoardMark, BoardTrouble, FromBoard, Look, ToBoard } from '$lib/board/protocol';
import type { Act } from '$lib/state/motion';
import { readMessage } from './reading';

/** How long a board may take to come, or to draw, before the generic table stands in for it. */
export const PATIENCE = 10_000;

type Begin = Extract<ToBoard, { type: 'begin' }>;
type Shown = Omit<Extract<ToBoard, { type: 'show' }>, 'type' | 'id' | 'act'>;
/** What people do on the board; the rest is between the two sides. */
export type Deed = Exclude<FromBoard, { type: 'ready' | 'shown' | 'failed' | 'size' | 'marks' }>;

export class BoardHost {
  trouble = $state.raw<BoardTrouble | null>(null);
  isReady = $state(false);
  height = $state(0);
  marks = $state.raw<readonly BoardMark[]>([]);

  private port: MessagePort | null = null;
  private next: Shown | null = null;
  private sending: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private told = '';

  constructor(
    private readonly begin: () => Begin,
    private readonly heed: (deed: Deed) => void,
    private readonly onfailed: (trouble: BoardTrouble) => void,
  ) {}

  /** The frame's page has come. It comes once: a board that goes elsewhere is none any more. */
  arrived(page: Pick<Window, 'postMessage'>): void {
    if (this.port) return this.fail({ what: 'the board left its page', file: '', line: 0 });
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => this.hear(data);
    // A page without an origin can be named by no other word; the channel then belongs to it alone.
    page.postMessage('rondel', '*', [port2]);
    this.say(this.begin());
    this.expect('the board is not ready');
  }

  /** Shows a position in a moment, with whatever else changes until then, or with what moves. */
  show(next: Shown): void {
    // What is drawn already is not drawn again: that would stop whatever still moves on it.
    const told = JSON.stringify(next);
    if (told === this.told) return;
    this.told = told;
    this.next = next;
    this.sending ??= setTimeout(() => this.flush(null));
  }

  /** Lets the pieces of the position that is about to be shown move. */
  travel(act: Act): number {
    if (!this.isReady || !this.next) return 0;
    this.flush(act);
    return act.lasts;
  }

  look(look: Look): void {
    this.say({ type: 'look', look });
  }

  press(key: string): void {
    this.say({ type: 'key', key });
  }

  skip(): void {
    this.say({ type: 'skip' });
  }

  close(): void {
    clearTimeout(this.sending);
    clearTimeout(this.waiting);
    this.port?.close();
  }

  /** The board cannot be used: the generic table takes its place. */
  fail(trouble: BoardTrouble): void {
    if (this.trouble) return;
    this.close();
    this.trouble = trouble;
    this.onfailed(trouble);
  }

  private say(message: ToBoard): void {
    if (!this.trouble) this.port?.postMessage(message);
  }

  private flush(act: Act | null): void {
    clearTimeout(this.sending);
    this.sending = undefined;
    if (!this.next || !this.isReady) return;
    this.say({ type: 'show', id: ++this.count, ...this.next, act });
    this.next = null;
    this.expect('the board does not finish drawing');
  }

  /** Something must be heard soon; nobody waits for a page that is not looked at. */
  private expect(what: string): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      if (document.visibilityState === 'hidden') return this.expect(what);
      this.fail({ what: `${what} after ${PATIENCE / 1000} seconds`, file: '', line: 0 });
    }, PATIENCE);
  }

  private hear(data: unknown): void {
    const message = readMessage(data);
    if (!message || this.trouble) return;
    switch (message.type) {
      case 'ready':
        this.isReady = true;
        clearTimeout(this.waiting);
        return this.flush(null);
      case 'shown':
        if (message.id === this.count) clearTimeout(this.waiting);
        return;
      case 'failed':
        return this.fail({ what: message.what, file: message.file, line: message.line });
      case 'size':
        this.height = message.height;
        return;
      case 'marks':
        this.marks = message.marks;
        return;
      default:
        this.heed(message);
    }
  }
}
