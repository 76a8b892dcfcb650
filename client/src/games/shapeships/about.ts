/** What a ship or Solar Power is: price, parts, rules, how many are in play, and why it cannot be had just now. */
import type { About, Scene as SceneOf } from '$lib/games/client';
import { isOpen } from '$lib/state/offers';
import { candidatesNamed } from './acting';
import { COLOURS, SHIPS, SOLAR } from './catalogue';
import type { Command, Declared } from './declared';
import { hues } from './hues';
import { HULLS, SIGNS } from './hulls';
import { countOf } from './reading';
import { powerName, powerRules, shipName, shipRules, shipShort, speciesName, w, type Plain } from './words';

type Scene = SceneOf<Declared>;

export function about(key: string, scene: Scene): About | null {
  const [kind, id = ''] = key.split(':');
  if (kind === 'ship' && id in SHIPS) return aboutShip(id, scene);
  return kind === 'power' && id in SOLAR ? aboutPower(id, scene) : null;
}

/** The reason an offer gives for not having it. */
function whyNot(scene: Scene, offer: Command, input: string, id: string): string {
  const found = scene.interaction.offers?.find((one) => one.name === offer) ?? null;
  const candidate = candidatesNamed(found, input).find((one) => one.value === id);
  return candidate && !isOpen(candidate) ? (candidate.reason ?? '') : '';
}

function aboutShip(id: string, scene: Scene): About {
  const fact = SHIPS[id]!;
  const { view } = scene;
  const mine = scene.seats[0] ?? 0;
  const parts = fact.components.map(({ id: part, count, must_be_depleted: empty }) => {
    const name = empty ? w('partEmpty', { name: shipName(part) }) : shipName(part);
    return count > 1 ? `${count} × ${name}` : name;
  });
  const counts = view.players
    .map((player, seat) => `${scene.people[seat]?.name ?? ''} ${countOf(player, id)}`)
    .join(', ');
  const rules = shipRules(id);
  const price =
    fact.joining_cost === null
      ? w('price', { n: fact.line_cost })
      : w('priceUpgrade', { join: fact.joining_cost, all: fact.line_cost });
  const owner = view.players.findIndex((player, seat) => seat !== mine && countOf(player, id) > 0);
  return {
    title: shipName(id),
    kind: `${speciesName(fact.species)} · ${w(`tier.${fact.tier}`)}`,
    lines: rules.length ? rules : [shipShort(id)],
    facts: [
      [w('lines'), price] as const,
      ...(parts.length ? [[w('parts'), parts.join(', ')] as const] : []),
      ...(fact.charges ? [[w('charges'), String(fact.charges)] as const] : []),
      ...(fact.max_quantity ? [[w('mostShort'), String(fact.max_quantity)] as const] : []),
      [w('inFleets'), counts] as const,
    ],
    art: HULLS[id],
    hues: hues(view.players[mine]?.species === fact.species || owner < 0 ? mine : owner),
    why: whyNot(scene, 'draw', 'ship', id) || whyNot(scene, 'upgrade', 'ship', id),
  };
}

function aboutPower(id: string, scene: Scene): About {
  const fact = SOLAR[id]!;
  const price = COLOURS.filter((colour) => fact.cost[colour]).map(
    (colour) => `${fact.cost[colour]} ${w(`energy.${colour}` as Plain)}`,
  );
  return {
    title: powerName(id),
    kind: w('solar'),
    lines: [powerRules(id), ...(fact.repeatable_by_cube ? [w('repeats')] : [])],
    facts: price.length ? [[w('energy'), price.join(', ')]] : [],
    art: `<g transform="translate(6 6) scale(1.5)" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${SIGNS[id]}</g>`,
    why: whyNot(scene, 'cast', 'power', id),
  };
}
