"""What train games do: an order by prices that change while it runs, rounds that differ, a bank that breaks."""

from __future__ import annotations

from rondel import Flow, Game, Handle, Match, Message, Outcome, Place, Rounds, Segment, State, Step, Turns, custom, move

OWNER = {"red": 0, "blue": 1, "green": 0}


class Broken(Message): ...


class Railways(State):
    price: dict[str, int]
    ran: list[str] = []
    """Which companies have run in this operating round."""
    history: list[str] = []
    bank: int = 5


def waiting(s: Railways) -> list[str]:
    """Companies that have still to run, the dearest first; asked anew after each, because prices move."""
    return sorted((name for name in s.price if name not in s.ran), key=lambda name: -s.price[name])


def next_owner(s: Railways) -> list[int]:
    return [OWNER[name] for name in waiting(s)[:1]]


@move
def run(g: Handle[Railways], seat: int, pays: bool) -> None:
    """Run the dearest company that has not run yet; a company that keeps its money becomes cheaper."""
    name = waiting(g.s)[0]
    g.s.price[name] += 10 if pays else -10
    g.s.ran.append(name)
    g.s.history.append(f"{g.round}:{name}")
    g.s.bank -= pays
    if g.s.bank == 0:
        g.end_segment()


run.leads_to = ("end_segment",)


@run.options
def _(s: Railways, seat: int) -> list[bool]:
    return [True, False]


@move
def buy(g: Handle[Railways], seat: int) -> None:
    """Buy a share."""
    g.s.history.append(f"{g.round}:share {seat}")


def anew(g: Handle[Railways]) -> None:
    g.s.ran.clear()


def every_second_round(s: Railways, at: Place) -> bool:
    return at.round % 2 == 1


def played() -> Match:
    shares = Turns("shares", moves=[buy], each=1, once=True, can_enter=every_second_round)
    companies = Turns("companies", Step("run", moves=[run], each=1), order=custom(next_owner), exit_when=all_have_run)
    rounds = Rounds("rounds", shares, Step("begin", enter=anew), companies, until=lambda s: s.bank <= 0)
    return Match(
        Game(
            "railways",
            seats=2,
            state=Railways,
            setup=lambda g: Railways({"red": 100, "blue": 80, "green": 95}),
            flow=Flow(Segment("play", rounds), Step("count", enter=lambda g: g.s.history.append("counted"))),
            at_end=lambda s: Outcome.draw(Broken()),
        ),
        seed="1",
    )


def all_have_run(s: Railways) -> bool:
    return not waiting(s)


def test_companies_run_by_price_as_it_is_when_their_turn_comes() -> None:
    match = played()
    match.play(0, "buy")
    match.play(1, "buy")
    match.play(0, "run", pays=False)
    assert match.kernel.s.history[-1] == "1:red"
    match.play(0, "run", pays=True)
    match.play(1, "run", pays=True)
    assert match.kernel.s.history[-2:] == ["1:green", "1:blue"]


def test_the_bank_breaks_in_the_middle_of_a_round() -> None:
    """There are shares in every other round; a broken bank ends the segment at once, and what follows still runs."""
    match = played()
    while match.over is None:
        seat = match.kernel.actors()[0]
        if match.kernel.address.endswith("shares"):
            match.play(seat, "buy")
        else:
            match.play(seat, "run", pays=True)
    history = match.kernel.s.history
    assert [entry for entry in history if "share" in entry] == ["1:share 0", "1:share 1"]
    assert history[-2:] == ["2:green", "counted"]
