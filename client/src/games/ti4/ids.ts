/** The colours of seats; the rules let any string be one. */
import type { SeatColour } from '$lib/ui/seats';

export type ColourId = SeatColour;
