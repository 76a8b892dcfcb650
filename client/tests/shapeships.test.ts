import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '$lib/state/draft.svelte';
import { addPhrases, tell } from '$lib/games/tell.svelte';
import { about } from '$lib/games/shapeships/about';
import { AUTOCAST, autocastOf, fill, offerNamed, tapsOf } from '$lib/games/shapeships/acting';
import { partsOf, SHIPS, SOLAR } from '$lib/games/shapeships/catalogue';
import { HULLS, SIGNS } from '$lib/games/shapeships/hulls';
import { PHRASES, polish } from '$lib/games/shapeships/phrases';
import { groupsOf, shotsOf, sum, type ShapeshipsView } from '$lib/games/shapeships/reading';
import { chaptersOf, incomeOf, turnsOf } from '$lib/games/shapeships/telling';
import { POWERS, TEXTS } from '$lib/games/shapeships/texts';
import { setLanguage } from '$lib/i18n';
import refusals from '../../tests/games/shapeships/refusals.txt?raw';
import { moment } from './fixtures';

const seen = (name: string) => moment('shapeships', name).picture;
const view = (name: string) => seen(name).view as unknown as ShapeshipsView;
const scene = (name: string) => ({ view: seen(name).view, interaction: seen(name).interaction, seats: [0], people: [] });

beforeAll(() => addPhrases('shapeships', PHRASES, polish));
afterEach(async () => {
  await setLanguage('en');
});

describe('the catalogue of Shapeships', () => {
  it('draws every ship and every power, each in its own way', () => {
    expect(Object.keys(SHIPS)).toHaveLength(54);
    expect(Object.keys(HULLS).sort()).toEqual(Object.keys(SHIPS).sort());
    expect(new Set(Object.values(HULLS)).size).toBe(54);
    expect(Object.keys(SIGNS).sort()).toEqual(Object.keys(SOLAR).sort());
  });

  it('has German for every ship, power and rule', () => {
    expect(Object.keys(TEXTS).sort()).toEqual(Object.keys(SHIPS).sort());
    expect(Object.keys(POWERS).sort()).toEqual(Object.keys(SOLAR).sort());
    for (const { id, powers } of Object.values(SHIPS)) expect(TEXTS[id]!.powers, id).toHaveLength(powers.length);
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

describe('reading Shapeships', () => {
  it('flies equal ships together and adds up what they do', () => {
    const { players, facts, turn } = view('drawing');
    const groups = groupsOf(players[0], facts.forecast![0], turn);
    const fighters = groups.find((group) => group.id === 'FIG')!;
    expect([fighters.ships.length, fighters.fresh, fighters.damage]).toEqual([4, 1, 4]);
    expect(groups.find((group) => group.id === 'FRI')).toMatchObject({ number: 4, damage: 6, healing: 2, fresh: 1 });
    expect(groups.find((group) => group.id === 'CAR')!.charges).toBe(3);
    const dealt = groups.reduce((total, group) => total + group.damage, 0);
    expect(dealt).toBe(sum(facts.forecast![0].damage));
  });

  it('lets what is aimed at give nothing', () => {
    const { players, facts, turn } = view('drawing');
    const fighters = (aims: { source: number; target: number; theft: boolean }[]) =>
      groupsOf(players[0], facts.forecast![0], turn, aims).find((group) => group.id === 'FIG')!;
    const target = fighters([]).ships[0]!.iid;
    expect(fighters([{ source: 3, target, theft: false }]).damage).toBe(3);
  });

  it('adds up what charges could still deal', () => {
    const fleet = [
      { iid: 2, id: 'INT', turn: 1, charges: 1 },
      { iid: 4, id: 'INT', turn: 1, charges: 0 },
      { iid: 6, id: 'FAM', turn: 1, charges: 2 },
      { iid: 8, id: 'FAM', turn: 1, charges: 2, used_this_turn: true },
      { iid: 10, id: 'XEN', turn: 1 },
      { iid: 12, id: 'OXI', turn: 1 },
      { iid: 14, id: 'CAR', turn: 1, charges: 6 },
    ];
    const player = { health: 100, energy: { green: 0, red: 0, blue: 0 }, fleet };
    expect(shotsOf(player)).toEqual({ INT: 5, FAM: 4 });
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
        for (const id of [...Object.keys(side.damage), ...Object.keys(side.healing)]) expect(id in SHIPS || id in SOLAR, id).toBe(true);
      }
    }
    expect(turns.at(-1)!.sides.map((side) => side.after)).toEqual(seen('over').outcome!.scores);
    expect(chaptersOf(log).filter(({ turn }) => turn)).toHaveLength(turns.length);
    const early = incomeOf(log, 1, false)!;
    expect(sum(early.from)).toBe(early.all);
  });

  it('reads Redemption, Entropy and joining lines', () => {
    const lines = [
      'Turn 3 begins.',
      'Mara has 9 lines (die 4, Ship of Vigor 2, saved 3) and 4 joining.',
      'Ilya has 4 lines (die 4).',
    ];
    const over = [
      'Mara deals 8 (Ark of Entropy 8) and heals 0, 3 (Ark of Entropy 3) to itself: health 40 → 88, from 100 by Redemption; fleet worth 51.',
      'Ilya deals 9 (Fighter 9) and heals 2 (Defender 2): health 5 → -1; fleet worth 33.',
    ];
    const log = [{ v: 1, seat: -1, lines }, { v: 2, seat: 0, lines: over }];
    expect(incomeOf(log, 0, false)).toEqual({ all: 9, from: { die: 4, VIG: 2, saved: 3 }, joining: 4 });
    expect(turnsOf(log)[0]!.sides[0]).toEqual({ damage: { ENT: 8 }, healing: {}, own: { ENT: 3 }, before: 40, base: 100, after: 88, fleet: 51 });
    expect(turnsOf(log)[0]!.sides[1]!.after).toBe(-1);
    expect(turnsOf([{ ...log[1]!, gone: true }])).toEqual([]);
  });
});

describe('acting in Shapeships', () => {
  it('lights the targets of a strike, and a tap fills in the striker', () => {
    const { interaction } = seen('strike');
    const draft = new Draft();
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
    const draft = new Draft();
    draft.follow(interaction);
    fill(draft, offerNamed(interaction, 'draw')!, { ship: 'DEF' });
    expect(draft.args).toEqual({ ship: 'DEF', number: null });
  });
});

describe('German in Shapeships', () => {
  it('puts names and numbers into sentences', async () => {
    await setLanguage('de');
    expect(tell('shapeships', 'Mara draws an Interceptor; 2 lines left.')).toBe('Mara zeichnet Abfangjäger; 2 Linien übrig.');
    expect(tell('shapeships', 'Mara has 8 lines (die 4, saved 3, Orbital 1).')).toBe('Mara hat 8 Linien (Würfel 4, gespart 3, Orbitalstation 1).');
    expect(tell('shapeships', 'The Ship of Fear of Mara is destroyed.')).toBe('Schiff der Furcht von Mara ist zerstört.');
  });

  it('has words for every refusal of the rules', async () => {
    await setLanguage('de');
    // What only a program can ask for is answered to programs.
    const rows = refusals.split('\n\n').filter((part) => !/^(unknown_move|bad_arguments)\n/.test(part));
    const sentences = rows.flatMap((part) => [...part.matchAll(/^ {6}(.+)$/gm)].map((found) => found[1]!));
    expect(sentences.length).toBeGreaterThan(100);
    for (const text of sentences) expect(tell('shapeships', text), text).not.toBe(text);
    expect(tell('shapeships', 'An Ark of Terror cannot be destroyed: upgraded ships never are. Name a basic one.')).toBe(
      'Arche des Schreckens ist unzerstörbar: verbundene Schiffe sind es immer. Nenne ein einfaches.',
    );
  });

  it('says why a match ended in words, in both languages', async () => {
    expect(tell('shapeships', 'limit')).toBe('the turn limit is reached');
    await setLanguage('de');
    expect(tell('shapeships', 'mutual')).toBe('beide am Ende, mit gleichem Leben');
  });
});
