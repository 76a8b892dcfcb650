import { describe, expect, it, vi } from 'vitest';
import { passingControl, turned } from '$lib/table/passing';
import { interaction } from './recorded';

const quiet = interaction('emberlode', 'quiet');
const passing = quiet.passing![0]!;

describe('stops', () => {
  it('go from none to mine, theirs, both and none again, and leave other places alone', () => {
    const seen: string[][] = [];
    let { stops = [] } = passing;
    for (let tap = 0; tap < 4; tap += 1) {
      stops = turned({ ...passing, stops }, 'play/main1');
      seen.push(stops.filter((stop) => stop.endsWith('main1')));
      expect(stops).toContain('theirs:play/ending/end');
    }
    expect(seen).toEqual([['theirs:play/main1'], ['mine:play/main1', 'theirs:play/main1'], [], ['mine:play/main1']]);
  });

  it('are kept when an "until" ends, and quiet passing ends by asking everywhere', () => {
    const set = vi.fn();
    passingControl(interaction('emberlode', 'until'), set, () => {})!.cancel();
    expect(set).toHaveBeenLastCalledWith(1, { preference: 'quiet' });
    passingControl(quiet, set, () => {})!.cancel();
    expect(set).toHaveBeenLastCalledWith(1, { preference: 'off' });
  });

  it('are not there where the game knows no priority', () => {
    expect(
      passingControl(
        interaction('kolkhoz', 'trick'),
        () => {},
        () => {},
      ),
    ).toBeNull();
  });
});
