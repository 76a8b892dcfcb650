/** A match by nations: which lines of the log belong to whose turn. */
import type { LogEntry } from '$lib/wire';
import { TERMS } from './names';
import { NATIONS, type Nation } from './reading';

export interface Chapter {
  /** 0 is the auction. */
  round: number;
  lines: { v: number; text: string }[];
}

const ENGLISH = new Map(NATIONS.map((nation, index) => [TERMS[index]![0], nation]));
const ROUND = /^Round (\d+)\.$/;
const TURN = /^(\w+) is on the move\.$/;
const AUCTION = /^.+ (?:bid \S+ for|buys the \d of|declines stock of) (\w+?)(?: for \S+)?\.$/;
/** Single steps are told again with the whole maneuver. */
const STEP = /^\w+: (?:army|fleet) .+\.$|^\w+: the rest holds\.$/;

/** The turns of one nation, newest first, each with what happened in it. */
export function chronicleOf(log: readonly LogEntry[], wanted: Nation): Chapter[] {
  const chapters: Chapter[] = [];
  let round = 0;
  let turn: Nation | null = null;
  for (const entry of log) {
    if (entry.gone) continue;
    for (const text of entry.lines) {
      const began = ROUND.exec(text);
      const moved = TURN.exec(text);
      if (began) round = Number(began[1]);
      else if (moved) {
        turn = ENGLISH.get(moved[1]!) ?? null;
        if (turn === wanted) chapters.unshift({ round, lines: [] });
      } else {
        const sold = round === 0 ? AUCTION.exec(text) : null;
        const whose = sold ? (ENGLISH.get(sold[1]!) ?? null) : round ? turn : null;
        if (whose !== wanted || STEP.test(text)) continue;
        if (round === 0 && !chapters.length) chapters.unshift({ round: 0, lines: [] });
        chapters[0]?.lines.push({ v: entry.v, text });
      }
    }
  }
  return chapters;
}
