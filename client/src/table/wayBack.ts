/** From which entries of the log one may take back everything since, as the table allows it. */
import { isPlayer } from '$lib/seats';
import type { LogEntry, Picture, TableInfo } from '$lib/wire';

interface Seen {
  log: readonly LogEntry[];
  picture: Pick<Picture, 'levels'> | null;
  table: Pick<TableInfo, 'undo'> | null;
  seats: readonly number[];
  seesAsHost: boolean;
}

export interface WayBack {
  /** May it be the last entry that stays? */
  leadsTo: (v: number) => boolean;
  /** Would something of others be taken back, so that they are asked? */
  concernsOthers: (v: number) => boolean;
}

/** Null: nothing can be taken back like that; the server has the last word anyway. */
export function wayBack({ log, picture, table, seats, seesAsHost }: Seen): WayBack | null {
  const earliest = picture?.levels?.find(({ level }) => level === 'entry');
  const moving = log.filter((entry) => entry.v && !entry.gone && !entry.kept);
  const newest = moving.at(-1)?.v ?? 0;
  if (!earliest || !newest) return null;
  const isFree = seesAsHost || table?.undo === 'free';
  const others = isFree ? 0 : (moving.findLast(({ seat }) => isPlayer(seat) && !seats.includes(seat))?.v ?? 0);
  const from = Math.max(earliest.after ?? 0, table?.undo === 'own' ? others : 0);
  return {
    leadsTo: (v) => v >= from && v < newest,
    concernsOthers: (v) => v < others,
  };
}
