/** A match by nations: which lines of the log belong to whose turn. */
import { messagesIn } from '$lib/i18n/words.svelte';
import type { LogEntry, Phrase } from '$lib/wire';
import type { Nation } from './reading';

export interface Chapter {
  /** 0 is the auction. */
  round: number;
  lines: { v: number; text: string }[];
}

/** What is told of the nation at auction. */
const AUCTION = ['bid_revealed', 'bid_bought', 'bid_declined'];
/** Single steps are told again with the whole maneuver. */
const STEPS = ['unit_ordered', 'unit_recalled', 'rest_held'];

/** The nation a message is about, by the name it is called. */
function nationIn({ with: params }: Phrase): Nation | null {
  const name = (params?.country as Phrase | undefined)?.say ?? '';
  return name.startsWith('country-') ? (name.slice('country-'.length) as Nation) : null;
}

/** How the auction of a nation ended: who bought and who declined, in the words of the log. */
export function soldIn(log: readonly LogEntry[], nation: Nation): string[] {
  return log.flatMap((entry) =>
    entry.gone
      ? []
      : messagesIn(entry)
          .filter(({ message }) => ['bid_bought', 'bid_declined'].includes(message.say) && nationIn(message) === nation)
          .map(({ line }) => line),
  );
}

/** The turns of one nation, newest first, each with what happened in it. */
export function chronicleOf(log: readonly LogEntry[], wanted: Nation): Chapter[] {
  const chapters: Chapter[] = [];
  let round = 0;
  let turn: Nation | null = null;
  for (const entry of log) {
    if (entry.gone) continue;
    for (const { message, line: text } of messagesIn(entry)) {
      if (message.say === 'round_began') round = Number(message.with?.round);
      else if (message.say === 'turn_began') {
        turn = nationIn(message);
        if (turn === wanted) chapters.unshift({ round, lines: [] });
      } else {
        const whose = round ? turn : AUCTION.includes(message.say) ? nationIn(message) : null;
        if (whose !== wanted || STEPS.includes(message.say)) continue;
        if (round === 0 && !chapters.length) chapters.unshift({ round: 0, lines: [] });
        chapters[0]?.lines.push({ v: entry.v, text });
      }
    }
  }
  return chapters;
}
