"""A draft of factions in the set-up: everybody bans some, then picks one, in an order that all see. Rules, section 4.2.

A table need not draft: the host sets every seat as before. What was banned nobody can have, by chance neither.
"""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import HOST, Handle, Ref, Refusal, move
from rondel.games.ti4.factions import colour_taken, drawable, faction_taken
from rondel.games.ti4.inputs import Listed
from rondel.games.ti4.library import COLOURS, FACTIONS, ColourId, FactionId
from rondel.games.ti4.rights import no
from rondel.games.ti4.says.facts import DraftClosed, DraftOpened, DraftStepBack, FactionBanned, FactionDrafted
from rondel.games.ti4.says.reasons import NoDraft, NothingDrafted, NotInDraft, NotYourDraft, TooManyBans
from rondel.games.ti4.state import Companion, Draft, DraftStep, Seat, seats

MOST_BANS = 3


def turn(s: Companion) -> tuple[Literal["ban", "pick"], int] | None:
    """Who bans or picks now; nobody without a draft, and when it is over."""
    draft = s.draft
    if draft is None:
        return None
    done, round = len(draft.steps), len(draft.order)
    if done < draft.bans * round:
        return "ban", draft.order[done % round]
    if done < (draft.bans + 1) * round:
        return "pick", draft.order[done % round]
    return None


def _drafting(s: Companion) -> list[int]:
    """The host, and everybody while it goes on: who is not in turn is told so."""
    return [HOST] if turn(s) is None else [HOST, *seats(s)]


def _left(s: Companion, seat: int) -> list[str]:
    return [id for id in FACTIONS if FACTIONS[id].set in s.options.sets]


def _some(s: Companion, seat: int) -> list[str]:
    return drawable(s, -1)[:2]


_faction = Listed(
    _left, of=str, refers="faction", why=lambda s, seat, value: faction_taken(s, None, value), tries=_some
)


@move(
    by="host",
    sticky=True,
    group="more",
    inputs={
        "bans": Listed(tuple(range(MOST_BANS + 1))),
        "shuffled": Listed((True, False), of=bool),
    },
)
def open_draft(g: Handle[Companion], seat: int, bans: int, shuffled: bool) -> None:
    """Draft the factions: so many bans each, then a pick each; seats lose the factions they had."""
    s = g.s
    chairs = list(seats(s))
    s.draft = Draft(g.chance.shuffled(chairs, label="draft order") if shuffled else chairs, bans)
    for player in s.players[: s.count]:
        player.faction, player.faction_random, player.custom_name, player.keleres_home = None, False, "", None
    g.emit(DraftOpened(bans, s.draft.order, tuple(s.players[chair].name for chair in s.draft.order)))


@open_draft.check
def why_not_open(s: Companion, seat: int, bans: int, shuffled: bool) -> Refusal | None:
    """Everybody must find a faction after all the bans."""
    known = sum(faction.set in s.options.sets for faction in FACTIONS.values())
    most = min(MOST_BANS, known // s.count - 1)
    return None if 0 <= bans <= most else no(TooManyBans(bans, most), "bad_args")


def _why_not_step(s: Companion, seat: int, player: int, faction: str, kind: str) -> Refusal | None:
    now = turn(s)
    if now is None:
        return no(NoDraft(), "wrong_state")
    if now[1] != player or seat not in (HOST, player):
        return no(NotYourDraft(now[1]), "not_your_turn", seat=now[1])
    if now[0] != kind:
        return no(NotInDraft(now[0]), "wrong_state")
    if why := faction_taken(s, player, faction):
        return why
    return None if faction in FACTIONS else no(NotInDraft(now[0]), "unknown_faction")


def _whose(s: Companion, seat: int) -> list[int]:
    now = turn(s)
    return [now[1]] if now is not None and seat in (HOST, now[1]) else []


_step = {"player": Listed(_whose, refers="seat"), "faction": _faction}


@move(by=_drafting, sticky=True, inputs=_step)
def ban_faction(g: Handle[Companion], seat: int, player: Seat, faction: Annotated[str, Ref("faction")]) -> None:
    """Nobody plays this faction tonight."""
    assert g.s.draft is not None  # the check has seen to it
    g.s.draft.steps.append(DraftStep(player, "ban", FactionId(faction)))
    g.emit(FactionBanned(player, faction, g.s.players[player].name))


@ban_faction.check
def why_not_ban(s: Companion, seat: int, player: int, faction: str) -> Refusal | None:
    """In turn, something that is still there."""
    return _why_not_step(s, seat, player, faction, "ban")


@move(by=_drafting, sticky=True, inputs=_step)
def draft_faction(g: Handle[Companion], seat: int, player: Seat, faction: Annotated[str, Ref("faction")]) -> None:
    """Play this faction; a seat without a colour takes the first that is free."""
    s = g.s
    assert s.draft is not None  # the check has seen to it
    s.draft.steps.append(DraftStep(player, "pick", FactionId(faction)))
    drafted = s.players[player]
    drafted.faction = FactionId(faction)
    if drafted.colour is None:
        drafted.colour = next(ColourId(colour) for colour in COLOURS if colour_taken(s, player, colour) is None)
    g.emit(FactionDrafted(player, faction, drafted.name))


@draft_faction.check
def why_not_draft(s: Companion, seat: int, player: int, faction: str) -> Refusal | None:
    """In turn, something that is still there."""
    return _why_not_step(s, seat, player, faction, "pick")


def _no_turn(s: Companion, seat: int, kind: str) -> Refusal | None:
    now = turn(s)
    if now is None:
        return no(NoDraft(), "wrong_state")
    if seat not in (HOST, now[1]):
        return no(NotYourDraft(now[1]), "not_your_turn", seat=now[1])
    return None if now[0] == kind else no(NotInDraft(now[0]), "wrong_state")


@ban_faction.when
def why_no_ban(s: Companion, seat: int) -> Refusal | None:
    """Only while bans are to be made."""
    return _no_turn(s, seat, "ban")


@draft_faction.when
def why_no_pick(s: Companion, seat: int) -> Refusal | None:
    """Only when the bans are made."""
    return _no_turn(s, seat, "pick")


@move(by="host", sticky=True, group="more")
def step_back_in_draft(g: Handle[Companion], seat: int) -> None:
    """Take the last ban or pick back."""
    s = g.s
    assert s.draft is not None  # `when` has seen to it
    last = s.draft.steps.pop()
    if last.kind == "pick":
        s.players[last.seat].faction = None
    g.emit(DraftStepBack(last.seat, last.faction, s.players[last.seat].name))


@step_back_in_draft.when
def why_no_step_back(s: Companion, seat: int) -> Refusal | None:
    """Something was banned or picked."""
    return None if s.draft is not None and s.draft.steps else no(NothingDrafted(), "wrong_state")


@move(by="host", sticky=True, group="more")
def close_draft(g: Handle[Companion], seat: int) -> None:
    """No draft after all: what was picked stays, what was banned is free again."""
    g.s.draft = None
    g.emit(DraftClosed())


@close_draft.when
def why_no_close(s: Companion, seat: int) -> Refusal | None:
    """There must be one."""
    return None if s.draft is not None else no(NoDraft(), "wrong_state")
