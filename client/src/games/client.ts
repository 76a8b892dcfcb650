/** What a game may bring to its table. Everything is optional but the board; the generic table does the rest. */
import type { Component } from 'svelte';
import type { Draft } from '$lib/state/draft.svelte';
import type { Origin } from '$lib/state/motion';
import type { Values } from '$lib/state/offers';
import type { Phase } from '$lib/ui/PhaseStrip.svelte';
import type { Happened, Interaction, LogEntry, Offer, Outcome, SeatInfo, TableInfo } from '$lib/wire';

// Each game's view has its own shape, which only its board knows.
export type View = Record<string, any>;

/** A position to be drawn, and what the reader may do with it. */
export interface BoardProps {
  table: TableInfo;
  view: View;
  interaction: Interaction;
  /** With whose eyes it is seen. */
  seats: readonly number[];
  people: readonly SeatInfo[];
  draft: Draft;
  /** False when looking back or watching: nothing is lit. */
  live: boolean;
  /** Without rails and controls, large enough to be read from three metres. */
  big: boolean;
  sent: boolean;
  log: readonly LogEntry[];
  at: number | null;
  events: readonly Happened[];
  outcome: Outcome | null;
  /** The strip of phases, to be placed where the board has room. */
  phases: readonly Phase[];
  onjump: (v: number) => void;
  /** Does what the primary button does. */
  onact: () => void;
}

export interface Scene {
  view: View;
  interaction: Interaction;
  seats: readonly number[];
  people: readonly SeatInfo[];
}

export interface ResultProps {
  table: TableInfo;
  view: View;
  outcome: Outcome;
  people: readonly SeatInfo[];
  log: readonly LogEntry[];
}

export interface GameClient {
  Board: Component<BoardProps>;
  /** More than the ranking after the end: sums, charts. */
  Result?: Component<ResultProps>;
  /** The colour of the cloth: a class on the mat. */
  mat?: string;
  /** Where we are, short: "Year 3 · trick 2 of 4". */
  place?: (scene: Scene) => string;
  /** What is to be done, better than the rules can say it. */
  task?: (scene: Scene) => string;
  /** What is known better about the phases than the flow says. */
  phases?: (scene: Scene, strip: Phase[]) => Phase[];
  /** The offer that stands ready while nothing is picked, by name. */
  usual?: string;
  /** The act and its effect, for the primary button. */
  act?: (offer: Offer, values: Values, scene: Scene) => { label: string; sub?: string } | null;
  origins?: (event: Happened) => Origin[];
  /** Where the chapters of a match begin, for the history's slider, where the flow has no rounds. */
  chapters?: (log: readonly LogEntry[]) => { v: number; label: string }[];
}
