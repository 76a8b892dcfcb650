import { describe, expect, it } from 'vitest';
import { same } from '$lib/state/equal';
import {
  actText,
  argsOf,
  candidatesOf,
  lacks,
  missing,
  onceEach,
  put,
  startValue,
  startValues,
  type Values,
} from '$lib/state/offers';
import { nameSeats } from '$lib/i18n/words.svelte';
import { offerOf } from './recorded';

describe('an offer that asks to be confirmed', () => {
  nameSeats(() => 'Jol-Nar');
  const playOn = offerOf('ti4', 'pending', 'continue_play');

  it('says so until it is', () => {
    expect(lacks(playOn, {})).toBe('Jol-Nar reached the limit: confirm that you play on.');
    expect(lacks(playOn, { confirm: true })).toBe('');
  });
});

describe('what a host can do for anybody', () => {
  const offer = (seat: number, name: string, enabled = true) => ({ seat, name, label: name, enabled });
  const told = (offers: ReturnType<typeof offer>[], own: number | null = null) =>
    onceEach(offers, own).map((one) => `${one.seat} ${one.name}`);

  it('is offered once, and not for each seat again', () => {
    expect(told([offer(0, 'vote'), offer(1, 'vote'), offer(1, 'note'), offer(-1, 'vote')])).toEqual([
      '1 note',
      '-1 vote',
    ]);
  });

  it('stays with the seat whose page it is', () => {
    expect(told([offer(0, 'vote'), offer(1, 'vote'), offer(-1, 'vote')], 1)).toEqual(['1 vote', '-1 vote']);
  });

  it('is left to the seats where the host cannot', () => {
    expect(told([offer(0, 'note'), offer(-1, 'note', false)])).toEqual(['0 note', '-1 note']);
    expect(told([offer(0, 'vote'), offer(1, 'vote')])).toEqual(['0 vote', '1 vote']);
  });
});

describe('an offer with one input', () => {
  const play = offerOf('kolkhoz', 'trick', 'play_card');

  it('lacks something until it is filled in', () => {
    expect(lacks(play, {})).toBe('pick one of the lit things');
    expect(lacks(play, { card_index: 2 })).toBe('');
  });

  it('names the act with its object', () => {
    expect(actText(play, { card_index: 0 })).toBe('Play a card: 6 of Wheat');
    expect(actText({ ...play, label: 'Which card?' }, { card_index: 0 })).toBe('Which card? 6 of Wheat');
    const none = { ...play.inputs![0]!, candidates: [{ value: null, label: '–' }] };
    expect(actText({ ...play, inputs: [none] }, { card_index: null })).toBe('Play a card');
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
    const cast = offerOf('emberlode', 'main', 'cast');
    const targetsOf = (card: unknown) => cast.rows!.filter((row) => row[0] === card).map((row) => row[1]);
    const [card, other] = cast
      .inputs![0]!.candidates!.map((one) => one.value)
      .filter((one) => targetsOf(one).length > 1);
    const shared = targetsOf(card).find((one) => targetsOf(other).some((two) => same(one, two)));
    const alone = targetsOf(card).find((one) => !targetsOf(other).some((two) => same(one, two)));
    expect(put(cast, { card, targets: alone }, 'card', other)).toEqual({ card: other });
    expect(put(cast, { card, targets: shared }, 'card', other)).toEqual({ card: other, targets: shared });
  });
});

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

  const order = offerOf('forms', 'desk', 'take_order').inputs![0]!;
  const part = (name: string) => order.parts!.find((one) => one.name === name)!;

  it('gives out exactly the total', () => {
    const split = offerOf('fenlight', 'assign', 'answer').inputs![0]!;
    const [first, second] = split.candidates!.map((one) => one.value);
    const given = (one: number, two: number) =>
      missing(split, [
        [first, one],
        [second, two],
      ]);
    expect([given(2, 3), given(6, 2), given(3, 4)]).toEqual(['2 left to give', '1 too many', '']);
  });

  it('counts what is still to be picked', () => {
    expect(missing(part('dishes'), [])).toBe('one more to pick');
    expect(missing(part('dishes'), ['soup'])).toBe('');
  });

  it('wants every part of a form', () => {
    const values = startValue(order) as Values;
    expect(missing(order, values)).not.toBe('');
    const done = {
      ...values,
      dishes: ['soup'],
      places: [
        [0, 0],
        [1, 7],
      ],
      coins: [
        ['a', 1],
        ['b', 2],
      ],
      hurry: false,
    };
    expect(missing(order, done)).toBe('');
  });
});
