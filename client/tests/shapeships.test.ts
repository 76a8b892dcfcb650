import { offerNamed } from '$lib/state/offers';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Draft } from '$lib/state/draft.svelte';
import { about } from '$lib/games/shapeships/about';
import { amountIn, AUTOCAST, autocastOf, candidatesNamed, fill, shortOf, tapsOf } from '$lib/games/shapeships/acting';
import type { Declared, Offer } from '$lib/games/shapeships/declared';
import { amountNow, castsOf } from '$lib/games/shapeships/casts';
import { partsOf, SHIPS, SOLAR } from '$lib/games/shapeships/catalogue';
import { client } from '$lib/games/shapeships/client';
import { HULLS, SIGNS } from '$lib/games/shapeships/hulls';
import Middle from '$lib/games/shapeships/Middle.svelte';
import {
  energyOf,
  groupsOf,
  rowsOf,
  shotsOf,
  sum,
  type Group,
  type ShapeshipsView,
} from '$lib/games/shapeships/reading';
import { cannotStrike } from '$lib/games/shapeships/striking';
import { chaptersOf, incomeOf, turnsOf } from '$lib/games/shapeships/telling';
import { many, powerName, powerRules, powerShort, shipName, shipRules, shipShort } from '$lib/games/shapeships/words';
import { setLanguage } from '$lib/i18n';
import { interaction, moment, sceneOf, viewOf } from './recorded';

const seen = (name: string) => ({
  ...moment('shapeships', name).picture,
  interaction: interaction<Declared>('shapeships', name),
});
const view = (name: string) => viewOf<ShapeshipsView>('shapeships', name);
const scene = (name: string) => sceneOf<Declared>('shapeships', name);

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

describe('the catalogue of Shapeships', () => {
  it('draws every ship and every power, each in its own way', () => {
    expect(Object.keys(SHIPS)).toHaveLength(54);
    expect(Object.keys(HULLS).sort()).toEqual(Object.keys(SHIPS).sort());
    expect(new Set(Object.values(HULLS)).size).toBe(54);
    expect(Object.keys(SIGNS).sort()).toEqual(Object.keys(SOLAR).sort());
  });

  it('lists the parts of an upgrade one by one', () => {
    expect(partsOf('BAT')).toEqual(['DEF', 'FIG', 'FIG', 'ORB']);
    expect(partsOf('FIG')).toEqual([]);
  });

  it('explains a ship, and why it cannot be had', () => {
    const found = about('ship:STA', scene('drawing'))!;
    expect(found.title).toBe('Starship');
    expect(found.lines[0]).toContain('8 damage');
    expect(found.why).toContain('short');
    expect(about('power:SVOR', scene('drawing'))!.lines[0]).toContain('different ship type');
    expect(about('ship:NIX', scene('drawing'))).toBeNull();
  });
});

describe('First Strike', () => {
  it('cannot happen where nobody has or can build what strikes', () => {
    expect([cannotStrike(view('battle')), cannotStrike(view('strike'))]).toEqual([true, false]);
    const drawing = view('drawing'); // a Guardian is within reach of nobody with so few lines
    const poor = drawing.players.map((player) => ({ ...player, lines: 0, joining: 0, fleet: [] }));
    expect(cannotStrike({ ...drawing, players: poor })).toBe(true);
    const rich = poor.map((player) => ({ ...player, lines: 12 }));
    expect(cannotStrike({ ...drawing, players: rich })).toBe(false);
  });
});

describe('reading Shapeships', () => {
  it('knows the Energy of ships by its colours, and what a Solar Power gives now', () => {
    const { players, turn, die } = view('battle');
    const pools = groupsOf(players[0]!, null, turn).map((group) => [group.id, energyOf(group, 'ancient', die)]);
    expect(Object.fromEntries(pools)).toMatchObject({ PLU: { green: 4, red: 0, blue: 0 }, CUB: null });
    expect(amountNow('heal', 'SSTA', players[0]!, die)).toBe(die + 3);
    expect(amountNow('damage', 'SBLA', players[0]!, die)).toBe(13);
  });

  it('gives a fleet of many groups more of a phone than a small one', () => {
    const group = (ships: number) => ({ ships: Array(ships).fill(null) }) as unknown as Group;
    expect(
      [[], [group(1)], Array(7).fill(group(2)), Array(9).fill(group(1)), Array(18).fill(group(1))].map(rowsOf),
    ).toEqual([1, 1, 1, 2, 3]);
  });

  it('flies equal ships together and adds up what they do', () => {
    const { players, facts, turn } = view('drawing');
    const groups = groupsOf(players[0]!, facts.forecast![0]!, turn);
    const fighters = groups.find((group) => group.id === 'FIG')!;
    expect([fighters.ships.length, fighters.fresh, fighters.damage]).toEqual([4, 1, 4]);
    expect(groups.find((group) => group.id === 'FRI')).toMatchObject({ number: 4, damage: 6, healing: 2, fresh: 1 });
    expect(groups.find((group) => group.id === 'CAR')!.charges).toBe(3);
    const dealt = groups.reduce((total, group) => total + group.damage, 0);
    expect(dealt).toBe(sum(facts.forecast![0]!.damage));
  });

  it('lets what is aimed at give nothing', () => {
    const { players, facts, turn } = view('drawing');
    const fighters = (aims: { source: number; target: number; theft: boolean }[]) =>
      groupsOf(players[0]!, facts.forecast![0]!, turn, aims).find((group) => group.id === 'FIG')!;
    const target = fighters([]).ships[0]!.iid;
    expect(fighters([{ source: 3, target, theft: false }]).damage).toBe(3);
  });

  it('adds up what charges could still deal', () => {
    expect(view('fired').players.map((player) => shotsOf(player))).toEqual([{ INT: 10 }, { FAM: 4, WIS: 3 }]);
  });

  it('adds up the most that Energy could still deal, with what a Cube repeats', () => {
    const { players, readings } = view('battle');
    const player = players[0]!;
    expect(player.energy).toEqual({ green: 5, red: 6, blue: 7 });
    expect(castsOf(player, player.energy, readings[0]!)).toEqual({ SVOR: 28, SAST: 3 });
    expect(castsOf({ ...player, cube_used: true }, { green: 0, red: 7, blue: 0 }, 4)).toEqual({
      SSUP: 14,
      SAST: 1,
    });
    expect(castsOf(player, { green: 10, red: 10, blue: 0 }, 1)).toEqual({ SSIP: 30 });
    expect(castsOf(player, { green: 4, red: 4, blue: 4 }, 1)).toEqual({ SVOR: 28 });
    expect(castsOf(player, { green: 9, red: 0, blue: 9 }, 1)).toEqual({});
  });

  it('tells in the middle of the table what Solar Powers may add', async () => {
    const seated = { people: [], near: 0, mine: true, rerolls: null, onreroll: () => {}, onforecast: () => {} };
    const { container } = render(Middle, { view: view('battle'), ...seated });
    expect(container.textContent).toContain('up to 31 with Vortex, Asteroid');
    await setLanguage('de');
    flushSync();
    expect(container.textContent).toContain('bis 31 mit Wirbel, Meteorit');
  });

  it('finds out how turns came out, with sources, and where lines came from', () => {
    const { log } = moment('shapeships', 'over');
    const turns = turnsOf(log);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
    for (const [index, { sides }] of turns.entries()) {
      for (const seat of [0, 1]) {
        const side = sides[seat]!;
        const plain = (side.base ?? side.before) - sum(sides[1 - seat]!.damage) - sum(side.own) + sum(side.healing);
        expect(side.after).toBeLessThanOrEqual(plain);
        if (index) expect(side.before).toBe(turns[index - 1]!.sides[seat]!.after);
        for (const id of [...Object.keys(side.damage), ...Object.keys(side.healing)])
          expect(id in SHIPS || id in SOLAR, id).toBe(true);
      }
    }
    expect(turns.at(-1)!.sides.map((side) => side.after)).toEqual(seen('over').outcome!.scores);
    expect(chaptersOf(log).filter(({ turn }) => turn)).toHaveLength(turns.length);
    const early = incomeOf(log, 1, false)!;
    expect(sum(early.from)).toBe(early.all);
  });

  it('reads Redemption, Entropy and joining lines', () => {
    const { log } = moment('shapeships', 'over');
    const sides = turnsOf(log).flatMap((turn) => turn.sides);
    expect(sides.find((side) => side.base !== null)).toMatchObject({
      damage: { ANG: 3 },
      healing: { TER: 9, KNO: 2 },
      before: 29,
      base: 35,
      after: 35,
    });
    expect(sides.at(-1)).toMatchObject({
      damage: { ENT: 8, SVOR: 36, SAST: 5 },
      own: { ENT: 3 },
      base: null,
      after: -2,
      fleet: 178,
    });
    const joining = log.findIndex((entry) => entry.lines.some((line) => /Ship of Vigor .+ joining\.$/.test(line)));
    expect(incomeOf(log.slice(0, joining + 1), 0, false)).toEqual({
      all: 11,
      from: { die: 6, VIG: 4, saved: 1 },
      joining: 2,
    });
    expect(turnsOf(log.map((entry) => ({ ...entry, gone: true })))).toEqual([]);
  });
});

describe('acting in Shapeships', () => {
  it('lights the targets of a strike, and a tap fills in the striker', () => {
    const { interaction } = seen('strike');
    const draft = new Draft<Offer>();
    draft.usual = ['ready'];
    draft.follow(interaction);
    const taps = [...tapsOf(interaction, draft).values()];
    const target = taps.find((tap) => tap.target)!;
    expect(target.offer.name).toBe('strike');
    expect(Object.keys(target.values).sort()).toEqual(['source', 'target']);
    fill(draft, target.offer, target.values);
    expect(draft.lacks()).toBe('');
    expect([...tapsOf(interaction, draft).values()].filter((tap) => tap.picked).length).toBeGreaterThan(0);
  });

  it('casts a Simulacrum once the ship to copy is tapped', () => {
    const { interaction } = seen('battle');
    const draft = new Draft<Offer>();
    draft.follow(interaction);
    fill(draft, offerNamed(interaction, 'cast')!, { power: 'SSIM' });
    const tap = [...tapsOf(interaction, draft).values()][0]!;
    fill(draft, tap.offer, tap.values);
    expect(draft.lacks()).toBe('');
    expect(draft.args).toEqual({ power: 'SSIM', amount: null, target: tap.iid });
  });

  it('says that something could still be built, as long as it could', () => {
    const { interaction, view: built } = seen('building');
    const sub = (offers: typeof interaction.offers) =>
      client.act!(
        offerNamed(interaction, 'ready')!,
        {},
        { view: built, interaction: { ...interaction, offers }, seats: [0], people: [] },
      )!.sub;
    expect(sub(interaction.offers)).toBe('what could still be built is left');
    expect(sub(interaction.offers!.filter(({ name }) => name !== 'build'))).toBe('nothing more to build');
  });

  it('reads amounts and missing lines off the messages, in any language', async () => {
    for (const language of ['en', 'de'] as const) {
      await setLanguage(language);
      const cast = offerNamed(seen('battle').interaction, 'cast')!;
      const given = cast.rows!.flatMap(([power, size], row) => (power === 'SSIP' ? [[size, amountIn(cast, row)]] : []));
      expect(given).toEqual([
        [4, 8],
        [5, 11],
      ]);
      const draw = offerNamed(seen('drawing').interaction, 'draw');
      const starship = candidatesNamed(draw, 'ship').find(({ value }) => value === 'STA')!;
      expect(shortOf(starship)).toBe(6);
    }
  });

  it('casts by itself what was picked for that and can be paid, and nothing else', () => {
    const { interaction } = seen('battle');
    expect(autocastOf(interaction, [])).toBeNull();
    expect(autocastOf(interaction, ['SLIF', 'SSUP'])!.power).toBe('SSUP');
    expect(autocastOf(interaction, ['SLIF'])!.offer.name).toBe('cast');
    expect(autocastOf({ ...interaction, offers: [] }, [...AUTOCAST])).toBeNull();
    expect(autocastOf(interaction, ['SBLA', 'SSIM', 'SSIP'])).toBeNull();
    expect(autocastOf(seen('drawing').interaction, [...AUTOCAST])).toBeNull();
  });

  it('fills in what goes without saying when a ship is drawn', () => {
    const { interaction } = seen('drawing');
    const draft = new Draft<Offer>();
    draft.follow(interaction);
    fill(draft, offerNamed(interaction, 'draw')!, { ship: 'DEF' });
    expect(draft.args).toEqual({ ship: 'DEF', number: null });
  });
});

describe('the words of Shapeships', () => {
  it('name ships, powers and numbers in the language of the reader', async () => {
    expect([shipName('FEA'), powerName('SLIF'), many('line', 1)]).toEqual(['Ship of Fear', 'Life', '1 line']);
    await setLanguage('de');
    expect([shipName('FEA'), powerName('SLIF'), many('line', 1)]).toEqual([
      'Schiff der Furcht',
      'Lebensfunke',
      '1 Linie',
    ]);
    expect([shipShort('FIG'), shipRules('FIG'), powerShort('SAST'), powerRules('SAST')]).toEqual([
      '1 Schaden je Zug',
      ['An jedem Zugende 1 Schaden.'],
      '1 Schaden',
      '1 Schaden.',
    ]);
  });

  it('say why a match ended', async () => {
    const reason = () => moment('shapeships', 'over').picture.outcome!.reason;
    expect(reason()).toBe('both are at zero or below, but narrowly ahead');
    await setLanguage('de');
    expect(reason()).toBe('beide bei null oder darunter, aber knapp vorn');
  });
});
