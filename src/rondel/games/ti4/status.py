"""The status phase: a checklist that blocks nothing, and the return of the strategy cards. Rules, section 6.4."""

from __future__ import annotations

from typing import Annotated

from rondel import Handle, Ref, Refusal, move
from rondel.games.ti4.holdings import ready_all
from rondel.games.ti4.inputs import Listed
from rondel.games.ti4.library import STATUS_STEPS
from rondel.games.ti4.rights import no, not_yours, whom
from rondel.games.ti4.says.facts import OpenStatusSteps, StatusPhaseBegan, StatusPhaseEnded, StepTicked, StepUnticked
from rondel.games.ti4.says.reasons import UnknownStep
from rondel.games.ti4.state import AnySeat, Companion, host_and_seats, in_game

STEPS = tuple(step.number for step in STATUS_STEPS)


def open_status_phase(g: Handle[Companion]) -> None:
    """Everything on the lists is still to be done."""
    s = g.s
    s.phase = "status-phase"
    s.status_checks = [False] * len(STEPS)
    for player in s.players:
        player.checks = [False] * len(STEPS)
    g.emit(StatusPhaseBegan(s.round))


def open_steps(s: Companion) -> list[int]:
    """The steps that nobody ticked, on the list that counts."""
    if s.options.status_checklist == "table":
        return [number for number in STEPS if not s.status_checks[number - 1]]
    lists = [s.players[seat].checks for seat in in_game(s)]
    return [number for number in STEPS if not all(ticks[number - 1] for ticks in lists)]


def _lists(s: Companion, seat: int) -> list[int | None]:
    return [None, *whom(s, seat)]


@move(
    by=host_and_seats,
    group="service",
    inputs={
        "step": Listed(STEPS, refers="status step"),
        "player": Listed(_lists, of=int | None, refers="list", optional=True),
    },
)
def toggle_status_step(
    g: Handle[Companion], seat: int, step: Annotated[int, Ref("status step")], player: AnySeat = None
) -> None:
    """Tick or untick a step, on the table's list or a seat's own."""
    ticks = g.s.status_checks if player is None else g.s.players[player].checks
    ticks[step - 1] = not ticks[step - 1]
    g.emit((StepTicked if ticks[step - 1] else StepUnticked)(step, player))


@toggle_status_step.check
def why_not_tick(s: Companion, seat: int, step: int, player: int | None) -> Refusal | None:
    """The table's list is everybody's, a seat's list its own."""
    if player is not None and (why := not_yours(s, seat, player)):
        return why
    return None if step in STEPS else no(UnknownStep(step, STEPS[-1]))


@move(by="host")
def end_status_phase(g: Handle[Companion], seat: int) -> None:
    """Return the strategy cards and go on."""
    s = g.s
    if left := open_steps(s):
        g.emit(OpenStatusSteps(left))
    for card in s.cards:
        card.holder, card.used = None, False
    s.zero_token = None
    ready_all(s)
    g.emit(StatusPhaseEnded(s.round))
