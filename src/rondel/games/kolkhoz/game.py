"""Kolkhoz: the declaration, in the order of the rulebook."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from rondel import Flow, Game, Gate, Loop, Phase, Segment
from rondel.games.kolkhoz import META
from rondel.games.kolkhoz.assignment import leader, needs_assignment, submit_assignments
from rondel.games.kolkhoz.drawing import draw
from rondel.games.kolkhoz.hints import BOLD, parts, worth
from rondel.games.kolkhoz.invariants import INVARIANTS
from rondel.games.kolkhoz.lesson import LESSON
from rondel.games.kolkhoz.options import PRESETS, Options, validate
from rondel.games.kolkhoz.passing import can_pass, exchange, has_picked, pass_card
from rondel.games.kolkhoz.planning import declare_trump, is_planned, planner
from rondel.games.kolkhoz.plot_selection import is_year_played, keep_last_cards
from rondel.games.kolkhoz.requisition import requisition
from rondel.games.kolkhoz.sampling import resample
from rondel.games.kolkhoz.says import FACTS, LABELS, NAMES
from rondel.games.kolkhoz.scoring import final_outcome
from rondel.games.kolkhoz.stakes import WEIGHING
from rondel.games.kolkhoz.state import Kolkhoz
from rondel.games.kolkhoz.swap import can_swap, is_confirmed_by_rule, swap_card, why_not_confirm
from rondel.games.kolkhoz.tricks import is_trick_full, play_card, take_trick, to_play, tricks_left
from rondel.games.kolkhoz.undoing import entry_label
from rondel.games.kolkhoz.year import begin_year, setup


def is_over(s: Kolkhoz) -> bool:
    """Have all years been played?"""
    return s.years_done == s.options.max_years


def is_classic(s: Kolkhoz) -> bool:
    """Is it the classic game of four, which was learned and is played in arrays?"""
    return len(s.players) == 4 and replace(s.options, is_human=()) == Options()


def what_was_learned(s: Kolkhoz) -> str:
    """The classic game of four was learned, and nothing else."""
    return str(Path(__file__).with_name("learned.weights")) if is_classic(s) else ""


year = (
    Phase("planning", enter=begin_year, who=planner, moves=[declare_trump], exit_when=is_planned),
    Gate(
        "pass",
        can_enter=can_pass,
        moves=[pass_card],
        finished=has_picked,
        close=exchange,
        ready="",
        secret=False,
        reset=False,
    ),
    Gate(
        "swap",
        can_enter=can_swap,
        moves=[swap_card],
        finished=is_confirmed_by_rule,
        ready="confirm_swap",
        ready_when=why_not_confirm,
        revisable=False,
        secret=False,
        reset=False,
    ),
    Loop(
        "tricks",
        Phase(
            "trick",
            can_enter=tricks_left,
            who=to_play,
            moves=[play_card],
            exit_when=is_trick_full,
            exit=take_trick,
        ),
        Phase("assignment", can_enter=needs_assignment, who=leader, moves=[submit_assignments], each=1),
        Phase("plot_selection", enter=keep_last_cards),
        until=is_year_played,
    ),
    Phase("requisition", enter=requisition),
)

game = Game(
    META,
    state=Kolkhoz,
    setup=setup,
    options=Options,
    validate=validate,
    presets=PRESETS,
    flow=Flow(Segment("years", Loop("year", *year, until=is_over))),
    at_end=final_outcome,
    events=FACTS,
    labels=LABELS,
    names=NAMES,
    prompts=("planning", "pass", "swap", "trick", "assignment"),
    score=worth,
    score_parts=parts,
    score_spread=20.0,
    bold=BOLD,
    weighing=WEIGHING,
    rest=lambda s: s.year,
    enough=lambda s, seat: s.players[seat].swaps >= 2,
    learned=what_was_learned,
    arrays=lambda s: "rondel.arrays.kolkhoz_playouts" if is_classic(s) else "",
    levels={
        "easy": "greedy:doubt=1.0:worlds=1",
        "normal": "greedy",
        "hard": "rollout:judge=best:iterations=24:few=3:looks=1:rests=1",
        "master": "rollout:judge=best:plays=arrays:iterations=320:few=6:looks=2:rests=1",
    },
    resample=resample,
    entry_label=entry_label,
    draw=draw,
    lesson=LESSON,
    invariants=INVARIANTS,
    terms=(
        "field",
        "hours",
        "reward",
        "trump",
        "trick",
        "plot",
        "year",
        "famine",
        "hand",
        "plot_selection",
        "requisition",
    ),
)
