/** Printed things in the reader's language. */
import { cardName } from './cards';
import { AGENDA_STEPS, AGENDAS, CARDS, PUBLIC, SECRETS, STATUS_STEPS, type Agenda } from './library';
import { seatName, type Objective, type TiView } from './reading';
import { printed, sideText, told } from './words';

export function conditionText(objective: Pick<Objective, 'id'> | string): string {
  const id = typeof objective === 'string' ? objective : objective.id;
  const condition = PUBLIC.get(id)?.condition ?? SECRETS.get(id)?.condition;
  return condition ? printed('condition', id, condition) : '';
}

export function objectiveName(id: string): string {
  return PUBLIC.get(id)?.name ?? SECRETS.get(id)?.name ?? id;
}

export function stepLabel(list: 'status' | 'agenda', number: number): string {
  return told(`${list}_step`, { number });
}

export function stepHint(list: 'status' | 'agenda', number: number): string {
  const step = (list === 'status' ? STATUS_STEPS : AGENDA_STEPS)[number - 1]!;
  return printed('step_hint', step.id, step.hint);
}

/** What an agenda says, line by line: for and against, or its effect. */
export function agendaLines(agenda: Agenda): { label: string; text: string }[] {
  return (['for', 'against', 'effect'] as const).flatMap((part) => {
    const text = agenda[part];
    if (!text) return [];
    const label = part === 'effect' ? '' : sideText(part === 'for' ? 'For' : 'Against');
    return [{ label, text: printed('agenda_text', `${agenda.id}-${part}`, text) }];
  });
}

/** What the agenda on the table is called; empty while nobody has said. */
export function agendaTitle(view: TiView): string {
  return AGENDAS.get(view.agenda.card)?.name ?? view.agenda.title;
}

export function hintText(id: string, hint: string): string {
  return printed('window_hint', id, hint);
}

/** Is what an agenda decides written in? Planets lie on the board, and of what nobody printed nothing is known. */
export function isTyped(card: string): boolean {
  return ['elect_planet', 'hidden'].includes(AGENDAS.get(card)?.outcome_kind ?? 'hidden');
}

/** Whether an agenda is a law people must say themselves where no printed card does. */
export function isUnprinted(card: string): boolean {
  return (AGENDAS.get(card)?.outcome_kind ?? 'hidden') === 'hidden';
}

/** Whom an agenda elected, where it elects one of the players. */
export function electedSeat(card: string, choice: string): number | null {
  return choice && AGENDAS.get(card)?.outcome_kind === 'elect_player' ? Number(choice.slice(1)) - 1 : null;
}

/** A choice of an agenda in words: whom or what it names. */
export function choiceText(view: TiView, card: string, choice: string): string {
  const seat = electedSeat(card, choice);
  if (seat !== null) return seatName(view, seat);
  switch (choice && AGENDAS.get(card)?.outcome_kind) {
    case 'elect_strategy_card':
      return cardName(CARDS.find((one) => one.id === choice)?.number ?? 1);
    case 'elect_scored_secret':
      return objectiveName(choice);
    default:
      return sideText(choice);
  }
}
