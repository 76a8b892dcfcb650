import { describe, expect, it } from 'vitest';
import { messagesIn, speak } from '$lib/i18n/words.svelte';
import { cardName, k } from '$lib/games/kolkhoz/words';
import { client } from '$lib/games/kolkhoz/client';
import { ahead, onTable, sideOf, wholeWorth, type KolkhozView } from '$lib/games/kolkhoz/reading';
import { storyOf, TELLERS, yearEnds, yearOver } from '$lib/games/kolkhoz/story';
import { suggestPlan } from '$lib/games/kolkhoz/acting';
import type { Declared } from '$lib/games/kolkhoz/declared';
import { eventsOf, interaction, moment, offerOf, recorded, sceneOf, viewOf } from './recorded';

const view = (name: string) => viewOf<KolkhozView>('kolkhoz', name);

describe('the board of Kolkhoz', () => {
  it('sees who is ahead in a trick, as the rules do at its end', () => {
    const won = Object.values(recorded('kolkhoz').moments).flatMap(({ picture, events }) => {
      const { last_trick: trick, trump } = picture.view as unknown as KolkhozView;
      return events.filter(({ name }) => name === 'trick_won').map(({ params }) => [ahead(trick, trump), params!.seat]);
    });
    expect(won.length).toBeGreaterThan(0);
    for (const [mine, theirs] of won) expect(mine).toBe(theirs);
    expect(ahead([], 'Hearts')).toBeNull();
  });

  it('seats the next player to the left', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 1, 4))).toEqual(['east', 'south', 'west', 'north']);
    expect(sideOf(1, 0, 2)).toBe('north');
  });

  it('shows the trick that runs', () => {
    expect(onTable(view('trick'))).toEqual({
      trick: [
        [2, 'Clubs-8'],
        [3, 'Clubs-12'],
      ],
      isLast: false,
    });
  });

  it('adds up a plot', () => {
    const over = moment('kolkhoz', 'over').picture;
    const worths = (over.view as unknown as KolkhozView).players.map((player) => wholeWorth(player.plot));
    expect(worths).toEqual(over.outcome!.scores);
  });

  it('suggests a place for every card of the brigade', () => {
    const input = interaction('kolkhoz', 'assignment').offers![0]!.inputs![0]!;
    const plan = suggestPlan(view('assignment'), input);
    expect(plan.map(([card]) => card).sort()).toEqual(input.items!.map((item) => item.value as string).sort());
    expect(plan.find(([card]) => card === 'Diamonds-8')![1]).not.toBe('Hearts');
  });

  it('tells others who must play, and never what they hold', () => {
    expect(client.task!(sceneOf('kolkhoz', 'trick, seen by seat 1'))).toBe('play a card; the lead is Potatoes');
    expect(client.task!(sceneOf('kolkhoz', 'trick'))).toBe('the lead is Potatoes and you have none: play any card');
  });

  it('speaks of crops', () => {
    const lines = Object.values(recorded('kolkhoz').moments).flatMap(({ log }) => log.flatMap((entry) => entry.lines));
    expect(lines.some((line) => line.includes('Wheat'))).toBe(true);
    for (const line of lines) expect(line).not.toMatch(/Hearts|Diamonds|Clubs|Spades|[♥♦♣♠]/);
  });
});

describe('the words of the board', () => {
  it.each([
    ['en', 'King of Potatoes', '1 card', '2 cards'],
    ['de', 'Kartoffeln König', '1 Karte', '2 Karten'],
    ['fr', 'le roi de pommes de terre', '1 carte', '2 cartes'],
  ])('name cards and count in %s', (language, king, one, two) => {
    speak(language);
    expect([cardName('Clubs-13'), k('cards', { n: 1 }), k('cards', { n: 2 })]).toEqual([king, one, two]);
    speak('en');
  });
});

describe('looking back', () => {
  const log = Object.values(recorded('kolkhoz').moments).flatMap((one) => one.log);
  const saying = (...keys: string[]) =>
    log.filter((entry) => messagesIn(entry).some(({ message }) => keys.includes(message.say)));

  it('finds years by the message that begins them', () => {
    const begins = saying('year_begins');
    expect(begins.length).toBeGreaterThan(0);
    expect(client.chapters!(log).map(({ v }) => v)).toEqual(begins.map(({ v }) => v));
    for (const { label } of client.chapters!(log)) expect(label).toMatch(/^Year [1-5]$/);
  });

  it('finds the ends of years in every language', () => {
    speak('de');
    const german = Object.values(recorded('kolkhoz').moments).flatMap((one) => one.log);
    speak('en');
    expect(german.some((entry) => entry.lines.some((line) => /^Jahr \d/.test(line)))).toBe(true);
    expect(yearEnds(german).map(({ v }) => v)).toEqual(saying('year_ended').map(({ v }) => v));
    expect(yearEnds(german).length).toBeGreaterThan(0);
  });

  it('finds completed fields and lost cards, in the words of the log', () => {
    const found = client.moments!(log);
    expect(found.map(({ v }) => v)).toEqual(
      saying('job_completed', 'job_unpaid', 'exiled_from_plot').map(({ v }) => v),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { label } of found) expect(label).toMatch(/ completes | requisitioned\.$/);
  });
});

describe('the end of a year', () => {
  const years = Object.entries(recorded('kolkhoz').moments)
    .map(([name, { seats }]) => [name, { seats, events: eventsOf<Declared>('kolkhoz', name) }] as const)
    .filter(([, { events }]) => yearOver(events) !== null);

  it.each(years)('tells everything that befell the fields and the plots: %s', (_, { events }) => {
    const first = events.findIndex(({ name }) => name === 'job_failed');
    const last = events.findIndex(({ name }) => name === 'year_ended');
    const silent = ['revealed']; // the Informant says so
    for (const { name } of events.slice(first, last)) expect([...silent, ...Object.keys(TELLERS)]).toContain(name);
  });

  it.each(years)('tells causes before effects: %s', (_, { events, seats }) => {
    const end = events.findIndex(({ name }) => name === 'year_ended');
    const steps = storyOf(events, [], seats);
    const north = events
      .slice(0, end)
      .flatMap((event) => (event.name === 'exiled' || event.name === 'exiled_from_plot' ? [event.params.card] : []));
    expect(
      steps
        .filter((step) => step.out)
        .flatMap((step) => step.cards)
        .sort(),
    ).toEqual(north.sort());
    expect(steps[0]!.suit).not.toBeNull();
    const crops = events.flatMap((event) => (event.name === 'job_failed' ? [event.params.job] : []));
    expect(steps.flatMap((step) => (step.suit ? [step.suit] : []))).toEqual(crops);
  });

  it('tells whose cards were taken, the reader’s first, and says so where none were', () => {
    const taken = years.filter(([, { events }]) => events.some(({ name }) => name === 'exiled_from_plot'));
    expect(taken.length).toBeGreaterThan(0);
    for (const [, { events }] of taken) {
      const lost = events.flatMap((event) => (event.name === 'exiled_from_plot' ? [event.params] : []));
      const reader = lost.at(-1)!.owner;
      const steps = storyOf(events, [], [reader]).filter(
        (step) => step.out && lost.some(({ card }) => step.cards.includes(card)),
      );
      for (const { card, owner } of lost)
        expect(
          steps.some((step) => step.cards.includes(card) && step.text.includes(owner === reader ? 'your ' : '’s ')),
        ).toBe(true);
      expect(steps.at(-1)!.text).toMatch(/^(The |)?your /);
    }
    const spared = years.filter(([name]) => !taken.some(([other]) => other === name));
    for (const [, { events, seats }] of spared)
      expect(storyOf(events, [], seats).at(-1)!.title).toBe('No plot lost a card.');
  });

  it('is told before the result, also in the last year', () => {
    const events = eventsOf<Declared>('kolkhoz', 'over');
    expect(events.some(({ name }) => name === 'game_over')).toBe(true);
    expect(client.tellsLast!(events)).toBe(true);
    expect(client.tellsLast!(moment('kolkhoz', 'trick').events)).toBe(false);
    expect(storyOf(events, [], [0]).length).toBeGreaterThan(0);
  });
});

describe('swapping', () => {
  it('says which card is still to be picked, never an input of the rules', () => {
    const scene = sceneOf('kolkhoz', 'swap');
    const offer = offerOf('kolkhoz', 'swap', 'swap_card');
    const told = (values: Record<string, unknown>) => client.act!(offer, values, scene);
    expect(told({})).toEqual({ label: 'Swap cards', lacks: 'pick a hand card and a plot card' });
    expect(told({ plot_index: 0, hand_index: 1 })).toEqual({ label: 'Swap cards', lacks: 'pick a plot card' });
    expect(told({ plot_index: 0, plot_type: 'hidden' })).toEqual({ label: 'Swap cards', lacks: 'pick a hand card' });
    expect(told({ plot_index: 0, plot_type: 'hidden', hand_index: 1 })!.label).toMatch(/^Swap .+ for .+/);
  });
});

describe('sending to work', () => {
  it('is told in full away from the board, which shows where each card goes', () => {
    const offer = offerOf('kolkhoz', 'assignment', 'submit_assignments');
    const sent = client.act!(offer, {}, sceneOf('kolkhoz', 'assignment'));
    expect(sent).toMatchObject({ label: 'Send them to work', vague: true });
  });
});
