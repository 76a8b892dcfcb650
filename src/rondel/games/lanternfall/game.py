"""Lanternfall: the declaration, in the order of the rulebook."""

from __future__ import annotations

from rondel import Flow, Game, Gate, Phase, Segment, Step, Triggers, Turns, from_seat, learned_beside
from rondel.cards import card_rules
from rondel.games.lanternfall import META
from rondel.games.lanternfall.bag import empty, is_waiting
from rondel.games.lanternfall.cards import CATALOGUE
from rondel.games.lanternfall.drawing import draw
from rondel.games.lanternfall.hints import BOLD, parts, worth
from rondel.games.lanternfall.invariants import INVARIANTS
from rondel.games.lanternfall.lesson import LESSON
from rondel.games.lanternfall.moves import bodies, duel, fuel, journey, must_duel, play, use
from rondel.games.lanternfall.says import FACTS
from rondel.games.lanternfall.stakes import WEIGHING
from rondel.games.lanternfall.state import Table
from rondel.games.lanternfall.text import LABELS, NAMES, PROMPTS
from rondel.games.lanternfall.turn import (
    EXCHANGE,
    begin_turn,
    deal_hands,
    draw_step,
    eliminations,
    end_step,
    exchange,
    falls,
    outcome,
    ready,
    settle_in,
    setup,
    threatened,
    wear_off,
)

turn = (
    Phase(
        "beginning",
        Step("ready", enter=ready),
        Step("set", enter=settle_in),
        Step("draw", enter=draw_step),
        allows_passing=False,
    ),
    Phase("main", moves=[fuel, play, journey, duel, use], allows_passing=False, can_exit=must_duel),
    Phase("end", enter=end_step, exit=wear_off, always_run=True, allows_passing=False),
)


game = Game(
    META,
    **card_rules(CATALOGUE, private=["reservoir"]),
    state=Table,
    setup=setup,
    flow=Flow(
        Segment("setup", Step("deal", enter=deal_hands)),
        Segment("mulligan", Gate("decide", commit=EXCHANGE, close=exchange)),
        Segment("play", Turns("", *turn, order=from_seat(lambda s: s.first), enter=begin_turn, exit=wear_off)),
    ),
    triggers=Triggers(is_waiting, empty, asks={"pick_trigger": int, "choose_card": int, "discard": int}),
    checks=[falls, eliminations],
    outcome=outcome,
    threatened=threatened,
    stops=["mine:main"],
    events=FACTS,
    labels=LABELS,
    names=NAMES,
    prompts=PROMPTS,
    score=worth,
    score_parts=parts,
    score_spread=32.0,
    bold=BOLD,
    learned=learned_beside(__file__),
    levels={
        "easy": "greedy:doubt=0.3:worlds=1",
        "normal": "greedy",
        "hard": "rollout:judge=best:iterations=48:few=4:width=3:rests=2",
        "master": "rollout:judge=best:plays=judge:iterations=96:few=5:width=4:rests=2",
    },
    facts=bodies,
    draw=draw,
    invariants=INVARIANTS,
    lesson=LESSON,
    weighing=WEIGHING,
    terms=(
        "score",
        "purse",
        "zone-hand",
        "zone-deck",
        "zone-discard",
        "pile",
        "fight",
        "zone-reservoir",
    ),
)
