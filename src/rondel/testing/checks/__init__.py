"""The checks, in the order in which they are run: the quick ones that find most come first."""

from __future__ import annotations

from rondel.testing.checks.catalogues import everything_has_words
from rondel.testing.checks.commands import commands_are_answered
from rondel.testing.checks.evidence import counts_repeat, playthroughs_repeat, recorded_matches_verify
from rondel.testing.checks.files import files_verify, messages_survive_encoding
from rondel.testing.checks.gates import gates_commute
from rondel.testing.checks.hashing import is_deterministic
from rondel.testing.checks.history import history_is_kept
from rondel.testing.checks.leaving import leaving_never_sticks
from rondel.testing.checks.lessons import lessons_are_heard
from rondel.testing.checks.play import keeps_invariants, plays_to_the_end, reaches_everything, scripts_are_short
from rondel.testing.checks.purity import looking_changes_nothing
from rondel.testing.checks.replay import clones_play_alike, has_no_aliases, rebuilds_from_log, snapshots_decode
from rondel.testing.checks.scores import scores_add_up
from rondel.testing.checks.screens import offers_are_clean
from rondel.testing.checks.scripts import scripts_can_be_dropped
from rondel.testing.checks.secrecy import keeps_secrets
from rondel.testing.checks.stakes import stakes_are_known
from rondel.testing.checks.suggestions import suggestions_are_legal
from rondel.testing.checks.undo import undo_restores
from rondel.testing.checks.unknowns import unknowns_vary
from rondel.testing.checks.wording import words_never_fail
from rondel.testing.checks.worlds import forks_hide, worlds_agree
from rondel.testing.kit import Check

CHECKS = {
    name: Check(name, run)
    for name, run in {
        "random_play": plays_to_the_end,
        "invariants": keeps_invariants,
        "coverage": reaches_everything,
        "script_length": scripts_are_short,
        "script_ends": scripts_can_be_dropped,
        "determinism": is_deterministic,
        "aliases": has_no_aliases,
        "snapshots": snapshots_decode,
        "purity": looking_changes_nothing,
        "rebuild": rebuilds_from_log,
        "clones": clones_play_alike,
        "suggestions": suggestions_are_legal,
        "commands": commands_are_answered,
        "offers": offers_are_clean,
        "words": words_never_fail,
        "catalogues": everything_has_words,
        "lesson": lessons_are_heard,
        "gates": gates_commute,
        "secrecy": keeps_secrets,
        "worlds": worlds_agree,
        "unknowns": unknowns_vary,
        "scores": scores_add_up,
        "stakes": stakes_are_known,
        "undo": undo_restores,
        "history": history_is_kept,
        "forks": forks_hide,
        "leaving": leaving_never_sticks,
        "encoding": messages_survive_encoding,
        "files": files_verify,
        "recorded": recorded_matches_verify,
        "playthroughs": playthroughs_repeat,
        "perft": counts_repeat,
    }.items()
}
"""Every check by its name."""
