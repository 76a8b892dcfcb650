"""Fenlight: the declaration, in the order of the rulebook."""

from __future__ import annotations

from rondel import Flow, Focus, Game, Objects, Phase, Segment, Step, TurnBased, Turns, from_seat, learned_beside
from rondel.cards import Pairs, card_rules
from rondel.games.fenlight import META
from rondel.games.fenlight.cards import CATALOGUE
from rondel.games.fenlight.drawing import draw
from rondel.games.fenlight.effects import bodies
from rondel.games.fenlight.hints import BOLD, parts, worth
from rondel.games.fenlight.invariants import INVARIANTS
from rondel.games.fenlight.lesson import LESSON
from rondel.games.fenlight.moving import move_units, play_unit
from rondel.games.fenlight.says import FACTS
from rondel.games.fenlight.showdown import combat, conclude, relevant, two_sides
from rondel.games.fenlight.spells import Chain, cast, resolve
from rondel.games.fenlight.stakes import WEIGHING
from rondel.games.fenlight.state import Table
from rondel.games.fenlight.text import LABELS, NAMES, PROMPTS, card_name
from rondel.games.fenlight.turn import (
    awaken,
    begin_action,
    begin_turn,
    channel,
    deal,
    deaths,
    draw_phase,
    eliminations,
    end_action,
    hold,
    lapses,
    outcome,
    set_aside,
    setup,
    threatened,
    wear_off,
)

turn = (
    Phase("awaken", enter=awaken),
    Phase("beginning", enter=hold),
    Phase("channel", enter=channel),
    Phase("draw", enter=draw_phase),
    Phase(
        "action",
        enter=begin_action,
        exit=end_action,
        moves=[play_unit, cast, move_units],
        priority_model=TurnBased(among=lambda s: [s.active]),
        allows_passing=False,
    ),
    Phase("end", enter=wear_off, always_run=True),
)

showdown = Phase(
    "showdown",
    Step("open", moves=[cast], priority_model=Focus(among=relevant), allows_passing=True),
    Step("combat", can_enter=two_sides, enter=combat, asks={"assign": Pairs}),
    Step("outcome", enter=conclude),
)

chain = Phase("chain", moves=[cast], priority_model=Chain(), allows_passing=True)


game = Game(
    META,
    **card_rules(CATALOGUE),
    state=Table,
    setup=setup,
    flow=Flow(
        Segment("setup", Step("deal", enter=deal)),
        Segment(
            "mulligan",
            Turns("decide", order=from_seat(lambda s: s.first), once=True, counts=False, moves=[set_aside], each=1),
        ),
        Segment("play", Turns("", *turn, order=from_seat(lambda s: s.first), enter=begin_turn, exit=wear_off)),
        flows=[showdown, chain],
    ),
    objects=Objects(lambda s: s.chain, resolve, lambda s: s.chain[-1].by, lambda s: card_name(s.chain[-1].card)),
    checks=[deaths, lapses, eliminations],
    outcome=outcome,
    threatened=threatened,
    stops=["mine:action", "showdown/open"],
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
        "easy": "greedy:doubt=0.5:worlds=1",
        "normal": "greedy",
        "hard": "rollout:judge=best:iterations=64:few=5:width=4:rests=1",
        "master": "rollout:judge=best:plays=judge:iterations=256:few=6:width=4:rests=1",
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
        "site",
    ),
)
