/** What the server of `rondel dev` tells its window, as `rondel.dev.told` writes it. */

export interface Problem {
  kind: 'syntax' | 'import' | 'definition' | 'rules' | 'loop' | 'replay' | 'words';
  text: string;
  file?: string;
  line?: number;
  trace?: string;
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
  took_ms?: number;
  here?: number;
  last?: number;
}
