"""What lies under templates, and distances in Interspaces (HOS-25.42, 28)."""

from collections.abc import Iterable
from typing import Any

import pytest

import sandtable
from tests.heroes import Table, changed, house, open_ground, title
from tests.heroes_drawn import ground, option


class Low(sandtable.Chance):
    """Scatter dice fall as named, all others show a 1."""

    def __init__(self, scatter: int) -> None:
        self.scatter = scatter

    def die(self, name: str, faces: int) -> int:
        return self.scatter - 1 if name == "scatter" else 0


def attacked(t: Table, text: str, scatter: int = 6) -> set[str]:
    """On which squares units are attacked."""
    squares = {id: t.where(id).split()[0] for id in t.json["units"] if t.where(id)}
    events = t.state.apply(t.seat(), t.read(text), Low(scatter))
    t.events += events
    return {squares[str(e.params["target"])] for e in events if e.key == "attack-rolled"}


def marked(t: Table, word: str) -> set[str]:
    """The squares under a template, as the guides mark them; buildings shelter nobody there."""
    guides: Any = t.state.guides(t.seat())
    return {title(square) for square in guides["templates"][word]}


def squads(squares: Iterable[str], *counters: str) -> dict[str, str]:
    """A unit for each of these squares, no more than nine of each counter."""
    return {
        f"{counters[number // 9]}-{number % 9 + 1}": where for number, where in enumerate(squares)
    }


def blast(
    point: str, *squares: str, scatter: int = 6, rows: list[str] | None = None, **drawn: Any
) -> tuple[Table, set[str]]:
    """On which of these squares a barrage attacks a squad."""
    t = Table(rows or open_ground(9, 9), squads(squares, "s-rifle", "s-smg"), **drawn)
    t.call(t.equip("german", "artillery"))
    return t, attacked(t, f"aim {point}", scatter)


def laid(point: str, rows: list[str] | None = None, **drawn: Any) -> set[str]:
    """The squares under a blast, as they are marked."""
    t = Table(rows or open_ground(9, 9), {}, **drawn)
    t.call(t.equip("german", "artillery"))
    return marked(t, t.read(f"aim {point}")[1])


def covered(*squares: str) -> list[str]:
    """Open ground; these squares lie under an offset building."""
    return ground(**dict.fromkeys(squares, ":"))


@pytest.mark.rule("HOS-28.2", "HOS-28.3", "HOS-28.8")
def test_a_blast_covers_the_four_squares_that_meet_at_its_point() -> None:
    around = [f"{row}{column}" for row in "BCDE" for column in range(2, 6)]
    assert blast("+CD3/4", *around)[1] == laid("+CD3/4") == {"C3", "C4", "D3", "D4"}


@pytest.mark.rule("HOS-28.8")
def test_a_blast_covers_offset_squares_that_it_overlaps() -> None:
    east = house("X", 9, 4, "+ +", " a ", "+ +", a="house_1", fallen="a")
    found = blast("+CD4/5", "C5/6", rows=covered("C5", "C6"), houses=[east])
    assert found[1] == {"C5/6"}
    beyond = house("X", 10, 5, "+ +", " a ", "+ +", a="house_1", fallen="a")
    found = blast("+CD4/5", "CD6", rows=covered("C6", "D6"), houses=[beyond])
    assert found[1] == set()


@pytest.mark.rule("HOS-28.5", "HOS-28.14")
@pytest.mark.parametrize(
    ("point", "die", "reached"),
    [
        ("+CD4/5", 1, {"A4", "A5"}),
        ("+DE6/7", 2, {"D9", "E9"}),
        ("+FG4/5", 3, {"I4", "I5"}),
        ("+DE3/4", 4, {"D1", "E1"}),
        ("+DE2/3", 4, set()),
    ],
)
def test_at_the_edge_of_the_field(point: str, die: int, reached: set[str]) -> None:
    """On the rim the squares of the field are attacked, beyond it nothing is."""
    rim = ("A4", "A5", "D9", "E9", "I4", "I5", "D1", "E1")
    assert blast(point, *rim, scatter=die)[1] == reached


@pytest.mark.rule("HOS-28.11")
def test_walls_shield_from_a_blast() -> None:
    """A walled square is attacked only once the house has fallen; the house itself always is."""
    squares = ("C3", "C4", "D3", "DE4/5")
    for fallen, reached in (("", {"C3", "C4", "D3"}), ("a", set(squares))):
        walled = house("X", 7, 7, "+-+", "|a|", "+-+", a="apartment", fallen=fallen)
        t, found = blast("+CD3/4", *squares, rows=covered("D4", "D5", "E4", "E5"), houses=[walled])
        assert found == reached
        assert laid("+CD3/4", covered("D4", "D5", "E4", "E5"), houses=[walled]) == reached
        assert bool(t.told("destruction-rolled")) == (not fallen)


@pytest.mark.rule("HOS-28.11")
@pytest.mark.parametrize(("fallen", "reached"), [("", False), ("a", True)])
def test_a_wall_across_the_line_from_the_point_shields(fallen: str, reached: bool) -> None:
    walled = house("X", 9, 4, "+-+", "|a|", "+-+", a="house_1", fallen=fallen)
    found = laid("+CD4/5", covered("C5", "C6"), houses=[walled])
    assert ("C5/6" in found) == reached


@pytest.mark.rule("HOS-28.11")
def test_walls_that_touch_the_point_do_not_shield() -> None:
    """One begins there, outside; another ends there, inside; others go through it."""
    hut = house("X", 6, 4, "+-+", "|a|", "+-+", a="house_1")
    assert blast("+CD3/4", "D3", "D4", houses=[hut])[1] == {"D3", "D4"}
    stub = house("H", 6, 4, "+-+-+", "|a a|", "+-+ +", "|a aD", "+-+-+", a="house_1")
    units = {"g-landser-1": "C4", "s-rifle-1": "D4", "s-rifle-2": "C5"}
    t = Table(open_ground(9, 7), units, houses=[stub])
    t.equip("german", "grenades")
    t.ready("g-landser-1")
    assert attacked(t, "grenade +CD4/5 option=grenades") == {"C4", "D4", "C5"}
    rooms = house("X", 4, 4, "+-+-+", "|a|a|", "+-+-+", "|a a|", "+-+-+", a="apartment")
    rows = ground(C3="_", C4="_", D3="_", D4="_")
    assert laid("+CD3/4", rows, houses=[rooms]) == {"C3", "C4", "D3", "D4"}


@pytest.mark.rule("HOS-28.11")
def test_low_walls_do_not_shield() -> None:
    wall = [("low_wall", 4, 6, 8, 6)]
    assert len(blast("+CD3/4", "C3", "C4", "D3", "D4", lines=wall)[1]) == 4


@pytest.mark.rule("HOS-28.1", "HOS-28.15")
@pytest.mark.parametrize(
    ("aim", "squares"),
    [("3,0", {"D5", "D6", "D7", "C7", "E7"}), ("0,-3", {"C4", "B4", "A4", "A3", "A5"})],
)
def test_squares_under_a_flame(aim: str, squares: set[str]) -> None:
    around = [f"{row}{column}" for row in "ABCDE" for column in range(3, 9)]
    around.remove("D4")
    there = squads(around, "g-landser", "g-pzgren", "g-stoss", "g-pioniere")
    t = Table(open_ground(9, 9), {"s-roks": "D4", **there})
    t.ready("s-roks")
    assert marked(t, f"aim:{aim}") == squares
    assert attacked(t, f"flame aim={aim}") == squares


@pytest.mark.rule("HOS-28.15")
def test_a_flame_off_the_field_reaches_nobody() -> None:
    t = Table(open_ground(9, 9), {"s-roks": "A1", "g-landser-1": "A3"})
    key = "refusal-flame-reaches-nobody HOS-16.17"
    assert t.no_shot("s-roks", "flame aim=-3,0") == key


@pytest.mark.rule("HOS-28.17", "HOS-16.19", "HOS-16.17")
@pytest.mark.parametrize(
    ("units", "reached"),
    [
        ({"g-landser-1": "D6", "g-landser-2": "D7"}, {"D6", "D7"}),
        ({"g-landser-1": "D7", "g-landser-2": "E7", "g-kuebel": "D6 e"}, {"D6", "E7"}),
        ({"g-landser-1": "D7", "g-landser-2": "E7", "g-sdkfz251": "D6 s"}, {"D6", "E7"}),
    ],
)
def test_vehicles_shield_from_flames_and_infantry_does_not(
    units: dict[str, str], reached: set[str]
) -> None:
    t = Table(open_ground(9, 9), {"s-roks": "D4", **units})
    t.ready("s-roks")
    assert attacked(t, "flame aim=3,0") == reached


@pytest.mark.rule("HOS-25.18", "HOS-25.42")
@pytest.mark.parametrize(
    ("square", "point", "away"),
    [("C3", "+CD3/4", 1), ("C3", "+CD5", 3), ("C4/5", "+CD5", 1), ("C4/5", "+CD3/4", 2)],
)
def test_interspaces_are_counted_across_grids(square: str, point: str, away: int) -> None:
    """The refusal of a throw that is too long tells how far it is."""
    ruin = house(
        "X", 7, 4, "+ + +", " a a ", "+ + +", " a a ", "+ + +", a="apartment", fallen="a"
    )  # fmt: skip
    with changed(option("grenades"), params={"range_interspaces": 0}):
        t = Table(
            covered("C4", "C5", "C6", "D4", "D5", "D6"),
            {"g-landser-1": square},
            houses=[ruin],
            id="short-throws",
        )
        t.equip("german", "grenades")
        t.ready("g-landser-1")
        refusal = t.state.why_not("german", t.read(f"grenade {point} option=grenades"))
        assert refusal is not None
        assert (refusal.key, refusal.params["range"]) == ("refusal-grenade-range", away)
