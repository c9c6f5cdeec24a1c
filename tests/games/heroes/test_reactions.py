"""Opportunity Fire (HOS-16.71–16.78, 16.90–16.97)."""

import pytest

from tests.heroes import Table, open_ground


def ambush(**more: str) -> Table:
    """A deployed MG 42 looks east at a rifle squad."""
    others = {id.replace("_", "-"): where for id, where in more.items()}
    return Table(open_ground(12, 7), {"g-mg42": "D2 e deployed", "s-rifle-1": "D7", **others})


def provoke(t: Table) -> Table:
    """The squad steps back, in the view of the gun."""
    return t.march("s-rifle-1", "D8")


@pytest.mark.rule("HOS-16.72", "HOS-16.75", "HOS-16.76", "HOS-16.77", "HOS-16.90")
def test_a_step_is_answered() -> None:
    t = ambush()
    t.alter("g-mg42", token="3")
    provoke(t)
    assert t.seat() == "german"
    assert t.legal() == ["react g-mg42", "pass"]
    t.do("react g-mg42")
    t.do("suppress s-rifle-1", 4)
    assert t.markers("s-rifle-1") == 3
    assert t.unit("g-mg42")["activated"]
    assert t.token("g-mg42") == ""
    assert t.json["lost_numbers"]["german"] == [3]
    assert t.seat() == "soviet"  # The move goes on.
    t.do("step D9")
    assert t.where("s-rifle-1") == "D9"


@pytest.mark.rule("HOS-16.73", "HOS-16.90")
def test_a_completed_firing_action_is_answered() -> None:
    t = ambush()
    t.fire("s-rifle-1", "fire g-mg42", 1)
    assert t.legal() == ["react g-mg42", "pass"]


@pytest.mark.rule("HOS-16.92")
def test_no_split_in_a_reaction() -> None:
    t = provoke(ambush(s_rifle_2="E7"))
    t.do("react g-mg42")
    assert t.legal() == ["fire s-rifle-1", "suppress s-rifle-1"]
    t.rest()
    assert "split" in t.shots("g-mg42")


@pytest.mark.rule("HOS-16.72", "HOS-16.94")
def test_activated_units_do_not_react() -> None:
    t = ambush()
    t.alter("g-mg42", activated=True)
    assert provoke(t).seat() == "soviet"


@pytest.mark.rule("HOS-16.94")
def test_bluff_and_suppression_do_not_bar_a_reaction() -> None:
    t = ambush()
    t.alter("g-mg42", token="bluff", suppression=1)
    provoke(t).do("react g-mg42")
    assert t.token("g-mg42") == ""
    assert t.json["lost_numbers"]["german"] == []


@pytest.mark.rule("HOS-16.71", "HOS-10.14", "HOS-16.78")
def test_not_in_the_supply_phase() -> None:
    t = ambush()
    t.change(phase="supply")
    assert provoke(t).seat() == "soviet"


@pytest.mark.rule("HOS-16.93")
def test_hidden_units_draw_no_reaction() -> None:
    t = ambush(s_sniper="E7 hidden")
    t.fire("s-sniper", "snipe g-mg42", 1)
    assert t.resting


@pytest.mark.rule("HOS-16.95", "HOS-16.96")
def test_a_reaction_is_answered_before_the_next() -> None:
    units = {
        "g-mg42-1": "D2 e deployed", "g-mg42-2": "F2 e deployed",
        "s-rifle-1": "D7", "s-maxim": "G12 w deployed",
    }  # fmt: skip
    t = provoke(Table(open_ground(12, 7), units))
    t.do("react g-mg42-1")
    t.do("fire s-rifle-1", 1)
    assert t.legal() == ["react s-maxim", "pass"]
    t.do("react s-maxim")
    t.do("fire g-mg42-1", 6)
    assert t.lost("g-mg42-1")
    # The other gun may answer the Maxim, then the squad.
    assert t.legal() == ["react g-mg42-2", "pass"]
    t.do("pass")
    assert t.legal() == ["react g-mg42-2", "pass"]
    t.do("react g-mg42-2")
    assert t.legal("fire") == ["fire s-rifle-1"]


@pytest.mark.rule("HOS-16.95", "HOS-16.72")
def test_refusals_of_reactors() -> None:
    t = provoke(ambush(g_landser_1="B2"))
    assert t.refused("react g-landser-1") == "refusal-react-ability HOS-16.72"
    assert t.refused("react s-rifle-1") == "refusal-react-own-unit HOS-16.95"
    t.do("pass")
    assert t.seat() == "soviet"


@pytest.mark.rule("HOS-16.72")
def test_a_firing_position_gives_the_ability() -> None:
    """HH-6."""
    rows = [".........", ".x.......", "........."]
    t = Table(rows, {"g-landser-1": "B2", "g-landser-2": "A2", "s-rifle-1": "B7"})
    assert t.march("s-rifle-1", "B6").legal() == ["react g-landser-1", "pass"]


@pytest.mark.rule("HOS-15.43")
def test_a_crew_lends_the_ability() -> None:
    units = {"g-thoss": "in g-pz3 aboard", "g-pz3": "B3 e", "s-rifle-1": "B7"}
    t = Table(open_ground(9, 3), units)
    assert t.march("s-rifle-1", "B8").legal() == ["react g-pz3", "pass"]
    alone = Table(open_ground(9, 3), {"g-pz3": "B3 e", "s-rifle-1": "B7"})
    assert alone.march("s-rifle-1", "B8").seat() == "soviet"


@pytest.mark.rule("HOS-16.94", "HOS-31.1")
def test_with_hands_concealed_a_grenade_in_the_hand_is_not_told_by_the_question() -> None:
    """The gun looks away: only a thrown grenade could answer, and only its owner knows of it."""

    def asked(*hand: str, concealed: bool) -> bool:
        t = Table(open_ground(12, 7), {"g-mg42": "D6 e deployed", "s-rifle-1": "D3"})
        t.change(options={"conceal_hands": concealed})
        t.hold("german", *hand)
        return t.march("s-rifle-1", "D4").decision == "reaction"

    assert asked("gc-bundle", concealed=False)
    assert not asked("gc-go", concealed=False)
    assert asked("gc-bundle", concealed=True)
    assert asked("gc-go", concealed=True)
    assert not asked(concealed=True)
