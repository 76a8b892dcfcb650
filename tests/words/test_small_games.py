"""The examples say everything in English and German, with the right numbers."""

from __future__ import annotations

import pytest

from rondel import Message, registry
from rondel.games.auction.game import LotShown, LotSold
from rondel.games.sparks.cards import Card
from rondel.games.sparks.says import CannotPay, Fizzled, Hit, NoSuchCard, Thrown
from rondel.games.tictactoe.game import Marked
from rondel.server.games import game_info, reference
from rondel.words import Speaker

NAMES = ("Ann", "Bo", "Cem")
TOLD: list[tuple[str, Message, str, str]] = [
    ("tictactoe", Marked(1, 5), "Bo takes c2.", "Bo nimmt c2."),
    ("auction", LotShown(2, 9), "Lot 2, worth 9, is on the block.", "Posten 2, 9 wert, kommt unter den Hammer."),
    ("auction", LotSold(0, 2, 7, [7, 3]), "Ann takes lot 2 for 7.", "Ann bekommt Posten 2 für 7."),
    ("sparks", Thrown(0, Card.FLARE, 1), "Ann throws a flare.", "Ann wirft eine Flamme."),
    ("sparks", Thrown(0, Card.DOUSE, 7), "Ann throws a douse.", "Ann wirft einen Guss."),
    (
        "sparks",
        Hit(1, Card.SPARK, 2),
        "Bo is hit by a spark and has 2 hearts left.",
        "Bo wird von einem Funken getroffen und hat noch 2 Herzen.",
    ),
    (
        "sparks",
        Hit(1, Card.FLARE, 1),
        "Bo is hit by a flare and has 1 heart left.",
        "Bo wird von einer Flamme getroffen und hat noch ein Herz.",
    ),
    (
        "sparks",
        Hit(1, Card.FLARE, 0),
        "Bo is hit by a flare and has no hearts left.",
        "Bo wird von einer Flamme getroffen und hat noch keine Herzen.",
    ),
    ("sparks", Fizzled(2, Card.SPARK), "The spark of Cem fizzles.", "Der Funke von Cem verpufft."),
    ("sparks", NoSuchCard(Card.FLARE), "You have no flare.", "Dir fehlt: Flamme."),
    ("sparks", CannotPay(Card.DOUSE, 1), "A douse costs an ember.", "Ein Guss kostet eine Glut."),
    ("sparks", CannotPay(Card.FLARE, 2), "A flare costs 2 embers.", "Eine Flamme kostet 2 Glut."),
]


@pytest.mark.parametrize(("name", "message", "english", "german"), TOLD)
def test_messages_are_told_in_sentences(name: str, message: Message, english: str, german: str) -> None:
    game = registry.game(name)
    said = [Speaker(code, game.module, NAMES.__getitem__).say(game.words(message)) for code in ("en", "de")]

    assert said == [english, german]


def test_what_can_be_taken_away_is_called_in_the_readers_language() -> None:
    assert [game_info("auction", code).exports[0].label for code in ("en", "de")] == [
        "Lots as a table",
        "Posten als Tabelle",
    ]


def test_what_is_printed_is_found_in_the_readers_language() -> None:
    """Names and texts are looked through as somebody reads them."""
    english, german = (
        reference(None, "sparks", word, "", "", 9, code) for word, code in (("fla", "en"), ("fla", "de"))
    )

    assert [item.name for item in english.items] == ["Flare"]
    assert [(item.name, item.lines) for item in german.items] == [
        ("Flamme", ("Kostet 2 Glut. Zwei Schaden an jemand anderem.",))
    ]
