"""Matches of Imperial in the middle of a game, to be brought to a server as files.

python -m tests.e2e.imperial_tables    writes the file that the browser test plays on from
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rondel.core import file as files
from rondel.core.match import Match
from rondel.games.imperial.atlas import CountryId
from rondel.games.imperial.state import Imperial
from rondel.games.imperial.table import UNDO
from tests.games.imperial.tables import A, B, C, Table, begun, table

NAMES = ("Mara", "Ilya", "Juno")
FOLDER = Path(__file__).parent / "matches"

HOLDINGS = {
    "austria": {A: [5], B: [4], C: [2]},
    "italy": {B: [5], C: [4], A: [2]},
    "france": {C: [6], B: [2]},
    "england": {A: [4]},
    "germany": {A: [6, 1], C: [3]},
    "russia": {B: [6], A: [2], C: [1]},
}
FORCES = {
    "austria": {
        "factories": ["vienna", "budapest", "trieste"],
        "armies": ["budapest", "romania", "trieste"],
        "fleets": ["trieste", "ionian_sea"],
    },
    "italy": {"armies": ["rome", "venice"], "fleets": ["western_med", "western_med"]},
    "france": {
        "factories": ["paris", "bordeaux", "marseille"],
        "armies": ["belgium", "spain", "spain"],
        "fleets": ["bay_of_biscay"],
    },
    "england": {
        "factories": ["london", "liverpool"],
        "armies": ["norway"],
        "fleets": ["north_sea", "north_sea", "english_channel", "north_atlantic"],
    },
    "germany": {
        "factories": ["berlin", "hamburg", "munich"],
        "armies": ["denmark", "holland", "munich", "munich", "warsaw"],
        "fleets": ["baltic_sea"],
        "guests": ["prague"],
    },
    "russia": {
        "factories": ["moscow", "odessa", "kiev"],
        "armies": ["bulgaria", "turkey"],
        "fleets": ["black_sea"],
    },
}
CHIPS = {
    "austria": ["romania", "greece", "ionian_sea", "western_balkans"],
    "italy": ["western_med", "tunis"],
    "france": ["belgium", "spain", "portugal", "morocco", "bay_of_biscay"],
    "england": ["norway", "north_sea", "english_channel", "north_atlantic"],
    "germany": ["denmark", "holland", "baltic_sea"],
    "russia": ["bulgaria", "turkey", "black_sea"],
}
SLOTS = {
    "austria": "Import",
    "italy": "Taxation",
    "france": "Investor",
    "england": "L-Maneuver",
    "germany": "R-Produce",
    "russia": "Factory",
}
POINTS = {"austria": 11, "italy": 6, "france": 13, "england": 9, "germany": 8, "russia": 10}
TREASURIES = {"austria": 700, "italy": 400, "france": 900, "england": 1200, "germany": 300, "russia": 650}


def seventh_round(first: str = "austria", **more: Any) -> Table:
    """A table in the middle of a game; the countries before the first one have had their turn."""

    def prepare(s: Imperial) -> None:
        for country, points in POINTS.items():
            s.countries[CountryId(country)].points = points

    given: dict[str, Any] = {
        "slots": SLOTS,
        "forces": FORCES,
        "chips": CHIPS,
        "treasuries": TREASURIES,
        "cash": [850, 520, 1100],
        "round": 6,
        "card": C,
        "policy": UNDO["repeat"],
        "prepare": prepare,
    }
    made = table(HOLDINGS, **{**given, **more})
    while made.s.turn != first:
        made.play(made.active[0], "propose", slot=_dull(made))
        while made.mode != "proposal":
            _go_on(made)
    return made


def _dull(at: Table) -> str:
    """A slot that does no harm."""
    reachable = {row[0] for row in at.offers(at.active[0], "propose")}
    return next(slot for slot in ("L-Maneuver", "R-Maneuver", "L-Produce", "R-Produce") if slot in reachable)


def _go_on(at: Table) -> None:
    """Whatever is asked, the shortest way."""
    seat = at.active[0]
    deeds: dict[str, Callable[[], object]] = {
        "continue-man": lambda: at.play(seat, "hold_rest"),
        "proposal-opp": lambda: at.play(seat, "agree"),
        "buy": lambda: at.play(seat, "punt", final=True),
    }
    deeds[at.mode]()


# -- one for each kind of decision -----------------------------------------------------------------------------


def auction() -> Table:
    """Two have bid, one thinks."""
    return begun(3, policy=UNDO["repeat"]).play(B, "bid", amount_cents=910).play(C, "bid", amount_cents=599)


def offer() -> Table:
    """The bids are open."""
    return auction().play(A, "bid", amount_cents=1250)


def rondel() -> Table:
    return seventh_round()


def dictator() -> Table:
    """Germany, ruled by Mara alone."""
    return seventh_round("germany")


def importing() -> Table:
    return seventh_round("england", slots={**SLOTS, "england": "Factory"}).play(A, "propose", slot="Import")


def planning() -> Table:
    at = seventh_round().play(A, "propose", slot="L-Maneuver")
    at.play(A, "move_unit", to="ionian_sea", action="").play(A, "move_unit", to="eastern_med", action="")
    return at.play(A, "move_unit", to="greece", action="", unit=0)


def peace() -> Table:
    """Austria asks the democracy of Italy."""
    return planning().play(A, "move_unit", to="venice", action="peace", unit=2)


def answering() -> Table:
    """Ilya must agree or propose something else."""
    return seventh_round().play(A, "propose", slot="Taxation")


def voting() -> Table:
    """A maneuver against taxes, with Juno's vote to come."""
    at = answering().play(B, "propose", slot="L-Maneuver")
    at.play(B, "move_unit", to="ionian_sea", action="").play(B, "move_unit", to="eastern_med", action="")
    at.play(B, "move_unit", to="western_balkans", action="", unit=0)
    at.play(B, "move_unit", to="bulgaria", action="war russia army", unit=1)
    return at.play(B, "move_unit", to="venice", action="war italy army", unit=2)


def buying() -> Table:
    """France has passed Investor; Juno holds the card."""
    at = seventh_round(cash=[850, 520, 1800])
    return at.play(A, "propose", slot="Investor").play(B, "agree")


STAGES: dict[str, Callable[[], Table]] = {
    "auction": auction,
    "offer": offer,
    "rondel": rondel,
    "dictator": dictator,
    "import": importing,
    "plan": planning,
    "peace": peace,
    "answer": answering,
    "vote": voting,
    "buy": buying,
}


def named(at: Table) -> Match:
    """The match with names on its seats."""
    match: Match = at.match
    match.header = replace(match.header, names=NAMES)
    return match


def match_file(at: Table) -> bytes:
    """The match as a file."""
    return files.dump(named(at))


def main() -> None:
    """Write what the browser test brings along."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "imperial.rondel").write_bytes(match_file(seventh_round()))


if __name__ == "__main__":
    main()
