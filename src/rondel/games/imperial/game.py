"""Imperial: the declaration, in the order in which a country's turn goes."""

from __future__ import annotations

from rondel import Flow, Game, Gate, Loop, Phase, Rounds, Segment, Step
from rondel.games.imperial import META
from rondel.games.imperial.bidding import (
    accept_bid,
    bid,
    bidders,
    decline_bid,
    finish_country,
    first_bidder,
    has_bid,
    has_offer,
    is_bidding_over,
    is_sold_out,
    reveal_bids,
)
from rondel.games.imperial.drawing import draw
from rondel.games.imperial.facts import facts
from rondel.games.imperial.hints import BOLD, parts, worth
from rondel.games.imperial.imports import import_done, import_unit, importer, is_imported, is_importing
from rondel.games.imperial.invariants import INVARIANTS
from rondel.games.imperial.investor import (
    buy,
    buyer,
    close_investor_round,
    has_investor_round,
    is_nobody_left,
    open_investor_round,
    punt,
)
from rondel.games.imperial.lesson import LESSON
from rondel.games.imperial.maneuver import hold_rest, is_planned, is_planning, move_unit, planner
from rondel.games.imperial.names import LABELS
from rondel.games.imperial.options import PRESETS, Options
from rondel.games.imperial.proposal import (
    agree,
    begin_round,
    begin_turn,
    execute,
    has_two_proposals,
    has_voted,
    is_democracy,
    is_round_over,
    is_vote_decided,
    keep_winner,
    leader_on_turn,
    opposition_on_turn,
    propose,
    stockholders,
    vote,
)
from rondel.games.imperial.sampling import resample
from rondel.games.imperial.says.facts import FACTS
from rondel.games.imperial.scoring import outcome, time_penalty
from rondel.games.imperial.stakes import WEIGHING
from rondel.games.imperial.state import Imperial, setup
from rondel.games.imperial.table import TABLE
from rondel.games.imperial.text import NAMES, entry_label
from rondel.games.imperial.withdrawal import withdraw


def import_step() -> Step:
    """Put an import together, unit by unit; others see it when it is proposed."""
    moves = [import_unit, import_done]
    return Step("import", can_enter=is_importing, who=importer, moves=moves, exit_when=is_imported, veil=True)


def maneuver_step() -> Step:
    """Plan a maneuver, unit by unit, on the virtual board."""
    moves = [move_unit, hold_rest, withdraw]
    return Step("maneuver", can_enter=is_planning, who=planner, moves=moves, exit_when=is_planned)


def is_drafting(s: Imperial, seat: int) -> bool:
    """Is the seat putting an import or a maneuver together? Both are one decision, and nobody's business until sent."""
    return seat in (importer(s), planner(s))


bidding = Loop(
    "auction",
    Gate("bid", seats=bidders, moves=[bid], finished=has_bid, close=reveal_bids, ready="", veil=False, reset=False),
    Step("buy_bid", can_enter=has_offer, who=first_bidder, moves=[accept_bid, decline_bid], exit_when=is_sold_out),
    Step("sold", enter=finish_country),
    until=is_bidding_over,
)

country_turn = Loop(
    "turn",
    Step("begin", enter=begin_turn),
    Step("proposal", who=leader_on_turn, moves=[propose], each=1),
    import_step(),
    maneuver_step(),
    Phase(
        "opposition",
        Step("answer", who=opposition_on_turn, moves=[agree, propose], each=1),
        import_step(),
        maneuver_step(),
        can_enter=is_democracy,
    ),
    Gate(
        "vote",
        can_enter=has_two_proposals,
        seats=stockholders,
        moves=[vote],
        finished=has_voted,
        done=is_vote_decided,
        close=keep_winner,
        ready="",
        veil=False,
        reset=False,
    ),
    Step("execute", enter=execute),
    Step(
        "buy",
        can_enter=has_investor_round,
        enter=open_investor_round,
        who=buyer,
        moves=[buy, punt],
        exit_when=is_nobody_left,
        exit=close_investor_round,
    ),
    until=is_round_over,
)

game = Game(
    META,
    state=Imperial,
    setup=setup,
    options=Options,
    presets=PRESETS,
    flow=Flow(
        Segment("bidding", bidding),
        Segment("play", Rounds("round", Step("open", enter=begin_round), country_turn)),
    ),
    outcome=outcome,
    events=FACTS,
    labels=LABELS,
    names=NAMES,
    prompts=(
        "bid",
        "buy_bid",
        "proposal",
        "import",
        "maneuver",
        "answer",
        "vote",
        "buy",
        "peace",
        "peace_vote",
    ),
    score=worth,
    score_parts=parts,
    score_spread=14.0,
    bold=BOLD,
    rest=lambda s: (s.round, s.turn),
    weighing=WEIGHING,
    levels={
        "easy": "greedy:doubt=1.0:worlds=1",
        "normal": "greedy:doubt=0.2",
        "hard": "greedy",
        "master": "rollout:iterations=24:few=4:looks=1:rests=6:width=6",  # every nation moves once
    },
    resample=resample,
    facts=facts,
    entry_label=entry_label,
    draw=draw,
    invariants=INVARIANTS,
    table=TABLE,
    timeout=time_penalty,
    drafting=is_drafting,
    lesson=LESSON,
    terms=(
        "map",
        "rondel",
        "investor",
        "bond",
        "points",
        "nation",
        "decision",
    ),
)
