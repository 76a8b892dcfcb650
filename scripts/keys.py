"""The keys of the client's messages as types, so that a wrong key or parameter does not build.

    python scripts/keys.py

writes `client/src/i18n/keys.ts` from `en.ftl` beside it, `client/src/cardtable/keys.ts` for the card table, and
`client/src/games/<name>/keys.ts` for every game with a board there and words for it in its catalogue; a test says when
they differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parent.parent
CATALOGUES = ROOT / "client" / "src" / "i18n"
KEYS = CATALOGUES / "keys.ts"
CARD_TABLE = ROOT / "client" / "src" / "cardtable"
GAMES, BOARDS = ROOT / "src" / "rondel" / "games", ROOT / "client" / "src" / "games"
HEAD = "/** Every message of the client and what it puts in; written by `make keys` from en.ftl. */\n"
BOARD_HEAD = (
    "/** What the board says, and what it puts in; written by `make keys` from the game's English catalogue. */\n"
)
PREFIX = "board-"
PLURALS = {"zero", "one", "two", "few", "many"}


class _Parameters(visitor.Visitor):
    """What a message puts in; what is counted or written by NUMBER has to be a number."""

    def __init__(self) -> None:
        self.types: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the visitor's own name
        self.types.setdefault(node.id.name, "string | number")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self._number(*node.arguments.positional)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if any(isinstance(one.key, ast.Identifier) and one.key.name in PLURALS for one in node.variants):
            self._number(node.selector)
        self.generic_visit(node)

    def _number(self, *of: object) -> None:
        self.types.update({one.id.name: "number" for one in of if isinstance(one, ast.VariableReference)})


def _line(message: ast.Message, prefix: str = "") -> str:
    found = _Parameters()
    found.visit(message)
    given = "; ".join(f"{name}: {kind}" for name, kind in sorted(found.types.items()))
    name = message.id.name.removeprefix(prefix).replace("-", ".")
    return f"  '{name}': {f'{{ {given} }}' if given else 'null'};\n"


def keys(english: str) -> str:
    """The text of `keys.ts` for a catalogue."""
    return f"{HEAD}export interface Messages {{\n{''.join(map(_line, _messages(english)))}}}\n"


def board_keys(english: str, prefix: str = PREFIX) -> str:
    """The text of a board's `keys.ts` for the catalogue of its game; empty where the board says nothing."""
    lines = [_line(part, prefix) for part in _messages(english) if part.id.name.startswith(prefix)]
    return f"{BOARD_HEAD}export interface Keys {{\n{''.join(lines)}}}\n" if lines else ""


def _messages(english: str) -> list[ast.Message]:
    return [part for part in FluentParser().parse(english).body if isinstance(part, ast.Message)]


def written() -> Iterator[tuple[Path, str]]:
    """Every file that is written, with its text."""
    yield KEYS, keys((CATALOGUES / "en.ftl").read_text("utf-8"))
    yield CARD_TABLE / KEYS.name, board_keys((CARD_TABLE / "messages" / "en.ftl").read_text("utf-8"), prefix="")
    for catalogue in sorted(GAMES.glob("*/messages/en.ftl")):
        board = BOARDS / catalogue.parts[-3]
        if board.is_dir() and (text := board_keys(catalogue.read_text("utf-8"))):
            yield board / KEYS.name, text


if __name__ == "__main__":
    for path, text in written():
        path.write_text(text, "utf-8")
