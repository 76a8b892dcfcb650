"""The action phase: one action a turn, strategy cards, passing. Rules, section 6.3."""

from __future__ import annotations

from typing import Annotated, get_args

from rondel import HOST, Handle, Message, Ref, Refusal, move
from rondel.games.ti4.inputs import Listed, others_of_turn
from rondel.games.ti4.library import CARDS, IMPERIAL, POLITICS
from rondel.games.ti4.rights import host_and_current, no, not_yours, unchanged
from rondel.games.ti4.says.facts import (
    ActionCancelled,
    ActionFinished,
    ActionStarted,
    CardPlayed,
    Passed,
    SecondaryMarked,
    TurnSkipped,
)
from rondel.games.ti4.says.names import StrategyCard
from rondel.games.ti4.says.printed import card_lines, joined
from rondel.games.ti4.says.reasons import (
    AllCardsUsed,
    AlreadyPassed,
    CardUsed,
    DoesNotHold,
    HoldsNoCard,
    NobodyElseLeft,
    NobodyHoldsCard,
    NoCardResolving,
    NoSpeakerChoice,
    OwnCard,
    SpeakerAlreadyChosen,
    SpeakerRequired,
    StrategyUnused,
)
from rondel.games.ti4.secondaries import remember
from rondel.games.ti4.speaker import make_speaker, others, same_speaker
from rondel.games.ti4.state import (
    CardNumber,
    Companion,
    Kind,
    Pending,
    Reply,
    Seat,
    deeds,
    has_passed,
    held_by,
    host_and_seats,
    in_game,
    passed_order,
    unused_by,
)

CHOOSE = "game/rounds/action-phase/turns/choose"


def open_action_phase(g: Handle[Companion]) -> None:
    """Nobody has passed, nothing is used."""
    g.s.phase, g.s.current, g.s.pending = "action-phase", None, None


def everybody_passed(s: Companion) -> bool:
    """Has everybody in the game passed?"""
    return all(has_passed(s, seat) for seat in in_game(s))


def close_action_phase(g: Handle[Companion]) -> None:
    """Nobody's turn."""
    g.s.current, g.s.pending = None, None


def is_chosen(s: Companion) -> bool:
    """An action is being resolved, or the turn is over."""
    return s.turn_done or s.pending is not None


def is_pending(s: Companion) -> bool:
    """Is an action being resolved?"""
    return s.pending is not None


def is_resolved(s: Companion) -> bool:
    """The action is over, or was cancelled."""
    return s.turn_done or s.pending is None


def after_resolving(s: Companion) -> str:
    """The end of the turn, or another choice in the same turn."""
    return "next_step" if s.turn_done else CHOOSE


def _may_act(s: Companion) -> list[int]:
    """Whose turn it is and the host; those who passed are told so."""
    return [*host_and_current(s), *(seat for seat in passed_order(s) if seat != s.current)]


def _why_no_action(s: Companion, seat: int) -> Refusal | None:
    if seat not in (HOST, s.current):
        return no(AlreadyPassed())
    return None


def _count(g: Handle[Companion], seat: int) -> None:
    """Write down what kind of action it was."""
    pending = g.s.pending
    if pending is not None:
        done = deeds(g.s, seat)
        setattr(done, pending.kind, getattr(done, pending.kind) + 1)
        g.emit(ActionFinished(seat, pending.kind, pending.card))
        remember(g.s)
        g.s.pending = None


# -- the three choices ---------------------------------------------------------------------------------------------


@move(
    by=_may_act,
    inputs={"kind": Listed(get_args(Kind), of=str, refers="kind", optional=True)},
)
def start_action(g: Handle[Companion], seat: int, kind: Annotated[Kind, Ref("kind")] = "unspecified") -> None:
    """Do something on the board; what it was is not written down."""
    s = g.s
    if s.current is None:
        return
    s.pending = Pending(kind)
    g.emit(ActionStarted(s.current, kind))
    if s.options.auto_advance:
        _count(g, s.current)
        s.turn_done = True


start_action.when(_why_no_action)


def _playable(s: Companion, seat: int, card: int) -> Refusal | None:
    if s.current is None:
        return no(NobodyHoldsCard(card), "card_not_held", card=card)
    if card not in CARDS or s.cards[card - 1].holder != s.current:
        return no(DoesNotHold(s.current, card), "card_not_held", card=card)
    return no(CardUsed(StrategyCard(card)), card=card) if s.cards[card - 1].used else None


def _own_cards(s: Companion, seat: int) -> list[int]:
    return [] if s.current is None else held_by(s, s.current)


@move(
    by=_may_act,
    inputs={"card": Listed(_own_cards, refers="strategy card", why=_playable)},
)
def play_strategy_card(g: Handle[Companion], seat: int, card: CardNumber) -> None:
    """Play your strategy card: the primary for you, the secondary for the others."""
    s = g.s
    if s.current is None:
        return
    s.cards[card - 1].used = True
    s.pending = Pending("strategic", card, replies=[""] * s.count)
    g.emit(CardPlayed(s.current, card))


play_strategy_card.check(_playable)


@play_strategy_card.when
def why_no_card(s: Companion, seat: int) -> Refusal | None:
    """There must be a card that has not been played."""
    if why := _why_no_action(s, seat):
        return why
    if s.current is not None and not held_by(s, s.current):
        return no(HoldsNoCard(s.current), "card_not_held")
    if s.current is not None and not unused_by(s, s.current):
        return no(AllCardsUsed(), "card_used")
    return None


@play_strategy_card.previews
def card_preview(s: Companion, seat: int, card: int) -> Message:
    """What the primary does."""
    return joined(card_lines(CARDS[card], s.options.sets, "primary"))


@move(by=_may_act)
def pass_round(g: Handle[Companion], seat: int) -> None:
    """Take no more turns this round."""
    s = g.s
    if s.current is None:
        return
    deeds(s, s.current).passed = len(passed_order(s)) + 1
    s.turn_done = True
    g.emit(Passed(s.current))


@pass_round.when
def why_not_pass(s: Companion, seat: int) -> Refusal | None:
    """Every own strategy card must have been played."""
    if why := _why_no_action(s, seat):
        return why
    if s.current is not None and (left := unused_by(s, s.current)):
        return no(StrategyUnused([StrategyCard(number) for number in left]), cards=left)
    return None


# -- resolving -------------------------------------------------------------------------------------------------------


def needs_speaker(s: Companion) -> bool:
    """Politics: a new speaker must be chosen, if there is anybody else."""
    pending = s.pending
    if pending is None or pending.card != POLITICS or pending.speaker_chosen:
        return False
    return any(seat != s.speaker for seat in in_game(s))


@move(by=host_and_current, inputs={"again": Listed((False, True), of=bool, optional=True)})
def finish_turn(g: Handle[Companion], seat: int, again: bool = False) -> None:
    """The action is done: the next player's turn, or another action in the same turn."""
    s = g.s
    if s.current is not None:
        _count(g, s.current)
        s.turn_done = not again


@finish_turn.when
def why_not_finish(s: Companion, seat: int) -> Refusal | None:
    """Politics is not over without a new speaker."""
    return no(SpeakerRequired()) if needs_speaker(s) else None


@move(by=host_and_current, group="more")
def cancel_action(g: Handle[Companion], seat: int) -> None:
    """Back to the choice of an action; nothing has happened."""
    _drop_pending(g.s)
    if g.s.current is not None:
        g.emit(ActionCancelled(g.s.current))


def _drop_pending(s: Companion) -> None:
    if s.pending is not None and s.pending.card:
        s.cards[s.pending.card - 1].used = False
    s.pending = None


@cancel_action.when
def why_not_cancel(s: Companion, seat: int) -> Refusal | None:
    """Not once a new speaker has been chosen."""
    if s.pending is not None and s.pending.speaker_chosen:
        return no(SpeakerAlreadyChosen())
    return None


@move(by=host_and_current, inputs={"player": others})
def choose_speaker(g: Handle[Companion], seat: int, player: Seat) -> None:
    """Politics: hand the speaker token to somebody else."""
    if g.s.pending is not None:
        g.s.pending.speaker_chosen = True
    make_speaker(g, player, "politics")


@choose_speaker.check
def why_not_speaker(s: Companion, seat: int, player: int) -> Refusal | None:
    """Anybody but the present speaker."""
    return same_speaker(s, player)


@choose_speaker.when
def why_no_speaker(s: Companion, seat: int) -> Refusal | None:
    """Only while Politics is being resolved."""
    pending = s.pending
    if pending is None or pending.card != POLITICS:
        return no(NoSpeakerChoice())
    if pending.speaker_chosen:
        return no(SpeakerAlreadyChosen())
    return None if needs_speaker(s) else no(NobodyElseLeft(), "no_speaker_choice")


@move(
    by=host_and_seats,
    group="service",
    sticky=True,
    inputs={
        "player": others_of_turn,
        "value": Listed(("done", "declined", ""), of=str, refers="reply"),
        "card": Listed((0,), optional=True),
    },
)
def mark_secondary(
    g: Handle[Companion], seat: int, player: Seat, value: Annotated[Reply, Ref("reply")], card: int = 0
) -> None:
    """Say whether a seat follows; a reminder that blocks nothing.

    A mark that names another card than the one being resolved belongs to an action that was taken back.
    """
    pending = g.s.pending
    if pending is not None and card in (0, pending.card) and player < len(pending.replies):
        pending.replies[player] = value
        g.emit(SecondaryMarked(player, value))


@mark_secondary.check
def why_not_mark(s: Companion, seat: int, player: int, value: str, card: int) -> Refusal | None:
    """Somebody else's card; each seat marks for itself, the active one and the host for all."""
    why = None if seat == s.current and 0 <= player < s.count else not_yours(s, seat, player)
    if why:
        return why
    if player == s.current:
        return no(OwnCard())
    if s.pending is None or not s.pending.replies:
        return no(NoCardResolving(), "wrong_state")
    return unchanged() if s.pending.replies[player] == value else None


@mark_secondary.when
def why_no_mark(s: Companion, seat: int) -> Refusal | None:
    """Only while a strategy card is being resolved, by somebody else."""
    if s.pending is None or not s.pending.card:
        return no(NoCardResolving(), "wrong_state")
    return None


@move(by="host", group="service")
def skip_turn(g: Handle[Companion], seat: int) -> None:
    """The turn ends without an action; a card just played stays unplayed."""
    _drop_pending(g.s)
    g.s.turn_done = True
    if g.s.current is not None:
        g.emit(TurnSkipped(g.s.current))


skip_turn.when(why_not_cancel)


def offers_imperial_point(s: Companion) -> bool:
    """Imperial gives a point to whoever holds Mecatol Rex."""
    return s.pending is not None and s.pending.card == IMPERIAL and s.mecatol.owner == s.current
