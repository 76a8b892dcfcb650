import { describe, expect, it } from 'vitest';
import { candidatesOf } from '$lib/state/offers';
import { readView, rowsOf, type Zone } from '$lib/table/reading';
import { cardOf, isOnTable, isTold, keyText, onlyTold, printedOn, speechOf, spotAt, textOf } from '$lib/table/viewing';
import { speak } from '$lib/i18n/words.svelte';
import type { ReferenceItem, ViewPart } from '$lib/wire';
import { interaction, moment, recorded, viewOf } from './recorded';

const speechFor = (game: string) => speechOf(game, ['Mara', 'Ilya', 'Juno']);
const speech = speechFor('any');

/** A recorded moment as the generic table sorts it. */
function laidOut(game: string, name: string) {
  const { picture, seats } = moment(game, name);
  const reading = readView(picture.view, recorded(game).outline, seats);
  const zones = [...reading.boards, ...reading.zones, ...reading.spreads.flatMap((spread) => spread.rows)];
  const spots = (zone: Zone) =>
    zone.items.map((value, index) =>
      spotAt(picture.interaction, zones, zone, index, value, (offer, input) => candidatesOf(offer, input, {})),
    );
  return { ...reading, all: zones, spots };
}

describe('things of a game that declares little', () => {
  const scout: ReferenceItem = { kind: 'unit', id: 'scout', name: 'Bogstep Scout', lines: ['rove'] };
  const book = (refers: string, value: unknown) => (value === 'scout' && refers !== 'site' ? scout : undefined);
  const speech = speechOf('any', ['Mara', 'Ilya'], book);
  const seat: ViewPart = { kind: 'fact', refers: 'seat' };
  const unit: ViewPart = { kind: 'struct', fields: { attacks: seat, at: { kind: 'fact', refers: 'site' } } };

  it('are called by the thing within them, as the reference prints it', () => {
    const value = { card: { iid: 7, kind: 'scout' }, at: 1, ready: true, damage: 0 };
    expect(cardOf(value, speech, unit)).toEqual({ title: 'Bogstep Scout', rest: 'at 1 · ready' });
    expect(printedOn(value, speech, unit)).toBe(scout);
    expect(cardOf({ iid: 2, id: 'scout', turn: 3 }, speech)).toEqual({ title: 'Bogstep Scout', rest: 'turn 3' });
  });

  it('say nothing of nobody, nowhere and nought, but a place with the number 0', () => {
    const value = { kind: 'imp', attacks: -3, at: -1, damage: 0, ready: false };
    expect(cardOf(value, speech, unit)).toEqual({ title: 'imp', rest: '' });
    expect(cardOf({ ...value, attacks: 1, at: 0 }, speech, unit)?.rest).toBe('attacks Ilya · at 0');
    expect(textOf('attacks', -3, speech, seat)).toBe('–');
  });

  it('are shown without what only programs read', () => {
    const fields: Record<string, ViewPart> = {
      seat: { kind: 'fact' },
      key: { kind: 'fact', sees: 'nobody' },
      leader: { kind: 'struct', fields: { card: { kind: 'struct' }, active: { kind: 'fact' } } },
      points: { kind: 'fact' },
      deck: { kind: 'list', sees: 'nobody', of: { kind: 'fact' } },
    };
    const outline: ViewPart = {
      kind: 'struct',
      fields: { players: { kind: 'seats', of: { kind: 'struct', fields } }, next_iid: { kind: 'fact' } },
    };
    const hidden = { hidden: 20 };
    const players = [0, 1].map((seat) => ({
      ...{ seat, key: { hidden: 1 }, points: 5, deck: hidden },
      leader: { card: { iid: 3, kind: 'scout' }, active: true },
    }));
    const { columns, zones, facts } = readView({ players, next_iid: 12 }, outline, [0]);
    expect(columns.map((column) => column.name)).toEqual(['points', 'deck', 'leader']);
    expect([zones, facts]).toEqual([[], []]);
    expect(textOf('leader', players[0]!.leader, speech)).toBe('Bogstep Scout (active)');
  });
});

describe('what a state says of its parts', () => {
  const place: ViewPart = { kind: 'fact', refers: 'place' };
  const seat: ViewPart = { kind: 'fact', refers: 'seat' };
  const card: ViewPart = { kind: 'fact', refers: 'card' };
  const books: Record<string, string> = { 'place:kiev': 'Kiev', 'place:rome': 'Rome', 'card:h9': 'nine of hearts' };
  const listed = (refers: string, value: unknown) => books[`${refers}:${value}`];
  const speech = speechOf('any', ['Mara', 'Ilya'], undefined, listed);

  it('names listed things wherever they are referred to', () => {
    expect(textOf('at', 'kiev', speech, place)).toBe('Kiev');
    const chips: ViewPart = { kind: 'dict', keys: place, of: seat };
    expect(textOf('chips', { kiev: 1, rome: 0 }, speech, chips)).toBe('Kiev: Ilya · Rome: Mara');
    const army: ViewPart = { kind: 'struct', fields: { at: place, hostile: { kind: 'fact' } } };
    const armies = [
      { at: 'kiev', hostile: true },
      { at: 'rome', hostile: false },
    ];
    expect(textOf('armies', armies, speech, { kind: 'list', of: army })).toBe('Kiev (hostile), Rome');
  });

  it('opens tuples and structs that came as arrays', () => {
    const played: ViewPart = { kind: 'struct', fields: { seat, card } };
    expect(cardOf([1, 'h9'], speech, played)).toEqual({ title: 'nine of hearts', rest: 'Ilya' });
    const outline: ViewPart = { kind: 'struct', fields: { trick: { kind: 'list', of: played } } };
    expect(readView({ trick: [[1, 'h9']] }, outline, []).zones.map((zone) => zone.name)).toEqual(['trick']);
    const step: ViewPart = { kind: 'struct', fields: { from: place, to: place } };
    const { sheets } = readView(
      { steps: [['kiev', 'rome']] },
      { kind: 'struct', fields: { steps: { kind: 'list', of: step } } },
      [],
    );
    expect(sheets[0]!.rows[0]!.values).toEqual(['kiev', 'rome']);
  });

  it('counts as people do, and in the words of the catalogue', () => {
    const cents: ViewPart = { kind: 'fact', refers: 'money', per: 100 };
    expect(textOf('cash', 1250, speech, cents)).toBe('12.5');
    expect(textOf('cash', 1250, speechFor('imperial'), cents)).toBe('$12.50');
    expect(textOf('jobs hours', 9, speechFor('kolkhoz'))).toBe('9 of 40');
  });

  it('leaves out what only the rules count with, and what a game works out for its own board', () => {
    const outline: ViewPart = {
      kind: 'struct',
      fields: { ids: { kind: 'fact', unshown: true }, year: { kind: 'fact' } },
    };
    const view = { ids: 7, year: 2, facts: { forecast: { kiev: 3 }, tide: 'low', worth: [1, 2] } };
    const { facts, columns, zones } = readView(view, outline, [], (name) => name === 'worth');
    expect(facts.map((fact) => fact.name)).toEqual(['year', 'tide']);
    expect([columns, zones.map((zone) => zone.name)]).toEqual([[], ['worth']]);
  });

  it('tells of nothing only where the catalogue has words for it', () => {
    expect([null, false, [], '', { hidden: 0 }].map((value) => isTold('draft', value, speech))).toEqual(
      Array(5).fill(false),
    );
    expect([0, 'x', { hidden: 2 }].map((value) => isTold('draft', value, speech))).toEqual([true, true, true]);
    expect(isTold('shelf', [], speechFor('auction'))).toBe(true);
    const sheet = {
      name: 'jobs',
      columns: [{ name: 'done' }, { name: 'hours' }],
      rows: [{ key: null, values: [false, 3] }],
    };
    expect(onlyTold(sheet, speech)).toEqual({
      name: 'jobs',
      columns: [{ name: 'hours' }],
      rows: [{ key: null, values: [3] }],
    });
  });
});

describe('any view', () => {
  it('shows a square of places as a board whose cells can be picked', () => {
    const { boards, spots } = laidOut('tictactoe', 'play');
    expect(boards.map((zone) => zone.name)).toEqual(['cells']);
    expect(rowsOf(boards[0]!)).toHaveLength(3);
    expect(spots(boards[0]!).filter(Boolean)).toHaveLength(7);
  });

  it('finds my own cards and the count of what is hidden', () => {
    const { zones, columns, sheets, spots } = laidOut('kolkhoz', 'trick');
    const hand = zones.find((zone) => zone.name === 'hand' && zone.owner === 0)!;
    expect(hand.items).toHaveLength(5);
    expect(columns.find((column) => column.name === 'hand')!.values[1]).toEqual({ hidden: 5 });
    expect(sheets.map((sheet) => sheet.name)).toContain('jobs');
    expect(spots(hand)[3]?.candidate.label).toBe('7 of Wheat');
  });

  it('gives players only what the state gives them, however long other lists are', () => {
    const { sheets, columns } = laidOut('roses', 'lay');
    expect(viewOf<{ dares: unknown[] }>('roses', 'lay').dares).toHaveLength(3);
    expect(sheets.map((sheet) => sheet.name)).toEqual(['dares']);
    expect(columns.map((column) => column.name)).toEqual(['hand', 'pile', 'points']);
  });

  it('lays what everybody may see in a row for each, and only secrets before their owner', () => {
    const { zones, spreads } = laidOut('roses', 'lay');
    expect(zones.map((zone) => [zone.name, zone.sees])).toEqual([
      ['hand', 'owner'],
      ['pile', 'owner'],
    ]);
    expect(spreads.map((spread) => [spread.name, spread.rows.length])).toEqual([['open', 3]]);
  });

  it('lights what the input speaks of, not what looks the same', () => {
    const { all, spots } = laidOut('roses', 'lay');
    const lit = all.filter((zone) => spots(zone).some(Boolean)).map((zone) => zone.name);
    expect(all.some((zone) => zone.name === 'open' && zone.items.length > 0)).toBe(true);
    expect(lit).toEqual(['hand']);
  });

  it('lists candidates that do not all lie before the one who picks', () => {
    const { all, spots } = laidOut('archive', 'ask');
    expect(all.flatMap(spots).filter(Boolean)).toEqual([]);
    const offers = interaction('archive', 'ask').offers!;
    expect(offers.some((offer) => isOnTable(offer, offer.inputs![0]!, interaction('archive', 'ask'), all))).toBe(false);
  });
});

describe('words', () => {
  const enumeration: ViewPart = { kind: 'fact', names: { 1: 'rose', 2: 'skull' } };

  it('come from what the state declares', () => {
    expect(textOf('last', 2, speech, recorded('roses').outline.fields!.last)).toBe('skull');
    expect(textOf('discs', [1, 1, 2], speech, { kind: 'list', of: enumeration })).toBe('rose ×2, skull');
    expect(textOf('finder', 1, speech, recorded('archive').outline.fields!.finder)).toBe('Ilya');
    expect(textOf('turn', 1, speech, recorded('archive').outline.fields!.turn)).toBe('1');
  });

  it('call labelled numbers, keys and what is printed by their names', () => {
    const lots = recorded('auction').outline.fields!.bidders!.of!.fields!.shelf!;
    expect(textOf('shelf', [0, 2], speechFor('auction'), lots)).toBe('lot 1, lot 3');
    const herbs = { ...speech, printed: (refers: string, id: unknown) => book[`${refers}:${id}`] };
    const book: Record<string, ReferenceItem> = { 'herb:2': { kind: 'herb', id: '2', name: 'Basil' } };
    expect(textOf('grows', 2, herbs, { kind: 'fact', refers: 'herb' })).toBe('Basil');
    expect(keyText({ value: '1', part: { kind: 'fact', refers: 'seat' } }, speech)).toBe('Ilya');
    const { facts } = readView({ stock: { 2: 7 } }, { kind: 'struct', fields: { stock: { kind: 'dict' } } }, []);
    expect(facts).toMatchObject([{ name: 'stock', key: { value: '2' }, value: 7 }]);
  });

  it('say of what is empty what the catalogue says', () => {
    const { shelf } = recorded('auction').outline.fields!.bidders!.of!.fields!;
    expect(textOf('shelf', [], speechFor('auction'), shelf)).toBe('nothing yet');
    expect(textOf('shelf', { lot: null }, speechFor('auction'))).toBe('nothing yet');
    expect(textOf('clue', { colour: 'jade', height: null }, speech)).toBe('colour jade');
  });

  it('never name what is missing null', () => {
    expect(textOf('clue', null, speech)).toBe('–');
    expect(textOf('clues', [null, 3], speech)).toBe('–, 3');
  });

  it('name seats where a field holds one', () => {
    expect(textOf('lead', 1, speech)).toBe('Ilya');
    expect(textOf('year', 1, speech)).toBe('1');
  });

  it('call things by what they are, without their numbers', () => {
    const [spark] = viewOf<{ stack: Record<string, unknown>[] }>('sparks', 'stack').stack;
    const { title, rest } = cardOf(spark, speech, recorded('sparks').outline.fields!.stack!.of)!;
    expect([title, rest]).toEqual(['flare', 'by Juno · at Ilya']);
    expect(cardOf({ x: 1 }, speech)).toBeNull();
  });

  it('are those of the game’s catalogue, in any language', () => {
    const names = { spark: { say: 'card_name', with: { card: 'spark' } } as unknown as string };
    speak('de');
    const { field } = speechFor('sparks');
    expect(['embers', 'throwers embers', 'never_heard of'].map(field)).toEqual([
      'Glut',
      'Werfende Glut',
      'never heard of',
    ]);
    expect(textOf('hand', ['spark', 'spark'], speechFor('sparks'), { kind: 'list', of: { kind: 'fact', names } })).toBe(
      'Funke ×2',
    );
    speak('en');
  });
});
