/** From the interaction to what can be tapped on the board. */
import { inputsOf, isOpen, offerKey, unassigned, type Pair } from '$lib/state/offers';
import type { Candidate, Input } from '$lib/wire';
import type { Interaction, Offer, OfferDraft } from './declared';
import type { Card, KolkhozView, Suit } from './reading';
import { hoursOf } from './reading';

/** The offer that a tap on a hand card belongs to, and the input it fills. */
export function handInput(interaction: Interaction): { offer: Offer; input: Input } | null {
  for (const offer of interaction.offers ?? []) {
    const input = inputsOf(offer).find((one) => one.refers === 'hand card');
    if (input && isOpen(offer)) return { offer, input };
  }
  return null;
}

export function byIndex(candidates: readonly Candidate[]): Map<number, Candidate> {
  return new Map(candidates.map((candidate) => [Number(candidate.value), candidate]));
}

/** Where each card of the brigade is to go. */
export function planOf(draft: OfferDraft, offer: Offer | null): Map<Card, Suit> | null {
  if (!offer) return null;
  const pairs = draft.key === offerKey(offer) ? ((draft.values.assignments as Pair[] | undefined) ?? []) : [];
  return new Map(pairs as [Card, Suit][]);
}

/** The card that is to be placed next. */
export function nextCard(input: Input, plan: ReadonlyMap<Card, Suit>): Card | null {
  const open = unassigned(input, [...plan.entries()]);
  return open.length ? (open[0]!.value as Card) : null;
}

/** The hours of a field once the plan is carried out. */
export function plannedHours(view: KolkhozView, suit: Suit, plan: ReadonlyMap<Card, Suit>): number | null {
  const added = [...plan.entries()].filter(([, to]) => to === suit).map(([card]) => hoursOf(view, card));
  return added.length ? view.jobs[suit].hours + added.reduce((total, hours) => total + hours, 0) : null;
}

/** Fills fields that a card can finish first, then the fullest one that is still open. */
export function suggestPlan(view: KolkhozView, input: Input): Pair[] {
  const hours = new Map(Object.entries(view.jobs).map(([suit, job]) => [suit, job.claimed ? Infinity : job.hours]));
  const items = [...(input.items ?? [])].sort((a, b) => a.targets.length - b.targets.length);
  return items
    .filter((item) => item.targets.length)
    .map((item): Pair => {
      const worth = hoursOf(view, item.value as Card);
      const targets = item.targets.map((target) => target.value as Suit);
      const best = targets.reduce((one, other) => (gain(hours, other, worth) > gain(hours, one, worth) ? other : one));
      hours.set(best, (hours.get(best) ?? 0) + worth);
      return [item.value, best];
    });
}

function gain(hours: ReadonlyMap<string, number>, suit: Suit, worth: number): number {
  const before = hours.get(suit) ?? 0;
  if (before >= 40) return -1;
  return before + worth >= 40 ? 100 - (before + worth - 40) : before;
}
