"""The readable log and the drawing."""

from rondel.core.interaction import interaction
from rondel.core.story import story
from rondel.core.view import SPECTATOR, Viewer
from rondel.games.imperial.drawing import draw
from rondel.testing import english
from tests.games.imperial.tables import A, B, C, D, Table, begun, maneuver, table

TWO = {"austria": {A: [5]}, "italy": {B: [5]}}


def told(at: Table) -> list[str]:
    return [str(english(at.match, line)) for entry in story(at.match, SPECTATOR) for line in entry.lines]


def test_a_maneuver_is_told_in_groups_and_idle_units_are_counted() -> None:
    """No unit goes from Vienna to Vienna."""
    forces = {"austria": {"armies": ["vienna", "vienna", "prague", "lemberg"]}}
    at = maneuver(TWO, forces)
    at.play(A, "move_unit", to="romania", action="").play(A, "move_unit", to="romania", action="").play(A, "hold_rest")
    lines = told(at)

    assert "Austria maneuvers: 2 × army Vienna → Romania; 2 units hold." in lines
    assert not any("Vienna → Vienna" in line for line in lines)


def test_a_democracys_decision_is_told_with_its_votes() -> None:
    """Proposal, counter-proposal, votes once they are open, result."""
    at = table({"austria": {A: [5], B: [4], C: [2]}}, treasuries={"austria": 500}).play(A, "propose", slot="Taxation")
    at.play(B, "propose", slot="Factory", site="trieste").play(B, "vote", choice=2).play(C, "vote", choice=2)

    assert told(at)[1:9] == [
        "Austria is on the move.",
        "Seat 1 proposes for Austria: Taxation.",
        "Seat 2 proposes instead: Factory in Trieste.",
        "Seat 2 has voted.",
        "Seat 3 has voted.",
        "Seat 2 voted for proposal 2, with 4.",
        "Seat 3 voted for proposal 2, with 2.",
        "Austria carries out the proposal of Seat 2.",
    ]


def test_peace_is_offered_and_answered_in_words() -> None:
    """The question names who asks, and what for."""
    at = maneuver(TWO, {"austria": {"armies": ["trieste"]}}).play(A, "move_unit", to="venice", action="peace")
    (offer,) = english(at.match, interaction(at.match, Viewer((B,)))).offers
    assert offer.label == offer.inputs[0].label == "Italy: let the army of Austria into Venice in peace?"
    at.answer(B, False)

    assert "Austria asks Italy to let its army into Venice in peace." in told(at)
    assert "Italy refuses." in told(at)
    assert "Austria maneuvers: army Trieste → Venice, occupies." in told(at)


def test_the_drawing_shows_players_countries_and_the_running_plan() -> None:
    """With what is still to be ordered."""
    forces = {"austria": {"armies": ["trieste", "vienna"], "fleets": ["trieste"]}}
    at = maneuver(TWO, forces).play(A, "move_unit", to="ionian_sea", action="")
    text = draw(at.match.view(Viewer((A,))), A)

    assert "Round 1 · Austria is on the move · investor card: seat 1" in text
    assert "▸ seat 1  $10   $10    Austria 5  leads Austria" in text
    assert "dictatorship: seat 1 5" in text
    assert "Plan of seat 1: fleet Trieste → Ionian Sea" in text
    assert text.endswith("Next: the army in Trieste")


def test_the_drawing_hides_what_is_hidden() -> None:
    """An import being put together is seen by its author only."""
    at = table(TWO, treasuries={"austria": 300}).play(A, "propose", slot="Import")
    at.play(A, "import_unit", type="army", at="prague")

    assert "Import: 1 army in Prague" in draw(at.match.view(Viewer((A,))), A)
    for seat, viewer in ((B, Viewer((B,))), (None, SPECTATOR)):
        text = draw(at.match.view(viewer), seat)
        assert "Prague" not in text
        assert "An import is being put together" in text


def test_the_auction_is_drawn_too() -> None:
    """Before there are rounds."""
    assert draw(begun().match.view(SPECTATOR), None).startswith("Auction of Austria")


def test_a_peace_vote_is_open_once_it_is_decided() -> None:
    """Who voted is told at once, how only afterwards. Rules, section 11."""
    holdings = {"austria": {A: [5]}, "italy": {B: [5], C: [4], D: [2]}}
    at = maneuver(holdings, {"austria": {"armies": ["trieste"]}, "italy": {"armies": ["venice"]}}, seats=4)
    at.play(A, "move_unit", to="venice", action="peace").answer(C, True)
    assert not any("for peace" in line or "yes" in line for line in told(at))
    at.answer(B, False)
    assert not any("against peace" in line for line in told(at))
    at.answer(D, True)

    assert told(at)[-7:-3] == [
        "Seat 3 votes for peace with 4.",
        "Seat 2 votes against peace with 5.",
        "Seat 4 votes for peace with 2.",
        "Italy accepts.",
    ]


def test_the_undo_button_names_what_it_takes_back() -> None:
    """Orders by their way, slots and purchases by their name; a bid says nothing."""

    def undone(at: Table, seat: int) -> str:
        found = interaction(at.match, Viewer((seat,))).undo
        return str(english(at.match, found.label)) if found else ""

    at = maneuver(TWO, {"austria": {"armies": ["vienna", "trieste"]}})
    assert undone(at, A) == "Maneuver (left)"
    assert undone(at.play(A, "move_unit", to="romania", action=""), A) == "army Vienna → Romania"
    assert undone(at.play(A, "move_unit", to="venice", action="peace"), A) == "peace for Venice"
    at = table(TWO).play(A, "propose", slot="Investor")
    assert undone(at, A) == "Investor"
    assert undone(at.play(A, "buy", country="france", stock=3), A) == "France 3"
    assert undone(begun().play(A, "bid", amount_cents=713), A) == "Bid in secret"
