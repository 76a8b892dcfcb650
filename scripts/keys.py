"""The keys of the client's messages as types, so that a wrong key or parameter does not build.

    python scripts/keys.py

writes `client/src/i18n/keys.ts` from `en.ftl` beside it; a test says when the two differ.
"""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

CATALOGUES = Path(__file__).parent.parent / "client" / "src" / "i18n"
KEYS = CATALOGUES / "keys.ts"
HEAD = "/** Every message of the client and what it puts in; written by `make keys` from en.ftl. */\n"
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


def _line(message: ast.Message) -> str:
    found = _Parameters()
    found.visit(message)
    given = "; ".join(f"{name}: {kind}" for name, kind in sorted(found.types.items()))
    return f"  '{message.id.name.replace('-', '.')}': {f'{{ {given} }}' if given else 'null'};\n"


def keys(english: str) -> str:
    """The text of `keys.ts` for a catalogue."""
    messages = [part for part in FluentParser().parse(english).body if isinstance(part, ast.Message)]
    return f"{HEAD}export interface Messages {{\n{''.join(map(_line, messages))}}}\n"


if __name__ == "__main__":
    KEYS.write_text(keys((CATALOGUES / "en.ftl").read_text("utf-8")), "utf-8")
