"""The companion speaks English and German, each with everything, also of what is printed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import json

from rondel import Fact, Message
from rondel.core.reference import look_up
from rondel.games.ti4 import META
from rondel.games.ti4.game import game
from rondel.games.ti4.library import ABILITIES, AGENDAS, CARDS, PUBLIC, SECRETS, TABLE, TECHNOLOGIES, WINDOWS
from rondel.games.ti4.reference import items
from rondel.games.ti4.rights import no
from rondel.games.ti4.says.facts import (
    AgendaResolved,
    CardTaken,
    DraftOpened,
    FactionDrafted,
    LimitReached,
    OptionSet,
    PointsChanged,
    SeatSet,
    SideSet,
    SpeakerChanged,
    VotesSet,
)
from rondel.games.ti4.says.names import StrategyCard, VoteSide
from rondel.games.ti4.says.printed import (
    AbilityHint,
    AgendaText,
    Condition,
    PrintedText,
    StepHint,
    TechEffect,
    WindowHint,
    ability_id,
    card_lines,
)
from rondel.games.ti4.says.reasons import AllCardsUsed, BadName, StrategyUnused
from rondel.games.ti4.says.undo import Doing
from rondel.server.games import game_info, reference
from rondel.testing.catalogues import findings, part_of
from rondel.words import Speaker, languages

NAMES = ("Anna", "Boris", "Clara")
EVERYTHING = ("base", "pok", "codex", "te")


def say(language: str, said: Message) -> str:
    return Speaker(language, game.module, NAMES.__getitem__).say(game.words(said))


def test_both_languages_say_the_same_things_and_nothing_else() -> None:
    """The same keys, parameters and attributes; everything declared, and nothing that nobody says."""
    assert languages(game.module) == ("en", "de")
    assert list(findings(part_of(game))) == []


TOLD = [
    (CardTaken(0, 5, 0), "Anna takes 5 Trade.", "Anna nimmt 5 Handel."),
    (
        CardTaken(0, 5, 1),
        "Anna takes 5 Trade and gains 1 trade good.",
        "Anna nimmt 5 Handel und erhält 1 Handelsgut.",
    ),
    (
        CardTaken(0, 3, 2),
        "Anna takes 3 Politics and gains 2 trade goods.",
        "Anna nimmt 3 Politik und erhält 2 Handelsgüter.",
    ),
    (
        FactionDrafted(1, "naalu"),
        "Player 2 picks The Naalu Collective.",
        "Spieler 2 wählt The Naalu Collective.",
    ),
    (
        FactionDrafted(1, "naalu", "Basil"),
        "Basil picks The Naalu Collective.",
        "Basil wählt The Naalu Collective.",
    ),
    (
        DraftOpened(0, [2, 0], ("", "Ada")),
        "The factions are drafted in this order: Player 3 and Ada; nothing is banned.",
        "Die Völker werden in dieser Reihenfolge gewählt: Spieler 3 und Ada; nichts wird gesperrt.",
    ),
    (
        SeatSet(1, "red", "naalu", False),
        "Player 2 plays The Naalu Collective in Red.",
        "Spieler 2 spielt The Naalu Collective in Rot.",
    ),
    (VotesSet(1, 1), "Boris casts 1 vote.", "Boris gibt 1 Stimme ab."),
    (SideSet(1, VoteSide("For").phrase), "Boris votes for For.", "Boris stimmt für: Dafür."),
    (SideSet(1, "Vefut II"), "Boris votes for Vefut II.", "Boris stimmt für: Vefut II."),
    (SideSet(1, ""), "Boris votes for no side.", "Boris stimmt für keine Seite."),
    (AgendaResolved(1, "Mutiny", (1, 2), ""), "Mutiny is left undecided.", "Mutiny bleibt unentschieden."),
    (
        OptionSet("timer_mode", "cumulative"),
        "Player timer: adds up over the game.",
        "Spieleruhr: zählt über das ganze Spiel.",
    ),
    (
        OptionSet("sets", ("base", "te")),
        "Content: Base game, Thunder’s Edge.",
        "Inhalt: Grundspiel, Thunder’s Edge.",
    ),
    (
        OptionSet("auto_vp", False),
        "Scoring an objective adds its points: off.",
        "Erfüllte Ziele zählen ihre Punkte: aus.",
    ),
    (
        PointsChanged(2, -1, "stage1", "corner-the-market", 4),
        "Clara: −1 VP for Stage I objective (Corner the Market), 4 in all.",
        "Clara: −1 SP für Ziel der Stufe I (Corner the Market), zusammen 4.",
    ),
    (
        PointsChanged(2, 1, "custodians", "", 5),
        "Clara: +1 VP for Custodians token, 5 in all.",
        "Clara: +1 SP für Custodians, zusammen 5.",
    ),
    (
        LimitReached([0, 1], 10),
        "Anna and Boris reached 10 points: the host may end the game.",
        "10 Punkte erreicht: Anna und Boris. Der Gastgeber kann das Spiel beenden.",
    ),
    (SpeakerChanged(0, "agenda"), "Anna is the speaker by an agenda.", "Anna ist durch eine Agenda der Sprecher."),
]


@pytest.mark.parametrize(("fact", "english", "german"), TOLD, ids=lambda value: getattr(value, "key", ""))
def test_facts_are_told_in_sentences(fact: Fact, english: str, german: str) -> None:
    """Also after a journey, since a log keeps names and fields only."""
    told = json.decode(json.encode(fact.params), type=type(fact)).told()
    assert told is not None

    assert (say("en", told), say("de", told)) == (english, german)


def test_the_undo_button_says_a_sentence_without_its_full_stop() -> None:
    label = Doing(SpeakerChanged(0, "manual").phrase)

    assert (say("en", label), say("de", label)) == ("Anna is the speaker", "Anna ist der Sprecher")


def test_reasons_keep_the_codes_of_the_rules() -> None:
    """The key of what is said, unless one code has several reasons."""
    assert no(BadName("title", 60)).code == "bad_name"
    assert no(BadName("title", 60), "bad_args", seat=1)[0::2] == ("bad_args", {"seat": 1})
    cards = StrategyUnused([StrategyCard(1), StrategyCard(5)])
    assert say("de", cards) == "Noch nicht: spiele erst Führung und Handel."


# -- what is agreed before ---------------------------------------------------------------------------------------


def test_a_form_speaks_the_language_of_its_reader() -> None:
    english, german = game_info("ti4", "en"), game_info("ti4", "de")

    assert english.summary == META.summary
    assert set(german.options[3].labels) == {"beginnt jeden Zug neu", "zählt über das ganze Spiel"}
    assert [each.label for each in german.exports[:2]] == ["Das Ergebnis als Bild", "Endstand"]


# -- what is printed -----------------------------------------------------------------------------------------------


def printed() -> Iterator[PrintedText]:
    """Everything printed that German has words of its own for."""
    for card in CARDS.values():
        for sets in (("base",), EVERYTHING):
            yield from card_lines(card, sets, "primary")
            yield from card_lines(card, sets, "secondary")
    yield from (Condition(each.id, each.condition) for each in PUBLIC.values())
    yield from (Condition(each.id, each.condition) for each in SECRETS.values())
    for agenda in AGENDAS.values():
        said = {"for": agenda.for_, "against": agenda.against, "effect": agenda.effect, "only-if": agenda.only_if}
        yield from (AgendaText(f"{agenda.id}-{part}", text) for part, text in said.items() if text)
    yield from (WindowHint(effect.id, effect.hint) for window in WINDOWS for effect in window.effects)
    yield from (AbilityHint(ability_id(one.name), one.hint) for each in ABILITIES.values() for one in each)
    yield from (TechEffect(tech.id, tech.effect) for tech in TECHNOLOGIES.values() if tech.effect)
    yield from (StepHint(step.id, step.hint) for step in (*TABLE.status_steps, *TABLE.agenda_steps))


def test_everything_printed_is_translated() -> None:
    """English as it stands in the data, German by the id: nothing is left in English, and no id is mistyped."""
    assert all(say("en", text) == text.text for text in printed())
    assert [text.id for text in printed() if say("de", text) == text.text] == []


def test_the_reference_is_found_in_the_language_of_its_reader() -> None:
    """By its text too; names are printed the same everywhere, but for strategy cards."""
    english = Speaker("en", game.module).spoken(items(EVERYTHING))
    german = reference(None, "ti4", "Handelsgüter", "", "", 500, "de")

    assert [item.name for item in look_up(english, "commodities", kinds=("strategy card",))] == ["Trade"]
    assert "Handel" in [item.name for item in german.items if item.kind == "strategy card"]
    assert {line for item in english for line in item.lines if "{" in str(line)} == set()
    arborec = next(item for item in english if item.id == "arborec")
    assert (
        "Starts with 1 carrier, 1 cruiser, 2 fighters, 4 infantry, 1 PDS, 1 space dock; commodities 3" in arborec.lines
    )


def test_a_reason_finds_its_words_from_a_folder_further_in() -> None:
    """In a traceback or a test, where no game is there to ask for them."""
    assert str(AllCardsUsed()) == "Every own strategy card has been played this round."
