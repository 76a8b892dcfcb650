import type { EventOf } from '$lib/games/declared';
import type { Declared } from '$lib/games/ti4/declared';
import { describe, expect, it } from 'vitest';
import { client } from '$lib/games/ti4/client';
import { barOf, clockText, durationText, isIdle } from '$lib/games/ti4/clocks';
import { drafter, factionsOnOffer, isBanned } from '$lib/games/ti4/drafting';
import { ANYTHING, listed, pickOut } from '$lib/games/ti4/filters';
import { AGENDAS, agendaDeck, DEFAULT_SETS, LAYOUTS, OPTIONS, PUBLIC, windowsOf } from '$lib/games/ti4/library';
import { items } from '$lib/games/ti4/reference';
import {
  acting,
  onDeck,
  picksAhead,
  ranking,
  seatName,
  speakerOrder,
  votingOrder,
  type TiView,
} from '$lib/games/ti4/reading';
import { choiceText, isTyped } from '$lib/games/ti4/names';
import { find } from '$lib/games/ti4/search';
import { roundReport } from '$lib/games/ti4/round';
import { say } from '$lib/games/ti4/sentences';
import { resultText, standText } from '$lib/games/ti4/voting';
import { warningsOf } from '$lib/games/ti4/warnings';
import { messagesIn, speak } from '$lib/i18n/words.svelte';
import { cardName, colourName, optionLabel, optionValue, sideText, sourceName, unitCount } from '$lib/games/ti4/words';
import { keysLeft } from '$lib/table/keyList';
import type { LogEntry } from '$lib/wire';
import { moment, recorded, viewOf } from './recorded';

const FACTIONS = ['arborec', 'hacan', 'sol', 'jol-nar', 'xxcha', 'letnev'];
const view = (name: string) => viewOf<TiView>('ti4', name);
const clocks = (name: string) => moment('ti4', name).picture.clocks!;

describe('orders', () => {
  it('go from the speaker clockwise, and the speaker votes last', () => {
    expect(speakerOrder(view('first pick'))).toEqual([2, 3, 4, 5, 0, 1]);
    expect(votingOrder(view('first pick'))).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('let three players pick twice', () => {
    expect(picksAhead(view('three'))).toEqual([1, 2, 0, 1, 2, 0]);
    expect(onDeck(view('three'))).toBe(2);
    expect(picksAhead(view('three, one picked'))).toEqual([2, 0, 1, 2, 0]);
  });

  it('pass over those who passed', () => {
    expect(view('passed').current).toBe(5);
    expect(acting(view('passed'))[0]).toBe(3);
    expect(onDeck(view('passed'))).toBe(3);
  });

  it('share a rank with equal points, the winner alone on top', () => {
    expect(ranking(view('scores'), null).map((one) => one.rank)).toEqual([1, 2, 3, 3, 5, 6]);
    expect(ranking(view('scores'), 1).slice(0, 2)).toEqual([
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
    ]);
  });
});

describe('a draft of factions', () => {
  const people = ['Mara', '', 'Tomas'].map((name, seat) => ({ seat, name, kind: name ? 'person' : 'free' }) as never);
  const fresh = () => view('first pick').players.map((player) => ({ ...player, faction: null, name: '' }));
  const drafting = (steps: [number, 'ban' | 'pick', string][]) =>
    ({
      ...view('first pick'),
      phase: 'setup',
      players: fresh(),
      draft: { order: [2, 0, 1], bans: 1, steps },
    }) as TiView;
  const scene = (view: TiView, seats: number[]) =>
    ({ view, seats, people, interaction: { offers: [] } }) as unknown as Parameters<
      NonNullable<typeof client.ready>
    >[0];

  it('calls those who have no faction by whoever sits there', () => {
    expect([0, 1].map((seat) => seatName(drafting([]), seat, people))).toEqual(['Mara', 'Player 2']);
    expect(say(drafting([]), [0], false, people)).toMatchObject({ kind: 'wait', strong: 'Tomas bans.' });
    expect(say(drafting([]), [2], false, people)).toMatchObject({ kind: 'act', strong: 'You ban a faction.' });
  });

  it('has the one button stand ready for whoever is in turn only', () => {
    const banned = drafting([[2, 'ban', 'sol']]);
    expect(client.ready!(scene(banned, [0]))).toBe('ban_faction');
    expect(client.ready!(scene(banned, [1]))).toBe('');
    expect(factionsOnOffer(banned).map((one) => one.id)).toContain('sol');
    expect([isBanned(banned, 'sol'), drafter(view('first pick'), 'sol')]).toEqual([true, 2]);
  });
});

describe('an agenda', () => {
  const agenda = (step: number, players: Record<number, object>, rest: object = {}): TiView => {
    const from = view('first pick');
    return {
      ...from,
      phase: 'agenda-phase',
      current: null,
      agenda: { ...from.agenda, step, card: 'anti-intellectual-revolution', ...rest },
      players: from.players.map((player, seat) => ({ ...player, ...players[seat] })),
    };
  };
  const ready = (view: TiView, seats: number[]) =>
    client.ready!({ view, seats, people: [], interaction: { offers: [] } } as never);

  it('offers the vote to whom it is due, and to who has entered votes', () => {
    const voting = agenda(5, { 4: { votes: 3, side: 'For' } });
    expect(votingOrder(voting)[0]).toBe(3);
    expect([ready(voting, [3]), ready(voting, [4]), ready(voting, [5])]).toEqual(['cast_vote', 'cast_vote', '']);
  });

  it('says what came of it, and whose the choice is in a tie', () => {
    const tied = { 3: { votes: 2, side: 'For', voted: true }, 4: { votes: 2, side: 'Against', voted: true } };
    expect(resultText(agenda(5, tied))).toBe('');
    expect(say(agenda(6, tied), [], false).text).toBe('It is a tie: Sol is the speaker and chooses.');
    expect(resultText(agenda(6, {}))).toBe('Nobody has voted: Sol is the speaker and chooses.');
    expect(say(agenda(6, tied, { outcome: 'For', law: true }), [], false).text).toBe('Outcome: For. It becomes law.');
  });

  it('tells predictions apart by their riders, also where there is little room', () => {
    const predictions = [
      ['construction-rider', 'For'],
      ['imperial-rider', 'Against'],
    ];
    const said = standText(agenda(5, { 3: { predictions } }), 3, true);
    expect(said).toBe('Construction Rider: For, Imperial Rider: Against');
  });
});

describe('the round that is over', () => {
  it('tells of what was won, not of what was given and taken back', () => {
    const from = view('first pick');
    const line = (delta: number, source: string) => [2, delta, source, '', 1, 'status-phase', 0] as never;
    const ledger = [line(1, 'custodians'), line(-1, 'custodians'), line(1, 'imperial')];
    const { points } = roundReport({ ...from, ledger }, 1, []);
    expect(points[0]).toMatchObject({ seat: 2, gained: 1, what: `${sourceName('imperial')} +1` });
  });
});

describe('the decision bar', () => {
  it.each(['manual', 'repeat'])('runs on between two pictures as the server would say: %s', (mode) => {
    const start = clocks(`${mode} bar after 0 s`);
    for (const seconds of [90, 100, 190]) {
      const later = clocks(`${mode} bar after ${seconds} s`);
      const { left_ms: left, cycle = 1 } = later.seats.find((one) => one.seat === 2)!.bar!;
      expect(barOf(start, 2, later.now, 90_000, mode === 'repeat')).toEqual({ left, cycle });
    }
    expect(barOf(start, 3, start.now, 90_000, false)).toBeNull();
  });

  it('has clocks beside it that warn and read as the rules say', () => {
    const reading = clocks('manual bar after 0 s');
    expect([isIdle(reading, 899_999), isIdle(reading, 900_000)]).toEqual([false, true]);
    expect([clockText(65_000), clockText(3_725_000), durationText(9_900_000)]).toEqual(['01:05', '1:02:05', '2h45m']);
  });
});

describe('the reference', () => {
  const objectives = [...PUBLIC.values()].map((one) => ({ id: one.id, name: one.name, lines: [one.condition] }));

  it('finds by name and text, names first', () => {
    expect(find(objectives, 'trade').map((one) => one.name)).toEqual([
      'Centralize Galactic Trade',
      'Negotiate Trade Routes',
      'Amass Wealth',
      'Hold Vast Reserves',
    ]);
    expect(find(objectives, 'BORDER').map((one) => one.name)).toEqual([
      'Control the Borderlands',
      'Expand Borders',
      'Protect the Border',
    ]);
  });

  it('has everything printed, and dims what is not in the game', () => {
    const all = items(view('first pick'));
    const count = (kind: string) => all.filter((one) => one.kind === kind).length;
    expect(['card', 'faction', 'objective', 'secret', 'agenda', 'technology', 'window'].map(count)).toEqual([
      8, 30, 40, 40, 63, 94, 27,
    ]);
    const base = items({ ...view('first pick'), options: { sets: ['base'] } }).filter((one) => one.kind === 'faction');
    expect(find(base, '').map((one) => one.inPlay)).toEqual([...Array(17).fill(true), ...Array(13).fill(false)]);
    expect(agendaDeck(['base'])).toHaveLength(50);
    expect(agendaDeck(DEFAULT_SETS)).toHaveLength(50);
    expect(AGENDAS.size).toBe(63);
  });

  it('reads in another language by the ids of what is printed', () => {
    const english = items(view('first pick'));
    speak('de');
    const german = items(view('first pick'));
    speak('en');
    const same = german.filter((one, index) => one.lines.every((line) => english[index]!.lines.includes(line)));
    expect(same).toEqual([]);
    expect(find(german, 'Handelsgüter zahlen').map((one) => one.id)).toContain('negotiate-trade-routes');
  });

  it('lists what can be played in a window for the factions at the table', () => {
    const window = windowsOf(DEFAULT_SETS, FACTIONS, 1).find((one) => one.step === 2)!;
    expect(window.effects.map((one) => one.name)).toEqual([
      'Veto',
      'Political Secret',
      'Diplomatic Pressure',
      'Quash',
      'Political Favor',
    ]);
  });

  it('draws a map for every number of players', () => {
    expect(Object.keys(LAYOUTS)).toEqual(['3', '4', '5', '6', '7', '8']);
  });
});

describe('the list of objectives', () => {
  const ids = (more: Partial<typeof ANYTHING>) =>
    pickOut(listed(view('objectives')), { ...ANYTHING, ...more }).map((one) => one.id);

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
    expect(say(view('first pick'), [2], false)).toMatchObject({
      kind: 'act',
      strong: 'Your turn.',
      text: 'Take a strategy card. Then Jol-Nar is next.',
    });
    expect(say(view('first pick'), [3], false)).toMatchObject({ kind: 'wait', strong: 'Sol', seat: 2 });
    expect(say(view('card'), [3], false).text).toBe('plays Leadership. Do you follow?');
    expect(say(view('card'), [], false).text).toBe('plays Leadership. The others may follow. Then Arborec is next.');
  });
});

describe('what an agenda decides', () => {
  it('is said in words whatever its kind', () => {
    const seen = view('first pick');
    expect(choiceText(seen, 'minister-of-war', 'p2')).toBe('Hacan');
    expect(choiceText(seen, 'galactic-crisis-pact', 'trade')).toBe('Trade');
    expect(choiceText(seen, 'classified-document-leaks', 'threaten-enemies')).toBe('Threaten Enemies');
    expect(choiceText(seen, 'judicial-abolishment', 'Conventions of War')).toBe('Conventions of War');
    expect(choiceText(seen, 'conventions-of-war', 'Against')).toBe('Against');
    expect(choiceText(seen, 'minister-of-war', '')).toBe('');
  });

  it('is typed only where nobody can list it', () => {
    const typed = [...AGENDAS.values()].filter((one) => isTyped(one.id)).map((one) => one.outcome_kind);
    expect(new Set(typed)).toEqual(new Set(['elect_planet', 'hidden']));
    expect(isTyped('')).toBe(true);
  });
});

describe('warnings', () => {
  const events: EventOf<Declared>[] = [
    { v: 7, name: 'second_public_this_phase', params: { seat: 1 } },
    { v: 7, name: 'stage_two_early' },
    { v: 7, name: 'passed', params: { seat: 3 } },
  ];
  const log = [{ v: 7, seat: 3, lines: [] }] as LogEntry[];

  it('reach the host, whom they concern, and who did it', () => {
    const told = (seats: number[], host = false) => warningsOf({ events, log, seats, host }, view('first pick'));
    const both = [
      'Hacan scored more than one public objective in this status phase.',
      'A stage II objective before five of stage I are out.',
    ];
    expect(told([], true)).toEqual(both);
    expect(told([1])).toEqual(both.slice(0, 1));
    expect(told([3])).toEqual(both.slice(1));
    expect(told([4])).toEqual([]);
  });
});

describe('the list of keys', () => {
  it('has no key of every table that means something else here', () => {
    expect(keysLeft([]).map((line) => line.keys)).toContain('P');
    const left = keysLeft([
      { keys: 'P', does: 'pass' },
      { keys: '1 – 8', does: 'cards' },
      { keys: 'O', does: 'objectives' },
    ]).map((line) => line.keys);
    expect(left).toContain('H');
    expect(left.filter((keys) => ['P', 'O', '1 – 9'].includes(keys))).toEqual([]);
  });
});

describe('looking back', () => {
  const log = () => Object.values(recorded('ti4').moments).flatMap((one) => one.log);
  const saying = (...keys: string[]) =>
    log().filter((entry) => !entry.gone && messagesIn(entry).some(({ message }) => keys.includes(message.say)));

  it.each([
    ['en', 'Round 1'],
    ['de', 'Runde 1'],
  ])('finds rounds and great moments by what happened, not by how it is said: %s', (code, first) => {
    speak(code);
    const rounds = client.chapters!(log());
    expect(rounds.map(({ v }) => v)).toEqual(saying('strategy_phase_began').map(({ v }) => v));
    expect(rounds[0]!.label).toBe(first);
    const moments = client.moments!(log());
    expect(moments.map(({ v }) => v)).toEqual(saying('limit_reached', 'mecatol_claimed').map(({ v }) => v));
    speak('en');
  });
});

describe('what the rules call things', () => {
  it('is said by the board in their words', () => {
    const games = [...OPTIONS.values()].filter((one) => one.scope === 'game');
    expect(games.map((one) => optionLabel(one.id)).filter((label) => /^option/.test(label))).toEqual([]);
    expect(games.flatMap((one) => (one.values ?? []).map((value) => optionValue(one.id, value))).join()).not.toMatch(
      /choice-/,
    );
    expect([cardName(5), colourName('red'), sourceName('relic'), sideText('For'), unitCount('carrier', 2)]).toEqual([
      'Trade',
      'Red',
      'Relic',
      'For',
      '2 carriers',
    ]);
  });
});
