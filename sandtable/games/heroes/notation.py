"""The short notation of actions, and the names of squares (docs/notation.md).

Rows are letters from the top, columns are numbers from the left: ``C10``. A square of an offset
grid is between rows or columns: ``CD10``, ``C10/11``, ``CD10/11``. An Interspace has a plus before
the squares that meet there: ``+CD10/11``.
"""

import re
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.notation import build_action

#: ``x-y`` in squares, halves written ``.5``.
ID: Final = re.compile(r"(\d+)(\.5)?-(\d+)(\.5)?")
SQUARE: Final = re.compile(r"([A-Z]{1,2})(\d+)(?:/(\d+))?")
UNIT: Final = re.compile(r"[sg]-[a-z0-9-]+|(soviet|german)-hidden-\d+")
CARD: Final = re.compile(r"[sg]c-[a-z0-9-]+")
COMPASS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
#: Kinds of arguments that are recognized by their ids.
PLAIN: Final = frozenset({"unit", "card", "facing"})
#: Kinds that are written out: ``weapon=primary``.
NAMED: Final = frozenset(
    [
        "aim",
        "bonus",
        "damage",
        "effect",
        "line",
        "number",
        "option",
        "part",
        "points",
        "side",
        "state",
        "weapon",
        "wreck",
    ]
)
#: The verbs, and whether each can have arguments.
VERBS: Final[dict[str, bool]] = {
    "aim": True,
    "assault": True,
    "assign": True,
    "autonomous": True,
    "beyond": True,
    "board": True,
    "bonus": True,
    "breach": True,
    "cease": False,
    "charge": True,
    "close": True,
    "decline": False,
    "demolish": True,
    "deploy": True,
    "discard": True,
    "divert": True,
    "done": False,
    "end": False,
    "exchange": True,
    "exit": False,
    "face": True,
    "fight": True,
    "fire": True,
    "flame": True,
    "flame-room": True,
    "flare": True,
    "flip": False,
    "grenade": True,
    "hold": False,
    "howitzer": True,
    "indirect": True,
    "inspire": False,
    "load": True,
    "location": True,
    "man": True,
    "mend": True,
    "move": False,
    "pass": False,
    "pivot": True,
    "place": True,
    "play": True,
    "push": True,
    "react": True,
    "repair": True,
    "agree-draw": False,
    "resign": False,
    "satchel": True,
    "scout": True,
    "share": True,
    "skip": True,
    "smoke": True,
    "snipe": True,
    "special": True,
    "spend": True,
    "split": True,
    "split-suppress": True,
    "step": True,
    "stop": True,
    "supply": True,
    "suppress": True,
    "use": True,
    "wait": False,
}


def title(id: str) -> str:
    """The name of a square: ``3.5-2`` is C4/5."""
    x, half_x, y, half_y = parts(id)
    rows = letter(y) + (letter(y + 1) if half_y else "")
    columns = str(x + 1) + (f"/{x + 2}" if half_x else "")
    return rows + columns


def point_title(id: str) -> str:
    """The name of an Interspace, from the four squares around it: ``6-6`` is +FG6/7."""
    x, half_x, y, half_y = parts(id)
    if (x == 0 and not half_x) or (y == 0 and not half_y):
        return "+" + id  # at the rim of the field only two squares meet
    rows = letter(y) if half_y else letter(y - 1) + letter(y)
    columns = str(x + 1) if half_x else f"{x}/{x + 1}"
    return f"+{rows}{columns}"


def parts(id: str) -> tuple[int, bool, int, bool]:
    match = ID.fullmatch(id)
    if match is None:
        raise BadInput("notation-unknown", text=id)
    return int(match[1]), match[2] is not None, int(match[3]), match[4] is not None


def letter(row: int) -> str:
    return chr(ord("A") + row)


def square_id(text: str) -> str:
    """The id of a square from its name."""
    match = SQUARE.fullmatch(text)
    if match is None:
        raise BadInput("notation-unknown", text=text)
    x = int(match[2]) - 1
    y = ord(match[1][0]) - ord("A")
    return f"{x}{'.5' if match[3] else ''}-{y}{'.5' if len(match[1]) == 2 else ''}"


def point_id(text: str) -> str:
    """The id of an Interspace from its name."""
    if ID.fullmatch(text[1:]):
        return text[1:]
    match = SQUARE.fullmatch(text[1:])
    if match is None:
        raise BadInput("notation-unknown", text=text)
    x = int(match[2])
    y = ord(match[1][0]) - ord("A")
    columns = f"{x}" if match[3] else f"{x - 1}.5"
    rows = f"{y + 1}" if len(match[1]) == 2 else f"{y}.5"
    return f"{columns}-{rows}"


def write(action: Action) -> str:
    """``("step", "square:5-4")`` is ``step E6``; kinds are written out if needed."""
    return " ".join([action[0], *[write_argument(argument) for argument in action[1:]]])


def write_argument(argument: str) -> str:
    kind, colon, id = argument.partition(":")
    if not colon:
        return argument
    if kind == "square":
        return title(id)
    if kind == "point":
        return point_title(id)
    if kind == "token":
        return f"#{id}"
    return id if kind in PLAIN else f"{kind}={id}"


def read(text: str) -> Action:
    words = text.split()
    if not words:
        raise BadInput("notation-empty", example="step E6")
    arguments = [(word, read_argument(word)) for word in words[1:]]
    return build_action(words[0], arguments, VERBS)


def read_argument(word: str) -> str:
    """The argument that a word stands for; empty if none."""
    if "=" in word:
        kind, _, id = word.partition("=")
        return f"{kind}:{id}" if kind in NAMED and id else ""
    if word.startswith("#"):
        return f"token:{word[1:]}"
    if word.startswith("+"):
        point = word[1:]
        known = ID.fullmatch(point) or SQUARE.fullmatch(point)
        return f"point:{point_id(word)}" if known else ""
    if word in COMPASS:
        return f"facing:{word}"
    if CARD.fullmatch(word):
        return f"card:{word}"
    if UNIT.fullmatch(word):
        return f"unit:{word}"
    return f"square:{square_id(word)}" if SQUARE.fullmatch(word) else ""
