import { describe, expect, it, vi } from 'vitest';
import { passingControl, turned } from '$lib/table/passing';
import type { Interaction, Passing } from '$lib/wire';

const quiet: Passing = { seat: 1, kind: 'quiet', stops: ['mine:play/main', 'theirs:play/end'] };
const at = (passing: Passing) => ({ version: 1, status: 'waiting', prompt: { key: '', text: '' }, passing: [passing] }) as Interaction;

describe('stops', () => {
  it('go from none to mine, theirs, both and none again, and leave other places alone', () => {
    const seen: string[][] = [];
    let stops = ['theirs:play/end'];
    for (let tap = 0; tap < 4; tap += 1) {
      stops = turned({ ...quiet, stops }, 'play/main');
      seen.push(stops.filter((stop) => stop.endsWith('main')));
      expect(stops).toContain('theirs:play/end');
    }
    expect(seen).toEqual([['mine:play/main'], ['theirs:play/main'], ['mine:play/main', 'theirs:play/main'], []]);
  });

  it('are kept when an "until" ends, and quiet passing ends by asking everywhere', () => {
    const set = vi.fn();
    passingControl(at({ ...quiet, kind: 'until', until: 'my_turn' }), set, () => {})!.cancel();
    expect(set).toHaveBeenLastCalledWith(1, { preference: 'quiet' });
    passingControl(at(quiet), set, () => {})!.cancel();
    expect(set).toHaveBeenLastCalledWith(1, { preference: 'off' });
  });

  it('are not there where the game knows no priority', () => {
    expect(passingControl({ ...at(quiet), passing: undefined }, () => {}, () => {})).toBeNull();
  });
});
