import { describe, expect, it } from 'vitest';
import { about, linesOf, mergeLog, partsOf } from '$lib/state/log';
import type { LogEntry } from '$lib/wire';

const entry = (v: number, text = `line ${v}`): LogEntry => ({ v, seat: 0, lines: [text] });

describe('the log', () => {
  it('forgets what came after, then appends', () => {
    const log = mergeLog([entry(0), entry(1), entry(2)], 1, [entry(2, 'again'), entry(3)]);
    expect(log.map((one) => one.lines[0])).toEqual(['line 0', 'line 1', 'again', 'line 3']);
  });

  it('never tells the beginning twice', () => {
    expect(mergeLog([entry(0)], 0, [entry(0), entry(1)])).toHaveLength(2);
  });

  it('tells the newest first', () => {
    expect(linesOf([entry(1), entry(2)]).map((line) => line.v)).toEqual([2, 1]);
  });

  it('says which host did it, once for each entry', () => {
    const lines = linesOf([{ v: 1, seat: -1, lines: ['done', 'so this followed'], by: 'Ann' }, entry(2)]);
    expect(lines.map((line) => [line.text, line.by])).toEqual([['line 2', ''], ['so this followed', ''], ['done', 'Ann']]);
  });

  it('can be cut down to one seat: what it did, and what tells of it', () => {
    const log: LogEntry[] = [entry(1), { v: 2, seat: 1, lines: ['Ada is paid.'] }, { v: 3, seat: 1, lines: ['Adaline passes.'] }];
    expect(about(log, 0, 'Ada').map((one) => one.v)).toEqual([1, 2]);
  });

  it('sets names apart, but not inside other words', () => {
    expect(partsOf('Ada passes Adaline.', ['Ada'])).toEqual([
      { text: 'Ada', strong: true },
      { text: ' passes Adaline.', strong: false },
    ]);
  });
});
