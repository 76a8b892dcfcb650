/** What a frame says is somebody else's word: only what has the right shape is heard. */
import type { BoardMark, FromBoard } from '$lib/board/protocol';
import type { Input } from '$lib/wire';

const LONGEST = 500;
const MOST_MARKS = 200;
/** Keys of the table that may be pressed in a board; everything else stays in its frame. */
const KEYS = new Set(['Escape', 'l', 'h', 'o', '?', '[', ']', '{', '}', 'n', 'z', 'y', 'Z', 'Y', 'L', 'H', 'O', 'N']);

type Loose = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isPlain = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (value: unknown) => Array.isArray(value) && value.length === 2;

function isMark(value: unknown): value is BoardMark {
  if (!isPlain(value) || !isText(value.name) || !Array.isArray(value.box)) return false;
  return (value.is === 'anchor' || value.is === 'place') && value.box.length === 4 && value.box.every(Number.isFinite);
}

const SHAPES: { [T in FromBoard['type']]: (message: Loose) => boolean } = {
  ready: () => true,
  shown: ({ id }) => isCount(id),
  failed: ({ what, file, line }) => typeof what === 'string' && typeof file === 'string' && isCount(line),
  pick: ({ offer, input }) => isText(offer) && isText(input),
  choose: ({ offer }) => isText(offer),
  drop: () => true,
  act: () => true,
  do: ({ offer, args }) => isText(offer) && (args === null || isPlain(args)),
  about: ({ key }) => isText(key),
  tell: ({ text }) => isText(text),
  jump: ({ entry }) => Number.isInteger(entry) && isCount(entry),
  key: ({ key }) => KEYS.has(key as string),
  touched: () => true,
  size: ({ height }) => isCount(height),
  marks: ({ marks }) => Array.isArray(marks) && marks.length <= MOST_MARKS && marks.every(isMark),
};

/** The message, or null where it is none. */
export function readMessage(data: unknown): FromBoard | null {
  if (!isPlain(data) || typeof data.type !== 'string' || !Object.hasOwn(SHAPES, data.type)) return null;
  return SHAPES[data.type as FromBoard['type']](data) ? (data as unknown as FromBoard) : null;
}

/** Has a value the shape that an input of this kind is filled in with? The server looks at the rest. */
export function hasShape(input: Input, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (input.kind) {
    case 'many':
    case 'order':
      return Array.isArray(value);
    case 'split':
    case 'assign':
      return Array.isArray(value) && value.every(isPair);
    case 'number':
      return Number.isFinite(value);
    case 'text':
      return typeof value === 'string';
    case 'yes_no':
      return typeof value === 'boolean';
    case 'form':
      return isPlain(value) && (input.parts ?? []).every((part) => hasShape(part, value[part.name]));
    default:
      return true;
  }
}
