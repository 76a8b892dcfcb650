/** What a game may bring to its table. Everything is optional but the board; the generic table does the rest. */
import type { KeyLine } from '$lib/table/keyList';
import type { Component } from 'svelte';
import type { LineState } from '$lib/socket/live';
import type { Origin } from '$lib/state/motion';
import type { Values } from '$lib/state/offers';
import type { Panel } from '$lib/table/panels';
import type { PassingControl } from '$lib/table/passing';
import type { Sentence } from '$lib/table/sentence';
import type { Phase } from '$lib/ui/PhaseStrip.svelte';
import type { SeatColour } from '$lib/ui/seats';
import type { Input, LogEntry, Offer, Outcome, Reading, SeatInfo, TableInfo, Stakes } from '$lib/wire';
import type { AnyGame, Declared, DraftOf, EventOf, InteractionOf, OfferOf } from './declared';

export type View = AnyGame['view'];

/** What a board tells of what is over, before the next thing begins. */
export interface Report {
  /** Where it was: "Year 3". */
  place: string;
  strong: string;
  text: string;
  /** On the main button, which closes it. */
  label: string;
  close: () => void;
}

/** A position to be drawn, and what the reader may do with it. */
export interface BoardProps<G extends Declared = AnyGame> {
  table: TableInfo;
  view: G['view'];
  interaction: InteractionOf<G>;
  /** With whose eyes it is seen. */
  seats: readonly number[];
  people: readonly SeatInfo[];
  draft: DraftOf<G>;
  /** False when looking back or watching: nothing is lit. */
  live: boolean;
  /** Without rails and controls, large enough to be read from three metres. */
  big: boolean;
  sent: boolean;
  log: readonly LogEntry[];
  at: number | null;
  events: readonly EventOf<G>[];
  outcome: Outcome | null;
  /** The strip of phases, to be placed where the board has room. */
  phases: readonly Phase[];
  /** Automatic passing, for the strip and a note; null where there is none. */
  passing: PassingControl | null;
  /** All clocks, and the server's time minus ours; shown by `SeatClock`. */
  clocks: Reading | null;
  skew: number;
  /** The host's offers are shown too. */
  host: boolean;
  /** What is at stake in what is picked or looked at, so that a board can mark it; null where nothing is known. */
  stakes?: Stakes | null;
  onjump: (v: number) => void;
  /** Explains the thing with this key, as holding it does. */
  onabout: (key: string) => void;
  /** Does what the primary button does. */
  onact: () => void;
  /** Does something at once, without picking it first: for steppers and small buttons. */
  ondo: (offer: Offer, args: Record<string, unknown> | null) => void;
  /** Takes back the last thing done, so many times in a row. */
  onback?: (times: number) => void;
  /** Tells something that is to be seen before anybody goes on: sentence and main button speak of it until it is null. */
  onreport?: (report: Report | null) => void;
  /** What was to be told before the result has been told. */
  ontold?: () => void;
  /** Opens one of the table's own sheets: the log, what can be taken back. */
  onopen: (panel: Panel) => void;
  /** The next input of an offer with too many combinations to list. */
  narrow?: (offer: Offer, chosen: unknown[]) => Promise<Input | null>;
}

/** The big screen has nothing but what is on it: the game's own face draws bar and foot too. */
export interface ScreenProps<G extends Declared = AnyGame> extends BoardProps<G> {
  /** Where we are, and the one sentence. */
  place: string;
  said: { strong?: string; text?: string };
  /** Room code and QR stay up for latecomers; `qr` is empty where scanning would lead nowhere. */
  code: string;
  qr: string;
  line: LineState;
}

export interface Scene<G extends Declared = AnyGame> {
  view: G['view'];
  interaction: InteractionOf<G>;
  seats: readonly number[];
  people: readonly SeatInfo[];
}

export interface ResultProps<G extends Declared = AnyGame> {
  table: TableInfo;
  view: G['view'];
  outcome: Outcome;
  people: readonly SeatInfo[];
  log: readonly LogEntry[];
}

/** What a thing is, for the I key and the long press. */
export interface About {
  title: string;
  /** "Creature", "Technology". */
  kind?: string;
  lines: readonly string[];
  facts?: readonly (readonly [string, string])[];
  /** A picture, as the inside of an SVG of 48 by 48. */
  art?: string;
  /** CSS variables for the picture. */
  hues?: string;
  /** Why it cannot be had just now. */
  why?: string;
}

/** What is chosen before a match, where a game has a face of its own for that. */
export interface OptionsProps {
  values: Record<string, unknown>;
  seats: number;
  onput: (name: string, value: unknown) => void;
}

/** What the primary button says. */
export interface Act {
  label: string;
  sub?: string;
  lacks?: string;
  /** It does not say what exactly, because the board beside it does; away from the board it is told in full. */
  vague?: boolean;
}

export interface GameClient<G extends Declared = AnyGame> {
  Board: Component<BoardProps<G>>;
  /** The face on a television; without one the board is drawn with `big`. */
  Screen?: Component<ScreenProps<G>>;
  /** The face for a host who sees the host's offers; without one it is the board. */
  Host?: Component<BoardProps<G>>;
  /** More than the ranking after the end: sums, charts. */
  Result?: Component<ResultProps<G>>;
  /** The colour of the cloth: a class on the mat. */
  mat?: string;
  /** Where we are, short: "Year 3 · trick 2 of 4". */
  place?: (scene: Scene<G>) => string;
  /** What is to be done, better than the rules can say it. */
  task?: (scene: Scene<G>) => string;
  /** What calls whoever must act, where "your turn" would be wrong. */
  call?: (scene: Scene<G>) => string;
  /** What is known better about the phases than the flow says. */
  phases?: (scene: Scene<G>, strip: Phase[]) => Phase[];
  /** A score as the game writes it: "$31.33". */
  score?: (score: number) => string;
  /** What stands beside the wheel instead of the table's name; empty: the name. */
  title?: (scene: Scene<G>) => string;
  /** Which time a clock without a limit shows, where the game's own options say so. */
  clockShows?: (scene: Scene<G>) => 'turn' | 'total';
  /** The whole sentence, where waiting for somebody does not say enough. */
  say?: (scene: Scene<G>) => Sentence;
  /** What a seat is called at this table, where that is not its player's name. */
  seatName?: (scene: Scene<G>, seat: number) => string;
  /** The colours people chose for their seats; null where a seat has none yet. */
  looks?: (scene: Scene<G>) => readonly (SeatColour | null)[];
  /** The offers that stand ready while nothing is picked, by name: the first that is open. */
  usual?: G['command'] | readonly G['command'][];
  /** The one that stands ready now, open or not: where it cannot be done yet it says why. */
  ready?: (scene: Scene<G>) => G['command'] | '';
  /** The act and its effect, for the primary button; what it still `lacks`, where the rules cannot say it as well. */
  act?: (offer: OfferOf<G>, values: Values, scene: Scene<G>) => Act | null;
  /** The secondary button of the dock, where the game has one besides passing priority; `picked` is the primary's. */
  other?: (scene: Scene<G>, picked: OfferOf<G> | null) => { offer: OfferOf<G>; label: string; sub?: string } | null;
  /** What a thing is whose element carries this key as `data-about`; without an answer `kind:id` is looked up in the
   * game's reference. */
  about?: (key: string, scene: Scene<G>) => About | null | Promise<About | null>;
  origins?: (event: EventOf<G>) => Origin[];
  /** Does the board tell something of these last events before the result is shown? It calls `ontold` when it has. */
  tellsLast?: (events: readonly EventOf<G>[]) => boolean;
  /** Where the chapters of a match begin, for the history's slider, where the flow has no rounds. */
  chapters?: (log: readonly LogEntry[]) => { v: number; label: string }[];
  /** Keys that mean something of the game's own here, where they differ from those of every table. */
  keys?: () => readonly KeyLine[];
  /** People keep their places when they play again: they sit around a real table. */
  keepsPlaces?: boolean;
  /** Key moments for the slider: what people will look for afterwards. */
  moments?: (log: readonly LogEntry[]) => { v: number; label: string }[];
}

/**
 * A game's client for the frame, which hands every game what the server sent of it: the one place where that is taken
 * to be what the game declares.
 */
export const clientOf = <G extends Declared>(client: GameClient<G>): GameClient => client as unknown as GameClient;
