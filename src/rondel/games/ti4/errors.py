"""The companion's error codes, read off what the engine refused. Rules, section 12.

The engine has its own closed list of codes, and a rule's own code travels as the reason of `illegal_move`. Here both
become the one code that the rules of the companion name.
"""

from __future__ import annotations

from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.errors import Rejected

_SAME = {
    "bad_arguments": "bad_args",
    "unknown_seat": "unknown_seat",
    "stale_version": "stale_state",
    "match_paused": "game_paused",
    "match_over": "game_over",
    "undo_not_allowed": "undo_not_yours",
    "undo_barrier": "undo_not_yours",
    "move_not_here": "wrong_state",
}
_NEEDS_CHOICE = ("start_action", "play_strategy_card", "pass_round")
_NEEDS_ACTION = ("finish_turn", "cancel_action")
_OF_THE_TURN = (*_NEEDS_CHOICE, *_NEEDS_ACTION, "pick_card", "choose_speaker")
_OF_A_SEAT = ("add_secret", "drop_secret")


def code_of(match: Match, command: Command, problem: Rejected) -> str:
    """The code of the rules' error table for a refused command."""
    if problem.code == "illegal_move":
        return problem.reason
    if problem.code == "move_not_here" and match.kernel.s.phase == "action-phase":
        return _wrong_step(command.name)
    if problem.code == "not_addressed":
        return "not_your_seat"
    if problem.code in ("not_turn_player", "not_priority_player"):
        return _not_theirs(match, command)
    if problem.code == "no_bar":
        return _no_bar(match)
    if problem.code == "match_paused" and command.name == "pause":
        return "already_paused"
    return _SAME.get(problem.code, problem.code)


def _wrong_step(move: str) -> str:
    """In the action phase it matters whether something is being resolved."""
    if move in _NEEDS_CHOICE:
        return "action_in_progress"
    if move in _NEEDS_ACTION:
        return "no_action"
    return "no_speaker_choice" if move == "choose_speaker" else "wrong_state"


def _no_bar(match: Match) -> str:
    """There is none at the table, nobody's turn, or somebody else's."""
    s = match.kernel.s
    if not s.options.decision_bar:
        return "decision_bar_off"
    return "wrong_state" if s.current is None else "not_your_turn"


def _not_theirs(match: Match, command: Command) -> str:
    """A move that belongs to somebody else."""
    if command.name in _OF_A_SEAT:
        return "not_your_seat"
    if command.seat != HOST and command.seat >= match.kernel.s.count:
        return "spectator"
    return "not_your_turn" if command.name in _OF_THE_TURN else "not_host"
