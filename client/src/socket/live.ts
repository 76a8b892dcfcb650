import type { ClientMessage, Hello, ServerMessage } from '$lib/wire';

export type LineState = 'connecting' | 'live' | 'reconnecting' | 'offline';
export type Ending = 'forbidden' | 'missing' | 'replaced' | 'kicked' | 'banned';

/** After these the server does not want us back. */
const FINAL: Record<number, Ending> = {
  4403: 'forbidden',
  4404: 'missing',
  4409: 'replaced',
  4410: 'kicked',
  4411: 'banned',
};
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000;

export interface LineEvents {
  hello: () => Hello;
  message: (message: ServerMessage) => void;
  state: (state: LineState) => void;
  ended: (why: Ending) => void;
}

/** One socket to a table that comes back by itself until it is told to stop. */
export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private stopped = false;

  constructor(
    private readonly address: string,
    private readonly on: LineEvents,
  ) {}

  open(): void {
    this.stopped = false;
    this.connect();
    this.pulse = setInterval(() => this.beat(), SILENCE);
    addEventListener('online', this.again);
    addEventListener('offline', this.lost);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.again);
    removeEventListener('offline', this.lost);
    this.socket?.close();
  }

  /** A new socket at once: for somebody who has just become somebody. */
  restart(): void {
    const socket = this.socket;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    this.connect();
  }

  /** Sends if the line stands; otherwise the caller sends again after the next welcome. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.send(this.on.hello());
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'welcome') {
        this.wait = FIRST_WAIT;
        this.on.state('live');
      }
      this.on.message(message);
    };
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.stopped || socket !== this.socket) return;
    const why = FINAL[code];
    if (why) {
      this.close();
      this.on.ended(why);
      return;
    }
    this.on.state(navigator.onLine === false ? 'offline' : 'reconnecting');
    const jitter = 0.75 + Math.random() / 2;
    this.timer = setTimeout(() => this.connect(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private again = (): void => {
    if (this.stopped || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /** The system says that there is no network: do not wait for the socket to notice. */
  private lost = (): void => this.drop();

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.closed(socket, 1006);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > 2 * SILENCE) this.drop();
    else this.send({ type: 'ping' });
  }
}

/** The address of a table's socket on this server. */
export function liveAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
