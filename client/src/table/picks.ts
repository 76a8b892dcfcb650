/** How things on the table are picked. */
import type { Considered } from './considering';
import type { Zone } from './reading';
import type { Spot } from './viewing';

export interface Picks {
  /** What tapping an item of a zone means, if anything. */
  spotOf: (zone: Zone) => (index: number, value: unknown) => Spot | null;
  isPicked: (spot: Spot) => boolean;
  onpick: (spot: Spot) => void;
  /** What would come of it, for looking ahead. */
  lookOf: (spot: Spot) => Considered | null;
}
