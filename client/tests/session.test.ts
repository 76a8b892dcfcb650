/** What happened is shown one thing after the other, but nobody waits long for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineEvents } from '$lib/socket/live';
import { Session } from '$lib/state/session.svelte';
import { tables } from './recorded';

let line: LineEvents;
const sent: { type: string; id?: string; before?: number }[] = [];
vi.mock('$lib/socket/live', () => ({
  liveAddress: () => '',
  Line: class {
    constructor(_: string, on: LineEvents) {
      line = on;
    }
    open() {}
    close() {}
    send(message: (typeof sent)[number]) {
      sent.push(message);
      return true;
    }
  },
}));

const { messages } = tables().socket;

describe('a table', () => {
  let session: Session;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    localStorage.clear();
    session = new Session('t', 'player');
    for (const message of messages.slice(0, 31)) line.message(message);
    session.seats = []; // somebody who watches: nothing of it is their own
  });
  afterEach(() => vi.useRealTimers());
  const shown = () => session.picture?.version ?? -1;

  it('shows one thing after the other', async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(1);
    const before = shown();
    await vi.advanceTimersByTimeAsync(600);
    expect(shown()).toBe(before);
    await vi.advanceTimersByTimeAsync(1400);
    expect(shown()).toBeGreaterThan(before);
    expect(shown()).toBeLessThan(before + 4);
  });

  it('says on its way back whether it saw from a seat', () => {
    expect(line.hello().sat).toBe(false);
    session.seats = [0];
    expect(line.hello().sat).toBe(true);
  });

  it('does not let whoever acts wait for their own act', async () => {
    await vi.advanceTimersByTimeAsync(0);
    session.seats = session.table!.seats.map((one) => one.seat);
    void session.act(0, 'anything', null, '');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(30);
  });

  it('shows everything at once when somebody taps', async () => {
    await vi.advanceTimersByTimeAsync(200);
    session.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(30);
    for (const message of messages.slice(31, 33)) line.message(message);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(31);
  });

  it('sums up what happened while somebody looked away, until they act', async () => {
    const eyes = vi.spyOn(document, 'visibilityState', 'get');
    const look = (how: DocumentVisibilityState) => {
      eyes.mockReturnValue(how);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    session.open();
    session.seats = [0];
    await vi.advanceTimersByTimeAsync(0);
    const seen = shown();
    look('hidden');
    for (const message of messages.slice(31, 40)) line.message(message);
    await vi.advanceTimersByTimeAsync(2000);
    look('visible');
    expect(session.missed[0]!.v).toBe(seen + 1);
    expect(session.missed.at(-1)!.v).toBe(shown());
    void session.act(0, 'anything', null, '');
    expect(session.missed).toEqual([]);
    session.close();
    eyes.mockRestore();
  });

  it('reads a long log back to its beginning, page by page', async () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => ({ v: from + n, seat: 0, lines: [`${from + n}`] }));
    const asked = () => sent.filter((message) => message.type === 'log').at(-1)!;
    const welcome = messages.find((message) => message.type === 'welcome')!;
    line.message({ ...welcome, log_from: -1, log: lines(7, 9), earlier: true });
    expect(session.log.map((entry) => entry.v)).toEqual([7, 8, 9]);

    expect(asked().before).toBe(7);
    line.message({ type: 'log', id: asked().id!, log: lines(3, 6), earlier: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().before).toBe(3);
    line.message({ type: 'log', id: asked().id!, log: lines(0, 2) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.log.map((entry) => entry.v)).toEqual(lines(0, 9).map((entry) => entry.v));
    expect(sent.filter((message) => message.type === 'log')).toHaveLength(2);
  });

  it('says of every seat at once who has come and gone', () => {
    const seats = session.table!.seats.map((one) => one.seat);
    line.message({ type: 'presence', presence: { connected: seats, away: [] } });
    expect(session.table!.seats.map((one) => one.connected)).toEqual(seats.map(() => true));
    line.message({ type: 'presence', presence: { connected: [0], away: [0] } });
    expect(session.table!.seats.map((one) => [one.connected, one.away])).toEqual(
      seats.map((seat) => [seat === 0, seat === 0]),
    );
  });
});
