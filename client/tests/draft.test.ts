import { describe, expect, it } from 'vitest';
import { Draft } from '$lib/state/draft.svelte';
import { interaction } from './recorded';

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
    const last = trick.offers![0]!.inputs![0]!.candidates!.length - 1;
    draft.set(draft.offer!, 'card_index', last);
    draft.follow({ ...trick, version: trick.version + 1 });
    expect(draft.values).toEqual({ card_index: last });
    draft.follow(interaction('kolkhoz', 'next trick'));
    expect(draft.values).toEqual({});
  });

  it('has an offer that stands ready where the game names one', () => {
    const draft = new Draft();
    draft.usual = 'ready';
    draft.follow(interaction('kolkhoz', 'swap'));
    expect(draft.offer?.name).toBe('ready');
  });

  it('follows what stands ready now, unless somebody picked something', () => {
    const draft = new Draft();
    const offer = (name: string) => ({ seat: -1, name, label: name });
    const now = { ...interaction('kolkhoz', 'swap'), offers: [offer('next'), offer('end')] };
    draft.follow(now, 'end');
    draft.follow(now, 'next');
    expect(draft.offer?.name).toBe('next');
    draft.choose(now.offers[1]!);
    draft.follow({ ...now, version: now.version + 1 }, 'next');
    expect(draft.offer?.name).toBe('end');
  });

  it('does not let go of the only candidate when it is tapped', () => {
    const draft = new Draft();
    draft.follow(interaction('kolkhoz', 'last trick'));
    const only = draft.offer!.inputs![0]!.candidates!.find((each) => each.enabled !== false)!.value;
    draft.set(draft.offer!, 'card_index', undefined);
    expect(draft.values).toEqual({ card_index: only });
    expect(draft.lacks()).toBe('');
  });
});
