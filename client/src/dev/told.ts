/** What the server of `rondel dev` tells its window, as `rondel.dev.told` writes it. */
import type { OptionField } from '$lib/wire';

export interface Problem {
  kind: 'syntax' | 'import' | 'definition' | 'rules' | 'loop' | 'replay' | 'words' | 'board';
  text: string;
  file?: string;
  line?: number;
  trace?: string;
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Happening {
  name: string;
  params: Record<string, Json>;
  flow?: boolean;
  to?: number[];
}

export interface Step {
  step: number;
  v?: number;
  how?: string;
  seat?: number;
  name?: string;
  args?: Json;
  auto?: boolean;
  gone?: boolean;
  place?: string;
  lines?: string[];
  events?: Happening[];
}

export interface May {
  seat: number;
  name: string;
  label: string;
  enabled?: boolean;
  reason?: string;
  ways?: number;
}

export interface FlowNode {
  key: string;
  part: string;
  label: string;
  depth: number;
}

export interface Visible {
  kind: string;
  name: string;
  type: string;
  owner: string;
  others: string;
  spectators: string;
  end: string;
  hidden_in?: string[];
}

export interface Bench {
  state: Record<string, Json>;
  /** As each seat sees it, and a spectator last. */
  views: Record<string, Json>[];
  visible: Visible[];
  diagram: string;
  nodes: FlowNode[];
  path: string[];
  turn: number;
  round: number;
  turn_of: number;
  waits_for: number[];
  may: May[];
  steps: Step[];
  seed: string;
  drawn: number;
  over?: string;
  broken?: string[];
}

export interface Told {
  version: number;
  /** Grows when the seats must be loaded anew: other texts, another board, another table. */
  pages: number;
  folder: string;
  problems?: Problem[];
  title?: string;
  /** The code of the table; missing while there is no game that can be played. */
  table?: string;
  seats?: number;
  seat_range?: [number, number];
  bots?: string[];
  levels?: string[];
  took_ms?: number;
  here?: number;
  last?: number;
  bench?: Bench;
  saved?: string;
  options?: Record<string, Json>;
  /** What can be chosen for each of them. */
  fields?: OptionField[];
}

export interface Thoughts {
  seat: number;
  said?: string;
  ideas?: { label: string; chance?: number; reasons?: string[] }[];
}

export interface Lack {
  kind: string;
  where: string;
  text: string;
}
