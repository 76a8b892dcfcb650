/** What a hint calls its ideas. */
import type { Idea } from '$lib/wire';

/** As the button would say it; in full where it says nothing, or the same of another idea. */
export function labelsOf(ideas: readonly Idea[], button: (idea: Idea) => string): string[] {
  const said = ideas.map(button);
  return ideas.map((idea, at) => {
    const own = said[at];
    return own && said.indexOf(own) === said.lastIndexOf(own) ? own : idea.label;
  });
}
