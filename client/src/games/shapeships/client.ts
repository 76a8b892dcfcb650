import { clientOf, type Scene as SceneOf } from '$lib/games/client';
import { reasonOf } from '$lib/i18n/words.svelte';
import { isOpen, offerNamed, type Values } from '$lib/state/offers';
import type { Phase } from '$lib/ui/PhaseStrip.svelte';
import type { LogEntry } from '$lib/wire';
import { about } from './about';
import { amountIn } from './acting';
import Board from './Board.svelte';
import type { Command, Declared, Offer } from './declared';
import './mat.css';
import type { Ship, ShapeshipsView } from './reading';
import Result from './Result.svelte';
import { cannotStrike } from './striking';
import { chaptersOf } from './telling';
import { many, powerName, powerRules, shipName, speciesName, w, type Plain } from './words';

type Scene = SceneOf<Declared>;
const stepOf = (scene: Scene) => scene.interaction.position?.path.at(-1) ?? scene.view.step;
const isMine = (scene: Scene) => scene.interaction.status === 'acting' || scene.interaction.status === 'choosing';

function place(scene: Scene): string {
  const view = scene.view;
  if (!view.turn) return w('phase.species');
  const step = w(`step.${stepOf(scene)}` as Plain);
  return w(view.extra_build && ['ShipsThatBuild', 'Drawing'].includes(stepOf(scene)) ? 'placeExtra' : 'place', {
    n: view.turn,
    step,
  });
}

/** What the one who is asked should do; for the others, what is waited for. */
function task(scene: Scene): string {
  const view = scene.view;
  const step = stepOf(scene);
  if (!isMine(scene)) return `wait.${step}` in WAITS ? w(`wait.${step}` as Plain) : '';
  const { interaction } = scene;
  const player = view.players[scene.seats[0] ?? 0]!;
  const can = (...names: Command[]) => names.some((name) => offerNamed(interaction, name));
  const lines = many('line', player.lines ?? 0);
  switch (step) {
    case 'SpeciesChoice':
      return w('task.SpeciesChoice');
    case 'DiceRoll':
      return w('task.DiceRoll', { die: view.die });
    case 'ShipsThatBuild':
      return w(
        can('build', 'sacrifice')
          ? 'task.ShipsThatBuild'
          : refusedHere(interaction.offers, 'build')
            ? 'task.notPart'
            : 'task.nothingBuilds',
      );
    case 'Drawing':
      if (refusedHere(interaction.offers, 'draw')) return w('task.notPart');
      return w(can('draw', 'upgrade', 'evolve') ? 'task.Drawing' : 'task.DrawingNothing', { lines });
    case 'FirstStrike':
      return w(can('steal') ? 'task.steal' : 'task.FirstStrike');
    case 'InteractionLoop':
      if (can('target')) return w('task.hole', { n: many('ship', view.pending_targets) });
      return w(can('charge', 'equalise', 'cast') ? 'task.InteractionLoop' : 'task.nothingToDeclare');
    default:
      return '';
  }
}

const WAITS = {
  'wait.SpeciesChoice': 1,
  'wait.DiceRoll': 1,
  'wait.ShipsThatBuild': 1,
  'wait.Drawing': 1,
  'wait.FirstStrike': 1,
  'wait.InteractionLoop': 1,
};

/** Is the move refused because the extra Build Phase is not one's own? */
function refusedHere(offers: readonly Offer[] | undefined, name: Command): boolean {
  const offer = offers?.find((one) => one.name === name);
  return Boolean(offer && !isOpen(offer) && reasonOf(offer)?.say === 'not_taking_part');
}

/** The act with its object and its effect. */
function act(offer: Offer, values: Values, scene: Scene): { label: string; sub?: string } | null {
  const view = scene.view;
  const ship = (iid: unknown): string => shipName(find(view, iid)?.id ?? '');
  switch (offer.name) {
    case 'commit': {
      if (!values.value) return null;
      const label =
        values.value === 'random'
          ? w('act.commitRandom')
          : w('act.commit', { species: speciesName(String(values.value)) });
      return { label, sub: w('act.commitSub') };
    }
    case 'keep':
      return { label: w('act.keep', { n: view.die }), sub: w('act.keepSub') };
    case 'reroll':
      return { label: w('act.reroll') };
    case 'ready':
      return finishing(view, offer.seat, scene);
    case 'pass_priority':
      return { label: w('act.pass'), sub: w('act.passSub') };
    case 'draw':
    case 'upgrade':
    case 'build':
      return values.ship ? { label: w(`act.${offer.name}`, { ship: shipName(String(values.ship)) }) } : null;
    case 'evolve':
      return values.into ? { label: w('act.evolve', { ship: shipName(String(values.into)) }) } : null;
    case 'sacrifice':
      return values.target
        ? { label: w('act.sacrifice', { ship: ship(values.target) }) }
        : { label: w('sacrificeHow') };
    case 'strike':
    case 'steal':
      return values.target
        ? { label: w(`act.${offer.name}`, { ship: ship(values.target) }), sub: w('act.strikeSub') }
        : null;
    case 'target':
      return values.target ? { label: w('act.target', { ship: ship(values.target) }) } : null;
    case 'charge':
      return values.source
        ? { label: w('act.charge', { ship: ship(values.source) }), sub: charged(offer, values) }
        : null;
    case 'equalise':
      return values.enemy_ship
        ? {
            label: w('act.equalise'),
            sub: w('act.equaliseSub', { mine: ship(values.own_ship), theirs: ship(values.enemy_ship) }),
          }
        : { label: w('act.equalise') };
    case 'cast':
      return casting(offer, values, ship);
    default:
      return null;
  }
}

function find(view: ShapeshipsView, iid: unknown): Ship | undefined {
  return view.players.flatMap((player) => player.fleet ?? []).find((one) => one.iid === iid);
}

/** Saying done, with what becomes of the lines that are left. */
function finishing(view: ShapeshipsView, seat: number, scene: Scene) {
  const step = stepOf(scene);
  if (step === 'ShipsThatBuild') {
    const builds = offerNamed(scene.interaction, 'build') ?? offerNamed(scene.interaction, 'sacrifice');
    return { label: w('act.goOn'), sub: w(builds ? 'act.goOnLeft' : 'act.goOnSub') };
  }
  if (step === 'FirstStrike') return { label: w('act.strikeDone'), sub: w('act.strikeDoneSub') };
  const lines = view.players[seat]?.lines ?? 0;
  const cap = view.options.saved_line_cap ?? 12;
  const saved = many('line', Math.min(lines, cap));
  if (!lines) return { label: w('act.ready'), sub: w('act.readyNone') };
  if (lines > cap) return { label: w('act.ready'), sub: w('act.readyLost', { lines: saved, lost: lines - cap }) };
  return { label: w('act.ready'), sub: w('act.readySub', { lines: saved }) };
}

/** The amount, as the caption of the row says it. */
function charged(offer: Offer, values: Values): string {
  const row = (offer.rows ?? []).findIndex(([source, mode]) => source === values.source && mode === values.mode);
  const n = amountIn(offer, row);
  return n ? w('act.chargeSub', { what: w(values.mode === 'damage' ? 'damage' : 'healing', { n }) }) : '';
}

function casting(offer: Offer, values: Values, ship: (iid: unknown) => string) {
  if (!values.power) return null;
  const label = w('act.cast', { power: powerName(String(values.power)) });
  if (values.power === 'SSIP') {
    const row = (offer.rows ?? []).findIndex(([power, amount]) => power === 'SSIP' && amount === values.amount);
    const n = amountIn(offer, row);
    return { label: `${label} ${values.amount ?? ''}`, sub: n ? w('siphonGives', { n }) : '' };
  }
  if (values.power === 'SSIM') return { label, sub: values.target ? ship(values.target) : w('copyHow') };
  return { label, sub: powerRules(String(values.power)) };
}

const STRIP: Record<string, Plain> = {
  SpeciesChoice: 'phase.species',
  DiceRoll: 'phase.roll',
  ShipsThatBuild: 'phase.build',
  Drawing: 'phase.draw',
  FirstStrike: 'phase.strike',
  InteractionLoop: 'phase.battle',
  EndOfTurnResolution: 'phase.resolve',
};

/** The six milestones of a turn, and the extra Build Phase where there is one. */
function phases(scene: Scene): Phase[] {
  const view = scene.view;
  const stages = scene.interaction.position?.strip ?? [];
  const now = stages.findIndex((stage) => stage.now);
  return stages.flatMap((stage, index): Phase[] => {
    const id = stage.address.split('/').at(-1) ?? '';
    const extra = stage.address.includes('/Chronoswarm/');
    if (!(id in STRIP) || (extra && !view.extra_build)) return [];
    const isIdle = id === 'FirstStrike' && index !== now && cannotStrike(view);
    const state = isIdle ? 'skip' : index === now ? 'now' : index > now ? 'ahead' : 'done';
    const rolled = id === 'DiceRoll' && view.die > 0 && index < now;
    const label = extra ? w('phase.extra') : rolled ? w('phase.rolled', { n: view.die }) : w(STRIP[id]!);
    return [{ id: stage.address, label, state, why: isIdle ? w('noStrike') : undefined }];
  });
}

function chapters(log: readonly LogEntry[]): { v: number; label: string }[] {
  return chaptersOf(log).flatMap(({ turn, v }) => (turn ? [{ v, label: w('turnShort', { n: turn }) }] : []));
}

export const client = clientOf<Declared>({
  Board,
  Result,
  mat: 'shapeships',
  place,
  task,
  act,
  about,
  phases,
  chapters,
  usual: ['ready', 'pass_priority', 'keep'],
});
