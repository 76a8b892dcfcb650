/** What a player's Energy could still deal: the best that can be bought with it in Solar Powers. */
import { SHIPS, SOLAR, type Pool } from './catalogue';
import type { Amounts, Player } from './reading';

const COLOURS = ['green', 'red', 'blue'] as const;

/** What a Solar Power deals or heals when it is cast now; a Siphon by how much is spent on it. */
export function amountNow(
  op: 'damage' | 'heal',
  power: string,
  player: Player,
  reading: number,
  siphon = SOLAR[power]!.variable_cost?.minimum ?? 0,
): number {
  const fleet = player.fleet ?? [];
  const amount = SOLAR[power]!.effects.find((effect) => effect.op === op)?.amount;
  switch (amount?.kind) {
    case 'const':
      return amount.value ?? 0;
    case 'die':
      return reading + (amount.plus ?? 0);
    case 'per_type':
      return new Set(fleet.map((ship) => SHIPS[ship.id]?.type_key)).size * (amount.each ?? 0);
    case 'per_ships':
      return fleet.filter((ship) => amount.ids?.includes(ship.id)).length * (amount.each ?? 0);
    case 'siphon': {
      const band = SOLAR[power]!.variable_cost?.bands?.findLast((one) => siphon >= one.min);
      return band ? band.mul * siphon + band.add : 0;
    }
    default:
      return 0;
  }
}

const dealt = (power: string, player: Player, reading: number, siphon?: number) =>
  amountNow('damage', power, player, reading, siphon);

const mostOf = (power: string, pool: Pool) =>
  Math.min(
    ...COLOURS.flatMap((colour) =>
      SOLAR[power]!.cost[colour] ? [Math.floor(pool[colour] / SOLAR[power]!.cost[colour])] : [],
    ),
  );
const after = (power: string, times: number, pool: Pool): Pool => {
  const { cost } = SOLAR[power]!;
  return {
    green: pool.green - times * cost.green,
    red: pool.red - times * cost.red,
    blue: pool.blue - times * cost.blue,
  };
};
const total = (amounts: Amounts) => Object.values(amounts).reduce((sum, n) => sum + n, 0);

/** The most damage a pool of Energy can be turned into, by Solar Power. One Siphon is always better than two. */
export function castsOf(player: Player, pool: Pool, reading: number): Amounts {
  let best: Amounts = {};
  const least = SOLAR.SSIP!.variable_cost?.minimum ?? 0;
  for (let holes = mostOf('SBLA', pool); holes >= 0; holes -= 1) {
    const second = after('SBLA', holes, pool);
    for (let vortices = mostOf('SVOR', second); vortices >= 0; vortices -= 1) {
      const { green, red } = after('SVOR', vortices, second);
      const sizes = [
        0,
        ...Array.from({ length: Math.max(0, Math.min(green, red) - least + 1) }, (_, index) => least + index),
      ];
      for (const size of sizes) {
        const found: Amounts = {
          SBLA: holes * dealt('SBLA', player, reading),
          SVOR: vortices * dealt('SVOR', player, reading),
          SSIP: dealt('SSIP', player, reading, size),
          ...small(player, red - size, reading),
        };
        if (total(found) > total(best)) best = found;
      }
    }
  }
  return Object.fromEntries(Object.entries(best).filter(([, n]) => n > 0));
}

/** Red Energy alone: Supernovas, then Asteroids; every Cube repeats the first of them. */
function small(player: Player, red: number, reading: number): Amounts {
  const [nova, rock] = [dealt('SSUP', player, reading), dealt('SAST', player, reading)];
  const price = SOLAR.SSUP!.cost.red;
  const novas = Math.floor(red / price);
  const rocks = red - novas * price;
  const cubes = player.cube_used ? 0 : (player.fleet ?? []).filter((ship) => ship.id === 'CUB').length;
  return { SSUP: (novas + (novas ? cubes : 0)) * nova, SAST: (rocks + (!novas && rocks ? cubes : 0)) * rock };
}
