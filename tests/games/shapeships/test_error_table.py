"""The rules' table of bad input, row by row: a code, and a sentence that says what would do instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.errors import Rejected
from rondel.games.shapeships.dice import can_reroll
from rondel.games.shapeships.game import game
from rondel.games.shapeships.reasons import BuildsLater, NoRerolls, refused
from rondel.games.shapeships.says import ThisShip
from rondel.games.shapeships.ships_that_build import why_not_build
from rondel.testing import english
from tests.games.shapeships.tables import Side, Table, ancient, centaur, human, xenite

FOLDER = Path(__file__).parent
Ask = tuple[int, str, dict[str, Any]]


def at(step: str, first: Side, second: Side | None = None, *asked: Ask) -> Callable[[], Table]:
    """A table that has come to a step, and on which this has been done since."""

    def make() -> Table:
        table = Table(first, second or human(), dice=[1, 1, 1]).to(step)
        for seat, name, args in asked:
            table.play(seat, name, **args)
        return table

    return make


def extra_phase() -> Table:
    """Seat 0 plays an extra Build Phase, seat 1 only confirms."""
    table = Table(xenite("CHR"), human("CAR", lines=8), dice=[1, 1]).done().done()
    assert (table.place, table.s.extra_build) == ("ShipsThatBuild", True)
    return table


def theft(fleet: str = "3*SPI GUA", against: str = "SPI PLU FRI@1 CUB") -> Callable[[], Table]:
    """Seat 0 has just completed an Ark of Domination, beside this fleet."""
    mine, upgrade = centaur(f"FEA VIG 2*FAM/0 LEG {fleet}", lines=11), (0, "upgrade", {"ship": "DOM"})
    return at("Drawing", mine, ancient(against), upgrade, (0, "done", {}), (1, "done", {}))


SITUATIONS: dict[str, Callable[[], Table]] = {
    "over": lambda: Table(human("9*FIG"), human(health=9), dice=[1]).end_turn(),
    "reroll": at("DiceRoll", centaur("KNO")),
    "carriers": at("ShipsThatBuild", human("DEF CAR/1"), human("CAR")),
    "built": at("ShipsThatBuild", human("CAR"), None, (0, "build", {"source": 2, "ship": "DEF"})),
    "pool": at("ShipsThatBuild", xenite("SAC XEN PLU DSW 2*ANT"), human("FIG")),
    "sacrificed": at("ShipsThatBuild", xenite("SAC 2*ANT"), None, (0, "sacrifice", {"source": 2, "target": 4})),
    "extra": extra_phase,
    "extra_drawing": lambda: extra_phase().done(),
    "shop": at("Drawing", human("2*DEF FIG 6*ORB CAR")),
    "ready": at("Drawing", human(), None, (0, "done", {})),
    "vessels": at("Drawing", human("3*SCI DEF FIG STA", lines=9)),
    "cruiser": at("Drawing", human("2*DEF FIG", lines=5)),
    "antlions": at("Drawing", xenite("2*ANT/0 ANT", lines=5)),
    "no_evolver": at("Drawing", xenite("XEN")),
    "evolver": at("Drawing", xenite("XEN EVO")),
    "evolved": at("Drawing", xenite("2*XEN EVO"), None, (0, "evolve", {"into": "OXI"})),
    "mystics": at("Drawing", ancient("2*PLU", lines=9)),
    "strike": at("FirstStrike", human("DEF GUA SPI GUA/0"), ancient("SPI PLU FRI@1")),
    "struck": at("FirstStrike", human("2*GUA"), human("2*DEF"), (0, "strike", {"source": 2, "target": 3})),
    "theft": theft(),
    "protected_theft": theft(against="SPI PLU FRI@1 CUB SAC"),
    "stolen": at(
        "Drawing",
        centaur("FEA VIG 2*FAM/0 LEG", lines=11),
        human("3*DEF"),
        (0, "upgrade", {"ship": "DOM"}),
        (0, "done", {}),
        (1, "done", {}),
        (0, "steal", {"source": 12, "target": 3}),
    ),
    "old_ark": theft("DOM", "CUB"),
    "loop": at("InteractionLoop", centaur("EQU WIS PLU TER EQU/0 WIS/0"), human("INT DEF FRI@1 EQU")),
    "protected": at("InteractionLoop", centaur("EQU WIS"), human("SAC INT")),
    "declared": at(
        "InteractionLoop", centaur("WIS"), None, (0, "charge", {"source": 2, "mode": "heal"}), (1, "pass_priority", {})
    ),
    "equalised": at(
        "InteractionLoop",
        centaur("EQU 2*WIS"),
        human("2*INT"),
        (0, "equalise", {"source": 2, "own_ship": 4, "enemy_ship": 3}),
        (1, "pass_priority", {}),
    ),
    "doomed": at(
        "InteractionLoop",
        centaur("2*EQU 2*WIS"),
        human("2*INT"),
        (0, "equalise", {"source": 2, "own_ship": 6, "enemy_ship": 3}),
        (1, "pass_priority", {}),
    ),
    "solar": at("InteractionLoop", ancient("6*NEP PLU"), ancient("CUB FRI@1 NEP STA DEF")),
    "copied": at(
        "InteractionLoop",
        ancient("6*NEP"),
        human("DEF"),
        (0, "cast", {"power": "SSIM", "target": 3}),
        (1, "pass_priority", {}),
    ),
    "hole": at("InteractionLoop", ancient("4*PLU 4*MER 4*NEP INT"), human("2*DEF PLU"), (0, "cast", {"power": "SBLA"})),
    "picked": at(
        "InteractionLoop",
        ancient("4*PLU 4*MER 4*NEP"),
        human("2*DEF"),
        (0, "cast", {"power": "SBLA"}),
        (0, "target", {"target": 3}),
    ),
}
_ROW = re.compile(r"  (\w+), seat (\d): (\w+) ?(.*)\n      (.+)\n")


def rows() -> Iterator[tuple[str, str, int, str, dict[str, Any], str]]:
    """The file's rows: code, situation, seat, move, arguments, sentence."""
    text = (FOLDER / "refusals.txt").read_text(encoding="utf-8").partition("\n\n")[2]
    for part in text.split("\n\n"):
        code, _, asked = part.partition("\n")
        found = _ROW.findall(asked.rstrip("\n") + "\n")
        assert 2 * len(found) == len(asked.strip("\n").splitlines()), f"a row of {code} cannot be read"
        for situation, seat, move, words, sentence in found:
            args = dict(word.split("=") for word in words.split())
            yield code, situation, int(seat), move, {name: _value(value) for name, value in args.items()}, sentence


def _value(word: str) -> int | str:
    return int(word) if word.isdigit() else word


ROWS = list(rows())


@pytest.mark.parametrize(
    ("code", "situation", "seat", "move", "args", "sentence"),
    ROWS,
    ids=[
        f"{code}-{situation}-{move}-{'-'.join(map(str, args.values()))}" for code, situation, _, move, args, _ in ROWS
    ],
)
def test_every_row(code: str, situation: str, seat: int, move: str, args: dict[str, Any], sentence: str) -> None:
    table = SITUATIONS[situation]()
    before = table.match.digest(), len(table.match.entries)

    with pytest.raises(Rejected) as caught:
        table.match.apply(Command(seat, move, args or None))

    found = caught.value
    said = english(table.match, found.text)
    assert (found.reason or found.params.get("reason", found.code), said) == (code, sentence)
    assert (table.match.digest(), len(table.match.entries)) == before


def test_the_table_has_all_rows_of_the_rules() -> None:
    """Those that are missing here are shown below: they are no moves, or the order of the steps keeps them out."""
    rules = {
        "unknown_move", "bad_arguments", "wrong_step", "must_pick_target", "not_taking_part", "must_steal",
        "not_ancient", "unknown_ship", "not_your_ship", "wrong_ship", "not_ready", "already_used", "no_charges",
        "not_drawable", "foreign_ship", "limit_reached", "not_enough_lines", "missing_components",
        "component_charged", "number_needed", "number_not_allowed", "bad_number", "no_xenite", "no_evolver",
        "bad_target", "protected", "target_taken", "unequal_cost", "bad_mode", "bad_amount", "not_enough_energy",
    }  # fmt: skip
    engine = {
        "match_over", "not_turn_player", "not_priority_player", "not_addressed", "already_committed", "move_not_here",
        "decision_pending",
    }  # fmt: skip
    assert {row[0] for row in ROWS} == rules | engine


def test_a_species_that_does_not_exist_is_refused_with_those_that_do() -> None:
    match = Match(game, seed="1")
    with pytest.raises(Rejected) as caught:
        match.answer(0, "martian")

    assert caught.value.reason == "not_an_option"
    assert str(caught.value.text) == "That is not among the options: human, xenite, centaur, ancient, or random."


def test_guards_that_the_order_of_the_steps_makes_needless_stand_all_the_same() -> None:
    """Nobody is asked for a reroll they have not got, and nothing built in a Build Phase can build in the same."""
    table = Table(human("CAR"), human(), dice=[1])
    table.ship(0, "CAR").build_phase = table.s.build_phase

    assert can_reroll(table.s, 0) == NoRerolls()
    assert why_not_build(table.s, 0, 2, "DEF") == refused("not_ready", BuildsLater(ThisShip("CAR", 2)))


def answered(match: Match, seat: int, name: str, **args: Any) -> str:
    with pytest.raises(Rejected) as caught:
        match.act(Command(seat, name, args or None))
    return str(caught.value.text)


def test_draw_offers_are_answered_first_made_once_a_turn_and_lapse_with_it() -> None:
    """Both may offer and resign without being asked: seat 1 has no priority here."""
    table = Table(human("INT"), human(), dice=[1, 1, 1]).to("InteractionLoop")
    match = table.match
    assert answered(match, 0, "answer_draw", yes=True) == "Nobody has offered a draw."

    match.act(Command(1, "offer_draw"))
    assert answered(match, 0, "offer_draw") == "A draw is offered already; answer the offer."
    assert answered(match, 1, "offer_draw") == "You have offered a draw; it is for the others to answer."

    match.act(Command(0, "answer_draw", {"yes": False}))
    assert answered(match, 1, "offer_draw") == "You have offered a draw in this turn already."
    match.act(Command(0, "offer_draw"))
    table.end_turn()
    assert answered(match, 1, "answer_draw", yes=True) == "Nobody has offered a draw."

    match.act(Command(1, "offer_draw"))
    match.act(Command(0, "answer_draw", {"yes": True}))
    assert match.over is not None
    assert answered(match, 0, "concede") == answered(match, 0, "offer_draw") == "The match is over."
