"""Everything that is wrong with a draft, each fault with its place in the text and on the map."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game
from sandtable.studio.guides import DraftGuide, guide_of
from sandtable.studio.mending import Mending, path_of
from sandtable.studio.scenario_text import ScenarioText
from sandtable.studio.toml_spans import Path

#: The most faults that are listed; whoever has mended these will be told the next.
MOST_FAULTS: Final = 50
#: The most places that are shown for one fault.
MOST_PLACES: Final = 99
#: The longest id, and the longest other text outside a drawing.
MOST_IN_ID: Final = 64
MOST_IN_TEXT: Final = 2_000
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
#: Markup and control characters, which no text of a scenario needs.
ODD: Final = re.compile(r"[<>\x00-\x08\x0b-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
LINE: Final = re.compile(r"line (\d+)")


@dataclass(frozen=True)
class Fault:
    """One fault: the message, the rule it breaks ("": none), its path and line, and where it is.

    ``places`` are things on the table, as actions name them: ``hex:r2c3``, ``tile:17B``.
    """

    key: str
    where: str
    rule: str
    path: Path
    line: int
    places: tuple[str, ...] = ()
    params: dict[str, Json] = field(default_factory=dict)

    def error(self) -> BadInput:
        """The fault as an error, which can be put into words."""
        return BadInput(self.key, self.where, **self.params)

    def to_json(self) -> dict[str, Json]:
        return {
            "key": self.key,
            "where": self.where,
            "params": self.params,
            "rule": self.rule,
            "path": [*self.path],
            "line": self.line,
            "places": [*self.places],
        }


def find_faults(game: Game, text: str) -> list[Fault]:
    """All faults of a draft, in the order in which a reader comes upon them."""
    try:
        source = ScenarioText(text)
    except BadInput as error:
        line = LINE.search(str(error.params.get("reason", "")))
        number = int(line[1]) if line else 1
        return [Fault(error.key, error.where, "", (), number, (), error.params)]
    guide = guide_of(game)
    found = [_locate(error, source, guide, game, None) for error in odd_texts(source.document)]
    mending = Mending(source.document, guide)
    while len(found) < MOST_FAULTS:
        fault = first_fault(game, mending.document)
        if fault is None:
            break
        if not mending.is_consequence(fault):
            found.append(_locate(fault, source, guide, game, mending))
        if not mending.set_aside(fault):
            break
    return found


def readable_part(game: Game, document: Mapping[str, Any]) -> dict[str, Any] | None:
    """A document with its faults set aside, which the game accepts; None if nothing can be done."""
    mending = Mending(document, guide_of(game))
    for _ in range(2 * MOST_FAULTS):
        fault = first_fault(game, mending.document)
        if fault is None:
            return mending.document
        if not mending.set_aside(fault):
            return None
    return None


def first_fault(game: Game, document: dict[str, Any]) -> BadInput | None:
    """The fault at which the game's own reader stops; None if a game can start."""
    try:
        game.start(document, Seeded(0))
    except BadInput as error:
        return error
    return None


def open_draft(game: Game, text: str, file: str = "") -> ScenarioText:
    """A scenario that can be played; its first fault is refused with file and line."""
    for fault in find_faults(game, text):
        where = f"{file}:{fault.line}: {fault.where}".rstrip(": ")
        raise BadInput(fault.key, where, **fault.params)
    return ScenarioText(text)


def _locate(
    error: BadInput, source: ScenarioText, guide: DraftGuide, game: Game, mending: Mending | None
) -> Fault:
    document = source.document if mending is None else mending.document
    path = path_of(error.where, document)
    home = path if mending is None else mending.original(path)
    named = error.params.get("name")
    if error.key == "unknown-key":
        home = (*home, str(named))
    rule = guide.rules.get(error.key, "") or game.citations.get(error.key, "")
    line = source.line(home)
    row = guide.row(error, document, path)
    if row >= 0 and home in source.spans.at:
        line = source.spans.line(source.spans.at[home].start) + 1 + row
    return Fault(
        error.key,
        error.where,
        str(error.params.get("rule", "")) or rule,
        home,
        line,
        tuple(dict.fromkeys(guide.places(error, document, path)))[:MOST_PLACES],
        error.params,
    )


def odd_texts(document: dict[str, Any]) -> list[BadInput]:
    """Ids that are no ids, and texts with markup or without end."""
    found: list[BadInput] = []
    id = document.get("id")
    if isinstance(id, str) and (not ID.fullmatch(id) or len(id) > MOST_IN_ID):
        found.append(BadInput("studio-odd-id", "id", most=MOST_IN_ID))
    _collect_odd(document, "", found)
    return found[:MOST_FAULTS]


def _collect_odd(value: object, where: str, found: list[BadInput]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            if ODD.search(key) or len(key) > MOST_IN_ID:
                found.append(BadInput("studio-odd-text", where))
            else:
                _collect_odd(item, f"{where}.{key}" if where else key, found)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            _collect_odd(item, f"{where}[{number}]", found)
    elif isinstance(value, str):
        if ODD.search(value):
            found.append(BadInput("studio-odd-text", where))
        elif len(value) > MOST_IN_TEXT:
            found.append(BadInput("text-too-long", where, most=MOST_IN_TEXT))
