/** Boards and engine speak of the same events. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameClient } from '$lib/games/client';
import { client as emberlode } from '$lib/games/emberlode/client';
import { client as fenlight } from '$lib/games/fenlight/client';
import { client as kolkhoz } from '$lib/games/kolkhoz/client';
import { client as lanternfall } from '$lib/games/lanternfall/client';
import { client as shapeships } from '$lib/games/shapeships/client';
import { client as skyreef } from '$lib/games/skyreef/client';
import { happenings, recorded } from './recorded';

const GAMES = 'src/games';
const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The names of events that a source asks for: `name === 'x'`, `['x', 'y'].includes(name)`. */
function namedIn(source: string): string[] {
  const single = [...source.matchAll(/\bname === '(\w+)'/g)].map((found) => found[1]!);
  const lists = [...source.matchAll(/\[([^\]]*)\]\.includes\((?:event\.)?name\)/g)].flatMap((found) =>
    [...found[1]!.matchAll(/'(\w+)'/g)].map((one) => one[1]!),
  );
  return [...single, ...lists];
}

/** The fields of events that a source reads: `params.x`, `params?.x`. */
const fieldsIn = (source: string): string[] =>
  [...source.matchAll(/\bparams(?:\?|!)?\.(\w+)/g)].map((found) => found[1]!);
const sourcesOf = (game: string) =>
  readdirSync(`${GAMES}/${game}`)
    .map((file) => readFileSync(`${GAMES}/${game}/${file}`, 'utf8'))
    .filter((source) => /\bHappened\b|\bevents\b/.test(source));

describe('events', () => {
  it.each(games.map((entry) => entry.name))('have the fields that the board of %s reads', (game) => {
    const known = Object.values(recorded(game).events).flatMap(({ told, seen }) => [
      ...[...told.matchAll(/\{(\w+)/g)].map((found) => found[1]!),
      ...seen.flatMap(({ params }) => Object.keys(params ?? {})),
    ]);
    for (const field of sourcesOf(game).flatMap(fieldsIn)) expect(known).toContain(field);
  });

  it.each(games.map((entry) => entry.name))('that the board of %s waits for do happen', (game) => {
    const names = sourcesOf(game).flatMap(namedIn);
    const offers = new Set(
      Object.values(recorded(game).moments).flatMap(({ picture }) =>
        (picture.interaction.offers ?? []).map((offer) => offer.name),
      ),
    );
    const known = recorded(game).events;
    for (const name of names) if (!offers.has(name)) expect(Object.keys(known)).toContain(name);
  });

  const bringing: [string, GameClient, RegExp][] = [
    ['kolkhoz', kolkhoz, /^card_played$/],
    ['shapeships', shapeships, /^ship_(drawn|made|upgraded)$/],
  ];
  it.each(bringing)('that bring something new to the table of %s say whose it is', (game, client, names) => {
    const found = happenings(game).filter(({ name }) => names.test(name));
    expect(found.length).toBeGreaterThan(0);
    for (const event of found) expect(client.origins!(event), event.name).toHaveLength(1);
  });

  it.each(Object.entries({ emberlode, fenlight, lanternfall, skyreef }))(
    'about a card of somebody in %s say where it comes from',
    (game, client) => {
      const found = happenings(game).filter(({ params = {} }) => params.seat !== undefined && params.card?.iid);
      expect(found.length).toBeGreaterThan(0);
      for (const event of found) {
        const { seat, card } = event.params!;
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
        const { seat, cards } = event.params!;
        expect(client.origins!(event)).toEqual(
          cards.map(({ iid }: { iid: number }) => ({ piece: `card-${iid}`, place: `deck-${seat}` })),
        );
      }
    },
  );
});
