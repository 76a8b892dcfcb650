/** No component writes words of its own: every text comes from a catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'text', 'strong', 'sub']);
/** The page of samples and the workshop are for those who build games and screens; they speak English as all tools do. */
const SAMPLES = /^(pages\/(Look\.svelte|look\/)|dev\/)/;
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

function literals(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== 'object') return;
    const { type } = node as { type?: string };
    if (type === 'Text') {
      const { data } = node as AST.Text;
      if (hasWords(data)) found.push(data.trim());
      return;
    }
    if (type === 'Attribute') {
      const { name, value } = node as AST.Attribute;
      const parts = Array.isArray(value) ? value : [];
      const words = parts.flatMap((part) => (part.type === 'Text' && hasWords(part.data) ? [part.data] : []));
      if (SPOKEN.has(name) && words.length) found.push(`${name}="${words.join('')}"`);
      return;
    }
    for (const [key, inner] of Object.entries(node)) if (key !== 'parent') walk(inner);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

describe('components', () => {
  it('are found out when they write words', () => {
    expect(literals('<p title="Hi there">{t("a")} and <b>more</b></p>')).toEqual(['title="Hi there"', 'and', 'more']);
  });

  it('write no words of their own', { timeout: 60_000 }, () => {
    const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.svelte') && !SAMPLES.test(path),
    );
    const found = components.flatMap((path) =>
      literals(readFileSync(`src/${path}`, 'utf8')).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
