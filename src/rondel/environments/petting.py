"""Any game as a PettingZoo environment whose agents act one after the other.

Where several seats decide at once they are asked in turn, and none of them sees what the others chose: observations are
views. The host of a game that has one is played by chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from rondel import registry
from rondel.bots.judging import rewards
from rondel.core.game import Game
from rondel.core.playing import begin, play
from rondel.core.view import Viewer, view
from rondel.environments.encoding import ACTIONS, FEATURES, LIMIT, actions, mask, observation
from rondel.environments.hosting import LONGEST, host_acts


def env(game: str | Game, seats: int = 0, options: Mapping[str, Any] | None = None, **sizes: int) -> Table:
    """A game as an environment; `sizes` may set `actions`, `features` and `longest`."""
    return Table(registry.game(game) if isinstance(game, str) else game, seats, options, **sizes)


class Table(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One table, again and again."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        actions: int = ACTIONS,
        features: int = FEATURES,
        longest: int = LONGEST,
    ) -> None:
        super().__init__()
        self.game, self.options = game, options
        self.seats = seats or game.usual_seats
        game.check_seats(self.seats)
        self.sizes, self.longest = (actions, features), longest
        self.metadata = {
            "name": f"rondel_{game.name}_v{game.version}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        box = spaces.Box(-LIMIT, LIMIT, (features,), np.float32)
        flags = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": flags}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.rng = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed another one each time."""
        if seed is not None:
            self.rng = Random(seed)
        self.kernel = begin(self.game, self.seats, self.options, str(self.rng.getrandbits(64)))
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Find out whose turn it is; what the host must do is done."""
        host_acts(self.kernel, self.rng)
        if self.kernel.over is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, rewards(self.kernel.over, self.seats), strict=True))
        elif self.steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.kernel.actors()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """The view of a seat as a vector, and what it may do now; nothing unless it is its turn."""
        seat = self.possible_agents.index(agent)
        size, features = self.sizes
        asked = agent == self.agent_selection and self.kernel.over is None
        legal = actions(self.kernel, seat, size) if asked else {}
        return {"observation": observation(self.kernel, seat, features), "action_mask": mask(legal, size)}

    def step(self, action: int | None) -> None:
        """Carry out the decision with this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        legal = actions(self.kernel, seat, self.sizes[0])
        if action is None or int(action) not in legal:
            raise ValueError(f"{action} is not legal for {agent}; legal are {', '.join(map(str, legal))}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play(self.kernel, *legal[int(action)])
        self.steps += 1
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as a spectator sees it, in text."""
        drawn = self.game.draw(view(self.kernel, Viewer()), None) if self.game.draw else view(self.kernel, Viewer())
        return str(drawn)

    def close(self) -> None:
        """Nothing is held open."""
