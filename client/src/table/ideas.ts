/** What a hint calls its ideas. */
import { inputsOf, type Values } from '$lib/state/offers';
import type { Idea, Offer } from '$lib/wire';

/** Does it pair things, such as attackers with what they attack? A button only counts them, the board shows which. */
export const pairsAny = (offer: Offer, values: Values): boolean =>
  inputsOf(offer).some((input) => input.kind === 'assign' && Boolean((values[input.name] as unknown[])?.length));

/** As the button would say it; in full where it has none, or would say the same of another idea. */
export function labelsOf(ideas: readonly Idea[], button: (idea: Idea) => string): string[] {
  const said = ideas.map(button);
  return ideas.map((idea, at) => {
    const own = said[at];
    return own && said.indexOf(own) === said.lastIndexOf(own) ? own : idea.label;
  });
}
