"""A small game that is written while it is played."""

RULES = '''
from rondel import Flow, Game, Message, Outcome, Segment, State, Turns, move


class Pile(State):
    count: int = 0


class Enough(Message): ...


@move
def add(g, seat: int, n: int) -> None:
    """Put stones on the pile."""
    g.s.count += n


@add.options
def few(s, seat: int) -> list[int]:
    return [1, 2]


def over(s):
    return Outcome.win(0, Enough()) if s.count >= 9 else None


game = Game(
    "pile", seats=(2, 3), state=Pile, setup=lambda t: Pile(), outcome=over,
    flow=Flow(Segment("play", Turns("turn", moves=[add], each=1))),
)
'''
