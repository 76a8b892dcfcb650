/** The objectives on the table, cut down to those one looks for. Rules, section 13.2. */
import { PUBLIC, SECRETS, type SetId } from './library';
import { conditionText, objectiveName } from './names';
import { chairs, type TiView } from './reading';
import { find, type Entry } from './search';

export const STAGES = ['stage1', 'stage2', 'secret'] as const;

export interface Listed extends Entry {
  id: string;
  stage: (typeof STAGES)[number];
  /** Objectives of one's own belong to no set. */
  set: SetId | '';
  scorers: number[];
}

export interface Wanted {
  query: string;
  stage: Listed['stage'] | '';
  set: SetId | '';
  /** A seat, or those that nobody has scored. */
  by: number | 'nobody' | '';
}

export const ANYTHING: Wanted = { query: '', stage: '', set: '', by: '' };

/** What is revealed, and every secret that was scored. */
export function listed(view: TiView): Listed[] {
  const open = view.objectives.map(({ id, name, stage, scored }): Listed => ({
    id,
    name,
    lines: [conditionText(id)],
    stage: stage === 1 ? 'stage1' : 'stage2',
    set: PUBLIC.get(id)?.set ?? '',
    scorers: scored.map(([seat]) => seat),
  }));
  const secrets = chairs(view).flatMap((seat) =>
    view.players[seat]!.secrets.map(([id]): Listed => ({
      id,
      name: objectiveName(id),
      lines: [conditionText(id)],
      stage: 'secret',
      set: SECRETS.get(id)?.set ?? '',
      scorers: [seat],
    })),
  );
  return [...open, ...secrets];
}

export function pickOut(list: readonly Listed[], wanted: Wanted): Listed[] {
  const fits = list.filter(
    (one) =>
      (!wanted.stage || one.stage === wanted.stage) &&
      (!wanted.set || one.set === wanted.set) &&
      (wanted.by === '' || (wanted.by === 'nobody' ? !one.scorers.length : one.scorers.includes(wanted.by))),
  );
  return wanted.query.trim() ? find(fits, wanted.query) : fits;
}
