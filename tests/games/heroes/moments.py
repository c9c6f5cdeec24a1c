"""Moments of a game to play cards and gear in, on a table of a test's own."""

from sandtable.games.heroes import windows
from sandtable.games.heroes.fire import firing, hits
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.turn import activation
from tests.games.heroes.table import Table, open_ground


def duel(**units: str) -> Table:
    """Two riflemen three squares apart, and whoever else."""
    there = {"s-rifle-1": "1-2", "g-landser-1": "4-2"}
    others = {name.replace("_", "-"): square for name, square in units.items()}
    return Table(open_ground(12, 8), {**there, **others})


def shaken(t: Table, id: str, n: int = 1) -> Table:
    t.s.suppression[t.u(id)] = n
    t.s.forget()
    return t


def gap(t: Table) -> None:
    """A gap, at the cards of the initiative holder."""
    t.s.frames.append(activation.Gap(2))
    t.advance()


def at(t: Table, moment: str) -> None:
    """A window that a step of the turn opens."""
    windows.open(t.s, moment)
    t.advance()


def activate(t: Table, id: str) -> None:
    t.s.frames.append(activation.Activation(t.u(id)))
    t.advance()


def card_words(t: Table, card: str) -> list[tuple[str, ...]]:
    """What may follow a card in the actions that play it."""
    return [words[2:] for words in t.legal() if words[:2] == ("play", f"card:{card}")]


def fire(t: Table, id: str, *words: str, dice: tuple[int, ...] = ()) -> None:
    firing.announce(t.s, t.u(id), "order", words, t.events)
    t.advance(*dice)


def hit(t: Table, id: str, double: bool = False, by_fire: bool = True) -> None:
    side = 1 - t.s.side_of_unit(t.u(id))
    t.s.then(hits.Hit(target=t.u(id), double=double, side=side, by_fire=by_fire))
    t.advance()


def charge(t: Table, attacker: str, target: str, square: str, *dice: int) -> None:
    moves.begin(t.s, t.u(attacker), ("assault", f"unit:{target}"), t.events)
    t.advance()
    t.do("charge", f"square:{square}", dice=dice)


def penalty(t: Table) -> int:
    """What was taken from the last roll of an attack."""
    told = [event.params for event in t.events if event.key == "attack-rolled"]
    value = told[-1]["penalty"]
    assert isinstance(value, int)
    return value


def totals(t: Table) -> tuple[int, int]:
    """The totals of the last fight, attacker first."""
    told = [event.params for event in t.events if event.key == "fight-decided"][-1]
    total, answer = told["total"], told["answer"]
    assert isinstance(total, int)
    assert isinstance(answer, int)
    return (total, answer)
