/** What moved between two pictures is found from what the boards mark and what the engine told. */
import { describe, expect, it } from 'vitest';
import { difference } from '$lib/state/motion/figures';
import { placeOf } from '$lib/state/motion/origins';
import { movesOf, type Stand } from '$lib/state/motion/units';
import type { Happened } from '$lib/wire';

const stand = (unit: string, place: string, many = 1): Stand => ({ unit, place, many });
const told = (moves: ReturnType<typeof movesOf>) => ({
  went: moves.went.map(({ from, to }) => `${from.unit} ${from.place} ${to.place}`),
  came: moves.came.map(({ place }) => place),
  left: moves.left.map(({ place }) => place),
});

describe('units that are all alike', () => {
  it('went from where there are fewer to where there are more', () => {
    const before = [stand('army', 'Wien', 2), stand('army', 'Roma'), stand('fleet', 'Roma')];
    const after = [stand('army', 'Wien'), stand('army', 'Roma', 2), stand('fleet', 'Ionia')];
    expect(told(movesOf(before, after))).toEqual({ went: ['army Wien Roma', 'fleet Roma Ionia'], came: [], left: [] });
  });

  it('take the shortest way', () => {
    const far = (from: Stand, to: Stand) => Math.abs(Number(from.place) - Number(to.place));
    const before = [stand('disc', '1'), stand('disc', '9')];
    expect(told(movesOf(before, [stand('disc', '8'), stand('disc', '2')], far)).went).toEqual(['disc 9 8', 'disc 1 2']);
  });

  it('come and go where nothing was, and stay where they stand apart', () => {
    const before = [stand('army', 'Paris'), stand('army', 'Paris'), stand('flag', 'Kiel')];
    const after = [stand('army', 'Paris', 2), stand('army', 'Lyon')];
    expect(told(movesOf(before, after))).toEqual({ went: [], came: ['Lyon'], left: ['Kiel'] });
  });
});

describe('a piece that was not on the screen', () => {
  const events: Happened[] = [
    { v: 3, name: 'card_played', params: { seat: 2, card: '9-hearts' } },
    { v: 3, name: 'made', params: { seat: 1, ship: { iid: 41 } } },
  ];
  it('comes from the seat of the event that names it', () => {
    expect(placeOf('9-hearts', events, [])).toBe('seat-2');
    expect(placeOf('ship-41', events, [])).toBe('seat-1');
  });
  it('comes from where the game says', () => {
    expect(placeOf('ship-41', events, [{ piece: 'ship-41', place: 'deck-1' }])).toBe('deck-1');
  });
  it('comes from the only seat that acted, and from nowhere where that is not known', () => {
    expect(placeOf('ship-7', events.slice(1), [])).toBe('seat-1');
    expect(placeOf('ship-7', events, [])).toBe('');
    expect(placeOf('ship-7', [{ v: 4, name: 'of_a_newer_server', params: { of: 'it' } }], [])).toBe('');
  });
});

it('a number says by how much it changed', () => {
  expect([difference(2, 5), difference(5, 2), difference(0.1, 0.3)]).toEqual(['+3', '−3', '+0.2']);
});
