/** Runs one board: loads it, hands it positions, moves what it marks, and tells the table what people do. */
import { named } from '$lib/i18n/board';
import { addCatalogue, nameSeats, say, speak } from '$lib/i18n/words.svelte';
import { finishMotion, remember, travel } from '$lib/state/motion';
import { explaining, focused } from '$lib/table/about';
import { handleKey } from '$lib/table/keyboard';
import type { Board, Mount, Offer, Table } from '../../../src/rondel/cli/templates/rondel-board';
import type { BoardMark, FromBoard, Look, ToBoard } from './protocol';
import { misreadAt, troubleOf } from './trouble';

type Of<T extends ToBoard['type']> = Extract<ToBoard, { type: T }>;

const MOST_MARKS = 200;
const keyOf = (offer: Offer) => `${offer.seat}:${offer.name}`;

/** As plain data: what a board keeps may be wrapped by whatever it is built with. */
const plain = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

export class Stage {
  private board: Board | null = null;
  private base = '';
  private failed = false;
  private measuring = false;
  /** One message after the other, also where a board takes its time. */
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: HTMLElement,
    private readonly port: MessagePort,
  ) {
    addEventListener('error', (event) => this.fail(event.error ?? event.message));
    addEventListener('unhandledrejection', (event) => this.fail(event.reason));
    port.onmessage = ({ data }: MessageEvent<ToBoard>) => {
      this.line = this.line.then(() => this.hear(data)).catch((why) => this.fail(why));
    };
  }

  private tell(message: FromBoard): void {
    this.port.postMessage(message);
  }

  private fail(why: unknown): void {
    if (this.failed) return;
    this.failed = true;
    this.tell({ type: 'failed', ...troubleOf(why, this.base) });
  }

  private async hear(message: ToBoard): Promise<void> {
    if (this.failed) return;
    switch (message.type) {
      case 'begin':
        return this.begin(message);
      case 'show':
        return this.show(message);
      case 'look':
        return this.look(message.look);
      case 'skip':
        return finishMotion();
      case 'key':
        this.press(message.key);
    }
  }

  private async begin(message: Of<'begin'>): Promise<void> {
    this.base = message.base;
    document.documentElement.lang = message.language;
    speak(message.language);
    for (const { game, language, text } of message.words) addCatalogue(game, language, text);
    this.look(message.look);
    this.listen();
    const mount = await this.load(message.module);
    if (!mount) return;
    const board = await mount(this.root, this.table(message));
    if (typeof board?.update !== 'function') throw new TypeError('what mount() gives back has no update(position)');
    this.board = board;
    this.tell({ type: 'ready' });
  }

  private async load(module: string): Promise<Mount | null> {
    const loaded = await (import(/* @vite-ignore */ module) as Promise<{ default?: unknown }>).catch(async (why) => {
      this.failed = true;
      this.tell({ type: 'failed', ...(await misreadAt(module, this.base, why)) });
      return null;
    });
    if (!loaded) return null;
    if (typeof loaded.default !== 'function')
      throw new TypeError(`${module.slice(this.base.length)} has no function as its default export`);
    return loaded.default as Mount;
  }

  private table({ game, options, language }: Of<'begin'>): Table {
    return {
      game,
      options,
      language,
      asset: (path) => new URL(path, this.base).href,
      say: (key, params) => named(game, `board-${key}`, params),
      words: (phrase) => say(game, phrase as never) ?? phrase.say,
      pick: (offer, input, value) =>
        this.tell({
          type: 'pick',
          offer: keyOf(offer),
          input: typeof input === 'string' ? input : input.name,
          value: plain(value),
        }),
      choose: (offer) => this.tell({ type: 'choose', offer: keyOf(offer) }),
      drop: () => this.tell({ type: 'drop' }),
      act: () => this.tell({ type: 'act' }),
      do: (offer, args = null) => this.tell({ type: 'do', offer: keyOf(offer), args: plain(args) }),
      about: (key) => this.tell({ type: 'about', key }),
      tell: (text) => this.tell({ type: 'tell', text }),
      jump: (entry) => this.tell({ type: 'jump', entry }),
    };
  }

  private async show({ id, position, names, act }: Of<'show'>): Promise<void> {
    if (!this.board) return;
    nameSeats((seat) => names[seat] ?? '');
    const before = act ? remember() : null;
    await this.board.update(position);
    await Promise.resolve(); // a board may draw in the next moment
    if (before && act) travel(before, act);
    this.measure();
    this.tell({ type: 'shown', id });
  }

  private look({ theme, motion, fills, room, fontSize }: Look): void {
    const page = document.documentElement;
    page.dataset.theme = theme;
    if (motion) page.dataset.motion = motion;
    else delete page.dataset.motion;
    page.toggleAttribute('data-fills', fills);
    page.style.setProperty('--room', `${room}px`);
    page.style.fontSize = fontSize;
  }

  private listen(): void {
    explaining(this.root, (key) => this.tell({ type: 'about', key }));
    addEventListener('pointerdown', () => this.tell({ type: 'touched' }), { capture: true });
    addEventListener('keydown', (event) => this.key(event));
    this.root.addEventListener('click', (event) => this.refuse(event), { capture: true });
    addEventListener('scroll', () => this.measure(), { capture: true, passive: true });
    new ResizeObserver(() => this.measure()).observe(this.root);
  }

  /** What cannot be picked says why, and is not picked. */
  private refuse(event: Event): void {
    const found = (event.target as Element).closest<HTMLElement>('[aria-disabled="true"][data-reason]');
    if (!found) return;
    event.stopPropagation();
    this.tell({ type: 'tell', text: found.dataset.reason! });
  }

  private key(event: KeyboardEvent): void {
    const forward = () =>
      this.tell({
        type: 'key',
        key: event.key,
        control: event.ctrlKey || event.metaKey,
        shift: event.shiftKey,
      });
    handleKey(event, {
      primary: () => this.tell({ type: 'act' }),
      drop: forward,
      undo: forward,
      redo: forward,
      open: (what) => (what === 'keys' && focused() ? this.tell({ type: 'about', key: focused() }) : forward()),
      step: forward,
      next: forward,
      about: () => focused() && this.tell({ type: 'about', key: focused() }),
      isPanel: false,
    });
  }

  /** A key that was pressed while the table around had the focus. */
  private press(key: string): void {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  /** Tells how high the board is and where things lie, once they do. */
  private measure(): void {
    if (this.measuring) return;
    this.measuring = true;
    requestAnimationFrame(() => {
      this.measuring = false;
      this.tell({ type: 'size', height: Math.ceil(this.root.scrollHeight) });
      this.tell({ type: 'marks', marks: this.marks() });
    });
  }

  private marks(): BoardMark[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-anchor], [data-place]')]
      .slice(0, MOST_MARKS)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { anchor, place = '' } = element.dataset;
        return { name: anchor ?? place, is: anchor === undefined ? 'place' : 'anchor', box: [x, y, width, height] };
      });
  }
}
