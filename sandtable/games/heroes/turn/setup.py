"""Before the first turn: set-up of field and armies, Scout moves (HH-17, HOS-19.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import hands
from sandtable.games.heroes.fire import templates
from sandtable.games.heroes.movement_action import declaration
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.moving import ways
from sandtable.games.heroes.moving.stepping import Mover, Pose, StepOption
from sandtable.games.heroes.pack.battle import ITEM, SIDES, Effect
from sandtable.games.heroes.pack.counters import NONE
from sandtable.games.heroes.status import NOWHERE, Wreck
from sandtable.games.heroes.turn import deployment
from sandtable.games.heroes.turn.deployment import Deployment
from sandtable.games.heroes.turn.flow import Turn
from sandtable.games.heroes.units import abilities, transport
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Procedure
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

SCOUT: Final = "scout"
AIM: Final = "aim"
MOVE: Final[Action] = ("move",)
END: Final[Action] = ("end",)


def begin(state: HeroesState, chance: Chance) -> None:
    """Prepare the field, decide the initiative and deal; then the armies are set up."""
    events: list[Event] = []
    lay_out(state, chance)
    state.initiative = first_initiative(state, chance)
    hands.deal(state, chance, events)
    state.reset(SetUp(0))


def lay_out(state: HeroesState, chance: Chance) -> None:
    """Place wrecks, objectives, items and face-down bonus tokens (HH-8 to HH-10)."""
    for index, lying in enumerate(state.battle.wrecks):
        wreck = Wreck(lying.kind, lying.front, lying.rear, 0)
        state.wrecks.append(wreck)
        for place in wreck.places:
            state.wreck_on[place] = index
    for objective in state.battle.objectives:
        state.control[objective.index] = objective.control
        if objective.kind == ITEM:
            state.item_at[objective.index] = objective.places[0]
    pool = state.battle.bonus_pool[:]
    if state.battle.bonus:
        chance.shuffle("bonus", pool)
    state.bonus = pool[: len(state.battle.bonus)]


def first_initiative(state: HeroesState, chance: Chance) -> int:
    """The side named by the scenario, or the higher roll."""
    if state.battle.initiative >= 0:
        return state.battle.initiative
    while True:
        soviet = chance.die("initiative", 6)
        german = chance.die("initiative", 6)
        if soviet != german:
            return 0 if soviet > german else 1


class SetUp(Procedure["HeroesState"]):
    """One side sets up all its units, then the other; Scout moves; an opening barrage."""

    name = "set-up"
    lowest = True

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.proceed(state, stage=self.stage + 1)
        if self.stage == 0:
            first = state.battle.sets_up_first
            if first < 0:
                first = 1 - state.initiative
            state.push(Deployment(first), Deployment(1 - first))
        elif self.stage == 1:
            state.push(Scouting(state.initiative), Scouting(1 - state.initiative))
        elif self.stage == 2:
            opening_barrage(state)
        else:
            state.supplied = [False] * len(state.supplied)
            state.replace(Turn(0))


class Scouting(Frame["HeroesState"]):
    """A side may move each of its scouts once (HOS-19.11, 19.20).

    ``supplied`` marks units that have moved, or were unloaded by a scouting vehicle (HOS-19.17).
    """

    name = "scouting"

    def __init__(self, side: int) -> None:
        self.side = side

    def scouts(self, state: HeroesState) -> list[int]:
        return [
            unit
            for unit in state.battle.roster[self.side]
            if state.in_play(unit)
            and not state.supplied[unit]
            and not transport.is_crew_aboard(state, unit)
            and abilities.scout(state, unit) != NONE
            and MOVE in declaration.declarations(state, unit)
        ]

    def entries(self, state: HeroesState) -> list[Action]:
        """Scouts deployed off the field enter it on a square at their rim (HOS-19.20)."""
        found: list[Action] = []
        for unit in state.battle.roster[self.side]:
            if deployment.is_outside(state, unit) and abilities.scout(state, unit) != NONE:
                places = [
                    place
                    for place in deployment.spots(state, unit)
                    if can_enter(state, unit, place)
                ]
                found += deployment.onto_squares(state, unit, places)
        return found

    def settled(self, state: HeroesState) -> bool:
        return not self.scouts(state) and not self.entries(state)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [(SCOUT, state.unit(unit).word) for unit in self.scouts(state)]
        return [*found, *self.entries(state), END]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if len(action) != 2 or action[0] != SCOUT:
            return state.refusal("scout-step", action=action[0] if action else "")
        unit = state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)
        if unit < 0 or state.side_of_unit(unit) != self.side:
            return state.refusal("not-your-unit")
        if state.supplied[unit]:
            return state.refusal("scout-once", unit=state.unit(unit).id)
        return state.refusal("scout-only", unit=state.unit(unit).id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END:
            state.pop()
            return
        unit = names.unit_named(state, action[1])
        state.supplied[unit] = True
        if action[0] == SCOUT:
            declaration.begin(state, unit, MOVE, events)
        else:
            limit = ways.allowance(state, unit, 0)
            state.push(Movement(unit=unit, limit=limit, spent=1))
            deployment.put(state, unit, action, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-scouting", {"side": SIDES[self.side]})


def can_enter(state: HeroesState, unit: int, place: int) -> bool:
    """Can a Scout move end on that square, or continue from it to one where it can (HOS-19.14)?"""
    into = StepOption(Pose(place, NOWHERE, state.heading[unit]), place, False, ())
    return ways.settles(state, Mover(state, unit), into, ways.allowance(state, unit, 0) - 1)


def opening_barrage(state: HeroesState) -> None:
    """A barrage by one side before the first turn, if the scenario has one."""
    rule = state.battle.effect("opening_barrage")
    if rule is not None:
        state.push(OpeningBarrage(rule.params["attacks"]))


class OpeningBarrage(Frame["HeroesState"]):
    """The firing side chooses Interspaces one by one; each shot scatters, without a spotter."""

    name = "opening-barrage"

    def __init__(self, left: int) -> None:
        self.left = left

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        if state.battle.effect("opening_barrage") is None:
            raise BadInput("unknown-id", f"{where}.frame", id=self.name)

    def rule(self, state: HeroesState) -> Effect:
        effect = state.battle.effect("opening_barrage")
        assert effect is not None
        return effect

    def settled(self, state: HeroesState) -> bool:
        return self.left == 0

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.rule(state).side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        field = state.battle.field
        west = 2 * self.rule(state).params["min_x"]
        return [
            (AIM, word)
            for word, (x, _) in zip(field.point_words, field.points, strict=True)
            if x >= west
        ]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("barrage-area", column=self.rule(state).params["min_x"])

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        rule = self.rule(state)
        x, y = state.battle.field.points[state.battle.field.point_named[action[1][len("point:") :]]]
        state.replace(OpeningBarrage(self.left - 1))
        barrage = templates.Barrage(
            side=rule.side, profile=rule.profile, x=x, y=y, scatter=rule.params["scatter"]
        )
        state.push(barrage)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-barrage", {"side": SIDES[self.rule(state).side], "left": self.left})
