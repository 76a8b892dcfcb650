/** What can be tapped on the map and in lists alike. */
import type { Considered } from '$lib/table/considering';
import type { Values } from '$lib/state/offers';
import type { Offer } from './declared';
import type { Kind } from './reading';

/** A place of the map that can be tapped. */
export interface Spot {
  at: string;
  label: string;
  role: 'unit' | 'target';
  picked: boolean;
  tap: () => void;
  /** What a tap would pick, where it picks all there is to decide. */
  would: () => Considered | null;
}

export function spotAt(
  at: string,
  label: string,
  picked: boolean,
  tap: () => void,
  role: Spot['role'] = 'target',
  looks: Spot['would'] = () => null,
): Spot {
  return { at, label, role, picked, tap, would: looks };
}

/** One of several things to do at a place. */
export interface Choice {
  key: string;
  label: string;
  sub: string;
  picked: boolean;
  tap: () => void;
  would: () => Considered | null;
}

export interface Order {
  to: string;
  action: string;
  unit: number;
}

export interface Waiting {
  unit: number;
  kind: Kind;
  at: string;
  hostile: boolean;
}

/** A decision that is only looked at. */
export const would = (offer: Offer | null, values: Values = {}): Considered | null => offer && { offer, values };
