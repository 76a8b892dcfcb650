/** The ways of taking back that can be chosen for a table. */
import type { NewTable } from '$lib/wire';

export type UndoName = 'consent' | 'own' | 'once' | 'latest' | 'safe' | 'host' | 'free' | 'off';
type Wanted = Pick<NewTable, 'undo' | 'undo_once' | 'undo_learned' | 'undo_shown'>;

export const UNDOS: Record<UndoName, Wanted> = {
  consent: { undo: 'consent' },
  own: { undo: 'own' },
  once: { undo: 'latest', undo_once: true },
  latest: { undo: 'latest', undo_once: false },
  safe: { undo: 'latest', undo_once: false, undo_learned: false, undo_shown: true },
  host: { undo: 'host' },
  free: { undo: 'free' },
  off: { undo: 'off' },
};

/** What a table's way is called. */
export function undoNamed(mode: NonNullable<NewTable['undo']>, once?: boolean): UndoName {
  return mode === 'latest' && once ? 'once' : mode;
}
