/** From the interaction to what can be tapped on the board. */
import { candidatesOf, filled, inputNamed, inputsOf, isOpen, offerNamed, type Values } from '$lib/state/offers';
import { captionOf, reasonOf } from '$lib/i18n/words.svelte';
import type { Candidate, Input, Phrase } from '$lib/wire';
import type { Interaction, Offer, OfferDraft } from './declared';

export function candidatesNamed(offer: Offer | null, name: string): readonly Candidate[] {
  return inputNamed(offer, name)?.candidates ?? [];
}

/** How much a row deals, heals or gives, as its caption says it. */
export function amountIn(offer: Offer, row: number): number {
  const { damage, healing, gives } = captionOf(offer, row)?.with ?? {};
  return Number(damage ?? healing ?? gives ?? 0);
}

/** How many lines are missing for something; there may be more against it besides. */
export function shortOf(candidate: Candidate | null): number {
  const why = candidate && reasonOf(candidate);
  const { say, with: about } = (why?.say === 'besides' ? (why.with!.first as Phrase) : why) ?? {};
  return say === 'not_enough_lines' ? Number(about!.short) : 0;
}

/** Fills an offer with these values and with what follows from them. */
export function fill(draft: OfferDraft, offer: Offer, values: Values): void {
  draft.choose(offer);
  draft.values = filled(offer, values);
  draft.confirming = false;
}

/** Solar Powers that need no choice, the dearest first: those that may be cast by themselves. */
export const AUTOCAST: readonly string[] = ['SVOR', 'SSUP', 'SSTA', 'SCON', 'SAST', 'SLIF'];

/** What is cast by itself now: the first power that was picked for that and can be paid. */
export function autocastOf(
  interaction: Interaction,
  picked: readonly string[],
): { offer: Offer; power: string } | null {
  const offer = offerNamed(interaction, 'cast');
  const payable = new Set(offer?.rows?.map((row) => row[0]));
  const power = AUTOCAST.find((id) => picked.includes(id) && payable.has(id));
  return offer && power ? { offer, power } : null;
}

const isShipInput = (input: Input) => input.refers === 'ship';

/** A ship that can be tapped: what that fills in. */
export interface Tap {
  iid: number;
  offer: Offer;
  values: Values;
  /** Aimed at rather than used. */
  target: boolean;
  picked: boolean;
}

/** Whatever a tap on a ship can mean now: the next ship of what was begun, or the beginning of something. */
export function tapsOf(interaction: Interaction, draft: OfferDraft): Map<number, Tap> {
  const taps = new Map<number, Tap>();
  const begun = draft.isTouched && draft.offer && inputsOf(draft.offer).some(isShipInput) ? draft.offer : null;
  const open = (interaction.offers ?? []).filter((offer) => isOpen(offer) && (offer.group ?? 'main') === 'main');
  // What uses a ship goes before what aims at it, so that a tap on a ship of one's own begins with it.
  for (const offer of begun ? [begun] : open) {
    for (const tap of begun ? nextTaps(offer, draft.values) : firstTaps(offer)) {
      if (!taps.has(tap.iid)) taps.set(tap.iid, tap);
    }
  }
  return taps;
}

function* nextTaps(offer: Offer, values: Values): Generator<Tap> {
  for (const input of inputsOf(offer).filter(isShipInput)) {
    for (const candidate of candidatesOf(offer, input, values).filter(isShip)) {
      const iid = Number(candidate.value);
      yield {
        iid,
        offer,
        values: { ...values, [input.name]: iid },
        target: input.name !== 'source',
        picked: values[input.name] === iid,
      };
    }
    // What depends on a ship that is not picked yet comes later.
    if (!(input.name in values)) return;
  }
}

function* firstTaps(offer: Offer): Generator<Tap> {
  const ships = inputsOf(offer).filter(isShipInput);
  if (!ships.length || offer.name === 'cast') return;
  for (const input of ships) {
    const target = input.name !== 'source';
    // Two ships are to be named: the first one begins.
    if (target && ships.length > 2) return;
    for (const candidate of (input.candidates ?? []).filter(isShip)) {
      const iid = Number(candidate.value);
      const place = inputsOf(offer).findIndex((one) => one.name === input.name);
      const row = offer.rows?.find((one) => one[place] === iid);
      const whole =
        target && row ? Object.fromEntries(inputsOf(offer).map((one, index) => [one.name, row[index]])) : null;
      yield { iid, offer, values: whole ?? { [input.name]: iid }, target, picked: false };
    }
  }
}

const isShip = (candidate: Candidate) => isOpen(candidate) && typeof candidate.value === 'number';
