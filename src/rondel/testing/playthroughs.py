"""Golden playthroughs: a whole game as text, with what everybody sees, is offered and is told as it goes on.

A playthrough keeps its inputs, so that a change of the rules shows as a difference in what came of them.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.interaction import Input, Interaction, Offer, interaction
from rondel.core.match import Match
from rondel.core.telling import events_for
from rondel.core.view import Viewer
from rondel.errors import RondelError
from rondel.testing.cases import Case
from rondel.testing.courses import record
from rondel.testing.faults import Fault, differences
from rondel.testing.viewers import name_of, viewers
from rondel.testing.words import english
from rondel.words import Speaker

INPUT = "> "
_json = msgspec.json.Encoder().encode


def record_playthrough(
    game: Game, seed: int | str = 0, seats: int | None = None, *, preset: str = "", most: int = 60
) -> str:
    """The text of a random game, or of its first inputs if it is long."""
    case = Case(game.seat_range[0] if seats is None else seats, preset, str(seed))
    course = record(game, case)
    if course.problem is not None:
        raise course.problem
    return _written(game, case, [step.command for step in course.steps[:most]])


def replay_playthrough(game: Game, text: str) -> str:
    """The text of the same inputs under the rules as they are now."""
    lines = text.splitlines()
    first = next((line for line in lines if line.startswith("case ")), "")
    commands = [msgspec.json.decode(line.removeprefix(INPUT), type=Command) for line in lines if line.startswith(INPUT)]
    return _written(game, Case.read(first.removeprefix("case ")), commands)


def compare_playthrough(path: Path, game: Game) -> int:
    """Play a golden file again; raises `Fault` with the differences, returns the number of inputs."""
    wanted = path.read_text("utf-8")
    found = replay_playthrough(game, wanted)
    if wanted != found:
        lines = list(difflib.unified_diff(wanted.splitlines(), found.splitlines(), "golden", "now", n=3, lineterm=""))
        shown = "\n".join(lines[2:42]) + (f"\n… {len(lines) - 42} more lines" if len(lines) > 42 else "")
        raise Fault(
            f"{path.name} goes another way now; set RONDEL_REFRESH=1 to write it anew if that is meant\n{shown}"
        )
    return sum(line.startswith(INPUT) for line in wanted.splitlines())


def _written(game: Game, case: Case, commands: list[Command]) -> str:
    return "\n".join(_lines(game, case, commands)) + "\n"


def _lines(game: Game, case: Case, commands: list[Command]) -> Iterator[str]:
    yield f"{game.title}, version {game.version}"
    yield f"case {case}"
    match = case.match(game, "consent")
    known: dict[Viewer, _Known] = {viewer: _Known() for viewer in viewers(case.seats)}
    yield ""
    yield from _moment(match, known, 0)
    for number, command in enumerate(commands, 1):
        yield ""
        yield f"{INPUT}{_json(command).decode()}"
        since = len(match.records)
        try:
            match.apply(command)
        except RondelError as why:
            yield f"  refused: {why}"
            return
        yield from _moment(match, known, since)
        if match.over is not None and number < len(commands):
            yield "  the match is over before its last input"
            return
    if match.over is not None:
        yield ""
        yield f"over: {_json(english(match, match.over)).decode()}"


class _Known:
    """What a viewer has seen so far."""

    def __init__(self) -> None:
        self.view: Any = None
        self.entries: set[int] = set()


def _moment(match: Match, known: dict[Viewer, _Known], since: int) -> Iterator[str]:
    speaker = Speaker(module=match.game.module, name_of=match.name_of)
    for viewer, before in known.items():
        shown = speaker.spoken(interaction(match, viewer))
        if viewer.host and not shown.offers:
            continue  # sees what anybody who watches sees
        path = "/".join(shown.position.path) if shown.position else ""
        yield f"  {name_of(viewer)}: {shown.prompt} [{path}]"
        yield from (f"    told: {line}" for line in _told(match, viewer, since, before))
        yield from (f"    sees: {line}" for line in _seen(match, viewer, before))
        yield from (f"    may: {line}" for line in _screen(shown))


def _told(match: Match, viewer: Viewer, since: int, before: _Known) -> Iterator[str]:
    for entry, _, _, place, _ in match.log(viewer):
        if place not in before.entries:
            before.entries.add(place)
            yield f"entry {entry.v}, seat {entry.seat}: {entry.name} {_json(entry.args).decode()}"
    for made in match.records[since:]:
        for event in events_for(made, viewer, match.over is not None):
            if not event.flow:
                yield f"{event.name} {_json(event.params).decode()}"


def _seen(match: Match, viewer: Viewer, before: _Known) -> Iterator[str]:
    view = msgspec.json.decode(match.view_json(viewer))
    if before.view is None:
        yield _json(view).decode()
    elif before.view != view:
        yield differences(before.view, view, 1000).replace(" ≠ ", " → ")
    before.view = view


def _screen(shown: Interaction) -> Iterator[str]:
    for offer in shown.offers:
        yield _offer(offer)
    undo = shown.undo
    if undo is not None and undo.label and not undo.reason:
        yield f"undo {undo.label}" + (f", if seats {list(undo.consent)} agree" if undo.consent else "")


def _offer(offer: Offer) -> str:
    if not offer.enabled:
        return f"not {offer.name}: {offer.reason}"
    if offer.rows is not None:
        return f"{offer.name} {_json(offer.rows).decode()}"
    return " ".join([offer.name, *(_input(given) for given in offer.inputs)])


def _input(given: Input) -> str:
    enabled = [candidate.value for candidate in given.candidates if candidate.enabled]
    if enabled:
        return f"{given.name}={_json(enabled).decode()}"
    bounds = f"{given.min}..{given.max}" if given.min is not None else given.kind
    return f"{given.name}={bounds}"
