"""Imperial speaks English and German: sums, plans and proposals as a reader of each writes them."""

from __future__ import annotations

import pytest
from msgspec import json

from rondel import Fact, Message
from rondel.errors import BadOptions
from rondel.games.imperial.atlas import BOX, CENTER, COUNTRIES, SLOTS, TERRITORIES, Slot, TerritoryId
from rondel.games.imperial.game import game
from rondel.games.imperial.names import Dollars, action, dollars, plan
from rondel.games.imperial.says.facts import (
    FlagsLost,
    Imported,
    InvestorRound,
    Maneuvered,
    Order,
    Produced,
    Proposed,
    StepPlanned,
    Steps,
)
from rondel.games.imperial.says.outlook import SlotWould, WouldMove, WouldTax
from rondel.games.imperial.says.reasons import CannotPay, NoSuchSlot, SlotNotReachable
from rondel.games.imperial.state import Proposal, UnitStep
from rondel.games.imperial.table import timer
from rondel.words import Speaker
from rondel.words.catalogue import catalogue

NAMES = ("Anna", "Boris", "Clara")
AUSTRIA, ITALY, *_ = COUNTRIES
VIENNA, ROMANIA, PRAGUE, TRIESTE, VENICE, TUNIS, BUDAPEST = map(
    TerritoryId, ("vienna", "romania", "prague", "trieste", "venice", "tunis", "budapest")
)
MOVES, STAYS = UnitStep(VIENNA, ROMANIA, ""), UnitStep(PRAGUE, PRAGUE, "")


def said(message: Message, language: str) -> str:
    return Speaker(language, game.module, NAMES.__getitem__).say(game.words(message))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_country_place_and_slot_has_a_name(language: str) -> None:
    """Each under a key of its own, as the board asks for it; English ones as the box has them."""
    entries = catalogue(game.module, language).entries
    named = {key for key in entries if key.startswith(("country-", "territory-", "slot-"))}

    expected = {f"country-{id}" for id in COUNTRIES} | {f"territory-{at}" for at in TERRITORIES}
    assert named == expected | {f"slot-{slot}" for slot in (CENTER, *SLOTS)}
    for place in BOX.territories:
        assert Speaker(module=game.module).say(game.label("territory", place.id)) == place.name


@pytest.mark.parametrize(
    ("cents", "english", "german"),
    [
        (0, "$0", "0\u00a0$"),
        (1200, "$12", "12\u00a0$"),
        (1250, "$12.50", "12,50\u00a0$"),
        (-60, "−$0.60", "−0,60\u00a0$"),
    ],
)
def test_sums_are_written_as_the_reader_writes_them(cents: int, english: str, german: str) -> None:
    """Cents only where there are some."""
    assert (said(dollars(cents), "en"), said(dollars(cents), "de")) == (english, german)
    assert isinstance(dollars(cents), Dollars)


TOLD: list[tuple[Fact, str, str]] = [
    (
        Maneuvered(AUSTRIA, Steps((), (MOVES, MOVES, UnitStep(TRIESTE, VENICE, "peace"), STAYS))),
        "Austria maneuvers: 2 × army Vienna → Romania; army Trieste → Venice, in peace; 1 unit holds.",
        "Österreich manövriert: 2 × Armee Wien → Rumänien; Armee Triest → Venedig, in Frieden; 1 Einheit hält.",
    ),
    (Maneuvered(AUSTRIA, Steps((), ())), "Austria maneuvers: no units.", "Österreich manövriert: keine Einheiten."),
    (
        StepPlanned(AUSTRIA, Order("army", VENICE, VENICE, "war italy fleet")),
        "Austria: army in Venice holds, fights a fleet of Italy.",
        "Österreich: Armee in Venedig hält, bekämpft eine Flotte von Italien.",
    ),
    (
        Imported(AUSTRIA, {"all": [("army", VIENNA), ("army", VIENNA), ("fleet", TRIESTE)]}),
        "Austria imports 2 armies in Vienna, 1 fleet in Trieste.",
        "Österreich importiert 2 Armeen in Wien, 1 Flotte in Triest.",
    ),
    (Imported(AUSTRIA, {"all": []}), "Austria imports nothing.", "Österreich importiert nichts."),
    (Produced(AUSTRIA, {"all": []}), "Austria produces nothing.", "Österreich produziert nichts."),
    (
        Produced(AUSTRIA, {"all": [VIENNA, BUDAPEST]}),
        "Austria produces in Vienna, Budapest.",
        "Österreich produziert in Wien, Budapest.",
    ),
    (
        FlagsLost(ITALY, AUSTRIA, {"all": [TUNIS]}),
        "Italy loses its flag in Tunis to Austria.",
        "Italien verliert die Flagge in Tunis an Österreich.",
    ),
    (
        Proposed(1, AUSTRIA, Proposal(1, Slot("L-Produce"), (VIENNA, VIENNA))),
        "Boris proposes for Austria: Produce in 2 Vienna.",
        "Boris schlägt für Österreich vor: Produktion in 2 Wien.",
    ),
    (
        InvestorRound(2, [0]),
        "Investor round: Clara holds the card and gets $2.",
        "Investorrunde: Clara hat die Karte und bekommt 2\u00a0$.",
    ),
]


@pytest.mark.parametrize(("fact", "english", "german"), TOLD, ids=lambda value: getattr(value, "key", ""))
def test_facts_are_told_in_sentences(fact: Fact, english: str, german: str) -> None:
    """Also after a journey, since a log keeps names and fields only."""
    told = json.decode(json.encode(fact.params), type=type(fact)).told()

    assert told is not None
    assert (said(told, "en"), said(told, "de")) == (english, german)


SAID: list[tuple[Message, str, str]] = [
    (
        SlotWould(WouldTax(6, 1, 700, 850, True, 200, 100), True, 400, True),
        "revenue 6: +1 point, treasury $7 → $8.50, bonus $2 (you $1); the way costs $4; an investor round follows",
        "Einnahmen 6: +1 Punkt, Kasse 7\u00a0$ → 8,50\u00a0$, Bonus 2\u00a0$ (du 1\u00a0$); der Weg kostet 4\u00a0$; "
        "eine Investorrunde folgt",
    ),
    (
        SlotWould(WouldMove(1, 2), False, 0, False),
        "move 1 fleet and 2 armies",
        "1 Flotte und 2 Armeen ziehen",
    ),
    (
        SlotNotReachable(Slot("L-Produce"), 7, 6),
        "Produce (left) is 7 slots away; go 1 to 6 slots forward.",
        "Produktion (links) ist 7 Felder entfernt; geh 1 bis 6 Felder vor.",
    ),
    (
        NoSuchSlot("Casino", list(SLOTS[:2])),
        "There is no slot “Casino”; there are Factory, Produce (left).",
        "Es gibt kein Feld „Casino“; es gibt Fabrik, Produktion (links).",
    ),
    (
        CannotPay(550, 25),
        "This takes $5.50, and you have $0.25.",
        "Das kostet 5,50\u00a0$, und du hast 0,25\u00a0$.",
    ),
    (action("blow up italy"), "destroys the factory of Italy", "zerstört die Fabrik von Italien"),
    (plan((), (STAYS, STAYS)), "2 units hold", "2 Einheiten halten"),
]


@pytest.mark.parametrize(("message", "english", "german"), SAID, ids=lambda value: getattr(value, "key", ""))
def test_reasons_and_previews_are_put_into_words(message: Message, english: str, german: str) -> None:
    """One of a thing is one in both languages."""
    assert (said(message, "en"), said(message, "de")) == (english, german)


def test_a_clock_that_cannot_be_set_says_why() -> None:
    """By a message, in the reader's language."""
    with pytest.raises(BadOptions) as refused:
        timer(0)

    assert "a bank of 1 to 604,800 s" in str(refused.value)
    assert Speaker("de", game.module).say(refused.value.text).startswith("eine Bank von 1 bis 604.800 s")
