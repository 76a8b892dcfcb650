import { describe, expect, it } from 'vitest';
import { stepsIn } from '$lib/table/people';
import type { Present, SeatInfo, TableInfo } from '$lib/wire';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: number, kind: 'person', name: `P${number}`, ...more });
const table = (more: Partial<TableInfo> = {}) =>
  ({ status: 'running', host_absent_s: 300, seats: [seat(0, { host: true }), seat(1, { mine: true }), seat(2, { kind: 'free' })], ...more }) as TableInfo;
const gone: Present = { connected: [1], hosts_gone: 1 };

describe('stepping in for a host', () => {
  it('is for those who sit, while no host is there', () => {
    expect(stepsIn(table(), gone)).toBe(true);
    expect(stepsIn(table(), { connected: [0, 1], hosts: 1 })).toBe(false);
    expect(stepsIn(table({ host: true }), gone)).toBe(false);
    expect(stepsIn(table({ seats: [seat(0), seat(1)] }), gone)).toBe(false);
  });

  it('is for anybody where nobody sits', () => {
    expect(stepsIn(table({ seats: [seat(0, { kind: 'free' })] }), gone)).toBe(true);
  });

  it('is only where the game says so, and before the end', () => {
    expect(stepsIn(table({ host_absent_s: 0 }), gone)).toBe(false);
    expect(stepsIn(table({ status: 'finished' }), gone)).toBe(false);
  });
});
