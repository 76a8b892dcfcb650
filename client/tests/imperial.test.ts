import { afterEach, describe, expect, it } from 'vitest';
import { act } from '$lib/games/imperial/acts';
import type { Declared } from '$lib/games/imperial/declared';
import { chronicleOf } from '$lib/games/imperial/chronicle';
import { OUTLINES, PLACES } from '$lib/games/imperial/map';
import { kindName, money, nationName, placeName, slotName } from '$lib/games/imperial/names';
import { arrowsOf, piecesOn } from '$lib/games/imperial/pieces';
import * as reading from '$lib/games/imperial/reading';
import type { ImperialView } from '$lib/games/imperial/reading';
import { hereText, stepNames } from '$lib/games/imperial/telling';
import { w } from '$lib/games/imperial/words';
import { setLanguage } from '$lib/i18n';
import { messagesIn } from '$lib/i18n/words.svelte';
import { client } from '$lib/games/imperial/client';
import box from '../../src/rondel/games/imperial/data/board.json';
import { interaction, moment, offerOf, sceneOf, viewOf } from './recorded';

const seen = (name: string) => ({
  ...moment('imperial', name).picture,
  interaction: interaction<Declared>('imperial', name),
});
const view = (name: string) => viewOf<ImperialView>('imperial', name);
const scene = (name: string) => sceneOf<Declared>('imperial', name);

afterEach(async () => {
  await setLanguage('en');
});

describe('the map of Imperial', () => {
  it('has an outline, a name and a place for every territory', () => {
    expect(Object.keys(OUTLINES).sort()).toEqual(Object.keys(PLACES).sort());
    expect(Object.keys(PLACES)).toHaveLength(54);
    for (const id of Object.keys(PLACES)) expect(placeName(id)).not.toBe(id);
  });

  it('counts equal units as one piece and tells guests from occupiers', () => {
    const pieces = piecesOn(view('rondel').board, view('rondel').facts.forecast);
    expect(pieces.get('munich')!.map(({ kind, count }) => [kind, count])).toEqual([
      ['works', 1],
      ['army', 2],
    ]);
    expect(pieces.get('prague')![0]).toMatchObject({ kind: 'army', nation: 'germany', peace: true });
    expect(pieces.get('trieste')![0]!.kind).toBe('yard');
    expect(hereText(pieces.get('munich'))).toBe('factory, 2 armies of Germany');
    expect(hereText(pieces.get('prague'))).toBe('1 army of Germany (in peace)');
  });

  it('shows a running plan: moved units have left, the others wait', () => {
    const board = reading.shownBoard(view('plan'));
    expect(board.forces.austria.fleets).toEqual(['ionian_sea', 'eastern_med']);
    expect(board.forces.austria.armies.map((army) => army.at)).toEqual(['greece', 'romania', 'trieste']);
    expect(view('plan').board.forces.austria.armies.map((army) => army.at)).toContain('budapest');
  });

  it('draws an arrow for every way, counted, and none for those who stay', () => {
    const arrows = arrowsOf(view('orders').draft!.armies, 'plan');
    expect(arrows.map(({ count, deed }) => [count, deed])).toEqual([
      [1, 'war'],
      [2, 'move'],
    ]);
  });
});

describe('reading Imperial', () => {
  it('prints the numbers of the box', () => {
    expect(reading.PRICES).toEqual(box.stock.cost_dollars);
    expect(reading.LIMITS).toEqual(
      Object.fromEntries(box.countries.map((one) => [one.id, { army: one.army_limit, fleet: one.fleet_limit }])),
    );
    expect([reading.GOAL, reading.CHEAPEST]).toEqual([
      box.constants.win_points,
      100 * box.constants.min_cash_to_bid_dollars,
    ]);
  });

  it('knows what is being decided', () => {
    const stages = ['auction', 'rondel', 'plan', 'vote', 'buy', 'over'].map((name) =>
      reading.stageOf(view(name), seen(name).interaction),
    );
    expect(stages).toEqual(['bid', 'rondel', 'plan', 'vote', 'buy', 'over']);
  });

  it('agrees with the rules about control', () => {
    const { offers } = seen('buy').interaction;
    const offer = offers!.find((one) => one.name === 'buy')!;
    for (const [index, row] of offer.rows!.entries()) {
      const [nation, bond, returned] = row as [reading.Nation, number, number];
      const { mine, control } = reading.afterPurchase(view('buy'), offer.seat, nation, bond, returned);
      const told = offer.previews![index]!;
      expect([told.includes('gives control'), Number(/holding (\d+)/.exec(told)![1])], offer.captions![index]).toEqual([
        control,
        mine,
      ]);
    }
  });

  it('promises control only in the way in which a bond can be paid', () => {
    const offer = offerOf<Declared>('imperial', 'trade in', 'buy');
    const bonds = new Map(offer.rows!.map((row, index) => [`${row[0]} ${row[1]}`, index] as const).reverse());
    const starred = [...bonds].filter(([key]) => {
      const [nation, bond] = key.split(' ') as [reading.Nation, string];
      return reading.bringsControl(view('trade in'), offer, nation, Number(bond));
    });
    expect(starred.map(([key]) => key).sort()).toEqual(
      [...bonds]
        .filter(([, index]) => offer.previews![index]!.includes('gives control'))
        .map(([key]) => key)
        .sort(),
    );
    expect(reading.waysToBuy(offer, 'germany', 5)).toEqual([3]);
    expect(reading.afterPurchase(view('trade in'), 2, 'germany', 5, 0).control).toBe(true);
    expect(starred.map(([key]) => key)).not.toContain('germany 5');
  });

  it('agrees with the rules about interest', () => {
    const offer = seen('rondel').interaction.offers!.find((one) => one.name === 'propose')!;
    const told = offer.previews![offer.rows!.findIndex((row) => row[0] === 'Investor')]!;
    const { due, own } = reading.interest(view('rondel'), offer.seat, 'austria');
    expect(told).toContain(`pays ${money(due)} of interest, you ${own < 0 ? 'pay' : 'get'} ${money(Math.abs(own))}`);
  });

  it('weighs votes', () => {
    const { ballots, half } = reading.ballotsOf(view('vote'))!;
    expect(ballots).toEqual([
      { seat: 0, votes: 5, leads: true },
      { seat: 1, votes: 4, leads: false },
      { seat: 2, votes: 2, leads: false },
    ]);
    expect(half).toBe(5.5);
  });

  it('does not see sealed bids', () => {
    const [mine, ...others] = view('auction').players;
    expect(mine!.bid).toBeNull();
    for (const other of others) expect(other.bid).toEqual({ hidden: 1 });
    expect(JSON.stringify(seen('auction'))).not.toMatch(/910|599/);
  });
});

describe('words of Imperial', () => {
  it('label the primary button with the act and its effect', () => {
    const propose = seen('rondel').interaction.offers![0]!;
    expect(act(propose, { slot: 'Taxation', site: null, sites: null, units: null }, scene('rondel'))).toEqual({
      label: 'Propose: Taxation',
      sub: '+5 points for Austria, +$7 for you',
    });
    const move = seen('plan').interaction.offers![0]!;
    const order = act(move, { to: 'bulgaria', action: 'war russia army', unit: 1 }, scene('plan'));
    expect(order!.label).toBe('Army Romania → Bulgaria, fight an army of Russia');
    const buy = seen('buy').interaction.offers!.find((one) => one.name === 'buy')!;
    expect(act(buy, { country: 'italy', stock: 6, returned: 0 }, scene('buy'))!.sub).toBe('$16, ★ gives control');
  });

  it('do not say of a vote what the proposals beside it say', () => {
    const vote = offerOf<Declared>('imperial', 'vote', 'vote');
    expect(act(vote, { choice: 2 }, scene('vote'))).toMatchObject({ label: 'Vote for proposal 2', vague: true });
  });

  it('count the way among what a slot costs, however it is paid', () => {
    const sub = (name: string, slot: string, site: string | null = null) =>
      act(offerOf<Declared>('imperial', name, 'propose'), { slot, site, sites: null, units: null }, scene(name))!.sub;
    expect(sub('dictator', 'Factory', 'cologne')).toBe('the treasury pays $3, you pay $2');
    expect(sub('rondel', 'Factory', 'lemberg')).toBe('the treasury pays $5, you pay $6');
    expect(sub('rondel', 'Investor')).toBe('you add $1');
    expect(sub('dictator', 'L-Produce')).toMatch(/, you pay \$2$/);
    expect(sub('dictator', 'L-Maneuver')).toMatch(/, you pay \$6$/);
    expect(sub('dictator', 'R-Maneuver')).not.toContain('you pay');
  });

  it('never send a unit from a place to itself', () => {
    expect(stepNames(view('orders').draft!).map(({ text, steps }) => [text, steps.length])).toEqual([
      ['Fleet in Baltic Sea holds', 1],
      ['Army Denmark → Norway, fight an army of England', 1],
      ['Army in Holland holds', 1],
      ['Army Munich → Berlin', 2],
    ]);
  });

  it('write money without needless cents', () => {
    expect([0, 1250, 700, -60].map(money)).toEqual(['$0', '$12.50', '$7', '−$0.60']);
  });

  it('write numbers and name things as a German reader does', async () => {
    await setLanguage('de');
    expect([0, 1250, -60].map(money)).toEqual(['0\u00a0$', '12,50\u00a0$', '−0,60\u00a0$']);
    expect([1, 2].map((n) => w('votesLeading', { n }))).toEqual(['1 Stimme + 0,1', '2 Stimmen + 0,1']);
    expect([nationName('austria'), placeName('venice'), slotName('L-Produce'), kindName('army')]).toEqual([
      'Österreich',
      'Venedig',
      'Produktion',
      'Armee',
    ]);
  });

  it('tell the two slots of a kind apart where one stands alone', () => {
    const captions = offerOf<Declared>('imperial', 'dictator', 'propose').captions!;
    expect(captions).toContain('Maneuver (right)');
    expect(
      moment('imperial', 'over')
        .log.flatMap((entry) => entry.lines)
        .join(),
    ).not.toMatch(/[LR]-|\((left|right)\)/);
  });

  it('tell a whole game in German', async () => {
    await setLanguage('de');
    const english =
      /\b(the|of|with|and|gets|pays|buys|holds?|army|armies|fleets?|proposes|votes|imports|produces|taxes|builds|chooses|nothing|Austria|Germany|Vienna)\b/;
    const lines = new Set(moment('imperial', 'over').log.flatMap((entry) => entry.lines));
    expect(lines.size).toBeGreaterThan(100);
    for (const line of lines) expect(line).not.toMatch(english);
  });

  it('tell previews, captions and reasons in German', async () => {
    await setLanguage('de');
    const english = /\b(the|of|with|and|you|slots|army|armies|fleets?|holding|gives|revenue|pays|follows|away|cost)\b/;
    for (const name of ['auction', 'rondel', 'buy']) {
      for (const offer of seen(name).interaction.offers ?? []) {
        const reasons = offer
          .inputs!.flatMap((input) => input.candidates ?? [])
          .flatMap((one) => [one.reason, one.preview]);
        for (const text of [...(offer.previews ?? []), ...reasons]) {
          if (text) expect(text).not.toMatch(english);
        }
      }
    }
  });
});

describe('the history of a nation', () => {
  it('has its turns, newest first, and no one else’s', () => {
    const { log } = moment('imperial', 'over');
    const chapters = chronicleOf(log, 'austria');
    const rounds = chapters.map((chapter) => chapter.round);
    expect(rounds).toEqual([...rounds].sort((a, b) => b - a));
    expect(rounds.at(-1)).toBe(0);
    expect(
      chapters.every((chapter) =>
        chapter.lines.every((line) => !/is on the move|: army .+ → /.test(line.text) || /maneuvers/.test(line.text)),
      ),
    ).toBe(true);
    expect(chapters.flatMap((chapter) => chapter.lines).some((line) => line.text.includes('Austria'))).toBe(true);
  });

  it('is the same in any language', async () => {
    const versions = () =>
      chronicleOf(moment('imperial', 'over').log, 'austria').map(({ lines }) => lines.map(({ v }) => v));
    const english = versions();
    expect(english.flat().length).toBeGreaterThan(10);
    await setLanguage('de');
    expect(versions()).toEqual(english);
  });
});

describe('looking back', () => {
  const log = () => moment('imperial', 'over').log;

  it('finds the rounds by the message that begins them', () => {
    const began = log().filter((entry) => messagesIn(entry).some(({ message }) => message.say === 'round_began'));
    expect(client.chapters!(log()).map(({ v }) => v)).toEqual([0, ...began.map(({ v }) => v)]);
    expect(client.chapters!(log())[1]!.label).toBe('R1');
  });

  it('finds high taxes and destroyed factories, in the words of the log', () => {
    const told = / taxes \d+: \+([5-9]|10) | destroys the factory of /;
    const wanted = log().filter((entry) => entry.lines.some((line) => told.test(line)));
    const found = client.moments!(log());
    expect(found.map(({ v }) => v)).toEqual(wanted.map(({ v }) => v));
    expect(found.length).toBeGreaterThan(0);
    for (const { label } of found) expect(label).toMatch(told);
  });
});
