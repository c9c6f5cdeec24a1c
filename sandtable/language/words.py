"""Everything the engine says, in one language.

The engine speaks in message keys with parameters that are ids. Here the ids become names, and the
catalogue makes the sentence. What a message can rely on, in this and any other client:

* a parameter that names things (``KINDS``) is their names; ``<parameter>-id`` is the id, or
  ``none`` where nothing is named, so that a message can select on it;
* ``card`` and ``cards`` are given to every event: one that hides them has ``none``;
* a truth value is ``yes`` or ``no``, a list of plain values is set with commas;
* an action that names two units has the second one as its ``target``.

Errors are the exception: they keep the ids, for these stand in the file that has to be mended.
"""

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
}
#: What stands on the map under its own name.
PLACES: Final = ("tile", "hex")
#: A unit without a kind of its own is called after its arm.
REGULAR: Final = "regular"
UNKNOWN: Final = "unknown"
NONE: Final = "none"
HIDEABLE: Final[dict[str, object]] = {"card": "", "cards": ""}
ARROW: Final = " → "


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
            return self._places.get(id, id)
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
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([name if count == 1 else f"{name} ×{count}" for name, count in counts.items()])


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join([str(item) for item in value])
    return value if isinstance(value, int | float | str) else str(value)
