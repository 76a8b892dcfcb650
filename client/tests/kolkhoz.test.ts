import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/games/client';
import { client } from '$lib/games/kolkhoz/client';
import { polish } from '$lib/games/kolkhoz/phrases';
import { ahead, onTable, sideOf, wholeWorth, type KolkhozView } from '$lib/games/kolkhoz/reading';
import { storyOf } from '$lib/games/kolkhoz/story';
import { suggestPlan } from '$lib/games/kolkhoz/acting';
import { moment } from './fixtures';

const view = (name: string) => moment('kolkhoz', name).picture.view as unknown as KolkhozView;

describe('the board of Kolkhoz', () => {
  it('sees who is ahead in a trick', () => {
    expect(ahead([[2, 'Clubs-8'], [3, 'Clubs-12']], null)).toBe(3);
    expect(ahead([[2, 'Clubs-8'], [3, 'Hearts-6'], [0, 'Clubs-13']], 'Hearts')).toBe(3);
    expect(ahead([], 'Hearts')).toBeNull();
  });

  it('seats the next player to the left', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 1, 4))).toEqual(['east', 'south', 'west', 'north']);
    expect(sideOf(1, 0, 2)).toBe('north');
  });

  it('shows the trick that runs', () => {
    expect(onTable(view('trick'))).toEqual({ trick: [[2, 'Clubs-8'], [3, 'Clubs-12']], isLast: false });
  });

  it('adds up a plot', () => {
    const over = moment('kolkhoz', 'over').picture;
    const worths = (over.view as unknown as KolkhozView).players.map((player) => wholeWorth(player.plot));
    expect(worths).toEqual(over.outcome!.scores);
  });

  it('suggests a place for every card of the brigade', () => {
    const { interaction } = moment('kolkhoz', 'assignment').picture;
    const input = interaction.offers![0]!.inputs![0]!;
    const plan = suggestPlan(view('assignment'), input);
    expect(plan.map(([card]) => card).sort()).toEqual(input.items!.map((item) => item.value as string).sort());
    expect(plan.find(([card]) => card === 'Diamonds-8')![1]).not.toBe('Hearts');
  });

  it('tells others who must play, and never what they hold', () => {
    const { picture } = moment('kolkhoz', 'trick');
    const task = (status: 'acting' | 'waiting') =>
      client.task!({ view: picture.view, interaction: { ...picture.interaction, status }, people: [], seats: [1] } as unknown as Scene);
    expect(task('waiting')).toBe('play a card; Clubs were led');
    expect(task('acting')).toMatch(/^Clubs were led/);
  });

  it('speaks of crops', () => {
    expect(polish('Ilya plays the Queen of Hearts.')).toBe('Ilya plays the Queen of Wheat.');
    expect(polish('♦ Diamonds (Beets) fails with 12 hours.')).toBe('Beets fails with 12 hours.');
  });

  it('tells causes before effects', () => {
    const steps = storyOf(
      [
        { v: 1, name: 'job_failed', params: { job: 'Clubs', hours: 33, informant: true } },
        { v: 1, name: 'plot_card_exiled', params: { card: 'Clubs-11', owner: 0, reason: 'requisition' } },
        { v: 1, name: 'plot_card_exiled', params: { card: 'Clubs-9', owner: 1, reason: 'requisition' } },
      ],
      [],
      [0],
    );
    expect(steps.map((step) => step.title)).toEqual([
      'Potatoes failed',
      'The Informant was there: everybody shows their Potatoes.',
      '2 went North',
    ]);
    expect(steps[2]!.cards).toEqual(['Clubs-11', 'Clubs-9']);
  });
});
