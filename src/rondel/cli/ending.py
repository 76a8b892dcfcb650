"""How a match ended, for people."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from rondel.cli.columns import table
from rondel.core.match import Match
from rondel.words import Speaker


def ending(match: Match) -> RenderableType:
    """Who won and why, with the scores if the game keeps score."""
    over = match.over
    if over is None:
        return Text("The match is not over.")
    winners = " and ".join(match.name_of(seat) for seat in over.winners)
    reason = Speaker(module=match.game.module, name_of=match.name_of).say(over.reason)
    sentence = f"{winners} won: {reason}." if winners else f"Nobody won: {reason}."
    if over.shared:
        sentence = f"{'Won' if winners else 'Lost'} together: {reason}."
    if not over.scores:
        return Text(f"\n{sentence}", "bold")
    scores = table("place", "seat", "score", right=("place", "score"))
    for seat in sorted(match.seats, key=lambda seat: (over.place(seat), seat)):
        scores.add_row(str(over.place(seat)), match.name_of(seat), str(over.scores[seat]))
    return Group(Text(f"\n{sentence}", "bold"), scores)
