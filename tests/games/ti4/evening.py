"""An evening of eight: a whole game of eight rounds as a table would play it, mistakes and corrections included.

Run as a script it writes the recorded match that the kit verifies.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from rondel import HOST
from rondel.core import file
from rondel.games.ti4.agenda import tallies
from rondel.games.ti4.elections import choices, kind_of
from rondel.games.ti4.library import PUBLIC, SECRETS
from rondel.games.ti4.notes import scorers
from rondel.games.ti4.orders import pickers, status_order, voting_order
from rondel.games.ti4.state import unused_by
from tests.games.ti4.tables import F6, MORE, Table

LOG = Path(__file__).parents[2] / "logs" / "ti4" / "eight-players-eight-rounds.rondel"
STAGES = {stage: [card.id for card in PUBLIC.values() if card.stage == stage] for stage in (1, 2)}
AGENDAS = [
    "minister-of-war", "conventions-of-war", "judicial-abolishment", "classified-document-leaks",
    "galactic-crisis-pact", "compensated-disarmament", "anti-intellectual-revolution", "political-censure",
    "colonial-redistribution", "covert-legislation", "search-warrant", "armed-forces-standardization",
    "homeland-defense-act", "wormhole-research",
]  # fmt: skip
"""Every kind of outcome at least once, as far as the evening lasts."""
CARDS = [id for id, card in SECRETS.items() if card.phase == "status"]


class Evening:
    """Plays with a seed; time passes between the moves."""

    def __init__(self, seed: int = 3, *, limit: int = 12) -> None:
        self.rng = Random(seed)
        self.table = Table(8, seats=(*F6, *MORE), seed="an evening of eight", timer_mode="cumulative", vp_limit=limit)
        self.s = self.table.s
        self.undone = False
        self.deck = list(AGENDAS)

    def do(self, seat: int, name: str, /, **args: object) -> None:
        self.table.now += self.rng.randint(2, 50)
        self.table.do(seat, name, **args)
        self.s = self.table.s

    def play(self) -> Table:
        self.do(HOST, "finish_setup")
        for objective in STAGES[1][:2]:
            self.do(HOST, "reveal_objective", objective=objective)
        self.do(HOST, "start_first_round")
        self.do(HOST, "choose_first_speaker", player="random")
        for seat in range(8):
            self.do(seat, "add_secret", objective=CARDS[seat])
        while self.s.result is None:
            self.round()
        return self.table

    def round(self) -> None:
        self.strategy()
        self.actions()
        self.status()
        if self.s.phase == "agenda-phase":
            self.agendas()
        if self.s.phase == "victory-pending":
            influence = [self.rng.randint(0, 20) for _ in range(8)]
            self.do(HOST, "end_game", reason="victory", influence=influence, confirm=True)

    def strategy(self) -> None:
        while self.s.phase == "strategy-phase" and pickers(self.s):
            free = [number for number, card in enumerate(self.s.cards, 1) if card.holder is None]
            self.do(pickers(self.s)[0], "pick_card", card=self.rng.choice(free))
            if self.s.round == 2 and len(free) == 5 and not self.undone:
                self.do(HOST, "undo")
                self.undone = True
        if self.s.round == 3:
            self.do(HOST, "reset_strategy_phase", confirm=True)
            for card in (5, 1, 8, 3, 2, 7, 6, 4):
                self.do(pickers(self.s)[0], "pick_card", card=card)
        self.do(HOST, "end_strategy_phase")

    def actions(self) -> None:
        while self.s.phase == "action-phase":
            seat = self.s.current
            assert seat is not None
            cards = unused_by(self.s, seat)
            if cards and self.rng.random() < 0.5:
                self.strategic(seat, cards[0])
            elif cards or self.rng.random() < 0.6:
                self.do(seat, "start_action", kind=self.rng.choice(["tactical", "tactical", "component"]))
                self.do(seat, "finish_turn")
            else:
                self.do(seat, "pass_round")
            if self.s.round == 2 and not self.s.mecatol.claimed:
                self.do(6, "claim_mecatol", player=6)
        if self.s.round == 5:
            self.do(HOST, "pause")
            self.table.now += 1800
            self.do(HOST, "resume")

    def strategic(self, seat: int, card: int) -> None:
        self.do(seat, "play_strategy_card", card=card)
        if card == 3:
            self.do(seat, "choose_speaker", player=self.rng.choice([p for p in range(8) if p != self.s.speaker]))
        for other in range(8):
            if other != seat and self.rng.random() < 0.4:
                self.do(other, "mark_secondary", player=other, value=self.rng.choice(["done", "declined"]), card=card)
        if card == 8 and self.s.mecatol.owner == seat:
            self.do(seat, "adjust_vp", player=seat, delta=1, source="imperial")
        self.do(seat, "finish_turn")

    def status(self) -> None:
        for seat in status_order(self.s):
            open_ = [each.id for each in self.s.objectives if all(mark.seat != seat for mark in each.scored)]
            if open_ and self.rng.random() < 0.7:
                self.do(seat, "score_objective", player=seat, objective=self.rng.choice(open_))
            if self.s.players[seat].notes and self.rng.random() < 0.2:
                self.do(seat, "score_secret", player=seat, objective=self.s.players[seat].notes[0])
        self.do(HOST, "toggle_status_step", step=1)
        stage = 1 if sum(each.stage == 1 for each in self.s.objectives) < 5 else 2
        shown = [each.id for each in self.s.objectives]
        if len(shown) < 10:
            self.do(HOST, "reveal_objective", objective=next(id for id in STAGES[stage] if id not in shown))
        for step in range(2, 8):
            self.do(self.rng.randrange(8), "toggle_status_step", step=step)
        if self.s.round == 4:
            self.do(HOST, "undo", to="phase")
            self.do(HOST, "redo")
        self.do(HOST, "end_status_phase")
        if self.s.phase == "mecatol-check":
            self.do(HOST, "leave_mecatol_check")

    def agendas(self) -> None:
        for number in (1, 2):
            self.do(HOST, "set_agenda_card", card=next(card for card in self.deck if self.is_votable(card)))
            self.deck.remove(self.s.agenda.card)
            self.do(HOST, "set_agenda_step", step=5)
            for seat in voting_order(self.s):
                self.do(seat, "set_votes", player=seat, count=self.rng.randint(1, 12))
                self.do(seat, "set_vote_side", player=seat, side=self.rng.choice(choices(self.s) or ["Lodor"]))
            sums = tallies(self.s)
            self.do(HOST, "set_outcome", outcome=max(sums, key=lambda side: sums[side]))
            if number == 1:
                self.do(HOST, "next_agenda")
        self.do(HOST, "end_agenda_phase")

    def is_votable(self, card: str) -> bool:
        """Some agendas need a law in play, or a secret objective that was scored."""
        needed = {"elect_law": self.s.laws, "elect_scored_secret": scorers(self.s)}
        return bool(needed.get(kind_of(card), True))


if __name__ == "__main__":
    LOG.write_bytes(file.dump(Evening().play().match))
