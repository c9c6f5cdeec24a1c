"""Everything the engine says, in one language.

The engine speaks in message keys with parameters that are ids. Here the ids become names, and the
catalogue makes the sentence. What a message can rely on, in this and any other client:

* a parameter that names things (``KINDS``) is their names; ``<parameter>-id`` is the id, or
  ``none`` where nothing is named, so that a message can select on it;
* what an event can hide (``HIDEABLE``) is given to every one: where it is hidden it is ``none``;
* a truth value is ``yes`` or ``no``, a list of plain values is set with commas;
* an action that names two units has the second one as its ``target``.

Errors are the exception: they keep the ids, for these stand in the file that has to be mended.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language.catalogue import LANGUAGES, bundle

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: What kind of thing each parameter names.
KINDS: Final[dict[str, str]] = {
    "side": "side",
    "seat": "side",
    "seats": "side",
    "winner": "side",
    "card": "card",
    "cards": "card",
    "unit": "unit",
    "target": "unit",
    "tile": "tile",
    "from": "tile",
    "at": "tile",
    "action": "action",
    "zone": "zone",
    "squad": "squad",
    "hex": "hex",
    "terrain": "terrain",
    "text": "card",
    "texts": "card",
    "dice": "face",
    "vehicle": "unit",
    "aboard": "seat",
    "structure": "structure",
    "alias": "unit",
    "by": "unit",
    "counter": "unit",
    "other": "unit",
    "targets": "unit",
    "to": "unit",
    "units": "unit",
    "initiative": "side",
    "square": "square",
    "squares": "square",
    "point": "point",
    "edge": "edge",
    "part": "part",
    "wreck": "wreck",
    "option": "option",
    "options": "option",
    "objective": "objective",
    "item": "objective",
    "token": "token",
    "facing": "facing",
    "weapon": "weapon",
    "state": "state",
    "profile": "profile",
    "bonus": "bonus-token",
}
#: The things an action can name, besides a number.
ARGUMENTS: Final[dict[str, str]] = {
    "card": "card",
    "spawn": "tile",
    "unit": "unit",
    "target": "unit",
    "tile": "tile",
    "hex": "hex",
    "section": "section",
    "post": "post",
    "half": "half",
    "as": "card",
    "seat": "seat",
    "structure": "structure",
    "exit": "tile",
    "square": "square",
    "point": "point",
    "side": "edge",
    "part": "part",
    "line": "line",
    "wreck": "wreck",
    "option": "option",
    "token": "token",
    "facing": "facing",
    "weapon": "weapon",
    "state": "state",
    "damage": "damage",
    "bonus": "bonus-token",
    "effect": "effect",
    "aim": "aim",
}
#: What stands on the map under its own name.
PLACES: Final = ("tile", "hex", "square", "point", "edge")
#: A unit without a kind of its own is called after its arm.
REGULAR: Final = "regular"
UNKNOWN: Final = "unknown"
NONE: Final = "none"
HIDEABLE: Final[dict[str, object]] = {"card": "", "cards": "", "bonus": ""}
ARROW: Final = " → "
BETWEEN: Final = "–"
#: A point between squares, in squares and halves of them; rows have letters.
POINT: Final = re.compile(r"(\d+)(\.5)?-(\d+)(\.5)?")
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Words:
    """One language, with the words of a game if one is given."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", language=language, languages=", ".join(LANGUAGES))
        self.language = language
        self._sides = () if game is None else game.sides
        self._folders = () if game is None else game.message_folders
        self._names: dict[tuple[str, str], str] = {}
        self._titles: dict[str, str] = {}
        self._places: dict[str, str] = {}
        #: Messages that name things of a scenario, and where these things are on the map.
        self._keys: dict[tuple[str, str], str] = {}
        self._located: dict[tuple[str, str], str] = {}

    @cached_property
    def _messages(self) -> "FluentBundle":
        return bundle(self.language, self._folders)

    def learn(self, description: Mapping[str, Any]) -> None:
        """What the units and places of a scenario are, as ``Game.describe`` tells it.

        Games that only number their units and hexes want it; without it they are just units with a
        number, and hexes with an id.
        """
        self._names.clear()
        self._titles = {
            unit["unit"]: unit["arm"] if unit["kind"] == REGULAR else unit["kind"]
            for unit in description.get("units", [])
            if "arm" in unit
        }
        self._places = {hex["hex"]: hex["name"] for hex in description.get("hexes", [])}
        self._keys = {
            ("option", option["option"]): f"option-{option['name']}"
            for option in description.get("army_options", [])
        }
        for objective in description.get("objectives", []):
            if "objective" in objective:
                id = objective["objective"]
                self._keys["objective", id] = f"scenario-{description['scenario']}-objective-{id}"
        self._located = {}
        if "field" in description:
            self._learn_field(description["field"])

    def _learn_field(self, field: Mapping[str, Any]) -> None:
        """Squares, the points and sides between them, and what stands on them.

        Points have ids like those of squares: theirs stand behind a plus.
        """
        for square in field["squares"]:
            self._places[square["square"]] = square["name"]
        for point in field["points"]:
            self._places[f"+{point['point']}"] = point["name"]
        at = {(square["x"], square["y"]): square["square"] for square in field["squares"]}
        for edge in field["edges"]:
            beside = (edge["inside"], edge["outside"])
            if beside == (None, None):  # wire and the like: two units long, as squares are
                x, y = edge["x"], edge["y"]
                first = (x - 2, y) if edge["upright"] else (x, y - 2)
                beside = (at.get(first), at.get((x, y)))
            names = [self._places[id] for id in beside if id is not None]
            self._places[edge["side"]] = BETWEEN.join(names) or edge["side"]
        for part in field["parts"]:
            building = f"building-{part['building']}"
            known = part["building"] and self.has(building)
            self._keys["part", part["part"]] = building if known else f"terrain-{part['kind']}"
            self._located["part", part["part"]] = self._places[part["squares"][0]]
        for number, line in enumerate(field["lines"]):
            self._keys["line", str(number)] = f"terrain-{line['kind']}"
            self._located["line", str(number)] = self._places[line["sides"][0]]

    def has(self, key: str) -> bool:
        return self._messages.has_message(key)

    def text(self, key: str, **params: object) -> str:
        """Any message, with its parameters as they are; KeyError if there is none."""
        return self._say(key, params)

    def name(self, kind: str, id: str) -> str:
        """What a thing is called; KeyError if it has no name."""
        found = self._names.get((kind, id))
        if found is None:
            found = self._find_name(kind, id)
            self._names[kind, id] = found
        return found

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as ``Event.seen_by`` tells it."""
        return self._say(f"event-{event['key']}", self._spoken({**HIDEABLE, **event["params"]}))

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        """What is asked, as ``Prompt.to_json`` tells it."""
        return self._say(prompt["key"], self._spoken(prompt["params"]))

    def action(self, action: Action) -> str:
        """An action in one line, for a list to choose from."""
        params: dict[str, object] = {}
        for argument in ARGUMENTS:
            params |= {argument: "", f"{argument}-id": NONE}
        named: dict[str, list[str]] = {}
        for word in action[1:]:
            argument, _, id = word.partition(":")
            if argument == "unit" and argument in named:
                argument = "target"
            named.setdefault(argument, []).append(id)
        for argument, ids in named.items():
            if argument in ARGUMENTS:
                kind = ARGUMENTS[argument]
                params[argument] = ARROW.join([self.name(kind, id) for id in ids])
                params[f"{argument}-id"] = ids[-1]
            else:
                params[argument] = int(ids[-1])
        return self._say(f"act-{action[0]}", params)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule that says so."""
        return f"{self._say(refusal.key, self._spoken(refusal.params))} ({refusal.rule})"

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """Who won and why, with the rule that says so."""
        spoken = self._spoken({"winner": outcome["winner"]})
        return f"{self._say(outcome['reason'], spoken)} ({outcome['rule']})"

    def error(self, error: BadInput) -> str:
        """What is wrong, and where.

        A fault of a game whose words are not at hand is told in its key.
        """
        key = f"error-{error.key}"
        if not self.has(key):
            return error.text()
        place = error.where.rstrip(": ")
        sentence = self._say(key, {name: _plain(value) for name, value in error.params.items()})
        return f"{place}: {sentence}" if place else sentence

    def odds(self, odds: Odds) -> str:
        """A roll before it is made: dice, the number to reach and its parts, the chance."""
        parts = [(key, amount) for key, amount in odds.parts if amount]
        return self._say(
            "odds-roll",
            {
                "dice": odds.dice,
                "need": odds.need,
                "parts": self._sum(parts),
                "parts-count": len(parts),
                "chance": round(odds.success * 100),
            },
        )

    def _sum(self, parts: Iterable[tuple[str, int]]) -> str:
        """``3 base + 1 card − 2 terrain``."""
        sum = ""
        for key, amount in parts:
            sign = "−" if amount < 0 else "+"
            part = self._say(key, {"amount": abs(amount)})
            sum += f" {sign} {part}" if sum else part
        return sum

    def _say(self, key: str, params: Mapping[str, object]) -> str:
        pattern = self._messages.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        sentence, faults = self._messages.format_pattern(pattern, dict(params))
        if faults:
            raise ValueError(f"{key} ({self.language}): {faults[0]}")
        return str(sentence)

    def _find_name(self, kind: str, id: str) -> str:
        if kind in PLACES:
            place = self._places.get(f"+{id}" if kind == "point" else id)
            if place is not None or kind == "point":
                return _point(id) if place is None else place
            return self._say(f"{kind}-{id}", {}) if self.has(f"{kind}-{id}") else id
        if kind == "wreck":
            return self._say("wreck-number", {"number": int(id) + 1})
        if kind == "aim":
            return self._aim(id)
        key = self._keys.get((kind, id))
        if key is not None and self.has(key):
            where = self._located.get((kind, id), "")
            return f"{self._say(key, {})} {where}".rstrip()
        if kind == "squad":
            return id.upper()
        if kind == "unit":
            for side in self._sides:
                if id.startswith(f"{side}-"):
                    bare = id.removeprefix(f"{side}-")
                    if bare.isdigit():
                        title = self._titles.get(id, UNKNOWN)
                        return f"{self._say(f'unit-{title}', {'side': side})} {bare}"
                    return self._titled(kind, bare, side)
        return self._titled(kind, id, NONE)

    def _aim(self, id: str) -> str:
        """``3,-1``, squares to the right and down: ``3 east, 1 north``."""
        x, _, y = id.partition(",")
        ways = zip("wens", (-int(x), int(x), -int(y), int(y)), strict=True)
        return ", ".join([self._say(f"aim-{way}", {"number": n}) for way, n in ways if n > 0])

    def _titled(self, kind: str, id: str, side: str) -> str:
        """``rifleman-a``: the title ``rifleman``, and the letter of the squad behind it."""
        title, _, squad = id.rpartition("-")
        if len(squad) == 1 and self.has(f"{kind}-{title}"):
            return f"{self._say(f'{kind}-{title}', {'side': side})} {squad.upper()}"
        return self._say(f"{kind}-{id}", {"side": side})

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, object]:
        """The parameters as a message wants them."""
        spoken: dict[str, object] = {}
        for name, value in params.items():
            kind = KINDS.get(name)
            if kind is None or _is_numbers(value):
                spoken[name] = _plain(value)
            else:
                ids = _ids(value)
                spoken[name] = _listed([self._name_or_id(kind, id) for id in ids])
                spoken[f"{name}-id"] = " ".join(ids) or NONE
        reason = spoken.get("reason")
        if isinstance(reason, str):  # an ending is a message itself
            spoken["reason"] = self._say(reason, spoken)
        return spoken

    def _name_or_id(self, kind: str, id: str) -> str:
        """A refusal also answers those who name what does not exist, or things of other kinds.

        They are words of an action then: ``card:cavalry``, ``tile:2B tile:3B``.
        """
        names: list[str] = []
        for word in id.split():
            other, _, bare = word.rpartition(":")
            try:
                names.append(self.name(ARGUMENTS.get(other, kind), bare))
            except KeyError:
                names.append(bare)
        return " ".join(names)


def _point(id: str) -> str:
    """A point that is none of the field's own, after the squares around it: ``7.5-2`` is +BC8."""
    match = POINT.fullmatch(id)
    if match is None:
        return id
    x, y = int(match[1]), int(match[3])
    columns = f"{x + 1}" if match[2] else f"{x}/{x + 1}"
    rows = LETTERS[y : y + 1] if match[4] else LETTERS[max(y - 1, 0) : y + 1]
    return f"+{rows}{columns}"


def _ids(value: object) -> list[str]:
    """One id, several (in a list, or set with commas) or none."""
    if value is None or value == "":
        return []
    if isinstance(value, list | tuple):
        return [str(id) for id in value]
    return str(value).split(", ")


def _is_numbers(value: object) -> bool:
    """Dice show numbers in some games, and faces that have a name in others."""
    return isinstance(value, list | tuple) and any(isinstance(item, int) for item in value)


def _listed(names: Iterable[str]) -> str:
    """``Fog of War ×2, Scout A``."""
    counts = Counter(names).items()
    return ", ".join([name if count == 1 else f"{name} ×{count}" for name, count in counts])


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join([str(item) for item in value])
    return value if isinstance(value, int | float | str) else str(value)
