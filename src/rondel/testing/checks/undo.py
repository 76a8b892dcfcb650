"""A check of taking back."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from rondel.core.command_names import REDO, UNDO, UNDO_REQUEST
from rondel.core.commands import Command
from rondel.core.interaction import interaction
from rondel.core.loading import loaded
from rondel.core.log import UndoReach
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import is_player
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.testing.courses import Course
from rondel.testing.faults import Fault, differences
from rondel.testing.kit import Kit
from rondel.testing.portraits import must_be_the_same, parts, portrait
from rondel.testing.twins import copied
from rondel.testing.viewers import name_of, viewers

GAMES, POINTS, ROLLBACKS = 20, 12, 3
MODES: tuple[Literal["own", "consent"], ...] = ("own", "consent")
LEVELS = tuple(level for level in get_args(UndoReach) if level not in ("command", "entry"))


class Moment(NamedTuple):
    """What an undo must bring back."""

    portrait: bytes
    views: tuple[bytes, ...]
    parts: object


def undo_restores(kit: Kit) -> str:
    """Taking back brings back the very state and views there were, redoing undoes that: for every kind of command.

    Whole steps, phases, turns, rounds and segments are taken back as well.
    """
    undone = rolled_back = 0
    seen: set[tuple[str, str]] = set()
    for course in kit.courses(GAMES):
        rng = course.case.rng("undo")
        chosen = set(course.sample(rng, POINTS))
        rollbacks = set(course.sample(rng, ROLLBACKS))
        match = course.case.match(course.game)
        moments = {0: moment(match)}
        for number, step in enumerate(course.steps, 1):
            before = moment(match)
            kind = (step.name, match.kernel.node.address)
            match.apply(step.command)
            moments[match.line.entries[-1].v] = moment(match)
            if (number in chosen or kind not in seen) and _can_be_taken_back_alone(match):
                _undo_and_redo(match, step.seat, before, f"{step.name} at {kind[1]}", number)
                undone += 1
                seen.add(kind)
                _promise(match, step.seat, number)
            if number in rollbacks:
                rolled_back += _roll_back(course, match, moments, number)
        _everything_is_told(match)
    return f"{undone:,} commands of {len(seen)} kinds, {rolled_back:,} rollbacks"


def _can_be_taken_back_alone(match: Match) -> bool:
    """Is the last command one that an undo takes out, and nothing else with it?"""
    entries = match.line.entries
    move = match.game.moves_by_name.get(entries[-1].name)
    if move is None:
        return True
    merges = move.merges is not None and len(entries) > 1 and entries[-2].name == move.name
    return not (move.sticky or move.seals or merges)


def is_undoable(match: Match, seat: int) -> bool:
    """Is there anything that this seat could take back? Not after notes, options and seals alone."""
    try:
        match.undo_plan(seat)
    except Rejected:
        return False
    return True


def moment(match: Match) -> Moment:
    """The match as it stands, and as everybody sees it."""
    kernel = match.kernel
    views = tuple(match.view_json(viewer) for viewer in viewers(match.header.seats))
    return Moment(portrait(kernel), views, parts(kernel))


def _undo_and_redo(match: Match, seat: int, before: Moment, what: str, entry: int) -> None:
    after = moment(match)
    _do(match, Command(seat, UNDO, at=entry), f"{what} cannot be taken back", entry)
    _must_be(match, before, f"taking back {what} does not bring back what was", entry)
    _do(match, Command(seat, REDO, at=entry), f"{what} cannot be done again", entry)
    _must_be(match, after, f"doing {what} again leads elsewhere", entry)


def _do(match: Match, command: Command, complaint: str, entry: int) -> None:
    try:
        match.apply(command)
    except Rejected as why:
        raise Fault(f"{complaint}: {why}", entry=entry) from why


def _must_be(match: Match, wanted: Moment, complaint: str, entry: int) -> None:
    found = moment(match)
    if found.portrait != wanted.portrait:
        raise Fault(f"{complaint}: {differences(wanted.parts, found.parts)}", entry=entry)
    for viewer, mine, theirs in zip(viewers(match.header.seats), wanted.views, found.views, strict=True):
        if mine != theirs:
            raise Fault(f"{complaint}: {name_of(viewer)} sees something else", entry=entry, expected=mine, got=theirs)


def _promise(match: Match, seat: int, entry: int) -> None:
    """What the screen says about taking back is what happens, at tables of every kind."""
    for mode in MODES:
        table = copied(match)
        table.policy = UndoPolicy(mode=mode)
        shown = interaction(table, Viewer((seat,) if is_player(seat) else (), host=not is_player(seat))).undo
        said = "nothing" if shown is None else f"refused: {shown.reason}" if shown.reason else f"asks {shown.consent}"
        try:
            made = table.apply(Command(seat, UNDO, at=entry)).entry
            done = f"asks {tuple(made.args['asked']) if made.name == UNDO_REQUEST else ()}"
        except Rejected as why:
            done = f"refused: {why.text}"
        if said != done:
            text = f"what seat {seat} is told about taking back ({mode}) is not what happens"
            raise Fault(text, entry=entry, expected=said, got=done)


def _everything_is_told(match: Match) -> None:
    """Once nothing is covered any more, everybody can read every entry in effect."""
    if match.covers:
        return
    missing = [entry.v for entry in match.line.entries if match.records[entry.v - 1].unseen]
    if missing:
        raise Fault(f"entries {missing} are still hidden although nothing is covered any more")


def _counted(match: Match, viewer: Viewer) -> object:
    """How somebody counts the entries they know of."""
    return match.version(viewer), [(heard.entry.v, heard.place, heard.gone) for heard in match.log(viewer)]


def _roll_back(course: Course, match: Match, moments: dict[int, Moment], entry: int) -> int:
    done = 0
    seat = match.line.entries[-1].seat
    for level in LEVELS:
        try:
            plan = match.undo_plan(seat, level)
        except Rejected:
            continue  # there is no such point to go back to
        after = moment(match)
        sticky = any(kept.sticky for kept in match.line.entries if kept.v > plan.removes[0])
        before = max((kept.v for kept in match.line.entries if kept.v < plan.removes[0]), default=0)
        what = f"taking back to the start of the {level}"
        _do(match, Command(seat, UNDO, {"to": level}, at=entry), what, entry)
        if not sticky:
            _must_be(match, moments[before], f"{what} ({plan.label}) does not bring back what was", entry)
        again = loaded(course.game, match.header, match.entries, policy=match.policy)
        must_be_the_same(match.kernel, again.kernel, f"loaded after {what}, the match is another", entry)
        for viewer in viewers(match.header.seats):
            if _counted(match, viewer) != _counted(again, viewer):
                raise Fault(f"loaded after {what}, the match is told otherwise to {name_of(viewer)}", entry=entry)
        _do(match, Command(seat, REDO, at=entry), f"{what} cannot be done again", entry)
        _must_be(match, after, f"{what} and doing it again leads elsewhere", entry)
        done += 1
    return done
