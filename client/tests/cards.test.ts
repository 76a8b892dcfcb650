import { describe, expect, it } from 'vitest';
import { anchorsOf, fitting, laterCandidates, toggled, usesOf } from '$lib/cardtable/acting';
import { figureOf } from '$lib/cardtable/art';
import { bodyOf, foreseenIn, type CardGame, type Model, type Side } from '$lib/cardtable/model';
import { Picking } from '$lib/cardtable/picking.svelte';
import { printedFrom } from '$lib/cardtable/printed.svelte';
import { seatingOf } from '$lib/cardtable/seating';
import { courses } from '$lib/cardtable/tally';
import { w } from '$lib/cardtable/words';
import { table as emberTable } from '$lib/games/emberlode/table';
import { table as fenTable } from '$lib/games/fenlight/table';
import { table as lanternTable } from '$lib/games/lanternfall/table';
import { table as reefTable } from '$lib/games/skyreef/table';
import { setLanguage } from '$lib/i18n';
import { Draft } from '$lib/state/draft.svelte';
import type { Input } from '$lib/wire';
import { interaction, moment, offerOf, recorded, viewOf } from './recorded';

const TABLES: Record<string, CardGame> = {
  emberlode: emberTable,
  lanternfall: lanternTable,
  skyreef: reefTable,
  fenlight: fenTable,
};

describe('the card table', () => {
  it('finds the things a value stands for', () => {
    expect(anchorsOf({ refers: 'targets' }, [{ card: 3 }, { seat: 1 }, { object: 2 }])).toEqual([
      'card-3',
      'seat-1',
      'object-2',
    ]);
    expect(anchorsOf({ refers: 'place' }, 'base')).toEqual(['place-base']);
    expect(anchorsOf({ refers: 'card' }, 0)).toEqual([]);
    for (const refers of ['targets', 'target', 'card', 'seat', 'place'])
      expect(anchorsOf({ refers }, undefined), refers).toEqual([]);
  });

  it('seats four two and two, and gives the room of those who are out to the others', () => {
    const side = (seat: number, out = '') => ({ seat, out, rows: [[]] }) as unknown as Side;
    const at = (out: readonly number[], seats: readonly number[]) => {
      const sides = [0, 1, 2, 3].map((seat) => side(seat, out.includes(seat) ? 'vigor' : ''));
      const { others, beside, near, gone, alike } = seatingOf({ sides } as unknown as Model, seats);
      const numbers = (found: readonly Side[]) => found.map((one) => one.seat);
      return [numbers(others), beside?.seat, numbers(near), numbers(gone), alike];
    };
    expect(at([], [1])).toEqual([[2, 3], 0, [], [], false]);
    expect(at([3], [1])).toEqual([[2, 0], undefined, [], [3], false]);
    expect(at([0, 3], [1])).toEqual([[2], undefined, [], [3, 0], false]);
    expect(at([], [])).toEqual([[0, 1], undefined, [2, 3], [], true]);
    expect(at([1], [])).toEqual([[0, 2], undefined, [3], [1], true]);
  });

  it('foresees the scores of those whom a stake names, and of the reader where it names nobody', () => {
    const weights = [
      { text: '', name: 'you_are_hurt', params: { left: 9 } },
      { text: '', name: 'they_are_hurt', params: { seat: 2, left: 0 } },
      { text: '', name: 'they_lose_cards', params: { cards: [] } },
      { text: '' },
    ];
    expect([...foreseenIn(emberTable, { weights }, 1)]).toEqual([
      [1, 9],
      [2, 0],
    ]);
    expect([...foreseenIn(emberTable, null, 1)]).toEqual([]);
  });

  it('shows a body as printed unless the rules tell another', () => {
    const hound = printedFrom(recorded('emberlode').printed.items.find((one) => one.id === 'hound')!);

    expect(bodyOf(undefined, hound, 'power', 'toughness')).toEqual({ body: '2/2', drift: '' });
    expect(bodyOf([5, 3], hound, 'power', 'toughness')).toEqual({ body: '5/3', drift: 'up' });
    expect(bodyOf(1, hound, 'power')).toEqual({ body: '1', drift: 'down' });
    expect(bodyOf(4, undefined, 'power')).toEqual({ body: '', drift: '' });
  });

  it('makes the button say what is picked, also while a blocker waits for whom it blocks', () => {
    const asked = interaction('emberlode', 'blocks');
    const draft = new Draft();
    draft.follow(asked);
    const picking = new Picking(emberTable, () => ({ interaction: asked, draft, live: true, onact: () => {} }));
    const { offer, input } = picking.question!;
    const [blocker, attacker] = [input.items![0]!.value, input.items![0]!.targets[1]!.value];
    expect(draft.lacks()).toBe('');

    picking.tap(anchorsOf(input, blocker)[0]!);
    expect(draft.values[input.name]).toEqual([[blocker, undefined]]);
    expect(draft.offer).toBe(offer);
    expect(draft.lacks()).toBe('one has no place yet');

    picking.tap(anchorsOf({ refers: input.target_refers }, attacker)[0]!);
    expect(draft.values[input.name]).toEqual([[blocker, attacker]]);
    expect(draft.lacks()).toBe('');
  });

  it('does what is picked when it is tapped again', () => {
    const main = interaction('lanternfall', 'main');
    const draft = new Draft();
    draft.follow(main);
    let done = 0;
    const picking = new Picking(lanternTable, () => ({
      interaction: main,
      draft,
      live: true,
      onact: () => (done += 1),
    }));
    const card = offerOf('lanternfall', 'main', 'play').inputs![0]!.candidates!.find((one) => one.enabled ?? true)!;

    picking.tap(`card-${card.value}`);
    expect(draft.lacks()).toBe('');
    expect(done).toBe(0);
    picking.tap(`card-${card.value}`);
    expect(done).toBe(1);
  });

  it('lists what a card can be used for, in the order of the game, with reasons', () => {
    const main = interaction('lanternfall', 'main');
    const refused = offerOf('lanternfall', 'main', 'fuel').inputs![0]!.candidates!.find(
      (one) => one.enabled === false,
    )!;
    const uses = usesOf(main, `card-${refused.value}`, ['play', 'fuel']);

    expect(uses.map((use) => [use.offer.name, use.candidate.enabled ?? true])).toEqual([
      ['play', true],
      ['fuel', false],
    ]);
    expect(uses[1]!.candidate.reason).not.toBe('');
  });

  it('lets several units go where each of them can', () => {
    const move = offerOf('fenlight', 'main', 'move');
    const [units, to] = move.inputs as [Input, Input];
    const [one, two] = units
      .candidates!.map(({ value }) => value as number[])
      .filter((value) => value.length === 1)
      .map((value) => value[0]);
    const places = (...moving: number[]) => laterCandidates(move, to, { units: moving }).map(({ value }) => value);
    expect(toggled(units, [two!], one!)).toEqual([one, two]);
    expect(places(one!, two!)).toEqual(places(one!).filter((place) => places(two!).includes(place)));
    for (const [moving, place] of move.rows!) expect(places(...(moving as number[]))).toContain(place);
  });

  it('narrows targets that consist of two things', () => {
    const [, targets] = offerOf('fenlight', 'showdown', 'cast').inputs as [Input, Input];
    const pairs = targets.candidates!.filter(({ value }) => (value as unknown[]).length === 2);
    const [first] = anchorsOf(targets, pairs[0]!.value);
    const left = fitting(targets, pairs, [first!]);
    expect(left.length).toBeLessThan(pairs.length);
    expect(left).toEqual(pairs.filter(({ value }) => anchorsOf(targets, value).includes(first!)));
  });

  it.each(Object.keys(TABLES))('reads how scores went from the log of %s', (name) => {
    const { sides } = TABLES[name]!.read(viewOf(name, 'over'), new Map());
    const end = sides.map(({ score }) => Math.max(0, score.value));
    const rows = courses(moment(name, 'over').log, TABLES[name]!.tallies, end);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.at(-1)).toEqual(end);
  });
});

describe.each(Object.keys(TABLES))('the table of %s', (name) => {
  const { items: printed, keywords, kinds: all } = recorded(name).printed;
  // What the game's words mean stands in its reference too, and is no card.
  const items = printed.filter(({ kind }) => kind !== 'term');
  const kinds = all.filter((kind) => kind !== 'term');
  const table = TABLES[name]!;

  it('has a figure for every card', () => {
    expect(Object.keys(table.figures).length).toBe(items.length);
    for (const figure of Object.values(table.figures)) expect(figureOf(figure).length).toBeGreaterThan(1);
  });

  it.each(['en', 'de'])('has words for every kind, keyword and deck in %s', async (language) => {
    await setLanguage(language);
    const words = keywords.map((keyword) => keyword.split(' ')[0]);
    const keys = [
      ...kinds.map((kind) => `kind.${kind}`),
      ...words.flatMap((word) => [`keyword.${word}`, `keyword.${word}.about`]),
      ...Object.keys(table.palettes).flatMap((deck) => [`deck.${deck}`, `deck.${deck}.about`]),
    ];
    expect(keys.filter((key) => table.word(key) === key)).toEqual([]);
    await setLanguage('en');
  });
});

describe('the words of every card table', () => {
  it.each([
    ['en', '1 turn', '2 turns', 'swift'],
    ['de', '1 Zug', '2 Züge', 'flink'],
    ['fr', '1 tour', '2 tours', 'swift'],
  ])('count in %s', async (language, one, two, swift) => {
    await setLanguage(language);
    expect([w('turns', { n: 1 }), w('turns', { n: 2 }), emberTable.word('keyword.swift')]).toEqual([one, two, swift]);
    await setLanguage('en');
  });
});
