"""Any game in OpenSpiel's registry.

A match begins with one chance node that draws the deal out of many; everything after it follows from the deal and the
decisions, so that the game tree is explicit. Where several seats decide at once they are asked in turn and see nothing
of each other's choice. Whoever wins gets one, shared among the winners, less what everybody would get of an even match.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

from rondel import registry
from rondel.bots.judging import rewards
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.offers import words
from rondel.core.playing import begin, play, resumed
from rondel.core.simulation import clone
from rondel.core.view import Viewer, view_json
from rondel.environments.encoding import ACTIONS, FEATURES, actions, observation
from rondel.environments.hosting import LONGEST, host_acts

DEALS = 256


class Held:
    """A match that can be copied the way OpenSpiel copies states."""

    def __init__(self, game: str, seats: int, kernel: Kernel | None = None, steps: int = 0) -> None:
        self.game, self.seats, self.kernel, self.steps = game, seats, kernel, steps
        self._legal: dict[int, Decision] | None = None

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.game, self.seats, clone(self.kernel) if self.kernel is not None else None, self.steps)

    def __reduce__(self) -> Any:
        kept = self.kernel.checkpoint() if self.kernel is not None else None
        return restored, (self.game, self.seats, kept, self.steps)

    @property
    def over(self) -> bool:
        return self.kernel is not None and (self.kernel.over is not None or self.steps >= LONGEST)

    @property
    def legal(self) -> dict[int, Decision]:
        """What the seat whose turn it is may do; asked for again and again, worked out once."""
        assert self.kernel is not None
        if self._legal is None:
            self._legal = actions(self.kernel, self.kernel.actors()[0])
        return self._legal

    def play(self, action: int) -> None:
        """Draw the deal, or carry out a decision; what the host of a game must do is done by chance."""
        if self.kernel is None:
            self.kernel = begin(registry.game(self.game), self.seats, seed=f"deal {action}")
        else:
            play(self.kernel, *self.legal[action])
            self.steps += 1
        self._legal = None
        host_acts(self.kernel, Random(self.steps))


def restored(game: str, seats: int, kept: tuple[bytes, Any] | None, steps: int) -> Held:
    """A match from what was pickled of it."""
    if kept is None:
        return Held(game, seats, None, steps)
    return Held(game, seats, resumed(registry.game(game), *kept), steps)


def register(name: str, seats: int = 0) -> str:
    """Enter a game of Rondel in the registry; returns the name to load it by."""
    game = registry.game(name)
    count = seats or game.usual_seats
    game.check_seats(count)
    title = f"rondel_{name}_{count}".replace("-", "_")
    if title in pyspiel.registered_names():
        return title
    kind = pyspiel.GameType(
        short_name=title,
        long_name=f"{game.title} ({count} seats)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if game.teams else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=count,
        min_num_players=count,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=DEALS,
        num_players=count,
        min_utility=-1.0 if game.teams else -1 / count,
        max_utility=1.0 if game.teams else 1 - 1 / count,
        utility_sum=None if game.teams else 0.0,
        max_game_length=LONGEST,
    )

    class Entered(pyspiel.Game):  # type: ignore[misc]
        """The game as OpenSpiel wants it: a class of its own for each."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self) -> State:
            return State(self, Held(name, count))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer()

    pyspiel.register_game(kind, Entered)
    return title


class State(pyspiel.State):  # type: ignore[misc]
    """One position."""

    def __init__(self, owner: Any, held: Held) -> None:
        super().__init__(owner)
        self.held = held

    def current_player(self) -> int:
        if self.held.kernel is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.over else self.held.kernel.actors()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.legal) if player >= 0 and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        kernel = self.held.kernel
        if kernel is None or player < 0:
            return f"deal {action}"
        decision = self.held.legal.get(action)
        return f"{action} {words(kernel, decision)}" if decision else f"{action}"

    def is_terminal(self) -> bool:
        return self.held.over

    def returns(self) -> list[float]:
        seats, over = self.held.seats, self.held.kernel.over if self.held.kernel is not None else None
        return rewards(over, seats) if over is not None else [0.0] * seats

    def __str__(self) -> str:
        kernel = self.held.kernel
        return "before the deal" if kernel is None else view_json(kernel, Viewer()).decode()


class Observer:
    """What a seat sees: a vector, and its view as JSON."""

    def __init__(self) -> None:
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        kernel = state.held.kernel
        self.tensor[:] = 0.0 if kernel is None else observation(kernel, player)

    def string_from(self, state: State, player: int) -> str:
        kernel = state.held.kernel
        return str(state) if kernel is None else view_json(kernel, Viewer((player,))).decode()
