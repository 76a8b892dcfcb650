"""The protocol everything speaks: who may do what now, computed from a match for one viewer.

The web table, the terminal, the bots and the screen reader all consume this and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Literal

from msgspec import Struct, to_builtins

from rondel.core.choices import Choice
from rondel.core.kernel import ANSWER, COMMIT, PASS_PRIORITY, PASS_TURN, READY, RESET, RETRACT, UNREADY, Kernel
from rondel.core.log import redoable
from rondel.core.match import Match
from rondel.core.moves import Move, Param, refusal_of
from rondel.core.state import HOST
from rondel.core.view import Viewer
from rondel.errors import Refusal, Rejected

ROWS = 500
"""More combinations than this are narrowed down step by step instead of listed."""


class Candidate(Struct, frozen=True, omit_defaults=True):
    """A value that may be chosen, or the reason why not."""

    value: Any
    label: str
    enabled: bool = True
    reason: str = ""
    preview: str = ""


class Item(Struct, frozen=True):
    """Something that needs a target."""

    value: Any
    label: str
    targets: tuple[Candidate, ...]


class Input(Struct, frozen=True, omit_defaults=True):
    """One thing to fill in."""

    name: str
    kind: str
    label: str = ""
    refers: str = ""
    optional: bool = False
    min: int | None = None
    max: int | None = None
    step: int | None = None
    total: int | None = None
    candidates: tuple[Candidate, ...] = ()
    items: tuple[Item, ...] = ()
    parts: tuple[Input, ...] = ()


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something a seat may do, or could do elsewhere and the reason why not now."""

    seat: int
    name: str
    label: str
    help: str = ""
    group: Literal["main", "more", "service"] = "main"
    enabled: bool = True
    reason: str = ""
    confirm: str = ""
    inputs: tuple[Input, ...] = ()
    rows: tuple[tuple[Any, ...], ...] | None = None
    """The legal combinations where inputs depend on each other; None when they do not, or when there are too many."""
    narrow: bool = False
    """There are too many combinations to list: ask for the next input's candidates."""


class Prompt(Struct, frozen=True, omit_defaults=True):
    """One sentence: who must do what."""

    key: str
    text: str
    params: dict[str, Any] = {}


class Reversal(Struct, frozen=True, omit_defaults=True):
    """What undo or redo would take back, or why it cannot."""

    label: str = ""
    reason: str = ""
    consent: tuple[int, ...] = ()


class Place(Struct, frozen=True):
    """Where the match is, for the phase strip."""

    path: tuple[str, ...]
    labels: tuple[str, ...]
    turn: int
    round: int
    seat: int


class Interaction(Struct, frozen=True, omit_defaults=True):
    """All of it, for one viewer."""

    version: int
    status: Literal["acting", "choosing", "waiting", "over"]
    prompt: Prompt
    waiting_for: tuple[int, ...] = ()
    committed: tuple[int, ...] = ()
    """Seats that have decided at the open gate."""
    offers: tuple[Offer, ...] = ()
    undo: Reversal | None = None
    redo: Reversal | None = None
    position: Place | None = None
    paused: str = ""


def interaction(match: Match, viewer: Viewer, names: Sequence[str] = ()) -> Interaction:
    """Who may do what now, as this viewer may know it."""
    kernel = match.kernel
    seats = (*viewer.seats, HOST) if viewer.host else viewer.seats
    waiting = tuple(kernel.actors())
    mine = [seat for seat in seats if seat in waiting]
    status: Literal["acting", "choosing", "waiting", "over"] = "waiting"
    if kernel.over is not None:
        status = "over"
    elif mine:
        status = "choosing" if _together(kernel) else "acting"
    return Interaction(
        match.version(viewer),
        status,
        _prompt(match, mine, waiting),
        waiting,
        _committed(kernel),
        tuple(offer for seat in seats for offer in offers(kernel, seat)) if not match.paused else (),
        *(_reversals(match, viewer)),
        place(kernel),
        match.paused,
    )


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
    nodes = [kernel.nodes[frame.node] for frame in kernel.pos.frames]
    shown = [node for node in nodes if node.node.id]
    labels = tuple(node.node.label or node.node.id.replace("_", " ").capitalize() for node in shown)
    pos = kernel.pos
    return Place(tuple(node.node.id for node in shown), labels, pos.turn, pos.round, pos.seat)


# -- the sentence ----------------------------------------------------------------------------------------------


def _prompt(match: Match, mine: Sequence[int], waiting: Sequence[int]) -> Prompt:
    kernel = match.kernel
    if kernel.over is not None:
        winners = [match.name_of(seat) for seat in kernel.over.winners]
        text = f"{' and '.join(winners)} won: {kernel.over.reason}." if winners else f"No winner: {kernel.over.reason}."
        return Prompt("prompt.over", text, {"winners": list(kernel.over.winners), "reason": kernel.over.reason})
    task = _task(kernel, next(iter((*mine, *waiting)), None))
    params = {"seats": list(waiting), "task": task}
    if match.paused:
        return Prompt("prompt.paused", f"Paused: {match.paused}.", params)
    if mine:
        whose = "" if len(mine) == 1 else " (" + ", ".join(match.name_of(seat) for seat in mine) + ")"
        return Prompt("prompt.act", f"{task}{whose}.", params)
    others = ", ".join(match.name_of(seat) for seat in waiting) or "nobody"
    return Prompt("prompt.wait", f"Waiting for {others}: {task[:1].lower()}{task[1:]}.", params)


def _task(kernel: Kernel, seat: int | None) -> str:
    """What must be done, as the game says it or as its names allow."""
    prompts = kernel.game.prompts
    if kernel.live is not None and kernel.live.ask is not None:
        ask = kernel.live.ask
        label = next((choice.label for choice in ask.choices.values() if choice.label), "")
        return prompts.get(ask.id) or label or ask.id.replace("_", " ").replace(".", ": ").capitalize()
    node = kernel.node
    for key in (node.address, node.node.id):
        if key and key in prompts:
            return prompts[key]
    if node.gate is not None:
        choice = node.gate.choice(kernel.s, seat) if seat is not None and seat >= 0 else None
        return (choice.label if choice else "") or node.node.label or _title(node.node.id)
    holders = [move for move in node.moves if move.by == "holder" and move.group == "main"]
    if len(holders) == 1:
        return holders[0].label
    return node.node.label or _title(node.node.id) or "Make a move"


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


# -- what can be done ------------------------------------------------------------------------------------------


def offers(kernel: Kernel, seat: int) -> Iterable[Offer]:
    """Everything a seat may do now."""
    if kernel.over is not None or not kernel.pos.frames:
        return
    question = kernel.question(seat)
    if question is not None:
        yield _question_offer(kernel, seat, *question)
    for move in kernel.moves(seat):
        yield move_offer(kernel, seat, move)
    if kernel.live is None:
        yield from _request_offers(kernel, seat)


def _question_offer(kernel: Kernel, seat: int, id: str, choice: Choice) -> Offer:
    name = ANSWER if kernel.live else COMMIT
    label = choice.label or _title(id)
    return Offer(seat, name, label, inputs=(choice_input(kernel, seat, "value", choice),))


def _request_offers(kernel: Kernel, seat: int) -> Iterable[Offer]:
    frame = kernel.pos.frames[-1]
    node = kernel.node
    if frame.gate is not None and node.gate is not None and seat in frame.gate.seats:
        ready = [READY, UNREADY] if node.gate.ready else []
        names = [RETRACT] if node.gate.commit is not None else [*ready, RESET]
        for name in names:
            why = kernel.refuses_request(seat, name)
            if name == READY and seat not in frame.gate.ready:
                yield _request(seat, READY, _title(node.gate.ready), why, "main")
            elif why is None:
                yield _request(seat, name, _title(name), None, "more")
        return
    if frame.window is None or frame.window.holder != seat:
        return
    why = kernel.refuses_request(seat, PASS_PRIORITY)
    if kernel.passing_allowed():
        yield _request(seat, PASS_PRIORITY, "Pass", why, "main", _after_pass(kernel, seat))
    why = kernel.refuses_request(seat, PASS_TURN)
    if node.turn_pass and seat == kernel.pos.seat:
        yield _request(seat, PASS_TURN, "End turn", why, "main")


def _request(
    seat: int, name: str, label: str, why: Refusal | None, group: Literal["main", "more"], help: str = ""
) -> Offer:
    return Offer(seat, name, label, help, group, why is None, why.sentence if why else "")


def _after_pass(kernel: Kernel, seat: int) -> str:
    """What passing will do."""
    frame, node = kernel.pos.frames[-1], kernel.node
    if frame.window is None:
        return ""
    others = [other for other in node.model.eligible(kernel, frame.window) if other not in (*frame.window.streak, seat)]
    if others:
        return "The others may act."
    return "The newest object resolves." if kernel.objects_pending() else "The game goes on."


def move_offer(kernel: Kernel, seat: int, move: Move) -> Offer:
    """A move with what can be filled in."""
    s = kernel.s
    why = move.closed(s, seat)
    if why is not None:
        return _offer(seat, move, False, why.sentence)
    if move.inputs and not move.has_options:
        inputs = tuple(
            choice_input(kernel, seat, param.name, move.inputs[param.name], move.preview if move.single else None)
            for param in move.params
        )
        return _offer(seat, move, True, "", inputs)
    if not move.params:
        refused = move.refuses(s, seat, ())
        return _offer(seat, move, refused is None, refused.sentence if refused else "")
    if move.single:
        candidates = tuple(_candidates(kernel, seat, move))
        legal = any(candidate.enabled for candidate in candidates)
        first = next((candidate.reason for candidate in candidates if candidate.reason), "There is nothing to choose.")
        param = move.params[0]
        found = Input(param.name, "one", _title(param.name), param.refers, candidates=candidates)
        return _offer(seat, move, legal, "" if legal else first, (found,))
    return _rows_offer(kernel, seat, move)


def _offer(seat: int, move: Move, enabled: bool, reason: str, inputs: tuple[Input, ...] = (), **more: Any) -> Offer:
    return Offer(seat, move.name, move.label, move.help, move.group, enabled, reason, move.confirm, inputs, **more)


def _candidates(kernel: Kernel, seat: int, move: Move) -> Iterable[Candidate]:
    param = move.params[0]
    for value in islice(move.shown(kernel.s, seat), ROWS):
        why = move.refuses(kernel.s, seat, (value,)) if move.has_candidates else None
        preview = move.preview(kernel.s, seat, value) if move.preview and why is None else ""
        yield _candidate(kernel, seat, param.refers, value, why, preview or "")


def _candidate(
    kernel: Kernel, seat: int, refers: str, value: Any, why: Refusal | None = None, preview: str = ""
) -> Candidate:
    label = _label(kernel, seat, refers, value)
    return Candidate(to_builtins(value, str_keys=True), label, why is None, why.sentence if why else "", preview)


def _label(kernel: Kernel, seat: int, refers: str, value: Any) -> str:
    if (name := kernel.game.names.get(refers)) is not None:
        return name(kernel.s, seat, value)
    return kernel.game.label(refers, value) if refers else _plain_label(value)


def _plain_label(value: Any) -> str:
    if isinstance(value, bool):
        return "Yes" if value else "No"
    if isinstance(value, tuple | list):
        return ", ".join(map(_plain_label, value)) or "nothing"
    return str(value)


def _rows_offer(kernel: Kernel, seat: int, move: Move) -> Offer:
    rows = list(islice(move.rows(kernel.s, seat), ROWS + 1))
    if not rows:
        return _offer(seat, move, False, "There is nothing to choose.")
    if len(rows) > ROWS:
        first = _column(kernel, seat, move.params[0], [row[0] for row in move.rows(kernel.s, seat)])
        return _offer(seat, move, True, "", (first,), narrow=True)
    inputs = tuple(_column(kernel, seat, param, [row[i] for row in rows]) for i, param in enumerate(move.params))
    return _offer(seat, move, True, "", inputs, rows=tuple(to_builtins(row, str_keys=True) for row in rows))


def _column(kernel: Kernel, seat: int, param: Param, values: Sequence[Any]) -> Input:
    distinct: list[Any] = []
    for value in values:
        if value not in distinct:
            distinct.append(value)
    found = tuple(_candidate(kernel, seat, param.refers, value) for value in distinct)
    return Input(param.name, "one", _title(param.name), param.refers, candidates=found)


def narrow(kernel: Kernel, seat: int, name: str, chosen: Sequence[Any]) -> Input | None:
    """The next input's candidates once the first ones (in wire form) are chosen; None when all are."""
    move = next((move for move in kernel.moves(seat) if move.name == name), None)
    if move is None:
        raise Rejected("move_not_here", f"{name} is not possible now.")
    depth = len(chosen)
    if depth >= len(move.params):
        return None
    wanted = list(chosen)
    values = [
        row[depth] for row in move.rows(kernel.s, seat) if to_builtins(row[:depth], str_keys=True) == tuple(wanted)
    ]
    return _column(kernel, seat, move.params[depth], values)


def choice_input(
    kernel: Kernel, seat: int, name: str, choice: Choice, preview: Callable[..., str | None] | None = None
) -> Input:
    """A choice as something to fill in; the preview of a target is that of its pair alone."""
    facts = choice.describe(kernel.s, seat)
    refers = choice.refers
    found = tuple(
        _candidate(kernel, seat, refers, value, refusal_of(why)) for value, why in facts.get("candidates", ())
    )

    def target_of(item: Any, target: Any) -> Candidate:
        told = preview(kernel.s, seat, ((item, target),)) if preview else ""
        return _candidate(kernel, seat, choice.target_refers, target, None, told or "")

    items = tuple(
        Item(
            to_builtins(item["value"], str_keys=True),
            _label(kernel, seat, refers, item["value"]),
            tuple(target_of(item["value"], target) for target in item["targets"]),
        )
        for item in facts.get("items", ())
    )
    parts = tuple(
        choice_input(kernel, seat, part_name, part) for part_name, part in getattr(choice, "parts", {}).items()
    )
    return Input(
        name,
        choice.kind,
        choice.label or _title(name),
        refers,
        bool(facts.get("optional", False)),
        facts.get("min"),
        facts.get("max"),
        facts.get("step"),
        facts.get("total"),
        found,
        items,
        parts,
    )


# -- undo and redo ---------------------------------------------------------------------------------------------


def _reversals(match: Match, viewer: Viewer) -> tuple[Reversal | None, Reversal | None]:
    seat = HOST if viewer.host else next(iter(viewer.seats), None)
    if seat is None:
        return None, None
    return _undo(match, viewer, seat), _redo(match, seat)


def _undo(match: Match, viewer: Viewer, seat: int) -> Reversal | None:
    last = next((entry for entry in reversed(match.line.entries) if not entry.auto), None)
    mine = last.seat if last is not None and last.seat in viewer.seats else seat
    try:
        plan = match.undo_plan(mine)
    except Rejected as why:
        return Reversal(reason=why.text)
    why_not = None if viewer.host else match.undo_refused(mine)
    consent = plan.affected if match.policy.mode == "consent" and not viewer.host else ()
    return Reversal(plan.label, why_not.text if why_not else "", consent)


def _redo(match: Match, seat: int) -> Reversal | None:
    undone = redoable(match.entries)
    if undone is None or (undone.seat != seat and seat != HOST):
        return None
    label = undone.args.get("label", "") if isinstance(undone.args, dict) else ""
    return Reversal(label)
