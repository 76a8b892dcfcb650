"""Matches that begin in the middle of a game, for tests of single rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from rondel.core.chance import Chance
from rondel.core.clocks import ClockSettings
from rondel.core.commands import Command
from rondel.core.game import Game, Setup
from rondel.core.header import Header
from rondel.core.loading import starting_at
from rondel.core.match import Match
from rondel.core.placing import BadPosition, Spot, placed
from rondel.core.policy import UndoPolicy

Change = Callable[[Any], None]
Played = tuple[Any, ...]
"""A seat, what it does, and with what: ``(0, "mark", {"cell": 4})``, ``(1, "pass_turn")``."""


def match_from(
    game: Game,
    seats: int,
    prepare: Change,
    *,
    enter: str = "",
    seat: int | None = None,
    turn: int = 1,
    round: int = 1,
    lap: int = 1,
    caller: str = "",
    options: Mapping[str, Any] | None = None,
    seed: str = "test",
    forced: Mapping[str, Sequence[Any]] | None = None,
    policy: UndoPolicy | None = None,
    clock: ClockSettings | None = None,
) -> Match:
    """A match that is set up, changed by `prepare`, and goes on from there to the next decision.

    `enter` is any node: what is above it was entered before, the node itself and its hook are still to come. `seat` is
    whose turn it is then; `lap` the how-manieth pass of the loop around it; `caller` the node a sub-flow was called
    from. Raises `BadPosition` for a state that is not one of this game, or a seat that takes no turn there.
    """
    chance = Chance.of(seed, seats)
    for label, outcomes in (forced or {}).items():
        chance.force(label, *outcomes)
    game.check_seats(seats)
    state = game.setup(Setup(seats, game.read_options(options, seats), chance))
    prepare(state)
    kernel = placed(game, state, seats, Spot(enter, seat, turn, round, lap, caller), chance)
    plain = to_builtins(dict(options or {}), str_keys=True)
    return starting_at(kernel, Header(game.name, game.version, seats, seed, plain, clock=clock), policy)


def position(
    game: Game,
    seats: int | None = None,
    *,
    seed: str = "test",
    options: Mapping[str, Any] | None = None,
    forced: Mapping[str, Sequence[Any]] | None = None,
) -> SaidPosition:
    """A position, said in a sentence; `match()` at its end is the match that begins there.

    >>> from rondel.games.tictactoe.game import game
    >>> two_in_a_row = [0, 0, None, 1, 1, None, None, None, None]
    >>> match = position(game, seats=2).with_state(cells=two_in_a_row).at("play", seat=1).match()
    >>> match.play(1, "mark", cell=5).records[0].entry.seat, match.over.winners
    (1, (1,))
    """
    return SaidPosition(game, game.usual_seats if seats is None else seats, seed, options or {}, forced or {})


class SaidPosition(Struct, frozen=True):
    """What has been said of a position so far; every word gives a new one."""

    game: Game
    seats: int
    seed: str = "test"
    options: Mapping[str, Any] = {}
    forced: Mapping[str, Sequence[Any]] = {}
    spot: Spot = Spot()
    changes: tuple[Change, ...] = ()
    played: tuple[Played, ...] = ()

    def at(
        self, node: str, *, seat: int | None = None, turn: int = 1, round: int = 1, lap: int = 1, caller: str = ""
    ) -> SaidPosition:
        """Just before a node: an address, the end of one or an id; see `match_from`."""
        return replace(self, spot=Spot(node, seat, turn, round, lap, caller))

    def with_state(self, change: Change | None = None, /, **fields: Any) -> SaidPosition:
        """With another state than the set-up gives: a function that changes it, or fields and what they hold."""
        changes = [*([change] if change is not None else []), *([_putting(self.game, fields)] if fields else [])]
        return replace(self, changes=(*self.changes, *changes))

    def after(self, *played: Played) -> SaidPosition:
        """After something was played from there."""
        return replace(self, played=(*self.played, *played))

    def match(self) -> Match:
        """The match that begins there."""
        spot = self.spot
        match = match_from(
            self.game,
            self.seats,
            self._prepare,
            enter=spot.node,
            seat=spot.seat,
            turn=spot.turn,
            round=spot.round,
            lap=spot.lap,
            caller=spot.caller,
            options=self.options,
            seed=self.seed,
            forced=self.forced,
        )
        for seat, name, *args in self.played:
            match.apply(Command(seat, name, to_builtins(args[0], str_keys=True) if args else None))
        return match

    def _prepare(self, state: Any) -> None:
        for change in self.changes:
            change(state)


def _putting(game: Game, fields: Mapping[str, Any]) -> Change:
    """Put plain data, or values as rules have them, into fields of a state."""
    known = game.state.__struct_fields__
    for name in fields:
        if name not in known:
            near = get_close_matches(name, known, 1, 0.4)
            hint = f"did you mean `{near[0]}`?" if near else f"it has {', '.join(known)}"
            raise BadPosition(f"the state of {game.title} has no field `{name}`; {hint}")
    plain = msgspec.json.encode(dict(fields))

    def put(state: Any) -> None:
        raw = {**msgspec.json.decode(msgspec.json.encode(state)), **msgspec.json.decode(plain)}
        try:
            whole = msgspec.json.decode(msgspec.json.encode(raw), type=game.state)
        except msgspec.ValidationError as problem:
            raise BadPosition(f"this is no state of {game.title}: {problem}") from None
        for name in fields:
            setattr(state, name, getattr(whole, name))

    return put
