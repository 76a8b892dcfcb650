import { describe, expect, it } from 'vitest';
import { actText, argsOf, candidatesOf, lacks, missing, put, startValues } from '$lib/state/offers';
import type { Input, Offer } from '$lib/wire';
import { interaction } from './fixtures';

const offerOf = (game: string, moment: string, name: string): Offer =>
  interaction(game, moment).offers!.find((offer) => offer.name === name)!;
const input = (over: Partial<Input>): Input => ({ name: 'value', kind: 'one', label: 'Value', ...over });

describe('an offer with one input', () => {
  const play = offerOf('kolkhoz', 'trick', 'play_card');

  it('lacks something until it is filled in', () => {
    expect(lacks(play, {})).toBe('pick one of the lit things');
    expect(lacks(play, { card_index: 2 })).toBe('');
  });

  it('names the act with its object', () => {
    expect(actText(play, { card_index: 0 })).toBe('Play a card: 6 of Hearts');
    expect(argsOf(play, { card_index: 0 })).toEqual({ card_index: 0 });
  });
});

describe('inputs that depend on each other', () => {
  const swap = offerOf('kolkhoz', 'swap', 'swap_card');

  it('offers only what goes with what was chosen', () => {
    const hand = swap.inputs!.find((one) => one.name === 'hand_index')!;
    expect(candidatesOf(swap, hand, { plot_index: 0 })).toHaveLength(5);
    expect(candidatesOf(swap, hand, { plot_index: 7 })).toHaveLength(0);
  });

  it('fills in what is left over by itself', () => {
    expect(put(swap, {}, 'plot_index', 0)).toEqual({ plot_index: 0, plot_type: 'hidden' });
  });

  it('says a whole combination in the words of the game', () => {
    const values = { plot_index: 0, hand_index: 1, plot_type: 'hidden' };
    expect(actText(swap, values)).toBe(swap.captions![1]);
  });

  it('takes out what no longer fits', () => {
    const offer: Offer = {
      seat: 0,
      name: 'go',
      label: 'Go',
      inputs: [input({ name: 'from', candidates: [1, 2].map(plain) }), input({ name: 'to', candidates: [3, 4, 5].map(plain) })],
      rows: [[1, 3], [1, 4], [2, 5], [2, 4]],
    };
    expect(put(offer, { from: 1, to: 3 }, 'from', 2)).toEqual({ from: 2 });
    expect(put(offer, { from: 1, to: 4 }, 'from', 2)).toEqual({ from: 2, to: 4 });
  });
});

const plain = (value: number) => ({ value, label: String(value) });

describe('the kinds of input', () => {
  it('sends items with a single place there by themselves', () => {
    const send = offerOf('kolkhoz', 'assignment', 'submit_assignments');
    const values = startValues(send);
    expect(values.assignments).toHaveLength(3);
    expect(lacks(send, values)).toBe('one has no place yet');
    const done = [...(values.assignments as unknown[]), ['Diamonds-8', 'Spades']];
    expect(lacks(send, { assignments: done })).toBe('');
    expect((argsOf(send, { assignments: done })!.assignments as unknown[][]).map(([card]) => card)).toEqual(
      send.inputs![0]!.items!.map((item) => item.value),
    );
  });

  it('gives out exactly the total', () => {
    const split = input({ kind: 'split', total: 5, candidates: [1, 2].map(plain) });
    expect(missing(split, [[1, 2], [2, 1]])).toBe('2 left to give');
    expect(missing(split, [[1, 4], [2, 2]])).toBe('1 too many');
    expect(missing(split, [[1, 3], [2, 2]])).toBe('');
  });

  it('counts what is still to be picked', () => {
    const many = input({ kind: 'many', min: 2, max: 3, candidates: [1, 2, 3].map(plain) });
    expect(missing(many, [1])).toBe('one more to pick');
    expect(missing(many, [1, 2])).toBe('');
  });

  it('wants every part of a form', () => {
    const form = input({ kind: 'form', parts: [input({ name: 'a' }), input({ name: 'b', kind: 'number', min: 0 })] });
    expect(missing(form, { b: 1 })).not.toBe('');
    expect(missing(form, { a: 1, b: 1 })).toBe('');
  });
});
