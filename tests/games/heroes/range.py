"""Firing for tests: a unit fires at once, with the dice that are given."""

from sandtable.games.heroes.fire import firing
from sandtable.games.heroes.fire.kinds_of_fire import ORDER
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from tests.games.heroes.table import Table


def shots(t: Table, id: str, origin: str = ORDER, target: str = "") -> list[Action]:
    """Everything a unit may announce."""
    return firing.legal(t.s, t.u(id), origin, t.u(target) if target else -1)


def refused(t: Table, id: str, *action: str, origin: str = ORDER) -> str:
    """Why it may not announce this: key and rule."""
    assert action not in shots(t, id, origin)
    refusal = firing.refuse(t.s, t.u(id), origin, action)
    return f"{refusal.key} {refusal.rule}"


def fire(t: Table, id: str, *action: str, dice: tuple[int, ...] = (), origin: str = ORDER) -> Table:
    """Announce a shot and roll."""
    t.events = []
    t.s.forget()
    unit = t.u(id)
    assert action in shots(t, id, origin), shots(t, id, origin)
    firing.announce(t.s, unit, origin, action, t.events)
    t.advance(*dice)
    return t


def odds(t: Table, id: str, *action: str, origin: str = ORDER) -> list[Odds]:
    return firing.odds(t.s, t.u(id), origin, action)


def parts(t: Table, id: str, *action: str, origin: str = ORDER) -> dict[str, int]:
    """The parts of the first roll's sum."""
    return dict(odds(t, id, *action, origin=origin)[0].parts)


def need(t: Table, id: str, *action: str, origin: str = ORDER) -> int:
    return odds(t, id, *action, origin=origin)[0].need


def told(t: Table, key: str) -> list[Event]:
    return [event for event in t.events if event.key == key]


def keys(t: Table) -> list[str]:
    return [event.key for event in t.events]


def result(t: Table) -> int:
    """The result of the last attack."""
    value = told(t, "attack-rolled")[-1].params["result"]
    assert isinstance(value, int)
    return value


def lost(t: Table, id: str) -> bool:
    return t.s.places_of(t.u(id)) == ()


def face(t: Table, id: str) -> int:
    return t.s.face[t.u(id)]


def markers(t: Table, id: str) -> int:
    return t.s.suppression[t.u(id)]
