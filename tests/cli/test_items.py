"""Numbered things to choose from."""

import pytest

from rondel.cli.items import MenuItem, NotFound, find

ITEMS = [
    MenuItem("Pass"),
    MenuItem("Throw: spark, Seat 2"),
    MenuItem("Throw: flare, Seat 2"),
    MenuItem("Douse", reason="No."),
]


@pytest.mark.parametrize(
    ("line", "number"), [("1", 0), ("pass", 0), ("PA", 0), ("Throw: spark", 1), ("flare", 2), ("4", 3), ("douse", 3)]
)
def test_an_item_is_found_by_number_or_name(line: str, number: int) -> None:
    """A part of the name is enough if it fits only one."""
    assert find(ITEMS, line) is ITEMS[number]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0", "There is no 0 here; type a number from 1 to 4."),
        ("17", "There is no 17 here"),
        ("throw", "could mean Throw: spark, Seat 2, Throw: flare, Seat 2."),
        ("paas", "did you mean 'Pass'?"),
        ("xyzzy", "type a number, or ? for help"),
    ],
)
def test_what_is_not_found_is_explained(line: str, message: str) -> None:
    """Unknown, ambiguous or misspelt."""
    with pytest.raises(NotFound) as problem:
        find(ITEMS, line)

    assert message in str(problem.value)
