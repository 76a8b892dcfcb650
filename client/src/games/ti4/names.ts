/** Printed things in the reader's language; where German has no text of its own, the English one stands. */
import { german } from './german.svelte';
import { AGENDA_STEPS, AGENDAS, PUBLIC, SECRETS, STATUS_STEPS, type Agenda } from './library';
import type { Objective, TiView } from './reading';

export function conditionText(objective: Pick<Objective, 'id'> | string): string {
  const id = typeof objective === 'string' ? objective : objective.id;
  const printed = PUBLIC.get(id)?.condition ?? SECRETS.get(id)?.condition ?? '';
  return german()?.CONDITIONS[id] ?? printed;
}

export function objectiveName(id: string): string {
  return PUBLIC.get(id)?.name ?? SECRETS.get(id)?.name ?? id;
}

export function stepLabel(list: 'status' | 'agenda', number: number): string {
  const step = (list === 'status' ? STATUS_STEPS : AGENDA_STEPS)[number - 1]!;
  return german()?.STEPS[step.id]?.[0] ?? step.label;
}

export function stepHint(list: 'status' | 'agenda', number: number): string {
  const step = (list === 'status' ? STATUS_STEPS : AGENDA_STEPS)[number - 1]!;
  return german()?.STEPS[step.id]?.[1] ?? step.hint;
}

/** What an agenda says, line by line: for and against, or its effect. */
export function agendaLines(agenda: Agenda): { label: 'for' | 'against' | ''; text: string }[] {
  const translated = german()?.AGENDAS[agenda.id];
  const lines: { label: 'for' | 'against' | ''; text: string }[] = [];
  if (agenda.for) lines.push({ label: 'for', text: translated?.for ?? agenda.for });
  if (agenda.against) lines.push({ label: 'against', text: translated?.against ?? agenda.against });
  if (agenda.effect) lines.push({ label: '', text: translated?.effect ?? agenda.effect });
  return lines;
}

/** What the agenda on the table is called; empty while nobody has said. */
export function agendaTitle(view: TiView): string {
  return AGENDAS.get(view.agenda.card)?.name ?? view.agenda.title;
}

export function hintText(id: string, printed: string): string {
  return german()?.HINTS[id] ?? printed;
}
