"""Putting a proposal forward: the leader's first, then the opposition's. Rules, section 6.2."""

from __future__ import annotations

from rondel import Handle
from rondel.games.imperial.atlas import MANEUVER
from rondel.games.imperial.says.facts import Chosen, Countered, Proposed
from rondel.games.imperial.state import Imperial, Proposal, active_country


def put_forward(g: Handle[Imperial], made: Proposal) -> None:
    """Add a proposal, and tell everybody as much of it as they may know."""
    s, country = g.s, active_country(g.s)
    s.proposals.append(made)
    if s.countries[country].democracy:
        g.emit((Countered if len(s.proposals) > 1 else Proposed)(made.by, country, made))
    elif made.slot not in MANEUVER:  # a dictator's maneuver has been announced, and is told when it is carried out
        g.emit(Chosen(made.by, country, made.slot))
