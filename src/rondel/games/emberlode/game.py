"""Emberlode: the declaration, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from rondel import Flow, Game, Gate, Objects, Phase, Segment, Step, Triggers, Turns, from_seat, learned_beside
from rondel.cards import Pairs, Target, card_rules
from rondel.games.emberlode import META
from rondel.games.emberlode.cards import CATALOGUE
from rondel.games.emberlode.casting import activate, cast, is_waiting, place, play_well, resolve
from rondel.games.emberlode.combat import (
    bodies,
    combat_damage,
    declare_attackers,
    declare_blockers,
    leave_combat,
    nobody_attacked,
    somebody_attacks,
)
from rondel.games.emberlode.drawing import draw
from rondel.games.emberlode.hints import BOLD, parts, worth
from rondel.games.emberlode.invariants import INVARIANTS
from rondel.games.emberlode.lesson import LESSON
from rondel.games.emberlode.says import FACTS
from rondel.games.emberlode.setup import bottom, deal_hands, has_kept, keep, mulligan, setup
from rondel.games.emberlode.stakes import WEIGHING
from rondel.games.emberlode.state import Table
from rondel.games.emberlode.text import LABELS, NAMES, PROMPTS, card_name
from rondel.games.emberlode.turn import (
    begin_main,
    begin_turn,
    cleanup,
    deaths,
    draw_step,
    eliminations,
    end_main,
    outcome,
    threatened,
    untap,
    wear_off,
)

MAIN: dict[str, Any] = {"moves": [play_well], "enter": begin_main, "exit": end_main, "allows_turn_pass": True}

turn = (
    Phase(
        "beginning",
        Step("untap", enter=untap, grants_priority=False, allows_passing=False),
        Step("upkeep"),
        Step("draw", enter=draw_step),
        allows_passing=True,
    ),
    Phase("main1", allows_passing=True, **MAIN),
    Phase(
        "combat",
        Step("begin"),
        Step(
            "declare_attackers", enter=declare_attackers, asks={"declare_attackers": Pairs}, exit_when=nobody_attacked
        ),
        Step(
            "declare_blockers",
            can_enter=somebody_attacks,
            enter=declare_blockers,
            asks={"declare_blockers": Pairs, "order_blockers": tuple[int, ...]},
        ),
        Step("damage", can_enter=somebody_attacks, enter=combat_damage),
        Step("end", exit=leave_combat),
        allows_passing=True,
    ),
    Phase("main2", allows_passing=True, **MAIN),
    Phase(
        "ending",
        Step("end", allows_passing=True),
        Step("cleanup", enter=cleanup, asks={"discard": tuple[int, ...]}, grants_priority=False, allows_passing=False),
        always_run=True,
    ),
)


game = Game(
    META,
    **card_rules(CATALOGUE),
    state=Table,
    setup=setup,
    flow=Flow(
        Segment("setup", Step("deal", enter=deal_hands)),
        Segment(
            "mulligan",
            Gate(
                "decide",
                moves=[keep, mulligan, bottom],
                finished=has_kept,
                ready="",
                revisable=False,
                reset=False,
                veil=True,
            ),
        ),
        Segment(
            "play",
            Turns(
                "",
                *turn,
                order=from_seat(lambda s: s.first),
                enter=begin_turn,
                exit=wear_off,
                moves=[cast, activate],
                allows_turn_pass=False,
            ),
        ),
    ),
    objects=Objects(
        lambda s: s.stack, resolve, lambda s: s.stack[-1].by, lambda s: card_name(s.stack[-1].card), asks={"pay": bool}
    ),
    triggers=Triggers(
        is_waiting,
        place,
        asks={"order_triggers": tuple[int, ...], "choose_target": Target, "discard": tuple[int, ...]},
    ),
    checks=[deaths, eliminations],
    outcome=outcome,
    threatened=threatened,
    stops=["mine:main1", "mine:main2", "combat/declare_blockers"],
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
        "easy": "greedy:doubt=0.2:worlds=1",
        "normal": "greedy:doubt=0.05",
        "hard": "rollout:judge=best:iterations=48:rests=2",
        "master": "rollout:judge=best:plays=judge:iterations=144:rests=2",
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
        "declare_attackers",
        "declare_blockers",
        "order_blockers",
        "order_triggers",
    ),
)
