"""Shapeships speaks English and German, each with every ship, power and rule."""

from __future__ import annotations

import pytest
from msgspec import json

from rondel import Fact, Message
from rondel.core.commands import Command
from rondel.core.interaction import interaction
from rondel.core.view import Viewer
from rondel.errors import BadOptions, Rejected
from rondel.games.shapeships.catalogue import SHIPS, SOLAR, SPECIES
from rondel.games.shapeships.game import game
from rondel.games.shapeships.options import RANDOM
from rondel.games.shapeships.says import (
    EnergyProduced,
    ExtraBuildBegan,
    FleetRevealed,
    LinesGenerated,
    PowerCast,
    ShipDestroyed,
    ShipDrawn,
    ShipUpgraded,
    SideResolved,
    StrikeNamed,
)
from rondel.messages import key_for
from rondel.server.games import game_info
from rondel.words import Speaker, languages
from rondel.words.catalogue import catalogue
from tests.games.shapeships.tables import Table, human

LANGUAGES = ("en", "de")
NAMES = ("Mara", "Jon")


def speaker(language: str) -> Speaker:
    return Speaker(language, game.module, NAMES.__getitem__)


def test_it_is_written_in_two_languages() -> None:
    assert languages(game.module) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ship_power_and_rule_has_words(language: str) -> None:
    """Of whatever is in the data, and of nothing else."""
    entries = catalogue(game.module, language).entries
    wanted = {key_for(kind, id) for id in SHIPS for kind in ("ship", "a_ship", "use")}
    wanted |= {key_for("rule", power.id) for ship in SHIPS.values() for power in ship.powers}
    wanted |= {key_for(kind, id) for id in SOLAR for kind in ("solar", "solar_text")}
    wanted |= {key_for("species", id) for id in (*SPECIES, RANDOM)}

    kinds = tuple(f"{kind}-" for kind in ("ship", "a_ship", "use", "rule", "solar", "solar_text", "species"))
    assert {key for key in entries if key.startswith(kinds)} == wanted
    briefly = {key for key, entry in entries.items() if "few" in entry.attributes}
    assert briefly == {key_for("ship", id) for id in SHIPS} | {key_for("solar", id) for id in SOLAR}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_choice_and_preset_has_words(language: str) -> None:
    info, known = game_info("shapeships", language), catalogue(game.module, language).entries
    keys = {key_for("option", field.name) for field in info.options}
    keys |= {key_for("choice", f"{field.name}-{choice}") for field in info.options for choice in field.choices}
    keys |= {key_for("preset", name) for name in game.presets}

    assert keys == {key for key in known if key.startswith(("option-", "choice-", "preset-"))}
    assert all(field.help for field in info.options)


TOLD = [
    (
        LinesGenerated(0, 8, 2, {"die": 4, "ORB": 1, "saved": 3}, {"LEG": 2}),
        "Mara has 8 lines (die 4, Orbital 1, saved 3) and 2 joining.",
        "Mara hat 8 Linien (Würfel 4, Orbitalstation 1, gespart 3) und 2 zum Verbinden.",
    ),
    (
        LinesGenerated(1, 1, 0, {"die": 1}, {}),
        "Jon has 1 line (die 1).",
        "Jon hat 1 Linie (Würfel 1).",
    ),
    (
        ShipDrawn(0, "INT", 2, None, 2),
        "Mara draws an Interceptor; 2 lines left.",
        "Mara zeichnet einen Abfangjäger; 2 Linien übrig.",
    ),
    (
        ShipUpgraded(0, "FRI", 8, 4, {"DEF": 2, "FIG": 1}, 1),
        "Mara joins 2 × Defender, Fighter into a Frigate on 4; 1 line left.",
        "Mara verbindet 2 × Verteidiger, Jäger und bekommt eine Fregatte auf 4; 1 Linie übrig.",
    ),
    (
        ExtraBuildBegan([0, 1]),
        "Chronoswarm: an extra Build Phase for Mara and Jon.",
        "Chronoschwarm: eine zusätzliche Bauphase für Mara und Jon.",
    ),
    (
        FleetRevealed(1, {}, 2, 0, 3),
        "Jon reveals nothing new, 2 gone, and saves 0 lines and 3 joining.",
        "Jon deckt auf: nichts Neues; 2 weg; spart 0 Linien und 3 zum Verbinden.",
    ),
    (
        EnergyProduced(0, 1, 0, 2),
        "Mara has 1 green, 0 red and 2 blue Energy.",
        "Mara hat 1 grüne, 0 rote und 2 blaue Energie.",
    ),
    (
        StrikeNamed(0, "GUA", "ANT", 3),
        "Mara aims a Guardian at an Antlion.",
        "Mara richtet einen Wächter auf einen Ameisenlöwen.",
    ),
    (ShipDestroyed(0, "FEA", 2), "The Ship of Fear of Mara is destroyed.", "Schiff der Furcht von Mara ist zerstört."),
    (PowerCast(0, "SLIF", None, None, 1), "Mara casts Life.", "Mara wirkt Lebensfunke."),
    (PowerCast(0, "SSIP", 5, None, 1), "Mara casts Siphon of 5.", "Mara wirkt Absaugen (5)."),
    (
        PowerCast(0, "SSIM", None, "DEF", 3),
        "Mara casts Simulacrum of a Defender, 3 times in all.",
        "Mara wirkt Trugbild (einen Verteidiger), 3-mal.",
    ),
    (
        SideResolved(0, {"FIG": 3, "STA": 8}, {}, {"ENT": 3}, 29, 35, -2, 19),
        "Mara deals 11 (Fighter 3, Starship 8) and heals 0, 3 (Ark of Entropy 3) to itself: "
        "health 29 → -2, from 35 by Redemption; fleet worth 19.",
        "Mara schadet 11 (Jäger 3, Sternschiff 8) und heilt 0, 3 (Arche der Entropie 3) an sich selbst: "
        "Leben 29 → -2, durch Erlösung ab 35; Flotte 19 wert.",
    ),
    (
        SideResolved(1, {}, {"DEF": 1}, {}, 50, None, 39, 2),
        "Jon deals 0 and heals 1 (Defender 1): health 50 → 39; fleet worth 2.",
        "Jon schadet 0 und heilt 1 (Verteidiger 1): Leben 50 → 39; Flotte 2 wert.",
    ),
]


@pytest.mark.parametrize(("fact", "english", "german"), TOLD, ids=lambda value: getattr(value, "key", ""))
def test_facts_are_told_in_sentences(fact: Fact, english: str, german: str) -> None:
    """Also after a journey, since a log keeps names and fields only."""
    told = json.decode(json.encode(fact.params), type=type(fact)).told()
    assert isinstance(told, Message)
    words = game.words(told)

    assert (speaker("en").say(words), speaker("de").say(words)) == (english, german)


def test_a_refused_move_names_what_it_is_about() -> None:
    """Whoever is refused hears of ships, not of their ids."""
    table = Table(human("2*DEF FIG 6*ORB CAR"), human(), dice=[1]).to("Drawing")
    with pytest.raises(Rejected) as refused:
        table.match.apply(Command(0, "upgrade", {"ship": "LEV"}))

    assert refused.value.reason == "not_enough_lines"
    assert speaker("de").say(refused.value.text) == (
        "5 Linien zu wenig: Leviathan verbinden kostet 12, du hast 7. "
        "Es fehlt noch: Träger, 2 × Sternschiff. Noch geladen: gib die Ladungen von Träger aus."
    )


def test_what_can_be_done_is_said_with_its_price() -> None:
    table = Table(human("CAR/3", lines=9), human(), dice=[1])
    build = next(offer for offer in interaction(table.match, Viewer((0,))).offers if offer.name == "build")
    table.to("Drawing")
    draw = next(offer for offer in interaction(table.match, Viewer((0,))).offers if offer.name == "draw")

    assert build.captions is not None
    assert draw.captions is not None
    assert [speaker("de").say(words) for words in build.captions] == [
        "Verteidiger von Träger 2, noch 2 Ladungen",
        "Jäger von Träger 2, noch 1 Ladung",
    ]
    assert speaker("en").say(draw.captions[0]) == "Defender: 2 lines, 8 left. Cheapest steady healing."


def test_options_that_do_not_go_together_say_why() -> None:
    with pytest.raises(BadOptions) as refused:
        game.read_options({"starting_health": 60, "max_health": 50}, 2)

    assert str(refused.value) == "the starting health of 60 is above the maximum of 50"
    assert speaker("de").say(refused.value.text) == "das Leben zu Beginn, 60, liegt über dem Höchstleben von 50"
