/** A round that is over, in figures: who scored what for, what was revealed, what became law, who speaks, how long. */
import { messagesIn } from '$lib/i18n/words.svelte';
import type { LogEntry } from '$lib/wire';
import { choiceText, objectiveName } from './names';
import { inGame, type TiView } from './reading';
import { signed, sourceName } from './words';

export interface RoundReport {
  round: number;
  points: { seat: number; gained: number; total: number; what: string }[];
  /** The names of the objectives that were revealed. */
  revealed: string[];
  agendas: { title: string; outcome: string; law: boolean }[];
  speaker: number | null;
  /** Did the token change hands? */
  passed: boolean;
  /** In milliseconds; null where nobody can tell any more. */
  took: number | null;
}

/** How long the big screen tells of the round before it shows the cards to pick again. */
const LONG = 25_000;

/** The round that is to be told of: the last one, until somebody has picked in the next. */
export function overRound(view: TiView): number | null {
  const begun = view.phase === 'strategy-phase' && view.round > 1;
  return begun && !view.picks.some(([round]) => round === view.round) ? view.round - 1 : null;
}

/** Has the next round begun just now? */
export function isFresh(view: TiView, log: readonly LogEntry[], now: number): boolean {
  const began = beganAt(log, view.round);
  return began !== null && now - began < LONG;
}

function beganAt(log: readonly LogEntry[], round: number): number | null {
  const found = log.findLast(
    (entry) =>
      !entry.gone &&
      messagesIn(entry).some(
        ({ message }) => message.say === 'strategy_phase_began' && Number(message.with?.round) === round,
      ),
  );
  return found?.at ?? null;
}

export function roundReport(view: TiView, round: number, log: readonly LogEntry[]): RoundReport {
  const [from, to] = [beganAt(log, round), beganAt(log, round + 1)];
  const terms = view.speaker_history.filter(([when]) => when <= round);
  return {
    round,
    points: inGame(view)
      .map((seat) => pointsOf(view, round, seat))
      .toSorted((one, other) => other.gained - one.gained || other.total - one.total),
    revealed: view.objectives.filter((one) => one.round === round).map((one) => one.name),
    agendas: view.agenda_results
      .filter(([when]) => when === round)
      .map(([, , card, title, , , outcome]) => ({
        title,
        outcome: choiceText(view, card, outcome),
        law: view.laws.some(([name, when]) => name === title && when === round),
      })),
    speaker: terms.at(-1)?.[1] ?? view.speaker,
    passed: terms.at(-1)?.[0] === round && terms.length > 1,
    took: from !== null && to !== null ? to - from : null,
  };
}

function pointsOf(view: TiView, round: number, seat: number): RoundReport['points'][number] {
  const lines = view.ledger.filter(([who, , , , when]) => who === seat && when === round);
  // What was given and taken back is not worth a word.
  const told = new Map<string, number>();
  for (const [, delta, source, ref] of lines) {
    const what = ref ? (view.objectives.find((one) => one.id === ref)?.name ?? objectiveName(ref)) : sourceName(source);
    told.set(what, (told.get(what) ?? 0) + delta);
  }
  return {
    seat,
    gained: lines.reduce((sum, [, delta]) => sum + delta, 0),
    total: view.players[seat]!.vp,
    what: [...told]
      .filter(([, points]) => points)
      .map(([what, points]) => `${what} ${signed(points)}`)
      .join(', '),
  };
}
