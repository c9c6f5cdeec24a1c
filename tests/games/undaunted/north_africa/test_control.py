"""Control (NAF-31): barred only where the enemy controls the tile and has a soldier in it."""

from typing import Any

import pytest

from tests.games.undaunted.north_africa.desert import (
    SPARE,
    desert,
    game,
    of_card,
    other,
    tile_of,
)
from tests.support import act, keys, legal, rule_against, side


def riflemans_tile(**rest: Any) -> Any:
    """An Italian Rifleman about to take control of 15A, which Italy has scouted."""
    return desert(
        italy={
            "hand": ["rifleman-a", SPARE],
            "counters": {"rifleman-a": "15A"},
            "scouted": ["15A"],
        },
        turn="italy",
        **rest,
    )


@pytest.mark.rule("NAF-31.1")
def test_the_sides_marker_turns_and_so_does_the_enemys() -> None:
    state = riflemans_tile(lrdg={"controlled": ["15A"]})
    assert [side(state, owner)["points"] for owner in ("lrdg", "italy")] == [1, 0]
    assert "controlled" in keys(act(state, "RA control"))
    assert side(state, "italy")["controlled"] == ["15A"]
    assert side(state, "lrdg")["scouted"] == ["15A"]
    assert [side(state, owner)["points"] for owner in ("lrdg", "italy")] == [0, 1]


@pytest.mark.rule("NAF-31.2", "NAF-31.3", "NAF-31.4", "NAF-53.4", "NAF-A.28")
@pytest.mark.parametrize(
    ("marker", "present", "allowed"),
    [
        ("controlled", True, False),
        ("controlled", False, True),
        ("scouted", True, True),
        ("scouted", False, True),
        (None, True, True),
    ],
)
def test_only_enemy_control_and_an_enemy_soldier_together_forbid_it(
    marker: str | None, present: bool, allowed: bool
) -> None:
    lrdg: dict[str, Any] = {"counters": {"scout": "15A"}} if present else {}
    if marker is not None:
        lrdg[marker] = ["15A"]
    state = riflemans_tile(lrdg=lrdg)
    assert ("RA control" in legal(state)) == allowed
    if not allowed:
        assert rule_against(state, "RA control") == "NAF-31.2"


@pytest.mark.rule("NAF-31.5", "NAF-A.8")
def test_an_empty_vehicle_does_not_stop_it() -> None:
    state = riflemans_tile(lrdg={"controlled": ["15A"]}, vehicles={"patrol-truck": {"tile": "15A"}})
    act(state, "RA control")
    assert side(state, "italy")["controlled"] == ["15A"]


@pytest.mark.rule("NAF-31.6", "NAF-A.8")
@pytest.mark.parametrize("title", ["patrol-truck", "scout-car"])
def test_a_soldier_aboard_counts_as_present_whoever_built_the_vehicle(title: str) -> None:
    state = riflemans_tile(
        lrdg={"controlled": ["15A"]},
        vehicles={title: {"tile": "15A", "holder": "lrdg", "seats": {"driver": "scout"}}},
    )
    assert rule_against(state, "RA control") == "NAF-31.2"


@pytest.mark.rule("NAF-31.7", "NAF-16.2")
def test_from_a_seat_by_card() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "16A", "seats": {"bed": "sergeant"}}},
    )
    act(state, "SG control")
    assert side(state, "lrdg")["controlled"] == ["16A"]


@pytest.mark.rule("NAF-31.7", "NAF-4.5", "NAF-31.10")
def test_by_the_seat_of_the_tank() -> None:
    state = desert(
        italy={"hand": ["driver-t", SPARE], "scouted": ["19A"]},
        vehicles={"medium-tank": {"tile": "19A", "seats": {"driver": "driver-t"}}},
        turn="italy",
    )
    assert rule_against(state, "DT control") == "NAF-11.5"  # the card does not print it
    act(state, "DT control medium-tank-driver")
    assert side(state, "italy")["controlled"] == ["19A"]
    assert side(state, "italy")["points"] == 2


@pytest.mark.rule("NAF-31.8", "NAF-A.9")
def test_not_without_a_friendly_marker() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "counters": {"sergeant": "15A"}},
        italy={"scouted": ["15A"]},
    )
    assert rule_against(state, "SG control") == "NAF-31.8"


@pytest.mark.rule("NAF-31.8", "NAF-A.9", "NAF-42.7")
def test_not_for_one_who_got_there_out_of_a_destroyed_vehicle() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "sergeant", SPARE]},
        italy={"hand": ["antitank-a"], "counters": {"antitank-a": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "damage": 3, "seats": {"driver": "sergeant"}}},
        turn="italy",
    )
    act(state, "AA anti-tank patrol-truck", [9, 9])
    assert tile_of(state, "sergeant") == "15A"
    assert state.actors() == ("lrdg",)
    assert rule_against(state, "SG control") == "NAF-31.8"


@pytest.mark.rule("NAF-31.9", "NAF-A.9")
def test_not_where_one_controls_already() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "controlled": ["15A"],
        },
    )
    assert rule_against(state, "SG control") == "NAF-31.9"


@pytest.mark.rule("NAF-31.10")
def test_it_belongs_to_every_card_and_seat_that_prints_it() -> None:
    found = {card.id for cards in game().roster.cards for card in cards if card.action("control")}
    assert not found <= {"rifleman-a"}
    for card in ("sergeant", "staff-sergeant"):
        state = desert(lrdg={"hand": [card, SPARE], "counters": {card: "15A"}, "scouted": ["15A"]})
        assert len([words for words in legal(state) if words.endswith("control")]) == 1


@pytest.mark.rule("NAF-31.11", "NAF-49.2")
@pytest.mark.parametrize("end", ["leaves", "dies"])
def test_it_stays_when_the_soldier_leaves_or_dies(end: str) -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE] if end == "leaves" else [],
            "counters": {"sergeant": "15A"},
            "controlled": ["15A"],
            "scouted": ["16A"],
        },
        italy={"hand": ["gunner-a", SPARE], "counters": {"gunner-a": "15A"}},
        turn="lrdg" if end == "leaves" else "italy",
    )
    if end == "leaves":
        act(state, "SG move 16A")
    else:
        assert "counter-removed" in keys(act(state, "GA attack lSG", [9, 9]))
    assert side(state, "lrdg")["controlled"] == ["15A"]
    assert side(state, "lrdg")["points"] == 1


@pytest.mark.rule("NAF-31.1", "NAF-47.1", "NAF-A.17")
def test_one_who_was_pushed_out_can_come_back() -> None:
    for owner in ("lrdg", "italy"):
        card, code = ("sergeant", "SG") if owner == "lrdg" else ("rifleman-a", "RA")
        armies: dict[str, Any] = {
            owner: {"hand": [card, SPARE], "counters": {card: "15A"}, "scouted": ["15A"]},
            other(owner): {"controlled": ["15A"]},
        }
        state = desert(turn=owner, **armies)
        act(state, f"{code} control")
        assert side(state, owner)["controlled"] == ["15A"]
        assert of_card(legal(state), f"{code} control") == []
