import { k } from './words';

/** What a stretch of time is called in the figures. */
export function phaseLabel(id: string): string {
  return id === 'table' ? k('tableTime') : id === 'preparation' ? k('preparation') : k('phase', { phase: id } as never);
}
