"""Tables for the tests of the companion: the rules' fixture F6, and short ways to play whole phases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import to_builtins

from rondel import HOST, Viewer
from rondel.core.commands import Command
from rondel.core.match import Applied, Match
from rondel.errors import Rejected
from rondel.games.ti4.errors import code_of
from rondel.games.ti4.game import game
from rondel.games.ti4.orders import next_picker
from rondel.games.ti4.policy import CHAIRS, CLOCK, UNDO
from rondel.games.ti4.state import Companion, unused_by

F6 = (
    ("red", "arborec"),
    ("blue", "hacan"),
    ("green", "sol"),
    ("yellow", "jol-nar"),
    ("purple", "xxcha"),
    ("black", "letnev"),
)
P1, P2, P3, P4, P5, P6 = range(6)
PICKS = {P3: 8, P4: 7, P5: 1, P6: 5, P1: 3, P2: 6}
"""Worked example 9."""
MORE = (("orange", "muaat"), ("pink", "saar"))


class Table:
    """A match with short ways to look at it and to play; whoever is named plays, nobody named is the host."""

    def __init__(
        self,
        chairs: int = CHAIRS,
        *,
        seats: Sequence[tuple[str, str]] = (),
        forced: Mapping[str, Any] | None = None,
        seed: str = "an evening",
        **options: Any,
    ) -> None:
        self.match = Match(
            game,
            chairs,
            seed=seed,
            options=options,
            forced=forced or {},
            policy=UNDO,
            clock=CLOCK,
        )
        self.now = 0
        if seats:
            self.host("set_player_count", count=len(seats))
            for seat, (colour, faction) in enumerate(seats):
                self.host("configure_seat", player=seat, colour=colour, faction=faction)

    @property
    def s(self) -> Companion:
        return self.match.kernel.s  # type: ignore[no-any-return]

    @property
    def path(self) -> str:
        return self.match.kernel.node.address

    @property
    def step(self) -> str:
        return self.match.kernel.node.node.id

    @property
    def vp(self) -> list[int]:
        return [player.vp for player in self.s.players[: self.s.count]]

    def do(self, seat: int, name: str, /, **args: Any) -> Applied:
        return self.match.apply(self.command(seat, name, args))

    def host(self, name: str, /, **args: Any) -> Applied:
        return self.do(HOST, name, **args)

    def command(self, seat: int, name: str, args: Mapping[str, Any]) -> Command:
        return Command(seat, name, to_builtins(dict(args), str_keys=True) or None, at=self.now * 1000)

    def refused(self, seat: int, name: str, /, **args: Any) -> str:
        """The code with which something is refused; nothing has changed then."""
        before, command = self.match.digest(), self.command(seat, name, args)
        with pytest.raises(Rejected) as caught:
            self.match.apply(command)
        assert caught.value.text
        assert self.match.digest() == before
        return code_of(self.match, command, caught.value)

    def details(self, seat: int, name: str, /, **args: Any) -> dict[str, Any]:
        with pytest.raises(Rejected) as caught:
            self.match.apply(self.command(seat, name, args))
        return caught.value.params

    def told(self, done: Applied) -> list[str]:
        """The names of the events of what was just done."""
        return [event.name for event in done.records[0].events if not event.flow]

    def view(self, *seats: int, host: bool = False) -> dict[str, Any]:
        return self.match.view(Viewer(seats, host))

    # -- whole phases --------------------------------------------------------------------------------------------

    def start(self, speaker: int = P3) -> Table:
        self.host("finish_setup")
        self.host("start_first_round")
        self.host("choose_first_speaker", player=speaker)
        return self

    def pick(self, picks: Mapping[int, int] | None = None) -> Table:
        """Let everybody pick as named, whoever is next."""
        chosen = dict(PICKS if picks is None else picks)
        while (seat := next_picker(self.s)) is not None:
            self.do(seat, "pick_card", card=chosen[seat])
        return self

    def pick_any(self, *cards: int) -> Table:
        for card in cards:
            seat = next_picker(self.s)
            assert seat is not None
            self.do(seat, "pick_card", card=card)
        return self

    def to_action(self, picks: Mapping[int, int] | None = None) -> Table:
        self.pick(picks)
        self.host("end_strategy_phase")
        return self

    def current(self) -> int:
        assert self.s.current is not None
        return self.s.current

    def play_card(self, card: int = 0, speaker: int | None = None) -> Table:
        """The current seat plays its (next) strategy card and ends the turn."""
        seat = self.current()
        number = card or unused_by(self.s, seat)[0]
        self.do(seat, "play_strategy_card", card=number)
        if number == 3:
            others = [other for other in range(self.s.count) if other != self.s.speaker]
            self.do(seat, "choose_speaker", player=others[0] if speaker is None else speaker)
        self.do(seat, "finish_turn")
        return self

    def turn(self, kind: str = "tactical") -> Table:
        seat = self.current()
        self.do(seat, "start_action", kind=kind)
        if self.s.pending is not None:
            self.do(seat, "finish_turn")
        return self

    def to_status(self, **options: Any) -> Table:
        """Everybody plays the own cards and passes."""
        while self.s.phase == "action-phase":
            if unused_by(self.s, self.current()):
                self.play_card(**options)
            else:
                self.do(self.current(), "pass_round")
        return self

    def round(self, *cards: int) -> Table:
        """A round up to the end of the status phase: picks in order, then everybody plays the own cards and passes."""
        self.pick_any(*cards)
        self.host("end_strategy_phase")
        self.to_status()
        self.host("end_status_phase")
        if self.s.phase == "mecatol-check":
            self.host("leave_mecatol_check")
        return self

    def undo(self, seat: int = HOST, to: str = "command") -> Applied:
        return self.do(seat, "undo", **({} if to == "command" else {"to": to}))


def f6(**options: Any) -> Table:
    """Fixture F6 at the start of round 1, speaker p3."""
    return Table(seats=F6, **options).start()


def seated(count: int, **options: Any) -> Table:
    """A table with so many of the fixture's seats, set up."""
    return Table(seats=(*F6, *MORE)[:count], **options)
