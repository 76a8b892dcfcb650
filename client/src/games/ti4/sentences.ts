/** The one sentence on top, as each reader needs it. */
import { language } from '$lib/i18n';
import type { SeatInfo } from '$lib/wire';
import { cardName } from './cards';
import { draftTurn } from './drafting';
import { POLITICS } from './library';
import { stepLabel } from './names';
import { atLimit, limitOf, onDeck, option, seatName, type TiView } from './reading';
import { nowVoting, resultText, votersAhead } from './voting';
import { k } from './words';

export interface Said {
  kind: 'act' | 'wait' | 'look';
  strong: string;
  text: string;
  seat?: number | null;
}

export function phaseName(view: TiView): string {
  return k('phase', { phase: view.phase });
}

/** "Round 4 · Action": short, for it shares a line with the clock of a phone. */
export function placeName(view: TiView): string {
  const phase = k('shortPhase', { phase: view.phase });
  return view.round > 0 ? `${k('roundN', { n: view.round })} · ${phase}` : phase;
}

/** Who has the points that win; empty while nobody has. */
export function reachedText(view: TiView): string {
  const names = atLimit(view).map((seat) => seatName(view, seat));
  if (!names.length) return '';
  const listed = new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
  return k('atLimit', { names: listed, n: limitOf(view), count: names.length });
}

function then(view: TiView): string {
  const next = onDeck(view);
  return next === null || next === view.current ? '' : ` ${k('thenNext', { name: seatName(view, next) })}.`;
}

/** Whose turn it is in the draft of factions; null without one. */
function drafted(view: TiView, seats: readonly number[], host: boolean, people: readonly SeatInfo[]): Said | null {
  const turn = view.phase === 'setup' ? draftTurn(view) : null;
  if (!turn) return null;
  const ban = turn.kind === 'ban';
  if (seats.includes(turn.seat) && !host)
    return { kind: 'act', strong: `${k(ban ? 'draftYouBan' : 'draftYouPick')}.`, text: '' };
  const name = seatName(view, turn.seat, people);
  return { kind: host ? 'act' : 'wait', strong: `${k(ban ? 'draftBanNow' : 'draftPickNow', { name })}.`, text: '' };
}

/** Before a round, and where the host leads. */
function led(view: TiView, host: boolean): Said {
  const kind = host ? 'act' : 'wait';
  switch (view.phase) {
    case 'setup':
      return { kind, strong: k('say.setup'), text: k(host ? 'say.setupHost' : 'say.setupWait') };
    case 'round-0':
      return { kind, strong: k('buildGalaxy'), text: k(host ? 'say.zeroHost' : 'say.zeroWait') };
    case 'speaker-selection':
      return { kind, strong: k('say.speaker'), text: k(host ? 'say.speakerHost' : 'say.speakerWait') };
    case 'strategy-phase':
      return { kind, strong: k('say.summary'), text: k(host ? 'say.summaryHost' : 'say.summaryWait') };
    case 'status-phase':
      return { kind, strong: k('say.status'), text: k(host ? 'say.statusHost' : 'say.statusText') };
    case 'mecatol-check':
      return { kind, strong: k('say.mecatol'), text: k(host ? 'say.mecatolHost' : 'say.mecatolText') };
    case 'agenda-phase': {
      const [voter, after] = nowVoting(view) === null ? [] : votersAhead(view);
      if (voter !== undefined) {
        const text = after === undefined ? '' : `${k('thenNext', { name: seatName(view, after) })}.`;
        return { kind, strong: k('nowVoting', { name: seatName(view, voter) }), text, seat: voter };
      }
      const detailed = option(view, 'detailed_agenda');
      const step = detailed ? `${stepLabel('agenda', view.agenda.step)}.` : k('say.vote');
      const strong = `${k(view.agenda.number === 1 ? 'firstAgenda' : 'secondAgenda')}.`;
      // Without steps nobody has said yet that all have voted.
      return { kind, strong, text: detailed || view.agenda.outcome ? resultText(view) || step : step };
    }
    default: {
      return { kind, strong: reachedText(view) || k('nobodyAnyMore'), text: k(host ? 'say.endOrOn' : 'hostEnds') };
    }
  }
}

function mine(view: TiView, seat: number): Said {
  const strong = k('yourTurn');
  if (view.phase === 'strategy-phase') return { kind: 'act', strong, text: `${k('say.pickMine')}${then(view)}` };
  if (!view.pending) return { kind: 'act', strong, text: `${k('say.actMine')}${then(view)}` };
  if (view.pending.card === POLITICS && !view.pending.speaker_chosen)
    return { kind: 'act', strong, text: k('say.politicsMine') };
  const text = view.pending.card ? k('say.cardMine', { card: cardName(view.pending.card) }) : k('say.resolveMine');
  return { kind: 'act', strong, text: `${text}${then(view)}`, seat };
}

function theirs(view: TiView, seat: number, follower: boolean): Said {
  const name = seatName(view, seat);
  if (view.phase === 'strategy-phase')
    return { kind: 'wait', strong: name, text: `${k('say.pick')}${then(view)}`, seat };
  if (!view.pending) return { kind: 'wait', strong: name, text: `${k('say.act')}${then(view)}`, seat };
  if (!view.pending.card) return { kind: 'wait', strong: name, text: `${k('say.resolve')}${then(view)}`, seat };
  const card = cardName(view.pending.card);
  if (follower) return { kind: 'wait', strong: name, text: k('say.cardFollow', { card }), seat };
  return { kind: 'wait', strong: name, text: `${k('say.card', { card })}${then(view)}`, seat };
}

/** Who must do what, for somebody with these seats. */
export function say(view: TiView, seats: readonly number[], host: boolean, people: readonly SeatInfo[] = []): Said {
  const draft = drafted(view, seats, host, people);
  if (draft) return draft;
  const seat = view.current;
  const voter = nowVoting(view);
  if (!host && voter !== null && seats.includes(voter))
    return { kind: 'act', strong: k('say.yourVote'), text: k('say.yourVoteText') };
  if (seat === null || !['strategy-phase', 'action-phase'].includes(view.phase)) return led(view, host);
  if (seats.includes(seat) && !host) return mine(view, seat);
  return theirs(view, seat, seats.length > 0 && !host);
}
