"""Skyreef: the declaration, in the order of the rulebook."""

from __future__ import annotations

from rondel import Apnap, Flow, Game, Phase, Segment, Step, Triggers, Turns, from_seat, learned_beside
from rondel.cards import card_rules
from rondel.games.skyreef import META
from rondel.games.skyreef.agenda import carry_on, is_waiting
from rondel.games.skyreef.battle import (
    assist,
    attack,
    attack_triggers,
    block,
    can_assist,
    can_block,
    counter,
    damage,
    defender,
    end_battle,
    friends,
    goes_on,
    is_block_over,
    is_broken,
)
from rondel.games.skyreef.cards import CATALOGUE, LEADERS
from rondel.games.skyreef.drawing import draw
from rondel.games.skyreef.effects import bodies
from rondel.games.skyreef.hints import BOLD, parts, worth
from rondel.games.skyreef.invariants import INVARIANTS
from rondel.games.skyreef.lesson import LESSON
from rondel.games.skyreef.moves import attach, deploy, dusk, lead, play_event
from rondel.games.skyreef.says import FACTS
from rondel.games.skyreef.stakes import WEIGHING
from rondel.games.skyreef.state import Options, Table
from rondel.games.skyreef.text import LABELS, NAMES, PROMPTS
from rondel.games.skyreef.turn import (
    begin_turn,
    deal_hands,
    draw_phase,
    eliminations,
    keep,
    outcome,
    place_life,
    redraw,
    refresh,
    setup,
    threatened,
    validate,
    volt_phase,
    wear_off,
)

turn = (
    Phase("refresh", enter=refresh),
    Phase("draw", enter=draw_phase),
    Phase("volt", enter=volt_phase),
    Phase(
        "main",
        moves=[deploy, play_event, attach, lead, attack],
        priority_model=Apnap(among=lambda s: [s.active]),
        allows_passing=False,
        allows_turn_pass=True,
    ),
    Phase(
        "end",
        Step("dusk", moves=[dusk], priority_model=Apnap(after="rotate"), allows_passing=True),
        Step("cleanup", enter=wear_off),
        always_run=True,
    ),
)

battle = Phase(
    "battle",
    Step("attack", enter=attack_triggers),
    Step(
        "block",
        can_enter=can_block,
        moves=[block],
        priority_model=Apnap(among=defender),
        allows_passing=True,
        exit_when=is_block_over,
    ),
    Step(
        "counter",
        can_enter=goes_on,
        moves=[counter],
        priority_model=Apnap(among=defender),
        allows_passing=True,
        exit_when=is_broken,
    ),
    Step(
        "assist",
        can_enter=can_assist,
        moves=[assist],
        priority_model=Apnap(among=friends, after="rotate"),
        allows_passing=True,
        exit_when=is_broken,
    ),
    Step("damage", can_enter=goes_on, enter=damage),
    Step("end", enter=end_battle),
)


RULES = card_rules(CATALOGUE, sealed=["life"], private=["taken"], more=tuple(LEADERS.values()))
RULES |= {"options": Options, "validate": validate}

game = Game(
    META,
    **RULES,
    state=Table,
    setup=setup,
    flow=Flow(
        Segment("setup", Step("deal", enter=deal_hands)),
        Segment(
            "mulligan",
            Turns("decide", order=from_seat(lambda s: s.first), once=True, counts=False, moves=[keep, redraw], each=1),
        ),
        Segment("life", Step("place", enter=place_life)),
        Segment(
            "play",
            Turns(
                "",
                *turn,
                order=from_seat(lambda s: s.first),
                enter=begin_turn,
                exit=wear_off,
                allows_turn_pass=False,
            ),
        ),
        flows=[battle],
    ),
    triggers=Triggers(is_waiting, carry_on, asks={"choose_card": int, "spark": bool, "discard": int, "bottom": int}),
    checks=[eliminations],
    outcome=outcome,
    threatened=threatened,
    stops=["mine:main", "battle/block", "battle/counter"],
    events=FACTS,
    labels=LABELS,
    names=NAMES,
    prompts=PROMPTS,
    score=worth,
    score_parts=parts,
    score_spread=26.0,
    bold=BOLD,
    learned=learned_beside(__file__),
    levels={
        "easy": "greedy:doubt=0.1:worlds=1",
        "normal": "greedy",
        "hard": "rollout:judge=best:iterations=24:few=4:width=4:rests=1",
        "master": "rollout:judge=best:plays=judge:iterations=72:few=5:width=4:rests=1",
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
        "zone-stock",
    ),
)
