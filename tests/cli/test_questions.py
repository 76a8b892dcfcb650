"""Every kind of input is filled in at the terminal; what will not do is refused and asked again."""

from typing import Any

import pytest

from rondel.cli.questions import Back, Questioner
from rondel.core.interaction import Candidate, Input, Item
from tests.cli.running import Script

COLOURS = tuple(Candidate(number, name) for number, name in enumerate(("red", "green", "blue")))


def fill(wanted: Input, *lines: str) -> tuple[Any, list[str]]:
    """The value, and what was said on the way."""
    terminal = Script(*lines)
    value = Questioner(terminal, "Ann", lambda line, items, free: False).fill(wanted)
    assert not terminal.lines, "not every line was read"
    return value, [line.strip() for line in terminal.said]


def test_one_of_several() -> None:
    """By number or name; a disabled one says why."""
    gone = Candidate(9, "pink", False, "Pink is sold out.")

    value, said = fill(Input("colour", "one", "Colour", candidates=(*COLOURS, gone)), "pink", "7", "green")

    assert value == 1
    assert "pink: Pink is sold out." in said


def test_yes_or_no() -> None:
    """Two candidates like any others."""
    both = (Candidate(True, "Yes"), Candidate(False, "No"))

    assert fill(Input("value", "yes_no", "Pay?", candidates=both), "n")[0] is False


def test_a_number() -> None:
    """Between the bounds and in steps."""
    value, said = fill(Input("bid", "number", "Bid", min=2, max=10, step=2), "ten", "12", "5", "-4", "6")

    assert value == 6
    assert "Type a whole number from 2 to 10 in steps of 2." in said
    assert "5 is not a number from 2 to 10 in steps of 2." in said


def test_a_text() -> None:
    """Of the right length; words that are commands elsewhere are just text here."""
    value, said = fill(Input("name", "text", "Name", min=2, max=8), "x", "far too long", "back")

    assert value == "back"
    assert "Write 2 to 8 characters, not 1." in said


def test_some_of_several() -> None:
    """Numbers or names with spaces, each once, as many as asked for."""
    wanted = Input("colours", "many", "Colours", min=1, max=2, candidates=COLOURS)

    value, said = fill(wanted, "", "1 1", "1 2 3", "1, blue")

    assert value == [0, 2]
    assert "Choose 1 to 2, not 0." in said
    assert "red is named twice." in said
    assert "Choose 1 to 2, not 3." in said


def test_none_of_several() -> None:
    """An empty line chooses nothing where that is allowed, and `all` chooses all."""
    wanted = Input("colours", "many", "Colours", min=0, max=3, candidates=COLOURS)

    assert fill(wanted, "")[0] == []
    assert fill(wanted, "all")[0] == [0, 1, 2]


def test_an_order() -> None:
    """All of them, in the order typed."""
    value, said = fill(Input("order", "order", "Order", min=3, max=3, candidates=COLOURS), "2 1", "3 1 2")

    assert value == [2, 0, 1]
    assert "Choose 3, not 2." in said


def test_an_assignment() -> None:
    """Item by item; one that is optional may be left out."""
    items = (Item(7, "Guard", COLOURS[:2]), Item(8, "Scout", COLOURS[1:]))

    assert fill(Input("plan", "assign", "Plan", items=items), "1", "blue")[0] == [[7, 0], [8, 2]]
    assert fill(Input("plan", "assign", "Plan", items=items, optional=True), "leave out", "1")[0] == [[8, 1]]


def test_a_split() -> None:
    """Amounts in one line, which must add up."""
    wanted = Input("damage", "split", "Damage", min=0, max=4, total=5, candidates=COLOURS)

    value, said = fill(wanted, "1 2", "5 0 0", "1 1 1", "x", "4 1 0")

    assert value == [[0, 4], [1, 1], [2, 0]]
    assert "Type 3 whole numbers, one for each." in said
    assert "Each amount must be from 0 to 4." in said
    assert "That is 3; give out exactly 5." in said


def test_a_form() -> None:
    """Part by part."""
    parts = (Input("bid", "number", "Bid", min=0, max=9), Input("colour", "one", "Colour", candidates=COLOURS))

    assert fill(Input("value", "form", "Offer", parts=parts), "4", "2")[0] == {"bid": 4, "colour": 1}


def test_one_can_go_back() -> None:
    """From the middle of a question to the menu."""
    with pytest.raises(Back):
        fill(Input("bid", "number", "Bid", min=0, max=9), "back")
