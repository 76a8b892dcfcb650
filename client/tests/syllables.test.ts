import { describe, expect, it } from 'vitest';
import { soft } from '$lib/ui/syllables';

const shown = (name: string) => soft(name).replaceAll('\u00ad', '|');

describe('long words on narrow cards', () => {
  it('break before the consonants of the next syllable', () => {
    expect(shown('Möwenfederspäher')).toBe('Möwen|fe|der|spä|her');
    expect(shown('Schottwache')).toBe('Schott|wa|che');
    expect(shown('Focktauschneider')).toBe('Fock|tau|schnei|der');
    expect(shown('Heronhelm Knight')).toBe('Heron|helm Knight');
    expect(shown('Thornback Rider')).toBe('Thorn|back Rider');
    expect(shown('Wicktrimmer’s Apprentice')).toBe('Wick|trim|mer’s Appren|tice');
  });

  it('leave short words and what is no word alone', () => {
    expect(['Moth Courier', 'Ember Well', '+1/+1', ''].map(shown)).toEqual(['Moth Courier', 'Ember Well', '+1/+1', '']);
  });

  it('say the same without the hyphens', () => {
    expect(soft('Krähennestausguck').replaceAll('\u00ad', '')).toBe('Krähennestausguck');
  });
});
