/** What is tapped on a card table stays until the decision is another one. */
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CardTable from '$lib/cardtable/CardTable.svelte';
import { table as game } from '$lib/games/emberlode/table';
import { Draft } from '$lib/state/draft.svelte';
import type { Interaction, Stakes } from '$lib/wire';
import { moment, recorded } from './recorded';

vi.mock('$lib/socket/http', () => ({
  api: { reference: async () => ({ items: recorded('emberlode').printed.items }) },
}));

const { picture, seats } = moment('emberlode', 'blocks');
const [blocker] = picture.interaction.offers![0]!.inputs![0]!.items!;
const [attacker] = blocker!.targets!;
let draft: Draft;
let table: Record<string, unknown>;
const tap = ({ value }: { value: unknown }) => {
  document.querySelector<HTMLElement>(`button[data-anchor="card-${value}"]`)!.click();
  flushSync();
};

/** What the page gives its board comes together: whatever of it changes, all of it is given anew. */
let given = $state.raw<Record<string, unknown>>({});
function give(more: { stakes?: Stakes; interaction?: Interaction }): void {
  given = { ...given, ...more };
  flushSync();
}

beforeEach(() => {
  draft = new Draft();
  draft.follow(picture.interaction);
  given = {
    ...{ game, draft, seats, view: picture.view, interaction: picture.interaction, stakes: null, live: true },
    ...{ table: { game: game.name, seats: [] }, people: [], phases: [], passing: null, log: [], at: null },
  };
  const props = {};
  for (const name of Object.keys(given))
    Object.defineProperty(props, name, { get: () => given[name], enumerable: true });
  table = mount(CardTable, { target: document.body, props: props as ComponentProps<typeof CardTable> });
  flushSync();
  tap(blocker!);
});
afterEach(() => unmount(table));

it('keeps a blocker that waits for its attacker when what is at stake arrives', () => {
  give({ stakes: { weights: [{ text: 'Your Sentry dies.', tone: 'loss' }] } });
  tap(attacker!);
  expect(draft.args).toEqual({ value: [[blocker!.value, attacker!.value]] });
});

it('forgets it with the decision to which it belonged', () => {
  give({ interaction: { ...picture.interaction } });
  expect(document.querySelector(`button[data-anchor="card-${attacker!.value}"]`)).toBeNull();
});
