"""What a view says about the cards in play: every body that is not as printed, so that screens need no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rondel import registry
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.games.emberlode import combat
from rondel.games.emberlode.cards import CARDS as EMBER
from rondel.games.fenlight import effects as fen
from rondel.games.fenlight.cards import CARDS as FEN
from rondel.games.lanternfall import moves as lantern
from rondel.games.lanternfall.cards import CARDS as LANTERN
from rondel.games.skyreef import effects as reef
from rondel.games.skyreef.cards import CARDS as REEF
from rondel.games.skyreef.state import fighters

Bodies = Iterator[tuple[int, Any, Any]]
"""The number of a card in play, its body as printed and as it is."""


def emberlode(s: Any) -> Bodies:
    for player in s.players:
        for one in player.field:
            card = EMBER[one.card.kind]
            yield one.card.iid, (card.power, card.toughness), (combat.power(player, one), combat.toughness(one))


def lanternfall(s: Any) -> Bodies:
    for player in s.players:
        for one in player.field:
            card = LANTERN[one.card.kind]
            yield one.card.iid, (card.strength, card.resolve), (lantern.strength(s, player.seat, one), card.resolve)


def skyreef(s: Any) -> Bodies:
    for found in fighters(s):
        iid = found.fighter.card.iid
        given = s.battle.bonus if s.battle is not None and s.battle.target == iid else 0
        yield iid, REEF[found.fighter.card.kind].power, reef.power(s, found) + given


def fenlight(s: Any) -> Bodies:
    for player in s.players:
        for unit in player.units:
            yield unit.card.iid, FEN[unit.card.kind].might, fen.might(s, player.seat, unit)


@pytest.mark.parametrize("bodies", [emberlode, lanternfall, skyreef, fenlight], ids=lambda bodies: bodies.__name__)
def test_a_body_that_is_not_told_is_as_printed(bodies: Callable[[Any], Bodies]) -> None:
    game = registry.game(bodies.__name__)
    assert game.facts is not None
    rng, changed = Random(1), 0
    for number in range(12):
        kernel = begin(game, 3, seed=str(number))
        while kernel.over is None:
            seat = kernel.actors()[0]
            play(kernel, *random_decision(kernel, seat, rng))
            told = game.facts(kernel.s)["bodies"]
            for iid, printed, now in bodies(kernel.s):
                assert told.get(iid, printed) == now
                changed += printed != now

    assert changed
