"""Before the first turn: the table is laid, armies are set up, scouts move (HH-17, HOS-19.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.battle import ITEM, SIDES, Effect
from sandtable.games.heroes.cards import hands
from sandtable.games.heroes.fire import templates
from sandtable.games.heroes.flow import Turn
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import movement, moves, transport
from sandtable.games.heroes.moving.movement_action import Movement
from sandtable.games.heroes.moving.paces import Going, Pace, Stand
from sandtable.games.heroes.pack.counters import NONE
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import NOWHERE, Wreck
from sandtable.games.heroes.turn import deployment, tokens
from sandtable.games.heroes.turn.deployment import Deployment
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

SCOUT: Final = "scout"
AIM: Final = "aim"
MOVE: Final[Action] = ("move",)
END: Final[Action] = ("end",)


def begin(s: HeroesState, chance: Chance) -> None:
    """Lay out what lies on the field, decide the initiative, deal; then the armies are set up."""
    events: list[Event] = []
    lay_out(s, chance)
    s.initiative = first_initiative(s, chance)
    hands.deal(s, chance, events)
    s.frames = [SetUp(0)]


def lay_out(s: HeroesState, chance: Chance) -> None:
    """Wrecks, objectives, items and face-down bonus tokens (HH-8 to HH-10)."""
    for index, lying in enumerate(s.battle.wrecks):
        wreck = Wreck(lying.kind, lying.front, lying.rear, 0)
        s.wrecks.append(wreck)
        for place in wreck.places:
            s.wreck_on[place] = index
    for objective in s.battle.objectives:
        s.control[objective.index] = objective.control
        if objective.kind == ITEM:
            s.item_at[objective.index] = objective.places[0]
    pool = s.battle.bonus_pool[:]
    if s.battle.bonus:
        chance.shuffle("bonus", pool)
    s.bonus = pool[: len(s.battle.bonus)]


def first_initiative(s: HeroesState, chance: Chance) -> int:
    """The scenario names a side, or the higher roll has it."""
    if s.battle.initiative >= 0:
        return s.battle.initiative
    while True:
        soviet = chance.die("initiative", 6)
        german = chance.die("initiative", 6)
        if soviet != german:
            return 0 if soviet > german else 1


class SetUp(Procedure):
    """One side sets up all its units, then the other; Scout moves; an opening barrage."""

    name = "set-up"
    fields = (("stage", "int"),)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.go(s, stage=self.stage + 1)
        if self.stage == 0:
            first = s.battle.sets_up_first
            if first < 0:
                first = 1 - s.initiative
            s.then(Deployment(first), Deployment(1 - first))
        elif self.stage == 1:
            s.then(Scouting(s.initiative), Scouting(1 - s.initiative))
        elif self.stage == 2:
            opening_barrage(s)
        else:
            s.supplied = [False] * len(s.supplied)
            s.frames[-1] = Turn(0)


class Scouting(HeroesFrame):
    """A side moves those of its scouts that it likes, each once (HOS-19.11, 19.20).

    ``supplied`` marks who has moved, or was unloaded by a scouting vehicle (HOS-19.17).
    """

    name = "scouting"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def scouts(self, s: HeroesState) -> list[int]:
        return [
            unit
            for unit in s.battle.roster[self.side]
            if tokens.in_play(s, unit)
            and not s.supplied[unit]
            and not transport.is_crew_aboard(s, unit)
            and abilities.scout(s, unit) != NONE
            and MOVE in moves.declarations(s, unit)
        ]

    def entries(self, s: HeroesState) -> list[Action]:
        """Scouts deployed off the field enter it on a square at their edge (HOS-19.20)."""
        found: list[Action] = []
        for unit in s.battle.roster[self.side]:
            if deployment.is_outside(s, unit) and abilities.scout(s, unit) != NONE:
                places = [place for place in deployment.spots(s, unit) if can_enter(s, unit, place)]
                found += deployment.onto_squares(s, unit, places)
        return found

    def settled(self, s: HeroesState) -> bool:
        return not self.scouts(s) and not self.entries(s)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

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
            state.frames.pop()
            return
        unit = state.battle.unit_named[action[1][len(names.PREFIX) :]]
        state.supplied[unit] = True
        if action[0] == SCOUT:
            moves.begin(state, unit, MOVE, events)
        else:
            limit = movement.allowance(state, unit, 0)
            state.then(Movement(unit=unit, limit=limit, spent=1))
            deployment.put(state, unit, action, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-scouting", {"side": SIDES[self.side]})


def can_enter(s: HeroesState, unit: int, place: int) -> bool:
    """Is that a square to end a Scout move on, or to go on from to one (HOS-19.14)?"""
    into = Pace(Stand(place, NOWHERE, s.heading[unit]), place, False, ())
    return movement.settles(s, Going(s, unit), into, movement.allowance(s, unit, 0) - 1)


def opening_barrage(s: HeroesState) -> None:
    """Before the first turn one side's guns fire, if the scenario says so."""
    rule = s.battle.effect("opening_barrage")
    if rule is not None:
        s.then(OpeningBarrage(rule.params["attacks"]))


class OpeningBarrage(HeroesFrame):
    """The gunners' side names one Interspace after the other; each shot scatters, unspotted."""

    name = "opening-barrage"
    fields = (("left", "int"),)

    def __init__(self, left: int) -> None:
        self.left = left

    def rule(self, s: HeroesState) -> Effect:
        effect = s.battle.effect("opening_barrage")
        assert effect is not None
        return effect

    def settled(self, s: HeroesState) -> bool:
        return self.left == 0

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

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
        state.frames[-1] = OpeningBarrage(self.left - 1)
        barrage = templates.Barrage(
            side=rule.side, profile=rule.profile, x=x, y=y, scatter=rule.params["scatter"]
        )
        state.then(barrage)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-barrage", {"side": SIDES[self.rule(state).side], "left": self.left})
