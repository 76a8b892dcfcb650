"""What there is to draw of a game's flow: parts inside parts, with everything a reader wants to know about each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from rondel.core.diagram import Edge, draw
from rondel.core.game import Game
from rondel.core.plan import PlanNode
from rondel.core.seats import HOST


class Detail(NamedTuple):
    """One small fact about a part."""

    kind: Literal["wait", "guard", "move", "ask", "note"]
    text: str


class Part(NamedTuple):
    """A node of the flow with the parts inside it."""

    key: str
    level: str
    label: str
    wait: str
    details: tuple[Detail, ...]
    parts: tuple[Part, ...]
    again: str
    """Why it is gone through more than once; empty if it is not."""

    def leaves(self) -> Iterator[Part]:
        """The innermost parts, in order."""
        if not self.parts:
            yield self
        for part in self.parts:
            yield from part.leaves()

    def all(self) -> Iterator[Part]:
        """This part and every part below it."""
        yield self
        for part in self.parts:
            yield from part.all()


class Scene(NamedTuple):
    """The whole flow."""

    title: str
    main: tuple[Part, ...]
    """The segments in order."""
    subs: tuple[Part, ...]
    """The sub-flows that can be called."""
    edges: tuple[Edge, ...]
    notes: tuple[str, ...]
    """What happens everywhere."""

    @property
    def tops(self) -> tuple[Part, ...]:
        return (*self.main, *self.subs)

    @property
    def jumps(self) -> list[Edge]:
        """Arrows that are neither natural order nor repetition; those between the same two parts are one."""
        labels: dict[tuple[str, str, str], list[str]] = {}
        for edge in self.edges:
            if edge.kind in ("jump", "call"):
                labels.setdefault((edge.source, edge.target, edge.kind), []).append(edge.label.replace("_", " "))
        return [
            Edge(source, target, ", ".join(filter(None, said)), "jump" if kind == "jump" else "call")
            for (source, target, kind), said in labels.items()
        ]


def scene(game: Game) -> Scene:
    """Everything there is to draw."""
    plan = game.plan
    diagram = draw(plan)
    names = {node.i: box.address for node, box in zip(plan.nodes[1:], diagram.boxes, strict=True)}
    labels = {node.i: box.label for node, box in zip(plan.nodes[1:], diagram.boxes, strict=True)}

    def part(i: int) -> Part:
        node = plan.nodes[i]
        label = labels[i]
        return Part(
            names[i],
            "loop" if node.loop else node.level,
            label[:1].upper() + label[1:],
            node.wait,
            tuple(_details(node)),
            tuple(part(child) for child in node.children),
            _again(node),
        )

    main = tuple(part(child) for child in plan.nodes[0].children)
    subs = tuple(part(i) for i in plan.flows.values())
    return Scene(game.title, main, subs, diagram.edges, tuple(_notes(game)))


def _details(node: PlanNode) -> Iterator[Detail]:
    if node.node.can_enter is not None:
        yield Detail("guard", f"only if {_name(node.node.can_enter) or 'its guard holds'}")
    if not node.children:
        yield Detail("wait", _wait(node))
    yield from (Detail("note", text) for text in _remarks(node))
    for move in node.node.moves:
        yield Detail("move", str(move.label))
        yield from (Detail("ask", _words(ask)) for ask in move.asks)
    yield from (Detail("ask", _words(ask)) for ask in sorted(node.asks))


def _wait(node: PlanNode) -> str:
    if node.wait == "gate" and node.gate is not None:
        ready = f", then say {_words(node.gate.ready)}" if node.gate.ready else ""
        how = "decide at once" if node.gate.commit is not None else f"act at once{ready}"
        return f"all {how}{', in secret' if node.gate.secret else ''}"
    if node.wait == "window":
        return f"act or pass · {_words(_split(type(node.model).__name__))}"
    if node.wait == "actor":
        actor = "the host" if node.node.who in ("host", HOST) else "one seat"
        who = f" · {_name(node.node.who)}" if _name(node.node.who) else ""
        times = {None: "", 1: ", one move"}.get(node.node.each, f", {node.node.each} moves")
        return f"{actor} acts{times}{who}"
    return "by itself"


def _remarks(node: PlanNode) -> Iterator[str]:
    if node.node.veil:
        yield "behind a veil"
    if node.node.always_run:
        yield "always runs"
    if node.node.until:
        yield f"until {', '.join(map(_words, node.node.until))}"
    if node.node.exit_when is not None and _name(node.node.exit_when):
        yield f"ends when {_name(node.node.exit_when)}"
    if node.turns is not None and node.order.name != "clockwise":
        yield f"order: {node.order.name}"


def _again(node: PlanNode) -> str:
    if node.turns is not None:
        return "each seat once" if node.turns.once else "turn after turn"
    if node.loop is not None:
        times = f"{node.loop.times} times" if isinstance(node.loop.times, int) else ""
        stop = _name(node.loop.stops) if node.loop.stops is not None else ""
        return times or (f"again until {stop}" if stop else "again and again")
    return ""


def _notes(game: Game) -> Iterator[str]:
    if game.objects is not None:
        asks = f"; it may ask: {', '.join(map(_words, game.objects.asks))}" if game.objects.asks else ""
        yield f"When all have passed, the newest object resolves{asks}."
    if game.triggers is not None:
        asks = f"; it may ask: {', '.join(map(_words, game.triggers.asks))}" if game.triggers.asks else ""
        yield f"What was triggered is placed before anybody acts{asks}."
    if game.checks:
        yield f"After everything that happens: {', '.join(filter(None, map(_name, game.checks)))}."


def _name(function: Any) -> str:
    """A function's name in words; empty for a lambda."""
    name = getattr(function, "__name__", "")
    return "" if name == "<lambda>" else _words(name.lstrip("_"))


def _words(name: str) -> str:
    return name.replace("_", " ").replace(".", ": ")


def _split(name: str) -> str:
    """A class's name in words: TurnBased is turn based."""
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()
