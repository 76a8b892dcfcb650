"""The layers of the package, read from its imports: arrows point inward, and nothing imports sideways.

Every import counts, also one inside a function. One for the type checker alone counts within the package; the type of
a foreign thing may be named where the thing itself may not be used.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parent.parent / "src"

CORE_ORDER = (
    (
        "typevars",
        "known",
        "spelling",
        "legible",
        "meta",
        "naming",
        "wording",
        "unusable",
        "place",
        "seats",
        "state",
        "exports",
        "reference",
        "lesson",
        "weights",
    ),
    ("chance", "outcome", "events", "copying"),
    ("command_names", "user_action_names"),
    ("choices", "moves", "decisions"),
    ("stakes",),
    ("parts",),
    ("flow",),
    ("turn_orders", "position"),
    ("priority",),
    ("plan",),
    ("node_settings", "diagram", "lint"),
    ("votes", "scripts"),
    ("clocks", "header", "policy", "defaults"),
    ("game",),
    ("outline", "visibility", "sentences"),
    ("kernel",),
    ("gates", "windows"),
    ("requests", "legality", "picking", "driving"),
    ("walking",),
    ("settling",),
    ("machine",),
    ("placing",),
    ("playing",),
    ("flow_manager", "autopass", "priority_outlook"),
    ("log", "marks"),
    ("history",),
    ("view",),
    ("telling",),
    ("journal",),
    ("simulation",),
    ("weighing",),
    ("barriers",),
    ("timer", "undo", "commands", "user_actions", "table", "command_messages"),
    ("offers", "covers", "automatic"),
    ("match",),
    ("loading", "upgrading"),
    ("teaching",),
    ("interaction", "story", "file", "advice"),
    ("__init__",),
)
"""The modules of ``rondel.core`` in their order: each imports only from those before it."""

RANK = {name: rank for rank, name in enumerate(name for row in CORE_ORDER for name in row)}

CARD_GAMES = ("fenlight", "lanternfall", "skyreef")

LAYERS: Mapping[str, frozenset[str]] = {
    "messages": frozenset(),
    "errors": frozenset({"messages"}),
    "core": frozenset({"errors", "messages"}),
    "words": frozenset({"errors", "messages"}),
    "rondel": frozenset({"core", "errors", "messages", "words"}),
    "cards": frozenset({"core"}),
    "phases": frozenset({"core", "errors"}),
    "games": frozenset({"rondel", "cards", "core", "errors", "messages"}),
    "registry": frozenset({"core", "errors", "games"}),
    "folders": frozenset({"core", "errors", "registry"}),
    "wire": frozenset({"core", "errors", "messages"}),
    "bots": frozenset({"rondel", "core", "errors", "messages"}),
    "diagrams": frozenset({"core", "errors"}),
    "arrays": frozenset({"core", "games", "bots"}),
    "environments": frozenset({"rondel", "core", "registry", "bots", "errors"}),
    "server": frozenset({"rondel", "core", "registry", "folders", "wire", "bots", "errors", "messages", "words"}),
    "testing": frozenset({"rondel", "cards", "core", "registry", "bots", "errors", "messages", "words"}),
}
"""What each part of the package may import besides itself; ``rondel`` stands for the public names on top."""

UNBOUND = frozenset({"bench", "cli", "dev", "__main__"})
"""The outermost parts, which may import anything and which nothing else imports."""

KNOTS: tuple[frozenset[str], ...] = (
    *(frozenset({f"rondel.games.{name}.cards", f"rondel.games.{name}.effects"}) for name in CARD_GAMES),
    frozenset({f"rondel.games.kolkhoz.{name}" for name in ("options", "says", "state")}),
)
"""The modules that need each other, each such knot with a name of its own; there are no others."""

PARENTS: dict[str, str] = {}
"""Variants, each with the one other game it may import: its parent."""

THIRD_PARTY: Mapping[str, frozenset[str]] = {
    "messages": frozenset({"msgspec"}),
    "errors": frozenset(),
    "core": frozenset({"msgspec"}),
    "rondel": frozenset(),
    "games": frozenset({"msgspec"}),
    "registry": frozenset({"msgspec"}),
    "wire": frozenset({"msgspec"}),
    "bots": frozenset({"msgspec", "numpy", "torch"}),  # where something is learned, and nowhere else
    "arrays": frozenset({"msgspec", "numba", "numpy"}),
    "testing": frozenset({"hypothesis", "msgspec", "pytest"}),
}
"""The foreign packages a part may import; one that is not listed here may import any."""

CLOCKS_AND_DICE = frozenset({"datetime", "random", "sched", "secrets", "time", "uuid", "zoneinfo"})
CONCURRENCY = frozenset(
    {"_thread", "asyncio", "concurrent", "multiprocessing", "queue", "selectors", "signal", "threading"}
)
OUTSIDE_WORLD = frozenset(
    {"http", "importlib", "logging", "os", "pathlib", "platform", "shutil", "socket", "socketserver"}
    | {"sqlite3", "ssl", "subprocess", "tempfile", "urllib"}
)
FORBIDDEN: Mapping[str, frozenset[str]] = {
    "core": CLOCKS_AND_DICE | CONCURRENCY | OUTSIDE_WORLD,
    "games": CLOCKS_AND_DICE | CONCURRENCY | (OUTSIDE_WORLD - {"importlib", "pathlib"}),
}
"""What engine and rules do without: time is input, chance is state, IO stays at the edge.

A game may still read its own data files.
"""


class Module(NamedTuple):
    """One source file, placed in its layer."""

    path: str
    layer: str
    member: str
    """The file or folder within the layer: a module of core, a game of games."""


class Import(NamedTuple):
    line: int
    target: str
    typing: bool
    """Is it for the type checker alone?"""


def place(path: str) -> Module:
    """Return where a file such as ``rondel/core/state.py`` belongs."""
    parts = path.removesuffix(".py").split("/")[1:]
    if parts == ["__init__"]:
        return Module(path, "rondel", "")
    return Module(path, parts[0], parts[1] if len(parts) > 1 else "")


class ImportReader(ast.NodeVisitor):
    """Collects what a file imports."""

    def __init__(self, path: str, known: frozenset[str]) -> None:
        self.package = path.split("/")[:-1]
        self.known = known
        self.found: list[Import] = []
        self.typing = False

    def visit_If(self, node: ast.If) -> None:
        self.typing = ast.unparse(node.test).rpartition(".")[2] == "TYPE_CHECKING"
        for statement in node.body:
            self.visit(statement)
        self.typing = False
        for statement in node.orelse:
            self.visit(statement)

    def visit_Import(self, node: ast.Import) -> None:
        self.found += (Import(node.lineno, alias.name, self.typing) for alias in node.names)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        above = self.package[: len(self.package) - node.level + 1] if node.level else []
        base = ".".join([*above, *filter(None, [node.module])])
        for alias in node.names:
            submodule = f"{base}.{alias.name}"
            self.found.append(Import(node.lineno, submodule if submodule in self.known else base, self.typing))


def violations(files: Mapping[str, str]) -> list[str]:
    """Return one line per breach of the layers in ``files``, which maps paths to source text."""
    known = frozenset(path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in files)
    found = []
    for path, text in sorted(files.items()):
        module = place(path)
        if module.layer in UNBOUND:
            continue
        if module.layer not in LAYERS:
            found.append(f"{path}: '{module.layer}' is in no layer yet; say in LAYERS what it may import")
            continue
        if module.layer == "core" and module.member not in RANK:
            found.append(f"{path}: '{module.member}' is not in CORE_ORDER yet; say where it stands")
            continue
        tree = ast.parse(text, path)
        reader = ImportReader(path, known)
        reader.visit(tree)
        for line, target, typing in reader.found:
            if not typing or target.partition(".")[0] == "rondel":
                found += (f"{path}:{line}: {fault}" for fault in faults(module, target))
        if module.layer == "server":
            found += (f"{path}:{line}: the server names the game {name!r}" for line, name in named(tree, files))
    return found


def knots(files: Mapping[str, str]) -> set[frozenset[str]]:
    """Return the sets of modules that import each other, directly or by way of others."""
    names = {path: path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in files}
    known = frozenset(names.values())
    needs: dict[str, set[str]] = {}
    for path, text in files.items():
        reader = ImportReader(path, known)
        reader.visit(ast.parse(text, path))
        needs[names[path]] = {found.target for found in reader.found if found.target in known} - {names[path]}
    reached = {name: _reached(name, needs) for name in needs}
    tied = {name: frozenset(other for other in reached[name] if name in reached[other]) for name in needs}
    return {together for together in tied.values() if together}


def _reached(name: str, needs: Mapping[str, set[str]]) -> set[str]:
    """Return everything that a module needs in the end."""
    found: set[str] = set()
    todo = [*needs[name]]
    while todo:
        if (other := todo.pop()) not in found:
            found.add(other)
            todo += needs[other]
    return found


def faults(module: Module, target: str) -> Iterator[str]:
    """Yield what is wrong with ``module`` importing ``target``, if anything."""
    top, _, rest = target.partition(".")
    layer = module.layer
    if top != "rondel":
        if top in FORBIDDEN.get(layer, ()):
            yield f"{layer} does without {top}"
        elif top not in sys.stdlib_module_names and top not in THIRD_PARTY.get(layer, {top}):
            yield f"{layer} may not depend on {top}"
        return
    names = rest.split(".") if rest else ["rondel"]
    if names[0] != layer:
        if names[0] not in LAYERS[layer]:
            allowed = ", ".join(sorted(LAYERS[layer])) or "the standard library"
            yield f"{layer} may not import {target}; it may import {allowed}"
    elif layer == "core":
        member = names[1] if len(names) > 1 else "__init__"
        if member != module.member and RANK.get(member, len(RANK)) >= RANK[module.member]:
            yield f"core.{module.member} stands before {target} in CORE_ORDER and may not import it"
    elif layer == "games":
        member = names[1] if len(names) > 1 else ""
        if member not in (module.member, PARENTS.get(module.member)):
            yield f"the game {module.member!r} may not import {target}; a variant names its parent in PARENTS"


def named(tree: ast.AST, files: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Yield the string literals of ``tree`` that are the name of a game."""
    games = {place(path).member for path in files if place(path).layer == "games"} - {"__init__"}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text.lower().replace("-", "_").replace(" ", "_") in games:
                yield node.lineno, text


def sources() -> dict[str, str]:
    """Return the text of every module of the package by its path."""
    return {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}


def test_the_package_keeps_its_layers() -> None:
    """Every module imports only what its layer allows."""
    found = violations(sources())

    assert not found, "\n" + "\n".join(found)


def test_no_modules_need_each_other_but_the_known_knots() -> None:
    """Whoever reads a module need not have read those on top of it; a knot that was untied is taken off the list."""
    assert knots(sources()) == set(KNOTS)


# What follows shows on made-up packages that the checker sees what it should.

SMALL_PACKAGE = {
    "rondel/__init__.py": "from rondel.core import State",
    "rondel/errors.py": "class RondelError(Exception): ...",
    "rondel/core/__init__.py": "from rondel.core.state import State",
    "rondel/core/state.py": "import msgspec\nclass State: ...",
    "rondel/core/kernel.py": "from rondel.core import state\nfrom rondel.errors import RondelError",
    "rondel/core/match.py": "from . import kernel",
    "rondel/games/__init__.py": "",
    "rondel/games/hearts/__init__.py": "",
    "rondel/games/hearts/game.py": "from rondel import State\nfrom rondel.games.hearts import data",
    "rondel/games/hearts/data.py": "",
    "rondel/games/spades/__init__.py": "",
    "rondel/server/app.py": "import litestar\nimport time\nfrom rondel import registry",
    "rondel/registry.py": "import importlib",
    "rondel/cli/main.py": "import rich\nimport rondel.games.hearts.game",
}


def breach(path: str, text: str) -> list[str]:
    return violations({**SMALL_PACKAGE, path: text})


def test_a_package_that_keeps_the_layers_passes() -> None:
    """The checker has nothing to say about a sound package."""
    assert violations(SMALL_PACKAGE) == []


@pytest.mark.parametrize(
    ("path", "text", "message"),
    [
        ("rondel/core/state.py", "import random", "core does without random"),
        ("rondel/core/state.py", "from datetime import datetime", "core does without datetime"),
        ("rondel/core/state.py", "def f():\n    import os.path", ":2: core does without os"),
        ("rondel/core/state.py", "import rich", "core may not depend on rich"),
        ("rondel/core/state.py", "from rondel.core.kernel import x", "stands before rondel.core.kernel"),
        ("rondel/core/state.py", "from rondel.core import kernel", "stands before rondel.core.kernel"),
        ("rondel/core/state.py", "from . import kernel", "stands before rondel.core.kernel"),
        ("rondel/core/state.py", "from rondel.core import State", "stands before rondel.core in"),
        ("rondel/core/state.py", "from rondel import State", "core may not import rondel;"),
        ("rondel/core/state.py", "import rondel.games.hearts", "core may not import rondel.games.hearts"),
        ("rondel/core/widgets.py", "", "'widgets' is not in CORE_ORDER yet"),
        ("rondel/widgets.py", "", "'widgets' is in no layer yet"),
        ("rondel/errors.py", "import msgspec", "errors may not depend on msgspec"),
        ("rondel/games/hearts/game.py", "import time", "games does without time"),
        ("rondel/games/hearts/game.py", "from rondel.games import spades", "'hearts' may not import"),
        ("rondel/games/hearts/game.py", "from ...server import app", "games may not import rondel.server"),
        ("rondel/wire/codec.py", "from rondel import registry", "wire may not import rondel.registry"),
        ("rondel/bots/base.py", "from rondel.registry import find", "bots may not import rondel.registry"),
        ("rondel/testing/kit.py", "from rondel.server import app", "testing may not import rondel.server"),
        ("rondel/server/app.py", "from rondel.games import hearts", "server may not import rondel.games"),
        ("rondel/server/app.py", "x = 'Hearts'", "the server names the game 'Hearts'"),
    ],
)
def test_a_breach_is_reported_where_it_is(path: str, text: str, message: str) -> None:
    """Each kind of breach is found once, with its file and the reason."""
    (found,) = breach(path, text)

    assert found.startswith(path)
    assert message in found


@pytest.mark.parametrize("guard", ["TYPE_CHECKING", "typing.TYPE_CHECKING"])
def test_imports_for_the_type_checker_count_as_well(guard: str) -> None:
    """An annotation ties a module to another as much as a call does; a foreign type may be named and not used."""
    text = (
        f"if {guard}:\n    from rondel.core.kernel import x\n    from random import Random\nelse:\n    import random\n"
    )
    tied, used = breach("rondel/core/state.py", text)

    assert tied.startswith("rondel/core/state.py:2: core.state stands before rondel.core.kernel")
    assert used == "rondel/core/state.py:5: core does without random"


def test_modules_that_need_each_other_are_found() -> None:
    """A knot is found whole, however it is tied."""
    tied = {"rondel/bots/a.py": "from rondel.bots import b", "rondel/bots/b.py": "def f():\n    import rondel.bots.c"}
    assert not knots({**SMALL_PACKAGE, **tied, "rondel/bots/c.py": ""})

    back = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from rondel.bots.a import A"
    assert knots({**SMALL_PACKAGE, **tied, "rondel/bots/c.py": back}) == {
        frozenset({"rondel.bots.a", "rondel.bots.b", "rondel.bots.c"})
    }


def test_a_variant_may_import_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the game that is entered as a variant may import another, and only its parent."""
    monkeypatch.setitem(PARENTS, "spades", "hearts")

    assert not breach("rondel/games/spades/__init__.py", "from rondel.games.hearts.game import x")
    assert breach("rondel/games/hearts/game.py", "from rondel.games import spades")
