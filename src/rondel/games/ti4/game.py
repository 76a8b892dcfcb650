"""Twilight Imperium companion: the declaration, in the order of the rules' flow (section 5)."""

from __future__ import annotations

from rondel import Flow, Game, Phase, Rounds, Segment, Step, Turns
from rondel.games.ti4 import META
from rondel.games.ti4.action import (
    after_resolving,
    cancel_action,
    choose_speaker,
    close_action_phase,
    everybody_passed,
    finish_turn,
    is_chosen,
    is_pending,
    is_resolved,
    mark_secondary,
    open_action_phase,
    pass_round,
    play_strategy_card,
    skip_turn,
    start_action,
)
from rondel.games.ti4.again import again
from rondel.games.ti4.agenda import (
    end_agenda_phase,
    is_second,
    mark_window,
    next_agenda,
    open_agenda_phase,
    repeal_law,
    replace_agenda,
    set_agenda_card,
    set_agenda_step,
    set_outcome,
    set_vote_side,
    set_votes,
)
from rondel.games.ti4.drafting import ban_faction, close_draft, draft_faction, open_draft, step_back_in_draft
from rondel.games.ti4.drawing import draw
from rondel.games.ti4.elimination import set_eliminated
from rondel.games.ti4.ending import (
    continue_play,
    end_game,
    end_round,
    is_victory_due,
    open_pending,
    outcome,
)
from rondel.games.ti4.export import EXPORTS
from rondel.games.ti4.holdings import lose_planet, ready_planets, take_planet, turn_planet
from rondel.games.ti4.invariants import INVARIANTS
from rondel.games.ti4.labels import LABELS, NAMES, seat_name
from rondel.games.ti4.lesson import LESSON
from rondel.games.ti4.mecatol import (
    claim_mecatol,
    is_check_due,
    is_claimed,
    leave_mecatol_check,
    open_check,
    set_mecatol_owner,
)
from rondel.games.ti4.notes import add_secret, drop_secret, resample, score_secret
from rondel.games.ti4.objectives import remove_objective, reveal_objective, score_objective, unscore_objective
from rondel.games.ti4.options import PRESETS, Options, validate
from rondel.games.ti4.orders import action_order, picking_order
from rondel.games.ti4.points import adjust_vp, set_vp
from rondel.games.ti4.policy import TABLE
from rondel.games.ti4.reference import reference
from rondel.games.ti4.says.facts import FACTS
from rondel.games.ti4.says.undo import entry_label
from rondel.games.ti4.secondaries import answer_secondary
from rondel.games.ti4.settings import recolour_seat, rename_seat, set_option
from rondel.games.ti4.setup import (
    back_to_setup,
    clear_seat,
    configure_seat,
    finish_setup,
    randomise_seats,
    set_player_count,
    setup,
    start_first_round,
    swap_seats,
)
from rondel.games.ti4.speaker import choose_first_speaker, set_speaker
from rondel.games.ti4.stakes import WEIGHING
from rondel.games.ti4.state import Companion
from rondel.games.ti4.status import end_status_phase, open_status_phase, toggle_status_step
from rondel.games.ti4.strategy import (
    assign_card,
    begin_turn,
    end_strategy_phase,
    is_picked,
    is_turn_over,
    open_strategy_phase,
    open_summary,
    pick_card,
    reset_strategy_phase,
    set_zero_token,
    swap_strategy_cards,
)
from rondel.games.ti4.timing import shown
from rondel.games.ti4.voting import abstain, advance_agenda, cast_vote, set_prediction
from rondel.games.ti4.waypoints import open_round_zero, open_setup, open_speaker_selection

preparation = Segment(
    "preparation",
    Step(
        "setup",
        enter=open_setup,
        who="host",
        moves=[
            set_player_count,
            configure_seat,
            randomise_seats,
            clear_seat,
            swap_seats,
            finish_setup,
            open_draft,
            ban_faction,
            draft_faction,
            step_back_in_draft,
            close_draft,
        ],
        until=("finish_setup",),
    ),
    Step(
        "round-0",
        enter=open_round_zero,
        who="host",
        moves=[start_first_round, back_to_setup, reveal_objective, add_secret, drop_secret, recolour_seat],
        until=("start_first_round",),
    ),
)

strategy_phase = Phase(
    "strategy-phase",
    Turns(
        "picking",
        Step("pick", who="turn", moves=[pick_card], exit_when=is_turn_over),
        order=picking_order,
        enter=begin_turn,
        exit_when=is_picked,
    ),
    Step(
        "summary",
        enter=open_summary,
        who="host",
        moves=[end_strategy_phase, swap_strategy_cards, set_zero_token],
        until=("end_strategy_phase",),
    ),
    enter=open_strategy_phase,
    moves=[reset_strategy_phase, assign_card],
)

action_phase = Phase(
    "action-phase",
    Turns(
        "turns",
        Step(
            "choose",
            who="turn",
            moves=[start_action, play_strategy_card, pass_round],
            exit_when=is_chosen,
        ),
        Step(
            "resolving",
            can_enter=is_pending,
            who="turn",
            moves=[finish_turn, choose_speaker, cancel_action, mark_secondary],
            exit_when=is_resolved,
            next=after_resolving,
        ),
        order=action_order,
        enter=begin_turn,
        exit_when=everybody_passed,
    ),
    enter=open_action_phase,
    exit=close_action_phase,
    moves=[skip_turn, assign_card],
)

agenda_phase = Phase(
    "agenda-phase",
    Step("first-agenda", who="host", until=("next_agenda", "end_agenda_phase")),
    Step("second-agenda", can_enter=is_second, who="host", until=("end_agenda_phase",)),
    can_enter=is_claimed,
    enter=open_agenda_phase,
    moves=[
        next_agenda, end_agenda_phase, set_agenda_step, set_agenda_card, set_outcome, replace_agenda, set_votes,
        set_vote_side, mark_window, cast_vote, abstain, set_prediction, advance_agenda,
    ],
)  # fmt: skip

rounds = Rounds(
    "rounds",
    strategy_phase,
    action_phase,
    Phase(
        "status-phase",
        enter=open_status_phase,
        who="host",
        moves=[end_status_phase, toggle_status_step],
        until=("end_status_phase",),
    ),
    Phase(
        "mecatol-check",
        can_enter=is_check_due,
        enter=open_check,
        who="host",
        moves=[leave_mecatol_check],
        until=("leave_mecatol_check",),
    ),
    agenda_phase,
    Phase(
        "victory-pending",
        can_enter=is_victory_due,
        enter=open_pending,
        who="host",
        moves=[continue_play],
        until=("continue_play",),
    ),
    Step("round-end", enter=end_round),
    moves=[
        adjust_vp, set_vp, score_objective, unscore_objective, score_secret, reveal_objective, remove_objective,
        add_secret, drop_secret, claim_mecatol, set_mecatol_owner, set_speaker, set_eliminated, repeal_law,
        recolour_seat, end_game, answer_secondary, take_planet, lose_planet, turn_planet, ready_planets,
    ],
)  # fmt: skip

PROMPTS = (
    "setup", "round-0", "speaker-selection", "pick", "summary", "choose", "resolving", "status-phase", "mecatol-check",
    "first-agenda", "second-agenda", "victory-pending",
)  # fmt: skip

game = Game(
    META,
    state=Companion,
    setup=setup,
    options=Options,
    validate=validate,
    presets=PRESETS,
    flow=Flow(
        preparation,
        Segment(
            "game",
            Phase(
                "speaker-selection",
                enter=open_speaker_selection,
                who="host",
                moves=[choose_first_speaker],
                until=("choose_first_speaker",),
            ),
            rounds,
        ),
        moves=[set_option, rename_seat],
    ),
    outcome=outcome,
    last_seat_wins=False,
    events=FACTS,
    labels=LABELS,
    names=NAMES,
    prompts=PROMPTS,
    seat_name=seat_name,
    entry_label=entry_label,
    resample=resample,
    levels={"stand-in": "random"},
    draw=draw,
    exports=EXPORTS,
    reference=reference,
    table=TABLE,
    clocks=shown,
    invariants=INVARIANTS,
    lesson=LESSON,
    again=again,
    weighing=WEIGHING,
    terms=(
        "points",
        "objective",
        "order",
        "clock",
        "corrections",
        "law",
        "mecatol",
        "speaker",
        "tools",
        "strategy-phase",
        "action-phase",
        "status-phase",
        "agenda-phase",
        "phase",
        "seating",
        "agreed",
    ),
)
