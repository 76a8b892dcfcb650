"""The names of commands: each is written down in one place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rondel
from rondel.core import command_names
from rondel.core.command_names import ABOUT_TABLE, ANSWER, CONTINUED, NOT_FOR_RULES, REQUESTS, UNDO_REQUEST, UPGRADE
from rondel.core.table import TABLE

PACKAGE = Path(rondel.__file__).parent
NAMES = {name: value for name, value in vars(command_names).items() if name.isupper() and isinstance(value, str)}


def constants(path: Path) -> Iterator[object]:
    """The values that a module gives a name in capitals."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and any(part.id.isupper() for part in _names(node)):
            yield from (leaf.value for leaf in ast.walk(node.value) if isinstance(leaf, ast.Constant))


def _names(node: ast.Assign) -> Iterator[ast.Name]:
    return (leaf for target in node.targets for leaf in ast.walk(target) if isinstance(leaf, ast.Name))


def test_no_other_module_of_the_engine_gives_a_command_its_name() -> None:
    """Whoever means a command imports its name."""
    modules = {*(PACKAGE / "core").rglob("*.py")} - {PACKAGE / "core" / "command_names.py"}
    again = {path.name: found for path in modules if (found := {*constants(path)} & {*NAMES.values()})}

    assert again == {}


def test_no_two_commands_share_a_name() -> None:
    """Nor is one in the game also one about the table."""
    assert len({*NAMES.values()}) == len(NAMES)
    assert not ABOUT_TABLE & (REQUESTS | {ANSWER})


def test_every_command_about_the_table_is_carried_out_by_the_table() -> None:
    """Only what the table writes down by itself cannot be sent."""
    assert ABOUT_TABLE - {*TABLE} == {UNDO_REQUEST, UPGRADE, CONTINUED}
    assert NOT_FOR_RULES < ABOUT_TABLE
