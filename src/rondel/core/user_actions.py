"""What users do beside the game: messages, draw offers, concessions, preferences.

Actions change neither state nor flow, are accepted from anybody at any time where the node allows them, and are kept
in a channel of their own. Some make the engine do something: a concession makes the seat leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from rondel.core.autopass import Preference, with_own_stops
from rondel.core.command_names import AGREE_DRAW, LEAVE
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.outcome import Outcome
from rondel.core.requests import MatchIsOver
from rondel.core.seats import SYSTEM, Seat
from rondel.core.spelling import did_you_mean
from rondel.core.user_action_names import USER_ACTIONS, AutoPassArguments, UserAction
from rondel.errors import Rejected
from rondel.messages import Message


class OnlyPlayers(Message):
    what: str


class NotHere(Message):
    what: str


class NoAgreedDraws(Message):
    game: str


class DrawIsOffered(Message): ...


class AnswerTheDraw(Message): ...


class OneDrawATurn(Message): ...


class NoDrawOffered(Message): ...


class Acted(Struct, frozen=True, omit_defaults=True):
    """An action that was accepted."""

    number: int
    seat: Seat
    name: str
    args: Any = None
    at: int = 0


class Draws(Struct, frozen=True, omit_defaults=True):
    """Who offers a draw, and who has agreed. An offer stands until it is answered or the turn is over."""

    agreed: tuple[int, ...] = ()
    """The seats that want the draw that is offered now, the one that offered it first."""
    turn: int = 0
    """The turn in which it was offered."""
    offered: dict[int, int] = {}
    """In which turn each seat made its last offer: one in each turn."""

    def at(self, turn: int) -> Draws:
        """What is left of an offer in a turn."""
        return self if turn == self.turn or not self.agreed else msgspec.structs.replace(self, agreed=())


class ActedTable(Protocol):
    """Where people act beside the game."""

    game: Game
    kernel: Kernel
    draws: Draws
    preferences: dict[int, Preference]
    acted: list[Acted]

    @property
    def seats(self) -> range: ...
    @property
    def over(self) -> Outcome | None: ...
    def apply(self, command: Command) -> Any: ...
    def pass_automatically(self, at: int) -> None: ...


def act(match: ActedTable, command: Command) -> Acted:
    """Accept an action, or raise `Rejected`."""
    name, action = command.name, _known(match, command.name)
    if not action.spectators and command.seat not in match.seats:
        raise Rejected("unknown_seat", OnlyPlayers(name))
    node = match.kernel.node if match.kernel.pos.frames else None
    allowed = next((a.node.actions for a in (node, *node.above) if a.node.actions is not None), None) if node else None
    if allowed is not None and name not in allowed:
        raise Rejected("action_not_here", NotHere(name))
    args = _arguments(name, action, command.args)
    effect = _EFFECTS.get(name)
    if effect is not None:
        effect(match, command, args)
    acted = Acted(len(match.acted) + 1, command.seat, name, command.args, command.at)
    match.acted.append(acted)
    return acted


def _known(match: ActedTable, name: str) -> UserAction:
    if name not in USER_ACTIONS:
        hint = did_you_mean(name, USER_ACTIONS)
        raise Rejected("unknown_action", f"{match.game.title} has no action {name!r}; {hint}")
    return USER_ACTIONS[name]


def _arguments(name: str, action: UserAction, raw: Any) -> Any:
    if action.arguments is None:
        if raw:
            raise Rejected("bad_arguments", f"{name} takes no arguments")
        return None
    try:
        return msgspec.convert({} if raw is None else raw, action.arguments)
    except msgspec.ValidationError as problem:
        raise Rejected("bad_arguments", f"{name}: {problem}") from None


def _concede(match: ActedTable, command: Command, args: Any) -> None:
    match.apply(Command(command.seat, LEAVE, {"why": "conceded"}, at=command.at))


def _offer_draw(match: ActedTable, command: Command, args: Any) -> None:
    if not match.game.offers_draw:
        raise Rejected("no_draws", NoAgreedDraws(match.game.title))
    if match.over is not None:
        raise Rejected("match_over", MatchIsOver())
    turn, draws = match.kernel.pos.turn, match.draws
    if command.seat in draws.agreed:
        raise Rejected("draw_offered", DrawIsOffered())
    if draws.agreed:
        raise Rejected("draw_offered", AnswerTheDraw())
    if draws.offered.get(command.seat) == turn:
        raise Rejected("draw_refused", OneDrawATurn())
    match.draws = Draws((command.seat,), turn, {**draws.offered, command.seat: turn})


def _answer_draw(match: ActedTable, command: Command, args: Any) -> None:
    draws = match.draws
    if not draws.agreed:
        raise Rejected("nothing_to_answer", NoDrawOffered())
    agreed = tuple(dict.fromkeys((*draws.agreed, command.seat))) if args.yes else ()
    everybody = all(seat in agreed for seat in match.kernel.living)
    match.draws = msgspec.structs.replace(draws, agreed=() if everybody else agreed)
    if everybody:
        match.apply(Command(SYSTEM, AGREE_DRAW, at=command.at))


def _set_auto_pass(match: ActedTable, command: Command, args: AutoPassArguments) -> None:
    """An `until` is for once: what was wanted before counts again afterwards."""
    if args.preference not in ("off", "forced", "quiet", "until"):
        raise Rejected("bad_arguments", "preference is off, forced, quiet or until")
    before = match.preferences.get(command.seat, Preference("off", tuple(match.game.stops)))
    stops = before.stops if args.stops is None else with_own_stops(match.game, args.stops)
    for stop in (*stops, *([args.until] if args.until not in ("", "turn_end", "my_turn") else [])):
        whose, _, key = stop.rpartition(":")
        if whose not in ("", "mine", "theirs") or not match.game.plan.matches(key):
            raise Rejected("unknown_node", f"{stop!r} is not a place of {match.game.title}")
    kind: Any = args.preference
    then: Any = before.lasting.kind
    idle = before.idle if args.idle is None else args.idle
    until = Preference("until", stops, args.until, match.kernel.pos.turn, then, idle)
    wanted = until if kind == "until" else Preference(kind, stops, idle=idle, held=before.held)
    match.preferences[command.seat] = wanted
    match.pass_automatically(command.at)


_EFFECTS: dict[str, Callable[[ActedTable, Command, Any], None]] = {
    "concede": _concede,
    "offer_draw": _offer_draw,
    "answer_draw": _answer_draw,
    "set_auto_pass": _set_auto_pass,
}
