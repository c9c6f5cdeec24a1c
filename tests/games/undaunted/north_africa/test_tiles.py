"""The map: faces, neighbours, distance, cover, rough terrain (NAF-6)."""

import pytest

import sandtable
from tests.games.undaunted.looks import roll
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    TILES,
    desert,
    document,
    game,
    of_card,
    tile_of,
)
from tests.support import act, legal, rule_against

#: Six neighbours of the inner tile 13A, and fewer at the edge.
NEIGHBOURS = {
    "13A": {"11A", "10A", "16A", "17A", "3A", "9A"},
    "12A": {"15A", "5B"},
    "4A": {"19A", "18A", "6A"},
    "6A": {"18A", "4A", "1A"},
    "8A": {"22A", "5B"},
}


def distance(start: str, end: str) -> int:
    """The range bonus of a shot between two tiles."""
    state = desert(
        lrdg={"hand": ["scout"], "counters": {"scout": start}},
        italy={"counters": {"rifleman-a": end}, "deck": ["rifleman-a"]},
    )
    (odds,) = state.odds("lrdg", state.game.read("SC attack iRA"))
    return dict(odds.parts)["odds-range"]


@pytest.mark.rule("NAF-6.1")
def test_the_two_faces_of_a_tile_cannot_lie_on_one_map() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        game().start(document(map="12A     12B\n    5A"), sandtable.Scripted())
    assert bad.value.key == "tile-twice"


@pytest.mark.rule("NAF-6.1", "NAF-7.2")
def test_a_face_that_was_never_printed_is_unknown() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        game().start(document(map="12A     23A\n    5A"), sandtable.Scripted())
    assert bad.value.key == "unknown-tile"


@pytest.mark.rule("NAF-6.2", "NAF-38.5")
@pytest.mark.parametrize(("tile", "cover"), [("17A", 0), ("3A", 1), ("13A", 2), ("18A", 3)])
def test_cover_adds_to_the_defence_of_what_is_in_the_tile(tile: str, cover: int) -> None:
    state = desert(
        lrdg={"hand": ["scout"], "counters": {"scout": tile}},
        italy={"counters": {"rifleman-a": tile}, "deck": ["rifleman-a"]},
    )
    assert roll(act(state, "SC attack iRA", [1]))["need"] == 4 + cover


@pytest.mark.rule("NAF-6.3", "NAF-24.3")
@pytest.mark.parametrize("tile", ["5B", "10A", "9A"])
def test_vehicles_cannot_move_into_rough_terrain(tile: str) -> None:
    start = next(other for other in ("15A", "17A", "3A") if distance(other, tile) == 1)
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": list(TILES)},
        vehicles={"patrol-truck": {"tile": start, "seats": {"driver": "sergeant"}}},
    )
    assert rule_against(state, f"SG drive patrol-truck-driver {tile}") == "NAF-24.3"


@pytest.mark.rule("NAF-6.4")
@pytest.mark.parametrize(
    ("notation", "card"), [("SG move 5B", "sergeant"), ("SC scout 5B", "scout")]
)
def test_rough_terrain_does_not_stop_soldiers_on_foot(notation: str, card: str) -> None:
    state = desert(lrdg={"hand": [card], "counters": {card: "12A"}, "scouted": ["5B"]})
    act(state, notation)
    assert tile_of(state, card) == "5B"


@pytest.mark.rule("NAF-6.5", "NAF-A.1")
@pytest.mark.parametrize("tile", NEIGHBOURS)
def test_tiles_lie_like_bricks(tile: str) -> None:
    state = desert(lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": tile}})
    found = {words.split()[-1] for words in of_card(legal(state), "SB stalk ")}
    assert found == NEIGHBOURS[tile]


@pytest.mark.rule("NAF-6.5", "NAF-A.1")
@pytest.mark.parametrize("stagger", ["rows", "columns"])
def test_rows_or_columns_may_be_shifted(stagger: str) -> None:
    drawn = "12A     15A\n    16A\n8A      22A"
    battle = game().find_scenario(document(map=drawn, stagger=stagger, objectives={}))
    neighbours = {
        tile.name: {battle.tiles[near].name for near in battle.neighbours[i]}
        for i, tile in enumerate(battle.tiles)
    }
    assert neighbours["16A"] == {"12A", "15A", "8A", "22A"}
    straight = "15A" if stagger == "rows" else "8A"
    assert neighbours["12A"] == {"16A", straight}


@pytest.mark.rule("NAF-6.6", "NAF-A.1", "NAF-38.6")
@pytest.mark.parametrize(
    ("end", "steps"),
    [("12A", 0), ("15A", 1), ("5B", 1), ("8A", 2), ("17A", 3), ("4A", 5), ("1A", 6)],
)
def test_range_is_counted_over_all_tiles_rough_and_unscouted_ones_too(end: str, steps: int) -> None:
    assert distance("12A", end) == steps


@pytest.mark.rule("NAF-6.7", "NAF-45.1")
def test_a_hill_has_cover_three_or_one() -> None:
    assert [name for name in TILES if game().tiles[name].hill] == ["11A", "10A", "9A"]
    assert {game().tiles[name].cover for name in ("11A", "10A", "9A")} == {3}


@pytest.mark.rule("NAF-6.8")
def test_what_is_drawn_on_a_tile_has_no_effect() -> None:
    """A landing strip, a gravel plain and a crossing of tracks are all open ground."""
    faces = {name: game().tiles[name] for name in TILES}
    open_ground = [name for name, face in faces.items() if not face.cover and not face.rough]
    assert len({faces[name].terrain for name in open_ground}) > 4
    for name in open_ground:
        state = desert(
            lrdg={"hand": ["scout"], "counters": {"scout": name}},
            italy={"counters": {"rifleman-a": name}, "deck": ["rifleman-a"]},
        )
        assert roll(act(state, "SC attack iRA", [1]))["need"] == 4
