"""Evenings of the companion at every kind of moment, to be brought to a server as files."""

from __future__ import annotations

import time
from collections.abc import Callable

from rondel.core import file as files
from rondel.games.ti4.elections import choices
from rondel.games.ti4.library import FACTIONS, PUBLIC, SECRETS
from tests.games.ti4.tables import F6, MORE, P1, P2, P3, P4, P5, P6, PICKS, Table


def _begun() -> Table:
    """Round 1, two objectives on the table."""
    table = Table(seats=F6)
    table.now = int(time.time())  # clocks are read when the picture is taken
    table.host("finish_setup")
    for objective in ("corner-the-market", "develop-weaponry"):
        table.host("reveal_objective", objective=objective)
    table.host("start_first_round")
    table.host("choose_first_speaker", player=P3)
    return table


def strategy() -> Table:
    return _begun().pick_any(8, 7)


def action() -> Table:
    return _begun().to_action(PICKS)


def card() -> Table:
    table = action()
    table.host("play_strategy_card", card=1)
    table.do(P1, "mark_secondary", player=P1, value="done", card=1)
    table.do(P3, "mark_secondary", player=P3, value="declined", card=1)
    return table


def politics() -> Table:
    table = action().play_card()
    table.host("play_strategy_card", card=3)
    return table


def status() -> Table:
    table = action().to_status(speaker=P6)
    table.host("score_objective", player=P2, objective="corner-the-market")
    table.host("score_objective", player=P5, objective="corner-the-market")
    table.host("toggle_status_step", step=1)
    return table


def custodians() -> Table:
    table = status()
    table.host("end_status_phase")
    return table


def agenda() -> Table:
    table = custodians()
    table.host("claim_mecatol", player=P2)
    table.host("leave_mecatol_check")
    table.host("set_agenda_card", card="anti-intellectual-revolution")
    table.host("set_agenda_step", step=5)
    for player, count, side in ((P1, 5, "For"), (P2, 8, "Against"), (P4, 3, "For")):
        table.host("set_votes", player=player, count=count)
        table.host("set_vote_side", player=player, side=side)
    return table


def pending() -> Table:
    table = agenda()
    table.host("set_vp", player=P4, value=10)
    table.host("end_agenda_phase")
    return table


STAGES: dict[str, Callable[[], Table]] = {
    "setup": lambda: Table(seats=F6[:4]),
    "strategy": strategy,
    "summary": lambda: _begun().pick(PICKS),
    "action": action,
    "card": card,
    "politics": politics,
    "status": status,
    "custodians": custodians,
    "agenda": agenda,
    "pending": pending,
}


# -- as full as it gets --------------------------------------------------------------------------------------------

LAWS = ("minister-of-commerce", "minister-of-exploration", "committee-formation", "minister-of-industry",
        "political-censure", "search-warrant")  # fmt: skip
NAMES = {P1: "Wilhelmina von Trotzdem", P4: "Somebody with biscuits", P6: "Maximiliane"}
PUBLICS = [card.id for stage in (1, 2) for card in [each for each in PUBLIC.values() if each.stage == stage][:5]]
CHOSEN = dict(enumerate((3, 6, 8, 7, 1, 5, 2, 4)))


def crowded() -> Table:
    """Eight players, Naalu among them, some with long names."""
    table = Table(seats=[*F6, MORE[0], (MORE[1][0], "naalu")], decision_bar=True, vp_limit=14)
    table.now = int(time.time())
    for seat, name in NAMES.items():
        table.host("rename_seat", player=seat, name=name)
    return table


def drafting() -> Table:
    """Everybody has banned two factions, and half of them have picked."""
    table = crowded()
    table.host("open_draft", bans=2, shuffled=False)
    for step, faction in enumerate(list(FACTIONS)[:20]):
        table.host("ban_faction" if step < 16 else "draft_faction", player=step % 8, faction=faction)
    return table


def revealed() -> Table:
    """Round 0, with all ten objectives on the table."""
    table = crowded()
    table.host("finish_setup")
    for objective in PUBLICS:
        table.host("reveal_objective", objective=objective)
    return table


def selecting() -> Table:
    table = revealed()
    table.host("start_first_round")
    return table


def checked() -> Table:
    """Nobody has been to Mecatol Rex in the first round."""
    table = selecting()
    table.host("choose_first_speaker", player=P3)
    table.to_action(CHOSEN).to_status(speaker=P1)
    for player in range(8):
        for objective in PUBLICS[:6]:
            table.host("score_objective", player=player, objective=objective)
    table.host("end_status_phase")
    return table


def full() -> Table:
    """The fourth round: everybody has scored six objectives, and six laws are in play."""
    table = checked()
    table.host("claim_mecatol", player=P4)
    table.host("leave_mecatol_check")
    for first, second in zip(LAWS[::2], LAWS[1::2], strict=True):
        if table.s.phase == "strategy-phase":
            table.to_action(CHOSEN).to_status(speaker=P1 if table.s.speaker else P6)
            table.host("end_status_phase")
        for law, goes_on in ((first, "next_agenda"), (second, "end_agenda_phase")):
            table.host("set_agenda_card", card=law)
            table.host("set_outcome", outcome="p1")
            table.host(goes_on)
    return table


def full_action(card: int = 0) -> Table:
    """In the action phase; somebody has played a card, and half of the others have answered."""
    table = full().to_action(CHOSEN)
    while card and CHOSEN[table.current()] != card:
        table.turn()
    if card:
        table.host("play_strategy_card", card=card)
        for seat in range(0, 8, 2):
            if seat != table.s.current:
                table.do(seat, "mark_secondary", player=seat, value="done" if seat else "declined", card=card)
    return table


def full_pairs() -> Table:
    """Four players, so that each has two cards."""
    table = Table(seats=F6[:4], decision_bar=True)
    table.now = int(time.time())
    return table.start().pick_any(8, 7, 6, 3, 1, 2, 4, 5).to_action()


def full_status() -> Table:
    return full_action().to_status(speaker=P1 if full().s.speaker else P6)


def full_report() -> Table:
    """A round is over in which everybody scored a public and a secret objective."""
    table = full_status()
    for seat, secret in enumerate(list(SECRETS)[:8]):
        table.host("score_objective", player=seat, objective=PUBLICS[6 + seat % 4])
        table.host("score_secret", player=seat, objective=secret)
    table.host("end_status_phase")
    for card, goes_on in (("archived-secret", "next_agenda"), ("conventions-of-war", "end_agenda_phase")):
        table.host("set_agenda_card", card=card)
        table.host("set_outcome", outcome=choices(table.s)[-1])
        table.host(goes_on)
    return table


def full_agenda(card: str, *, sides: bool) -> Table:
    """Votes for everybody, on the elections each for another one; some are cast, one abstains and one predicts."""
    table = full_status()
    table.host("end_status_phase")
    table.host("set_agenda_card", card=card)
    for seat in range(8):
        table.host("set_votes", player=seat, count=10 + seat)
        if sides:
            found = choices(table.s)
            table.host("set_vote_side", player=seat, side=found[seat % len(found)])
    if sides:
        table.host("set_agenda_step", step=5)
        for seat in (P1, P2, P3):
            table.host("cast_vote", player=seat)
        table.host("abstain", player=P5)
        table.host("set_prediction", player=P6, rider="construction-rider", side=choices(table.s)[0])
    return table


def full_pending() -> Table:
    table = full_agenda("minister-of-war", sides=True)
    for seat in (P1, P4):
        table.host("set_vp", player=seat, value=14)
    table.host("end_agenda_phase")
    return table


def full_limit() -> Table:
    table = full_action(6)
    for seat in (P1, P4):
        table.host("set_vp", player=seat, value=14)
    return table


FULL: dict[str, Callable[[], Table]] = {
    "setup": crowded,
    "draft": drafting,
    "round-0": revealed,
    "speaker": selecting,
    "custodians": checked,
    "picking": full,
    "report": full_report,
    "summary": lambda: full().pick(CHOSEN),
    "action": full_action,
    "pairs": full_pairs,
    "politics": lambda: full_action(3),
    "card": lambda: full_action(7),
    "limit": full_limit,
    "status": full_status,
    "agenda": lambda: full_agenda("anti-intellectual-revolution", sides=True),
    "votes": lambda: full_agenda("anti-intellectual-revolution", sides=False),
    "election": lambda: full_agenda("minister-of-war", sides=True),
    "pending": full_pending,
}
"""Every phase with eight players, ten objectives and, where there can be any, six laws; and what fewer have more of."""


def over() -> Table:
    """Eight players who agreed on 14 points, and to stop in the first round."""
    table = crowded()
    table.host("finish_setup")
    table.host("start_first_round")
    table.host("choose_first_speaker", player=P3)
    table.host("end_game", reason="agreed", confirm=True)
    return table


def match_file(table: Table) -> bytes:
    """The match as a server takes it."""
    return files.dump(table.match)
