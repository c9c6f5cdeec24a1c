"""Reading ``.m44`` files: a battle as far as our rules have it, and a list of what was left out."""

import json
import re
from typing import Any, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.pieces import BOARD_WIDTHS
from sandtable.games.memoir44.scenario import NOTHING
from sandtable.games.memoir44.studio import m44_names as names
from sandtable.games.memoir44.studio.drafts import draw_layer
from sandtable.kernel.errors import BadInput
from sandtable.studio.formats import Converted, Notes
from sandtable.studio.scenario_text import check_size

#: Texts that we take over have no markup.
MARKUP: Final = re.compile(r"[<>\x00-\x1f]")
DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")
NO_DATE: Final = "1944-06-06"


def read(text: str) -> Converted:
    """The scenario of a file; one that is no such file, or is hostile, is refused."""
    check_size(text, names.MOST_CHARACTERS, names.MOST_LEVELS)
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("m44-not-a-file") from None
    if not isinstance(data, dict) or not isinstance(data.get("board"), dict):
        raise BadInput("m44-not-a-file")
    return _Import(data).run()


class _Import:
    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.board: dict[str, Any] = data["board"]
        self.info = _table(data.get("game_info"))
        self.notes = Notes()
        self.document: dict[str, Any] = {}
        self.figures: dict[str, int] = {}
        self.worth: dict[str, int] = {}
        self.objectives: list[dict[str, Any]] = []
        self.owners: set[str] = set()

    def run(self) -> Converted:
        self._read_head()
        self._lay_board()
        hexagons = _list(self.board.get("hexagons"))
        if len(hexagons) > names.MOST_HEXAGONS:
            raise BadInput("m44-too-large", "board.hexagons", most=names.MOST_HEXAGONS)
        for number, hexagon in enumerate(hexagons):
            self._read_hexagon(_table(hexagon), f"board.hexagons[{number}]")
        self._read_options()
        self._read_conditions()
        self._finish()
        return Converted(self.document, self.notes)

    # The head.

    def _read_head(self) -> None:
        kind = str(self.board.get("type", names.STANDARD)).upper()
        if kind not in (names.STANDARD, names.OVERLORD):
            raise BadInput("m44-other-board", "board.type", found=_short(kind))
        self.boxes = 2 if kind == names.OVERLORD else 1
        face = str(self.board.get("face", "COUNTRY")).upper()
        if face not in names.FACES:
            self.notes.add("studio-m44-face", what=_short(face))
        self.face = names.FACES.get(face, "countryside")
        self.top = self._side(self.info.get("side_player1"), "axis")
        bottom = "allies" if self.top == "axis" else "axis"
        players = {"PLAYER1": self.top, "PLAYER2": bottom}
        starting = str(self.info.get("starting", "PLAYER1")).upper()
        title = self._title()
        self.document = {
            "id": re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:48] or "imported",
            "number": 0,
            "name": title,
            "from": self._date("date_begin"),
            "to": self._date("date_end"),
            "source": "m44 file",
            "boards": self.boxes,
            "face": self.face,
            "first": players.get(starting, self.top),
            "hands": self._per_side("cards", 1, 12, 5),
            "medals": self._per_side("victory", 1, 20, 4),
        }
        if self.top != "axis":
            self.document["top"] = self.top

    def _title(self) -> str:
        texts = _table(self.data.get("text"))
        own: Any = texts.get("en") or next((text for text in texts.values() if text), {})
        title = _table(own).get("name", "")
        if not isinstance(title, str) or len(title) > 100 or MARKUP.search(title):
            raise BadInput("m44-odd-text", "text")
        if any(key != "name" for text in texts.values() for key in _table(text)):
            self.notes.add("studio-m44-texts")
        return title

    def _date(self, key: str) -> str:
        date = DATE.match(str(self.info.get(key, "")))
        return date[0] if date else NO_DATE

    def _side(self, value: object, other: str) -> str:
        return names.SIDES.get(str(value).upper(), other)

    def _per_side(self, key: str, low: int, high: int, usual: int) -> dict[str, int]:
        numbers = [
            min(high, max(low, _number(self.info.get(f"{key}_player{n}"), usual))) for n in (1, 2)
        ]
        by_side = dict(zip((self.top, _other(self.top)), numbers, strict=True))
        return {side: by_side[side] for side in ("allies", "axis")}

    # The board.

    def _lay_board(self) -> None:
        width = BOARD_WIDTHS[self.boxes]
        widths = [width - row % 2 for row in range(DEPTH)]
        self.ground = [[NOTHING] * count for count in widths]
        if self.face == "coast":
            for row in range(DEPTH):
                letter = "b" if row in names.BEACH_ROWS else "o"
                if row in (*names.BEACH_ROWS, *names.OCEAN_ROWS):
                    self.ground[row] = [letter] * widths[row]
        self.units = [[NOTHING] * count for count in widths]
        self.obstacles = [[NOTHING] * count for count in widths]

    def _read_hexagon(self, hexagon: dict[str, Any], where: str) -> None:
        row, doubled = _number(hexagon.get("row"), -1), _number(hexagon.get("col"), -1)
        column = (doubled - row % 2) // 2
        if not 0 <= row < DEPTH or not 0 <= column < len(self.ground[row]):
            raise BadInput("m44-off-the-board", where)
        hex = f"r{row}c{column}"
        terrain = _table(hexagon.get("terrain"))
        if terrain:
            self.ground[row][column] = self._terrain(terrain, hex)
        for key in ("rect_terrain", "obstacle"):
            piece = _table(hexagon.get(key))
            if piece:
                self._read_piece(key, piece, row, column, hex, _table(hexagon.get("unit")))
        unit = _table(hexagon.get("unit"))
        if unit:
            self._read_unit(unit, row, column, hex)
        for tag in _list(hexagon.get("tags")):
            self._read_tag(_table(tag), hex)

    def _terrain(self, terrain: dict[str, Any], hex: str) -> str:
        name, behaviour = _name(terrain), str(terrain.get("behavior", "")).upper()
        letter = names.TERRAIN.get(name, "")
        special = names.BEHAVIOURS.get(behaviour, "")
        hill = name == names.MOUNTAIN or letter == "H"
        fits = (hill and special in names.HILLS) or (letter == "R" and special in names.RIVERS)
        if special and fits:
            return special
        if not letter:
            self.notes.add("studio-m44-terrain", hex, what=_short(name))
            return NOTHING
        if behaviour and not special:
            self.notes.add("studio-m44-behaviour", hex, what=_short(behaviour))
        return letter

    def _read_piece(
        self, key: str, piece: dict[str, Any], row: int, column: int, hex: str, unit: dict[str, Any]
    ) -> None:
        name, behaviour = _name(piece), str(piece.get("behavior", "")).upper()
        letter = (names.RECTANGLES if key == "rect_terrain" else names.OBSTACLES).get(name, "")
        if letter == "s" and behaviour == names.SEA_WALL:
            letter = "m"
        elif behaviour not in names.PLAIN_BEHAVIOURS:
            self.notes.add("studio-m44-behaviour", hex, what=_short(behaviour))
        if not letter or self.obstacles[row][column] != NOTHING:
            self.notes.add("studio-m44-obstacle", hex, what=_short(name))
            return
        if name in names.FIELD_BUNKERS:
            self.notes.add("studio-m44-field-bunker", hex, what=name)
        elif letter == "b":
            army = names.UNIT.fullmatch(_name(unit))
            inside = "" if army is None else self._army(army[2])
            self.owners.add(self._side(piece.get("original_owner"), inside))
        self.obstacles[row][column] = letter

    def _army(self, name: str) -> str:
        return "axis" if name in names.AXIS_ARMIES else "allies"

    def _read_unit(self, unit: dict[str, Any], row: int, column: int, hex: str) -> None:
        name, behaviour = _name(unit), str(unit.get("behavior", "")).upper()
        found = names.UNIT.fullmatch(name)
        if found is None:
            self.notes.add("studio-m44-unit", hex, what=_short(name))
            return
        letter = names.KINDS[found[1]]
        badge = _number(re.sub(r"\D", "", str(unit.get("badge", ""))), 0)
        if behaviour == names.RESISTANCE or badge == names.RESISTANCE_BADGE:
            letter = "r"
        elif badge not in names.DECORATION:
            self.notes.add("studio-m44-badge", hex, what=str(badge))
        if behaviour == names.TWO_MEDALS:
            self.worth[hex] = 2
        elif behaviour not in ("", names.RESISTANCE):
            self.notes.add("studio-m44-behaviour", hex, what=_short(behaviour))
        figures = _number(unit.get("nbr_units"), 0)
        if 1 <= figures <= 9:
            self.figures[hex] = figures
        side = self._army(found[2])
        self.units[row][column] = letter if side == "axis" else letter.upper()

    def _read_tag(self, tag: dict[str, Any], hex: str) -> None:
        name = _name(tag)
        if not names.MEDAL.fullmatch(name):
            self.notes.add("studio-m44-tag", hex, what=_short(str(tag.get("behavior") or name)))
            return
        medal = _table(tag.get("medal"))
        for way in names.OTHER_MEDALS:
            if _is_true(medal.get(way)):
                self.notes.add("studio-m44-medal", hex, what=way)
        hexes = [hex, *(other for other in self._group(tag.get("group")) if other != hex)]
        need = min(len(hexes), max(1, _number(medal.get("nbr_hex"), 1)))
        worth = min(9, max(1, _number(medal.get("counts_for"), 1)))
        permanent = _is_true(medal.get("permanent"))
        sides = ["allies"] if name in names.ALLIED_MEDALS else ["axis"]
        if name == names.MEDAL_FOR_BOTH:
            sides = ["allies", "axis"]
            if permanent:
                self.notes.add("studio-m44-medal", hex, what="permanent")
        for side in sides:
            objective: dict[str, Any] = {"side": side, "hexes": hexes}
            objective["kind"] = "permanent" if permanent else "temporary"
            if need > 1:
                objective["need"] = need
            if worth > 1:
                objective["worth"] = worth
            self.objectives.append(objective)

    def _group(self, value: object) -> list[str]:
        """Hexes that a text names: ``G9``."""
        found: list[str] = []
        for text in _list(value):
            match = names.COORDINATE.fullmatch(str(text).strip())
            row = DEPTH - int(match[2]) if match else -1
            column = ord(match[1].upper()) - ord("A") if match else -1
            if not 0 <= row < DEPTH or not 0 <= column < len(self.ground[row]):
                raise BadInput("m44-off-the-board", _short(str(text)))
            found.append(f"r{row}c{column}")
        return found

    # Rules.

    def _read_options(self) -> None:
        options = _table(self.info.get("options"))
        for name, value in options.items():
            if value in (None, "", [], {}):
                continue
            if name == "airdrop" and isinstance(value, dict):
                side = self._side(value.get("side"), "allies")
                figures = min(9, max(1, _number(value.get("nbr_units"), 4)))
                self.document["air_drop"] = {"side": side, "figures": figures}
            elif name == "deck_reshuffling" and not _is_true(value):
                self.document["empty_deck_wins"] = "axis"
            elif name == "hill317":
                self.document["air_strikes"] = {"side": "allies", "hexes": self._group(value)}
            elif _is_true(value) or not isinstance(value, bool):
                self.notes.add("studio-m44-option", what=_short(str(name)))

    def _read_conditions(self) -> None:
        victory = _table(self.info.get("victory"))
        sudden: list[dict[str, Any]] = []
        for condition in _list(victory.get("condition")):
            for name, value in _table(condition).items():
                group = self._group(_table(value).get("group")) if isinstance(value, dict) else []
                if name != "group_sudden_death" or not group:
                    self.notes.add("studio-m44-victory", what=_short(str(name)))
                    continue
                need = min(len(group), max(1, _number(value.get("number"), len(group))))
                side = self._side(value.get("side"), "allies")
                sudden.append({"side": side, "hexes": group, "need": need})
        self.sudden = sudden

    def _take_up_dry_bridges(self) -> None:
        """A bridge that crosses no water needs rules that the file does not have (M44-39.41)."""
        for row, letters in enumerate(self.obstacles):
            for column, letter in enumerate(letters):
                if letter == "=" and self.ground[row][column] not in names.WATER:
                    letters[column] = NOTHING
                    self.notes.add("studio-m44-obstacle", f"r{row}c{column}", what="bridge")

    def _finish(self) -> None:
        self._take_up_dry_bridges()
        document = self.document
        usual = {"r": 3, "i": 4, "s": 4, "a": 3, "e": 4, "g": 2}
        figures = {
            hex: count
            for hex, count in self.figures.items()
            if count != usual[self._letter(hex).lower()]
        }
        if figures:
            document["figures"] = figures
        if self.worth:
            document["worth"] = self.worth
        owners = self.owners - {""}
        if len(owners) == 1 and len(self.owners) == 1:
            (document["bunkers_protect"],) = owners
        document["map"] = draw_layer(self.ground)
        document["units"] = draw_layer(self.units)
        if any(letter != NOTHING for row in self.obstacles for letter in row):
            document["obstacles"] = draw_layer(self.obstacles)
        if self.objectives:
            document["objectives"] = self.objectives
        if self.sudden:
            document["sudden_death"] = self.sudden

    def _letter(self, hex: str) -> str:
        row, column = hex[1:].split("c")
        return self.units[int(row)][int(column)]


def _other(side: str) -> str:
    return "allies" if side == "axis" else "axis"


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    """A list, also one that is wrapped as ``{"item": […]}``."""
    if isinstance(value, dict):
        value = value.get("item", [])
    return value if isinstance(value, list) else [] if value in (None, "") else [value]


def _name(piece: dict[str, Any]) -> str:
    return str(piece.get("name", "")).lower()


def _number(value: object, usual: int) -> int:
    """A whole number, also one in quotes."""
    if isinstance(value, bool):
        return usual
    if isinstance(value, int):
        return value
    if isinstance(value, str) and re.fullmatch(r"-?\d{1,9}", value.strip()):
        return int(value)
    return usual


def _is_true(value: object) -> bool:
    return value is True or str(value).lower() in ("true", "1", "yes")


def _short(text: str) -> str:
    """A name of the file for a message: short, and only what names are made of."""
    return re.sub(r"[^\w .+-]", "?", text)[:40]
