"""Checks against what was kept: recorded matches, golden playthroughs, counts."""

from __future__ import annotations

import os
from pathlib import Path

from rondel.testing.kit import Kit, Skipped
from rondel.testing.perft import Counts, compare_counts
from rondel.testing.playthroughs import compare_playthrough, replay_playthrough
from rondel.testing.recorded import verify_recorded
from rondel.testing.survey import kind_of_end

REFRESH = "RONDEL_REFRESH"
"""With this variable set, golden playthroughs and counts are written anew instead of compared."""


def recorded_matches_verify(kit: Kit) -> str:
    """Matches recorded under these rules still lead to the same positions and results, one for each way to end."""
    files = _files(kit, "logs", "*.rondel")
    reasons = set()
    for path in files:
        match = verify_recorded(path, kit.game)
        if match.over is not None:
            reasons.add(kind_of_end(match.over.reason))
    missing = sorted(set(kit.survey.endings) - reasons)
    if missing:
        kit.warn(f"no recorded match ends so: {', '.join(missing)}")
    return f"{len(files)} recorded matches, {len(reasons)} ways to end"


def playthroughs_repeat(kit: Kit) -> str:
    """Golden playthroughs show everybody the same views, offers and events as when they were recorded."""
    files = _files(kit, "playthroughs", "*.txt")
    if os.environ.get(REFRESH):
        for path in files:
            path.write_text(replay_playthrough(kit.game, path.read_text("utf-8")), "utf-8")
        return f"{len(files)} playthroughs written anew"
    inputs = sum(compare_playthrough(path, kit.game) for path in files)
    return f"{len(files)} playthroughs, {inputs:,} inputs"


def counts_repeat(kit: Kit) -> str:
    """The numbers of legal sequences of inputs are those that were counted."""
    files = _files(kit, "perft", "*.txt")
    if os.environ.get(REFRESH):
        for path in files:
            Counts.read(path).again(kit.game).write(path)
        return f"{len(files)} count files written anew"
    depths = sum(compare_counts(path, kit.game) for path in files)
    return f"{len(files)} count files, {depths} depths"


def _files(kit: Kit, folder: str, pattern: str) -> list[Path]:
    if not (files := kit.files(folder, pattern)):
        raise Skipped(f"there are no files {folder}/{kit.game.name}/{pattern} among the evidence")
    return files
