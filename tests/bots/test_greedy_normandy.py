"""Greedy in positions where a player of Normandy knows what to do."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.support import act, legal, normandy, position

#: Cards with which a side can go on for long: nobody is hopeless.
RESERVES: Mapping[str, Any] = {
    "deck": ["platoon-sergeant", "rifleman-a", "rifleman-b", "scout-a", "fog-of-war"],
    "supply": {"rifleman-a": 2, "rifleman-b": 2, "scout-a": 1, "fog-of-war": 6},
}
ENEMY: Mapping[str, Any] = {**RESERVES, "counters": {"riflemen-a": "11B", "riflemen-b": "11B"}}


def choice(state: sandtable.State, seat: str | None = None) -> str:
    """What greedy does, in the notation."""
    seat = seat or state.actors()[0]
    return state.game.write(make_bot("greedy", 1).choose(state.view(seat), state.legal(seat)))


def turn(state: sandtable.State, die: int = 1) -> list[str]:
    """What greedy does until its turn or the game is over; every die shows the same."""
    seat = state.actors()[0]
    done: list[str] = []
    while state.actors() == (seat,):
        done.append(choice(state))
        state.apply(seat, state.game.read(done[-1]), sandtable.Scripted([die] * 20))
    return done


def close_to_victory(*hand: str, **counters: str) -> NormandyState:
    """The US has 3 points of 5, and 13B is worth 2."""
    return position(
        us={
            **RESERVES,
            "hand": [*hand],
            "controlled": ["5B"],
            "scouted": ["17B", "13B"],
            "counters": {"riflemen-b": "17B", "scouts-a": "17B", **counters},
        },
        germany=ENEMY,
    )


# Winning at once.


def test_takes_the_control_that_wins_before_anything_else() -> None:
    hand = ("rifleman-a", "scout-a", "fog-of-war")
    state = close_to_victory(*hand, **{"riflemen-a": "13B"})
    assert choice(state) == "RA control"


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        (("rifleman-a", "rifleman-a"), ["RA move 13B", "RA control"]),
        (
            ("rifleman-a", "squad-leader-a"),
            ["RA move 13B", "LA inspire", "take RA", "RA control"],
        ),
        (("rifleman-a", "platoon-guide"), ["PG guide uRA 13B", "RA control"]),
    ],
)
def test_sees_a_victory_of_several_cards(hand: tuple[str, ...], plays: list[str]) -> None:
    state = close_to_victory(*hand, **{"riflemen-a": "17B"})
    assert turn(state) == plays
    assert state.outcome is not None
    assert state.outcome.winner == "us"


def last_riflemen(**us: Any) -> NormandyState:
    """Germany has to pin; a US unit stands in the German tile, Riflemen A two tiles off."""
    return position(
        scenario="montmartin-en-graignes",
        us={
            "scouted": ["10B", "2B", "11B"],
            "counters": {"riflemen-a": "2B", "scouts-a": "12B"},
            "deck": ["platoon-sergeant", "scout-a", "fog-of-war"],
            "supply": {"rifleman-a": 3, "rifleman-b": 3},
            **us,
        },
        germany={
            "hand": ["machine-gunner-a"],
            "deck": ["rifleman-a", "platoon-sergeant"],
            "scouted": ["18B", "12B"],
            "counters": {"machine-gunners-a": "12B", "riflemen-a": "18B"},
        },
        turn="germany",
    )


def test_shoots_at_the_last_riflemen_where_that_wins() -> None:
    assert choice(last_riflemen()) == "MA attack uRA"


def test_shoots_at_the_last_rifleman_card_where_that_wins() -> None:
    """Without a Rifleman card to come the US is hopeless (NOR-39.2)."""
    state = last_riflemen(deck=["platoon-sergeant", "scout-a", "rifleman-a"], supply={})
    assert choice(state) == "MA attack uRA"


# Cards.


@pytest.mark.parametrize("card", ["platoon-sergeant", "squad-leader-a", "rifleman-a", "scout-a"])
def test_never_hunkers_down(card: str) -> None:
    """Not even with a card that has nothing to do."""
    state = position(
        us={
            "hand": [card],
            "deck": ["fog-of-war"],
            "scouted": ["17B"],
            "counters": {"riflemen-a": "17B", "scouts-a": "17B"},
        },
        germany={**RESERVES, "supply": {}},
    )
    assert any(play.startswith("hunker") for play in legal(state))
    assert not choice(state).startswith("hunker")


def test_recon_sheds_fog() -> None:
    state = position(
        us={
            **RESERVES,
            "hand": ["scout-a", "fog-of-war"],
            "scouted": ["17B", "2B", "13B"],
            "counters": {"riflemen-a": "17B", "riflemen-b": "17B", "scouts-a": "17B"},
        },
        germany=ENEMY,
    )
    assert choice(state) == "SA recon"


def test_bolsters_riflemen_without_cards_first() -> None:
    state = position(
        us={
            "hand": ["platoon-sergeant"],
            "deck": ["rifleman-b", "scout-a", "fog-of-war", "fog-of-war"],
            "supply": {"rifleman-a": 3, "rifleman-b": 3, "scout-a": 2, "scout-b": 2},
            "scouted": ["17B", "2B"],
            "counters": {"riflemen-a": "17B", "riflemen-b": "17B", "scouts-a": "17B"},
        },
        germany=ENEMY,
    )
    assert turn(state)[:2] == ["PS bolster", "take RA"]


def test_inspires_a_gunner_with_a_good_target() -> None:
    state = position(
        scenario="raid-across-the-canal",
        us={
            "hand": ["machine-gunner-a", "squad-leader-a"],
            "deck": ["rifleman-a", "platoon-sergeant"],
            "supply": {"machine-gunner-a": 1},
            "scouted": ["15A"],
            "counters": {"machine-gunners-a": "15A", "riflemen-a": "15A"},
        },
        germany={**RESERVES, "counters": {"riflemen-a": "15A"}},
    )
    plays = turn(state)
    assert plays == ["MA attack gRA", "LA inspire", "take MA", "MA attack gRA"]


def test_turns_up_suppressed_riflemen() -> None:
    state = position(
        us={
            **RESERVES,
            "hand": ["rifleman-a"],
            "scouted": ["17B", "13B"],
            "counters": {"riflemen-a": "13B"},
            "suppressed": ["riflemen-a"],
        },
        germany=ENEMY,
    )
    assert choice(state) == "ready RA"


def bidding(us: list[str], germany: list[str], **rest: Any) -> NormandyState:
    """Both sides are about to bid; rest are the German Riflemen's tile and markers."""
    return position(
        us={
            **RESERVES,
            "hand": us,
            "controlled": ["5B"],
            "scouted": ["17B", "13B"],
            "counters": {"riflemen-a": "17B", "riflemen-b": "17B", "scouts-a": "17B"},
        },
        germany={**RESERVES, "hand": germany, **rest},
        decision=[{"frame": "initiative"}],
    )


def test_bids_fog_where_the_initiative_does_not_matter() -> None:
    state = bidding(
        ["rifleman-a", "rifleman-b", "squad-leader-a", "fog-of-war"],
        ["rifleman-a", "fog-of-war", "fog-of-war", "scout-a"],
        counters={"riflemen-a": "11B"},
        scouted=["11B"],
    )
    assert choice(state, "us") == "bid FW"


def test_bids_high_where_the_first_to_act_wins_and_keeps_what_wins() -> None:
    """Both need one Control: the US in 13B with Riflemen A, Germany in 6A."""
    state = position(
        us={
            **RESERVES,
            "hand": ["rifleman-a", "squad-leader-b", "fog-of-war"],
            "controlled": ["5B"],
            "scouted": ["13B"],
            "counters": {"riflemen-a": "13B"},
        },
        germany={
            **RESERVES,
            "hand": ["rifleman-a", "squad-leader-a", "fog-of-war"],
            "controlled": ["2B", "16B", "7A"],
            "scouted": ["6A"],
            "counters": {"riflemen-a": "6A"},
        },
        decision=[{"frame": "initiative"}],
    )
    assert choice(state, "us") == "bid LB"
    assert choice(state, "germany") == "bid LA"


# On the board.


def test_scouts_the_way_for_riflemen() -> None:
    state = position(
        us={
            **RESERVES,
            "hand": ["scout-a"],
            "scouted": ["17B"],
            "counters": {"riflemen-a": "17B", "scouts-a": "17B"},
        },
        germany=ENEMY,
    )
    verb, *tiles = choice(state).split()[1:]
    assert verb == "scout"
    assert set(tiles) & {"2B", "13B", "7A", "5B"}  # objectives next to the Riflemen, or the best


def test_does_not_scout_where_everything_is_scouted() -> None:
    tiles = ["7A", "17B", "4B", "2B", "12B", "13B", "5B", "16B", "8A", "3B", "11B", "6A"]
    state = position(
        us={
            **RESERVES,
            "hand": ["scout-a"],
            "scouted": tiles,
            "counters": {"riflemen-a": "17B", "scouts-a": "13B"},
        },
        germany={**RESERVES, "counters": {"riflemen-a": "13B"}},
    )
    assert not choice(state).startswith("SA scout")


def test_does_not_control_a_tile_without_an_objective() -> None:
    state = position(
        us={
            **RESERVES,
            "hand": ["rifleman-a"],
            "scouted": ["12B", "13B"],
            "counters": {"riflemen-a": "12B"},
        },
        germany={**RESERVES, "counters": {"scouts-a": "6A"}},
    )
    assert "RA control" in legal(state)
    assert choice(state) == "RA move 13B"


def test_controls_an_objective_that_does_not_win_yet() -> None:
    state = position(
        us={
            **RESERVES,
            "hand": ["rifleman-a"],
            "scouted": ["13B"],
            "counters": {"riflemen-a": "13B"},
        },
        germany=ENEMY,
    )
    assert choice(state) == "RA control"


@pytest.mark.rule("NOR-4.15")
def test_raises_the_radio() -> None:
    state = position(
        scenario="critical-intelligence",
        us={
            **RESERVES,
            "hand": ["rifleman-a"],
            "controlled": ["6B"],
            "counters": {"riflemen-a": "6B"},
        },
        germany={**RESERVES, "counters": {"riflemen-a": "14B"}},
    )
    assert choice(state) == "RA control"


def test_stands_in_the_way_of_riflemen_about_to_win() -> None:
    """The US needs one Control in 5B, next to its Riflemen; they are in woods and hard to hit."""
    state = position(
        scenario="montmartin-en-graignes",
        us={
            **RESERVES,
            "scouted": ["12B", "18B", "5B"],
            "counters": {"riflemen-a": "18B", "riflemen-b": "15B"},
        },
        germany={
            "hand": ["machine-gunner-a"],
            "deck": ["rifleman-a", "machine-gunner-a", "machine-gunner-a", "platoon-sergeant"],
            "scouted": ["6B", "5B"],
            "counters": {"machine-gunners-a": "6B", "riflemen-a": "1B"},
            "supply": {"rifleman-a": 3},
        },
        turn="germany",
    )
    assert choice(state) in ("MA move 5B", "MA suppress uRA")


# The mortar.


def mortar(us: dict[str, str], germany: dict[str, str]) -> NormandyState:
    """Germany's mortar in 2B is laid on 9B."""
    return position(
        scenario="crossing-the-vire",
        us={**RESERVES, "scouted": ["9B"], "counters": us},
        germany={
            **RESERVES,
            "hand": ["mortar"],
            "scouted": ["9B", "2B"],
            "counters": {"mortar": "2B", **germany},
            "target": "9B",
        },
        turn="germany",
    )


def test_blasts_the_enemy() -> None:
    assert choice(mortar({"riflemen-a": "9B", "scouts-a": "9B"}, {})) == "MO blast"


def test_does_not_blast_its_own() -> None:
    state = mortar({"riflemen-a": "1A"}, {"riflemen-a": "9B"})
    assert "MO blast" in legal(state)
    assert choice(state) != "MO blast"


def test_does_not_blast_more_of_its_own_than_of_the_enemy() -> None:
    state = mortar({"scouts-a": "9B"}, {"riflemen-a": "9B", "riflemen-b": "9B"})
    assert choice(state) != "MO blast"


@pytest.mark.rule("NOR-32.4")
def test_blasts_enemies_first() -> None:
    state = mortar({"scouts-a": "9B", "riflemen-a": "9B"}, {"riflemen-a": "9B"})
    act(state, "MO blast")
    assert choice(state) == "blast uRA"


# What it may not know.


def test_the_hidden_cards_of_the_enemy_do_not_matter() -> None:
    """It decides alike in all states that agree with its view."""
    game = normandy()
    chance = sandtable.Seeded(11)
    state = game.start("la-huberderie", chance)
    bots = {seat: make_bot("greedy", 1) for seat in state.seats}
    for _ in range(150):
        seat = state.actors()[0]
        view, offered = state.view(seat), state.legal(seat)
        choices = [
            game.policy().choose(found, seat, offered, random.Random(0))
            for found in (state, *(game.determinize(view, random.Random(n)) for n in range(3)))
        ]
        assert len(choices) == 4
        assert choices == choices[:1] * 4
        state.apply(seat, bots[seat].choose(view, offered), chance)
