/** Seats by their numbers, and what stands in the place of one, as the engine's own `core/seats.py` has it. */
export type Seat = number;

/** The host, who acts beside the seats or for them. */
export const HOST: Seat = -1;
/** No seat. */
export const NOBODY: Seat = -3;

/** Does somebody play here, rather than stand beside the table? */
export const isPlayer = (seat: Seat): boolean => seat >= 0;
