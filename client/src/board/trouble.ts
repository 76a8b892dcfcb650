/** Where in an author's files something went wrong. */
import type { BoardTrouble } from './protocol';

const PLACE = /(https?:\/\/[^\s()]+?):(\d+):\d+/g;

/** What was thrown, with the first line of the board that is to blame. */
export function troubleOf(thrown: unknown, base: string): BoardTrouble {
  const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  for (const [, file = '', line = ''] of stack.matchAll(PLACE)) {
    if (file.startsWith(base)) return { what, file: file.slice(base.length), line: Number(line) };
  }
  return { what, file: '', line: 0 };
}

/** A module that cannot even be read says where only to the page: it is asked for once more, as a script of the page. */
export function misreadAt(module: string, base: string, thrown: unknown): Promise<BoardTrouble> {
  const plain = troubleOf(thrown, base);
  const named = { ...plain, file: plain.file || module.slice(base.length) };
  if (!(thrown instanceof SyntaxError)) return Promise.resolve(named);
  return new Promise((tell) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: module });
    addEventListener(
      'error',
      ({ filename, lineno }) => {
        tell(filename.startsWith(base) ? { ...named, file: filename.slice(base.length), line: lineno } : named);
      },
      { once: true },
    );
    script.onload = script.onerror = () => tell(named);
    document.head.append(script);
  });
}
