import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage, t, tn } from '$lib/i18n';
import { addPhrases, tell } from '$lib/games/tell.svelte';
import { de } from '$lib/i18n/de';
import { en } from '$lib/i18n/en';
import { botName } from '$lib/table/people';
import { clockText } from '$lib/state/time';

afterEach(async () => {
  await setLanguage('en');
});

describe('messages', () => {
  it('are complete in German, with the same parameters', () => {
    const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();
    for (const [key, text] of Object.entries(en)) {
      const german = de[key as keyof typeof en];
      expect(german, key).toBeTruthy();
      expect(params(german), key).toEqual(params(text));
    }
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('survive a server that knows more than this page', () => {
    expect(t('bot.grandmaster' as 'bot.easy')).toBe('bot.grandmaster');
    expect(botName('grandmaster')).toBe('grandmaster');
  });

  it('count', async () => {
    expect(tn('home.waiting', 1)).toBe('1 waits for you');
    expect(tn('home.waiting', 3)).toBe('3 wait for you');
    await setLanguage('de');
    expect(t('table.yourTurn')).not.toBe('Your turn.');
  });

  it('tell sentences of a game by their shape', async () => {
    addPhrases('toy', [{ en: '{seat} takes {cell}.', de: '{seat} nimmt {cell}.' }]);
    expect(tell('toy', 'Ada takes a1.')).toBe('Ada takes a1.');
    await setLanguage('de');
    expect(tell('toy', 'Ada takes a1.')).toBe('Ada nimmt a1.');
    expect(tell('toy', 'Something else.')).toBe('Something else.');
  });
});

describe('clocks', () => {
  it('read as people read them', () => {
    expect(clockText(72_000)).toBe('1:12');
    expect(clockText(9_200)).toBe('0:10');
    expect(clockText(3_725_000)).toBe('1:02:05');
    expect(clockText(3 * 86_400_000)).toBe('3 d');
    expect(clockText(-5_000)).toBe('−0:05');
  });

  it('cut a sentence where its parts are known, and leave names whole', async () => {
    await setLanguage('de');
    const polish = (text: string) => text.replace('Queen of Glass', 'Glaskönigin').replace('Come and See', 'Komm und schau');
    addPhrases('cards', [{ en: '{card} of {seat} falls.', de: '{card} von {seat} fällt.' }, { en: '{a} and {b}', de: '{a} und {b}' }], polish);
    expect(tell('cards', 'Queen of Glass of Mara falls.')).toBe('Glaskönigin von Mara fällt.');
    expect(tell('cards', 'Come and See of Mara falls.')).toBe('Komm und schau von Mara fällt.');
    expect(tell('cards', 'Mara and Ilya')).toBe('Mara und Ilya');
  });
});
