/** The compiler drops a space at the beginning of a block or a tag: words after it would stick to those before. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('nothing that follows a text begins with a space', () => {
  const lost = /[^\s>](?:\{#if (?:[^{}]|\{[^{}]*\})*\}|<(?:small|span|b|em|i)(?: [^<>{}]*)?>) \S/;
  const files = readdirSync('src', { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.svelte'));
  const found = files.flatMap((name) =>
    readFileSync(`src/${name}`, 'utf8')
      .split('\n')
      .filter((line) => lost.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
