"""The Order phase (HOS-3)."""

from typing import Any

import pytest

from tests.heroes_staged import PLATOONS, Staged, staged, two_platoons

ARTILLERY = "t-feldkommando.order_1"


def unplaced(t: Staged, side: str) -> list[str]:
    return list(t.json["unplaced"][side])


def taking(t: Staged) -> Staged:
    """Tokens have been taken, and are to be placed."""
    t.begin("orders")
    return t


def assign(t: Staged, *ids: str, seat: str = "") -> None:
    """Numbers 1, 2, 3 … go to these units."""
    for number, id in enumerate(ids, 1):
        t.do(f"assign #{number} {id}", seat=seat)


def outcome(t: Staged) -> tuple[str | None, str]:
    """The winner and the reason."""
    ended: Any = t.json["outcome"]
    return ended["winner"], ended["reason"]


@pytest.mark.rule("HOS-3.5", "HOS-3.6", "HOS-3.25", "HOS-19.7")
def test_each_star_gives_the_next_lowest_number_and_everyone_has_a_bluff() -> None:
    t = taking(two_platoons())
    taken = {"side": "soviet", "numbered": 3, "special": 0, "bluff": 1}
    assert t.told("tokens-taken")[0] == taken
    assert unplaced(t, "soviet") == ["1", "2", "3", "bluff"]
    assert t.json["given"]["soviet"] == [3, 0, 1]


@pytest.mark.rule("HOS-3.9", "HOS-3.10")
def test_never_more_than_ten_numbers_and_two_special_orders() -> None:
    in_force = {"soviet": ["extra_tokens"] * 9 + ["special_token"] * 3}
    t = taking(two_platoons(in_force=in_force))
    numbers = [str(number) for number in range(1, 11)]
    assert unplaced(t, "soviet") == [*numbers, "special", "special", "bluff"]


def leaderless(**state: Any) -> Staged:
    """Without Boris and the star of its group a platoon has no orders."""
    units = {id: where for id, where in PLATOONS.items() if id != "s-boris"}
    return taking(staged("two-streets", units, broken={"t-volga": 1}, **state))


@pytest.mark.rule("HOS-3.12", "HOS-3.13", "HOS-30.2", "HOS-19.8", "HOS-3.15")
def test_without_a_star_the_game_is_lost_at_once_and_a_bluff_does_not_help() -> None:
    assert outcome(leaderless()) == ("german", "outcome-no-orders")


@pytest.mark.rule("HOS-3.14")
def test_a_special_order_alone_keeps_the_game_going() -> None:
    t = leaderless(in_force={"soviet": ["special_token"]})
    assert t.state.outcome is None
    assert unplaced(t, "soviet") == ["special", "bluff"]


@pytest.mark.rule("HOS-3.12")
def test_orders_that_nobody_can_take_are_none() -> None:
    t = taking(staged("two-streets", {"s-boris": "A14"}))
    assert outcome(t) == ("soviet", "outcome-no-orders")


@pytest.mark.rule("HOS-3.12")
def test_when_both_are_without_orders_nobody_wins() -> None:
    t = taking(staged("two-streets", {}))
    assert outcome(t) == (None, "outcome-no-orders-for-both")


@pytest.mark.rule("HOS-3.17", "HOS-3.24", "HOS-2.7")
def test_the_initiative_holder_places_first_and_in_ascending_order() -> None:
    t = taking(two_platoons(initiative="german"))
    assert t.seat() == "german"
    assert t.refused("assign #2 g-mg34") == "refusal-orders-ascending HOS-3.24"
    assign(t, "g-mg34", "g-berninger", "g-spaeher")
    t.do("skip #bluff")
    assert t.seat() == "soviet"
    units = ["g-berninger", "g-mg34", "g-spaeher"]
    assert t.told("orders-placed") == [{"side": "german", "units": units, "options": []}]


@pytest.mark.rule("HOS-3.19", "HOS-3.26")
def test_only_the_owner_is_told_which_token_lies_where() -> None:
    (event,) = taking(two_platoons()).do("assign #1 s-boris")
    assert event.seen_by("soviet") is not None
    assert event.seen_by("german") is None
    assert event.seen_by(None) is None


@pytest.mark.rule("HOS-3.20", "HOS-3.21")
def test_a_unit_holds_one_token_of_any_kind() -> None:
    t = taking(two_platoons())
    t.do("assign #1 s-boris")
    assert t.refused("assign #2 s-boris") == "refusal-one-token-each HOS-3.20"
    t.do("assign #2 s-dp28")
    t.do("assign #3 s-rifle-1")
    assert t.refused("assign #bluff s-dp28") == "refusal-one-token-each HOS-3.20"


@pytest.mark.rule("HOS-3.17")
def test_a_number_may_not_be_withheld() -> None:
    t = taking(two_platoons())
    assert t.refused("skip #1") == "refusal-orders-withheld HOS-3.17"


@pytest.mark.rule("HOS-3.29", "HOS-3.27")
def test_the_bluff_is_optional() -> None:
    t = taking(two_platoons())
    assign(t, "s-boris", "s-dp28", "s-rifle-1")
    choices = {"assign #bluff s-scouts", "assign #bluff s-rifle-2", "skip #bluff"}
    assert set(t.legal()) == choices


@pytest.mark.rule("HOS-3.23", "HOS-4.10")
def test_with_more_tokens_than_units_the_owner_chooses_which_stay_unused() -> None:
    units = {"s-boris": "A14", "s-dp28": "B14", "g-berninger": "A1", "g-mg34": "B1"}
    t = taking(staged("two-streets", units))
    t.do("assign #1 s-boris")
    assert "skip #2" in t.legal()
    t.do("skip #2")
    assert t.refused("skip #3") == "refusal-orders-withheld HOS-3.17"
    t.do("assign #3 s-dp28")
    t.do("assign #1 g-berninger")
    t.do("assign #2 g-mg34")
    while t.json["phase"] == "activation":
        t.do("wait" if t.decision == "activation" else "pass")
    order = [(event["unit"], event["token"]) for event in t.told("token-revealed")]
    assert order == [("s-boris", "1"), ("g-berninger", "1"), ("s-dp28", "3"), ("g-mg34", "2")]


@pytest.mark.rule("HOS-3.18", "HOS-3.36")
def test_placing_together_shows_nothing_until_both_are_done() -> None:
    t = taking(two_platoons(options={"together": True}))
    assert set(t.state.actors()) == {"soviet", "german"}
    assign(t, "g-mg34", "g-berninger", "g-spaeher", seat="german")
    assign(t, "s-boris", "s-dp28", "s-rifle-1", seat="soviet")
    for seat in ("german", "soviet"):
        t.do("skip #bluff", seat=seat)
        assert all("token" not in unit for unit in t.view(None)["units"].values())
    t.do("done", seat="german")
    assert t.state.actors() == ("soviet",)
    assert not t.told("orders-placed")
    t.do("done", seat="soviet")
    assert len(t.told("orders-placed")) == 2


@pytest.mark.rule("HOS-3.36")
def test_in_sequence_the_second_player_sees_where_tokens_lie_but_not_which() -> None:
    t = taking(two_platoons())
    assign(t, "s-boris", "s-dp28", "s-rifle-1")
    before = t.view("german")["units"]
    assert all("token" not in before[id] for id in ("s-boris", "s-dp28", "s-rifle-1"))
    t.do("assign #bluff s-scouts")
    seen = t.view("german")["units"]
    assert seen["s-boris"]["token"] == seen["s-scouts"]["token"] == "unknown"
    assert "token" not in seen["s-rifle-2"]


@pytest.mark.rule("HOS-3.37")
def test_units_out_of_play_take_no_token() -> None:
    t = two_platoons()
    t.change(units={"s-dp28": {"standing": "lost"}})
    assert taking(t).refused("assign #1 s-dp28") == "refusal-unit-not-in-play HOS-3.37"


@pytest.mark.rule("HOS-19.9", "HOS-19.10", "HOS-19.18")
def test_a_unit_with_a_personal_order_must_get_a_token() -> None:
    ids = ["s-gorodets", "s-zorin", "s-smg-1", "s-smg-2", "s-guards"]
    units = {id: f"{row}1" for row, id in zip("ABCDE", ids, strict=True)}
    t = taking(staged("house-on-the-square", {**units, "g-roeder": "D11"}))
    assert unplaced(t, "soviet") == ["1", "2", "3", "4", "bluff"]
    assign(t, "s-zorin", "s-smg-1", "s-smg-2", "s-guards")
    assert t.legal() == ["assign #bluff s-gorodets"]
    assert t.refused("skip #bluff") == "refusal-personal-order-first HOS-19.10"


@pytest.mark.rule("HOS-3.22", "HOS-25.28", "HOS-25.29", "HOS-25.39")
def test_a_token_may_lie_on_the_artillery_tile_while_a_marker_is_left() -> None:
    units = {
        "g-kranz": "A1", "g-hasselbach": "A2", "g-flamm": "A3", "g-landser-1": "A4",
        "g-ig18": "A5", "s-boris": "S4",
    }  # fmt: skip
    t = taking(staged("guns-over-the-ravine", units, initiative="german"))
    t.do(f"assign #1 option={ARTILLERY}")
    key = "refusal-one-token-each HOS-3.20"
    assert t.refused(f"assign #2 option={ARTILLERY}") == key
    empty = staged("guns-over-the-ravine", units, initiative="german", markers={ARTILLERY: 0})
    key = "refusal-option-takes-no-token HOS-25.39"
    assert taking(empty).refused(f"assign #1 option={ARTILLERY}") == key


@pytest.mark.rule("HOS-3.11", "HOS-3.30", "HOS-25.31", "HOS-25.32")
@pytest.mark.parametrize("turn", [1, 2])
def test_battle_plan_and_bluff_give_a_token_every_turn(turn: int) -> None:
    units = {"s-boris": "S4", "g-kranz": "C4"}
    t = taking(staged("guns-over-the-ravine", units, turn=turn))
    soviet, german = t.told("tokens-taken")
    assert (soviet["special"], soviet["bluff"]) == (1, 1)
    assert (german["special"], german["bluff"]) == (0, 2)


def test_field_telephones_exchange_two_tokens_at_the_end_of_the_phase() -> None:
    t = staged("guns-over-the-ravine", {"s-boris": "S4", "s-dp28": "S5", "g-kranz": "C4"})
    t.alter("s-boris", token="1")
    t.alter("s-dp28", token="2")
    t.begin("telephones")
    assert t.legal() == ["exchange s-boris s-dp28", "pass"]
    t.do("exchange s-boris s-dp28")
    assert (t.token("s-boris"), t.token("s-dp28")) == ("2", "1")


@pytest.mark.rule("HOS-3.16", "HOS-3.35")
def test_a_star_that_is_lost_counts_from_the_next_order_phase() -> None:
    t = taking(two_platoons())
    t.change(units={"g-berninger": {"standing": "lost"}})
    assert unplaced(t, "german") == ["1", "2", "3", "bluff"]
    t.change(unplaced={"soviet": [], "german": []})
    assert unplaced(taking(t), "german") == ["1", "bluff"]
