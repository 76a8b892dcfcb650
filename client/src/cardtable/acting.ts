/** From the interaction to what can be tapped: pure functions over offers, inputs and what has been picked. */
import { same } from '$lib/state/equal';
import { candidatesOf, inputsOf, isOpen, offerKey, type Pair, type Values } from '$lib/state/offers';
import type { Candidate, Input, Interaction, Offer } from '$lib/wire';
import { anchorOf, cardAt, objectAt, placeAt, seatAt, type Anchor, type Target } from './model';

/** A way in which a thing can be picked. */
export interface Use {
  offer: Offer;
  input: Input;
  candidate: Candidate;
}

const NOTHING = 0;

/** The things on the table that a value stands for. */
export function anchorsOf(input: Pick<Input, 'refers'>, value: unknown): Anchor[] {
  const part = (one: unknown): Anchor[] => {
    switch (input.refers) {
      case 'card':
      case 'units':
        return one === NOTHING ? [] : [cardAt(Number(one))];
      case 'seat':
        return [seatAt(Number(one))];
      case 'place':
        return [placeAt(one as number | string)];
      case 'trigger':
        return [objectAt(Number(one))];
      case 'target':
      case 'targets':
        return [anchorOf(one as Target)];
      default:
        return [];
    }
  };
  if (value === undefined) return []; // not filled in yet
  return Array.isArray(value) ? value.flatMap(part) : part(value);
}

/** Can this input be filled in by tapping things? */
export function isTappable(input: Input): boolean {
  if (input.kind === 'assign') return true;
  if (input.kind !== 'one' && input.kind !== 'many') return false;
  return ['card', 'units', 'seat', 'place', 'target', 'targets'].includes(input.refers ?? '');
}

export const isSeveral = (input: Input) => input.refers === 'units';

/** The first thing each offer asks for, and everything that could be that. */
function firsts(interaction: Interaction): { offer: Offer; input: Input }[] {
  return (interaction.offers ?? []).flatMap((offer) => {
    const input = inputsOf(offer)[0];
    return input && isTappable(input) && input.kind === 'one' && (offer.group ?? 'main') === 'main'
      ? [{ offer, input }]
      : [];
  });
}

/** Everything a thing could be picked for, in the game's order; refused ways come with their reason. */
export function usesOf(interaction: Interaction, anchor: Anchor, order: readonly string[]): Use[] {
  const found = firsts(interaction).flatMap(({ offer, input }) => {
    const candidates = (input.candidates ?? []).filter((one) => anchorsOf(input, one.value).includes(anchor));
    const candidate = candidates.find(isOpen) ?? candidates[0];
    return candidate ? [{ offer, input, candidate }] : [];
  });
  const rank = ({ offer }: Use) => (order.indexOf(offer.name) + order.length + 1) % (order.length + 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The input that is asked for now: the first that is not filled in. */
export function nextInput(offer: Offer | null, values: Values): Input | null {
  if (!offer) return null;
  const inputs = inputsOf(offer);
  return inputs.find((input) => !(input.name in values)) ?? null;
}

/** What a later input can be, once the earlier ones are chosen. */
export function laterCandidates(offer: Offer, input: Input, values: Values): Candidate[] {
  const first = inputsOf(offer)[0];
  if (first && isSeveral(first) && input !== first) return reachable(offer, first, input, values);
  return candidatesOf(offer, input, values).filter(isOpen);
}

/** Where all of several units can go together: where each of them can. */
function reachable(offer: Offer, first: Input, input: Input, values: Values): Candidate[] {
  const units = (values[first.name] as number[] | undefined) ?? [];
  const place = inputsOf(offer).indexOf(input);
  return (input.candidates ?? []).filter((candidate) =>
    units.every((unit) => offer.rows?.some((row) => same(row[0], [unit]) && same(row[place], candidate.value))),
  );
}

/** Candidates that still fit when some of the things they consist of are picked. */
export function fitting(input: Input, candidates: readonly Candidate[], partial: readonly Anchor[]): Candidate[] {
  return candidates.filter((candidate) => {
    const anchors = anchorsOf(input, candidate.value);
    return partial.every((one) => anchors.includes(one));
  });
}

/** The units that move, with one more or one less, in the order the rules list them. */
export function toggled(input: Input, units: readonly number[], unit: number): number[] {
  const wanted = units.includes(unit) ? units.filter((one) => one !== unit) : [...units, unit];
  const singles = (input.candidates ?? []).map((one) => one.value as number[]).filter((one) => one.length === 1);
  return singles.map(([one]) => one!).filter((one) => wanted.includes(one));
}

/** The question that is tapped out on the board: cards to choose, attackers, blockers. */
export function questionOf(interaction: Interaction): { offer: Offer; input: Input } | null {
  for (const offer of interaction.offers ?? []) {
    if (!isOpen(offer)) continue;
    const input = inputsOf(offer)[0];
    const asked = ['answer', 'commit'].includes(offer.name) || input?.kind === 'many';
    if (input && asked) return { offer, input };
  }
  return null;
}

export const pairsOf = (values: Values, input: Input): Pair[] => (values[input.name] as Pair[] | undefined) ?? [];

/** Every item sent against the first of its targets: "attack with all". */
export function allPairs(input: Input, target?: unknown): Pair[] {
  return (input.items ?? []).flatMap((item) => {
    const aim = item.targets.find((one) => target === undefined || same(one.value, target)) ?? item.targets[0];
    return aim ? [[item.value, aim.value] as Pair] : [];
  });
}

/** Does the draft belong to this offer? */
export const isDrafted = (key: string, offer: Offer) => key === offerKey(offer);
