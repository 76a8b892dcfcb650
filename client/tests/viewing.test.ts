import { describe, expect, it } from 'vitest';
import { candidatesOf } from '$lib/state/offers';
import { cardOf, plainText, readView, rowsOf, spotAt } from '$lib/table/viewing';
import { moment, viewOf } from './recorded';

describe('any view', () => {
  it('shows a square of places as a board whose cells can be picked', () => {
    const { picture } = moment('tictactoe', 'play');
    const reading = readView(picture.view, 2, [0]);
    expect(reading.boards.map((zone) => zone.name)).toEqual(['cells']);
    const board = reading.boards[0]!;
    expect(rowsOf(board.items)).toHaveLength(3);
    const spots = board.items.map((value, index) =>
      spotAt(picture.interaction, board, index, value, (offer, input) => candidatesOf(offer, input, {})),
    );
    expect(spots.filter(Boolean)).toHaveLength(7);
  });

  it('finds my own cards and the count of what is hidden', () => {
    const { picture } = moment('kolkhoz', 'trick');
    const reading = readView(picture.view, 4, [0]);
    const hand = reading.zones.find((zone) => zone.name === 'hand' && zone.owner === 0)!;
    expect(hand.items).toHaveLength(5);
    expect(reading.columns.find((column) => column.name === 'hand')!.values[1]).toEqual({ hidden: 5 });
    expect(reading.sheets.map((sheet) => sheet.name)).toContain('jobs');
    const spot = spotAt(picture.interaction, hand, 3, hand.items[3], (offer, input) => candidatesOf(offer, input, {}));
    expect(spot?.candidate.label).toBe('7 of Hearts');
  });

  it('names seats where a field holds one', () => {
    expect(plainText('lead', 1, ['Mara', 'Ilya'])).toBe('Ilya');
    expect(plainText('year', 1, ['Mara', 'Ilya'])).toBe('1');
  });
});

describe('things with parts', () => {
  it('are called by what they are, without their numbers', () => {
    const [spark] = viewOf<{ stack: Record<string, unknown>[] }>('sparks', 'stack').stack;
    const { title, rest } = cardOf(spark, ['Mara', 'Ilya', 'Juno'], (text) => text)!;
    expect([title, rest.split(' · ')[0]]).toEqual(['flare', 'by Juno']);
    expect(cardOf({ x: 1 }, [], (text) => text)).toBeNull();
  });
});
