"""Kolkhoz speaks three languages, each with everything."""

from __future__ import annotations

import pytest
from msgspec import json

from rondel import Fact
from rondel.errors import BadOptions
from rondel.games.kolkhoz.cards import CLUBS, HEARTS, KING, card
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.says import CardPlayed, GameOver, JobCompleted, JobFailed, TrumpTurned, YearBegan
from rondel.messages import Phrase
from rondel.server.games import game_info
from rondel.testing.catalogues import findings, part_of
from rondel.words import Speaker, languages

NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def speaker(language: str) -> Speaker:
    return Speaker(language, game.module, NAMES.__getitem__)


def test_all_languages_say_the_same_things_and_nothing_else() -> None:
    """The same keys, parameters and attributes; everything declared, and nothing that nobody says."""
    assert languages(game.module) == ("en", "de", "fr")
    assert list(findings(part_of(game))) == []


def test_a_form_speaks_the_language_of_its_reader() -> None:
    """And English where nobody has translated the game."""
    french = game_info("kolkhoz", "fr")
    deck = french.options[0]
    assert (deck.label, deck.labels) == ("Jeu de cartes", tuple(f"{size} cartes" for size in deck.choices))
    assert french.preset_titles["little_kolkhoz"] == "Petit kolkhoze"


TOLD = [
    (CardPlayed(1, card(CLUBS, KING)), "Boris plays the King of Potatoes.", "Boris joue le roi de pommes de terre."),
    (
        JobCompleted(HEARTS, 2, [card(HEARTS, 1)]),
        "Clara completes Wheat and wins Ace of Wheat.",
        "Clara achève le champ de blé et gagne l’as de blé.",
    ),
    (JobCompleted(HEARTS, 2, []), "Clara completes Wheat.", "Clara achève le champ de blé."),
    (
        JobFailed(CLUBS, 1, drunkard=False, informant=True, official=False),
        "Potatoes: failed with 1 hour. The Informant makes everybody turn their cards up.",
        "Pommes de terre : échec avec 1 heure. L’Indicateur oblige tout le monde à montrer ses cartes.",
    ),
    (
        TrumpTurned(card(HEARTS, 12), HEARTS),
        "The Queen of Wheat is turned up: trump is Wheat.",
        "On retourne la dame de blé : atout blé.",
    ),
    (
        YearBegan(5, {HEARTS: [card(HEARTS, 2)]}, famine=True, hand_size=4, tricks=3, planner=0),
        "Year 5 begins with 2 of Wheat to be won. A famine: no trump is declared. 4 cards each, 3 tricks.",
        "L’année 5 commence ; à gagner : le 2 de blé. Famine : pas d’atout. 4 cartes par personne, 3 plis.",
    ),
    (
        GameOver([7, 7], [[0, 1]], (0, 1), Phrase("best_plots_shared", {"kind": "richest", "worth": 7, "medals": 2})),
        "The game is over. Anna and Boris: the richest plots, equal in points (7) and medals (2).",
        "La partie est finie. Anna et Boris : les potagers les plus riches, "
        "à égalité de points (7) et de médailles (2).",
    ),
]


@pytest.mark.parametrize(("fact", "english", "french"), TOLD, ids=lambda value: getattr(value, "key", ""))
def test_facts_are_told_in_sentences(fact: Fact, english: str, french: str) -> None:
    """Also after a journey, since a log keeps names and fields only."""
    again = json.decode(json.encode(fact.params), type=type(fact))
    told = again.told()
    assert told is not None
    words = game.words(told)

    assert (speaker("en").say(words), speaker("fr").say(words)) == (english, french)


def test_options_that_do_not_go_together_say_why() -> None:
    """By a message, so that the form can say it in any language."""
    with pytest.raises(BadOptions) as refused:
        game.read_options({"lotto_rewards": True, "deck_type": 36}, 4)

    assert str(refused.value) == "lotto rewards need the deck of 52"
    assert speaker("de").say(refused.value.text) == "Gezogener Lohn braucht das Spiel mit 52 Karten"
