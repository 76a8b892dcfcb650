"""What bots say when somebody asks to take something back."""

from __future__ import annotations

from rondel import Match, registry
from rondel.core.commands import Command
from rondel.core.loading import starting_at
from rondel.core.policy import UndoPolicy
from rondel.server.table_decisions import bots_agree
from tests.core.parts.tables import A, B
from tests.games.emberlode.tables import Table


def bot_at(seat: int) -> str:
    return "normal" if seat == B else ""


def takes_back(match: Match, seat: int = A) -> bool:
    """Ask, let the bot answer, and say whether it is gone."""
    before = match.line.entries
    match.apply(Command(seat, "undo"))
    bots_agree(match, bot_at, 0)
    assert match.request is None
    return len(match.line.entries) < len(before)


def settled(table: Table) -> Table:
    """The table as it has been laid out, as the beginning of a match."""
    return Table.of(starting_at(table.kernel, table.match.header, UndoPolicy()))


def passed_until(table: Table, question: str) -> Table:
    while table.asked[1] != question:
        table.pass_(table.holder)
    return table


def test_a_bot_lets_a_well_be_taken_back() -> None:
    """It has seen a card of the hand, and forgets it; who asks has seen nothing."""
    table = Table()
    table.hand(A, "well")
    table = settled(table)
    table.do(A, "play_well", card=table.s.players[A].hand[0].iid)

    assert takes_back(table.match)
    assert table.match.kernel.s.players[A].wells == []


def test_a_bot_holds_an_attack_to_what_it_has_blocked() -> None:
    """How it blocks comes from a hand that the attacker cannot see."""
    table = Table()
    attacker, blocker = table.field(A, "ogre"), table.field(B, "sentry")
    table.hand(B, "flare")
    table = settled(table)
    passed_until(table, "declare_attackers").answer(A, [(attacker, B)])
    assert takes_back(table.match)

    passed_until(table, "declare_attackers").answer(A, [(attacker, B)])
    passed_until(table, "declare_blockers").answer(B, [(blocker, attacker)])
    assert not takes_back(table.match)


def test_a_bot_never_lets_go_of_what_came_to_light() -> None:
    """A new hand has been seen."""
    match = Match(registry.game("emberlode"), 2, seed="undo")
    match.play(A, "mulligan")

    assert not takes_back(match)


def test_a_bot_agrees_where_there_is_nothing_hidden() -> None:
    """Also when it has replied already."""
    match = Match(registry.game("tictactoe"), seed="1")
    match.play(A, "mark", cell=0)
    match.play(B, "mark", cell=4)

    assert takes_back(match)
    assert match.kernel.s.cells == [None] * 9
