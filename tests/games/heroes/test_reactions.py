"""Opportunity Fire (HOS-16.71–16.78, 16.90–16.97)."""

import pytest

from sandtable.games.heroes.fire import reactions
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import BLUFF, SUPPLY
from tests.games.heroes.range import fire, lost, markers, shots
from tests.games.heroes.table import REST, Table, open_ground


def ambush(**more: str) -> Table:
    """A deployed MG 42 looks east at a rifle squad."""
    from_keys = {id.replace("_", "-"): where for id, where in more.items()}
    return Table(open_ground(12, 7), {"g-mg42": "1-3 e #1", "s-rifle-1": "6-3", **from_keys})


def trigger(t: Table, id: str) -> Table:
    t.s.forget()
    reactions.open(t.s, t.u(id))
    return t


@pytest.mark.rule("HOS-16.72", "HOS-16.75", "HOS-16.76", "HOS-16.90")
def test_a_step_is_answered() -> None:
    t = ambush()
    t.s.token[t.u("g-mg42")] = 3
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("step", "square:7-3")
    assert t.s.actors() == ("german",)
    assert t.legal() == [("react", "unit:g-mg42"), ("pass",)]
    t.do("react", "unit:g-mg42")
    t.do("suppress", "unit:s-rifle-1", dice=(4,))
    assert markers(t, "s-rifle-1") == 3
    assert t.s.activated[t.u("g-mg42")]
    assert t.s.token[t.u("g-mg42")] == 0
    assert t.s.lost_numbers[1] == [3]
    assert t.s.actors() == ("soviet",)  # The move goes on (HOS-16.77).
    t.do("step", "square:8-3")
    assert t.where("s-rifle-1") == "8-3"


@pytest.mark.rule("HOS-16.73", "HOS-16.90")
def test_a_completed_firing_action_is_answered() -> None:
    t = ambush()
    fire(t, "s-rifle-1", "fire", "unit:g-mg42", dice=(1,))
    assert t.legal() == [("react", "unit:g-mg42"), ("pass",)]


@pytest.mark.rule("HOS-16.92")
def test_no_split_in_a_reaction() -> None:
    t = ambush(s_rifle_2="6-4")
    t.s.suppression[t.u("s-rifle-1")] = 0
    found = shots(t, "g-mg42", "reaction", "s-rifle-1")
    assert {action[0] for action in found} == {"fire", "suppress"}
    assert all(action[1] == "unit:s-rifle-1" for action in found)


@pytest.mark.rule("HOS-16.72", "HOS-16.94")
def test_activated_units_do_not_react() -> None:
    t = ambush()
    t.s.activated[t.u("g-mg42")] = True
    trigger(t, "s-rifle-1")
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.94")
def test_bluff_and_suppression_do_not_bar_a_reaction() -> None:
    t = ambush()
    t.s.token[t.u("g-mg42")] = BLUFF
    t.s.suppression[t.u("g-mg42")] = 1
    trigger(t, "s-rifle-1")
    t.do("react", "unit:g-mg42")
    assert t.s.token[t.u("g-mg42")] == 0
    assert t.s.lost_numbers[1] == []


@pytest.mark.rule("HOS-16.71", "HOS-10.14", "HOS-16.78")
def test_not_in_the_supply_phase() -> None:
    t = ambush()
    t.s.phase = SUPPLY
    trigger(t, "s-rifle-1")
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.93")
def test_hidden_units_draw_no_reaction() -> None:
    t = ambush(s_sniper="6-4 #1")
    fire(t, "s-sniper", "snipe", "unit:g-mg42", dice=(1,))
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.95", "HOS-16.96")
def test_a_reaction_is_answered_before_the_next() -> None:
    t = ambush(s_maxim="11-6 w #1", g_mg42_2="1-5 e #1")
    trigger(t, "s-rifle-1")
    t.do("react", "unit:g-mg42")
    t.do("fire", "unit:s-rifle-1", dice=(1,))
    assert t.s.actors() == ("soviet",)
    assert ("react", "unit:s-maxim") in t.legal()
    t.do("react", "unit:s-maxim")
    t.do("fire", "unit:g-mg42", dice=(6,))
    assert lost(t, "g-mg42")
    assert t.s.actors() == ("german",)  # The other MG may answer the Maxim, then the squad.
    assert ("react", "unit:g-mg42-2") in t.legal()


@pytest.mark.rule("HOS-16.95")
def test_refusals_of_reactors() -> None:
    t = ambush(g_landser_1="1-1")
    trigger(t, "s-rifle-1")
    assert t.refused("react", "unit:g-landser-1") == "refusal-react-ability HOS-16.72"
    assert t.refused("react", "unit:s-rifle-1") == "refusal-react-own-unit HOS-16.95"
    t.do("pass")
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.72")
def test_a_firing_position_gives_the_ability() -> None:
    """HH-6."""
    rows = open_ground(9, 3)
    rows[1] = ".x......."
    t = Table(rows, {"g-landser-1": "1-1", "g-landser-2": "1-0", "s-rifle-1": "5-1"})
    assert reactions.reactors(t.s, t.u("s-rifle-1")) == [t.u("g-landser-1")]


@pytest.mark.rule("HOS-15.43")
def test_a_crew_lends_the_ability() -> None:
    t = Table(open_ground(9, 3), {"g-thoss": "in g-pz3 #1", "g-pz3": "2-1 e", "s-rifle-1": "6-1"})
    assert reactions.reactors(t.s, t.u("s-rifle-1")) == [t.u("g-pz3")]


@pytest.mark.rule("HOS-16.94", "HOS-31.1")
def test_with_hands_concealed_a_grenade_in_the_hand_is_not_told_by_the_question() -> None:
    """The gun looks away: only a thrown grenade could answer, and only its owner knows of it."""

    def asked(*, concealed: bool, hand: tuple[str, ...]) -> bool:
        t = Table(open_ground(12, 7), {"g-mg42": "5-3 e #1", "s-rifle-1": "3-3"})
        t.s.options = {**t.s.options, "conceal_hands": concealed}
        t.hold(1, *hand)
        trigger(t, "s-rifle-1").advance()
        return t.s.actors() == ("german",)

    assert asked(concealed=False, hand=("gc-bundle",))
    assert not asked(concealed=False, hand=("gc-go",))
    assert asked(concealed=True, hand=("gc-bundle",))
    assert asked(concealed=True, hand=("gc-go",))
    assert not asked(concealed=True, hand=())
