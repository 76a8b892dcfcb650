"""Secret objectives: notes that only their seat can read, until they are scored. Rules, sections 6.7, 7.4 and 8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from rondel import Handle, Ref, Refusal, move
from rondel.games.ti4.inputs import Listed, somebody
from rondel.games.ti4.library import LIMITS, SECRETS, ObjectiveId
from rondel.games.ti4.points import award, out_of_range
from rondel.games.ti4.rights import no, not_scoring, scoring_closed
from rondel.games.ti4.says.facts import (
    SecondSecretThisPhase,
    SecretDropped,
    SecretNoted,
    SecretScored,
    TooManySecrets,
    WrongPhaseSecret,
)
from rondel.games.ti4.says.reasons import (
    AlreadyHeld,
    NoSecretLeft,
    NoSecretObjective,
    NotHeld,
    NothingNoted,
    SecretInUse,
    SecretIsScored,
    TakeScoringBack,
    TakeScoringsBack,
)
from rondel.games.ti4.state import Companion, ScoredSecret, Seat, SecretArgument, host_and_seats, seats

IN_HAND = LIMITS.secret_hand_limit


def players(s: Companion) -> list[int]:
    """Notes are each seat's own; nobody writes them for somebody else."""
    return list(seats(s))


def scorers(s: Companion) -> dict[str, int]:
    """The secret objectives that have been scored, and by whom."""
    return {each.id: seat for seat in seats(s) for each in s.players[seat].secrets}


def scorer(s: Companion, id: str) -> int | None:
    """Who has scored a secret objective."""
    return scorers(s).get(id)


def _left(s: Companion) -> list[ObjectiveId]:
    """The secret objectives of this game that nobody has scored."""
    scored = scorers(s)
    return [each.id for each in SECRETS.values() if each.set in s.options.sets and each.id not in scored]


def _not_in_game(s: Companion, objective: str) -> Refusal | None:
    if objective in SECRETS and SECRETS[objective].set in s.options.sets:
        return None
    return no(NoSecretObjective(objective), "unknown_objective")


def _in_use(s: Companion, player: int, objective: str) -> Refusal | None:
    """Only what somebody scored is known; a note of somebody else's is not, and must not show."""
    who = scorer(s, objective)
    if who is None:
        return None
    if who == player:
        return no(SecretIsScored(SECRETS[objective].name), "already_scored")
    return no(SecretInUse(who, SECRETS[objective].name), seat=who)


def _free(s: Companion, seat: int) -> list[ObjectiveId]:
    return [id for id in _left(s) if id not in s.players[seat].notes]


@move(
    by=players,
    group="service",
    sticky=True,
    personal=True,
    inputs={"objective": Listed(_free, of=str, refers="secret objective")},
)
def add_secret(g: Handle[Companion], seat: int, objective: SecretArgument) -> None:
    """Note a secret objective; nobody else can read it."""
    mine = g.s.players[seat]
    if objective in mine.notes or scorer(g.s, objective) is not None:
        return
    mine.notes.append(objective)
    g.emit(SecretNoted(seat))
    if len(mine.notes) + len(mine.secrets) > IN_HAND:
        g.emit(TooManySecrets(seat, IN_HAND), audience=(seat,))


@add_secret.check
def why_not_add(s: Companion, seat: int, objective: str) -> Refusal | None:
    """A card of this game that nobody scored; what others hold is no reason."""
    if why := _not_in_game(s, objective):
        return why
    if objective in s.players[seat].notes:
        return no(AlreadyHeld(SECRETS[objective].name))
    return _in_use(s, seat, objective)


def _noted(s: Companion, seat: int) -> list[ObjectiveId]:
    return list(s.players[seat].notes)


@move(
    by=players,
    group="service",
    sticky=True,
    personal=True,
    inputs={"objective": Listed(_noted, of=str, refers="secret objective")},
)
def drop_secret(g: Handle[Companion], seat: int, objective: SecretArgument) -> None:
    """Strike a noted secret objective out."""
    notes = g.s.players[seat].notes
    if objective in notes:
        notes.remove(objective)
        g.emit(SecretDropped(seat))


@drop_secret.check
def why_not_drop(s: Companion, seat: int, objective: str) -> Refusal | None:
    """One that is noted, not scored."""
    if any(each.id == objective for each in s.players[seat].secrets):
        return no(TakeScoringBack(), "already_scored")
    if objective not in s.players[seat].notes:
        return no(NotHeld())
    return None


@drop_secret.when
def why_no_drop(s: Companion, seat: int) -> Refusal | None:
    """There must be a note."""
    mine = s.players[seat]
    if mine.notes:
        return None
    if mine.secrets:
        return no(TakeScoringsBack(), "already_scored")
    return no(NothingNoted(), "not_held")


def _shown(s: Companion, seat: int) -> list[ObjectiveId]:
    """What is shown: a player's own notes, where there are any; else every secret objective nobody has scored."""
    left = _left(s)
    mine = [id for id in left if seat >= 0 and id in s.players[seat].notes]
    return mine or left


def _few(s: Companion, seat: int) -> list[ObjectiveId]:
    return _shown(s, seat)[:3]


@move(
    by=host_and_seats,
    group="service",
    anytime=True,
    inputs={
        "player": somebody,
        "objective": Listed(_shown, of=str, refers="secret objective", tries=_few),
    },
)
def score_secret(
    g: Handle[Companion], seat: int, player: Seat, objective: Annotated[str, Ref("secret objective")]
) -> None:
    """Show a secret objective to everybody and score it, noted or not."""
    s = g.s
    owner, card = s.players[player], SECRETS[objective]
    points = card.points if s.options.auto_vp else 0
    again = s.phase == "status-phase" and any((each.round, each.phase) == (s.round, s.phase) for each in owner.secrets)
    if card.id in owner.notes:
        owner.notes.remove(card.id)
    owner.secrets.append(ScoredSecret(card.id, points, s.round, s.phase, g.now))
    g.emit(SecretScored(player, card.id))
    award(g, player, points, "secret", card.id)
    if again:
        g.emit(SecondSecretThisPhase(player))
    if s.phase != f"{card.phase}-phase":
        g.emit(WrongPhaseSecret(player, card.phase))


@score_secret.check
def why_not_score(s: Companion, seat: int, player: int, objective: str) -> Refusal | None:
    """Nobody has scored it; whether it was noted makes no difference."""
    if why := not_scoring(s, seat, player) or _not_in_game(s, objective) or _in_use(s, player, objective):
        return why
    return out_of_range(s, player, SECRETS[objective].points) if s.options.auto_vp else None


@score_secret.when
def why_no_score(s: Companion, seat: int) -> Refusal | None:
    """There must be a card left, and somebody with room for its point."""
    whose = list(seats(s)) if seat < 0 else [seat]
    if why := scoring_closed(s, seat):
        return why
    if s.options.auto_vp and all(out_of_range(s, player, 1) for player in whose):
        return out_of_range(s, whose[0], 1)
    return None if _left(s) else no(NoSecretLeft(), "secret_in_use")


def resample(s: Companion, viewer: Sequence[int], rng: Any) -> None:
    """What the viewer cannot see could be any secret objectives that nobody scored; each card is there once."""
    dealt = {card for seat in viewer for card in s.players[seat].notes}
    for seat in seats(s):
        if seat not in viewer:
            left = {*_free(s, seat), *s.players[seat].notes}
            wanted = len(s.players[seat].notes)
            pool = sorted(left - dealt) if len(left - dealt) >= wanted else sorted(left)
            s.players[seat].notes = rng.sample(pool, wanted)
            dealt.update(s.players[seat].notes)
