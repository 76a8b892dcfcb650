/** Mistakes that a board could make: `npm run check` fails where one of them would build. */
import type { BoardProps, GameClient } from '$lib/games/client';
import type { AnswerOf } from '$lib/games/declared';
import type { Declared as Imperial, Offer, Questions } from '$lib/games/imperial/declared';
import type { Declared as Kolkhoz } from '$lib/games/kolkhoz/declared';
import { offerNamed } from '$lib/state/offers';

export function board({ view, interaction, draft, events }: BoardProps<Kolkhoz>): unknown[] {
  return [
    draft.offer?.name === 'play_card',
    // @ts-expect-error a move that Kolkhoz does not have
    draft.offer?.name === 'play_crad',
    // @ts-expect-error the same, asked of all that can be done
    offerNamed(interaction, 'play_crad'),
    // @ts-expect-error a question that nobody asks
    draft.offer?.question === 'peace',
    // @ts-expect-error an event that never happens
    events.some((event) => event.name === 'year_over'),
    // @ts-expect-error a field that is not in the view
    view.yaer,
  ];
}

export function answer(offer: Offer): unknown[] {
  const said: AnswerOf<Imperial, 'peace'> = true;
  // @ts-expect-error peace is answered with yes or no
  const wrong: Questions['peace'] = 'yes';
  return [
    offer.question === 'peace',
    // @ts-expect-error a misspelt question
    offer.question === 'piece',
    said,
    wrong,
  ];
}

export const client: Partial<GameClient<Kolkhoz>> = {
  // @ts-expect-error what stands ready is one of the moves
  usual: 'play_crad',
  act: ({ name }) => {
    switch (name) {
      case 'play_card':
        return { label: 'Play' };
      // @ts-expect-error nothing is called this
      case 'play_crad':
        return null;
      default:
        return null;
    }
  },
};
