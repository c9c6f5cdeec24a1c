"""Barrages that are not fired by a unit: Artillery, rockets and bombers (HOS-25.39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.fire import gear, templates
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.timing.rolls import OneRoll
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DECLINE: Final[Action] = ("decline",)
#: The counter that drives bombers off, and the roll it needs.
BOMBERS: Final = "dive_bomber"
FLAK: Final = "s-gaz4m"
DRIVEN_OFF: Final = 5


def call(
    state: HeroesState, side: int, profile: str, params: dict[str, int], option: int = -1
) -> None:
    """Begin a barrage by a card, or by an option whose token was revealed."""
    state.push(
        CallBarrage(
            side,
            profile,
            params["scatter"],
            params.get("templates", 1),
            params.get("spotter", 1) > 0,
            params.get("suppression", 0),
            option,
        )
    )


def flak(state: HeroesState, side: int) -> int:
    """A deployed, unsuppressed Quad Maxim of that side, -1 if there is none."""
    for unit in state.on_field(side):
        if (
            state.counter(unit).id == FLAK
            and state.shows(unit).active
            and not state.suppression[unit]
        ):
            return unit
    return -1


def watch_the_sky(state: HeroesState, side: int, profile: str) -> None:
    """Before bombers attack, the enemy's Quad Maxim may drive them off."""
    gun = flak(state, 1 - side) if profile == BOMBERS else -1
    if gun >= 0:
        state.push(Flak(0, 1 - side, gun, (), 0))


class CallBarrage(Frame["HeroesState"]):
    """The owner chooses any Interspace (HOS-25.30), or keeps the marker."""

    name = "call-barrage"

    def __init__(
        self,
        side: int,
        profile: str,
        scatter: int,
        templates: int,
        spotter: bool,
        suppression: int,
        option: int,
    ) -> None:
        self.side = side
        self.profile = profile
        self.scatter = scatter
        self.templates = templates
        #: Does a spotter help?
        self.spotter = spotter
        self.suppression = suppression
        self.option = option

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        aims = state.battle.field.aim_words
        return [*aims, DECLINE] if self.option >= 0 else aims

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("barrage-point")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == DECLINE:
            id = state.battle.options[self.option].id
            events.append(Event("barrage-declined", {"side": SIDES[self.side], "option": id}))
            return
        if self.option >= 0:
            gear.spend(state, self.option, -1, events)
        point = state.battle.field.point_named[action[1][len("point:") :]]
        x, y = state.battle.field.points[point]
        hosts.begin_action(state)
        state.push(
            templates.Barrage(
                side=self.side,
                profile=self.profile,
                kind=templates.RAID if self.option < 0 else templates.ARTILLERY,
                x=x,
                y=y,
                scatter=self.scatter,
                spotter=self.spotter,
                suppression=self.suppression,
                templates=self.templates,
                option=self.option,
            )
        )
        watch_the_sky(state, self.side, self.profile)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-call-barrage", {"side": SIDES[self.side], "profile": self.profile})


class Flak(OneRoll):
    """The owner of the Quad Maxim rolls first; on 5 or more the bombers turn away."""

    name = "flak"
    die = "flak"

    def __init__(
        self, stage: int, side: int, unit: int, dice: tuple[int, ...], die_bonus: int
    ) -> None:
        self.stage = stage
        self.side = side
        self.unit = unit
        self.dice = dice
        self.die_bonus = die_bonus

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        return (self.unit,)

    def roll_event(self, state: HeroesState, dice: tuple[int, ...]) -> Event:
        return Event("flak-rolled", {"unit": names.unit(state, self.unit), "dice": [*dice]})

    def take_effect(self, state: HeroesState, events: list[Event]) -> None:
        if self.dice[0] + self.die_bonus >= DRIVEN_OFF:
            # The frame below is the barrage; its marker or card is lost.
            state.pop()
            events.append(Event("bombers-driven-off", {"unit": names.unit(state, self.unit)}))
