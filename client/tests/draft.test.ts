import { describe, expect, it } from 'vitest';
import { Draft } from '$lib/state/draft.svelte';
import { interaction } from './fixtures';

describe('a draft', () => {
  it('begins with the only thing that can be done', () => {
    const draft = new Draft();
    draft.follow(interaction('kolkhoz', 'trick'));
    expect(draft.offer?.name).toBe('play_card');
    expect(draft.isTouched).toBe(false);
  });

  it('keeps a pick that still fits and drops one that does not', () => {
    const draft = new Draft();
    const trick = interaction('kolkhoz', 'trick');
    draft.follow(trick);
    draft.set(draft.offer!, 'card_index', 1);
    draft.follow({ ...trick, version: trick.version + 1 });
    expect(draft.values).toEqual({ card_index: 1 });
    const offers = trick.offers!.map((offer) => ({
      ...offer,
      inputs: offer.inputs!.map((one) => ({ ...one, candidates: one.candidates!.slice(0, 1) })),
    }));
    draft.follow({ ...trick, offers });
    expect(draft.values.card_index).not.toBe(1);
  });

  it('has an offer that stands ready where the game names one', () => {
    const draft = new Draft();
    draft.usual = 'ready';
    draft.follow(interaction('kolkhoz', 'swap'));
    expect(draft.offer?.name).toBe('ready');
  });

  it('does not let go of the only candidate when it is tapped', () => {
    const draft = new Draft();
    const trick = interaction('kolkhoz', 'trick');
    const offers = trick.offers!.map((offer) => ({
      ...offer,
      inputs: offer.inputs!.map((one) => ({ ...one, candidates: one.candidates!.filter((each) => each.enabled !== false).slice(0, 1) })),
    }));
    draft.follow({ ...trick, offers });
    const only = draft.offer!.inputs![0]!.candidates![0]!.value;
    draft.set(draft.offer!, 'card_index', undefined);
    expect(draft.values).toEqual({ card_index: only });
    expect(draft.lacks()).toBe('');
  });
});
