import { HOST, isPlayer } from '$lib/seats';
import { clientOf, type Scene as SceneOf } from '$lib/games/client';
import { isOpen, type Values } from '$lib/state/offers';
import type { SeatColour } from '$lib/ui/seats';
import type { LogEntry } from '$lib/wire';
import { messagesIn } from '$lib/i18n/words.svelte';
import { about } from './answers';
import Board from './Board.svelte';
import { cardName } from './cards';
import type { Command, Declared, Offer } from './declared';
import Host from './HostFace.svelte';
import { keyList } from './shortcuts';
import { draftTurn } from './drafting';
import { FACTIONS } from './library';
import './mat.css';
import { chairs, inGame, isFilled, onDeck, openSteps, option, seatName } from './reading';
import Result from './ResultFace.svelte';
import Screen from './ScreenFace.svelte';
import { placeName, say } from './sentences';
import { agendaTitle, choiceText, stepLabel } from './names';
import { coming, isOpen as isUndecided, isVoting, leading, outdated, votersAhead, voteText } from './voting';
import { k } from './words';

type Scene = SceneOf<Declared>;
const isHost = (scene: Scene) => (scene.interaction.offers ?? []).some((offer) => offer.seat === HOST);

/** What the one button stands ready for while nothing is picked. */
function ready(scene: Scene): Command | '' {
  const view = scene.view;
  switch (view.phase) {
    case 'setup': {
      const turn = draftTurn(view);
      const isFull = chairs(view).every((seat) => isFilled(view.players[seat]!));
      if (!turn || (isFull && isHost(scene))) return 'finish_setup';
      if (!isHost(scene) && !scene.seats.includes(turn.seat)) return '';
      return turn.kind === 'ban' ? 'ban_faction' : 'draft_faction';
    }
    case 'round-0':
      return 'start_first_round';
    case 'strategy-phase':
      return 'end_strategy_phase';
    case 'action-phase':
      if (!view.pending) return '';
      return view.pending.card === 3 && !view.pending.speaker_chosen && inGame(view).length > 1
        ? 'choose_speaker'
        : 'finish_turn';
    case 'status-phase':
      return 'end_status_phase';
    case 'mecatol-check':
      return 'leave_mecatol_check';
    case 'agenda-phase':
      return readyAgenda(scene);
    default:
      return '';
  }
}

const over = (view: Scene['view']): Command => (view.agenda.number === 1 ? 'next_agenda' : 'end_agenda_phase');

/** Step by step to an outcome and on; a player's own vote first. */
function readyAgenda(scene: Scene): Command | '' {
  const view = scene.view;
  const leads = (scene.interaction.offers ?? []).some((offer) => offer.name === 'advance_agenda');
  const seat = scene.seats.find((one) => one < view.count);
  if (!isHost(scene) && seat !== undefined && isVoting(view) && mayCast(view, seat)) return 'cast_vote';
  if (!leads) return '';
  return coming(view) || isUndecided(view) ? 'advance_agenda' : over(view);
}

/** Whose vote is due; who has entered votes may cast them before. */
function mayCast(view: Scene['view'], seat: number): boolean {
  const ahead = votersAhead(view);
  return ahead[0] === seat || (ahead.includes(seat) && view.players[seat]!.votes > 0);
}

/** What the next step of an agenda is called. */
function advance(view: Scene['view'], may: boolean): { label: string; sub?: string } {
  const [voter, then] = votersAhead(view);
  switch (coming(view)) {
    case 'step':
      return {
        label: stepLabel('agenda', view.agenda.step + 1),
        sub: k(agendaTitle(view) ? 'act.advance.step' : 'act.advance.noCard', { n: view.agenda.step + 1 }),
      };
    case 'vote':
      if (!may) return { label: k('act.advance.waits', { name: seatName(view, voter) }) };
      return {
        label: k('act.advance.vote', { name: seatName(view, voter), vote: voteText(view, voter!) }),
        sub: then === undefined ? k('act.advance.last') : k('act.advance.then', { name: seatName(view, then) }),
      };
    case 'outcome': {
      const side = leading(view)[0]!;
      return {
        label: k('act.advance.outcome', { side: choiceText(view, view.agenda.card, side) }),
        sub: k('act.advance.kept'),
      };
    }
    default:
      return { label: k('act.advance.open') };
  }
}

/** The act and its effect. */
function act(offer: Offer, values: Values, scene: Scene): { label: string; sub?: string } | null {
  const view = scene.view;
  switch (offer.name) {
    case 'pick_card': {
      if (!values.card) return null;
      const goods = view.cards[Number(values.card) - 1]![0];
      return {
        label: k('act.pick_card', { card: cardName(Number(values.card)) }),
        sub: goods ? k('act.pick_card.sub', { goods: k('goods', { n: goods }) }) : '',
      };
    }
    case 'ban_faction':
    case 'draft_faction': {
      const ban = offer.name === 'ban_faction';
      const name = FACTIONS.get(String(values.faction ?? ''))?.name;
      const by = seatName(view, draftTurn(view)?.seat, scene.people);
      if (name)
        return { label: k(ban ? 'ban' : 'draftPick', { name }), sub: isHost(scene) ? k('draftFor', { name: by }) : '' };
      if (!isHost(scene)) return { label: k(ban ? 'draftYouBan' : 'draftYouPick') };
      return { label: k(ban ? 'draftBanNow' : 'draftPickNow', { name: by }) };
    }
    case 'play_strategy_card':
      if (!values.card) return null;
      return {
        label: k('act.play_strategy_card', { card: cardName(Number(values.card)) }),
        sub: k('act.play_strategy_card.sub'),
      };
    case 'choose_speaker':
      if (values.player === undefined) return { label: k('act.choose_speaker.none') };
      return {
        label: k('act.choose_speaker', { name: seatName(view, Number(values.player)) }),
        sub: k('act.choose_speaker.sub'),
      };
    case 'finish_turn': {
      const next = onDeck(view);
      const name = seatName(view, next);
      return {
        label: k('act.finish_turn'),
        sub: next === null ? '' : k(next === view.current ? 'act.finish_turn.last' : 'act.finish_turn.sub', { name }),
      };
    }
    case 'end_strategy_phase': {
      const order = inGame(view).map((seat) => ({
        seat,
        first: view.zero_token === seat ? 0 : view.cards.findIndex(([, holder]) => holder === seat) + 1 || 9,
      }));
      const first = order.sort((one, other) => one.first - other.first)[0];
      return {
        label: k('act.end_strategy_phase'),
        sub: first ? k('act.end_strategy_phase.sub', { name: seatName(view, first.seat) }) : '',
      };
    }
    case 'end_status_phase': {
      const open = openSteps(view).length;
      const check =
        !view.mecatol.claimed &&
        (option(view, 'mecatol_prompt') === 'until-claimed' || (view.round === 1 && !view.mecatol.checked));
      const next = view.mecatol.claimed
        ? k('act.end_status_phase.agenda')
        : check
          ? k('act.end_status_phase.check')
          : k('act.end_status_phase.round', { n: view.round + 1 });
      return { label: k('act.end_status_phase'), sub: open ? `${next} · ${k('act.openSteps', { n: open })}` : next };
    }
    case 'leave_mecatol_check':
      return {
        label: k('act.leave_mecatol_check'),
        sub: view.mecatol.claimed
          ? k('act.end_status_phase.agenda')
          : k('act.end_status_phase.round', { n: view.round + 1 }),
      };
    case 'advance_agenda':
      return advance(view, isOpen(offer));
    case 'cast_vote': {
      const seat = Number(values.player ?? offer.seat);
      if (!isPlayer(seat)) return null;
      const { votes, side } = view.players[seat]!;
      if (!votes) return { label: k('abstain'), sub: k('act.cast.none') };
      return { label: k('act.cast', { vote: voteText(view, seat) }), sub: side ? '' : k('noSide') };
    }
    case 'end_agenda_phase':
      return {
        label: k('act.end_agenda_phase'),
        sub: stillLaw(view) || k(view.agenda.number === 1 ? 'act.end_agenda_phase.one' : 'act.end_agenda_phase.sub'),
      };
    case 'next_agenda':
      return { label: k('act.next_agenda'), sub: stillLaw(view) || k('act.next_agenda.sub') };
    case 'finish_setup':
    case 'start_first_round':
    case 'start_action':
    case 'pass_round':
      return { label: k(`act.${offer.name}`), sub: k(`act.${offer.name}.sub`) };
    default:
      return null;
  }
}

/** A law that the outcome takes out of play, and that nobody has repealed. */
function stillLaw(view: Scene['view']): string {
  const law = view.laws[outdated(view)];
  return law ? k('act.stillLaw', { name: law[0] }) : '';
}

/** An agenda may be left without an outcome; after one agenda the phase may end too. */
function other(scene: Scene): { offer: Offer; label: string; sub?: string } | null {
  const view = scene.view;
  if (view.phase !== 'agenda-phase' || !isHost(scene)) return null;
  const open = readyAgenda(scene) !== over(view);
  const name = open ? over(view) : view.agenda.number === 1 ? 'end_agenda_phase' : '';
  const offer = scene.interaction.offers?.find((one) => one.name === name);
  if (!offer) return null;
  if (open)
    return {
      offer,
      label: k(name === 'next_agenda' ? 'act.next_agenda' : 'act.end_agenda_phase'),
      sub: k('act.noOutcome'),
    };
  return { offer, label: k('act.end_agenda_phase'), sub: k('act.end_agenda_phase.one') };
}

/** Each seat in the colour it chose. */
function looks(scene: Scene): (SeatColour | null)[] {
  return scene.view.players.map((player) => player.colour);
}

/** Rounds, by what the log tells of their beginning. */
function chapters(log: readonly LogEntry[]): { v: number; label: string }[] {
  return log.flatMap((entry) => {
    const begins = saying(entry, 'strategy_phase_began');
    return begins ? [{ v: entry.v, label: k('roundN', { n: Number(begins.message.with?.round) }) }] : [];
  });
}

/** What an entry says under one of these keys, unless it was taken back. */
function saying(entry: LogEntry, ...keys: string[]) {
  return entry.gone ? undefined : messagesIn(entry).find(({ message }) => keys.includes(message.say));
}

/** When the custodians left, and when somebody had enough points. */
function moments(log: readonly LogEntry[]): { v: number; label: string }[] {
  return log.flatMap((entry) => {
    const found = saying(entry, 'limit_reached') ?? saying(entry, 'mecatol_claimed');
    return found ? [{ v: entry.v, label: found.line }] : [];
  });
}

export const client = clientOf<Declared>({
  Board,
  Host,
  Screen,
  Result,
  mat: 'ti4',
  title: (scene) => {
    const seat = scene.seats.find((one) => scene.people[one]?.kind === 'person' && one < scene.view.count);
    return isHost(scene) ? k('hostTitle') : seat === undefined ? '' : seatName(scene.view, seat, scene.people);
  },
  clockShows: (scene) => (option(scene.view, 'timer_mode') === 'cumulative' ? 'total' : 'turn'),
  place: (scene) => placeName(scene.view),
  say: (scene) => say(scene.view, scene.seats, isHost(scene), scene.people),
  ready,
  act,
  other,
  looks,
  seatName: (scene, seat) => (seat < scene.view.count ? seatName(scene.view, seat, scene.people) : ''),
  chapters,
  about,
  keys: keyList,
  keepsPlaces: true,
  moments,
});
