"""The display of Undaunted: North Africa: vehicles with their seats, structures, exits."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.game import UndauntedGame
from sandtable.games.undaunted.terminal.board import DAMAGE, EXIT, ROUGH, STRUCTURE, SUPPRESSED
from sandtable.games.undaunted.terminal.display import UndauntedDisplay
from sandtable.kernel.action import Action
from sandtable.kernel.game import ScenarioSource
from sandtable.language import Words
from sandtable.terminal.display import View
from sandtable.terminal.palette import FIRE, SOFT

#: Actions that name the seat to take.
TAKING: Final = ("board", "change-seat")


class NorthAfricaDisplay(UndauntedDisplay):
    example: ClassVar[str] = "SC board patrol-truck-gun"

    colours: ClassVar[Mapping[str, tuple[str, str]]] = {
        "lrdg": ("#2f98aa", "#155e6b"),
        "italy": ("#c07a2c", "#86480f"),
    }

    def __init__(self, game: UndauntedGame, scenario: ScenarioSource, words: Words) -> None:
        super().__init__(game, scenario, words)
        vehicles = self.description["vehicles"]
        self.vehicles = {vehicle["title"]: vehicle for vehicle in vehicles}
        self.seat_actions: dict[str, list[tuple[str, int | None]]] = {
            seat["seat"]: seat["actions"] for vehicle in vehicles for seat in vehicle["seats"]
        }

    def code(self, unit: Unit) -> str:
        """The initials of a vehicle, or the code of a soldier."""
        if unit.card >= 0:
            return super().code(unit)
        return "".join(word[0].upper() for word in unit.title.split("-"))

    # Goals.

    def aims(self, side: str) -> list[str]:
        return [self._aim(goal) for goal in self.description["goals"][side]]

    def _aim(self, goal: View) -> str:
        if goal["kind"] == "points":
            return self.words.text("terminal-goal-points", points=goal["count"])
        key = f"terminal-goal-{goal['kind']}"
        return self.words.text(key, count=goal["count"], all=len(goal["of"]))

    def progress(self, side: str, view: View) -> list[Text]:
        texts: list[Text] = []
        for goal in self.description["goals"][side]:
            text = self.pips(self._done(side, goal, view), goal["count"])
            if goal["kind"] != "points":
                text.append(f" {self.words.text('terminal-done-' + goal['kind'])}", SOFT)
            texts.append(text)
        return texts

    def _done(self, side: str, goal: View, view: View) -> int:
        if goal["kind"] == "points":
            return int(view["sides"][side]["points"])
        fate = "evacuated" if goal["kind"] == "evacuate" else "neutralised"
        gone = {f"{owner}-{name}" for owner in self.sides for name in view["sides"][owner][fate]}
        return len(gone.intersection(goal["of"]))

    # The board and what is beside it.

    def signs(self) -> dict[str, str]:
        return {
            f"(PT:3{DAMAGE}1)": "terminal-sign-vehicle",
            STRUCTURE: "terminal-sign-structure",
            ROUGH: "terminal-sign-rough",
            EXIT: "terminal-sign-exit",
        }

    def notes(self) -> list[Text]:
        """Who must leave or be neutralised, and the vehicles as printed."""
        lines: list[Text] = []
        for side in self.sides:
            for goal in self.description["goals"][side]:
                if goal["of"]:
                    named = ", ".join(self.words.name("unit", id) for id in goal["of"])
                    lines.append(Text(f"{self._aim(goal).capitalize()}: {named}"))
        return lines + [self._printed_vehicle(vehicle) for vehicle in self.vehicles.values()]

    def _printed_vehicle(self, vehicle: View) -> Text:
        name = self.words.name("unit", vehicle["unit"])
        values = self.words.text(
            "terminal-vehicle",
            defence=vehicle["defence"] or 0,
            armour=vehicle["armour"],
            critical=vehicle["critical"],
            durability=vehicle["durability"],
        )
        seats = "; ".join(self._printed_seat(seat) for seat in vehicle["seats"])
        return Text(f"{self.counter(vehicle['unit'])} {name}: {values}. {seats}")

    def _printed_seat(self, seat: View) -> str:
        actions = ", ".join(self._sized(verb, size) for verb, size in seat["actions"])
        requires = seat["requires"]
        only = f" ({self.words.text(f'specialty-{requires}')})" if requires else ""
        return f"{self._place(seat['seat'])}: {actions or '–'}{only}"

    def _sized(self, verb: str, size: int | None) -> str:
        return f"{self.words.name('action', verb)} {size or ''}".rstrip()

    def _place(self, seat: str) -> str:
        """A seat without the name of its vehicle."""
        return self.words.name("seat", seat).partition(", ")[2]

    def tray(self, view: View) -> list[Text]:
        return [self._vehicle_line(view, title) for title in view["vehicles"]]

    def _vehicle_line(self, view: View, title: str) -> Text:
        """A vehicle of the side that holds it: its tile, its damage, who sits where."""
        seen, vehicle = view["vehicles"][title], self.vehicles[title]
        mark = self.marks[seen["holder"]]
        sign = f"{mark.shape.left}{self.brick.codes[vehicle['unit']]}{mark.shape.right}"
        line = Text.assemble(
            (sign, mark.piece), (f" {self.words.name('tile', seen['tile'])}", "bold")
        )
        if seen["damage"]:
            line.append(f" {DAMAGE}{seen['damage']}/{vehicle['durability']}", FIRE)
        if seen["disabled"]:
            line.append(f" {self.words.text('terminal-disabled')}", FIRE)
        for seat in vehicle["seats"]:
            line.append(f" · {self._place(seat['seat'])} ", SOFT)
            line.append(self._sitting(view, seen, seat["seat"]), mark.text)
        return line

    def _sitting(self, view: View, vehicle: View, seat: str) -> str:
        """The code of the soldier in a seat; a crew belongs to the side that holds the card."""
        name = vehicle["seats"].get(seat)
        if name is None:
            return "–"
        side = vehicle["holder"]
        down = SUPPRESSED if name in view["sides"][side]["suppressed"] else ""
        return down + self.brick.codes[f"{side}-{name}"]

    # Cards and words of actions.

    def lines(self, view: View, card: Card, legal: list[Action]) -> list[tuple[str, bool]]:
        """The card's actions, then those of its soldier's seat."""
        plays = [action for action in legal if action[1:2] == (card.arg,)]
        of_seat = [action for action in plays if _uses_seat(action)]
        own = [action for action in plays if not _uses_seat(action)]
        seat = self._seat_of(view, self.roster.units[card.unit].id) if card.unit >= 0 else ""
        able = {action[0] for action in of_seat}
        return super().lines(view, card, own) + [
            (f"+ {self._sized(verb, size)}", verb in able)
            for verb, size in self.seat_actions.get(seat, ())
        ]

    def _seat_of(self, view: View, unit: str) -> str:
        """The seat of a soldier; empty if on foot."""
        for vehicle in view["vehicles"].values():
            for seat, name in vehicle["seats"].items():
                if f"{vehicle['holder']}-{name}" == unit:
                    return str(seat)
        return ""

    def verb(self, action: Action) -> str:
        if not _uses_seat(action):
            return super().verb(action)
        return self.words.name("action", action[0])

    def argument(self, view: View, action: Action, at: int) -> str:
        kind, _, id = action[at].partition(":")
        if kind == "seat":
            return self._seat(action, id)
        if kind == "structure":
            tile = next(tile for tile, found in view["structures"].items() if found == id)
            return (
                f"{STRUCTURE} {self.words.name('structure', id)}, {self.words.name('tile', tile)}"
            )
        if kind == "exit":
            return self.words.text("terminal-exit", tile=self.words.name("tile", id))
        return super().argument(view, action, at)

    def _seat(self, action: Action, seat: str) -> str:
        """For taking a seat, what can be done there; for using it, how well."""
        name = self.words.name("seat", seat)
        actions = self.seat_actions[seat]
        if _uses_seat(action):
            actions = [printed for printed in actions if printed[0] == action[0]]
        text = ", ".join(self._sized(verb, size) for verb, size in actions)
        return f"{name} ({text})" if text else name

    def whereabouts(self, view: View, unit: Unit) -> list[str]:
        if unit.card < 0:
            seen = view["vehicles"][unit.title]
            damage = f"{DAMAGE}{seen['damage']}/{self.vehicles[unit.title]['durability']}"
            return [self.words.name("tile", seen["tile"]), damage]
        seat = self._seat_of(view, unit.id)
        if not seat:
            return super().whereabouts(view, unit)
        seen = view["sides"][self.sides[unit.side]]
        down = (
            [self.words.text("terminal-sign-suppressed")] if unit.name in seen["suppressed"] else []
        )
        return [self.words.name("seat", seat), *down]


def _uses_seat(action: Action) -> bool:
    """Is this an action of a seat, rather than taking a seat or an action of the card?"""
    return len(action) > 2 and action[2].startswith("seat:") and action[0] not in TAKING
