"""The checks, in the order in which they are run: the quick ones that find most come first."""

from __future__ import annotations

from rondel.testing.checks.hashing import is_deterministic
from rondel.testing.checks.play import keeps_invariants, plays_to_the_end, reaches_everything, scripts_are_short
from rondel.testing.checks.replay import clones_play_alike, has_no_aliases, rebuilds_from_log, snapshots_decode
from rondel.testing.checks.secrecy import keeps_secrets
from rondel.testing.checks.suggestions import suggestions_are_legal
from rondel.testing.kit import Check

CHECKS = {
    name: Check(name, run)
    for name, run in {
        "random_play": plays_to_the_end,
        "invariants": keeps_invariants,
        "coverage": reaches_everything,
        "script_length": scripts_are_short,
        "determinism": is_deterministic,
        "aliases": has_no_aliases,
        "snapshots": snapshots_decode,
        "rebuild": rebuilds_from_log,
        "clones": clones_play_alike,
        "suggestions": suggestions_are_legal,
        "secrecy": keeps_secrets,
    }.items()
}
"""Every check by its name."""
