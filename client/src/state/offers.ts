/** What an offer still needs, and what it would do: pure functions over the interaction. */
import { t } from '$lib/i18n';
import { HOST } from '$lib/seats';
import type { Candidate, Input, Item, Offer } from '$lib/wire';
import { same } from './equal';

export type Value = unknown;
/** Values by input name. An input without an entry is not filled in yet. */
export type Values = Record<string, Value>;
export type Pair = [unknown, unknown];

export function offerKey(offer: Offer): string {
  return `${offer.seat}:${offer.name}`;
}

export function inputsOf(offer: Offer): Input[] {
  return offer.inputs ?? [];
}

/** What a host can do for anybody is offered once, not for each seat the host plays as well; the own one acts itself. */
export function onceEach(offers: readonly Offer[], own: number | null): readonly Offer[] {
  const hosts = new Set(offers.filter((offer) => offer.seat === HOST && isOpen(offer)).map((offer) => offer.name));
  return offers.filter(({ seat, name }) => seat === HOST || seat === own || !hosts.has(name));
}

export function isOpen(thing: { enabled?: boolean }): boolean {
  return thing.enabled !== false;
}

/** What can be done now under this name, which is one of those that the game of the offers knows. */
export function offerNamed<O extends Offer>(interaction: { offers?: O[] }, name: O['name']): O | null {
  return interaction.offers?.find((offer) => offer.name === name && isOpen(offer)) ?? null;
}

export function inputNamed(offer: Offer | null, name: string): Input | null {
  return (offer && inputsOf(offer).find((input) => input.name === name)) ?? null;
}

/** What an input holds before anybody touched it; undefined where only a person can tell. */
export function startValue(input: Input): Value {
  const candidates = (input.candidates ?? []).filter(isOpen);
  switch (input.kind) {
    case 'number':
      return input.min ?? 0;
    case 'text':
      return '';
    case 'many':
      return [];
    case 'order':
      return candidates.map((candidate) => candidate.value);
    case 'split':
      if (input.start) return input.start;
      return (input.candidates ?? []).map((candidate): Pair => [candidate.value, input.min ?? 0]);
    case 'assign':
      return startPairs(input);
    case 'form':
      return Object.fromEntries(
        (input.parts ?? []).map((part) => [part.name, startValue(part)]).filter(([, value]) => value !== undefined),
      );
    default:
      return candidates.length === 1 && !input.optional && input.kind === 'one' ? candidates[0]!.value : undefined;
  }
}

/** An item with a single place goes there by itself. */
function startPairs(input: Input): Pair[] {
  if (input.optional) return [];
  return (input.items ?? [])
    .filter((item) => item.targets.length === 1)
    .map((item): Pair => [item.value, item.targets[0]!.value]);
}

export function startValues(offer: Offer): Values {
  const values: Values = {};
  for (const input of inputsOf(offer)) {
    const value = startValue(input);
    if (value !== undefined) values[input.name] = value;
  }
  return values;
}

/** The combinations that are still possible; null where inputs do not depend on each other. */
export function rowsLeft(offer: Offer, values: Values, except = ''): readonly unknown[][] | null {
  if (!offer.rows) return null;
  const inputs = inputsOf(offer);
  return offer.rows.filter((row) =>
    inputs.every(
      (input, index) => input.name === except || !(input.name in values) || same(row[index], values[input.name]),
    ),
  );
}

/** The candidates of an input as they stand once the inputs before it are chosen. */
export function candidatesOf(offer: Offer, input: Input, values: Values): Candidate[] {
  const candidates = input.candidates ?? [];
  const inputs = inputsOf(offer);
  const place = inputs.findIndex((other) => other.name === input.name);
  if (!offer.rows || place < 0) return candidates;
  const before = Object.fromEntries(
    inputs.slice(0, place).flatMap((other) => (other.name in values ? [[other.name, values[other.name]]] : [])),
  );
  const rows = rowsLeft(offer, before) ?? [];
  return candidates.filter((candidate) => rows.some((row) => same(row[place], candidate.value)));
}

/** Puts a value in, and takes out later ones that no longer go with it. What goes without saying is not let go of. */
export function put(offer: Offer, values: Values, name: string, value: Value): Values {
  const next: Values = { ...values };
  const inputs = inputsOf(offer);
  const only = inputs.filter((input) => input.name === name && input.kind === 'one').map(startValue)[0];
  // Nothing chosen, null, is a choice of its own.
  const wanted = value === undefined ? only : value;
  if (wanted === undefined) delete next[name];
  else next[name] = wanted;
  if (!offer.rows) return next;
  const place = inputs.findIndex((input) => input.name === name);
  for (const later of inputs.slice(place + 1)) {
    const open = candidatesOf(offer, later, next);
    const fits = later.name in next && open.some((candidate) => same(candidate.value, next[later.name]));
    if (!fits) delete next[later.name];
    if (open.length === 1) next[later.name] = open[0]!.value;
  }
  return next;
}

/** An offer with these values and with what follows from them. */
export function filled(offer: Offer, values: Values): Values {
  let found = startValues(offer);
  for (const input of inputsOf(offer))
    if (input.name in values) found = put(offer, found, input.name, values[input.name]);
  return found;
}

/** Why an input is not complete, as a short phrase; empty when it is. */
export function missing(input: Input, value: Value): string {
  switch (input.kind) {
    case 'many': {
      const short = (input.min ?? 0) - ((value as unknown[] | undefined)?.length ?? 0);
      return short > 0 ? t('input.more', { n: short }) : '';
    }
    case 'text': {
      const least = input.min ?? 0;
      return ((value as string | undefined) ?? '').length < least ? t('input.textShort', { min: least }) : '';
    }
    case 'split': {
      const given = ((value as Pair[] | undefined) ?? []).reduce((sum, [, amount]) => sum + Number(amount), 0);
      const left = (input.total ?? 0) - given;
      if (left > 0) return t('input.left', { n: left });
      return left < 0 ? t('input.over', { n: -left }) : '';
    }
    case 'assign': {
      const pairs = (value as Pair[] | undefined) ?? [];
      const aimless = pairs.filter(([, target]) => target === undefined).length;
      const open = aimless + (input.optional ? 0 : unassigned(input, pairs).length);
      return open ? t('input.unassigned', { n: open }) : '';
    }
    case 'form': {
      const parts = (value ?? {}) as Values;
      return (input.parts ?? []).map((part) => missing(part, parts[part.name])).find(Boolean) ?? '';
    }
    case 'order':
    case 'number':
      return '';
    case 'yes_no':
      return value === undefined && !input.optional ? t('input.yesNo') : '';
    default:
      if (value !== undefined || input.optional) return '';
      return input.refers ? t('table.chooseSub') : t('input.fill', { what: input.label || input.name });
  }
}

export function unassigned(input: Input, pairs: readonly Pair[] = []): Item[] {
  return (input.items ?? []).filter(
    (item) => item.targets.length > 0 && !pairs.some(([value]) => same(value, item.value)),
  );
}

/** What the offer still lacks; empty when it can be done. */
export function lacks(offer: Offer, values: Values): string {
  if (!isOpen(offer)) return offer.reason ?? '';
  for (const input of inputsOf(offer)) {
    const why = missing(input, values[input.name]) || unset(input, values[input.name]);
    if (why) return why;
  }
  return '';
}

/** Why a switch may not stay off: what asks to be confirmed is refused until it is. */
function unset(input: Input, value: Value): string {
  const off = value === undefined ? input.candidates?.find((one) => one.value === false) : undefined;
  return off?.enabled === false ? (off.reason ?? '') : '';
}

/** The arguments of the command. */
export function argsOf(offer: Offer, values: Values): Record<string, unknown> | null {
  const inputs = inputsOf(offer);
  if (!inputs.length) return null;
  return Object.fromEntries(
    inputs.filter((input) => input.name in values).map((input) => [input.name, inOrder(input, values[input.name])]),
  );
}

/** Pairs are sent in the order of their items, however they were picked. */
function inOrder(input: Input, value: Value): Value {
  if (input.kind !== 'assign') return value;
  const pairs = value as Pair[];
  return (input.items ?? []).flatMap((item) => pairs.filter(([picked]) => same(picked, item.value)));
}

export function labelOf(input: Input, value: Value): string {
  const found = (input.candidates ?? []).find((candidate) => same(candidate.value, value));
  return found?.label ?? String(value);
}

/** How rules call what is not there, where their game has no word for it. */
const NONE = '–';
export const isNone = ({ value, label }: Pick<Candidate, 'value' | 'label'>): boolean =>
  value === null && label === NONE;

/** What was filled in, in words; nothing goes without saying. */
export function saidOf(input: Input, value: Value): string {
  if (value === undefined) return '';
  switch (input.kind) {
    case 'one':
    case 'yes_no':
      return isNone({ value, label: labelOf(input, value) }) ? '' : labelOf(input, value);
    case 'many':
    case 'order':
      return (value as unknown[]).map((part) => labelOf(input, part)).join(', ');
    case 'number':
    case 'text':
      return String(value);
    case 'split':
      return (value as Pair[])
        .filter(([, amount]) => Number(amount) > 0)
        .map(([item, amount]) => `${labelOf(input, item)} ${amount}`)
        .join(', ');
    default:
      return '';
  }
}

/** Which of the legal combinations was filled in; -1 as long as it is none. */
function rowOf(offer: Offer, values: Values): number {
  const inputs = inputsOf(offer);
  return (offer.rows ?? []).findIndex((row) => inputs.every((input, index) => same(row[index], values[input.name])));
}

/** The act with its object, for the primary button: "Play a card: 9 of Clubs". */
export function actText(offer: Offer, values: Values): string {
  const caption = offer.captions?.[rowOf(offer, values)];
  if (caption) return caption;
  const said = inputsOf(offer)
    .map((input) => saidOf(input, values[input.name]))
    .filter(Boolean)
    .join(', ');
  const label = offer.label;
  return said ? `${label}${label.endsWith('?') ? '' : ':'} ${said}` : label;
}

/** What it would do, where the game says so. */
export function previewOf(offer: Offer, values: Values): string {
  const whole = offer.previews?.[rowOf(offer, values)];
  if (whole) return whole;
  const told = inputsOf(offer).flatMap((input) => {
    const value = values[input.name];
    const one = (input.candidates ?? []).find((candidate) => same(candidate.value, value))?.preview;
    return one ? [one] : [];
  });
  return told.join('; ');
}

/** Offers that stand for themselves: everything but corrections, those that can be done first. */
export function mainOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => (offer.group ?? 'main') === 'main');
}
