"""What follows from the plans on the boards: rooms, partial squares, openings (HOS-13.23, 27)."""

from pathlib import Path

import pytest

from sandtable.games.heroes.land.field import NOTHING, SIDE_NAMES, WALL, Edge, Field, Plan
from sandtable.games.heroes.pack.boards import Piece
from tests.games.heroes.drawn import covered, draw, floor, heroes, house, open_ground

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
    return Field(7, 7, list(piece.ground), list(piece.lines), plans, heroes().pack.terrain)


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


@pytest.mark.rule("HOS-28.9", "HOS-11.17")
def test_interspaces_are_corners_of_one_grid() -> None:
    field = draw(open_ground(4, 3))
    assert sorted(field.points) == [(2, 2), (2, 4), (4, 2), (4, 4), (6, 2), (6, 4)]
    assert field.point_names[field.point_named["2-1"]] == "2-1"
    rows = covered(open_ground(6, 6), 1, 1, 3, 3)
    plan = house("X", 3, 3, "+-+-+", "|a a|", "+ + +", "|a a|", "+-+-+", kind="apartment")
    field = draw(rows, plans=[plan])
    inside = [(x, y) for x, y in field.points if 3 <= x <= 7 and 3 <= y <= 7]
    assert inside == [(5, 5)]
    assert "2.5-2.5" in field.point_named
    assert (2, 4) in field.points
    assert field.room_at(5, 5) == 0
    assert field.part_at(5, 5) == 0
    assert field.part_at(4, 4) == 0
    assert field.part_at(2, 2) == -1
    assert field.part_at(5, 3) == -1


@pytest.mark.rule("HOS-11.17")
def test_an_interspace_between_two_rooms_belongs_to_neither_but_to_the_part() -> None:
    rows = floor(open_ground(), *[(x, y) for x in (2, 3) for y in (2, 3)])
    plan = house("X", 4, 4, "+-+-+", "|a a|", "+-+-+", "|a a|", "+-+-+")
    field = draw(rows, plans=[plan])
    assert len(field.rooms) == 2
    assert field.room_at(6, 6) == -1
    assert field.part_at(6, 6) == 0


@pytest.mark.rule("HOS-12.1", "HOS-11.18")
def test_goods_wagons_are_parts_that_fall() -> None:
    rows = ["..gg..", "......", "g....."]
    field = draw(rows)
    assert [part.id for part in field.parts] == ["wagon-2-0", "wagon-0-2"]
    assert [field.names[place] for place in field.parts[0].places] == ["2-0", "3-0"]
    fallen = field.terrain.with_fallen(0)
    assert fallen.ground_kind(field.named["3-0"]) == "rubble"
    assert fallen.ground_kind(field.named["0-2"]) == "wagon"
    assert not fallen.ground[field.named["2-0"]].blocks


@pytest.mark.rule("HOS-13.20", "HOS-11.18")
def test_a_hall_has_its_own_symbols_and_those_of_its_machines_until_it_falls() -> None:
    hall = field_of(heroes().pack.boards["E"])
    machine, plain = hall.named["3-1"], hall.named["2-1"]
    assert hall.terrain.ground[machine].bonus[0] == 3
    assert hall.terrain.ground[machine].impassable[2]
    assert not hall.terrain.ground[plain].impassable[2]
    assert hall.terrain.ground[machine].obscures == 1
    fallen = hall.terrain.with_fallen(hall.part_named["E1-b"])
    assert fallen.ground[machine].bonus[0] == 2
    assert not fallen.ground[machine].impassable[2]
    assert fallen.ground_kind(machine) == "fallen_hall"
    assert fallen.ground_kind(plain) == "factory_hall"


@pytest.mark.parametrize(
    ("rows", "lines", "plans", "complaint"),
    [
        (["..", "..."], [], [], "not 2 x 2"),
        (["?."], [], [], "no ground has the letter"),
        ([".:"], [], [], "no building covers"),
        (["..."], [("wire", 0, 1, 2, 1)], [], "not on sides"),
        (["..."], [("wire", 0, 0, 2, 2)], [], "not straight"),
        (["..."], [], [house("X", 5, 0, "+-+", "|a|", "+-+")], "not on the field"),
        (["___"], [], [house("X", 0, 0, "+-+", "|a*", "+-+")], "has a side"),
        (["___"], [], [house("X", 0, 0, "+-+-+", "|a b|", "+-+-+")], "over two parts"),
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
