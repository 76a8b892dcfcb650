"""Shapeships: the declaration, in the order of the rulebook."""

from __future__ import annotations

from rondel import Flow, Game, Gate, Loop, Phase, Segment, Step, TurnBased, Turns, Window, custom, learned_beside
from rondel.games.shapeships import (
    META,
    battle,
    dice,
    drawing,
    first_strike,
    lines,
    resolution,
    ships_that_build,
    species,
)
from rondel.games.shapeships.end_of_build import end_of_build, is_built, is_extra_phase
from rondel.games.shapeships.forecast import forecast
from rondel.games.shapeships.hints import BOLD, parts, worth
from rondel.games.shapeships.invariants import INVARIANTS
from rondel.games.shapeships.lesson import LESSON
from rondel.games.shapeships.options import PRESETS, Options, validate
from rondel.games.shapeships.picture import picture
from rondel.games.shapeships.says import FACTS, ExtraDice, ExtraIncome
from rondel.games.shapeships.solar import cast, target
from rondel.games.shapeships.stakes import WEIGHING
from rondel.games.shapeships.state import Shapeships
from rondel.games.shapeships.text import LABELS, NAMES, entry_label

species_choice = Gate(
    "SpeciesChoice",
    can_enter=species.must_choose,
    seats=species.choosers,
    commit=species.choice,
    opens=True,
    close=species.reveal,
)

secret_building = Loop(
    Phase(
        "Chronoswarm",
        Step("DiceRoll", enter=dice.roll_extra, label=ExtraDice().phrase),
        Step("LineGeneration", enter=lines.generate_extra, label=ExtraIncome().phrase),
        can_enter=is_extra_phase,
    ),
    Gate(
        "ShipsThatBuild",
        enter=ships_that_build.begin_step,
        moves=[ships_that_build.build, ships_that_build.sacrifice],
        ready="done",
    ),
    Gate(
        "Drawing",
        enter=drawing.begin_step,
        moves=[drawing.draw, drawing.upgrade, drawing.evolve],
        ready="done",
    ),
    Step("EndOfBuild", enter=end_of_build),
    until=is_built,
    veil=True,
)

build_phase = Phase(
    "BuildPhase",
    Step(
        "DiceRoll",
        enter=dice.roll,
        who=dice.asked,
        moves=[dice.reroll, dice.keep],
        exit_when=dice.is_locked,
        exit=dice.lock,
    ),
    Step("LineGeneration", enter=lines.generate),
    secret_building,
)

battle_phase = Phase(
    "BattlePhase",
    Gate(
        "FirstStrike",
        seats=first_strike.choosers,
        moves=[first_strike.strike, first_strike.steal],
        finished=first_strike.has_chosen,
        ready="done",
        ready_when=first_strike.why_not_done,
        close=first_strike.resolve,
    ),
    Window.step(
        "InteractionLoop",
        enter=battle.begin_loop,
        model=TurnBased(after=battle.next_to_declare),
        moves=[battle.charge, battle.equalise, cast, target],
        pass_if=battle.why_pending,
        exit=battle.close_loop,
        allows_turn_pass=False,
    ),
    enter=first_strike.begin_battle,
)

turn = Turns(
    "Turn",
    build_phase,
    battle_phase,
    Step("EndOfTurnResolution", enter=resolution.resolve),
    enter=dice.begin_turn,
    order=custom(lambda s: [s.turn % 2]),
)
"""One turn for both; the turn player is the one with initiative, seat 0 on odd turns."""

game = Game(
    META,
    state=Shapeships,
    setup=species.setup,
    options=Options,
    validate=validate,
    presets=PRESETS,
    flow=Flow(Segment("opening", species_choice), Segment("duel", turn)),
    outcome=resolution.result,
    offers_draw=True,
    events=FACTS,
    labels=LABELS,
    names=NAMES,
    prompts=("SpeciesChoice", "DiceRoll", "ShipsThatBuild", "Drawing", "FirstStrike", "InteractionLoop"),
    entry_label=entry_label,
    score=worth,
    score_parts=parts,
    score_spread=240.0,
    bold=BOLD,
    learned=learned_beside(__file__),
    levels={
        "easy": "greedy:doubt=0.3:worlds=1",
        "normal": "greedy:doubt=0.03",
        "hard": "rollout:iterations=24:rests=5",
        "master": "rollout:judge=best:plays=judge:iterations=48:few=4:rests=3",
    },
    draw=picture,
    facts=forecast,
    invariants=INVARIANTS,
    lesson=LESSON,
    weighing=WEIGHING,
    terms=(
        "health",
        "fleet",
        "forecast",
        "lines",
        "energy",
        "drawing",
    ),
)
