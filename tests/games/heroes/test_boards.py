"""What follows from the plans on the boards: rooms, partial squares, openings (HOS-13.23, 27)."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.games.heroes.land.elements import NOTHING, SIDE_NAMES, WALL, Edge, Plan
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.terrain import lay_out
from sandtable.games.heroes.pack.boards import Piece
from tests.games.heroes.drawn import draw, heroes
from tests.games.heroes.drawn import house as plan
from tests.heroes import Table, game, house
from tests.heroes_drawn import ground

EXPECTED = (Path(__file__).parent / "boards.txt").read_text(encoding="utf-8").splitlines()


def field_of(piece: Piece) -> Field:
    plans = [
        Plan(
            building.id,
            *building.origin,
            building.plan,
            {part: (kind, part in building.fallen) for part, kind in building.parts.items()},
        )
        for building in piece.buildings
    ]
    return lay_out(7, 7, list(piece.ground), list(piece.lines), plans, heroes().pack.terrain)


def square(corner: tuple[int, int]) -> str:
    return f"{corner[0] // 2}-{corner[1] // 2}"


def point(corner: tuple[int, int]) -> str:
    return f"{corner[0]},{corner[1]}"


def opening(field: Field, edge: Edge) -> str:
    """An opening as the list of the boards has it."""
    words = [SIDE_NAMES[edge.side], edge.name]
    if not edge.outer:
        words += ["joins", point(field.places[edge.inside]), point(field.places[edge.outside])]
        return " ".join(words)
    words += ["from", point(field.places[edge.inside]), "to", square(field.places[edge.outside])]
    if edge.through >= 0:
        words += ["over", square(field.partials[edge.through - len(field.places)])]
    words += ["firsts", *(point(first) for first in sorted(edge.firsts))]
    if field.terrain.sides[edge.index] == NOTHING:
        words.append("gone")
    return " ".join(words)


def derived(field: Field) -> list[str]:
    lines: list[str] = []
    if field.partials:
        lines.append("partial " + " ".join(sorted(map(square, field.partials))))
        lines.append("covered " + " ".join(sorted(map(square, field.covered))))
    for building in field.buildings:
        for room in field.rooms:
            part = field.parts[room.part]
            if part.building == building.index:
                letter = part.id.removeprefix(f"{building.id}-")
                squares = [point(field.places[place]) for place in room.places]
                lines.append(" ".join(["room", room.id, letter, *squares]))
        edges = [e for e in field.edges if e.building == building.index and e.side != WALL]
        edges.sort(key=lambda edge: edge.ends)
        lines += [opening(field, edge) for edge in edges]
    return lines


@pytest.mark.rule("HOS-13.6", "HOS-13.19", "HOS-13.23", "HOS-13.27", "HOS-25.38", "HOS-6.73")
@pytest.mark.parametrize("id", list("ABCDEFGH"))
def test_boards_as_the_pack_describes_them(id: str) -> None:
    expected = [line[2:] for line in EXPECTED if line.startswith(f"{id} ")]
    assert derived(field_of(heroes().pack.boards[id])) == expected


@pytest.mark.rule("HOS-13.27")
@pytest.mark.parametrize("id", list("ABCDEH"))
def test_arrows_turn_with_the_board(id: str) -> None:
    """The right hand of one who goes out stays the right hand."""
    board = heroes().pack.boards[id]
    fields = [field_of(board.turned_by(degrees)) for degrees in (0, 90)]
    plain, turned = ({arrow(field, edge) for edge in field.edges} for field in fields)

    def around(corner: tuple[int, int], size: int) -> tuple[int, int]:
        return 14 - corner[1] - size, corner[0]

    assert {
        (around(inside, 2), outside and around(outside, 2), through and around(through, 2),
         frozenset(around(first, 0) for first in firsts), side)
        for inside, outside, through, firsts, side in plain if firsts
    } == {found for found in turned if found[3]}  # fmt: skip


Corner = tuple[int, int]
Arrow = tuple[Corner, Corner | None, Corner | None, frozenset[Corner], int]


def arrow(field: Field, edge: Edge) -> Arrow:
    partial = field.partials[edge.through - len(field.places)] if edge.through >= 0 else None
    outside = field.places[edge.outside] if edge.outside >= 0 else None
    inside = field.places[edge.inside] if edge.inside >= 0 else (0, 0)
    return inside, outside, partial, frozenset(edge.firsts), edge.side


def points(rows: list[str], *houses: dict[str, Any]) -> list[str]:
    """The Interspaces of a field."""
    described: Any = game().describe(Table(rows, {}, houses=houses).json["scenario"])
    return [point["point"] for point in described["field"]["points"]]


@pytest.mark.rule("HOS-28.9", "HOS-11.17")
def test_interspaces_are_corners_of_one_grid() -> None:
    """Under an offset building there are only its own."""
    assert sorted(points(["...."] * 3)) == ["1-1", "1-2", "2-1", "2-2", "3-1", "3-2"]
    flat = house("X", 3, 3, "+-+-+", "|a a|", "+ + +", "|a a|", "+-+-+", a="apartment")
    found = points(["......", ".:::..", ".:::..", ".:::..", "......", "......"], flat)
    inside = [point for point in found if all(1.5 <= float(x) <= 3.5 for x in point.split("-"))]
    assert inside == ["2.5-2.5"]
    assert "1-2" in found


@pytest.mark.rule("HOS-11.17")
def test_an_interspace_between_two_rooms_belongs_to_neither_but_to_the_part() -> None:
    """No grenade of either room goes there, and no shell from outside."""
    two_rooms = house("X", 4, 4, "+-+-+", "|a a|", "+-+-+", "|a a|", "+-+-+", a="house_1")
    rows = ground(C3="_", C4="_", D3="_", D4="_")
    units = {"g-landser-1": "C3", "s-rifle-1": "C4", "g-ig18": "D1 e"}
    t = Table(rows, units, houses=[two_rooms])
    t.equip("german", "grenades")
    key = "refusal-grenade-through-opening HOS-25.19"
    assert t.no_shot("g-landser-1", "grenade +CD3/4 option=grenades") == key
    key = "refusal-blast-inside-building HOS-16.33"
    assert t.no_shot("g-ig18", "howitzer +CD3/4") == key


@pytest.mark.rule("HOS-12.1", "HOS-11.18")
def test_goods_wagons_are_parts_that_fall() -> None:
    """Those side by side are one; what is left of them is rubble."""
    t = Table(["..gg..", "......", "g....."], {"s-rifle-1": "A2", "g-landser-1": "A5"})
    described: Any = game().describe(t.json["scenario"])
    parts = [(part["part"], part["squares"]) for part in described["field"]["parts"]]
    assert parts == [("wagon-2-0", ["2-0", "3-0"]), ("wagon-0-2", ["0-2"])]
    assert "A3" not in t.march("s-rifle-1").squares()
    assert t.no_shot("s-rifle-1", "fire g-landser-1") == "refusal-sight-blocked HOS-8.7"
    t.change(fallen=["wagon-2-0"])
    assert "fire g-landser-1" in t.shots("s-rifle-1")
    t.rest()
    t.march("s-rifle-1", "A3")
    assert t.resting  # in rubble


@pytest.mark.rule("HOS-13.20", "HOS-11.18")
def test_a_hall_has_its_own_symbols_and_those_of_its_machines_until_it_falls() -> None:
    """A machine stands on C4, between two plain squares; it covers, obscures and bars tanks."""
    hall = house("H", 4, 4, "+-+-+-+", "Wa a aG", "+-+-+-+", a="factory_hall")
    units = {"s-rifle-1": "C4", "g-landser-1": "C2", "s-t70": "C6 w"}
    t = Table(ground(C3="_", C4="m", C5="_"), units, houses=[hall])
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 3
    t.put("s-rifle-1", "C5")
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-obstacles"] == 1
    t.put("s-rifle-1", "A1")
    assert "C5" in t.march("s-t70").squares()
    t.do("step C5")
    assert t.squares() == set()  # difficult ground
    t.rest()
    assert t.march("s-t70").squares() == {"C6"}
    t.rest()
    t.change(fallen=["H-a"])
    assert "C4" in t.march("s-t70").squares()
    t.rest()
    t.put("s-rifle-1", "C4")
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 2


@pytest.mark.parametrize(
    ("rows", "lines", "plans", "complaint"),
    [
        (["..", "..."], [], [], "not 2 x 2"),
        (["?."], [], [], "no ground has the letter"),
        ([".:"], [], [], "no building covers"),
        (["..."], [("wire", 0, 1, 2, 1)], [], "not on sides"),
        (["..."], [("wire", 0, 0, 2, 2)], [], "not straight"),
        (["..."], [], [plan("X", 5, 0, "+-+", "|a|", "+-+")], "not on the field"),
        (["___"], [], [plan("X", 0, 0, "+-+", "|a*", "+-+")], "has a side"),
        (["___"], [], [plan("X", 0, 0, "+-+-+", "|a b|", "+-+-+")], "over two parts"),
    ],
)
def test_nonsense_is_refused(
    rows: list[str],
    lines: list[tuple[str, int, int, int, int]],
    plans: list[Plan],
    complaint: str,
) -> None:
    with pytest.raises(ValueError, match=complaint):
        draw(rows, lines, plans)
