"""What the server tells of a game's views follows from its state class alone."""

from __future__ import annotations

from rondel import Match, Viewer, interaction, registry
from rondel.core.outline import names, outline
from rondel.core.story import Teller
from rondel.games.imperial.atlas import TERRITORIES
from rondel.testing import check, english
from tests.guests.archive.game import game as archive
from tests.guests.fireflies.game import game as fireflies
from tests.guests.roses.game import Disc
from tests.guests.roses.game import game as roses


def test_only_declared_lists_belong_to_seats() -> None:
    parts = outline(roses).fields
    assert parts["players"].kind == "seats"
    assert parts["dares"].kind == "list"


def test_who_may_see_a_part_is_told() -> None:
    player = outline(roses).fields["players"].of
    assert player is not None
    assert {name: part.sees for name, part in player.fields.items()} == {
        "hand": "owner",
        "pile": "owner",
        "open": "",
        "points": "",
    }
    assert outline(archive).fields["culprit"].sees == "nobody"


def test_members_of_an_enumeration_have_names() -> None:
    last = outline(roses).fields["last"]
    assert (last.kind, last.names) == ("fact", {"1": "rose", "2": "skull"})


def test_a_field_says_what_its_values_refer_to() -> None:
    assert outline(archive).fields["finder"].refers == "seat"


def test_boards_keys_and_labelled_numbers_are_declared() -> None:
    assert outline(registry.game("tictactoe")).fields["cells"].width == 3
    bidder = outline(registry.game("auction")).fields["bidders"].of
    assert bidder is not None
    assert bidder.fields["shelf"].of is not None
    assert len(bidder.fields["shelf"].of.names) == 20
    colours = outline(fireflies).fields["flying"].keys
    assert colours is not None
    assert "gold" in colours.names


def test_tuples_have_parts_that_are_called_as_they_refer() -> None:
    played = outline(registry.game("kolkhoz")).fields["trick"].of
    assert played is not None
    assert {name: part.refers for name, part in played.fields.items()} == {"seat": "seat", "card": "card"}


def test_listed_things_are_named_once_for_all_parts_that_refer_to_them() -> None:
    kolkhoz, imperial = registry.game("kolkhoz"), registry.game("imperial")
    assert {kind: len(named) for kind, named in names(kolkhoz).items()} == {"card": 53, "suit": 4}
    assert names(imperial)["territory"].keys() == TERRITORIES.keys()
    assert outline(kolkhoz).fields["trump"].names == {}, "the outline is told to everybody, the names only who asks"


def test_sums_and_what_only_rules_count_with_are_marked() -> None:
    parts = outline(registry.game("imperial")).fields
    country = parts["countries"].of
    assert country is not None
    assert (country.fields["treasury"].per, country.fields["points"].per) == (100, 0)
    assert parts["draft"].fields["board"].unshown
    assert not parts["draft"].fields["by"].unshown


def test_a_secret_can_be_left_out_as_well() -> None:
    player = outline(registry.game("kolkhoz")).fields["players"].of
    assert player is not None
    assert (player.fields["pick"].unshown, player.fields["hand"].unshown) == (True, False)


def test_nothing_people_read_names_a_class() -> None:
    match = Match(roses, 3, seed="1", names=["Anna", "Ben", "Cleo"])
    offers = english(match, interaction(match, Viewer((0,)))).offers
    lay = next(offer for offer in offers if offer.name == "lay")
    assert [one.label for one in lay.inputs[0].candidates] == ["rose", "skull"]
    match.play(0, "lay", disc=Disc.ROSE)
    assert str(english(match, Teller(roses).deed(match.records[-1].entry))) == "Anna: Lay rose."


def test_a_hand_may_be_seen_by_all_but_its_owner() -> None:
    """The mark gets the owner; the kit finds nothing that tells an owner what they hold."""
    match = Match(fireflies, 3, seed="1")
    for seat in match.seats:
        keepers = match.view(Viewer((seat,)))["keepers"]
        assert [keeper["jars"] == {"hidden": 3} for keeper in keepers] == [other == seat for other in match.seats]

    report = check(fireflies, 6, only=["random_play", "secrecy", "worlds", "unknowns", "words"], reveals=["freed"])

    assert report.ok, str(report)
