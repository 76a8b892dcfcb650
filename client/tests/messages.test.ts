import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, setLanguage, t } from '$lib/i18n';
import { botName } from '$lib/table/people';
import { clockText } from '$lib/state/time';

afterEach(async () => {
  await setLanguage('en');
});

describe('messages', () => {
  it('survive a server that knows more than this page', () => {
    expect(t('bot.grandmaster' as 'bot.easy')).toBe('bot.grandmaster');
    expect(botName('grandmaster')).toBe('grandmaster');
  });

  it('count', async () => {
    expect(t('home.waiting', { n: 1 })).toBe('1 waits for you');
    expect(t('home.waiting', { n: 3 })).toBe('3 wait for you');
    await setLanguage('de');
    expect(t('home.waiting', { n: 1 })).toBe('1 wartet auf dich');
  });

  it('write numbers as the language does', async () => {
    expect(t('home.allTables', { n: 1234 })).toBe('All 1,234 tables');
    await setLanguage('de');
    expect(t('home.allTables', { n: 1234 })).toBe('Alle 1.234 Tische');
    await setLanguage('fr');
    expect(t('home.allTables', { n: 1234 })).toBe('Toutes les 1\u202f234 tables');
  });

  it('are in the language of the page, and in one of the browser’s where nobody has chosen', async () => {
    await setLanguage('de');
    expect(t('table.yourTurn')).toBe('Du bist dran.');
    expect(document.documentElement.lang).toBe('de');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh', 'de-AT', 'en']);
    await setLanguage('en');
    await setLanguage('auto');
    expect(document.documentElement.lang).toBe('de');
    vi.restoreAllMocks();
  });

  it('list the languages somebody has written, each by its own name', () => {
    expect(LANGUAGES).toEqual([
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
      { code: 'fr', name: 'Français' },
    ]);
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
});
