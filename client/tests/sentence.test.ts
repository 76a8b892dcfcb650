/** The one sentence on top of a table, for those who wait. */
import { afterEach, describe, expect, it } from 'vitest';
import type { GameClient, Scene } from '$lib/games/client';
import { setLanguage } from '$lib/i18n';
import { goesOnWhen, sentence } from '$lib/table/sentence';

const waits = (prompt: string) =>
  ({
    view: {},
    interaction: { status: 'waiting', waiting_for: [0], prompt },
    seats: [1],
    people: [{ seat: 0, name: 'Ann' }],
  }) as unknown as Scene;

describe('the sentence of those who wait', () => {
  afterEach(() => setLanguage('en'));

  it('says what somebody is to do as its language writes it behind a colon', async () => {
    expect(sentence(waits('Play units or pass'), null).text).toBe('Waiting for Ann: play units or pass.');
    await setLanguage('fr');
    expect(sentence(waits('Joue des unités'), null).text).toBe('On attend Ann : joue des unités.');
    await setLanguage('de');
    expect(sentence(waits('Einheiten ausspielen oder passen'), null).text).toBe(
      'Warten auf Ann: Einheiten ausspielen oder passen.',
    );
  });

  it('says that a match waits for its people, and repeats any other reason', () => {
    const paused = (reason: string) => {
      const scene = waits('');
      return sentence({ ...scene, interaction: { ...scene.interaction, paused: reason } }, null).text;
    };
    expect(paused('not_all_here')).toBe('It goes on by itself when everybody has come.');
    expect(['paused', 'tea'].map(paused)).toEqual(['', 'tea']);
  });

  it('says who may end a pause, or that it ends by itself', () => {
    expect(goesOnWhen({})).toBe('The match goes on when a host resumes it.');
    expect(goesOnWhen({ paused: 'tea', pause_by: 'seats' })).toBe(
      'The match goes on when a host or anybody who plays resumes it.',
    );
    expect(goesOnWhen({ paused: 'not_all_here' })).toBe('It goes on by itself when everybody has come.');
  });

  it('leaves words of a game as they are', () => {
    const client = { task: () => 'Sunflowers are led' } as unknown as GameClient;
    expect(sentence(waits('Play'), client).text).toBe('Waiting for Ann: Sunflowers are led.');
  });
});
