/** What happened since one's last decision, and what of it concerned oneself, in words to oneself. */
import { messagesIn, say } from '$lib/i18n/words.svelte';
import type { LogEntry, Phrase } from '$lib/wire';
import { actOf, seatsIn, touches, turnsOf, weightiest, type StoryLine } from './story';

export interface Concern extends StoryLine {
  /** "You lost the government of Austria", where the game can say so; else the line of the log. */
  you: string;
}

const THE_TABLE = -2;

/** Did one of these seats do it? What the table does for somebody whose time is up is no act of theirs. */
const didThey = (entry: LogEntry, seats: readonly number[]) => seats.includes(entry.seat) && entry.actor !== THE_TABLE;
const isTold = (entry: LogEntry) => actOf(entry).lines.length > 0;

/** What was done after the last thing these seats did themselves; nothing where they have not done anything yet. */
export function sinceMine(log: readonly LogEntry[], mine: readonly number[]): LogEntry[] {
  const last = log.findLastIndex((entry) => didThey(entry, mine) && entry.v > 0 && !entry.gone && isTold(entry));
  return last < 0 ? [] : log.slice(last + 1).filter((entry) => !entry.gone);
}

/** A message as it is said to a seat that it names; what is the same before and after is nothing to be told of. */
function saidTo(game: string, message: Phrase | undefined, mine: readonly number[]): string | null {
  const { before, after } = message?.with ?? {};
  if (before !== undefined && before === after) return null;
  for (const [name, value] of Object.entries(message?.with ?? {}))
    if (seatsIn([value]).some((seat) => mine.includes(seat))) {
      const said = say(game, message!, `you_${name}`);
      if (said) return said;
    }
  return null;
}

/**
 * What concerns these seats, by what others did to them and what a game has words for to tell them: losses first.
 * While they are away whatever they seem to have done was done for them.
 */
export function concerns(entries: readonly LogEntry[], mine: readonly number[], game: string, away = false): Concern[] {
  const found = entries.flatMap((entry) => {
    const act = actOf(entry);
    const messages = new Map(messagesIn(entry).map(({ message, index }) => [index, message]));
    const own = !away && didThey(entry, mine);
    return act.lines.flatMap((line) => {
      const you = own ? null : saidTo(game, messages.get(line.index), mine);
      return you || (line.tone !== 'light' && touches(line, own, mine)) ? [{ ...line, you: you ?? line.text }] : [];
    });
  });
  const lost = (line: Concern) => mine.some((seat) => line.losers.includes(seat));
  return [...found.filter(lost), ...found.filter((line) => !lost(line))];
}

/** How many acts are told. */
export const actsIn = (entries: readonly LogEntry[]): number => entries.filter(isTold).length;

/** So few acts need no summary: they stand in the log and in the dock. */
const FEW = 3;

/** Was somebody away for so long that they want a summary? */
export const isLong = (missed: readonly LogEntry[]): boolean => actsIn(missed) > FEW;

export interface MissedTurn {
  /** Empty: the rest of the turn in which they left. */
  title: string;
  /** What says most of it. */
  line: StoryLine;
}

/** Turn by turn what weighed most and is not told already, in its order; of many turns the latest. */
export function turnsMissed(missed: readonly LogEntry[], told: readonly StoryLine[], most: number): MissedTurn[] {
  const known = new Set(told.map(({ key }) => key));
  const turns = turnsOf(missed).flatMap(({ title, acts }) => {
    const lines = acts.toReversed().flatMap((act) => act.lines.filter(({ key }) => !known.has(key)));
    const line = weightiest(lines);
    // Where nothing stands out, a turn is told by what somebody did first: it ends as all of them do.
    const first = line?.tone === 'plain' && lines.find(({ tone, seats }) => tone === 'plain' && seats.length);
    return line ? [{ title, line: first || line }] : [];
  });
  return turns.slice(0, most).reverse();
}
