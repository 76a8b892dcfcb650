/** A position as a board in a frame is given it: a copy, and of the table no more than what is on it. */
import type { BoardProps } from '$lib/games/client';
import { candidatesOf, inputsOf, offerKey } from '$lib/state/offers';
import { seatLook } from '$lib/ui/seats';
import type { Offer } from '$lib/wire';
import type { Person, Position } from '../../../../src/rondel/cli/templates/rondel-board';

type Given = Pick<
  BoardProps,
  | 'view'
  | 'interaction'
  | 'seats'
  | 'people'
  | 'draft'
  | 'live'
  | 'big'
  | 'sent'
  | 'at'
  | 'events'
  | 'outcome'
  | 'phases'
>;

/** An offer with the candidates that go with what has been picked. */
function offered(offer: Offer, draft: Given['draft']): Offer {
  const values = draft.key === offerKey(offer) ? draft.values : {};
  const inputs = inputsOf(offer).map((input) =>
    input.candidates ? { ...input, candidates: candidatesOf(offer, input, values) } : input,
  );
  const { rows: _rows, captions: _captions, previews: _previews, ...rest } = offer;
  return { ...rest, inputs };
}

function person({ seat, name, kind }: Given['people'][number]): Person {
  const { colour, shape, path } = seatLook(seat);
  return { seat, name, kind, colour: `var(--p-${colour})`, ink: `var(--p-${colour}-ink)`, shape, path };
}

export function positionOf(given: Given, theme: Position['theme']): Position {
  const { view, interaction, seats, draft, live, big, sent, at, events, outcome } = given;
  const offers = live ? (interaction.offers ?? []) : [];
  const picked = live ? draft.offer : null;
  const position = {
    view,
    status: interaction.status,
    prompt: interaction.prompt,
    waitingFor: interaction.waiting_for ?? [],
    offers: offers.map((offer) => offered(offer, draft)),
    draft: { offer: picked && offered(picked, draft), values: picked ? draft.values : {} },
    seats,
    people: given.people.map(person),
    phases: given.phases.map(({ id, label, state }) => ({ id, label, state })),
    events,
    live,
    big,
    sent,
    at,
    outcome: outcome && { winners: outcome.winners, scores: outcome.scores, reason: outcome.reason },
    theme,
  };
  // Whatever it is made of, what goes over is plain data.
  return JSON.parse(JSON.stringify(position)) as Position;
}
