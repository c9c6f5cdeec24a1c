"""Hidden and open information (NAF-46)."""

import json
import random
from typing import Any

import pytest

import sandtable
from tests.games.undaunted.looks import seen
from tests.games.undaunted.north_africa.desert import (
    SIDES,
    SPARE,
    desert,
    game,
    other,
    random_game,
)
from tests.support import act, side

OPEN = ("scouted", "controlled", "counters", "suppressed", "play", "supply", "points")


@pytest.mark.rule("NAF-46.1", "NAF-46.4")
@pytest.mark.parametrize("scenario", ["barce", "sidi-selim"])
def test_supplies_vehicles_and_what_lies_before_the_sides_are_open(scenario: str) -> None:
    for state, _ in random_game(scenario, seed=3, steps=300):
        position = state.to_json()
        for seat in (*SIDES, None):
            view = state.view(seat)
            assert view["vehicles"] == position["vehicles"]
            assert view["structures"] == position["structures"]
            for owner in SIDES:
                for zone in (*OPEN, "evacuated", "neutralised", "wrecked", "inspired"):
                    assert seen(state, seat, owner)[zone] == side(state, owner)[zone]


@pytest.mark.rule("NAF-46.2")
def test_a_player_may_look_at_removed_cards_but_not_at_the_opponents() -> None:
    state = game().start("barce", sandtable.Seeded(1))
    for owner in SIDES:
        assert seen(state, owner, owner)["box"] == side(state, owner)["box"]
        assert "box" not in seen(state, other(owner), owner)
        assert "box" not in seen(state, None, owner)


@pytest.mark.rule("NAF-46.3")
def test_hands_and_decks_are_hidden_and_no_one_knows_the_order_of_a_deck() -> None:
    state = game().start("barce", sandtable.Seeded(2))
    for owner in SIDES:
        for seat in (other(owner), None):
            assert {"hand", "deck"}.isdisjoint(seen(state, seat, owner))
        own = seen(state, owner, owner)
        assert own["hand"] == side(state, owner)["hand"]
        roster = [card.id for card in game().roster.cards[SIDES.index(owner)]]
        assert own["deck"] == sorted(own["deck"], key=roster.index)


@pytest.mark.rule("NAF-46.3")
def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    """The same view of two positions that differ in the enemy's hand and in both decks only."""
    views = []
    for hand, deck in (("scout", "gunner"), ("gunner", "scout")):
        state = desert(
            lrdg={
                "hand": [hand, SPARE],
                "deck": [deck, "sergeant"],
                "counters": {"scout": "12A", "gunner": "12A", "sergeant": "12A"},
            },
            italy={"hand": [SPARE]},
            turn="italy",
        )
        views.append(json.dumps(state.view("italy")))
    assert views[0] == views[1]


@pytest.mark.rule("NAF-46.5", "NAF-A.2b")
@pytest.mark.parametrize("opened", [False, True])
def test_the_opponents_discard_is_closed_unless_the_option_opens_it(opened: bool) -> None:
    state = desert(
        lrdg={"discard": ["scout", SPARE], "counters": {"scout": "12A"}},
        options={"open_discards": opened},
    )
    assert seen(state, "lrdg", "lrdg")["discard"] == ["scout", SPARE]
    assert ("discard" in seen(state, "italy", "lrdg")) == opened
    assert game().options()["open_discards"].rule == "NAF-A.2b"


@pytest.mark.rule("NAF-46.6")
def test_numbers_of_cards_are_open() -> None:
    for state, _ in random_game("murzuk", seed=8, steps=200):
        for owner in SIDES:
            army, view = side(state, owner), seen(state, None, owner)
            for zone in ("deck", "hand", "discard"):
                assert view[f"{zone}_size"] == len(army[zone])
            assert view["box_size"] == sum(army["box"].values())


@pytest.mark.rule("NAF-46.6", "NAF-10.1")
def test_what_happens_face_up_is_told_to_all_what_is_drawn_to_the_owner() -> None:
    state = desert(
        lrdg={
            "hand": ["lieutenant", "gunner", SPARE],
            "deck": ["scout", "scout"],
            "counters": {"gunner": "15A", "scout": "15A"},
        },
        italy={"hand": ["rifleman-a"], "counters": {"rifleman-a": "15A"}},
    )
    told = {event.key: event for event in act(state, "GU attack iRA", [9, 9])}
    assert told["played"].audience is None
    assert told["casualty"].audience is None
    assert told["casualty"].params["zone"] == "hand"
    drew: Any = {event.key: event for event in act(state, "LT command 2")}["drew"]
    assert drew.audience == ("lrdg",)
    assert drew.params["cards"] == ["scout", "scout"]


@pytest.mark.rule("NAF-46.4", "NAF-46.3")
@pytest.mark.parametrize("scenario", ["murzuk", "coast-road"])
def test_a_position_drawn_from_a_view_keeps_seats_damage_and_structures(scenario: str) -> None:
    for step, (state, _) in enumerate(random_game(scenario, seed=6, steps=200)):
        if step % 20 == 0:
            for seat in SIDES:
                drawn: Any = game().determinize(state.view(seat), random.Random(step)).to_json()
                position: Any = state.to_json()
                assert drawn["vehicles"] == position["vehicles"]
                assert drawn["structures"] == position["structures"]
                assert drawn["sides"][seat]["hand"] == position["sides"][seat]["hand"]
