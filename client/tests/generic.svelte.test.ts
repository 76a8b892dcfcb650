/** What can be picked on the generic table itself. */
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Draft } from '$lib/state/draft.svelte';
import GenericBoard from '$lib/table/GenericBoard.svelte';
import Offers from '$lib/table/Offers.svelte';
import type { Interaction, Offer } from '$lib/wire';

const CARDS = ['Reed', 'Moss', 'Fern'].map((name, iid) => ({ iid, name }));
const discard = {
  seat: 0,
  name: 'discard',
  label: 'Discard',
  inputs: [
    {
      name: 'cards',
      kind: 'many',
      label: 'Cards',
      min: 1,
      max: 2,
      candidates: CARDS.map(({ iid, name }) => ({ value: iid, label: name })),
    },
  ],
};
const play = {
  seat: 0,
  name: 'play',
  label: 'Play',
  inputs: [{ name: 'card', kind: 'one', label: 'Card', candidates: discard.inputs[0]!.candidates }],
};
const interaction = { status: 'acting', offers: [discard, play], waiting_for: [0] } as unknown as Interaction;

describe('things on the generic table', () => {
  let draft: Draft;
  let board: Record<string, unknown>;
  const shown = {
    table: { game: 'any', seats: [] },
    view: { cards: CARDS },
    interaction,
    seats: [0],
    people: [],
    live: true,
    log: [],
    at: null,
    phases: [],
    passing: null,
  };
  const card = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('.cols [data-candidate]')].find((one) =>
      one.textContent?.includes(name),
    )!;
  const tap = (name: string) => {
    card(name).click();
    flushSync();
  };
  const pressed = () =>
    CARDS.map(({ name }) => name).filter((name) => card(name).getAttribute('aria-pressed') === 'true');

  beforeEach(() => {
    draft = new Draft();
    draft.follow(interaction);
    board = mount(GenericBoard, {
      target: document.body,
      props: { ...shown, draft } as unknown as ComponentProps<typeof GenericBoard>,
    });
    flushSync();
  });
  afterEach(() => unmount(board));

  it('are picked one after the other where several are wanted, and put back', () => {
    tap('Reed');
    tap('Fern');
    expect([draft.args, pressed()]).toEqual([{ cards: [0, 2] }, ['Reed', 'Fern']]);
    tap('Reed');
    expect([draft.args, pressed()]).toEqual([{ cards: [2] }, ['Fern']]);
  });

  it('are not asked for where there is nothing to choose but nothing', async () => {
    const none = { value: null, label: '–' };
    const site = { name: 'site', kind: 'one', label: 'Site', candidates: [none] };
    const wide = { ...play, name: 'wide', label: 'Wide', inputs: [play.inputs[0]!, site] } as unknown as Offer;
    draft.follow({ ...interaction, offers: [wide] } as unknown as Interaction);
    draft.choose(wide);
    expect(draft.values.site).toBeNull();
    const offers = mount(Offers, { target: document.body, props: { offers: [wide], draft, names: [] } });
    flushSync();
    const asked = () => [...document.querySelectorAll('.inp')].map((one) => one.textContent).join();
    await vi.waitFor(() => expect(asked()).toContain('Moss'));
    expect(asked()).not.toContain('Site');
    unmount(offers);
  });

  it('are no more than may be picked', () => {
    CARDS.forEach(({ name }) => tap(name));
    expect([draft.args, pressed()]).toEqual([{ cards: [0, 1] }, ['Reed', 'Moss']]);
  });

  it('are for what has been chosen already, where they could be used in two ways', () => {
    draft.choose(play as unknown as Offer);
    flushSync();
    tap('Moss');
    expect([draft.offer?.name, draft.args]).toEqual(['play', { card: 1 }]);
  });
});
