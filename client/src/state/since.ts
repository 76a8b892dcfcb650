/** What happened since one's last decision, and what of it concerned oneself, in words to oneself. */
import { messagesIn, say } from '$lib/i18n/words.svelte';
import type { LogEntry, Phrase } from '$lib/wire';
import { actOf, seatsIn, touches, type StoryLine } from './story';

export interface Concern extends StoryLine {
  /** "You lost the government of Austria", where the game can say so; else the line of the log. */
  you: string;
}

const THE_TABLE = -2;

/** Did a seat decide it? What the table passes by itself for somebody is no decision of theirs. */
const decided = (entry: LogEntry) =>
  entry.v > 0 && !entry.gone && entry.actor !== THE_TABLE && actOf(entry).lines.length > 0;

/** What was done after the last thing these seats did themselves; nothing where they have not done anything yet. */
export function sinceMine(log: readonly LogEntry[], mine: readonly number[]): LogEntry[] {
  const last = log.findLastIndex((entry) => mine.includes(entry.seat) && decided(entry));
  return last < 0 ? [] : log.slice(last + 1).filter((entry) => !entry.gone);
}

/** A message as it is said to a seat that it names. */
function saidTo(game: string, message: Phrase | undefined, mine: readonly number[]): string | null {
  for (const [name, value] of Object.entries(message?.with ?? {}))
    if (seatsIn([value]).some((seat) => mine.includes(seat))) {
      const said = say(game, message!, `you_${name}`);
      if (said) return said;
    }
  return null;
}

/** What concerns these seats, by what others did to them and what a game has words for to tell them: losses first. */
export function concerns(entries: readonly LogEntry[], mine: readonly number[], game: string): Concern[] {
  const found = entries.flatMap((entry) => {
    const act = actOf(entry);
    const messages = new Map(messagesIn(entry).map(({ message, index }) => [index, message]));
    return act.lines.flatMap((line) => {
      const you = mine.includes(act.seat) ? null : saidTo(game, messages.get(line.index), mine);
      return you || (line.tone !== 'light' && touches(line, act, mine)) ? [{ ...line, you: you ?? line.text }] : [];
    });
  });
  const lost = (line: Concern) => mine.some((seat) => line.losers.includes(seat));
  return [...found.filter(lost), ...found.filter((line) => !lost(line))];
}

/** How much it was: turns that began meanwhile, and acts that are told. */
export function amount(entries: readonly LogEntry[]): { turns: number; acts: number } {
  return {
    turns: entries.filter((entry) => entry.begins?.length).length,
    acts: entries.filter((entry) => actOf(entry).lines.length).length,
  };
}
