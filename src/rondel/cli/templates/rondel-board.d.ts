/**
 * A board of a game in a package of its own: one module whose default export is a `Mount`.
 *
 *     export default function mount(root, table) {
 *       return { update(position) { root.textContent = JSON.stringify(position.view); } };
 *     }
 *
 * It lives in a frame of its own, without cookies, storage or network but its own files, and talks to the table by what
 * stands here. Everything it is given is a copy; texts are in the reader's language already.
 */

/** A message of the rules inside of views and events; `Table.words` puts it into words. */
export interface Phrase {
  say: string;
  with?: Record<string, unknown>;
}

/** What stands in a view for something that may not be seen: how many there are. */
export interface Hidden {
  hidden: number;
}

/** Something that may be picked for an input. */
export interface Candidate {
  value: unknown;
  label: string;
  /** False: it cannot be picked now, and `reason` says why. */
  enabled?: boolean;
  reason?: string;
  /** What it would bring. */
  preview?: string;
}

/** Something an offer wants to know. */
export interface Input {
  name: string;
  /** `one`, `many`, `number`, `text`, `yes_no`, `order`, `split`, `assign` or `form`. */
  kind: string;
  label?: string;
  /** What its values are, as the rules call it: `Ref("card")`. */
  refers?: string;
  optional?: boolean;
  min?: number | null;
  max?: number | null;
  /** As they stand after what was picked for the inputs before it. */
  candidates?: Candidate[];
  items?: { value: unknown; label: string; targets: Candidate[] }[];
  parts?: Input[];
}

/** Something the viewer may do. */
export interface Offer {
  seat: number;
  name: string;
  label: string;
  help?: string;
  group?: 'main' | 'more' | 'service';
  enabled?: boolean;
  reason?: string;
  inputs?: Input[];
  /** What answers something in the middle of an effect says which question it is. */
  question?: string;
}

/** Something that happened, by the name of its fact. */
export interface Happened {
  v: number;
  name: string;
  params?: Record<string, unknown>;
  decides?: boolean;
}

export interface Person {
  seat: number;
  name: string;
  kind: 'bot' | 'free' | 'person';
  /** A CSS colour, the same wherever the seat is shown, and one for text upon it. */
  colour: string;
  ink: string;
  /** Colour is never the only sign: every seat has a shape, drawn by a path on a grid of 32. */
  shape: string;
  path: string;
}

export interface Phase {
  id: string;
  label: string;
  state: 'done' | 'now' | 'ahead' | 'skip';
}

/** One position as one viewer sees it, and what that viewer may do. */
export interface Position<View = Record<string, unknown>> {
  view: View;
  status: 'acting' | 'choosing' | 'over' | 'waiting';
  /** Who must do what, as it stands above the table. */
  prompt: string;
  waitingFor: number[];
  offers: Offer[];
  /** What is picked and not yet done: the dock's button does it. */
  draft: { offer: Offer | null; values: Record<string, unknown> };
  /** With whose eyes it is seen; nobody's for a spectator. */
  seats: number[];
  people: Person[];
  phases: Phase[];
  /** What led here; empty when somebody has just come. */
  events: Happened[];
  /** False when looking back or watching: nothing can be picked. */
  live: boolean;
  /** On a television: large, and without anything to tap. */
  big: boolean;
  /** Something has been sent and is not answered yet. */
  sent: boolean;
  /** The entry that is looked back at; null now. */
  at: number | null;
  outcome: { winners: number[]; scores?: number[]; reason: string } | null;
  /** How things are to look; tokens such as `var(--paper)` follow by themselves. */
  theme: 'light' | 'dark';
}

/** What a board can do; every decision goes through the same checks as everybody's. */
export interface Table {
  readonly game: string;
  /** The options that were agreed. */
  readonly options: Record<string, unknown>;
  /** The language of the reader: `en`, `de`. */
  readonly language: string;
  /** The address of a file beside the board: `asset('pieces.svg')`. */
  asset(path: string): string;
  /** A text of the board: `say('fields-left', { n: 3 })` is `board-fields-left` in the game's catalogue. */
  say(key: string, params?: Record<string, string | number | boolean>): string;
  /** Words for a message in a view or an event. */
  words(phrase: Phrase): string;
  /** What a person has picked for an input; `undefined` lets it go. Nothing happens until `act`. */
  pick(offer: Offer, input: Input | string, value: unknown): void;
  /** Makes an offer ready without filling anything in. */
  choose(offer: Offer): void;
  /** Lets go of everything that was picked. */
  drop(): void;
  /** Does what is picked, as the dock's button does. */
  act(): void;
  /** Does something at once: for small buttons. Only within a few seconds of a tap or a key. */
  do(offer: Offer, args?: Record<string, unknown> | null): void;
  /** Explains something: `about('card:h7')` is looked up in the game's reference. */
  about(key: string): void;
  /** Says something for a moment, such as why a thing cannot be picked. */
  tell(text: string): void;
  /** Looks back at an entry of the log. */
  jump(entry: number): void;
}

export interface Board<View = Record<string, unknown>> {
  /** Draws a position; called whenever anything of it has changed. */
  update(position: Position<View>): void;
  /** The table is left. */
  destroy?(): void;
}

/** Called once, with an empty element and before the first position. It may be `async`. */
export type Mount<View = Record<string, unknown>> = (root: HTMLElement, table: Table) => Board<View> | Promise<Board<View>>;

/*
 * What the frame does by itself with marked elements:
 *
 * - `<button data-candidate>`: arrows walk among them, numbers pick them, Enter does what is picked (`aria-pressed`),
 *   W tells why not; with `aria-disabled="true"` and `data-reason` a tap tells the reason.
 * - `data-piece="card-7"`: a thing with a name of its own moves from where it lay to where it lies.
 * - `data-unit`, `data-in`, `data-many`: so many that are all alike, in a place.
 * - `data-place="seat-0"`: where things come from and go to.
 * - `data-figure="points-0"` with `data-value`: a number whose changes are to be seen.
 * - `data-about="card:h7"`: a long press, a right click and I explain it.
 * - `data-anchor="market"`: what a lesson points at.
 */
