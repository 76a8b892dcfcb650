"""Bots by name."""

from random import Random

import pytest

from rondel import bots


def test_bots_are_found_by_name() -> None:
    """Each knows its own."""
    for name in bots.BOTS:
        assert bots.make(name, Random(1)).name == name


@pytest.mark.parametrize(("name", "hint"), [("gredy", "did you mean 'greedy'?"), ("xyzzy", "there are random, greedy")])
def test_an_unknown_bot_is_answered_with_the_nearest(name: str, hint: str) -> None:
    """Or with all of them."""
    with pytest.raises(bots.UnknownBot, match=hint.replace("?", r"\?")):
        bots.make(name, Random(1))
