/** What happened is shown one thing after the other, but nobody waits long for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineEvents } from '$lib/socket/live';
import { Session } from '$lib/state/session.svelte';
import type { Picture, ServerMessage } from '$lib/wire';

let line: LineEvents;
vi.mock('$lib/socket/live', () => ({
  liveAddress: () => '',
  Line: class {
    constructor(_: string, on: LineEvents) {
      line = on;
    }
    open() {}
    close() {}
    send() {
      return true;
    }
  },
}));

const picture = (version: number) => ({ version, view: {}, interaction: { version, status: 'waiting', prompt: { key: '', text: '' } } }) as Picture;
const welcome = { type: 'welcome', now: 0, me: {}, table: { seats: [] }, presence: {}, seats: [0], role: 'player', chat: [], log_from: -1, log: [], picture: picture(0) };
const update = (version: number) =>
  ({ type: 'update', since: version - 1, now: 0, picture: picture(version), log_from: version - 1, log: [], events: [{ v: version, name: 'moved' }] }) as ServerMessage;

describe('a table', () => {
  let session: Session;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    session = new Session('t', 'player', null);
    line.message(welcome as unknown as ServerMessage);
    for (let version = 1; version <= 60; version += 1) line.message(update(version));
  });
  afterEach(() => vi.useRealTimers());
  const shown = () => session.picture?.version ?? -1;

  it('shows one thing after the other', async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBeGreaterThan(2);
    expect(shown()).toBeLessThan(20);
  });

  it('shows everything after four seconds', async () => {
    await vi.advanceTimersByTimeAsync(3900);
    expect(shown()).toBeLessThan(60);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toBe(60);
  });

  it('shows everything at once when somebody taps', async () => {
    await vi.advanceTimersByTimeAsync(200);
    session.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(60);
    line.message(update(61));
    line.message(update(62));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(61);
  });
});
