/** What a table and the frame with a board say to each other, over a channel that nobody else has. */
import type { Act } from '$lib/state/motion';
import type { Position } from '../../../src/rondel/cli/templates/rondel-board';

export interface Look {
  theme: 'light' | 'dark';
  motion: string;
  /** The board has all the room there is, and scrolls by itself; else the page grows with it. */
  fills: boolean;
  /** How high the room is, in pixels. */
  room: number;
  /** On a television everything is larger. */
  fontSize: string;
}

export type ToBoard =
  | {
      type: 'begin';
      module: string;
      base: string;
      game: string;
      options: Record<string, unknown>;
      language: string;
      /** Catalogues: of which game (none: the frame's), in which language. */
      words: { game: string; language: string; text: string }[];
      look: Look;
    }
  | { type: 'look'; look: Look }
  | { type: 'show'; id: number; position: Position; names: string[]; act: Act | null }
  | { type: 'skip' }
  | { type: 'key'; key: string };

/** Something a lesson or a bubble may point at, in pixels of the frame. */
export interface BoardMark {
  name: string;
  is: 'anchor' | 'place';
  box: readonly [x: number, y: number, width: number, height: number];
}

/** What went wrong, for the author. */
export interface BoardTrouble {
  what: string;
  file: string;
  line: number;
}

export type FromBoard =
  | { type: 'ready' }
  | { type: 'shown'; id: number }
  | ({ type: 'failed' } & BoardTrouble)
  | { type: 'pick'; offer: string; input: string; value: unknown }
  | { type: 'choose'; offer: string }
  | { type: 'drop' }
  | { type: 'act' }
  | { type: 'do'; offer: string; args: Record<string, unknown> | null }
  | { type: 'about'; key: string }
  | { type: 'tell'; text: string }
  | { type: 'jump'; entry: number }
  | { type: 'key'; key: string; control: boolean; shift: boolean }
  | { type: 'touched' }
  | { type: 'size'; height: number }
  | { type: 'marks'; marks: BoardMark[] };
