/** Technologies, with their names by id. */
import file from '../../../../src/rondel/games/ti4/data/technologies.json';
import type { SetId } from './library';

export interface Technology {
  id: string;
  name: string;
  colour: string;
  prereq_code: string;
  set: SetId;
  removed_in?: string | null;
  faction: string | null;
  effect?: string;
}

export const TECHNOLOGIES = file.technologies as unknown as Technology[];
const names = new Map(TECHNOLOGIES.map((one) => [one.id, one.name]));

export function techName(id: string): string {
  return names.get(id) ?? id;
}
