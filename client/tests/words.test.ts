/** Messages become words in the reader's language, whatever their parameters. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speakFrame } from '$lib/i18n/catalogues';
import { addCatalogue, captionOf, nameSeats, plain, read, reasonOf, say, speak } from '$lib/i18n/words.svelte';
import type { Offer } from '$lib/wire';

const NIM_EN = `
taken = { $seat } takes { $n ->
    [one] one stick
   *[other] { $n } sticks
}.
move-take = Take
    .help = Take one to three sticks.
worth = Worth { NUMBER($points) }.
play = Play { $cards }.
`;
const NIM_DE = `
taken = { $seat } nimmt { $n ->
    [one] ein Hölzchen
   *[other] { $n } Hölzchen
}.
worth = { NUMBER($points) } wert.
play = Spiel { $cards }.
`;

describe('words', () => {
  beforeEach(() => {
    addCatalogue('nim', 'en', NIM_EN);
    addCatalogue('nim', 'de', NIM_DE);
    nameSeats((seat) => ['Anna', 'Ben'][seat] ?? '');
  });
  afterEach(() => speak('en'));

  it('have the right number and the names of the seats', () => {
    expect(say('nim', { say: 'taken', with: { seat: { seat: 0 }, n: 1 } })).toBe('Anna takes one stick.');
    speak('de');
    expect(say('nim', { say: 'taken', with: { seat: { seat: 1 }, n: 3 } })).toBe('Ben nimmt 3 Hölzchen.');
  });

  it('write numbers and lists as the language does', async () => {
    const cards = { or: ['7', { say: 'worth', with: { points: 5.5 } }, '9'] };
    expect(say('nim', { say: 'play', with: { cards } })).toBe('Play 7, Worth 5.5., or 9.');
    await speakFrame('de');
    expect(say('nim', { say: 'worth', with: { points: 5.5 } })).toBe('5,5 wert.');
    expect(say('nim', { say: 'play', with: { cards: ['7', '9'] } })).toBe('Spiel 7, 9.');
    expect(say('nim', { say: 'play', with: { cards: [] } })).toBe('Spiel nichts.');
  });

  it('are English where nobody has translated them, and the key where nobody has written them', () => {
    speak('de');
    expect(say('nim', { say: 'move-take' })).toBe('Take');
    expect(say('nim', { say: 'move-take' }, 'help')).toBe('Take one to three sticks.');
    expect(say('nim', { say: 'sticks_counted', with: { n: 2 } })).toBeNull();
    expect(plain({ say: 'sticks_counted', with: { n: 2, seat: { seat: 0 } } })).toBe('Sticks counted: n 2, Anna');
  });

  it('fall back to the key when a parameter is missing', () => {
    expect(say('nim', { say: 'taken', with: { n: 1 } })).toBeNull();
  });

  it('are made in everything that arrives, but not in states and facts', () => {
    const arrived = {
      label: { say: 'move-take' },
      lines: [{ say: 'passes', with: { who: { seat: 0 } } }, 'hello'],
      view: { say: 'move-take' },
    };
    expect(read('nim', arrived)).toEqual({
      label: 'Take',
      help: 'Take one to three sticks.',
      lines: ['Anna passes.', 'hello'],
      said: { lines: arrived.lines },
      view: { say: 'move-take' },
    });
  });

  it('leave behind what they were made of, where a board may want to know', () => {
    const passes = { say: 'passes', with: { who: { seat: 0 } } };
    const offer = read('nim', { name: 'take', captions: ['free', passes], reason: passes } as unknown as Offer);
    expect([offer.captions, offer.reason]).toEqual([['free', 'Anna passes.'], 'Anna passes.']);
    expect([captionOf(offer, 0), captionOf(offer, 1), captionOf(offer, 2)]).toEqual([null, passes, null]);
    expect(reasonOf(offer)).toEqual(passes);
    expect(reasonOf(read('nim', { reason: 'somebody wrote it' }))).toBeNull();
    expect(reasonOf(read('nim', { reason: '' }))).toBeNull();
  });

  it('have the help of the catalogue rather than what the rules say to authors', () => {
    const offer = { name: 'take', label: { say: 'move-take' }, help: 'A docstring.' };
    expect(read('nim', offer)).toEqual({ name: 'take', label: 'Take', help: 'Take one to three sticks.' });
    expect(read('nim', { label: { say: 'move-drop' }, help: 'A docstring.' }).help).toBe('A docstring.');
  });
});
