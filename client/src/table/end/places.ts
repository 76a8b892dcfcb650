/** Who came where, and what to say of it to the reader. */
import { language, t } from '$lib/i18n';
import type { Outcome } from '$lib/wire';

export interface Place {
  seat: number;
  rank: number;
  won: boolean;
}

/** Everybody in the order of the result; those who are equal share a rank. */
export function placesOf(outcome: Outcome, seats: readonly number[]): Place[] {
  const losers = seats.filter((seat) => !outcome.winners.includes(seat));
  const groups = outcome.ranking?.length ? outcome.ranking : [outcome.winners, losers];
  return groups.flatMap((group, index) => {
    const before = groups.slice(0, index).filter((one) => one.length);
    const rank = 1 + (isTeams(outcome) ? before.length : before.reduce((sum, one) => sum + one.length, 0));
    return group.map((seat) => ({ seat, rank, won: outcome.winners.includes(seat) }));
  });
}

/** Did all of them play together? Then there are no places. */
export const isShared = (outcome: Outcome): boolean => outcome.teams?.length === 1;

/** Did teams play against each other? Then a team has a place. */
export const isTeams = (outcome: Outcome): boolean => (outcome.teams?.length ?? 0) > 1;

/** Who wins or loses as one: everybody alone, each team, or all of them. */
export function sidesOf(outcome: Outcome | null | undefined, seats: readonly number[]): number[][] {
  return outcome?.teams?.length ? outcome.teams : seats.map((seat) => [seat]);
}

/** The one line of the end: "You came 2nd of 4." To whoever holds several seats, or none, who won. */
export function headline(
  outcome: Outcome,
  seats: readonly number[],
  mine: readonly number[],
  nameOf: (seat: number) => string,
): string {
  const { winners } = outcome;
  const listed = (of: readonly number[]) =>
    new Intl.ListFormat(language(), { type: 'conjunction' }).format(of.map(nameOf));
  const names = listed(winners);
  const [seat] = mine;
  if (isShared(outcome)) return t(winners.length ? 'end.allWon' : 'end.allLost');
  if (!winners.length) return t(isTeams(outcome) ? 'end.draw' : 'end.nobody');
  if (winners.length === seats.length && seats.length > 1) return t('end.draw');
  if (mine.length !== 1 || seat === undefined) return t('end.others', { n: winners.length, names });
  if (winners.includes(seat) && isTeams(outcome) && winners.length > 1)
    return t('end.wonTeam', { names: listed(winners.filter((one) => one !== seat)) });
  if (winners.includes(seat)) return winners.length === 1 ? t('end.won') : t('end.wonTogether');
  if (!outcome.ranking?.length || seats.length === 2) return t('end.lost', { n: winners.length, names });
  const rank = placesOf(outcome, seats).find((one) => one.seat === seat)?.rank ?? 0;
  return rank ? t('end.place', { n: rank, of: seats.length }) : t('end.others', { n: winners.length, names });
}

/** A sum on its way up: where it stands after a part of the time, from 0 to 1. */
export const countedUp = (score: number, part: number): number =>
  part >= 1 ? score : Math.round(score * (1 - (1 - part) ** 3));
