"""The check of what is made up: it can look at every state a game may have."""

from rondel.testing.checks.unknowns import encode


def test_a_dict_whose_keys_are_numbers_can_be_compared() -> None:
    """In whatever order it was filled."""
    assert encode({2: "a", 1: "b"}) == encode({1: "b", 2: "a"})
    assert encode({2: "a"}) != encode({1: "a"})
