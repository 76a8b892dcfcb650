import { expect, test } from 'vitest';
import { wayBack } from '../src/table/wayBack';
import type { LogEntry, TableInfo } from '../src/wire';

const entry = (v: number, seat: number, more: Partial<LogEntry> = {}): LogEntry => ({
  v,
  seat,
  lines: [`${v}`],
  ...more,
});
const LOG = [
  entry(0, -2),
  entry(1, 0),
  entry(2, 1),
  entry(3, 0, { gone: true }),
  entry(4, 0),
  entry(5, 0, { kept: true }),
  entry(6, 0),
];
const way = (undo: TableInfo['undo'], after: number | null = 0, seesAsHost = false) =>
  wayBack({
    log: LOG,
    picture: { levels: after === null ? [] : [{ level: 'entry', label: '', after }] },
    table: { undo },
    seats: [0],
    seesAsHost,
  });
const stays = (found: ReturnType<typeof way>) => LOG.map(({ v }) => v).filter((v) => found?.leadsTo(v));

test('where the server offers no entry there is no way back', () => {
  expect(way('consent', null)).toBeNull();
});

test('by consent one may go back behind others, who are asked', () => {
  const found = way('consent');
  expect(stays(found)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([1, 2].map((v) => found?.concernsOthers(v))).toEqual([true, false]);
});

test('what is sealed stays', () => {
  expect(stays(way('consent', 4))).toEqual([4, 5]);
});

test('only the own acts go back where others are not to be asked', () => {
  expect(stays(way('own'))).toEqual([2, 3, 4, 5]);
});

test('a host asks nobody', () => {
  const found = way('own', 0, true);
  expect(stays(found)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(found?.concernsOthers(0)).toBe(false);
});
