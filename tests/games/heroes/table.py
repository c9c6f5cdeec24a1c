"""Small battlefields for tests: rows of ground, a few units, and a game that is under way."""

from functools import cache

from sandtable.games.heroes.battle import GROUP, SIDES, ArmyTile, Battle, Unit
from sandtable.games.heroes.fire.templates import SecondTemplate
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land.field import Field, Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ABOARD, ACTIVATION, NOWHERE, Wreck
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.event import Event

N, NE, E, SE, S, SW, W, NW = range(8)


@cache
def heroes() -> Heroes:
    return Heroes()


def rest() -> SecondTemplate:
    """What lies beneath the frames under test, and never settles by itself: there it is over."""
    return SecondTemplate(0, "", 0, 0, 0)


#: The name of that frame; what it asks for, the second rocket, comes up in no other test.
REST = SecondTemplate.name


class Table:
    """A state, with units named by their ids and squares by their names."""

    def __init__(
        self,
        rows: list[str],
        units: dict[str, str],
        lines: list[tuple[str, int, int, int, int]] | None = None,
        plans: list[Plan] | None = None,
        exits: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    ) -> None:
        """``units``: an id such as ``s-rifle-1`` (its counter is ``s-rifle``) and where it stands:
        ``3-4``, for a vehicle ``3-4 e``, for one of two squares its front; ``in g-opel``; a face
        other than the first: ``3-4 #1``."""
        game = heroes()
        field = Field(len(rows[0]), len(rows), rows, lines or [], plans or [], game.pack.terrain)
        battle = Battle({}, game.pack, field)
        battle.exits = [*exits]
        for side in (0, 1):
            tile = ArmyTile(side, f"t-{SIDES[side]}", side)
            tile.kind = GROUP
            tile.break_point = 99
            battle.tiles.append(tile)
        for id in units:
            self._recruit(battle, id)
        battle.cards = [*game.pack.cards]
        battle.card_named = {card.id: card.index for card in battle.cards}
        for card in battle.cards:
            battle.deck[card.side] += [card.index] * card.copies
        self.s = HeroesState(game, battle, {"together": False, "conceal_hands": False})
        self.s.phase = ACTIVATION
        self.s.turn = 1
        self.s.frames.append(rest())
        self.events: list[Event] = []
        for id, where in units.items():
            self._set_up(self.u(id), where.split())

    @staticmethod
    def _recruit(battle: Battle, id: str) -> None:
        counters = battle.pack.counters
        counter = counters[id if id in counters else id.rsplit("-", 1)[0]]
        unit = Unit(len(battle.units), id, counter.side, counter)
        unit.tile = counter.side
        battle.units.append(unit)
        battle.unit_named[id] = unit.index
        battle.roster[counter.side].append(unit.index)

    def _set_up(self, unit: int, words: list[str]) -> None:
        s = self.s
        for word in words:
            if word.startswith("#"):
                s.face[unit] = int(word[1:])
            elif word in COMPASS:
                s.heading[unit] = COMPASS.index(word)
        if words[0] == "in":
            s.standing[unit] = ABOARD
            s.carrier[unit] = self.u(words[1])
            return
        front = self.p(words[0])
        rear = NOWHERE
        if s.counter(unit).size == 2:
            dx, dy = s.battle.field.places[front]
            hx, hy = STEPS[s.heading[unit]]
            rear = s.battle.field.place_at[(dx - 2 * hx, dy - 2 * hy)]
        s.put(unit, front, rear)

    # Names.

    def u(self, id: str) -> int:
        return self.s.battle.unit_named[id]

    def p(self, name: str) -> int:
        return self.s.battle.field.named[name]

    def where(self, id: str) -> str:
        """The squares a unit stands on, front first."""
        return " ".join([self.s.name(place) for place in self.s.places_of(self.u(id))])

    def hold(self, side: int, *ids: str) -> None:
        """Put cards into a hand."""
        self.s.hands[side] = [self.s.battle.card_named[id] for id in ids]

    def wreck(self, kind: str, front: str, rear: str = "") -> int:
        s = self.s
        wreck = Wreck(kind, self.p(front), self.p(rear) if rear else NOWHERE, 0)
        s.wrecks.append(wreck)
        for place in wreck.places:
            s.wreck_on[place] = len(s.wrecks) - 1
        return len(s.wrecks) - 1

    # Play.

    def advance(self, *dice: int) -> None:
        self.s.advance(self.chance(dice), self.events)

    def do(self, *action: str, dice: tuple[int, ...] = ()) -> None:
        """Whoever decides does this, and it rolls these dice (1 to 6)."""
        (seat,) = self.s.actors()
        self.events += self.s.apply(seat, action, self.chance(dice))

    def legal(self) -> list[Action]:
        (seat,) = self.s.actors()
        return self.s.legal(seat)

    def refused(self, *action: str) -> str:
        """The key of the refusal and its rule."""
        (seat,) = self.s.actors()
        refusal = self.s.why_not(seat, action)
        assert refusal is not None, action
        return f"{refusal.key} {refusal.rule}"

    def told(self) -> list[str]:
        return [event.key for event in self.events]

    @staticmethod
    def chance(dice: tuple[int, ...]) -> Chance:
        return Scripted([die - 1 for die in dice])


COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def open_ground(width: int, height: int) -> list[str]:
    return ["." * width for _ in range(height)]


def march(table: Table, id: str, *action: str) -> Table:
    """Declare a Movement Action and come to its first choice."""
    moves.begin(table.s, table.u(id), action or ("move",), table.events)
    table.advance()
    return table


def steps(table: Table) -> set[str]:
    """The squares that the next step can lead to."""
    found = [action for action in table.legal() if action[0] == "step"]
    return {action[1].removeprefix("square:") for action in found}
