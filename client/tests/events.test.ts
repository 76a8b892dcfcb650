/** Boards know where what happens comes from; that they name events which there are, their types say. */
import { describe, expect, it } from 'vitest';
import { client as emberlode } from '$lib/games/emberlode/client';
import { client as fenlight } from '$lib/games/fenlight/client';
import { client as kolkhoz } from '$lib/games/kolkhoz/client';
import { client as lanternfall } from '$lib/games/lanternfall/client';
import { client as skyreef } from '$lib/games/skyreef/client';
import { placeOf } from '$lib/state/motion/origins';
import { happenings } from './recorded';

interface Held {
  iid: number;
}

describe('events', () => {
  const bringing: [string, RegExp, (params: Record<string, unknown>) => string][] = [
    ['kolkhoz', /^card_played$/, ({ card }) => String(card)],
    ['shapeships', /^ship_(drawn|made|upgraded)$/, ({ iid }) => `ship-${iid}`],
  ];
  it.each(bringing)('that bring something new to the table of %s say whose it is', (game, names, piece) => {
    const found = happenings(game).filter(({ name }) => names.test(name));
    expect(found.length).toBeGreaterThan(0);
    for (const event of found)
      expect(placeOf(piece(event.params!), [event], []), event.name).toBe(`seat-${event.params!.seat}`);
  });

  it('about cards that go North in Kolkhoz say so', () => {
    const found = happenings('kolkhoz').filter(({ name }) => name === 'exiled');
    expect(found.length).toBeGreaterThan(0);
    for (const event of found) expect(kolkhoz.origins!(event)).toEqual([{ piece: event.params!.card, place: 'north' }]);
  });

  it.each(Object.entries({ emberlode, fenlight, lanternfall, skyreef }))(
    'about a card of somebody in %s say where it comes from',
    (game, client) => {
      const found = happenings(game).filter(
        ({ params = {} }) => params.seat !== undefined && (params.card as Held | null)?.iid,
      );
      expect(found.length).toBeGreaterThan(0);
      for (const event of found) {
        const { seat, card } = event.params as { seat: number; card: Held };
        expect(client.origins!(event), event.name).toContainEqual({ piece: `card-${card.iid}`, place: `seat-${seat}` });
      }
    },
  );

  it.each(Object.entries({ emberlode, fenlight, lanternfall, skyreef }))(
    'about cards one draws in %s lead out of the deck',
    (game, client) => {
      const found = happenings(game).filter(({ name }) => name === 'drew_cards');
      expect(found.length).toBeGreaterThan(0);
      for (const event of found) {
        const { seat, cards } = event.params as { seat: number; cards: Held[] };
        expect(client.origins!(event)).toEqual(
          cards.map(({ iid }) => ({ piece: `card-${iid}`, place: `deck-${seat}` })),
        );
      }
    },
  );
});
