import { describe, expect, it } from 'vitest';
import { about, linesOf, mergeLog, partsOf } from '$lib/state/log';
import type { LogEntry } from '$lib/wire';
import { tables, told } from './recorded';

const { socket, hosts } = tables();
const { messages, log } = socket;

describe('the log', () => {
  it('is in the end what the whole match tells, with what was taken back', () => {
    const merged = messages.reduce<LogEntry[]>((known, message) => mergeLog(known, message.log_from, message.log), []);
    expect(merged).toEqual(log);
    expect(merged.filter((entry) => entry.gone).length).toBeGreaterThan(0);
  });

  it('never tells the beginning twice', () => {
    const welcome = messages[0]!;
    const again = mergeLog(mergeLog([], welcome.log_from, welcome.log), welcome.log_from, welcome.log);
    expect(again).toEqual(welcome.log);
    expect(again).toHaveLength(1);
  });

  it('tells the newest first', () => {
    const numbers = linesOf(log).map((line) => line.v);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  it('says which host did it, once for each entry', () => {
    const deed = hosts['sits, host here']!.log.at(-1)!;
    expect(deed.by).toBe('Mara');
    expect(linesOf([{ ...deed, lines: [...deed.lines, 'so this followed'] }]).map((line) => line.by)).toEqual([
      '',
      'Mara',
    ]);
  });

  it('can be cut down to one seat: what it did, and what tells of it', () => {
    const log = told();
    const mine = about(log, 0, 'Mara');
    expect(mine.length).toBeLessThan(log.length);
    for (const entry of log) {
      const tells = entry.seat === 0 || entry.lines.some((line) => /\bMara\b/.test(line));
      expect(mine.includes(entry), entry.lines[0]).toBe(tells);
    }
  });

  it('sets names apart, but not inside other words', () => {
    expect(partsOf('Ada passes Adaline.', ['Ada'])).toEqual([
      { text: 'Ada', strong: true },
      { text: ' passes Adaline.', strong: false },
    ]);
  });
});
