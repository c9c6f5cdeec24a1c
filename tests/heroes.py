"""Helpers for the tests of Heroes of Stalingrad: small battles drawn by hand.

A table is a scenario with a field drawn in rows and a position with a few units; everything is
named as in the notation (docs/notation.md), and changed by writing the position anew.
"""

from typing import Any

import sandtable
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from tests.heroes_drawn import (
    COMPASS,
    TILES,
    changed,
    counter,
    exits,
    game,
    house,
    open_ground,
    printed,
    side_of,
    square,
    title,
)
from tests.heroes_position import RESTING, TURN, Position

__all__ = [
    "ACTIVATION",
    "COMPASS",
    "FIRE",
    "FORCED",
    "MOVEMENT",
    "RESTING",
    "Table",
    "changed",
    "counter",
    "duel",
    "exits",
    "game",
    "house",
    "open_ground",
    "square",
    "title",
]

ACTIVATION = {
    "frame": "activation", "move": True, "fire": True, "double": False, "inspired": False,
    "acted": False,
}  # fmt: skip
MOVEMENT = {
    "frame": "movement", "stage": 0, "target": None, "wreck": -1, "limit": -1, "spent": 0,
    "bonus": 0, "bonuses": 0, "flipped": False, "spotted": False, "surefooted": False,
    "surprise": False, "halted": False, "over": False, "square": None, "launch": None,
    "crushed": [], "last": [],
}  # fmt: skip
FORCED = {
    "frame": "forced-move", "stage": 0, "launch": None, "covered": [], "left": 1,
    "surprise": False,
}  # fmt: skip
HIT = {
    "frame": "hit", "stage": 0, "piercing": False, "dice": [], "die_bonus": 0, "cancelled": False,
    "firer": None,
}  # fmt: skip
FIRE = (
    "fire", "suppress", "divert", "snipe", "split", "split-suppress", "howitzer", "indirect",
    "flame", "flame-room", "demolish", "grenade", "close", "satchel", "breach", "smoke",
)  # fmt: skip


class Table(Position):
    """A game under way on a field of a test's own."""

    def __init__(self, *drawn: Any, **rest: Any) -> None:
        super().__init__(*drawn, **rest)
        self.events: list[Event] = []

    def shaken(self, id: str, markers: int = 1) -> "Table":
        self.alter(id, suppression=markers)
        return self

    def activate(self, id: str, **changes: Any) -> None:
        """It is a unit's turn to act."""
        self.decide({**ACTIVATION, "unit": id, **changes})

    def gap(self) -> None:
        """Between two activations, at the cards of the initiative holder."""
        self.decide({"frame": "gap", "step": 2, "after": None})
        self.advance()

    def hit(
        self,
        id: str,
        *dice: int,
        double: bool = False,
        piercing: bool = False,
        by_fire: bool = True,
    ) -> "Table":
        """A unit is hit."""
        enemy = "german" if side_of(id) == "soviet" else "soviet"
        self.push(
            {
                **HIT,
                "target": id,
                "side": enemy,
                "double": double,
                "piercing": piercing,
                "by_fire": by_fire,
            }
        )
        self.advance(*dice)
        return self

    def suppress(self, id: str, number: int) -> None:
        """A unit gets Suppression markers."""
        self.push({"frame": "suppression", "stage": 0, "unit": id, "number": number})
        self.advance()

    def retreat(self, id: str, launch: str) -> None:
        """A unit retreats from who attacked it from there."""
        self.push(
            {**FORCED, "unit": id, "reason": "retreat", "launch": square(launch)},
        )
        self.advance()

    def supply_moves(self, side: str) -> None:
        """It is a side's turn to move in the Supply phase."""
        self.change(phase="supply")
        self.decide({"frame": "supply-moves", "side": side})
        self.advance()

    def call(self, option: str) -> None:
        """The token on an Artillery option comes up."""
        slots = [f"{tile}.{slot}" for tile, slot in self.slots()]
        number = slots.index(self.options[option])
        side = "soviet" if slots[number].startswith(TILES["soviet"]) else "german"
        options = printed()[2]
        printed_option = options[option]
        params = printed_option["params"]
        self.decide(
            {
                "frame": "call-barrage",
                "side": side,
                "profile": printed_option["profile"],
                "scatter": params["scatter"],
                "templates": params.get("templates", 1),
                "spotter": params.get("spotter", 1) > 0,
                "suppression": params.get("suppression", 0),
                "option": number,
            }
        )

    def begin(self, step: str, *dice: int) -> None:
        """Begin a step of the turn and come to its first decision."""
        phases = {step: "order" if TURN[step] < TURN["activations"] else "supply" for step in TURN}
        phase = "activation" if step == "activations" else phases[step]
        self.change(phase=phase, decision=[{"frame": "turn", "stage": TURN[step]}])
        self.advance(*dice)

    # Playing.

    def seat(self) -> str:
        (seat,) = self.state.actors()
        return seat

    def do(self, text: str, *dice: int, seat: str = "") -> list[Event]:
        """Whoever decides does this; these dice (1 to 6) are rolled, all of them."""
        chance = sandtable.Scripted([die - 1 for die in dice])
        events = self.state.apply(seat or self.seat(), self.read(text), chance)
        assert not chance.dice, f"dice left over: {[die + 1 for die in chance.dice]}"
        self.events += events
        return events

    def advance(self, *dice: int) -> None:
        """Play on to the next decision."""
        chance = sandtable.Scripted([die - 1 for die in dice])
        self.state.advance(chance, self.events)
        assert not chance.dice, f"dice left over: {[die + 1 for die in chance.dice]}"

    def legal(self, *words: str) -> list[str]:
        """What may be done, all of it or what begins with one of these words."""
        found = [self.write(action) for action in self.state.legal(self.seat())]
        return [text for text in found if not words or text.split()[0] in words]

    def plays(self, card: str) -> list[str]:
        """What may follow a card in the actions that play it."""
        start = f"play {card}"
        return [text.removeprefix(start).strip() for text in self.legal("play") if card in text]

    def squares(self, word: str = "step") -> set[str]:
        """The squares that the legal actions of one kind name."""
        return {text.split()[1] for text in self.legal(word)}

    def refused(self, text: str) -> str:
        """The key of the refusal and its rule; asking must not touch the state."""
        before = self.state.to_json()
        refusal = self.state.why_not(self.seat(), self.read(text))
        assert refusal is not None, f"{text} is allowed"
        assert self.state.to_json() == before
        return f"{refusal.key} {refusal.rule}"

    def event_keys(self) -> list[str]:
        """The events so far, by their keys."""
        return [event.key for event in self.events]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The parameters of all events of one key."""
        return [event.params for event in self.events if event.key == key]

    def result(self) -> int:
        """The result of the last attack."""
        return int(self.told("attack-rolled")[-1]["result"])

    def penalty(self) -> int:
        """What was taken from the last roll of an attack."""
        return int(self.told("attack-rolled")[-1]["penalty"])

    def totals(self) -> tuple[int, int]:
        """The totals of the last fight, attacker first."""
        fight = self.told("fight-decided")[-1]
        return (int(fight["total"]), int(fight["answer"]))

    def templates(self) -> list[str]:
        """The Interspaces that templates were placed on."""
        return [event["point"] for event in self.told("template-placed")]

    # Actions of a unit, each from the beginning of its activation.

    def march(self, id: str, *squares: str) -> "Table":
        """It declares a move and takes these steps."""
        self.activate(id)
        self.do("move")
        for name in squares:
            self.do(f"step {name}")
        return self

    def reach(self, id: str) -> set[str]:
        """The squares where a unit can end its move."""
        return self.march(id).ends(id)

    def ends(self, id: str) -> set[str]:
        """The squares where it can end the move that is under way."""
        found = set()
        seen = set()
        paths = [self.state]
        while paths:
            self.state = paths.pop()
            if self.resting:
                found.add(self.where(id))
                continue
            if self.legal("stop"):
                found.add(self.where(id))
            for text in self.legal("step"):
                after = self.state.clone()
                after.apply(self.seat(), self.read(text), sandtable.Scripted())
                position: dict[str, Any] = after.to_json()
                entry = position["units"][id]
                spent = position["decision"][-1].get("spent")
                key = (entry.get("at"), entry.get("rear"), spent)
                if key not in seen:
                    seen.add(key)
                    paths.append(after)
        return found

    def declare(self, id: str, text: str, *dice: int) -> "Table":
        """It declares a Movement Action."""
        self.activate(id)
        self.do(text, *dice)
        return self

    def declarations(self, id: str) -> list[str]:
        """The Movement Actions that it may declare."""
        self.activate(id)
        return self.legal("move", "assault", "push")

    def undeclared(self, id: str, text: str) -> str:
        """Why it may not declare this: key and rule."""
        self.activate(id)
        return self.refused(text)

    def charge(self, id: str, target: str, square: str, *dice: int) -> "Table":
        """It declares an assault and enters a square of its target."""
        self.activate(id)
        self.do(f"assault {target}")
        self.do(f"charge {square}", *dice)
        return self

    def fire(self, id: str, text: str, *dice: int) -> "Table":
        """It fires, though it may have fired before."""
        self.events = []
        self.ready(id)
        self.do(text, *dice)
        return self

    def ready(self, id: str) -> None:
        """It may fire, as if it had not yet."""
        self.alter(id, fired=False, shots=0)
        self.activate(id)

    def shots(self, id: str) -> list[str]:
        """Everything a unit may announce."""
        self.ready(id)
        return self.legal(*FIRE)

    def no_shot(self, id: str, text: str) -> str:
        """Why it may not announce this: key and rule."""
        self.ready(id)
        return self.refused(text)

    def odds(self, id: str, text: str) -> list[Odds]:
        """The odds of what a unit may do."""
        self.ready(id)
        return self.odds_of(text)

    def odds_of(self, text: str) -> list[Odds]:
        """The odds of what may be done now."""
        return self.state.odds(self.seat(), self.read(text))

    def parts(self, id: str, text: str) -> dict[str, int]:
        """The parts of the first roll's sum."""
        return dict(self.odds(id, text)[0].parts)

    def need(self, id: str, text: str) -> int:
        return self.odds(id, text)[0].need


def duel(**units: str) -> Table:
    """Two riflemen three squares apart, and whoever else."""
    others = {name.replace("_", "-"): where for name, where in units.items()}
    return Table(open_ground(12, 8), {"s-rifle-1": "C2", "g-landser-1": "C5", **others})
