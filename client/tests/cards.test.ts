import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchorsOf, fitting, laterCandidates, toggled, usesOf } from '$lib/cardtable/acting';
import { figureOf } from '$lib/cardtable/art';
import { bodyOf, type CardGame, type Printed } from '$lib/cardtable/model';
import { courses } from '$lib/cardtable/tally';
import * as emberlode from '$lib/games/emberlode/phrases';
import { table as emberTable } from '$lib/games/emberlode/table';
import * as fenlight from '$lib/games/fenlight/phrases';
import { table as fenTable } from '$lib/games/fenlight/table';
import * as lanternfall from '$lib/games/lanternfall/phrases';
import { table as lanternTable } from '$lib/games/lanternfall/table';
import * as skyreef from '$lib/games/skyreef/phrases';
import { table as reefTable } from '$lib/games/skyreef/table';
import { addPhrases, tell } from '$lib/games/tell.svelte';
import { setLanguage } from '$lib/i18n';
import type { Input, Interaction, Offer } from '$lib/wire';
import printed from './fixtures/cards.json';

const GAMES = { emberlode, lanternfall, skyreef, fenlight };
const TABLES: Record<string, CardGame> = { emberlode: emberTable, lanternfall: lanternTable, skyreef: reefTable, fenlight: fenTable };
type Name = keyof typeof GAMES;

const card = (value: number, reason = '') => ({ value, label: '', ...(reason ? { enabled: false, reason } : {}) });
const move: Offer = {
  seat: 0,
  name: 'move',
  label: 'Move',
  inputs: [
    { name: 'units', kind: 'one', refers: 'units', candidates: [[7], [9], [7, 9]].map((value) => ({ value, label: '' })) },
    { name: 'to', kind: 'one', refers: 'place', candidates: [{ value: 0, label: '' }, { value: 'base', label: '' }] },
  ],
  rows: [
    [[7], 0],
    [[9], 0],
    [[7, 9], 0],
    [[9], 'base'],
  ],
};

describe('the card table', () => {
  it('finds the things a value stands for', () => {
    expect(anchorsOf({ refers: 'targets' }, [{ card: 3 }, { seat: 1 }, { object: 2 }])).toEqual(['card-3', 'seat-1', 'object-2']);
    expect(anchorsOf({ refers: 'place' }, 'base')).toEqual(['place-base']);
    expect(anchorsOf({ refers: 'card' }, 0)).toEqual([]);
  });

  it('shows a body as printed unless the rules tell another', () => {
    const hound: Printed = { id: 'hound', name: 'Ashpaw Hound', kind: 'creature', lines: [], keywords: [], deck: '', facts: { power: 2, toughness: 2 } };

    expect(bodyOf(undefined, hound, 'power', 'toughness')).toEqual({ body: '2/2', drift: '' });
    expect(bodyOf([5, 3], hound, 'power', 'toughness')).toEqual({ body: '5/3', drift: 'up' });
    expect(bodyOf(1, hound, 'power')).toEqual({ body: '1', drift: 'down' });
    expect(bodyOf(4, undefined, 'power')).toEqual({ body: '', drift: '' });
  });

  it('lists what a card can be used for, in the order of the game, with reasons', () => {
    const offer = (name: string, candidates: Input['candidates']): Offer => ({ seat: 0, name, label: name, inputs: [{ name: 'card', kind: 'one', refers: 'card', candidates }] });
    const interaction = { offers: [offer('fuel', [card(5)]), offer('play', [card(5, 'That costs 3, and you have 1.')])] } as Interaction;
    const uses = usesOf(interaction, 'card-5', ['play', 'fuel']);

    expect(uses.map((use) => [use.offer.name, use.candidate.enabled ?? true])).toEqual([['play', false], ['fuel', true]]);
  });

  it('lets several units go where each of them can', () => {
    const [units, to] = move.inputs as [Input, Input];
    expect(toggled(units, [9], 7)).toEqual([7, 9]);
    expect(laterCandidates(move, to, { units: [9] }).map((one) => one.value)).toEqual([0, 'base']);
    expect(laterCandidates(move, to, { units: [7, 9] }).map((one) => one.value)).toEqual([0]);
  });

  it('narrows targets that consist of two things', () => {
    const pairs = [[{ card: 1 }, { card: 8 }], [{ card: 2 }, { card: 8 }]].map((value) => ({ value, label: '' }));
    expect(fitting({ name: 't', kind: 'one', refers: 'targets' }, pairs, ['card-2'])).toEqual([pairs[1]]);
  });

  it('reads how scores went from the log', () => {
    const log = [{ v: 1, seat: 0, lines: ['Ada takes 3 damage and has 12 vigor.'] }];
    expect(courses(log, emberTable.tallies, ['Ben', 'Ada'], [15, 15])).toEqual([[15, 15], [15, 12]]);
  });
});

describe.each(Object.keys(GAMES) as Name[])('%s in German', (name) => {
  const { texts, names, keywords, prompts, events, kinds } = printed[name];
  beforeEach(async () => {
    await setLanguage('de');
    addPhrases(name, GAMES[name].PHRASES, GAMES[name].polish);
  });
  afterEach(() => setLanguage('en'));

  it.each([...texts, ...names, ...keywords, ...prompts])('says "%s"', (text) => {
    const german = tell(name, text);
    const same = ['blocker', 'drain'].includes(text) || german !== text;
    expect(same && !/\b(the|your|of|damage|draw|when|this turn|a card)\b/.test(german), german).toBe(true);
  });

  it.each(events)('tells "%s"', (sentence) => {
    const filled = sentence.replace(/\{\w+(?::\w+)?\}/g, 'Xyz');
    expect(tell(name, filled)).not.toBe(filled);
  });

  it('has a figure and a word for every card', () => {
    const table = TABLES[name]!;
    expect(Object.keys(table.figures).length).toBe(names.length);
    for (const figure of Object.values(table.figures)) expect(figureOf(figure).length).toBeGreaterThan(1);
    for (const kind of kinds) expect(table.word(`kind.${kind}`)).not.toContain('kind.');
    for (const keyword of keywords) expect(table.word(`keyword.${keyword.split(' ')[0]}`)).not.toContain('keyword.');
  });
});
