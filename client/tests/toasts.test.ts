/** Short notes above the dock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toasts } from '$lib/ui/toasts.svelte';

const shown = () => toasts.map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('says the same thing once, and then for longer', () => {
    toast('Not that one.');
    vi.advanceTimersByTime(3000);
    toast('Not that one.');
    expect(shown()).toEqual(['Not that one.']);
    vi.advanceTimersByTime(3000);
    expect(shown()).toEqual(['Not that one.']);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([]);
  });

  it('never buries the table', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) toast(text);
    expect(shown()).toEqual(['c', 'd', 'e']);
  });
});
