"""The card games say everything in English and German, from what is printed on the cards to the log."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from rondel import Message, registry
from rondel.cards import Card, Catalogue, Drew, Kind, Target
from rondel.core.events import Fact
from rondel.core.parts.cards.catalogue import WrongCopies
from rondel.core.parts.cards.options import BadDeck
from rondel.core.parts.cards.text import SomebodysCard
from rondel.core.parts.cards.zones import NotInZone
from rondel.games.emberlode import cards as ember_cards
from rondel.games.emberlode import says as ember
from rondel.games.emberlode.text import seen_targets
from rondel.games.fenlight import cards as fen_cards
from rondel.games.fenlight import says as fen
from rondel.games.fenlight.text import seen_targets as fen_targets
from rondel.games.fenlight.text import seen_units
from rondel.games.lanternfall import cards as lantern_cards
from rondel.games.lanternfall import says as lantern
from rondel.games.skyreef import cards as reef_cards
from rondel.games.skyreef import says as reef
from rondel.messages import Phrase
from rondel.server.games import reference
from rondel.words import Speaker
from tests.games.emberlode.tables import Table
from tests.games.fenlight.tables import Table as FenTable

NAMES = ("Ann", "Bo", "Cem", "Dee")
PRINTED: dict[str, Catalogue[Any]] = {
    "emberlode": ember_cards.CATALOGUE,
    "lanternfall": lantern_cards.CATALOGUE,
    "skyreef": reef_cards.CATALOGUE,
    "fenlight": fen_cards.CATALOGUE,
}


def said(name: str, message: Message | Phrase | str) -> list[str]:
    game = registry.game(name)
    return [Speaker(code, game.module, NAMES.__getitem__).say(game.words(message)) for code in ("en", "de")]


@pytest.mark.parametrize("name", PRINTED)
def test_every_card_is_called_as_it_is_printed(name: str) -> None:
    """The English catalogue has the names of the data file; the German one has a name for each."""
    for card in PRINTED[name].cards.values():
        english, german = said(name, card.title)
        assert english == card.name
        assert german != english


@pytest.mark.parametrize(
    ("name", "card", "text"),
    [
        ("emberlode", "mourner", "wenn sie stirbt: 1 Schaden an einem beliebigen Ziel"),
        ("emberlode", "salvage", "zieh 2, dann wirf 1 ab"),
        ("emberlode", "ebb", "tipp eine Kreatur; zieh eine Karte"),
        ("skyreef", "brack", "wenn der Anführer mit angelegtem Volt angreift: zieh 1, dann wirf 1 ab"),
        (
            "skyreef",
            "gunner",
            "beim Angriff: du darfst eine ruhende Einheit der anderen mit Kosten 2 oder weniger ausschalten",
        ),
        ("fenlight", "sage", "wenn du ihren Ort hältst: zieh eine Karte"),
        ("lanternfall", "mapc", "erschöpfen und 2 zahlen: zieh eine Karte"),
        ("lanternfall", "rest", "nimm bis zu 3 Schaden von einer deiner Wanderinnen; zieh eine Karte"),
    ],
)
def test_what_a_card_does_is_printed_in_the_readers_language(name: str, card: str, text: str) -> None:
    page = reference(None, name, "", "", "", 500, "de")

    assert next(item.lines for item in page.items if item.id == card) == (text,)


GULL, TWIN, OTTER, SPARK = (Card(n, Kind(kind)) for n, kind in enumerate(("gull", "twin", "otter", "spark"), 20))
HOUND, OGRE = Card(8, Kind("hound")), Card(17, Kind("ogre"))
MOTH = Card(9, Kind("moth"))
TOLD: list[tuple[str, Message, str, str]] = [
    ("emberlode", ember.Kept(0, 0), "Ann keeps after no mulligans.", "Ann behält nach keiner neuen Hand."),
    ("emberlode", ember.Kept(0, 1), "Ann keeps after 1 mulligan.", "Ann behält nach einer neuen Hand."),
    ("emberlode", Drew(1, 1), "Bo draws 1 card.", "Bo zieht eine Karte."),
    ("emberlode", Drew(1, 2), "Bo draws 2 cards.", "Bo zieht 2 Karten."),
    (
        "emberlode",
        ember.CastAt(0, Card(3, Kind("flare")), [ember.Aimed(card=17, kind="ogre")]),
        "Ann casts Emberflick on Slagback Ogre.",
        "Ann wirkt Glutschnipser auf Schlackenoger.",
    ),
    (
        "emberlode",
        ember.Blocked(1, HOUND, OGRE),
        "Bo’s Ashpaw Hound blocks Slagback Ogre.",
        "Aschpfotenhund von Bo blockt Schlackenoger.",
    ),
    (
        "emberlode",
        ember.Eliminated(1, "deck"),
        "Bo drew from an empty deck and is out.",
        "Bo musste aus einem leeren Stapel ziehen und scheidet aus.",
    ),
    ("emberlode", ember.AimIt("imp", "spell"), "Flintspark Imp: choose a spell", "Feuersteinkobold: wähl einen Spruch"),
    ("lanternfall", lantern.Exchanged(0, 0), "Ann exchanges no cards.", "Ann tauscht keine Karten."),
    (
        "lanternfall",
        lantern.Entered(0, MOTH, True),
        "Moth Courier enters ready.",
        "Mottenbotin kommt bereit ins Spiel.",
    ),
    (
        "lanternfall",
        lantern.TriggerOf(MOTH, "start"),
        "Moth Courier (start of your turn)",
        "Mottenbotin (Beginn deines Zuges)",
    ),
    ("lanternfall", SomebodysCard(1, Phrase("card-moth")), "Bo’s Moth Courier", "Mottenbotin von Bo"),
    ("skyreef", reef.Charged(0, 1, 3), "Ann gets 1 volt and has 3.", "Ann bekommt 1 Volt und hat 3."),
    ("skyreef", reef.Charged(0, 0, 8), "Ann gets no volts and has 8.", "Ann bekommt kein Volt und hat 8."),
    (
        "skyreef",
        reef.Attacked(0, TWIN, 1, GULL),
        "Ann’s Twinblade Corsair attacks Bo’s Gullfeather Scout.",
        "Doppelklingenkorsar von Ann greift Möwenfederspäher von Bo an.",
    ),
    (
        "skyreef",
        reef.ChooseFor(reef.KnocksOutByPower(3, False, True).phrase),
        "You may knock out an opposing unit of power 3 or less",
        "Du darfst eine Einheit der anderen mit Stärke 3 oder weniger ausschalten",
    ),
    (
        "skyreef",
        reef.NoSuchLeader("ahab", ["ono", "brack"]),
        "there is no leader “ahab”; there are ono, brack",
        "es gibt keinen Anführer „ahab“; es gibt ono, brack",
    ),
    (
        "fenlight",
        fen.Scored(0, 2, 1),
        "Ann scores for the Heron Stone and has 1 point.",
        "Ann punktet mit dem Reiherstein und hat einen Punkt.",
    ),
    (
        "fenlight",
        fen.Contested(1, 2, True),
        "Bo contests the Heron Stone. Combat!",
        "Bo macht den Reiherstein streitig. Kampf!",
    ),
    (
        "fenlight",
        fen.Moved(1, [OTTER, OTTER], -1),
        "Bo moves Ditch Otter, Ditch Otter to the base.",
        "Bo bewegt Grabenotter, Grabenotter, Ziel: das Lager.",
    ),
    (
        "fenlight",
        fen.CastAt(0, SPARK, [{"place": 0}, {"card": 20, "kind": "otter"}]),
        "Ann casts Marsh Spark on the Reed Gate, Ditch Otter.",
        "Ann wirkt Sumpffunke, Ziel: das Schilftor, Grabenotter.",
    ),
    (
        "fenlight",
        fen.TooSlow("study", "slow"),
        "Read the Reeds is too slow for now: it is cast at slow speed.",
        "Im Schilf lesen ist gerade zu langsam: Tempo langsam.",
    ),
    (
        "emberlode",
        BadDeck(1, WrongCopies("imp", 5, 4)),
        "the deck of seat 1: 5 copies of 'imp'; a deck has 1 to 4 of a card",
        "Das Deck von Platz 1: „imp“ 5-mal; von jeder Karte gehören 1 bis 4 in ein Deck",
    ),
]


@pytest.mark.parametrize(("name", "message", "english", "german"), TOLD)
def test_messages_are_told_in_sentences(name: str, message: Message, english: str, german: str) -> None:
    """Facts also after a journey, since a log keeps names and fields only."""
    told = json.decode(json.encode(message.params), type=type(message)).told() if isinstance(message, Fact) else message

    assert told is not None
    assert said(name, told) == [english, german]


def test_targets_are_called_by_whose_they_are() -> None:
    """Also in another language, and by the names of the players."""
    table = Table()
    mine, theirs = table.field(0, "hound"), table.field(1, "ogre")
    targets = (Target(card=mine), Target(card=theirs), Target(seat=0), Target(seat=1))

    assert said("emberlode", seen_targets(table.s, 0, targets)) == [
        "your Ashpaw Hound, Bo’s Slagback Ogre, yourself, Bo",
        "Aschpfotenhund von dir, Schlackenoger von Bo, du selbst, Bo",
    ]
    assert said("emberlode", seen_targets(table.s, 0, ())) == ["no target", "kein Ziel"]


@pytest.mark.parametrize(
    ("zone", "sentences"),
    [
        ("hand", ["This card is not in your hand.", "Diese Karte ist nicht auf deiner Hand."]),
        ("keepsakes", ["This card is not in your keepsakes.", "Diese Karte liegt woanders."]),
    ],
)
def test_no_english_zone_is_named_in_another_language(zone: str, sentences: list[str]) -> None:
    """What the frame does not know it does not name."""
    assert said("lanternfall", NotInZone(zone)) == sentences


def test_units_are_called_by_whose_they_are() -> None:
    """In the reader's language, wherever they are named: moved, aimed at, or dealt damage."""
    table = FenTable()
    mine, theirs = table.unit(0, "otter"), table.unit(1, "knight")

    assert said("fenlight", seen_units(table.s, 0, (mine, theirs))) == [
        "Ditch Otter, Bo’s Heronhelm Knight",
        "Grabenotter, Reiherhelmritterin von Bo",
    ]
    assert said("fenlight", seen_units(table.s, 0, ())) == ["nobody", "niemand"]
    assert said("fenlight", fen_targets(table.s, 0, (Target(card=mine), Target(card=theirs)))) == [
        "Ditch Otter and Bo’s Heronhelm Knight",
        "Grabenotter und Reiherhelmritterin von Bo",
    ]
