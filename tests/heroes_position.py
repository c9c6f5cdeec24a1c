"""Positions of Heroes of Stalingrad for tests, looked at and changed as documents."""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import sandtable
from tests.heroes_drawn import SLOTS, TILES, Line, game, scenario, square, standing, title

#: The steps of a turn, as the frame of the turn counts them.
TURN = {
    "begin": 0,
    "order-start": 1,
    "orders": 3,
    "order-end": 5,
    "telephones": 6,
    "activations": 7,
    "supply-start": 8,
    "bluffs": 10,
    "supply": 11,
    "supply-end": 12,
    "refill": 14,
    "end": 15,
}
#: What waits while a test plays an action: a rocket whose second template is still to be placed.
RESTING = {
    "frame": "second-template", "side": "soviet", "profile": "rockets", "x": 0, "y": 0, "bonus": 0,
}  # fmt: skip


class Position:
    """A position on a field of a test's own; changed by writing it anew."""

    def __init__(
        self,
        rows: Sequence[str],
        units: Mapping[str, str],
        lines: Iterable[Line] = (),
        houses: Iterable[dict[str, Any]] = (),
        gear: Mapping[str, Sequence[str]] | None = None,
        state: Mapping[str, Any] | None = None,
        **rest: Any,
    ) -> None:
        """``units``: where each stands, see ``standing``; its id may be numbered (``s-rifle-1``).

        ``gear`` are the options of both sides, ``state`` changes keys of the position (see
        ``to_json``), ``rest`` those of the scenario.
        """
        document = scenario(rows, units, lines, houses, gear, **rest)
        placed = {unit: standing(unit, where.split()) for unit, where in units.items()}
        self.state = game().from_json(
            {
                "sandtable": "position",
                "game": "heroes",
                "scenario": document,
                "phase": "activation",
                "units": placed,
                "decision": [{"frame": "turn", "stage": TURN["supply-start"]}, RESTING],
                **(state or {}),
            }
        )
        self.set_aside([unit for unit in self.json["units"] if unit not in units])

    def set_aside(self, units: Iterable[str]) -> None:
        """Units that a test does not use are off the field."""
        position = self.json
        for unit in units:
            position["units"][unit] = {"standing": "gone"}
        self.state = game().from_json(position)

    # Looking.

    @property
    def json(self) -> dict[str, Any]:
        return deepcopy(self.state.to_json())

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat sees; None is a spectator."""
        return deepcopy(self.state.view(seat))

    def unit(self, id: str) -> dict[str, Any]:
        entry: dict[str, Any] = self.json["units"][id]
        return entry

    def where(self, id: str) -> str:
        """The squares a unit stands on, front first; "" if it is not on the field."""
        entry = self.unit(id)
        return " ".join([title(entry[key]) for key in ("at", "rear") if key in entry])

    def standing(self, id: str) -> str:
        return str(self.unit(id)["standing"])

    def lost(self, id: str) -> bool:
        return self.standing(id) == "lost"

    def shows(self, id: str) -> str:
        return str(self.unit(id)["shows"])

    def heading(self, id: str) -> str:
        return str(self.unit(id)["heading"])

    def markers(self, id: str) -> int:
        """Its Suppression markers."""
        return int(self.unit(id).get("suppression", 0))

    def damage(self, id: str) -> list[str]:
        return list(self.unit(id).get("damage", []))

    def token(self, id: str) -> str:
        return str(self.unit(id).get("token", ""))

    def hand(self, side: str) -> list[str]:
        return list(self.json["hands"][side])

    def left(self, option: str) -> int:
        """The markers left on an option."""
        return int(self.json["markers"][self.options[option]])

    def wrecks(self) -> list[str]:
        """The squares of each wreck."""
        return [
            " ".join([title(id) for id in wreck["at"]])
            for wreck in self.json["wrecks"]
            if wreck is not None
        ]

    def points(self, structure: str) -> int:
        """The points of destruction of ``part=H-a``, ``line=0`` or ``wreck=0``."""
        kind, _, id = structure.partition("=")
        if kind == "wreck":
            return int(self.json["wrecks"][int(id)]["points"])
        return int(self.json[f"{kind}_points"].get(id, 0))

    def slots(self) -> list[tuple[str, str]]:
        """The slots that are filled, with their tiles."""
        forces = self.json["scenario"]["forces"]
        return [
            (tile["tile"], slot)
            for side in TILES
            for tile in forces[side]
            for slot in tile["options"]
        ]

    def wreck_on(self, title: str) -> bool:
        return any(title in squares.split() for squares in self.wrecks())

    def smoke(self) -> set[str]:
        return {title(id) for id in self.json["smoke"]}

    @property
    def decision(self) -> str:
        """What is to be decided: the name of the frame on top."""
        return str(self.json["decision"][-1]["frame"])

    @property
    def resting(self) -> bool:
        """Is the action over that the test has played?"""
        return self.decision == RESTING["frame"]

    @property
    def options(self) -> dict[str, str]:
        """The options in the slots of both tiles, by their names in the pack."""
        return {
            option: f"{tile['tile']}.{slot}"
            for tiles in self.json["scenario"]["forces"].values()
            for tile in tiles
            for slot, option in tile["options"].items()
        }

    def read(self, text: str) -> sandtable.Action:
        """An action; options go by their names in the pack."""
        words = text.split()
        for i, word in enumerate(words):
            if word.startswith("option="):
                name = word.removeprefix("option=")
                words[i] = f"option={self.options.get(name, name)}"
        return game().read(" ".join(words))

    def write(self, action: sandtable.Action) -> str:
        text = game().write(action)
        if "option=" in text:
            for name, id in self.options.items():
                text = text.replace(f"option={id}", f"option={name}")
        return text

    # Setting up.

    def change(self, **changes: Any) -> None:
        """Write these keys of the position anew."""
        position = self.json
        for key, value in changes.items():
            old = position.get(key)
            if isinstance(old, dict) and isinstance(value, dict):
                value = {**old, **value}
            position[key] = value
        self.state = game().from_json(position)

    def alter(self, id: str, **changes: Any) -> None:
        """Write these keys of a unit anew; a token was taken with the others that lie about."""
        position = self.json
        position["units"][id].update(changes)
        if "token" in changes:
            del position["given"], position["special_out"]
        self.state = game().from_json(position)

    def put(self, id: str, where: str) -> None:
        """Put a unit somewhere, as when the table was set up."""
        self.change(units={id: standing(id, where.split())})

    def hold(self, side: str, *cards: str) -> None:
        """Put cards into a hand."""
        self.change(hands={side: list(cards)})

    def equip(self, side: str, option: str) -> str:
        """Give an option to the tile of a side; its name again."""
        position = self.json
        chosen = position["scenario"]["forces"][side][0]["options"]
        slot = next(slot for slot in SLOTS[side] if slot not in chosen)
        chosen[slot] = option
        self.state = game().from_json(position)
        return option

    def stock(self, option: str, markers: int) -> None:
        """Leave this many markers on an option."""
        self.change(markers={self.options[option]: markers})

    def lay_smoke(self, *titles: str) -> None:
        self.change(smoke=[*self.json["smoke"], *map(square, titles)])

    def wreck(self, kind: str, *squares: str) -> int:
        """Lay a wreck down; its number."""
        wrecks = self.json["wrecks"]
        there = {"kind": kind, "at": [square(title) for title in squares]}
        self.change(wrecks=[*wrecks, there])
        return len(wrecks)

    def decide(self, *frames: Mapping[str, Any]) -> None:
        """Let these be the decisions above the turn's."""
        self.change(decision=[self.json["decision"][0], RESTING, *frames])

    def push(self, *frames: Mapping[str, Any]) -> None:
        """Put these above the decision that is to be made."""
        self.change(decision=[*self.json["decision"], *frames])

    def rest(self) -> None:
        """Break off whatever is under way."""
        self.decide()

    def top(self, **changes: Any) -> None:
        """Change the decision that is to be made."""
        *below, top = self.json["decision"]
        self.change(decision=[*below, {**top, **changes}])
