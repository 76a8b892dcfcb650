/** What one reader hears: what is new, whom they do not want to hear, where they are heard. */
import { beforeEach, describe, expect, it } from 'vitest';
import { placed } from '$lib/talk/anchors';
import { SHOWN_MS, Talk } from '$lib/talk/talk.svelte';
import type { ChatLine, Me, TableInfo } from '$lib/wire';

const line = (number: number, person: string, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  person,
  name: person,
  seat: null,
  at: number * 1000,
  text: `line ${number}`,
  ...more,
});
const table = (more: Partial<TableInfo>) => ({ status: 'running', seats: [], ...more }) as unknown as TableInfo;

describe('the talk of a table', () => {
  const shelf = new Map<string, string>();
  const kept = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  };
  const session = {
    id: 't',
    chat: [] as ChatLine[],
    me: null as Me | null,
    table: null as TableInfo | null,
    skew: 0,
    muted: null as readonly string[] | null,
  };
  const open = (person = 'me') => {
    session.me = { person } as Me;
    const talk = new Talk(session, kept);
    talk.arrive();
    return talk;
  };
  beforeEach(() => {
    shelf.clear();
    session.chat = [line(1, 'ann'), line(2, 'bob')];
    session.table = table({});
    session.muted = null;
  });

  it('counts what others said since one looked, for each person, also after a reload', () => {
    expect(open().unread).toBe(0); // whoever comes for the first time has missed nothing
    session.chat = [
      ...session.chat,
      line(3, 'ann'),
      line(4, 'me'),
      line(5, 'bob', { phrase: 'clap', text: '', to: 3 }),
    ];
    const again = open();
    expect(again.unread).toBe(2);
    expect(open('somebody else').unread).toBe(0);
    session.me = { person: 'me' } as Me;
    again.read();
    expect([again.unread, open().unread]).toEqual([0, 0]);
  });

  it('leaves out whom one does not want to hear, everywhere', () => {
    const talk = open();
    session.chat = [...session.chat, line(3, 'ann', { seat: 1 }), line(4, 'bob', { seat: 0 })];
    talk.mute('ann', true);
    expect(talk.lines('table').map((one) => one.number)).toEqual([2, 4]);
    expect(talk.bubbles(4000).map((one) => one.number)).toEqual([2, 4]);
    expect([talk.unread, new Talk(session, kept).muted]).toEqual([1, ['ann']]);
    talk.beQuiet(true);
    expect([talk.unread, talk.bubbles(4000), new Talk(session, kept).quiet]).toEqual([0, [], true]);
    talk.mute('ann', false);
    expect(talk.lines('table')).toHaveLength(4);
  });

  it('keeps with the person whom they do not want to hear, also what they muted as a stranger', () => {
    const told: [string, boolean][] = [];
    const device = () => new Talk(session, kept, async (person, on) => void told.push([person, on]));
    session.me = { person: '' } as Me;
    device().mute('ann', true);
    session.me = { person: 'me' } as Me;
    session.muted = ['bob'];
    const talk = device();
    expect(talk.muted).toEqual(['bob', 'ann']);
    talk.arrive();
    talk.mute('bob', false);
    expect([session.muted, told]).toEqual([
      ['ann'],
      [
        ['ann', true],
        ['bob', false],
      ],
    ]);
    session.muted = []; // heard again on another device
    expect(device().muted).toEqual([]);
  });

  it('keeps the rooms apart and reactions with their lines', () => {
    const talk = open();
    session.chat = [
      line(1, 'ann'),
      line(2, 'eve', { room: 'watchers' }),
      line(3, 'bob', { phrase: 'clap', text: '', to: 1 }),
      line(4, 'bob', { phrase: 'clap', text: '', to: 1 }),
      line(5, 'me', { phrase: 'clap', text: '', to: 1 }),
    ];
    expect([talk.lines('table').map((one) => one.number), talk.lines('watchers').map((one) => one.number)]).toEqual([
      [1],
      [2],
    ]);
    expect(talk.reactions(1)).toEqual([{ phrase: 'clap', names: ['bob', 'me'], mine: true }]);
  });

  it('knows where one is heard', () => {
    const talk = open();
    const rooms = (more: Partial<TableInfo>) => {
      session.table = table(more);
      return talk.room;
    };
    expect([
      rooms({}),
      rooms({ watchers_heard: true }),
      rooms({ host: true }),
      rooms({ seats: [{ mine: true }] as never }),
      rooms({ status: 'finished' }),
    ]).toEqual(['watchers', 'table', 'table', 'table', 'table']);
  });

  it('shows the newest of each seat for a while', () => {
    const talk = open();
    session.chat = [line(1, 'ann', { seat: 1 }), line(2, 'ann', { seat: 1 }), line(3, 'eve')];
    expect(talk.bubbles(3000).map((one) => one.number)).toEqual([2, 3]);
    expect(talk.bubbles(3000 + SHOWN_MS)).toEqual([]);
  });
});

describe('a bubble', () => {
  const box = { offsetWidth: 200, offsetHeight: 60 } as HTMLElement;
  it('stays inside the screen, and its tip points at the seat', () => {
    const seat = { left: 4, top: 10, bottom: 50, width: 40, height: 40 } as DOMRect;
    expect(placed(seat, box)).toEqual({ x: 8, y: 59, side: 'below', tip: 16 });
    const low = { left: innerWidth - 44, top: innerHeight - 60, bottom: innerHeight - 20, width: 40 } as DOMRect;
    const at = placed(low, box);
    expect([at.side, at.x, at.y]).toEqual(['above', innerWidth - 208, innerHeight - 129]);
  });
});
