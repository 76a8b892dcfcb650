"""Public objectives: revealing, scoring, taking back. Rules, sections 6.7 and 7.4."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from rondel import Handle, Ref, Refusal, move
from rondel.games.ti4.inputs import Amount, Line, Listed, somebody
from rondel.games.ti4.library import LIMITS, PUBLIC, ObjectiveId
from rondel.games.ti4.points import award, out_of_range
from rondel.games.ti4.rights import bad_name, host_and_speaker, no, not_scoring, scoring_closed, unconfirmed, whom
from rondel.games.ti4.says.facts import (
    ObjectiveRemoved,
    ObjectiveRevealed,
    ObjectiveScored,
    ObjectiveUnscored,
    SecondPublicThisPhase,
    SecretUnscored,
    StagePoolExceeded,
    StageTwoEarly,
)
from rondel.games.ti4.says.names import OwnObjectiveName
from rondel.games.ti4.says.reasons import (
    AlreadyRevealed,
    AlreadyScored,
    CardOrOwnName,
    NoneRevealed,
    NoObjectivesLeft,
    NoPublicObjective,
    NothingScored,
    NotRevealed,
    NotScored,
    OwnObjectiveNeeds,
    PointsWouldGo,
)
from rondel.games.ti4.state import Companion, Objective, Scored, Seat, host_and_seats

PER_STAGE = LIMITS.public_per_stage
POOL = 2 * PER_STAGE
ObjectiveArgument = Annotated[str, Ref("objective")]


def find(s: Companion, id: str) -> Objective | None:
    """A revealed objective."""
    return next((each for each in s.objectives if each.id == id), None)


def scored_by(objective: Objective, player: int) -> Scored | None:
    """The seat's mark on an objective."""
    return next((mark for mark in objective.scored if mark.seat == player), None)


def counted(s: Companion, stage: int = 0) -> int:
    """The revealed objectives that count for the pool, of one stage or all."""
    return sum(not each.extra and stage in (0, each.stage) for each in s.objectives)


# -- revealing -----------------------------------------------------------------------------------------------------


def hidden_cards(s: Companion, seat: int) -> list[str]:
    """The cards that can still be revealed; those of the stage that is due come first."""
    shown = {each.id for each in s.objectives}
    left = [each for each in PUBLIC.values() if each.set in s.options.sets and each.id not in shown]
    due = 1 if counted(s, 1) < PER_STAGE else 2
    return [each.id for each in sorted(left, key=lambda each: each.stage != due)]


def _tried(s: Companion, seat: int) -> list[str]:
    return hidden_cards(s, seat)[:2]


_card = {
    "objective": Listed(hidden_cards, of=str, refers="objective", tries=_tried, optional=True),
    "name": Line(max=LIMITS.objective_name_max, label=OwnObjectiveName()),
    "stage": Listed((0, 1, 2), tries=(0,), optional=True),
    "points": Amount(0, LIMITS.custom_objective_points_max, tries=(0,)),
    "extra": Listed((False, True), of=bool, optional=True),
}


@move(by=host_and_speaker, group="service", anytime=True, inputs=_card)
def reveal_objective(
    g: Handle[Companion],
    seat: int,
    objective: ObjectiveArgument = "",
    name: str = "",
    stage: int = 0,
    points: int = 0,
    extra: bool = False,
) -> None:
    """Put a public objective on the table: a card, or one of your own."""
    s = g.s
    if objective:
        card = PUBLIC[objective]
        made = Objective(card.id, card.name, card.stage, card.points, s.round, extra)
    else:
        s.custom_objectives += 1
        id = ObjectiveId(f"custom-{s.custom_objectives}")
        made = Objective(id, name.strip(), 1 if stage == 1 else 2, points, s.round, extra)
    early = made.stage == 2 and counted(s, 1) < PER_STAGE and not extra
    s.objectives.append(made)
    g.emit(ObjectiveRevealed(made.id, made.name, made.stage, made.points))
    if early:
        g.emit(StageTwoEarly())
    if counted(s, made.stage) > PER_STAGE and not extra:
        g.emit(StagePoolExceeded(made.stage))


@reveal_objective.check
def why_not_reveal(
    s: Companion, seat: int, objective: str, name: str, stage: int, points: int, extra: bool
) -> Refusal | None:
    """A card that is not on the table yet; ten in all, unless an agenda adds one."""
    if bool(objective) == bool(name):
        return no(CardOrOwnName(), "bad_args")
    if objective and (objective not in PUBLIC or PUBLIC[objective].set not in s.options.sets):
        return no(NoPublicObjective(objective), "unknown_objective")
    if name and (why := bad_name(name, LIMITS.objective_name_max)):
        return why
    if name and (stage not in (1, 2) or not 1 <= points <= LIMITS.custom_objective_points_max):
        return no(OwnObjectiveNeeds(LIMITS.custom_objective_points_max), "bad_args")
    if objective and find(s, objective):
        return no(AlreadyRevealed(PUBLIC[objective].name))
    return None if extra else _pool_empty(s)


def _pool_empty(s: Companion) -> Refusal | None:
    return None if counted(s) < POOL else no(NoObjectivesLeft())


@reveal_objective.when
def why_no_reveal(s: Companion, seat: int) -> Refusal | None:
    """There must be a card left to suggest."""
    return None if counted(s) < POOL or hidden_cards(s, seat) else _pool_empty(s)


def _revealed(s: Companion, seat: int) -> list[str]:
    return [each.id for each in s.objectives]


def _none_revealed(s: Companion, seat: int) -> Refusal | None:
    return None if s.objectives else no(NoneRevealed(), "not_revealed")


@move(
    by="host",
    group="service",
    anytime=True,
    inputs={
        "objective": Listed(_revealed, of=str, refers="objective"),
        "confirm": Listed((False, True), of=bool, optional=True),
    },
)
def remove_objective(g: Handle[Companion], seat: int, objective: ObjectiveArgument, confirm: bool = False) -> None:
    """Take an objective off the table, with the points it gave."""
    gone = find(g.s, objective)
    if gone is None:
        return
    for mark in gone.scored:
        award(g, mark.seat, -mark.points, f"stage{gone.stage}", gone.id)
    g.s.objectives.remove(gone)
    g.emit(ObjectiveRemoved(gone.id, gone.name))


@remove_objective.when
def why_no_removal(s: Companion, seat: int) -> Refusal | None:
    """There must be one whose points can go."""
    return _none_revealed(s, seat) or _all_refused(why_not_remove(s, seat, each.id, True) for each in s.objectives)


@remove_objective.check
def why_not_remove(s: Companion, seat: int, objective: str, confirm: bool) -> Refusal | None:
    """Somebody's points go only when it is meant."""
    gone = find(s, objective)
    if gone is None:
        return _not_revealed(objective)
    for mark in gone.scored:
        if why := out_of_range(s, mark.seat, -mark.points):
            return why
    if gone.scored:
        return unconfirmed(confirm, PointsWouldGo([mark.seat for mark in gone.scored]))
    return None


def _not_revealed(objective: str) -> Refusal:
    return no(NotRevealed(objective))


# -- scoring -------------------------------------------------------------------------------------------------------


@move(
    by=host_and_seats,
    group="service",
    anytime=True,
    inputs={"player": somebody, "objective": Listed(_revealed, of=str, refers="objective")},
)
def score_objective(g: Handle[Companion], seat: int, player: Seat, objective: ObjectiveArgument) -> None:
    """Mark that a seat fulfilled a public objective; its points are added where the table wants that."""
    s = g.s
    found = find(s, objective)
    if found is None:
        return
    points = found.points if s.options.auto_vp else 0
    again = s.phase == "status-phase" and any(
        mark.seat == player and (mark.round, mark.phase) == (s.round, s.phase)
        for each in s.objectives
        for mark in each.scored
    )
    found.scored.append(Scored(player, points, s.round, s.phase, g.now))
    g.emit(ObjectiveScored(player, found.id, found.name, found.stage))
    award(g, player, points, f"stage{found.stage}", found.id)
    if again:
        g.emit(SecondPublicThisPhase(player))


@score_objective.check
def why_not_score(s: Companion, seat: int, player: int, objective: str) -> Refusal | None:
    """Once for each seat."""
    if why := not_scoring(s, seat, player):
        return why
    found = find(s, objective)
    if found is None:
        return _not_revealed(objective)
    if scored_by(found, player):
        return no(AlreadyScored(player, found.name))
    return out_of_range(s, player, found.points) if s.options.auto_vp else None


@score_objective.when
def why_no_score(s: Companion, seat: int) -> Refusal | None:
    """There must be something that somebody can score."""
    if why := _none_revealed(s, seat) or scoring_closed(s, seat):
        return why
    return _all_refused(why_not_score(s, seat, player, each.id) for player in whom(s, seat) for each in s.objectives)


def _all_refused(found: Iterable[Refusal | None]) -> Refusal | None:
    """The last reason if everything is refused: the nearest one to what could be chosen."""
    why = None
    for why in found:
        if why is None:
            return None
    return why


def _own_marks(s: Companion, seat: int) -> list[str]:
    """The objectives, public or secret, that somebody (the seat itself, for the host anybody) has scored."""
    whose = whom(s, seat)
    public = [each.id for each in s.objectives if any(mark.seat in whose for mark in each.scored)]
    return [*public, *(secret.id for player in whose for secret in s.players[player].secrets)]


@move(
    by=host_and_seats,
    group="service",
    anytime=True,
    inputs={"player": somebody, "objective": Listed(_own_marks, of=str, refers="objective")},
)
def unscore_objective(g: Handle[Companion], seat: int, player: Seat, objective: ObjectiveArgument) -> None:
    """Take the mark off, and exactly the points it gave; a secret becomes a note again."""
    s = g.s
    found = find(s, objective)
    mark = scored_by(found, player) if found else None
    if found is not None and mark is not None:
        found.scored.remove(mark)
        g.emit(ObjectiveUnscored(player, found.id, found.name))
        award(g, player, -mark.points, f"stage{found.stage}", found.id)
        return
    owner = s.players[player]
    for secret in [each for each in owner.secrets if each.id == objective]:
        owner.secrets.remove(secret)
        owner.notes.append(secret.id)
        g.emit(SecretUnscored(player, secret.id))
        award(g, player, -secret.points, "secret", secret.id)


@unscore_objective.check
def why_not_unscore(s: Companion, seat: int, player: int, objective: str) -> Refusal | None:
    """Something the seat has scored."""
    if why := not_scoring(s, seat, player):
        return why
    found = find(s, objective)
    mark = scored_by(found, player) if found else None
    secret = next((each for each in s.players[player].secrets if each.id == objective), None)
    if mark is None and secret is None:
        return no(NotScored(player))
    return out_of_range(s, player, -(mark.points if mark else secret.points if secret else 0))


@unscore_objective.when
def why_no_unscore(s: Companion, seat: int) -> Refusal | None:
    """There must be something that can be taken back."""
    if why := scoring_closed(s, seat):
        return why
    if not (marks := _own_marks(s, seat)):
        return no(NothingScored(), "not_scored")
    found = (why_not_unscore(s, seat, player, id) for player in whom(s, seat) for id in marks)
    return _all_refused(why for why in found if why is None or why.code != "not_scored")
