"""What an author sees that no player may: everything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, to_builtins

from rondel.core.diagram import boxes_at, boxes_by_key
from rondel.core.game import Game
from rondel.core.interaction import interaction
from rondel.core.log import removed
from rondel.core.match import Match
from rondel.core.story import Teller
from rondel.core.view import SPECTATOR, Viewer
from rondel.core.visibility import visibility
from rondel.dev.course import Course
from rondel.dev.told import Bench, FlowNode, May, Step, Told
from rondel.dev.workshop import Workshop
from rondel.diagrams.scene import scene
from rondel.diagrams.svg import svg
from rondel.errors import RondelError
from rondel.server import games
from rondel.words import Speaker

LONG = 400
"""So many steps are told with what came of them; of those before only what was done."""


async def told(workshop: Workshop) -> Told:
    """Where the author stands."""
    found, table, course = workshop.found, workshop.table, workshop.course
    problems = tuple(workshop.problems)
    if found is None or table is None or course is None:
        return Told(workshop.version, workshop.pages, _called(workshop.place.folder), problems)
    try:
        bench = await table.ask(partial(bench_of, course=course))
    except RondelError:
        bench = None  # its rules raise; the problem is told by itself
    low, high = found.game.seat_range
    return Told(
        workshop.version,
        workshop.pages,
        _called(workshop.place.folder),
        tuple(workshop.problems),
        title=found.game.title,
        table=table.row.code,
        seats=len(table.row.data.seats),
        seat_range=(low, high),
        bots=tuple(seat.bot if seat.kind == "bot" else "" for seat in table.row.data.seats),
        levels=games.bot_names(found.game.name),
        took_ms=workshop.took_ms,
        here=course.here,
        last=course.last,
        bench=bench,
        saved=workshop.saved,
        options=_options(found.game, course),
        fields=games.game_info(found.game.name).options,
    )


def _options(game: Game, course: Course) -> dict[str, Any]:
    """The options of the match, also those that were left as they are."""
    header = course.lines[0].header
    known = {name: value for name, value in header.options.items() if name in game.options.__struct_encode_fields__}
    typed = game.read_options(known, header.seats)
    return {name: to_builtins(getattr(typed, name), str_keys=True) for name in typed.__struct_fields__}


def _called(folder: Path) -> str:
    """A folder and what it lies in: enough to know it by."""
    return "/".join(folder.parts[-2:])


def bench_of(match: Match, course: Course) -> Bench:
    """Everything there is to know about a match."""
    game, kernel = match.game, match.kernel
    pos = kernel.pos
    words = Speaker(module=game.module, name_of=match.name_of)
    lit = boxes_at(game.plan, pos)
    return Bench(
        state=Raw(msgspec.json.encode(kernel.s)),
        views=tuple(Raw(match.view_json(viewer)) for viewer in (*(Viewer((seat,)) for seat in match.seats), SPECTATOR)),
        visible=tuple(visibility(game)),
        diagram=svg(scene(game), lit),
        nodes=tuple(_nodes(match, words)),
        path=lit,
        turn=pos.turn,
        round=pos.round,
        turn_of=pos.seat,
        waits_for=tuple(kernel.actors()),
        may=tuple(_may(match, words)),
        steps=tuple(_steps(match, course, words)),
        seed=match.header.seed,
        drawn=kernel.chance.drawn,
        over=words.say(match.over.reason) if match.over is not None else "",
        broken=tuple(wrong for check in game.invariants if (wrong := check(kernel.s))),
    )


def _nodes(match: Match, words: Speaker) -> Iterator[FlowNode]:
    boxes = boxes_by_key(match.game.plan)
    for node in match.game.plan.nodes[1:]:
        label = (words.known(node.title) if not isinstance(node.title, str) else node.title) or node.node.id
        yield FlowNode(node.key, boxes[node.key], label or node.level, node.depth)


def _may(match: Match, words: Speaker) -> Iterator[May]:
    for seat in match.seats:
        for offer in interaction(match, Viewer((seat,))).offers:
            ways = len(offer.rows) if offer.rows is not None else sum(len(each.candidates) for each in offer.inputs)
            yield May(seat, offer.name, words.say(offer.label), offer.enabled, words.say(offer.reason), ways)


def _steps(match: Match, course: Course, words: Speaker) -> Iterator[Step]:
    teller, step = Teller(match.game), 0
    course.noted(match.records)
    for line in course.lines:
        here, gone = line is course.current, removed(line.entries)
        opening = match.journal.opening.events if here else ()
        yield Step(step, how=line.how or "begun", events=tuple(map(_event, opening[-LONG:])))
        for entry in line.entries:
            step += 1
            known = entry.v <= len(line.records) and len(line.entries) - entry.v < LONG
            record = line.records[entry.v - 1] if known else None
            lines = [words.say(teller.event(event)) for event in record.events] if record is not None else []
            yield Step(
                step,
                entry.v,
                seat=entry.seat,
                name=entry.name,
                args=entry.args,
                auto=entry.auto,
                gone=entry.v in gone,
                place=record.place if record is not None else "",
                lines=tuple(filter(None, lines)),
                events=tuple(map(_event, record.events)) if record is not None else (),
            )
        step += 1


def _event(event: Any) -> dict[str, Any]:
    told = {"name": event.name, "params": to_builtins(event.params, str_keys=True)}
    return {**told, **({"flow": True} if event.flow else {}), **({"to": event.audience} if event.audience else {})}
