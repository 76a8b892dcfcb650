import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromBoard } from '$lib/board/protocol';
import { troubleOf } from '$lib/board/trouble';
import { chaptersOf } from '$lib/games/rules';
import { BoardHost, PATIENCE, type Deed } from '$lib/table/shipped/host.svelte';
import { hasShape, readMessage } from '$lib/table/shipped/reading';

describe('what a frame says', () => {
  it('is heard where it has the right shape', () => {
    const told: FromBoard = { type: 'pick', offer: '0:mark', input: 'cell', value: 4 };
    expect(readMessage(told)).toEqual(told);
    expect(readMessage({ type: 'do', offer: '0:add', args: null })).not.toBeNull();
  });

  it('is not heard otherwise', () => {
    const wrong = [
      null,
      'act',
      { type: 'constructor' },
      { type: 'send', seat: 1 },
      { type: 'pick', offer: 7, input: 'cell' },
      { type: 'do', offer: '0:add', args: [1] },
      { type: 'tell', text: 'x'.repeat(501) },
      { type: 'size', height: Number.NaN },
      { type: 'key', key: 'Enter', control: false, shift: false },
      { type: 'marks', marks: [{ name: 'a', is: 'anchor', box: [0, 0, '1px;background:url(/)', 1] }] },
      { type: 'marks', marks: Array.from({ length: 201 }, () => ({ name: 'a', is: 'anchor', box: [0, 0, 1, 1] })) },
    ];
    expect(wrong.map(readMessage)).toEqual(wrong.map(() => null));
  });

  it('fits the kind of the input', () => {
    const input = (kind: string) => ({ name: 'x', kind });
    expect(hasShape(input('many'), ['a'])).toBe(true);
    expect(hasShape(input('many'), 'a')).toBe(false);
    expect(hasShape(input('assign'), [['a']])).toBe(false);
    expect(hasShape(input('number'), '7')).toBe(false);
    expect(hasShape({ ...input('form'), parts: [input('text')] }, { x: 1 })).toBe(false);
  });
});

describe('a board in its frame', () => {
  let page: MessagePort;
  let heard: unknown[];
  let deeds: Deed[];
  let host: BoardHost;
  const position = { view: {} } as never;
  const begin = { type: 'begin', module: 'board.js' } as never;

  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    deeds = [];
    host = new BoardHost(
      () => begin,
      (deed) => deeds.push(deed),
      () => {},
    );
    // Both ends in one place: what is said arrives at once.
    vi.stubGlobal(
      'MessageChannel',
      class {
        port1 = end((data) => heard.push(data));
        port2 = end((data) => this.port1.onmessage?.({ data } as MessageEvent));
      },
    );
    host.arrived({ postMessage: (_: unknown, __: unknown, [port]: MessagePort[]) => (page = port!) } as never);
  });

  afterEach(() => {
    host.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function end(post: (data: unknown) => void): MessagePort {
    return { postMessage: post, close: () => {}, onmessage: null } as unknown as MessagePort;
  }

  it('is given what moves with the position, and what came meanwhile only once', () => {
    page.postMessage({ type: 'ready' });
    host.show({ position, names: [] });
    host.show({ position, names: ['Ann'] });
    host.show({ position, names: ['Ann'] });
    const act = { events: [], origins: [], lasts: 300, points: true };
    expect(host.travel(act)).toBe(300);
    host.show({ position, names: ['Ann'] });
    vi.advanceTimersByTime(50);
    expect(heard).toEqual([begin, { type: 'show', id: 1, position, names: ['Ann'], act }]);
  });

  it('is given up when it never comes, and when it never finishes drawing', () => {
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(host.trouble).toBeNull();
    page.postMessage({ type: 'ready' });
    host.show({ position, names: [] });
    vi.advanceTimersByTime(PATIENCE + 1);
    expect(host.trouble?.what).toBe('the board does not finish drawing after 10 seconds');
    page.postMessage({ type: 'act' });
    expect(deeds).toEqual([]);
  });

  it('is given up when it goes elsewhere', () => {
    host.arrived({ postMessage: () => {} } as never);
    expect(host.trouble?.what).toBe('the board left its page');
  });
});

it('blames the first line of the board', () => {
  const base = 'http://a.example/boards/nim/0f/';
  const thrown = Object.assign(new TypeError('no'), {
    stack: `TypeError: no\n at f (http://a.example/board/x.js:1:2)\n at update (${base}parts/hand.js:12:7)`,
  });
  expect(troubleOf(thrown, base)).toEqual({ what: 'TypeError: no', file: 'parts/hand.js', line: 12 });
});

it('reads chapters from a plain text', () => {
  expect(chaptersOf('# Nim\n\n## Aim\n\nTake the\nlast.\n\nOr not.\n\n## Turns\nOne each.\n')).toEqual([
    { title: 'Aim', text: 'Take the last.\n\nOr not.' },
    { title: 'Turns', text: 'One each.' },
  ]);
});
