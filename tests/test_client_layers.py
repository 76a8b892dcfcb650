"""The layers of the browser client, read from its imports: arrows point inward, and no board knows another.

Every import counts, also one that is loaded later; only `import type` is exempt, of which nothing is left in the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

SOURCE = Path(__file__).parent.parent / "client" / "src"

BASE = frozenset({"i18n", "router", "seats", "socket", "state"})
LAYERS: Mapping[str, frozenset[str]] = {
    "wire": frozenset(),
    "router": frozenset(),
    "seats": frozenset(),
    "i18n": frozenset({"seats", "wire"}),
    "socket": frozenset({"i18n", "seats", "wire"}),
    "state": frozenset({"i18n", "seats", "socket", "wire"}),
    "ui": BASE,
    "games": BASE | {"ui"},
    "talk": BASE | {"ui"},
    "table": BASE | {"games", "talk", "ui"},
    "board": frozenset({"i18n", "state", "table"}),
    "cardtable": BASE | {"games", "table", "ui"},
    "boards": BASE | {"cardtable", "games", "table", "ui"},
    "coach": BASE | {"ui"},
    "dev": BASE | {"ui"},
    "pages": BASE | {"coach", "games", "look", "table", "talk", "ui", "wire"},
}
"""What each part may import besides itself. `games` is what every game has in common, `boards` are its folders: each is
found by its name when somebody sits down to it, so that nothing imports a board, and no board another. `board` is the
page that boards of packages live in."""

UNBOUND = frozenset({"App", "look", "main"})
"""The outermost parts and the show room, which may import anything."""

PACKAGES: Mapping[str, frozenset[str]] = {"i18n": frozenset({"@fluent/bundle"})}
"""The foreign packages a part may import besides Svelte."""

IMPORT = re.compile(
    r"""^\s*(?:import|export)\s(?P<type>type\s)?[^;'"]*?\bfrom\s*['"](?P<named>[^'"]+)['"]"""
    r"""|^\s*import\s+['"](?P<bare>[^'"]+)['"]|\bimport\(\s*['"](?P<later>[^'"]+)['"]""",
    re.MULTILINE,
)


def imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Yield the line of every import that is left in the page, and what it names: a path, or a package."""
    for found in IMPORT.finditer(text):
        target = found["named"] or found["bare"] or found["later"]
        if found["type"]:
            continue
        if target.startswith("."):
            target = "$lib/" + normpath(join(dirname(path), target))
        line = text.count("\n", 0, found.start(found.lastgroup or 0)) + 1
        yield line, target


def place(path: str) -> tuple[str, str]:
    """Return the layer of a file, and the board where it belongs to one."""
    parts = path.split("/")
    if len(parts) == 1:
        return parts[0].split(".")[0], ""
    if parts[:2] == ["pages", "look"] and len(parts) > 2:
        return "look", ""
    if parts[0] == "games" and len(parts) > 2:
        return "boards", parts[1]
    return parts[0], ""


def faults(path: str, target: str) -> Iterator[str]:
    """Yield what is wrong with a file importing ``target``, if anything."""
    layer, board = place(path)
    if not target.startswith("$lib/"):
        package = "/".join(target.split("/")[: 2 if target.startswith("@") else 1])
        if package != "svelte" and package not in PACKAGES.get(layer, ()):
            yield f"{layer} may not depend on {package}"
        return
    inside = target.removeprefix("$lib/")
    if inside.startswith("../"):
        if board and f"rondel/games/{board}/data/" not in inside:
            yield f"the board {board!r} may read only the data of its own game, not {inside}"
        return
    other, neighbour = place(inside)
    if (other, neighbour) == (layer, board) or inside.endswith(".css"):
        return
    if other == layer == "boards":
        yield f"the board {board!r} may not import {inside}"
    elif other not in LAYERS[layer]:
        allowed = ", ".join(sorted(LAYERS[layer])) or "nothing"
        yield f"{layer} may not import {inside}; it may import {allowed}"


def violations(files: Mapping[str, str]) -> list[str]:
    """Return one line per breach of the layers in ``files``, which maps paths below `client/src` to source text."""
    found = []
    for path, text in sorted(files.items()):
        layer, _ = place(path)
        if layer in UNBOUND:
            continue
        if layer not in LAYERS:
            found.append(f"{path}: '{layer}' is in no layer yet; say in LAYERS what it may import")
            continue
        found += (f"{path}:{line}: {fault}" for line, target in imports(path, text) for fault in faults(path, target))
    return found


def test_the_client_keeps_its_layers() -> None:
    """Every file imports only what its layer allows."""
    files = {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in SOURCE.rglob("*")
        if path.suffix in (".ts", ".svelte")
    }
    found = violations(files)

    assert not found, "\n" + "\n".join(found)


# What follows shows on made-up clients that the checker sees what it should.

SMALL_CLIENT = {
    "main.ts": "import './styles/frame.css';\nimport App from './App.svelte';",
    "wire.ts": "export interface Offer {}",
    "ui/Icon.svelte": "<script>\n  import { t } from '$lib/i18n';\n  import { mount } from 'svelte';\n</script>",
    "games/index.ts": "const clients = import.meta.glob('./*/client.ts');",
    "games/hearts/client.ts": "import './mat.css';\nimport type { Pass } from '$lib/pages/Play.svelte';",
    "games/hearts/cards.ts": "import file from '../../../../src/rondel/games/hearts/data/cards.json';",
    "pages/Play.svelte": "<script>\n  import {\n    later,\n  } from '$lib/table/later';\n</script>",
}


def test_a_client_that_keeps_the_layers_passes() -> None:
    """The checker has nothing to say about a sound client."""
    assert violations(SMALL_CLIENT) == []


@pytest.mark.parametrize(
    ("path", "text", "message"),
    [
        ("ui/Icon.svelte", "import { tell } from '$lib/games/tell';", "ui/Icon.svelte:1: ui may not import games/tell"),
        ("ui/Icon.svelte", "import { a, type B } from '../table/a';", "ui may not import table/a; it may import"),
        (
            "table/later.ts",
            "const x = {\n  a: () => import('$lib/pages/A.svelte'),\n};",
            ":2: table may not import pages/",
        ),
        ("table/later.ts", "import Board from '$lib/games/hearts/Board.svelte';", "table may not import games/hearts/"),
        ("games/hearts/a.ts", "import { b } from '../spades/b';", "the board 'hearts' may not import games/spades/b"),
        ("games/hearts/a.ts", "export { b } from '$lib/games/spades/b';", "the board 'hearts' may not import"),
        (
            "games/hearts/a.ts",
            "import x from '../../../../src/rondel/games/spades/data/x.json';",
            "only the data of its own",
        ),
        ("state/a.ts", "import { api } from 'lodash/fp';", "state may not depend on lodash"),
        ("ui/a.ts", "import { F } from '@fluent/bundle';", "ui may not depend on @fluent/bundle"),
        ("widgets/a.ts", "", "'widgets' is in no layer yet"),
        ("ui/a.ts", "import App from '$lib/App.svelte';", "ui may not import App.svelte"),
    ],
)
def test_a_breach_is_reported_where_it_is(path: str, text: str, message: str) -> None:
    """Each kind of breach is found once, with its file and the reason."""
    (found,) = violations({**SMALL_CLIENT, path: text})

    assert found.startswith(path)
    assert message in found
