/** "What is this?": cards, objectives and agendas, as they are printed for the sets of the table. */
import type { About, Scene as SceneOf } from '$lib/games/client';
import { cardLines, cardName } from './cards';
import type { Declared } from './declared';
import { AGENDAS, card } from './library';
import { agendaLines, conditionText } from './names';
import { k } from './words';

type Scene = SceneOf<Declared>;

const ANSWERS: Record<string, (id: string, scene: Scene) => About | null> = {
  'strategy card': (id, scene) => {
    const number = Number(id) || card(1).number;
    return { title: `${number} ${cardName(number)}`, kind: k('ref.card'), lines: cardLines(scene.view, number) };
  },
  // Also those that the table made up itself.
  objective: (id, scene) => {
    const found = scene.view.objectives.find((one) => one.id === id);
    if (!found) return null;
    const lines = [conditionText(found), k('points', { n: found.points })].filter(Boolean);
    return { title: found.name, kind: k('ref.objective'), lines };
  },
  agenda: (id) => {
    const found = AGENDAS.get(id);
    if (!found) return null;
    const lines = agendaLines(found).map(({ label, text }) => (label ? `${label}: ${text}` : text));
    return { title: found.name, kind: k('ref.agenda'), lines };
  },
};

/** The answer of the game itself; null where the frame or the reference answers. */
export function about(key: string, scene: Scene): About | null {
  const [kind = '', id = ''] = key.split(/:(.*)/s);
  return (id && ANSWERS[kind]?.(id, scene)) || null;
}
