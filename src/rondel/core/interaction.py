"""The protocol everything speaks: who may do what now, computed from a match for one viewer.

The web table, the terminal, the bots and the screen reader all consume this and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from rondel.core.autopass import Preference
from rondel.core.commands import is_correction
from rondel.core.kernel import Kernel
from rondel.core.known import Known
from rondel.core.log import Entry, label_in
from rondel.core.match import Match
from rondel.core.offers import Candidate, Input, Item, Offer, Offering, narrow, offers
from rondel.core.plan import PlanNode
from rondel.core.priority_outlook import Priority, priority_of
from rondel.core.seats import HOST, is_player
from rondel.core.undo import BARRIERS, NothingToUndo, Reach, consent, label_of, reach
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.messages import And, Message, Phrase, Seat, Words, key_for


class PromptAct(Message):
    """What one of the viewer's own seats must do; named where there are several."""

    task: Words
    seats: list[Seat]
    several: bool


class PromptWait(Message):
    """What others must do."""

    task: Words
    seats: list[Seat]


class MakeAMove(Message): ...


class LastCommand(Message):
    """What the host would take back without knowing what it was."""


class PromptPaused(Message):
    reason: Words


class PromptOver(Message):
    """Who won and why."""

    winners: And[Seat]
    reason: Words
    won: bool


class PromptOverTogether(Message):
    """Of a match that all played together."""

    reason: Words
    won: bool


class Reversal(Struct, frozen=True, omit_defaults=True, gc=False):
    """What undo or redo would take back, or why it cannot."""

    label: Words = ""
    reason: Words = ""
    consent: tuple[int, ...] = ()
    """Who would be asked."""
    barrier: Words = ""
    """What has come to light since, so that all others would be asked."""
    back_to: Words = ""
    """The phase it would return to, where that is not the present one."""


class Stage(Struct, frozen=True, omit_defaults=True, gc=False):
    """One box of the phase strip."""

    address: str
    label: Words
    now: bool = False
    visited: bool = False
    """It has been entered already in this turn."""
    optional: bool = False
    """Whether it comes depends on the game."""
    passes: bool = False
    """Priority can be passed here, so that a seat may want to be asked or not."""


class Place(Struct, frozen=True, gc=False):
    """Where the match is, for the phase strip."""

    path: tuple[str, ...]
    labels: tuple[Words, ...]
    turn: int
    round: int
    seat: Seat
    strip: tuple[Stage, ...] = ()
    """The leaves of the current turn, or of the segment where it has no turns, in order."""


class Passing(Struct, frozen=True, omit_defaults=True, gc=False):
    """What is passed for a seat by itself, in a game where priority goes round."""

    seat: Seat
    kind: Literal["off", "forced", "quiet", "until"] = "off"
    """As in `Preference`; `off` also where the seat has said nothing."""
    stops: tuple[str, ...] = ()
    """Where the seat is asked if it can do something: addresses of leaves, with `mine:` or `theirs:` before each."""
    until: str = ""
    idle: bool | None = None
    """Do own turns go on by themselves where the seat can do nothing? None in a game without stops in own turns."""
    turns_only: bool = False
    """Priority never goes round in this game: an idle turn is all that can be passed on."""


class Interaction(Struct, frozen=True, omit_defaults=True, gc=False):
    """All of it, for one viewer."""

    version: int
    """How much has happened, as this viewer counts."""
    status: Literal["acting", "choosing", "waiting", "over"]
    """Does the viewer act, choose at a gate, wait, or is the match over?"""
    prompt: Words
    """One sentence: who must do what."""
    task: Words = ""
    """What must be done, without who must do it."""
    waiting_for: tuple[int, ...] = ()
    """The seats that must decide."""
    committed: tuple[int, ...] = ()
    """Seats that have decided at the open gate."""
    offers: tuple[Offer, ...] = ()
    """What the viewer may do, or why not."""
    undo: Reversal | None = None
    """What taking back would take away."""
    redo: Reversal | None = None
    """What doing it again would bring back."""
    position: Place | None = None
    """Where the match is in its flow."""
    paused: Words = ""
    """Why nothing can be done at the moment."""
    priority: Priority | None = None
    """Who holds priority, and what comes of passing."""
    passing: tuple[Passing, ...] = ()
    """For each of the viewer's seats; empty where the game knows no priority to pass."""


class Scene:
    """What everybody sees alike of where a match is: worked out once for all who are told of it."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.waiting = tuple(kernel.actors())
        self.committed = _committed(kernel)
        self.position = place(kernel)
        self.priority = priority_of(kernel)
        self._tasks: dict[Seat | None, Words] = {}
        self._prompts: dict[tuple[int, ...], Phrase] = {}

    def task(self, seat: Seat | None) -> Words:
        """What must be done, as one seat is told it."""
        if seat not in self._tasks:
            self._tasks[seat] = "" if self.kernel.over is not None else _task(self.kernel, seat)
        return self._tasks[seat]

    def prompt(self, task: Words, paused: Words, mine: tuple[int, ...]) -> Phrase:
        """The sentence for whoever holds these of the seats that must act, none for all who wait."""
        if mine not in self._prompts:
            self._prompts[mine] = _prompt(self.kernel, task, paused, mine, self.waiting)
        return self._prompts[mine]


def interaction(match: Match, viewer: Viewer, scene: Scene | None = None) -> Interaction:
    """Who may do what now, as this viewer may know it; in the scene as it is now, if that is at hand."""
    undo, redo = _reversals(match, viewer)
    passes = tuple(passing(match, seat) for seat in viewer.seats) if match.game.is_automatic else ()
    return _at(scene or Scene(match.kernel), viewer, match.version(viewer), match.paused, undo, redo, passes)


def interaction_then(match: Match, viewer: Viewer, v: int, kernel: Kernel) -> Interaction:
    """Who could do what after entry `v`, when the match was as this kernel is; nothing in it can be done now."""
    return _at(Scene(kernel), viewer, v)


def _at(
    scene: Scene,
    viewer: Viewer,
    version: int,
    paused: Words = "",
    undo: Reversal | None = None,
    redo: Reversal | None = None,
    passes: tuple[Passing, ...] = (),
) -> Interaction:
    """Everything that follows from the position, beside what could be taken back and is passed automatically."""
    kernel, waiting = scene.kernel, scene.waiting
    seats = (*viewer.seats, HOST) if viewer.host else viewer.seats
    mine = tuple([seat for seat in seats if seat in waiting]) if waiting else ()
    status: Literal["acting", "choosing", "waiting", "over"] = "waiting"
    if kernel.over is not None:
        status = "over"
    elif mine:
        status = "choosing" if _together(kernel) else "acting"
    task = scene.task(mine[0] if mine else waiting[0] if waiting else None)
    return Interaction(
        version,
        status,
        scene.prompt(task, paused, mine),
        task,
        waiting,
        scene.committed,
        _offers(kernel, seats, paused),
        undo,
        redo,
        scene.position,
        paused,
        scene.priority,
        passes,
    )


def _offers(kernel: Kernel, seats: Sequence[Seat], paused: Words) -> tuple[Offer, ...]:
    """What these seats may do; during a pause only what is offered then too."""
    found: list[Offer] = []
    for seat in seats:
        found += Offering(kernel, seat).all()
    if paused and not kernel.game.moves_resume:
        found = [offer for offer in found if _stays(kernel, offer)]
    return tuple(found)


def _stays(kernel: Kernel, offer: Offer) -> bool:
    """Is it offered during a pause too?"""
    return is_correction(kernel.node.by_name.get(offer.name), offer.seat)


def _together(kernel: Kernel) -> bool:
    if kernel.live is not None:
        return kernel.live.ask is not None and not kernel.live.ask.single
    return bool(kernel.pos.frames and kernel.pos.frames[-1].gate)


def _committed(kernel: Kernel) -> tuple[int, ...]:
    if kernel.live is not None:
        return tuple(kernel.live.ask.answers) if kernel.live.ask is not None else ()
    gate = kernel.pos.frames[-1].gate if kernel.pos.frames else None
    return tuple(sorted({*gate.seats} - {*kernel.actors()})) if gate else ()


def place(kernel: Kernel) -> Place:
    """Where the match is."""
    pos, places = kernel.pos, kernel.game.places
    numbers = tuple([frame.node for frame in pos.frames])
    if (found := places.get(numbers)) is None:
        found = places[numbers] = _way_to(kernel, numbers)
    path, labels, leaves = found
    strip = tuple([_stage(leaf, numbers, pos.visits) for leaf in leaves]) if leaves else ()
    return Place(path, labels, pos.turn, pos.round, pos.seat, strip)


class Way(NamedTuple):
    """What is told of nodes one within the other, whatever has happened there."""

    path: tuple[str, ...]
    labels: tuple[Words, ...]
    leaves: tuple[PlanNode, ...]
    """Every leaf of the innermost turn, segment or sub-flow that has several."""


def _way_to(kernel: Kernel, numbers: Sequence[int]) -> Way:
    nodes = [kernel.nodes[number] for number in numbers]
    shown = [node for node in nodes if node.node.id]
    whole = [
        node
        for node in nodes
        if node.children and (node.turns or node.level == "segment" or (node.i and not node.parent))
    ]
    leaves = tuple(leaf for leaf in _leaves(kernel, whole[-1]) if leaf.node.id) if whole else ()
    return Way(tuple(node.node.id for node in shown), tuple(node.title for node in shown), leaves)


def _stage(leaf: PlanNode, numbers: Sequence[int], visits: Mapping[int, int]) -> Stage:
    """One box of the strip, for a match that is in these nodes."""
    here, visited = leaf.i == numbers[-1], bool(visits.get(leaf.i))
    return Stage(leaf.address, leaf.title, here, visited, leaf.node.can_enter is not None, _passes(leaf))


def _leaves(kernel: Kernel, node: PlanNode) -> Iterator[PlanNode]:
    if not node.children:
        yield node
    for child in node.children:
        yield from _leaves(kernel, kernel.nodes[child])


# -- automatic passing -----------------------------------------------------------------------------------------


def passing(match: Match, seat: Seat) -> Passing:
    """What is passed for a seat by itself, with its stops spelled out."""
    preference = match.preferences.get(seat, Preference("off"))
    stops = dict.fromkeys(stop for key in preference.stops for stop in _spelled(match.kernel, key))
    idle = preference.idle if match.game.stops else None
    return Passing(seat, preference.kind, tuple(stops), preference.until, idle, turns_only=not match.game.goes_round)


def _passes(leaf: PlanNode) -> bool:
    return leaf.wait == "window" and leaf.passing is not False


def _spelled(kernel: Kernel, stop: str) -> Iterator[str]:
    """A stop as one for each leaf and for whose turn it is."""
    whose, _, key = stop.rpartition(":")
    for node in kernel.game.plan.matches(key):
        for leaf in _leaves(kernel, node):
            if _passes(leaf):
                yield from (f"{one}:{leaf.address}" for one in ("mine", "theirs") if whose in ("", one))


# -- the sentence ----------------------------------------------------------------------------------------------


_prompts = Known[tuple[int, bool, tuple[int, ...]], tuple[Words, Phrase]](1024)
"""Sentences said a moment ago, by the task itself: nearly every task is said of a node, and always the same one."""


def _prompt(kernel: Kernel, task: Words, paused: Words, mine: tuple[int, ...], waiting: tuple[int, ...]) -> Phrase:
    over = kernel.over
    if over is not None:
        if over.shared:
            return PromptOverTogether(over.reason, bool(over.winners)).phrase
        return PromptOver(over.winners, over.reason, bool(over.winners)).phrase
    if paused:
        return PromptPaused(paused).phrase
    key = (id(task), bool(mine), mine or waiting)
    found = _prompts.get(key)
    if found is not None and found[0] is task:
        return found[1]
    said = PromptAct(task, list(mine), len(mine) > 1) if mine else PromptWait(task, list(waiting))
    return _prompts.keep(key, (task, said.phrase))[1]


def _task(kernel: Kernel, seat: Seat | None) -> Words:
    """What must be done, as the game says it or as its names allow."""
    game = kernel.game
    if kernel.live is not None and kernel.live.ask is not None:
        ask = kernel.live.ask
        label = next((choice.label for choice in ask.choices.values() if choice.label), "")
        return game.prompt(ask.id) or game.words(label) or Phrase(key_for("ask", ask.id))
    node = kernel.node
    if told := game.prompt_at(node.address):
        return told
    if node.gate is not None:
        choice = node.gate.choice(kernel.s, seat) if seat is not None and is_player(seat) else None
        return (game.words(choice.label) if choice else "") or node.title
    holders = [move for move in node.moves if move.by == "holder" and move.group == "main"]
    if len(holders) == 1:
        return holders[0].label
    return node.title or MakeAMove().phrase


# -- undo and redo ---------------------------------------------------------------------------------------------


def _reversals(match: Match, viewer: Viewer) -> tuple[Reversal | None, Reversal | None]:
    seat = HOST if viewer.host else next(iter(viewer.seats), None)
    if seat is None:
        return None, None
    return _undo(match, viewer, seat), _redo(match, seat)


def _undo(match: Match, viewer: Viewer, seat: Seat) -> Reversal | None:
    if viewer.host and match.covers:
        return Reversal(LastCommand().phrase)  # which may be one the host does not know of
    last = _last_known(match, viewer)
    mine = last.seat if last is not None and last.seat in viewer.seats and not viewer.host else seat
    try:
        found = reach(match.journal, match.kernel, mine)
    except Rejected as why:
        return Reversal(reason=why.text)
    if viewer.host:
        seen = all(match.knows_of(viewer, v) for v in found.removes)
        return Reversal(found.label, back_to=_back_to(match, found)) if seen else _undo_unseen(match, viewer)
    try:
        asked = consent(found, match.policy, mine)
    except Rejected as why:
        return Reversal(found.label, why.text, (), _barrier(found))
    if asked is None:
        return Reversal(found.label, "", (), "", _back_to(match, found))
    return Reversal(found.label, "", asked, _barrier(found), _back_to(match, found))


def _barrier(found: Reach) -> Words:
    """What has come to light, in words."""
    return BARRIERS[found.barrier] if found.barrier else ""


def _back_to(match: Match, found: Reach) -> Words:
    """The phase an undo leads back to, if it takes out the beginning of the present one."""
    phases = match.journal.headings().newest.get("phase")
    if not phases or phases[-1].v < (first := found.first):
        return ""
    return next((mark for mark in reversed(phases) if mark.v < first), phases[0]).label


def _last_known(match: Match, viewer: Viewer) -> Entry | None:
    """The newest entry in effect that somebody made for the game and the viewer knows of."""
    for entry in reversed(match.line.entries):
        if not (entry.auto or entry.sticky) and match.knows_of(viewer, entry.v):
            return entry
    return None


def _undo_unseen(match: Match, viewer: Viewer) -> Reversal:
    """A host who does not know the last entry yet is told of the last one it knows: nothing changes for it."""
    last = _last_known(match, viewer)
    return Reversal(label_of(match.kernel, last)) if last else Reversal(reason=NothingToUndo().phrase)


def _redo(match: Match, seat: Seat) -> Reversal | None:
    undone = match.redoable(seat)
    if undone is None or (undone.seat != seat and (seat != HOST or undone.secret)):
        return None
    return Reversal(label_in(undone.args))


__all__ = [
    "Candidate",
    "Input",
    "Interaction",
    "Item",
    "Offer",
    "Passing",
    "Place",
    "Priority",
    "Reversal",
    "Stage",
    "interaction",
    "narrow",
    "offers",
    "passing",
    "place",
]
