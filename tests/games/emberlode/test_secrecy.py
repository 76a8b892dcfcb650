"""Who sees what, and what may be taken back. Rules, sections B.0 and B.1.5."""

from __future__ import annotations

from random import Random

import pytest

from rondel import Match, Rejected
from rondel.core.commands import Command
from rondel.core.policy import UndoPolicy
from rondel.core.simulation import determinise
from rondel.core.view import Viewer
from rondel.games.emberlode.game import game
from tests.core.parts.tables import A, B
from tests.games.emberlode.tables import Table, seat_at


def test_hands_are_their_owners_and_decks_are_nobodys() -> None:
    """Others see how many cards there are."""
    table = Table()
    table.hand(A, "flare", "well")

    mine, theirs = table.seen(A)["players"][A], table.seen(B)["players"][A]
    assert [card.kind for card in mine["hand"]] == ["flare", "well"]
    assert theirs["hand"] == {"hidden": 2}
    assert mine["deck"] == theirs["deck"] == {"hidden": len(table.s.players[A].deck)}


def test_mulligans_are_secret_until_everybody_has_kept() -> None:
    """Then their number is public."""
    match = Match(game, 2, seed="secret")
    match.play(A, "mulligan")
    assert match.view(Viewer((B,)))["players"][A].get("mulligans") == 0
    assert match.view(Viewer((A,)))["players"][A]["mulligans"] == 1
    assert match.log(Viewer((B,))) == []
    match.play(A, "keep")
    match.play(A, "bottom", cards=[match.kernel.s.players[A].hand[0].iid])
    match.play(B, "keep")

    assert match.view(Viewer((B,)))["players"][A]["mulligans"] == 1
    bottomed = next(entry for entry, *_ in match.log(Viewer((B,))) if entry.name == "bottom")
    assert bottomed.args == {"cards": {"hidden": 1}}


def test_only_the_owner_is_told_what_was_drawn() -> None:
    """The others are told how many."""
    table = Table()
    table.to("play/ending/end").pass_(A, B)
    table.pass_(B, A)

    assert "drew_cards" in table.told(B)
    assert "drew_cards" not in table.told(A)
    assert "drew" in table.told(A)


def test_made_up_worlds_keep_every_card_with_its_owner() -> None:
    """A bot never thinks that its opponent holds a card of another deck."""
    table = Table(seed="worlds")
    table.hand(B, "sentry", "heron", "well")
    world = determinise(table.kernel, (A,), Random(3))

    assert all(card.owner == player.seat for player in world.s.players for card in (*player.hand, *player.deck))
    hands = {
        tuple(card.kind for card in determinise(table.kernel, (A,), Random(n)).s.players[B].hand) for n in range(9)
    }
    assert len(hands) > 1


def test_showing_a_card_and_drawing_new_ones_are_barriers_of_two_kinds() -> None:
    """Found by the engine: a well was known to its owner, a new hand was not."""
    match = Match(game, 2, seed="undo", options={"first_seat": A}, policy=UndoPolicy("own"))
    table = Table.of(match)
    table.do(B, "mulligan")
    assert match.undo_plan(B).barrier == "learned"
    with pytest.raises(Rejected) as why:
        match.apply(Command(B, "undo"))
    assert why.value.code == "undo_barrier"
    for seat in (A, B):
        table.do(seat, "keep")
    table.do(B, "bottom", cards=[table.s.players[B].hand[0].iid])
    table.to("play/main1")
    well = next(card.iid for card in table.s.players[A].hand if card.kind == "well")
    table.do(A, "play_well", card=well)

    assert match.undo_plan(A).barrier == "shown"


def test_a_bot_knows_neither_the_hands_nor_the_mulligans_of_others() -> None:
    """While the gate is open, worlds made up for a seat agree only on who has decided."""
    match = Match(game, 3, seed="veil")
    match.play(B, "mulligan")
    match.play(B, "mulligan")
    match.play(B, "keep")
    hand = [card.iid for card in match.kernel.s.players[B].hand]
    match.play(B, "bottom", cards=hand[:2])
    worlds = [determinise(match.kernel, (A,), Random(n)) for n in range(20)]

    assert {world.s.players[B].mulligans for world in worlds} == {0}
    assert len({tuple(card.kind for card in world.s.players[2].hand) for world in worlds}) > 10
    assert all(world.actors() == match.kernel.actors() for world in worlds)


def test_a_cast_spell_is_public_with_its_target() -> None:
    """Anybody may look at the stack."""
    table = Table()
    table.wells(A, 1)
    (flick,) = table.hand(A, "flare")
    table.do(A, "cast", card=flick, targets=seat_at(B))

    (waiting,) = table.seen(None)["stack"]
    assert (waiting.card.kind, waiting.by, waiting.targets[0].seat) == ("flare", A, B)
