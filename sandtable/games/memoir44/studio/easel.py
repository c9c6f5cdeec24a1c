"""Drawing battles: letters of ground, units and obstacles in hexes, medals, special rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.pieces import BOARD_WIDTHS, REGULAR
from sandtable.games.memoir44.scenario import NOTHING, PERMANENT, SIDES, TEMPORARY
from sandtable.games.memoir44.studio.drafts import HEX, draw_layer, read_layer
from sandtable.kernel.game import Game
from sandtable.studio import easel
from sandtable.studio.easel import (
    CHOICE,
    FLAG,
    NUMBER,
    TEXT,
    TEXTS,
    AnyForm,
    Brush,
    Easel,
    Field,
    Form,
    Letters,
    Listing,
    Shelf,
    append_section,
    drawing_start,
    drop,
    listed,
    put,
    tabled,
)
from sandtable.studio.scenario_text import ScenarioText
from sandtable.studio.toml_spans import Path

HEXES: Final = ("hex",)
GROUND: Final = "map"
UNITS: Final = "units"
OBSTACLES: Final = "obstacles"
#: The layers of a drawing by the brushes that draw in them, the uppermost first.
LAYERS: Final = {"unit": UNITS, "obstacle": OBSTACLES, "ground": GROUND}
MEDALS: Final = {"medal": TEMPORARY, "lasting": PERMANENT}


class MemoirEasel(Easel):
    def shelves(self, game: Game) -> Sequence[Shelf]:
        assert isinstance(game, Memoir44)
        pieces = game.pieces
        ground = [
            Brush(f"ground:{letter}", "terrain", terrain.name, HEXES, letter)
            for letter, terrain in pieces.terrain.items()
        ]
        units = [
            Brush(
                f"unit:{letter.upper() if side == SIDES[0] else letter}",
                "unit",
                ARMS[kind.arm] if kind.name == REGULAR else kind.name,
                HEXES,
                letter.upper() if side == SIDES[0] else letter,
                side,
            )
            for side in SIDES
            for letter, kind in pieces.kinds.items()
        ]
        obstacles = [
            Brush(f"obstacle:{obstacle.letter}", "obstacle", name, HEXES, obstacle.letter)
            for name, obstacle in pieces.obstacles.items()
        ]
        medals = [
            Brush(f"{kind}:{side}", "studio-medal", kind, HEXES, "", side)
            for side in SIDES
            for kind in MEDALS
        ]
        return (
            Shelf("studio-shelf-ground", tuple(ground)),
            Shelf("studio-shelf-units", tuple(units)),
            Shelf("studio-shelf-obstacles", tuple(obstacles)),
            Shelf("studio-shelf-medals", tuple(medals)),
        )

    def lay(
        self, game: Game, source: ScenarioText, brush: str, places: Sequence[str]
    ) -> ScenarioText:
        kind, _, letter = brush.partition(":")
        hexes = [hex_at(place, source) for place in places]
        if kind in LAYERS:
            return _draw(source, LAYERS[kind], hexes, letter)
        if kind not in MEDALS or letter not in SIDES:
            raise easel.unknown_brush(brush)
        for row, column in hexes:
            source = _add_medal(source, letter, f"r{row}c{column}", MEDALS[kind])
        return source

    def erase(self, game: Game, source: ScenarioText, place: str) -> ScenarioText:
        hex = hex_at(place, source)
        name = f"r{hex[0]}c{hex[1]}"
        if _letter(source, UNITS, hex) != NOTHING:
            for key in ("figures", "worth"):
                source = drop(source, (key, name))
            return _draw(source, UNITS, [hex], NOTHING)
        if _letter(source, OBSTACLES, hex) != NOTHING:
            return _draw(source, OBSTACLES, [hex], NOTHING)
        for number, objective in enumerate(listed(source.get(("objectives",)))):
            hexes = listed(objective.get("hexes")) if isinstance(objective, dict) else []
            if hexes == [name]:
                return source.delete(("objectives", number))
            if name in hexes:
                return source.delete(("objectives", number, "hexes", hexes.index(name)))
        return _draw(source, GROUND, [hex], NOTHING)

    def set(self, game: Game, source: ScenarioText, path: Path, value: Any) -> ScenarioText:
        """With another number of boards, every layer gets another width."""
        source = put(source, path, value)
        if path == ("boards",) and isinstance(value, int) and value in BOARD_WIDTHS:
            for layer in LAYERS.values():
                if isinstance(source.get((layer,)), str):
                    source = source.set((layer,), draw_layer(_rows(source, layer)))
        return source

    def cells(self, game: Game, document: Mapping[str, Any]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for kind, layer in LAYERS.items():
            drawn = document.get(layer)
            for row, letters in enumerate(read_layer(drawn) if isinstance(drawn, str) else []):
                for column, letter in enumerate(letters):
                    if letter != NOTHING or kind == "ground":
                        found.setdefault(f"hex:r{row}c{column}", []).append(f"{kind}:{letter}")
        kinds = {value: kind for kind, value in MEDALS.items()}
        for objective in listed(document.get("objectives")):
            if not isinstance(objective, dict) or objective.get("kind") not in kinds:
                continue
            medal = f"{kinds[objective['kind']]}:{objective.get('side')}"
            for name in listed(objective.get("hexes")):
                here = found.get(f"hex:{name}")
                if here is not None:
                    here.insert(len(here) - 1, medal)
        return found

    def letters(self, game: Game, source: ScenarioText) -> Letters:
        found: Letters = {}
        for layer in LAYERS.values():
            at = drawing_start(source, (layer,))
            if at < 0:
                continue
            end = source.spans.at[(layer,)].end - 3
            for row, line in enumerate(source.text[at:end].split("\n")):
                column = 0
                for place, letter in enumerate(line):
                    if not letter.isspace():
                        span = (at + place, at + place + 1)
                        found.setdefault(f"hex:r{row}c{column}", []).append(span)
                        column += 1
                at += len(line) + 1
        return found

    def forms(self, game: Game, document: Mapping[str, Any]) -> Sequence[AnyForm]:
        side = {"type": CHOICE, "choices": SIDES, "named": "side"}
        sides = [
            Form(
                easel.SIDES,
                "studio-form-hand",
                (
                    Field("studio-field-hand", ("hands", each), NUMBER, 1, 12),
                    Field("studio-field-medals", ("medals", each), NUMBER, 1, 20),
                ),
                each,
            )
            for each in SIDES
        ]
        need = Field("studio-field-need", ("need",), NUMBER, 1, 9, optional=True)
        hexes = Field("studio-field-hexes", ("hexes",), TEXTS)
        own = Field("studio-field-side", ("side",), **side)  # type: ignore[arg-type]
        return [
            *sides,
            Form(
                easel.SIDES,
                "studio-form-battle",
                (
                    Field("studio-field-first", ("first",), **side),  # type: ignore[arg-type]
                    Field("studio-field-top", ("top",), **side, optional=True),  # type: ignore[arg-type]
                    Field(
                        "studio-field-face",
                        ("face",),
                        CHOICE,
                        choices=("coast", "countryside"),
                        named="studio-face",
                    ),
                    Field("studio-field-boards", ("boards",), NUMBER, 1, 2),
                ),
            ),
            Listing(
                easel.VICTORY,
                "studio-form-objectives",
                ("objectives",),
                (
                    own,
                    hexes,
                    Field(
                        "studio-field-lasts",
                        ("kind",),
                        CHOICE,
                        choices=(TEMPORARY, PERMANENT),
                        named="studio-medal",
                    ),
                    need,
                    Field("studio-field-worth", ("worth",), NUMBER, 1, 9, optional=True),
                ),
                {"side": SIDES[0], "hexes": [], "kind": TEMPORARY},
            ),
            Listing(
                easel.VICTORY,
                "studio-form-sudden",
                ("sudden_death",),
                (own, hexes, Field("studio-field-need", ("need",), NUMBER, 1, 9)),
                {"side": SIDES[0], "hexes": ["r0c0"], "need": 1},
            ),
            Form(
                easel.VICTORY,
                "studio-form-special",
                (
                    Field(
                        "studio-field-turn-limit", ("turn_limit",), NUMBER, 1, 9999, optional=True
                    ),
                    *(
                        Field(label, (key,), **side, optional=True)  # type: ignore[arg-type]
                        for label, key in (
                            ("studio-field-exit", "exit"),
                            ("studio-field-bunkers-protect", "bunkers_protect"),
                            ("studio-field-sea-walls-protect", "sea_walls_protect"),
                            ("studio-field-empty-deck-wins", "empty_deck_wins"),
                        )
                    ),
                    *(
                        Field(label, (key,), FLAG, optional=True, default=False)
                        for label, key in (
                            ("studio-field-recon-as-barrage", "recon_as_barrage"),
                            ("studio-field-hills-stop-guns", "hills_stop_guns"),
                            ("studio-field-bound-to-bank", "infantry_bound_to_bank"),
                            ("studio-field-unboxed", "unboxed"),
                        )
                    ),
                ),
            ),
            Form(
                easel.NOTES,
                "studio-form-head",
                (
                    Field("studio-field-name", ("name",), TEXT),
                    Field("studio-field-id", ("id",), TEXT),
                    Field("studio-field-from", ("from",), TEXT),
                    Field("studio-field-to", ("to",), TEXT),
                    Field("studio-field-source", ("source",), TEXT),
                ),
            ),
        ]


def hex_at(place: str, source: ScenarioText) -> tuple[int, int]:
    """Row and column of a hex of the battle's boards."""
    found = HEX.fullmatch(place.removeprefix("hex:"))
    row, column = (int(found[1]), int(found[2])) if found else (-1, -1)
    if not (0 <= row < DEPTH and 0 <= column < _width(source) - row % 2):
        raise easel.unknown_place(place)
    return row, column


def _width(source: ScenarioText) -> int:
    boards = source.get(("boards",))
    return BOARD_WIDTHS[2 if isinstance(boards, int) and boards == 2 else 1]


def _rows(source: ScenarioText, layer: str) -> list[list[str]]:
    """The letters of a layer, as many as the boards have hexes."""
    drawn = source.get((layer,))
    rows = read_layer(drawn) if isinstance(drawn, str) else []
    width = _width(source)
    rows = [*rows, *([] for _ in range(DEPTH))][:DEPTH]
    return [
        [*letters, *[NOTHING] * width][: width - number % 2] for number, letters in enumerate(rows)
    ]


def _letter(source: ScenarioText, layer: str, hex: tuple[int, int]) -> str:
    return _rows(source, layer)[hex[0]][hex[1]]


def _draw(
    source: ScenarioText, layer: str, hexes: Sequence[tuple[int, int]], letter: str
) -> ScenarioText:
    """Write a letter in some hexes of a layer, and leave the spacing of the others as it is."""
    drawn = source.get((layer,))
    rows = _rows(source, layer)
    as_drawn = isinstance(drawn, str) and rows == read_layer(drawn)
    for row, column in hexes:
        rows[row][column] = letter
    if not as_drawn:
        return put(source, (layer,), draw_layer(rows))
    assert isinstance(drawn, str)
    lines = drawn.strip("\n").split("\n")
    for row, line in enumerate(lines):
        letters = iter(rows[row])
        lines[row] = "".join([each if each.isspace() else next(letters) for each in line])
    return source.set((layer,), drawn.replace(drawn.strip("\n"), "\n".join(lines)))


def _add_medal(source: ScenarioText, side: str, name: str, kind: str) -> ScenarioText:
    for objective in listed(source.get(("objectives",))):
        hexes = listed(tabled(objective).get("hexes"))
        if tabled(objective).get("side") == side and name in hexes:
            return source
    entry = {"side": side, "hexes": [name], "kind": kind}
    return append_section(source, "objectives", entry)
