"""Information-set tree search over worlds that agree with what a seat knows.

One tree serves all worlds. It is open: an edge is a decision, whatever chance made of it, and each visit looks only at
the decisions that are legal in the world at hand. Every seat maximises its own chances. Where several seats decide at
once, each has a branch of its own below that place, so that nobody answers what it cannot have seen.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt
from random import Random

from msgspec import Struct, msgpack

from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.judging import chances
from rondel.bots.learned import Judge
from rondel.bots.playouts import play_on, play_to_rest, roll_out
from rondel.bots.trying import is_open, is_sealed, scores, summed
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.legality import refuses
from rondel.core.playing import play
from rondel.core.seats import is_player


class SearchSettings(Struct, frozen=True):
    """How a search goes about it."""

    depth: int = 8
    """Inputs played on from a leaf before it is judged; 0: to the end, or not at all by what was learned."""
    width: int = 2
    """Decisions among which everybody picks the best while playing on; 1: at random."""
    options: int = 24
    """Decisions looked at in one place; of more, a sample is drawn."""
    looks: int = 2
    """Worlds in which every decision at the root is tried once beforehand, with a game's score."""
    glances: int = 6
    """Decisions that anybody is taken to weigh, by the score right after them, where the tree comes to a new place."""
    explore: float = 0.4
    trust: float = 2.0
    """How many visits the look beforehand counts for."""
    widen: float = 1.5
    """New decisions come in as visits to the power of one half, times this."""
    plies: int = 12
    """How deep the tree may grow."""
    rests: int = 0
    """Where the tree ends, play on until the game has come to rest so many times, instead of so many inputs."""


class Arm:
    """A decision and what has come of it."""

    __slots__ = ("decision", "offered", "prior", "total", "visits")

    def __init__(self, decision: Decision, prior: float = 0.5) -> None:
        self.decision, self.prior = decision, prior
        self.visits, self.offered, self.total = 0, 0, 0.0

    @property
    def mean(self) -> float:
        """Its average chance to win."""
        return self.total / self.visits if self.visits else self.prior


class TreeNode:
    """A place in the tree: the decisions known there, and where they lead."""

    __slots__ = ("arms", "below", "visits")

    def __init__(self) -> None:
        self.arms: dict[Hashable, Arm] = {}
        self.below: dict[Hashable, TreeNode] = {}
        self.visits = 0

    def child(self, key: Hashable) -> TreeNode:
        if (found := self.below.get(key)) is None:
            found = self.below[key] = TreeNode()
        return found


Step = tuple[TreeNode, Arm, int]


class Search:
    """One decision of one seat, thought about."""

    def __init__(
        self,
        observation: Observation,
        menu: Menu,
        rng: Random,
        settings: SearchSettings,
        judge: Judge | None = None,
    ) -> None:
        self.observation, self.rng, self.settings, self.judge = observation, rng, settings, judge
        self.seat = observation.seat
        self.root = TreeNode()
        self.iterations = 0
        for decision in menu.decisions(settings.options, rng):
            self.root.arms[key_of(decision)] = Arm(decision)

    @property
    def arms(self) -> list[Arm]:
        """The decisions, the one visited most first."""
        return sorted(self.root.arms.values(), key=lambda arm: (-arm.visits, -arm.mean))

    def run(self, budget: Budget) -> list[Arm]:
        """Think until the budget is spent; a single decision is not thought about."""
        if len(self.root.arms) > 1:
            self._look(budget)
            while budget.allows(self.iterations):
                self._iterate()
                self.iterations += 1
        return self.arms

    def visit(self, arm: Arm) -> None:
        """One iteration that begins with this decision, however good it is."""
        arms, self.root.arms = self.root.arms, {key_of(arm.decision): arm}
        self._iterate()
        self.root.arms = arms

    # -- before the search -----------------------------------------------------------------------------------

    def _look(self, budget: Budget) -> None:
        """Try every decision once in the same worlds, and rank them by what was learned or by the game's score."""
        if (self.judge is None and self.observation.game.score is None) or not budget.allows(0):
            return
        arms = list(self.root.arms.values())
        self.rng.shuffle(arms)  # equal scores must not favour what happens to be listed first
        decisions, looks = [arm.decision for arm in arms], self.settings.looks
        judge, waits = (None, is_open) if self.judge is None else (self.judge.of_one, is_sealed)
        worths = summed(self.observation, decisions, looks, self.rng, budget, judge, waits)
        for arm, prior in zip(arms, ranked(worths), strict=True):
            arm.prior = prior
        self.root.arms = {key_of(arm.decision): arm for arm in sorted(arms, key=lambda arm: -arm.prior)}

    # -- one iteration ---------------------------------------------------------------------------------------

    def _iterate(self) -> None:
        kernel = self.observation.world(self.rng)
        path = self._descend(kernel)
        found = self._leaf(kernel)
        for node, arm, seat in path:
            node.visits += 1
            arm.visits += 1
            arm.total += found[seat] if is_player(seat) else 0.5

    def _leaf(self, kernel: Kernel) -> list[float]:
        """Everybody's chances where the tree ends."""
        depth, width, rests = self.settings.depth, self.settings.width, self.settings.rests
        if rests:
            play_to_rest(kernel, self.rng, width, rests)
        elif self.judge is None:
            return roll_out(kernel, self.rng, depth, width)
        else:
            play_on(kernel, self.rng, depth, width)
        return chances(kernel) if self.judge is None else self.judge.shares(kernel)

    def _descend(self, kernel: Kernel) -> list[Step]:
        """Down the tree to a decision that is new, in place; the way there."""
        path: list[Step] = []
        trail = Trail(self.root, self.seat)
        while kernel.over is None and len(path) < self.settings.plies:
            actors = kernel.actors()
            seat = self.seat if self.seat in actors else actors[0]
            node = trail.at(kernel, seat)
            arm = self._pick(node, kernel, seat)
            if isinstance(arm, Decision):  # nothing to choose: no place of its own in the tree
                play(kernel, *arm)
                continue
            is_new = not arm.visits
            path.append((node, arm, seat))
            play(kernel, *arm.decision)
            trail.go(seat, key_of(arm.decision))
            if is_new:
                break
        return path

    def _pick(self, node: TreeNode, kernel: Kernel, seat: int) -> Arm | Decision:
        if node is self.root:
            open_arms = list(node.arms.values())
        else:
            decisions = Menu(kernel, seat).decisions(self.settings.options, self.rng)
            if len(decisions) == 1:
                return decisions[0]
            if not node.visits:
                self._glance(node, kernel, seat, decisions)
            open_arms = self._open(node, kernel, decisions)
        for arm in open_arms:
            arm.offered += 1
        room = max(2, int(self.settings.widen * sqrt(node.visits + 1) + 1))
        known = [arm for arm in open_arms if arm.visits]
        if len(known) < min(room, len(open_arms)):
            return next(arm for arm in open_arms if not arm.visits)
        return max(known, key=self._appeal)

    def _glance(self, node: TreeNode, kernel: Kernel, seat: int, decisions: list[Decision]) -> None:
        """Take everybody for somebody who sees a good decision when it is one."""
        if kernel.game.score is None or not is_player(seat) or node.arms:
            return
        few = self.settings.glances
        drawn = self.rng.sample(decisions, few) if len(decisions) > few else decisions
        worths = scores(kernel, seat, drawn, self.rng.random())
        for decision, prior in sorted(zip(drawn, ranked(worths), strict=True), key=lambda pair: -pair[1]):
            node.arms[key_of(decision)] = Arm(decision, prior)

    def _open(self, node: TreeNode, kernel: Kernel, decisions: list[Decision]) -> list[Arm]:
        """The arms that are legal in this world, those known first; new ones are made as they turn up."""
        keys = {key_of(decision): decision for decision in decisions}
        sampled = len(decisions) >= self.settings.options
        found = []
        for key, arm in node.arms.items():
            if key in keys or (sampled and arm.visits and refuses(kernel, arm.decision) is None):
                found.append(arm)
        fresh = [decision for key, decision in keys.items() if key not in node.arms]
        if fresh:
            decision = fresh[int(self.rng.random() * len(fresh))]  # one at a time: the tree keeps what it uses
            found.append(node.arms.setdefault(key_of(decision), Arm(decision)))
        return found

    def _appeal(self, arm: Arm) -> float:
        """What is known to be good, was good at a first look, or has been looked at little."""
        trust = self.settings.trust
        mean = (arm.total + trust * arm.prior) / (arm.visits + trust)
        return mean + self.settings.explore * sqrt(log(arm.offered + 1) / arm.visits)


class Trail:
    """Where a descent is in the tree."""

    def __init__(self, root: TreeNode, seat: int) -> None:
        self.node, self.seat = root, seat
        self.together: Hashable = None
        self.branches: dict[int, TreeNode] = {}

    def at(self, kernel: Kernel, seat: int) -> TreeNode:
        """The node of a seat that decides now; those who decide together each have their own."""
        together = deciding_together(kernel)
        if together != self.together:
            if self.together is not None:
                self.node = self.branches.get(self.seat, self.node).child("after")
            self.together, self.branches = together, {}
        if together is None:
            return self.node
        if seat not in self.branches:  # the searching seat's own decisions go on from where it stands
            self.branches[seat] = self.node if seat == self.seat else self.node.child(("apart", seat))
        return self.branches[seat]

    def go(self, seat: int, key: Hashable) -> None:
        """The seat has decided."""
        if self.together is None:
            self.node = self.node.child(key)
        else:
            self.branches[seat] = self.branches[seat].child(key)


def deciding_together(kernel: Kernel) -> Hashable:
    """What names a decision that several seats take at once; None where one acts after the other."""
    if kernel.live is not None:
        ask = kernel.live.ask
        return None if ask is None or ask.single else (ask.id, kernel.pos.turn)
    frame = kernel.pos.frames[-1] if kernel.pos.frames else None
    return (frame.node, kernel.pos.turn, kernel.pos.round) if frame is not None and frame.gate is not None else None


def ranked(worths: list[float]) -> list[float]:
    """Scores as numbers from 0 for the worst to 1 for the best."""
    low, high = min(worths, default=0.0), max(worths, default=0.0)
    return [(worth - low) / (high - low) if high > low else 0.5 for worth in worths]


def key_of(decision: Decision) -> Hashable:
    """A decision as a key."""
    try:
        hash(decision)
    except TypeError:  # an answer to a form may be a dict
        return msgpack.encode(decision)
    return decision
