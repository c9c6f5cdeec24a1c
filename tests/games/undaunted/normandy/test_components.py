"""What is in the box: components, units and cards (NOR-1 to NOR-3)."""

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.cards import Card, Roster
from tests.games.undaunted.normandy.staging import (
    COUNTERS,
    SCENARIOS,
    SIDES,
    game,
    other,
    quiet,
    random_game,
    tiles_of,
)
from tests.support import act, legal, normandy, position, rule_against, side

#: title: copies (of a squad), initiative, printed actions
CARDS: dict[str, tuple[int, int, list[str]]] = {
    "platoon-sergeant": (1, 9, ["bolster 3", "command 2"]),
    "platoon-guide": (1, 8, ["bolster 1", "guide 1"]),
    "squad-leader": (1, 7, ["bolster 2 squad", "inspire 1 squad"]),
    "scout": (3, 6, ["scout 2", "attack 1", "recon", "conceal"]),
    "rifleman": (5, 5, ["move 1", "attack 1", "control"]),
    "sniper": (3, 4, ["stalk 1", "attack 3"]),
    "machine-gunner": (3, 3, ["move 1", "attack 2", "suppress 4"]),
    "mortar": (3, 2, ["move 1", "blast 1", "target"]),
    "fog-of-war": (10, 1, []),
}
DEFENCE = {"riflemen": 4, "scouts": 5, "machine-gunners": 4, "sniper": 6, "mortar": 4}


def roster() -> Roster:
    return game().roster


def zone_total(owner: dict[str, Any]) -> int:
    lists = sum(len(owner[zone]) for zone in ("deck", "hand", "play", "discard"))
    counts: int = sum(owner["supply"].values()) + sum(owner["box"].values())
    return lists + counts


# 1. What is in the box.


@pytest.mark.rule("NOR-1.1", "NOR-1.6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_side_owns_54_cards_whatever_happens_to_them(scenario: str) -> None:
    for state, _ in random_game(scenario, seed=1, steps=250):
        for owner in SIDES:
            assert zone_total(side(state, owner)) == 54


@pytest.mark.rule("NOR-1.1", "NOR-1.6", "NOR-2.1", "NOR-3.2", "NOR-40.9")
@pytest.mark.parametrize("owner", SIDES)
def test_the_cards_are_those_that_were_printed(owner: str) -> None:
    found: dict[str, tuple[int, int, list[str]]] = {}
    for card in roster().cards[SIDES.index(owner)]:
        actions = [
            " ".join(
                [action.verb]
                + ([str(action.size)] if action.size else [])
                + (["squad"] if action.own_squad else [])
            )
            for action in card.actions
        ]
        found[card.title] = (card.copies, card.initiative, actions)
    assert found == CARDS


@pytest.mark.rule("NOR-1.2", "NOR-1.7")
@pytest.mark.parametrize("owner", SIDES)
def test_a_side_owns_eleven_counters(owner: str) -> None:
    assert len(COUNTERS) == 11
    sides: dict[str, Any] = {owner: {"counters": dict.fromkeys(COUNTERS, "12B")}}
    assert sorted(side(position(**sides), owner)["counters"]) == sorted(COUNTERS)
    assert len([unit for unit in roster().units if unit.side == SIDES.index(owner)]) == 11


@pytest.mark.rule("NOR-36.4")
def test_a_unit_has_one_counter_and_a_second_one_is_unknown() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        position(us={"counters": {"riflemen-a": "12B", "riflemen-a-2": "13B"}})
    assert (bad.value.key, bad.value.where) == ("unknown-unit", "sides.us.counters.riflemen-a-2")


@pytest.mark.rule("NOR-1.3", "NOR-1.8")
@pytest.mark.parametrize(("owner", "markers"), [("us", 4), ("germany", 5)])
def test_no_scenario_official_needs_more_spawn_markers_than_there_are(
    owner: str, markers: int
) -> None:
    for scenario in SCENARIOS:
        document: dict[str, Any] = dict(normandy().scenario_json(scenario))
        assert 1 <= len(document[owner]["spawn"]) <= markers


@pytest.mark.rule("NOR-1.4", "NOR-1.9", "NOR-36.3")
@pytest.mark.parametrize("owner", SIDES)
def test_a_side_has_one_target_marker_which_is_moved_when_it_is_laid_again(owner: str) -> None:
    mortar = {"hand": ["mortar", "mortar", "fog-of-war"], "counters": {"mortar": "2B"}}
    sides: dict[str, Any] = {owner: mortar}
    state = position(scenario=quiet(), turn=owner, **sides)
    act(state, "MO target 5B")
    act(state, "MO target 11B")
    assert side(state, owner)["target"] == "11B"
    assert side(state, other(owner))["target"] is None


@pytest.mark.rule("NOR-1.5", "NOR-1.10", "NOR-1.13", "NOR-36.1")
def test_the_markers_of_both_sides_suffice_for_the_largest_map() -> None:
    tiles = [tile["tile"] for tile in tiles_of("la-huberderie")]
    assert len(tiles) == 18 == max(len(tiles_of(scenario)) for scenario in SCENARIOS)
    state = position(
        scenario="la-huberderie",
        us={"scouted": tiles},
        germany={"scouted": tiles[:9], "controlled": tiles[9:]},
    )
    assert len(side(state, "us")["scouted"]) == 18
    assert len(side(state, "germany")["scouted"] + side(state, "germany")["controlled"]) == 18


@pytest.mark.rule("NOR-1.11", "NOR-4.13", "NOR-6.4")
def test_the_radio_marker_is_in_scenario_10_only() -> None:
    radios = {scenario: normandy().describe(scenario)["radio"] for scenario in SCENARIOS}
    assert radios.pop("critical-intelligence") == "6B"
    assert set(radios.values()) == {None}


@pytest.mark.rule("NOR-1.12", "NOR-4.14")
def test_exactly_one_side_holds_the_initiative_marker_and_everyone_sees_it() -> None:
    for state, _ in random_game("la-raye", seed=2, steps=100):
        holder = state.to_json()["initiative"]
        assert holder in SIDES
        assert {state.view(seat)["initiative"] for seat in (*SIDES, None)} == {holder}


@pytest.mark.rule("NOR-1.13", "NOR-5.1")
def test_the_book_uses_both_faces_of_all_eighteen_tiles() -> None:
    faces = {tile["tile"] for scenario in SCENARIOS for tile in tiles_of(scenario)}
    assert faces == {f"{number}{face}" for number in range(1, 19) for face in "AB"}


@pytest.mark.rule("NOR-1.14", "NOR-4.11")
def test_the_objective_markers_suffice_for_every_scenario() -> None:
    most: Counter[int] = Counter()
    for scenario in SCENARIOS:
        values = [tile["objective"] for tile in tiles_of(scenario) if tile["objective"]]
        assert 1 <= len(values) <= 14
        most |= Counter(values)
    assert most == {1: 5, 2: 7, 3: 1}


GUNNERS = {"hand": ["machine-gunner-a", "fog-of-war"], "counters": {"machine-gunners-a": "2B"}}


@pytest.mark.rule("NOR-1.15", "NOR-15.6")
def test_as_many_dice_are_rolled_as_the_action_says_and_a_9_is_a_face() -> None:
    state = position(us=GUNNERS, germany={"counters": {"riflemen-a": "5B"}})
    (event,) = [e for e in act(state, "MA suppress gRA", [9, 1, 2, 3]) if e.key == "rolled"]
    assert event.params["dice"] == [9, 1, 2, 3]


@pytest.mark.rule("NOR-1.15")
def test_a_die_has_ten_faces_from_0_to_9() -> None:
    state = position(us=GUNNERS, germany={"counters": {"riflemen-a": "5B"}})
    with pytest.raises(sandtable.BadInput) as bad:
        act(state, "MA suppress gRA", [0, 9, 10, 0])
    assert (bad.value.key, bad.value.params["value"]) == ("script-die", 10)
    assert bad.value.params["faces"] == 10


@pytest.mark.rule("NOR-1.15")
def test_an_action_may_roll_more_dice_than_lie_in_the_box() -> None:
    crowd = {"counters": dict.fromkeys(COUNTERS[:6], "5B")}
    mortar = {"hand": ["mortar", "fog-of-war"], "counters": {"mortar": "2B"}, "target": "5B"}
    state = position(scenario=quiet(), us=mortar, germany=crowd)
    act(state, "MO blast")
    rolled = 0
    while legal(state)[0].startswith("blast"):
        dice = [1, 1] if len(legal(state)) == 2 else [1]  # the last two leave one choice
        rolled += len(dice)
        act(state, legal(state)[0], dice=dice)
    assert rolled == 6


@pytest.mark.rule("NOR-1.16")
def test_two_players_play_one_for_each_side() -> None:
    state = normandy().start("la-raye", sandtable.Scripted())
    assert state.seats == SIDES
    assert [state.side_of(seat) for seat in state.seats] == [*SIDES]
    with pytest.raises(sandtable.BadInput, match="unknown-seat"):
        state.legal("britain")


# 2. Units and counters.


@pytest.mark.rule("NOR-2.1", "NOR-2.2")
@pytest.mark.parametrize("name", COUNTERS)
def test_a_unit_is_a_counter_and_three_to_five_cards_of_its_title_and_squad(name: str) -> None:
    unit = next(unit for unit in roster().units if unit.side == 0 and unit.name == name)
    cards = [card for card in roster().cards[0] if card.unit == unit.index]
    assert len(cards) == 1
    assert 3 <= cards[0].copies <= 5
    assert cards[0].squad == unit.squad
    assert cards[0].title == {"riflemen": "rifleman"}.get(unit.title, unit.title.removesuffix("s"))


@pytest.mark.rule("NOR-2.2", "NOR-15.7")
def test_a_card_orders_only_the_counter_of_its_own_squad() -> None:
    state = position(
        scenario=quiet(),
        us={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "17B", "riflemen-b": "6A"},
            "scouted": ["2B", "16B"],
        },
    )
    assert legal(state) == ["RA move", "RA move 2B", "hunker RA", "end-turn"]
    assert rule_against(state, "RA move 16B") == "NOR-16.1"  # next to B, not to A
    act(state, "RA move 2B")
    assert side(state, "us")["counters"] == {"riflemen-a": "2B", "riflemen-b": "6A"}


@pytest.mark.rule("NOR-2.3", "NOR-3.2")
@pytest.mark.parametrize("title", ["sniper", "mortar"])
def test_sniper_and_mortar_have_no_squad(title: str) -> None:
    assert [unit.squad for unit in roster().units if unit.title == title] == ["", ""]
    assert [card.squad for card in roster().cards[0] if card.title == title] == [""]
    assert {card.squad for card in roster().cards[0] if card.title == "scout"} == {"a", "b", "c"}


@pytest.mark.rule("NOR-2.4", "NOR-2.5")
@pytest.mark.parametrize("name", COUNTERS)
@pytest.mark.parametrize("suppressed", [False, True])
def test_the_base_defence_of_a_counter_is_the_same_on_both_faces(
    name: str, suppressed: bool
) -> None:
    target = {"counters": {name: "12B"}, "suppressed": [name] if suppressed else []}
    state = position(us={"hand": ["sniper"], "counters": {"sniper": "12B"}}, germany=target)
    shot = next(action for action in state.legal("us") if action[0] == "attack")
    (odds,) = state.odds("us", shot)
    base = DEFENCE[name.rstrip("abc").rstrip("-")]
    assert odds.parts == [("odds-defence", base), ("odds-cover", 0), ("odds-range", 0)]
    assert side(state, "germany")["suppressed"] == target["suppressed"]


@pytest.mark.rule("NOR-2.5")
@pytest.mark.parametrize(("die", "lost"), [(3, 0), (4, 1), (5, 1)])
def test_the_attacker_has_to_equal_or_beat_the_base_defence(die: int, lost: int) -> None:
    state = position(
        scenario=quiet(),
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "12B"}},
        germany={"hand": ["rifleman-b"], "counters": {"riflemen-b": "12B"}},
    )
    act(state, "RA attack gRB", dice=[die])
    assert side(state, "germany")["casualties"] == lost


@pytest.mark.rule("NOR-2.7")
def test_a_counter_without_a_card_of_its_unit_in_hand_cannot_be_ordered_about() -> None:
    state = position(
        us={
            "hand": ["rifleman-a"],
            "deck": ["rifleman-b"],
            "counters": {"riflemen-a": "17B", "riflemen-b": "17B"},
            "scouted": ["2B"],
        }
    )
    assert rule_against(state, "RB move 2B") == "NOR-10.1"


@pytest.mark.rule("NOR-2.8")
def test_any_number_of_counters_of_both_sides_share_a_tile() -> None:
    state = position(
        scenario=quiet(),
        us={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": dict.fromkeys(COUNTERS, "13B") | {"riflemen-a": "17B"},
            "scouted": ["13B"],
        },
        germany={"counters": dict.fromkeys(COUNTERS, "13B")},
    )
    act(state, "RA move 13B")
    assert set(side(state, "us")["counters"].values()) == {"13B"}
    assert len(side(state, "us")["counters"]) == len(side(state, "germany")["counters"]) == 11


# 3. Cards.


@pytest.mark.rule("NOR-3.1", "NOR-A.31")
def test_there_are_three_kinds_of_card() -> None:
    kinds = {card.title: card.kind for card in roster().cards[0]}
    command = {"platoon-sergeant", "platoon-guide", "squad-leader"}
    expected = {title: "command" if title in command else "combat" for title in CARDS}
    assert kinds == expected | {"fog-of-war": "fog"}


@pytest.mark.rule("NOR-3.2", "NOR-3.4", "NOR-10.7")
@pytest.mark.parametrize("card", roster().cards[0], ids=lambda card: card.id)
def test_with_everything_at_hand_a_card_offers_just_its_printed_actions(card: Card) -> None:
    state = position(
        scenario=quiet(),
        us={
            "hand": [card.id, "fog-of-war"],
            "counters": dict.fromkeys(COUNTERS, "2B"),
            "scouted": ["2B"],
            "target": "5B",
        },
        germany={"counters": {"riflemen-a": "5B"}},
    )
    plays = [action for action in state.legal("us") if action[1:2] == (card.arg,)]
    offered = dict.fromkeys(action[0] for action in plays if action[0] != "hunker")
    assert list(offered) == [action.split()[0] for action in CARDS[card.title][2]]


@pytest.mark.rule("NOR-3.3", "NOR-A.27")
def test_two_cards_of_one_unit_are_interchangeable_and_offered_once() -> None:
    twice = {"hand": ["rifleman-a"] * 2, "counters": {"riflemen-a": "17B"}, "scouted": ["2B"]}
    once = twice | {"hand": ["rifleman-a"]}
    assert legal(position(us=twice)) == legal(position(us=once))
    state = position(us=twice)
    assert len(set(legal(state))) == len(legal(state))


@pytest.mark.rule("NOR-3.4", "NOR-12.9")
def test_a_command_card_acts_with_no_counter_on_the_board() -> None:
    state = position(us={"hand": ["platoon-sergeant"], "deck": ["rifleman-a"]})
    act(state, "PS command 1")
    assert side(state, "us")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NOR-3.5", "NOR-A.23")
def test_the_platoon_cards_have_no_squad_letter_and_squad_leaders_have_one() -> None:
    squads = {card.id: card.squad for card in roster().cards[0] if card.command}
    leaders = {f"squad-leader-{squad}": squad for squad in "abc"}
    assert squads == {"platoon-sergeant": "", "platoon-guide": ""} | leaders


@pytest.mark.rule("NOR-3.6")
def test_a_fog_card_has_no_actions() -> None:
    state = position(us={"hand": ["fog-of-war"], "counters": {"riflemen-a": "17B"}})
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-3.7", "NOR-9.2")
@pytest.mark.parametrize("card", roster().cards[0], ids=lambda card: card.id)
def test_every_card_can_be_bid_at_its_printed_initiative(card: Card) -> None:
    state = position(
        us={"hand": [card.id]},
        germany={"hand": ["fog-of-war", "fog-of-war"]},
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid FW", seat="germany")
    events = act(state, f"bid {card.code}", seat="us")
    revealed = [event.params for event in events if event.key == "bid-revealed"]
    assert revealed[0] == {"side": "us", "card": card.id, "value": CARDS[card.title][1]}


@pytest.mark.rule("NOR-3.8")
def test_a_card_lost_as_a_casualty_never_comes_back() -> None:
    state = position(
        scenario=quiet(),
        us={
            "hand": ["sniper", "platoon-sergeant"],
            "deck": ["fog-of-war"],
            "counters": {"sniper": "12B"},
        },
        germany={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "12B"}},
    )
    act(state, "SN attack gRA", dice=[9, 1, 1])
    act(state, "end-turn")
    act(state, "end-turn")
    german = side(state, "germany")
    assert german["box"]["rifleman-a"] == 5
    assert german["hand"] == ["fog-of-war"]  # the discard came back without it


@pytest.mark.rule("NOR-3.9")
def test_command_cards_bring_cards_of_the_supply_into_the_deck_cycle() -> None:
    state = position(us={"hand": ["platoon-guide", "fog-of-war"], "supply": {"scout-c": 1}})
    act(state, "PG bolster")
    act(state, "take SC")
    assert side(state, "us")["discard"] == ["scout-c"]
    assert side(state, "us")["supply"] == {}


@pytest.mark.rule("NOR-3.10", "NOR-11.5")
def test_command_cards_and_fog_are_never_lost_as_casualties() -> None:
    for zone in ("hand", "discard", "deck"):
        others = ["platoon-sergeant", "squad-leader-a", "fog-of-war", "rifleman-b"]
        state = position(
            scenario=quiet(),
            us={"hand": ["sniper", "fog-of-war"], "counters": {"sniper": "12B"}},
            germany={zone: others, "counters": {"riflemen-a": "12B", "riflemen-b": "12B"}},
        )
        act(state, "SN attack gRA", dice=[9, 9, 9])
        assert sorted(side(state, "germany")[zone]) == sorted(others)
        assert "riflemen-a" not in side(state, "germany")["counters"]
