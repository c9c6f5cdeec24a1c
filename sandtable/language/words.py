"""Everything the engine says, in one language.

The engine speaks in message keys whose parameters are ids. Here the ids become names, and the
catalogue makes the sentence. What a message can rely on, in this and any other client:

* a parameter that names things (``Game.parameters``) is their names; ``<parameter>-id`` is the id,
  or ``none`` if nothing is named, so that a message can select on it;
* a parameter that events can hide (``Game.hideable``) is always there: ``none`` if hidden;
* a truth value is ``yes`` or ``no``; the items of a list are separated by commas;
* in an action that names two units, the second one is the ``target``.

Errors are the exception: they keep the ids, because these are what the faulty file contains.

A game whose scenarios name things has a module ``words`` beside its ``Game``, with a function
``name(words, description, kind, id)``: the name of a thing, or None if it is in the catalogue.
The description is empty until ``learn`` is called. A function ``located(words, description, view)``
returns the names of units that are told apart by where they stand in a view.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.kinds import COMMON_PARAMETERS, NUMBER, PLACE
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language.catalogue import bundle, check

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

UNIT: Final = "unit"
TARGET: Final = "target"
NONE: Final = "none"
ARROW: Final = " → "


class Words:
    """One language, with the words of a game, if given."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        check(language)
        self.language = language
        self._folders = () if game is None else game.message_folders
        self._sides = () if game is None else game.sides
        self._hideable = () if game is None else game.hideable
        self._own: Any = None if game is None else game.part("words")
        self._parameters = dict(COMMON_PARAMETERS)
        #: The kinds of arguments that have names, with the kind whose messages name them.
        self._arguments = {UNIT: UNIT, TARGET: UNIT}
        self._places: set[str] = set()
        if game is not None:
            self._parameters |= game.parameters
            for kind, entry in game.kinds.items():
                if entry.role != NUMBER:
                    self._arguments[kind] = entry.name or kind
                if entry.role == PLACE:
                    self._places.add(entry.name or kind)
        self._names: dict[tuple[str, str], str] = {}
        self._description: Mapping[str, Any] = {}

    @cached_property
    def _messages(self) -> "FluentBundle":
        return bundle(self.language, self._folders)

    def learn(self, description: Mapping[str, Any]) -> None:
        """Learn the names of a scenario's units and places from ``Game.describe``."""
        self._description = description
        self._names.clear()
        board = description.get("board", {})
        for place in board.get("places", ()):
            kind, _, id = place["id"].partition(":")
            if "label" in place:
                self._names[kind, id] = place["label"]

    def locate(self, view: Mapping[str, Any]) -> None:
        """From now on call units by where they stand in a view, in games that do."""
        located = getattr(self._own, "located", None)
        if located is not None:
            names: dict[str, str] = located(self, self._description, view)
            self._names |= {(UNIT, id): name for id, name in names.items()}

    def has(self, key: str) -> bool:
        return self._messages.has_message(key)

    def text(self, key: str, **params: object) -> str:
        """Any message, with unchanged parameters; KeyError if there is none."""
        return self._say(key, params)

    def maybe(self, key: str, otherwise: str) -> str:
        """A message, or another text if there is no such message."""
        return self.text(key) if self.has(key) else otherwise

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with decimals, with the sign of the language before them."""
        return f"{value:.{digits}f}".replace(".", self.text("decimal-sign"))

    def name(self, kind: str, id: str) -> str:
        """The name of a thing; KeyError if it has none."""
        found = self._names.get((kind, id))
        if found is None:
            found = self._find_name(kind, id)
            self._names[kind, id] = found
        return found

    def argument(self, kind: str, id: str) -> str:
        """The name of an action's argument; a number stands for itself."""
        return self.name(self._arguments[kind], id) if kind in self._arguments else id

    def event(self, event: Mapping[str, Any]) -> str:
        """An event, as ``Event.seen_by`` returns it."""
        hidden = dict.fromkeys(self._hideable, "")
        return self._say(f"event-{event['key']}", self._spoken({**hidden, **event["params"]}))

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        """A question, as ``Prompt.to_json`` returns it."""
        return self._say(prompt["key"], self._spoken(prompt["params"]))

    def action(self, action: Action) -> str:
        """An action in one line, for a list to choose from."""
        params: dict[str, object] = {}
        for argument in self._arguments:
            params |= {argument: "", f"{argument}-id": NONE}
        named: dict[str, list[str]] = {}
        for word in action[1:]:
            argument, _, id = word.partition(":")
            if argument == UNIT and argument in named:
                argument = TARGET
            named.setdefault(argument, []).append(id)
        for argument, ids in named.items():
            if argument in self._arguments:
                params[argument] = ARROW.join([self.argument(argument, id) for id in ids])
                params[f"{argument}-id"] = ids[-1]
            else:
                params[argument] = int(ids[-1])
        return self._say(f"act-{action[0]}", params)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is illegal, with the rule."""
        return f"{self._say(refusal.key, self._spoken(refusal.params))} ({refusal.rule})"

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """Who won and why, with the rule."""
        spoken = self._spoken({"winner": outcome["winner"]})
        return f"{self._say(outcome['reason'], spoken)} ({outcome['rule']})"

    def error(self, error: BadInput) -> str:
        """What is wrong, and where.

        An error of a game whose words are not loaded is rendered as its key.
        """
        key = f"error-{error.key}"
        if not self.has(key):
            return error.text()
        place = error.where.rstrip(": ")
        sentence = self._say(key, {name: _plain(value) for name, value in error.params.items()})
        return f"{place}: {sentence}" if place else sentence

    def odds(self, odds: Odds) -> str:
        """The odds of a roll: dice, the number to reach and its parts, the chance."""
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
        if self._own is not None:
            name: str | None = self._own.name(self, self._description, kind, id)
            if name is not None:
                return name
        if kind in self._places:
            return self.maybe(f"{kind}-{id}", self._lettered(id))
        if kind == UNIT:
            for side in self._sides:
                if id.startswith(f"{side}-"):
                    return self._titled(kind, id.removeprefix(f"{side}-"), side)
        return self._titled(kind, id, NONE)

    def _titled(self, kind: str, id: str, side: str) -> str:
        """``rifleman-a``: the title ``rifleman`` and a letter that tells several of them apart."""
        title, _, letter = id.rpartition("-")
        if len(letter) == 1 and self.has(f"{kind}-{title}"):
            return f"{self._say(f'{kind}-{title}', {'side': side})} {self.letter(letter)}"
        return self._say(f"{kind}-{id}", {"side": side})

    def letter(self, letter: str) -> str:
        """A letter that tells things apart, as the books of the language print it: А for A."""
        return self.maybe(f"letter-{letter.lower()}", letter.upper())

    def _lettered(self, id: str) -> str:
        """``17B``: a number and a letter; anything else stands as it is."""
        number, letter = id[:-1], id[-1:]
        return number + self.letter(letter) if number.isdigit() and letter.isupper() else id

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, object]:
        """The parameters as messages expect them."""
        spoken: dict[str, object] = {}
        for name, value in params.items():
            kind = self._parameters.get(name)
            if kind is None or _is_numbers(value):
                spoken[name] = _plain(value)
            else:
                ids = _ids(value)
                spoken[name] = _listed([self._name_or_id(kind, id) for id in ids])
                spoken[f"{name}-id"] = " ".join(ids) or NONE
        reason = spoken.get("reason")
        if isinstance(reason, str):  # the reason of an ending is a message key
            spoken["reason"] = self._say(reason, spoken)
        return spoken

    def _name_or_id(self, kind: str, id: str) -> str:
        """The name; or the id, since refusals may name things that do not exist or of another kind.

        Those are given as words of an action: ``card:cavalry``, ``tile:2B tile:3B``.
        """
        names: list[str] = []
        for word in id.split():
            other, _, bare = word.rpartition(":")
            try:
                names.append(self.name(self._arguments.get(other, kind), bare))
            except KeyError:
                names.append(bare)
        return " ".join(names)


def _ids(value: object) -> list[str]:
    """The ids in a value: one, several (in a list, or separated by commas) or none."""
    if value is None or value == "":
        return []
    if isinstance(value, list | tuple):
        return [str(id) for id in value]
    return str(value).split(", ")


def _is_numbers(value: object) -> bool:
    """Dice show numbers in some games, and named faces in others."""
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
