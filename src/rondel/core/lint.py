"""What can be known to be wrong with a game before anybody plays: in its rule code, and in its flow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import iscoroutinefunction, signature
from itertools import pairwise
from types import CodeType, FunctionType, ModuleType
from typing import Any

from rondel.core.command_names import PASS_PRIORITY, PASS_TURN, RESERVED
from rondel.core.flow import Gate, Host, Loop, Node, Turns
from rondel.core.moves import Move
from rondel.core.place import wants_place
from rondel.core.plan import Plan, PlanNode
from rondel.errors import Finding

# -- rule code -------------------------------------------------------------------------------------------------

FORBIDDEN = {
    "random": "draw from g.chance",
    "secrets": "draw from g.chance",
    "uuid": "draw from g.chance",
    "time": "time is input: use g.now",
    "datetime": "time is input: use g.now",
    "asyncio": "rules wait with g.ask only",
    "threading": "rules run alone",
    "os": "rules touch nothing outside the state",
    "socket": "rules touch nothing outside the state",
    "subprocess": "rules touch nothing outside the state",
}


def forbidden_uses(functions: Iterable[Any]) -> Iterator[Finding]:
    """A finding for everything forbidden that these functions, or functions they name, use."""
    seen: set[int] = set()
    todo = [fn for fn in functions if fn is not None]
    while todo:
        fn = todo.pop()
        if not isinstance(fn, FunctionType) or id(fn) in seen or (fn.__module__ or "").startswith("rondel.core"):
            continue
        seen.add(id(fn))
        for name in sorted(_names(fn.__code__)):
            used = fn.__globals__.get(name)
            home = used.__name__ if isinstance(used, ModuleType) else getattr(used, "__module__", None) or ""
            top = home.split(".")[0]
            if top in FORBIDDEN:
                where = f"{fn.__module__}.{fn.__qualname__}"
                yield Finding("forbidden_import", where, f"uses {name} of {top}: {FORBIDDEN[top]}")
            elif isinstance(used, FunctionType):
                todo.append(used)


def _names(code: CodeType) -> set[str]:
    """The global names a piece of code refers to, functions inside it included."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


# -- how functions are called ----------------------------------------------------------------------------------

Call = tuple[str, Any, tuple[str, ...]]
"""What a function is given as, the function, and what it will be called with."""


MAY_ASK_PLACE = frozenset(
    {
        "can_enter",
        "exit_when",
        "can_exit",
        "repeat_while",
        "next",
        "auto_advance",
        "who",
        "until",
        "skip",
        "seats",
        "when",
    }
)
"""What may also take the place, behind its other arguments."""


def misfits(where: str, calls: Iterable[Call]) -> Iterator[Finding]:
    """A finding for every function that cannot be called as the engine will call it."""
    for name, fn, arguments in calls:
        if fn is None or isinstance(fn, str | bool | int):
            continue
        told = ", ".join(arguments)
        if not callable(fn):
            yield Finding("bad_signature", where, f"{name} is {fn!r}; it must be a function of ({told})")
            continue
        try:
            if name.split()[0] not in MAY_ASK_PLACE or not wants_place(fn, len(arguments)):
                signature(fn).bind(*arguments)
        except TypeError as problem:
            yield Finding("bad_signature", where, f"{name} is called with ({told}): {problem}")
        except ValueError:  # made in C, and does not say
            continue


def _node_calls(node: Node) -> Iterator[Call]:
    for name in ("enter", "exit"):
        yield name, getattr(node, name), ("g",)
    yield "after_move", node.after_move, ("g", "seat")
    for name in ("can_enter", "exit_when", "can_exit", "repeat_while", "next", "auto_advance", "who"):
        yield name, getattr(node, name), ("state",)
    if isinstance(node, Loop):
        yield "until", node.stops, ("state",)
    elif isinstance(node, Turns):
        yield "skip", node.skip, ("state", "seat")
    elif isinstance(node, Gate):
        yield "seats", node.seats, ("state",)
        yield "done", node.done, ("state", "commitments")
        yield "close", node.close, ("g", "commitments")
        for name in ("finished", "ready_when"):
            yield name, getattr(node, name), ("state", "seat")


def _move_calls(move: Move) -> Iterator[Call]:
    arguments = tuple(param.name for param in move.params)
    _, options, candidates, check, when, preview, caption = move.functions
    for name, fn in (("options", options), ("candidates", candidates), ("when", when)):
        yield f"{name} of {move.name}", fn, ("state", "seat")
    for name, fn in (("check", check), ("previews", preview), ("captions", caption)):
        yield f"{name} of {move.name}", fn, ("state", "seat", *arguments)
    yield f"by of {move.name}", move.by, ("state",)
    yield f"seals of {move.name}", move.seals, ("state", "seat", *arguments)


# -- the flow --------------------------------------------------------------------------------------------------

ENDS = ("end_turn", "end_step", "end_phase", "end_segment")
"""What `leads_to` may name besides nodes: the ends that rules may request."""
ADVANCES = ("next_step", "next_phase", "next_turn", "next_segment")


def check_flow(plan: Plan) -> None:
    """Add to a plan's findings what can be known to be wrong with its flow before anybody plays."""
    _FlowCheck(plan).run()


class _FlowCheck:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def add(self, code: str, node: PlanNode, text: str, *, warning: bool = False) -> None:
        self.plan.findings.append(Finding(code, node.address or node.level, text, warning))

    def run(self) -> None:
        self._duplicates()
        for node in self.plan.nodes:
            self._counts(node)
            self._dead_end(node)
            self._advance(node)
            self._closing(node)
            self._targets(node)
            self._requests(node)
            self._scripts(node)
            self._ignored(node)
            self._calls(node)
            for move in node.node.moves:
                self._move(node, move)
        self._reachable()

    def _duplicates(self) -> None:
        seen: set[str] = set()
        for node in self.plan.nodes:
            if node.node.id and node.address in seen:
                self.add("duplicate_id", node, "two siblings have this id")
            seen.add(node.address if node.node.id else "")

    def _counts(self, node: PlanNode) -> None:
        """What counts moves would fail only when somebody moves, far from where it was said."""
        for name in ("each", "least"):
            count = getattr(node.node, name)
            if count is not None and (type(count) is not int or count < 0):
                self.add("bad_count", node, f"{name} is how many moves, a whole number, not {count!r}")
        if node.node.least and node.wait == "actor" and node.node.each and not (node.node.until or node.watch):
            text = "least changes nothing: all of each must be made, unless until names a move that ends it"
            self.add("ignored_setting", node, text, warning=True)

    def _dead_end(self, node: PlanNode) -> None:
        """Somebody is waited for, and nothing that anybody can do leads out."""
        if isinstance(node.node, Host) and not (node.node.until or node.watch or node.node.each):
            self.add("dead_end", node, "the host cannot end it: give until or exit_when")
        elif node.wait in ("window", "actor") and not isinstance(node.node, Host):
            by_move = node.node.until or node.node.each or any(m.leads_to or m.is_script for m in node.moves)
            by_rule = node.watch or (node.wait == "window" and (node.passing is not False or node.turn_pass))
            if not by_move and not by_rule:
                self.add("dead_end", node, "waits for somebody, but no pass, move or exit condition leads out of it")

    def _advance(self, node: PlanNode) -> None:
        value, step, parent = node.advance, node.level == "step", node.parent
        if value is False and node.wait != "window":
            self.add("stays_without_window", node, "it grants no priority, so it cannot stay")
        if value == "next_phase" and step and parent is not None and parent.children[-1] != node.i:
            self.add("skips_steps", node, "next_phase on a step that is not the last", warning=True)
        stated = node.node.allows_passing
        if step and parent is not None and stated is not None and parent.node.allows_passing == stated:
            self.add("restated", node, "allows_passing says what the phase says already", warning=True)

    def _calls(self, node: PlanNode) -> None:
        moves = (call for move in node.node.moves if not move.findings for call in _move_calls(move))
        self.plan.findings.extend(misfits(node.address or node.level, (*_node_calls(node.node), *moves)))

    def _ignored(self, node: PlanNode) -> None:
        """Settings of a priority window, where there is none."""
        if node.wait not in ("actor", "gate"):
            return
        waits = "for one actor" if node.wait == "actor" else "at a gate"
        for name in ("allows_passing", "allows_turn_pass", "grants_priority"):
            if getattr(node.node, name):
                self.add("ignored_setting", node, f"{name} is for a priority window, and this leaf waits {waits}")

    def _closing(self, turn: PlanNode) -> None:
        if not turn.turns:
            return
        leaves = [node for node in self.plan.nodes if not node.children and turn in node.above]
        for this, following in pairwise(leaves):
            if this.always and not following.always:
                self.add(
                    "always_run_first", following, f"comes after {this.address}, which always runs, but does not itself"
                )

    def _targets(self, node: PlanNode) -> None:
        if isinstance(node.advance, str) and node.advance not in ADVANCES:
            self._target(node, node.advance, "next" if node.advance == node.node.next else "auto_advance")
        for target in sorted(node.leads_to):
            self._target(node, target, "leads_to")
        for move in node.node.moves:
            for target in move.leads_to:
                self._target(node, target, f"leads_to of {move.name}")

    def _target(self, node: PlanNode, key: str, what: str) -> None:
        if key in self.plan.flows or key in ENDS:
            return
        found = self.plan.matches(key)
        if len(found) != 1:
            self.add("ambiguous_node" if found else "unknown_node", node, f"{what} names {key!r}")
        elif node.level != "segment" and node.parent is not None and _segment(found[0]) is not _segment(node):
            self.add("foreign_segment", node, f"{what} names {key!r}, which is in another segment")

    def _requests(self, node: PlanNode) -> None:
        known = {PASS_PRIORITY, PASS_TURN, *(move.name for other in self.plan.nodes for move in other.node.moves)}
        for name in node.node.flow_requests or ():
            if name not in known:
                self.add("unknown_request", node, f"flow_requests names {name!r}, which is no request and no move")

    def _scripts(self, node: PlanNode) -> None:
        """Only `enter`, moves, resolutions and the placing of triggers may ask."""
        gate = node.gate
        hooks = (node.node.exit, node.node.after_move, gate.close if gate is not None else None)
        if any(iscoroutinefunction(hook) for hook in hooks):
            text = "exit, after_move and close may not ask: do it in the next step's enter"
            self.add("script_not_here", node, text)
        if gate is None:
            return
        if gate.commit is None and not gate.moves:
            self.add("empty_gate", node, "neither something to commit nor moves")
        for move in gate.moves:
            if move.is_script:
                self.add("script_in_gate", node, f"{move.name} may ask, and a gate's moves must be atomic")

    def _move(self, node: PlanNode, move: Move) -> None:
        self.plan.findings.extend(finding for finding in move.findings if finding not in self.plan.findings)
        if move.name in RESERVED:
            self.add("reserved_name", node, f"{move.name!r} is the name of an input that every game has")
        if move.anytime and move.is_script:
            self.add("script_anytime", node, f"{move.name} corrects while a script waits, so it cannot ask itself")
        if node.wait == "none" and not node.children and move.by == "holder":
            self.add("move_nobody_makes", node, f"{move.name} is offered where nobody acts")
        if not move.enumerates:
            self.add(
                "missing_options",
                node,
                f"{move.name} has arguments, but nothing lists them: no candidates, options or inputs",
            )

    def _reachable(self) -> None:
        seen: set[int] = set()
        todo = [0]
        while todo:
            i = todo.pop()
            if i not in seen:
                seen.add(i)
                todo.extend(self._following(self.plan.nodes[i]))
        for node in self.plan.nodes:
            if node.i not in seen and (node.parent is None or node.parent.i in seen):
                self.add("unreachable_node", node, "nothing leads there")

    def _following(self, node: PlanNode) -> Iterator[int]:
        jumped = False
        for child in (self.plan.nodes[i] for i in node.children):
            if not jumped or child.always or child.always_below:  # a passed turn comes by however its nodes jump
                yield child.i
            jumped = jumped or self._always_jumps(child)
        targets = [*node.leads_to, *(target for move in node.node.moves for target in move.leads_to)]
        targets += [node.advance] if isinstance(node.advance, str) else []
        if callable(node.advance) and not node.leads_to:  # it may name anything that it could name
            above = None if node.level == "segment" else _segment(node)
            yield from (other.i for other in self.plan.nodes if above is None or above in other.above)
        for key in targets:
            for found in self.plan.matches(key):
                yield found.i
                yield from (above.i for above in found.above)

    def _always_jumps(self, node: PlanNode) -> bool:
        jumps = isinstance(node.advance, str) and node.advance not in ADVANCES and not node.node.can_enter
        return jumps and bool(self.plan.matches(node.advance))


def _segment(node: PlanNode) -> PlanNode:
    chain = [node, *node.above]
    return next((at for at in chain if at.level == "segment"), chain[-1])


def same_name(node: PlanNode, move: Move, other: Move) -> Iterator[Finding]:
    """Two moves of one name: the inner one may stand for the outer one where it is the same deed by other rules."""
    inside = any(other in above.node.moves for above in node.above)
    alike = all(getattr(move, name) == getattr(other, name) for name in _THE_SAME)
    if inside and alike:
        return
    text = f"two different moves are called {move.name!r}"
    if inside:
        text += "; one may stand for the other further in if their arguments, labels and settings are the same"
    yield Finding("duplicate_move", node.address, text)


_THE_SAME = ("params", "by", "label", "group", "sticky", "personal", "anytime", "merges")
"""What the log, undo and boards know of a move by its name alone."""
