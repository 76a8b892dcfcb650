"""Seats: what stands in the place of one has a name, and the number is written down once."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import rondel
from rondel.core.seats import HOST, NOBODY

PACKAGE = Path(rondel.__file__).parent


def numbers(tree: ast.AST) -> Iterator[ast.AST]:
    """Where a seat is compared with, or set to, a number below zero; or held against zero."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=[right]) if _is_seat(left) and _is_below(right):
                yield node
            case ast.keyword(arg=str(name), value=value) if name == "seat" and _is_below(value):
                yield node
            case ast.AnnAssign(target=target, value=ast.expr() as value) if _is_seat(target) and _is_below(value):
                yield node


def _is_seat(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("seat", "holder", "actor", "controller")


def _is_below(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def test_nobody_writes_the_number_of_a_seat_that_is_none() -> None:
    """`HOST`, `SYSTEM` and `NOBODY` are named in one place."""
    own = PACKAGE / "core" / "seats.py"
    found = [
        f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path != own
        for node in numbers(ast.parse(path.read_text("utf-8")))
    ]

    assert found == []


def test_the_client_has_the_same_numbers() -> None:
    """The one other place, in the one other language."""
    text = (PACKAGE.parents[1] / "client" / "src" / "seats.ts").read_text("utf-8")
    found = {name: int(number) for name, number in re.findall(r"export const (\w+): Seat = (-?\d+);", text)}

    assert found == {"HOST": HOST, "NOBODY": NOBODY}


def test_the_client_writes_them_once() -> None:
    """No other module of it holds a seat against a number."""
    client = PACKAGE.parents[1] / "client" / "src"
    files = [path for path in (*client.rglob("*.ts"), *client.rglob("*.svelte")) if path.name != "seats.ts"]
    held = re.compile(r"\bseat(?: >= 0\b| < 0\b| [=!]== -\d)|\b(?:HOST|NOBODY|SYSTEM) = -\d")
    again = [path.name for path in files if held.search(path.read_text("utf-8"))]

    assert again == []
