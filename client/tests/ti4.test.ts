import { describe, expect, it } from 'vitest';
import { barOf, clockText, durationText, isIdle } from '$lib/games/ti4/clocks';
import { ANYTHING, listed, pickOut } from '$lib/games/ti4/filters';
import { AGENDAS, agendaDeck, DEFAULT_SETS, FACTIONS as FACTION_DATA, LAYOUTS, PUBLIC, SECRETS, WINDOWS, windowsOf } from '$lib/games/ti4/library';
import { ABILITIES as PRINTED, items } from '$lib/games/ti4/reference';
import { ABILITIES, TECHS } from '$lib/games/ti4/reference.de';
import { acting, onDeck, picksAhead, ranking, speakerOrder, votingOrder, type TiView } from '$lib/games/ti4/reading';
import { find } from '$lib/games/ti4/search';
import { say } from '$lib/games/ti4/sentences';
import { TECHNOLOGIES } from '$lib/games/ti4/technologies';
import * as German from '$lib/games/ti4/texts.de';
import type { Reading } from '$lib/wire';

const FACTIONS = ['arborec', 'hacan', 'sol', 'jol-nar', 'xxcha', 'letnev'];
const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];

/** The rules' fixture F6, with the cards of worked example 9 where wanted. */
function f6(more: Partial<TiView> = {}): TiView {
  return {
    options: {},
    count: 6,
    players: FACTIONS.map((faction, seat) => ({
      colour: COLOURS[seat], faction, faction_random: false, custom_name: '', keleres_home: null, name: '', vp: 0, eliminated: false,
      deeds: [], notes: [], secrets: [], checks: [], votes: 0, side: '', no_when: false, no_after: false,
    })),
    phase: 'strategy-phase', round: 1, started_at: 0, speaker: 2, speaker_history: [],
    cards: Array.from({ length: 8 }, () => [0, null, false]),
    cards_per_player: 1, picks: [], current: 2, pending: null, initiative: [], zero_token: null,
    status_checks: [false, false, false, false, false, false, false],
    mecatol: { claimed: false, round: 0, by: null, owner: null, checked: false },
    objectives: [], laws: [], agenda: { number: 1, serial: 1, step: 1, card: '', title: '', outcome: '', law: false, target: '' },
    agenda_results: [], ledger: [], limit_waived: false, result: null,
    ...more,
  } as unknown as TiView;
}

const reading = (bar: { left_ms: number; cycle?: number }, now = 0) =>
  ({ now, seats: [{ seat: 0, running: true, turn_ms: 0, total_ms: 0, turns: 1, longest_ms: 0, bar }], net_ms: 0, table_ms: 0, places: {}, idle_at: 900_000 }) as unknown as Reading;

describe('orders', () => {
  it('go from the speaker clockwise, and the speaker votes last', () => {
    expect(speakerOrder(f6())).toEqual([2, 3, 4, 5, 0, 1]);
    expect(votingOrder(f6())).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('let three players pick twice', () => {
    const three = f6({ count: 3, speaker: 1, cards_per_player: 2 });
    expect(picksAhead(three)).toEqual([1, 2, 0, 1, 2, 0]);
    expect(onDeck({ ...three, current: 1 } as TiView)).toBe(2);
  });

  it('pass over those who passed', () => {
    const view = f6({ phase: 'action-phase', initiative: [4, 0, 5, 1, 3, 2], current: 5 });
    for (const seat of [0, 1]) view.players[seat]!.deeds = [[1, 0, 0, 0, 0, 1]];
    expect(acting(view)[0]).toBe(3);
    expect(onDeck(view)).toBe(3);
  });

  it('share a rank with equal points, the winner alone on top', () => {
    const view = f6({ initiative: [0, 1, 2, 3, 4, 5] });
    [10, 9, 7, 7, 4, 2].forEach((vp, seat) => (view.players[seat]!.vp = vp));
    expect(ranking(view, 0).map((one) => one.rank)).toEqual([1, 2, 3, 3, 5, 6]);
    view.players[1]!.vp = 11;
    expect(ranking(view, 0).slice(0, 2)).toEqual([{ seat: 0, rank: 1 }, { seat: 1, rank: 2 }]);
  });
});

describe('the decision bar', () => {
  it('stays empty, or begins again with another cycle', () => {
    expect(barOf(reading({ left_ms: 90_000 }), 0, 100_000, 90_000, false)).toEqual({ left: 0, cycle: 1 });
    expect(barOf(reading({ left_ms: 90_000 }), 0, 100_000, 90_000, true)).toEqual({ left: 80_000, cycle: 2 });
    expect(barOf(reading({ left_ms: 90_000 }), 0, 90_000, 90_000, true)).toEqual({ left: 90_000, cycle: 2 });
    expect(barOf(reading({ left_ms: 90_000 }), 1, 10_000, 90_000, true)).toBeNull();
  });

  it('has clocks beside it that warn and read as the rules say', () => {
    expect([isIdle(reading({ left_ms: 0 }), 899_999), isIdle(reading({ left_ms: 0 }), 900_000)]).toEqual([false, true]);
    expect([clockText(65_000), clockText(3_725_000), durationText(9_900_000)]).toEqual(['01:05', '1:02:05', '2h45m']);
  });
});

describe('the reference', () => {
  const objectives = [...PUBLIC.values()].map((one) => ({ id: one.id, name: one.name, lines: [one.condition] }));

  it('finds by name and text, names first', () => {
    expect(find(objectives, 'trade').map((one) => one.name)).toEqual([
      'Centralize Galactic Trade', 'Negotiate Trade Routes', 'Amass Wealth', 'Hold Vast Reserves',
    ]);
    expect(find(objectives, 'BORDER').map((one) => one.name)).toEqual(['Control the Borderlands', 'Expand Borders', 'Protect the Border']);
  });

  it('has everything printed, and dims what is not in the game', () => {
    const all = items(f6());
    const count = (kind: string) => all.filter((one) => one.kind === kind).length;
    expect(['card', 'faction', 'objective', 'secret', 'agenda', 'technology', 'window'].map(count)).toEqual([8, 30, 40, 40, 63, 94, 27]);
    const base = items(f6({ options: { sets: ['base'] } })).filter((one) => one.kind === 'faction');
    expect(find(base, '').map((one) => one.inPlay)).toEqual([...Array(17).fill(true), ...Array(13).fill(false)]);
    expect(agendaDeck(['base'])).toHaveLength(50);
    expect(agendaDeck(DEFAULT_SETS)).toHaveLength(50);
    expect(AGENDAS.size).toBe(63);
  });

  it('reads German from end to end', () => {
    const abilities = Object.values(PRINTED).flatMap((list) => list.map((ability) => ability.name));
    expect(Object.keys(PRINTED)).toEqual([...FACTION_DATA.keys()]);
    expect(abilities.filter((name) => !ABILITIES[name])).toEqual([]);
    expect(Object.keys(ABILITIES).filter((name) => !abilities.includes(name))).toEqual([]);
    const effects = TECHNOLOGIES.filter((one) => one.effect).map((one) => one.id);
    expect(Object.keys(TECHS).sort()).toEqual(effects.sort());
    expect([...PUBLIC.keys(), ...SECRETS.keys()].filter((id) => !German.CONDITIONS[id])).toEqual([]);
    expect([...AGENDAS.values()].filter((one) => (['for', 'against', 'effect'] as const).some((part) => one[part] && !German.AGENDAS[one.id]?.[part]))).toEqual([]);
    expect(WINDOWS.flatMap((one) => one.effects.map((effect) => effect.id)).filter((id) => !German.HINTS[id])).toEqual([]);
  });

  it('lists what can be played in a window for the factions at the table', () => {
    const window = windowsOf(DEFAULT_SETS, FACTIONS, 1).find((one) => one.step === 2)!;
    expect(window.effects.map((one) => one.name)).toEqual(['Veto', 'Political Secret', 'Diplomatic Pressure', 'Quash', 'Political Favor']);
  });

  it('draws a map for every number of players', () => {
    expect(Object.keys(LAYOUTS)).toEqual(['3', '4', '5', '6', '7', '8']);
  });
});

describe('the list of objectives', () => {
  const view = f6({
    objectives: [
      { id: 'corner-the-market', name: 'Corner the Market', stage: 1, points: 1, round: 1, extra: false, scored: [[1, 1, 'status-phase', 0]] },
      { id: 'develop-weaponry', name: 'Develop Weaponry', stage: 1, points: 1, round: 1, extra: false, scored: [] },
      { id: 'custom-1', name: 'Our own', stage: 2, points: 2, round: 2, extra: false, scored: [[1, 2, 'status-phase', 0]] },
    ] as unknown as TiView['objectives'],
  });
  view.players[4]!.secrets = [['threaten-enemies', 1, 2, 'status-phase', 0]] as unknown as TiView['players'][number]['secrets'];
  const ids = (more: Partial<typeof ANYTHING>) => pickOut(listed(view), { ...ANYTHING, ...more }).map((one) => one.id);

  it('is cut down by stage, set and who scored, and searched like the reference', () => {
    expect(ids({})).toEqual(['corner-the-market', 'develop-weaponry', 'custom-1', 'threaten-enemies']);
    expect(ids({ stage: 'stage2' })).toEqual(['custom-1']);
    expect(ids({ stage: 'secret' })).toEqual(['threaten-enemies']);
    expect(ids({ set: 'base', stage: 'stage1' })).toEqual(['corner-the-market', 'develop-weaponry']);
    expect(ids({ by: 1 })).toEqual(['corner-the-market', 'custom-1']);
    expect(ids({ by: 'nobody' })).toEqual(['develop-weaponry']);
    expect(ids({ by: 0 })).toEqual([]);
    expect(ids({ query: 'MARKET' })).toEqual(['corner-the-market']);
    expect(ids({ query: 'planets', by: 'nobody' })).toEqual([]);
  });
});

describe('the sentence', () => {
  it('says who must do what, and who is next', () => {
    expect(say(f6(), [2], false)).toMatchObject({ kind: 'act', strong: 'Your turn.', text: 'Take a strategy card. Then Jol-Nar is next.' });
    expect(say(f6(), [3], false)).toMatchObject({ kind: 'wait', strong: 'Sol', seat: 2 });
    const card = f6({ phase: 'action-phase', initiative: [1, 3], current: 1, pending: { kind: 'strategic', card: 5, speaker_chosen: false, replies: [] } });
    expect(say(card, [3], false).text).toBe('plays Trade. Do you follow?');
    expect(say(card, [], false).text).toBe('plays Trade. The others may follow. Then Jol-Nar is next.');
  });
});
