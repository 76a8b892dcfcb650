/** Who votes now, what was predicted, and what comes next on the way to an outcome: as the rules have it, for the boards. */
import { AGENDAS, CARDS, WINDOWS } from './library';
import { choiceText, isTyped } from './names';
import { cannotVote, option, seatName, tallies, votingOrder, type Player, type TiView } from './reading';
import { k } from './words';

const VOTING_STEP = 5;
const LAST_STEP = 6;
const VOTES_TOO = ['odlynn-myrr'];

/** What a prediction is made with. */
export function riderName(id: string): string {
  const card = CARDS.find((one) => `${one.id}-rider` === id);
  if (card) return `${card.name} Rider`;
  return WINDOWS.flatMap((window) => window.effects).find((effect) => effect.id === id)?.name ?? id;
}

function foretells(player: Player): boolean {
  return player.predictions.some(([rider]) => !VOTES_TOO.includes(rider));
}

export function sitsOut(view: TiView, seat: number): boolean {
  return cannotVote(view, seat) || foretells(view.players[seat]!);
}

/** Are votes being cast? Without steps they always are. */
export function isVoting(view: TiView): boolean {
  if (view.phase !== 'agenda-phase' || view.agenda.outcome) return false;
  return !option(view, 'detailed_agenda') || view.agenda.step === VOTING_STEP;
}

/** Those whose votes are due, the next one first. */
export function votersAhead(view: TiView): number[] {
  return votingOrder(view).filter((seat) => !view.players[seat]!.voted && !sitsOut(view, seat));
}

export function nowVoting(view: TiView): number | null {
  return isVoting(view) ? (votersAhead(view)[0] ?? null) : null;
}

/** The side with the most votes; several of them in a tie. */
export function leading(view: TiView): string[] {
  const sums = tallies(view);
  const most = sums[0]?.[1] ?? 0;
  return most ? sums.filter(([, votes]) => votes === most).map(([side]) => side) : [];
}

/** What came of it; else, at the last step, what the votes come to or who must say it. Nothing is decided by it. */
export function resultText(view: TiView): string {
  const { card, outcome, law, step } = view.agenda;
  if (outcome) return k(law ? 'outcomeIsLaw' : 'outcomeIs', { outcome: choiceText(view, card, outcome) });
  if (option(view, 'detailed_agenda') && step < LAST_STEP) return '';
  const tied = leading(view);
  if (tied.length === 1) return k('proposed', { side: choiceText(view, card, tied[0]!) });
  const name = seatName(view, view.speaker);
  return tied.length ? k('tieToSpeaker', { name }) : k('silenceToSpeaker', { name });
}

/** What the one button does next; nothing once there is an outcome, or where only people can tell. */
export function coming(view: TiView): 'step' | 'vote' | 'outcome' | '' {
  if (view.agenda.outcome || isEmpty(view)) return '';
  if (option(view, 'detailed_agenda')) {
    if (view.agenda.step === VOTING_STEP && votersAhead(view).length) return 'vote';
    if (view.agenda.step < LAST_STEP) return 'step';
  }
  return leading(view).length === 1 ? 'outcome' : '';
}

/** Must somebody say what came of it, because the votes do not? */
export function isOpen(view: TiView): boolean {
  const last = !option(view, 'detailed_agenda') ? leading(view).length > 1 : view.agenda.step === LAST_STEP;
  return !view.agenda.outcome && (isEmpty(view) || (last && leading(view).length !== 1));
}

/** The law that goes out of play by the outcome: the elected one, or what came of an earlier vote on this very card. */
export function outdated(view: TiView): number {
  const { card, outcome } = view.agenda;
  if (!card || !outcome) return -1;
  return view.laws.findIndex(([name, , , before]) =>
    card === 'judicial-abolishment' ? name === outcome : before === card,
  );
}

/** Laws and secret objectives can only be elected where there are any. */
function isEmpty(view: TiView): boolean {
  if (isTyped(view.agenda.card)) return false;
  switch (AGENDAS.get(view.agenda.card)?.outcome_kind) {
    case 'elect_law':
      return !view.laws.length;
    case 'elect_scored_secret':
      return view.players.every((player) => !player.secrets.length);
    default:
      return false;
  }
}

/** How a seat stands to the agenda, in a few words: its side, that it abstains, what it predicts. */
export function standText(view: TiView, seat: number, short = false): string {
  const player = view.players[seat]!;
  const named = (side: string) => choiceText(view, view.agenda.card, side);
  const foretold = player.predictions.map(([rider, side]) =>
    k(short ? 'predictsShort' : 'predicts', { side: named(side), rider: riderName(rider) }),
  );
  if (foretold.length) return foretold.join(', ');
  if (player.voted && !player.votes) return k('abstains');
  if (player.side) return named(player.side);
  return cannotVote(view, seat) ? k('cannotVote') : '';
}

/** What somebody's vote is, as the button that keeps it says: "7 for For". */
export function voteText(view: TiView, seat: number): string {
  const { votes, side } = view.players[seat]!;
  if (!votes) return k('abstains');
  return side ? k('votesFor', { n: votes, side: choiceText(view, view.agenda.card, side) }) : k('votesN', { n: votes });
}
