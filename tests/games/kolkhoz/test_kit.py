"""Kolkhoz is held to the whole kit over its presets and seats, with the evidence kept for it, and over every option."""

from pathlib import Path

from rondel.games.kolkhoz.game import game
from rondel.testing import conformance

TESTS = Path(__file__).parents[2]
PASSING = '{"pass_cards":true,"is_human":[true,false,true]}'
LATER = '{"saboteur":true,"nomenclature":true,"mice_variant":true,"highest_cards_requisition":true,"pass_cards":true}'

test_kolkhoz = conformance(game, games=500, seconds=1, evidence=TESTS)
test_kolkhoz_with_passing = conformance(
    game, games=30, seconds=1, seats=3, presets=[PASSING, LATER], only=["random_play", "gates", "secrecy", "worlds"]
)
