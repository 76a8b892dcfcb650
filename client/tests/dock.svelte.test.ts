/** What concerned the reader stays within reach, whatever else the dock has to say. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Dock, { type Side } from '$lib/ui/Dock.svelte';

const strip = createRawSnippet(() => ({ render: () => '<span>You lost the government of Austria</span>' }));
const other: Side = { label: 'Not now', enabled: true, icon: 'forward', do: () => {} };
let dock: Record<string, unknown>;
afterEach(() => unmount(dock));

function show(more: { brief?: boolean; other?: Side | null }) {
  const onlog = vi.fn();
  dock = mount(Dock, { target: document.body, props: { strip, news: 2, onlog, ...more } });
  flushSync();
  return { onlog, found: document.querySelector<HTMLElement>('.strip') };
}

it('is said in a line of its own until something is picked', () => {
  expect(show({ other }).found!.textContent).toContain('You lost the government of Austria');
});

it('is marked beside what is at stake, and a tap opens all of it', () => {
  const { found, onlog } = show({ brief: true, other });
  expect(found!.textContent).toContain('2 things concerned you');
  found!.click();
  expect(onlog).toHaveBeenCalledOnce();
});

it('is marked once: where the log has its button, that bears the mark', () => {
  expect(show({ brief: true }).found).toBeNull();
  expect(document.querySelector('.logb .news')!.textContent).toBe('2');
});
