/** Automatic passing: where a seat wants to be asked, and how that is changed. */
import type { Interaction, Passing } from '$lib/wire';

export type Grade = NonNullable<Passing['kind']>;
/** Is the reader asked there in their own turns, and in those of others? */
export interface Stops {
  mine: boolean;
  theirs: boolean;
}

/** What a board may show and change; null where the game knows no priority to pass, or nobody sits here. */
export interface PassingControl {
  grade: Grade;
  until: string;
  /** Do own turns with nothing to do go on by themselves? Null where a game has no such turns. */
  idle: boolean | null;
  /** Nothing else can be passed in this game: priority never goes round. */
  turnsOnly: boolean;
  stopAt: (address: string) => Stops;
  /** None, my turns, others' turns, all turns, and round again. */
  turn: (address: string) => void;
  set: (grade: Grade, until?: string) => void;
  setIdle: (idle: boolean) => void;
  /** Ends what passes now: an "until" goes back to the stops, everything else asks everywhere. */
  cancel: () => void;
  /** Everything about it, in a sheet. */
  open: () => void;
}

export type SetPassing = (
  seat: number,
  args: { preference: Grade; stops?: string[]; until?: string; idle?: boolean },
) => void;

export function stopAt(passing: Passing, address: string): Stops {
  const stops = passing.stops ?? [];
  return { mine: stops.includes(`mine:${address}`), theirs: stops.includes(`theirs:${address}`) };
}

/** The stops once a tap has moved one place on to the next of its four states. */
export function turned(passing: Passing, address: string): string[] {
  const { mine, theirs } = stopAt(passing, address);
  const next = (Number(mine) + 2 * Number(theirs) + 1) % 4;
  const others = (passing.stops ?? []).filter((stop) => !stop.endsWith(`:${address}`));
  return [...others, ...(next & 1 ? [`mine:${address}`] : []), ...(next & 2 ? [`theirs:${address}`] : [])];
}

export function passingControl(
  interaction: Interaction | null,
  set: SetPassing,
  open: () => void,
): PassingControl | null {
  const passing = interaction?.passing?.[0];
  if (!passing) return null;
  const grade = passing.kind ?? 'off';
  return {
    grade,
    until: passing.until ?? '',
    idle: passing.idle ?? null,
    turnsOnly: passing.turns_only ?? false,
    stopAt: (address) => stopAt(passing, address),
    // Whoever sets a stop wants to be passed elsewhere.
    turn: (address) => set(passing.seat, { preference: 'quiet', stops: turned(passing, address) }),
    set: (preference, until = '') => set(passing.seat, { preference, until }),
    // Whoever is asked everywhere is asked here too: a turn that shall go on by itself needs some passing.
    setIdle: (idle) =>
      set(passing.seat, { preference: idle && grade === 'off' ? 'quiet' : grade, until: passing.until, idle }),
    cancel: () => set(passing.seat, { preference: grade === 'until' && passing.stops?.length ? 'quiet' : 'off' }),
    open,
  };
}
