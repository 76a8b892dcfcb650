/** Of several ideas in a hint everybody sees which is which. */
import { expect, it } from 'vitest';
import { labelsOf } from '$lib/table/ideas';
import type { Idea } from '$lib/wire';

const idea = (label: string): Idea => ({ name: 'answer', args: null, label, chance: 0.5 });

it('is called as its button is', () => {
  expect(labelsOf([idea('Play well: Ember Well')], () => 'Play Ember Well')).toEqual(['Play Ember Well']);
});

it('is called in full where the button says nothing of it', () => {
  expect(labelsOf([idea('Declare attackers: Imp → Ada')], () => '')).toEqual(['Declare attackers: Imp → Ada']);
});

it('is called in full where the button says the same of another', () => {
  const ideas = [idea('7 of Wheat → Beets'), idea('7 of Wheat → Wheat'), idea('Wait')];
  const button = (one: Idea) => (one.label === 'Wait' ? 'Wait a turn' : 'Send them to work');
  expect(labelsOf(ideas, button)).toEqual(['7 of Wheat → Beets', '7 of Wheat → Wheat', 'Wait a turn']);
});
