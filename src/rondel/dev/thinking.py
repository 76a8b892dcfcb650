"""What takes longer than a look: what bots think on a seat, and what the catalogues lack."""

from __future__ import annotations

import gc

from rondel.bots.registry import usual
from rondel.core.advice import Hint
from rondel.core.match import Match
from rondel.dev.told import Lack, Thought, Thoughts
from rondel.dev.workshop import Workshop
from rondel.errors import RondelError
from rondel.server.bot_worker import Assignment
from rondel.server.workers import Failed
from rondel.testing.catalogues import findings, part_of
from rondel.words import Speaker

MOST = 6


async def thoughts(workshop: Workshop, seat: int) -> Thoughts:
    """What a bot would do on a seat, made of nothing but what the seat may know."""
    match = workshop.match
    if match is None or seat not in match.kernel.actors():
        return Thoughts(seat, "It has nothing to decide.")
    data, tail = match.kernel.checkpoint()
    task = "hint" if match.game.score is not None else "decide"
    chance = f"{match.header.seed}/{seat}/{len(match.entries)}"
    bot = (workshop.table.bot_at(seat) if workshop.table is not None else "") or usual(match.game)
    question = Assignment(match.game.name, data, tuple(tail), seat, 1.0, chance, task, bot)  # type: ignore[arg-type]
    try:
        answer = await workshop.site.workers.ask(question)
    except Failed as problem:
        raise RondelError(f"the bot gave no answer: {problem}") from None
    return _advice(match, answer) if isinstance(answer, Hint) else _decision(match, seat, answer[0], answer[1], bot)


def _advice(match: Match, hint: Hint) -> Thoughts:
    words = Speaker(module=match.game.module, name_of=match.name_of)
    ideas = tuple(
        Thought(
            words.say(idea.label),
            round(idea.chance, 3),
            tuple(f"{words.say(reason.what)} {reason.change:+.1f}" for reason in idea.reasons)
            or ((words.say(idea.why),) if idea.why else ()),
        )
        for idea in hint.ideas[:MOST]
    )
    return Thoughts(hint.seat, words.say(hint.nudge), ideas)


def _decision(match: Match, seat: int, decision: object, faults: list[str], bot: str) -> Thoughts:
    """What a bot decides in a game that does not say what a position is worth."""
    name, args = getattr(decision, "name", ""), getattr(decision, "args", ())
    told = f"{name}({', '.join(map(repr, args))})"
    said = f"{bot} would do this. With score= on the game it could say why."
    return Thoughts(seat, "; ".join([said, *faults]), (Thought(told),))


async def lacks(workshop: Workshop) -> list[Lack]:
    """What is wrong with the catalogues, held against everything the game declares."""
    found, _ = workshop.open()
    gc.collect()  # messages of the game as it was before
    told = await workshop.rules.quietly(lambda: list(findings(part_of(found.game))), commands=400)
    return [Lack(finding.code, finding.where, finding.text) for finding in told]
