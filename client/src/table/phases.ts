import type { GameClient, Scene } from '$lib/games/client';
import type { Phase } from '$lib/ui/PhaseStrip.svelte';
import type { Interaction } from '$lib/wire';
import { stopAt } from './passing';

/** The strip from the flow's position: what was passed over is struck, what lies behind has a tick. */
export function stripOf(interaction: Interaction): Phase[] {
  const stages = interaction.position?.strip ?? [];
  const now = stages.findIndex((stage) => stage.now);
  const passing = interaction.passing?.[0];
  if ((stages.length < 2 && !passing) || now < 0) return [];
  return stages.map((stage, index): Phase => {
    const state = index === now ? 'now' : index > now ? 'ahead' : stage.visited || !stage.optional ? 'done' : 'skip';
    const stop = passing && stage.passes ? stopAt(passing, stage.address) : undefined;
    return { id: stage.address, label: stage.label, state, stop };
  });
}

/** Phases that were passed over are left out where a game has many, and so is what lies ahead under a name twice. */
export function phasesOf(scene: Scene, client: GameClient | null): Phase[] {
  const all = stripOf(scene.interaction).filter((phase) => phase.state !== 'skip' || phase.stop);
  const isAgain = (phase: Phase, index: number) =>
    phase.state === 'ahead' && !phase.stop && all.slice(0, index).some((other) => other.label === phase.label);
  const strip = all.filter((phase, index) => !isAgain(phase, index));
  return client?.phases?.(scene, strip) ?? strip;
}
