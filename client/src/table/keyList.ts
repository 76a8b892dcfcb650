import type { PlainKey } from '$lib/i18n';

/** Keys and what they do, as a list shows them: "P", "1 – 8", "Ctrl+Z, Ctrl+Y". */
export interface KeyLine<Does = string> {
  keys: string;
  does: Does;
}

const EVERYWHERE: readonly KeyLine<PlainKey>[] = [
  { keys: '← → ↑ ↓ Home End', does: 'keys.move' },
  { keys: 'Enter, Space', does: 'keys.pick' },
  { keys: '1 – 9', does: 'keys.number' },
  { keys: 'Ctrl+Z, Ctrl+Y', does: 'keys.undo' },
  { keys: 'Esc', does: 'keys.drop' },
  { keys: 'P', does: 'keys.peek' },
  { keys: 'W', does: 'keys.why' },
  { keys: 'I', does: 'keys.about' },
  { keys: 'L', does: 'keys.log' },
  { keys: 'H', does: 'keys.history' },
  { keys: 'O', does: 'keys.people' },
  { keys: '[ ], { }', does: 'keys.step' },
  { keys: 'N', does: 'keys.next' },
  { keys: '?', does: 'keys.help' },
];

function each(keys: string): string[] {
  return keys.split(', ').flatMap((part) => {
    const [, from, to] = /^(\d) – (\d)$/.exec(part) ?? [];
    return from
      ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => String(Number(from) + step))
      : [part];
  });
}

/** The keys of every table that a game has not given another meaning. */
export function keysLeft(own: readonly KeyLine[]): readonly KeyLine<PlainKey>[] {
  const taken = new Set(own.flatMap((line) => each(line.keys)));
  return EVERYWHERE.filter((line) => !each(line.keys).some((key) => taken.has(key)));
}
