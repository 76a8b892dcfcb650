"""Lanternfall: the declaration, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from rondel import Flow, Game, Gate, Phase, Segment, Step, Triggers, Turns, from_seat
from rondel.core.parts.cards import CardOptions, deal_again
from rondel.games.lanternfall import META
from rondel.games.lanternfall.bag import empty, is_waiting
from rondel.games.lanternfall.cards import CATALOGUE
from rondel.games.lanternfall.drawing import draw
from rondel.games.lanternfall.hints import parts, worth
from rondel.games.lanternfall.invariants import INVARIANTS
from rondel.games.lanternfall.moves import bodies, duel, fuel, journey, must_duel, play, use
from rondel.games.lanternfall.state import Table
from rondel.games.lanternfall.text import LABELS, NAMES, PROMPTS, SENTENCES
from rondel.games.lanternfall.turn import (
    EXCHANGE,
    begin_turn,
    deal,
    draw_step,
    eliminations,
    end_step,
    exchange,
    falls,
    out,
    outcome,
    ready,
    settle_in,
    setup,
    threatened,
    validate,
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


def resample(s: Table, seats: Any, rng: Any) -> None:
    """What the viewer cannot see is dealt again among the zones of its owners."""
    deal_again(s.players, seats, rng, private=["reservoir"])


game = Game.of(
    META,
    state=Table,
    setup=setup,
    options=CardOptions,
    validate=validate,
    flow=Flow(
        Segment("setup", Step("deal", enter=deal)),
        Segment("mulligan", Gate("decide", commit=EXCHANGE, close=exchange)),
        Segment("play", Turns("", *turn, order=from_seat(lambda s: s.first), enter=begin_turn, exit=wear_off)),
    ),
    triggers=Triggers(is_waiting, empty, asks=["pick_trigger", "choose_card", "discard"]),
    checks=[falls, eliminations],
    out=out,
    outcome=outcome,
    threatened=threatened,
    stops=["mine:main"],
    offers_draw=True,
    events=SENTENCES,
    labels=LABELS,
    names=NAMES,
    prompts=PROMPTS,
    score=worth,
    score_parts=parts,
    score_spread=32.0,
    resample=resample,
    facts=lambda s: {"bodies": bodies(s)},
    reference=lambda view: CATALOGUE.reference(),
    draw=draw,
    invariants=INVARIANTS,
    counters=["turn", "objects"],
)
