import { isPlayer } from '$lib/seats';
import { tick } from 'svelte';
import { Line, liveAddress, type Ending, type LineState } from '$lib/socket/live';
import type {
  Act,
  ChatLine,
  Happened,
  Hinted,
  Input,
  LogEntry,
  Me,
  Past,
  Picture,
  Present,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
  Weighed,
  Welcome,
} from '$lib/wire';
import { newId } from './ids';
import { language, t } from '$lib/i18n';
import { isFrameLoaded, loadWords } from '$lib/i18n/catalogues';
import { hasCatalogue, nameSeats, read } from '$lib/i18n/words.svelte';
import { mergeLog } from './log';
import { finishMotion, remember, travel, type Origin } from './motion';
import { moving, Playback, type Weight } from './playback';
import { preferences } from './preferences.svelte';

type Role = 'player' | 'spectator' | 'screen';
type Answer = Refused | { type: 'ack'; v: number };

interface Waiting {
  command: Act;
  said: string;
  done: (answer: Answer) => void;
}

/** One table as one viewer sees it: what the socket told, and what was sent to it. */
export class Session {
  line = $state<LineState>('connecting');
  ended = $state<Ending | ''>('');
  table = $state.raw<TableInfo | null>(null);
  me = $state.raw<Me | null>(null);
  presence = $state.raw<Present>({});
  /** With whose eyes we see. */
  seats = $state.raw<number[]>([]);
  role = $state<Role>('player');
  /** What is on the screen; it follows the events and never runs ahead of them. */
  picture = $state.raw<Picture | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Events of the newest picture, for whoever wants to tell them. */
  events = $state.raw<Happened[]>([]);
  /** What happened while nobody was looking; shown once. */
  missed = $state.raw<LogEntry[]>([]);
  /** How often everything was told anew. */
  private welcomes = 0;
  /** Whom this person does not want to hear, at any table; null before the server has said so. */
  muted = $state.raw<readonly string[] | null>(null);
  sending = $state<{ said: string } | null>(null);
  /** What was done last from here, once the server has it. */
  acted = $state.raw<{ name: string } | null>(null);
  /** The server's clock minus ours. */
  skew = 0;
  /** A game's board says where pieces of an event come from. */
  originsOf: (event: Happened) => Origin[] = () => [];

  private newest: Picture | null = null;
  private readonly playback = new Playback<Update>({
    show: (next, quick) => this.show(next, quick),
    weight: (next) => this.weight(next),
    pace: () => preferences.pace,
    isHidden: () => document.visibilityState === 'hidden',
    pass: (over) => this.pass(over),
    done: () => this.rememberSight(),
  });
  private waiting = new Map<string, Waiting>();
  private answers = new Map<string, (message: ServerMessage) => void>();
  private readonly socket: Line;
  private wantedSeats: number[] | null = null;
  private wantsHost = $state(false);
  private settled: (() => void)[] = [];
  private learning = 0;
  private early: ServerMessage[] = [];

  constructor(
    readonly id: string,
    role: Role,
    private readonly sight: Storage | null = typeof localStorage === 'undefined' ? null : localStorage,
    /** Only these of several seats: whoever plays them all side by side has missed nothing. */
    private readonly eyes: number[] | null = null,
  ) {
    this.role = role;
    this.wantedSeats = eyes;
    this.socket = new Line(liveAddress(id), {
      hello: () => this.hello(),
      message: (message) => this.arrive(message),
      state: (state) => (this.line = state),
      ended: (why) => (this.ended = why),
    });
  }

  open(): void {
    this.socket.open();
    document.addEventListener('visibilitychange', this.tellLooking);
  }

  /** The server knows us by another name now. */
  again(): void {
    this.newest = null;
    this.socket.restart();
  }

  close(): void {
    this.socket.close();
    document.removeEventListener('visibilitychange', this.tellLooking);
  }

  get isHost(): boolean {
    return this.table?.host ?? false;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Sees with other eyes: one seat of several on one device, or with the host's offers. */
  look(seats: number[] | null, host = this.wantsHost): void {
    this.wantedSeats = seats;
    this.wantsHost = host;
    this.socket.send({ ...this.hello(), last: null });
  }

  get seesAsHost(): boolean {
    return this.wantsHost;
  }

  /** Sends a command; it is sent again after a break until the server has it. */
  act(
    seat: number,
    name: string,
    args: Record<string, unknown> | null,
    said: string,
    asHost = false,
    dated = true,
  ): Promise<Answer> {
    const id = newId();
    const command: Act = { type: 'command', id, seat, name, args };
    if (asHost) command.as_host = true;
    if (this.newest && dated) command.version = this.newest.version;
    this.sending = { said };
    this.missed = [];
    this.playback.skip(); // whoever acts has seen enough
    return new Promise((done) => {
      this.waiting.set(id, { command, said, done });
      this.socket.send(command);
    });
  }

  /** Waits until everything the server has told is on the screen. */
  async caughtUp(): Promise<void> {
    this.socket.send({ type: 'resync', last: this.newest?.version ?? null });
    await new Promise<void>((done) => {
      this.settled.push(done);
      setTimeout(done, 2000);
    });
  }

  /** The next candidates of an offer with too many combinations to list. */
  narrow(seat: number, name: string, chosen: unknown[]): Promise<Input | null> {
    return this.ask('narrow', { seat, name, chosen }, (message) =>
      message.type === 'candidates' ? (message.input ?? null) : null,
    );
  }

  /** The table as it was after an entry. */
  past(at: number, seat: number | null): Promise<Past | null> {
    return this.ask('look', { at, seat }, (message) => (message.type === 'past' ? message : null));
  }

  /** What this seat could think about; with `ideas`, what it could do. */
  hint(seat: number, ideas: boolean): Promise<Hinted | Refused | null> {
    return this.ask('hint', { seat, ideas }, (message) =>
      message.type === 'hint' || message.type === 'refused' ? message : null,
    );
  }

  /** What a decision would bring; null where it cannot be known. */
  weigh(seat: number, name: string, args: Record<string, unknown> | null): Promise<Weighed | null> {
    return this.ask('weigh', { seat, name, args }, (message) => (message.type === 'weighed' ? message : null));
  }

  /** Says something at the table; comes back with why not, if it was not heard. */
  say(text: string, phrase = '', to = 0): Promise<Refused | null> {
    return this.ask('say', { text, phrase, to }, (message) => (message.type === 'refused' ? message : null));
  }

  /** Is what others did still being shown? */
  get isBehind(): boolean {
    return this.playback.isBehind;
  }

  /** Shows everything that is waiting to be told, at once. */
  skip(): void {
    finishMotion();
    this.playback.skip();
  }

  private ask<T>(
    type: 'narrow' | 'weigh' | 'look' | 'log' | 'hint' | 'say',
    what: Record<string, unknown>,
    read: (message: ServerMessage) => T | null,
  ): Promise<T | null> {
    const id = newId();
    return new Promise((done) => {
      this.answers.set(id, (message) => done(read(message)));
      if (!this.socket.send({ type, id, ...what } as never)) {
        this.answers.delete(id);
        done(null);
      }
    });
  }

  private hello() {
    return {
      type: 'hello' as const,
      role: this.role,
      last: this.newest?.version ?? null,
      seats: this.wantedSeats,
      host: this.wantsHost,
      paged: true,
      sat: this.newest !== null && this.seats.length > 0,
    };
  }

  /** Whoever looks away has seen what is on the screen; whoever comes back is told what they missed. */
  private tellLooking = (): void => {
    const looking = document.visibilityState === 'visible';
    const seen = this.picture?.version ?? 0;
    this.socket.send({ type: 'here', looking, seen: looking ? null : seen });
    if (!looking) return this.picture ? this.keepSight(seen) : undefined;
    this.skip();
    this.noteMissed();
  };

  /** Words are made as messages arrive, once the catalogues are there; the order stays. */
  private arrive(message: ServerMessage): void {
    if (message.type === 'welcome') this.learnWords(message.table.game);
    else this.learnWords('');
    if (this.learning) this.early.push(message);
    else this.receive(this.worded(message));
  }

  private learnWords(game: string): void {
    if (isFrameLoaded() && (!game || hasCatalogue(game, language()))) return;
    this.learning += 1;
    void loadWords(game, language()).then(() => {
      this.learning -= 1;
      if (this.learning) return;
      for (const message of this.early.splice(0)) this.receive(this.worded(message));
    });
  }

  private worded(message: ServerMessage): ServerMessage {
    const table = 'table' in message ? message.table : this.table;
    const own = 'picture' in message ? message.picture?.names : this.newest?.names;
    const called = (seat: number) => own?.[seat] || table?.seats[seat]?.name || t('claim.seat', { n: seat + 1 });
    nameSeats((seat) => (isPlayer(seat) ? called(seat) : t('table.theHost')));
    return read(table?.game ?? '', message);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        return this.update(message);
      case 'table':
        this.table = message.table;
        return;
      case 'presence':
        return this.present(message.presence);
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'ack':
        if (!this.answered(message.id, message)) this.settle(message.id, message);
        return;
      case 'refused':
        if (!this.answered(message.id, message)) this.settle(message.id, message);
        return;
      case 'candidates':
      case 'weighed':
      case 'hint':
      case 'log':
      case 'past':
        this.answered(message.id, message);
    }
  }

  /** Who is there now; the seats say so as well, wherever they are shown. */
  private present(presence: Present): void {
    this.presence = presence;
    if (!this.table) return;
    const { connected = [], away = [] } = presence;
    const seats = this.table.seats.map((one) => ({
      ...one,
      connected: connected.includes(one.seat),
      away: away.includes(one.seat),
    }));
    this.table = { ...this.table, seats };
  }

  private welcome(message: Welcome): void {
    this.skew = message.now - Date.now();
    this.me = message.me;
    this.table = message.table;
    this.presence = message.presence;
    this.seats = message.seats;
    this.role = message.role;
    this.chat = message.chat;
    this.log = mergeLog(message.log_from > 0 ? this.log : [], message.log_from, message.log);
    this.welcomes += 1;
    if (message.earlier) void this.readBack();
    this.playback.clear();
    this.newest = message.picture;
    this.picture = message.picture;
    this.events = [];
    this.muted = message.muted ?? this.muted;
    this.noteMissed(message.seen);
    for (const { command } of this.waiting.values()) this.socket.send(command);
    for (const done of this.settled.splice(0)) done();
  }

  /** A long log comes in pages, the newest first: nobody waits for its beginning to see the table. */
  private async readBack(): Promise<void> {
    const turn = this.welcomes;
    let first = this.log[0];
    while (first) {
      const page = await this.ask('log', { before: first.v }, (message) => (message.type === 'log' ? message : null));
      if (!page || turn !== this.welcomes) return; // cut off, or everything is told anew
      const known = this.log[0]?.v ?? 0; // an update may have told some of it again
      this.log = [...page.log.filter((entry) => entry.v < known), ...this.log];
      first = page.earlier ? this.log[0] : undefined;
    }
  }

  private update(message: Update): void {
    this.skew = message.now - Date.now();
    if (this.newest && message.since !== this.newest.version) {
      this.socket.send({ type: 'resync', last: this.newest.version });
      return;
    }
    this.newest = message.picture;
    this.playback.add(message);
  }

  /** Too much for anybody to watch is told in a summary. */
  private pass(over: readonly Update[]): void {
    const seen = this.log.at(-1)?.v ?? 0;
    for (const { log_from, log } of over) this.log = mergeLog(this.log, log_from, log);
    if (!this.eyes) this.missed = this.log.filter((entry) => entry.v > seen && !entry.gone);
  }

  /** First the cause moves, then its effect is there. */
  private async show(next: Update, quick: boolean): Promise<number> {
    const before = remember();
    this.log = mergeLog(this.log, next.log_from, next.log);
    this.events = next.events;
    this.picture = next.picture;
    await tick();
    if (quick) return 0;
    const weight = this.weight(next);
    const origins = next.events.flatMap(this.originsOf);
    const lasts = moving(weight, preferences.pace);
    return travel(before, { events: next.events, origins, lasts, points: !weight.own });
  }

  private weight({ events, log, since }: Update): Weight {
    const news = log.filter((entry) => entry.v > since);
    return {
      told: events.length > 0,
      own: news.every((entry) => this.seats.includes(entry.seat)),
      decided: events.some((event) => event.decides),
    };
  }

  private settle(id: string, answer: Answer): void {
    const sent = this.waiting.get(id);
    if (sent && answer.type === 'ack') this.acted = { name: sent.command.name };
    sent?.done(answer);
    this.waiting.delete(id);
    if (!this.waiting.size) this.sending = null;
  }

  private answered(id: string, message: ServerMessage): boolean {
    const answer = this.answers.get(id);
    this.answers.delete(id);
    answer?.(message);
    return answer !== undefined;
  }

  private get sightKey(): string {
    return `rondel.seen.${this.id}`;
  }

  /** What was told since this person last saw the table, here or on another device. */
  private noteMissed(elsewhere?: number | null): void {
    const here = this.sight?.getItem(this.sightKey) ?? null;
    const seen = Math.max(here === null ? -1 : Number(here), elsewhere ?? -1);
    const counts = seen >= 0 && this.seats.length && !this.wantedSeats && !this.wantsHost; // other eyes count otherwise
    if (counts) this.missed = this.log.filter((entry) => entry.v > seen && !entry.gone);
    this.rememberSight();
  }

  private rememberSight(): void {
    if (document.visibilityState === 'visible' && this.newest) this.keepSight(this.newest.version);
  }

  private keepSight(version: number): void {
    this.sight?.setItem(this.sightKey, String(version));
  }
}
