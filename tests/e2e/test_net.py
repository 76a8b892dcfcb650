"""Every kind of decision of every game can be made on its board, by somebody who knows nothing of the game.

See `tests/README.md` for how it works; `RONDEL_NET=all` tries each decision by pointer, touch and keyboard.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from rondel import registry
from tests.e2e.conftest import Server
from tests.e2e.net.kinds import facts
from tests.e2e.net.ledger import Board, Seats, boards, keep
from tests.e2e.net.plan import HERE, decisions, read
from tests.e2e.net.positions import Aim, aims, everybody, is_worth_showing, log_names, moments
from tests.e2e.net.tables import Positions

GAMES = registry.names()
BOARDS = [board for game in GAMES for board in boards(game)]
PARTS = [
    pytest.param(board, part, id=f"{board}, {part + 1}")
    for board in BOARDS
    for part in range(board.parts(read(board.game)))
]
GLANCES = 3
"""So many positions of each kind in a recorded match are looked at for what the plan does not know."""
ANEW = "make it anew with: make net GAME="


@pytest.fixture(scope="module")
def seats(browser: Browser, server: Server) -> Seats:
    """Browsers that are used for one board after the other."""
    return Seats(browser, server.url)


@pytest.mark.timeout(300)  # two dozen decisions, each looked for: a busy machine needs more than for other tests
@pytest.mark.parametrize(("board", "part"), PARTS)
def test_every_kind_of_decision_can_be_made(board: Board, part: int, seats: Seats, tmp_path: Path) -> None:
    ledger = keep(board, part, read(board.game), seats.of(board), tmp_path)
    assert not ledger.wrong, f"{len(ledger.wrong)} decisions cannot be made:\n" + "\n".join(ledger.wrong)
    assert not ledger.mended, f"take these out of gaps.toml, they work: {sorted(ledger.mended)}"
    assert not ledger.errors


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_holds_every_move_and_question_the_engine_offers(game: str) -> None:
    plan = read(game)
    known = plan.facts | {*plan.unshown}
    bases = {fact.removeprefix("host ") for fact in known if "=" not in fact}
    declared = {move.name for node in registry.game(game).plan.nodes for move in node.moves}
    assert declared <= bases, f"no decision of the plan is one of {sorted(declared - bases)}: {ANEW}{game}"

    offered = {fact for aim in glances(game) for fact in facts(aim.offer, aim.args, aim.question, plan.plain)}
    assert offered <= known, f"the plan does not know {sorted(offered - known)}: {ANEW}{game}"


def glances(game: str) -> Iterator[Aim]:
    """What is offered in some of the positions from which the plan was made."""
    for source in log_names(game):
        for _, kernel in moments(game, source, GLANCES):
            yield from (aim for seat in everybody(kernel) for aim in aims(kernel, seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_decisions_of_a_plan_do_something(game: str) -> None:
    plan = read(game)
    positions = Positions(plan)
    for at, shown in decisions(plan):
        offer = {"seat": shown.seat, "name": shown.name}
        legal = is_worth_showing(positions.files[at.source, at.entries], game, Aim(offer, shown.args))
        assert legal, f"{at.source} after {at.entries} entries no longer allows {shown.name}: {ANEW}{game}"


def test_every_gap_is_one_of_a_board_there_is() -> None:
    tables = tomllib.loads((HERE / "gaps.toml").read_text())
    for board in map(str, BOARDS):
        offered = read(board.partition(",")[0]).facts
        assert tables.get(board, {}).keys() <= offered, f"{board} has no such decision"
    assert {name for name, known in tables.items() if "*" not in known} <= {str(board) for board in BOARDS}
    assert all(reason for known in tables.values() for reason in known.values())
