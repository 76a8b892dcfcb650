import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '$lib/state/session.svelte';
import HintPanel from '$lib/table/HintPanel.svelte';
import type { Controller } from '$lib/table/controller.svelte';
import type { Hint, Idea } from '$lib/wire';

afterEach(cleanup);

const idea = (label: string, more: Partial<Idea> = {}): Idea => ({
  name: 'mark',
  args: {},
  label,
  chance: 0.5,
  ...more,
});

it('says in a sentence what speaks for an idea where no part of the position does', async () => {
  const hint: Hint = {
    seat: 0,
    nudge: 'Look twice.',
    ideas: [
      idea('Mark: b2', { why: 'There is nothing to point to.' }),
      idea('Mark: a1', { reasons: [{ what: 'your lines', change: -0.1 }] }),
    ],
  };
  const session = { seats: [0], hint: () => Promise.resolve({ type: 'hint', id: 'h', version: 0, hint }) };
  render(HintPanel, {
    session: session as unknown as Session,
    controller: {} as Controller,
    onclose: () => undefined,
  });

  const [best, other] = await screen.findAllByRole('listitem');

  expect(best?.textContent).toContain('There is nothing to point to.');
  expect(other?.textContent).toContain('your lines');
  expect(other?.textContent).not.toContain('There is nothing');
});
