/** The frame's own regions have plain names in one style sheet for all pages: a part of a board that takes one looks like it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TAKEN =
  /<(?:div|section|ul|ol|nav|header|footer|main)\b[^>]*class="(?:[^"{]*\s)?(?:bar|brand|conn|dock|frame|say|toast|where)[\s"]/;

it('no part of a board is called like a region of the frame', () => {
  const boards = ['src/games', 'src/cardtable', 'src/board'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const taking = boards.filter((path) => path.endsWith('.svelte') && TAKEN.test(readFileSync(path, 'utf8')));
  expect(taking).toEqual([]);
});
