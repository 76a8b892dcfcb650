import { describe, expect, it } from 'vitest';
import { stepsIn } from '$lib/table/people';
import { tables } from './recorded';

const { hosts } = tables();
const gone = hosts['sits, host gone']!;

describe('stepping in for a host', () => {
  it('is for those who sit, or anybody where nobody does, while no host is there', () => {
    expect(Object.keys(hosts).filter((name) => stepsIn(hosts[name]!.table, hosts[name]!.presence))).toEqual([
      'sits, host gone',
      'sat, nobody sits',
      'looks on, nobody sits',
    ]);
  });

  it('is only where the game says so, before the end, and not for a host', () => {
    const not = [{ host_absent_s: 0 }, { status: 'finished' as const }, { host: true }];
    for (const more of not) expect(stepsIn({ ...gone.table, ...more }, gone.presence)).toBe(false);
  });
});
