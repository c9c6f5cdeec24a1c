"""Dice and shuffles: every kind of Chance."""

import hashlib
import math
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.chance import (
    Chance,
    ChanceResult,
    Committed,
    Replayed,
    Scripted,
    Seeded,
    Traced,
)
from sandtable.kernel.errors import BadInput

SECRET = bytes(range(32))
MAKERS: list[Callable[[], Chance]] = [lambda: Seeded(2024), lambda: Committed(SECRET)]


def chi_square(counts: Counter[str], kinds: int) -> float:
    expected = counts.total() / kinds
    spread = sum((count - expected) ** 2 for count in counts.values())
    return (spread + (kinds - len(counts)) * expected**2) / expected


@pytest.mark.parametrize("make", MAKERS, ids=["seeded", "committed"])
@pytest.mark.parametrize(("faces", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9)])
def test_every_face_of_a_die_is_equally_likely(
    make: Callable[[], Chance], faces: int, limit: float
) -> None:
    """The limit is passed by one fair die in a thousand; the seed is fixed."""
    chance = make()
    rolls = Counter(str(chance.die("attack", faces)) for _ in range(6000))
    assert chi_square(rolls, faces) < limit


@pytest.mark.parametrize("make", MAKERS, ids=["seeded", "committed"])
def test_every_order_of_a_shuffle_is_equally_likely(make: Callable[[], Chance]) -> None:
    chance = make()
    orders = Counter(str(chance.order("deck", 4)) for _ in range(6000))
    assert chi_square(orders, math.factorial(4)) < 49.7


@pytest.mark.parametrize("make", MAKERS, ids=["seeded", "committed"])
@given(faces=st.integers(1, 1000), count=st.integers(0, 60))
def test_dice_keep_their_bounds_and_orders_are_permutations(
    make: Callable[[], Chance], faces: int, count: int
) -> None:
    chance = make()
    assert 0 <= chance.die("attack", faces) < faces
    assert sorted(chance.order("deck", count)) == list(range(count))


@given(st.integers(), st.lists(st.integers(1, 20), max_size=20))
def test_the_same_seed_gives_the_same_dice_and_shuffles(seed: int, asked: list[int]) -> None:
    one, other = Seeded(seed), Seeded(seed)
    assert [one.die("a", n) for n in asked] == [other.die("a", n) for n in asked]
    assert [one.order("b", n) for n in asked] == [other.order("b", n) for n in asked]


def test_other_seeds_give_other_dice() -> None:
    def dice(seed: int) -> tuple[int, ...]:
        chance = Seeded(seed)
        return tuple(chance.die("attack", 10) for _ in range(20))

    assert len({dice(seed) for seed in range(50)}) == 50


def test_seeded_dice_stay_what_they_are() -> None:
    """Records of old games name their seed: it must give the same dice for ever."""
    chance = Seeded(7)
    assert [chance.die("attack", 10) for _ in range(12)] == [3, 1, 6, 0, 5, 3, 0, 5, 0, 4, 0, 0]
    assert chance.order("deck", 8) == [6, 4, 7, 2, 1, 0, 5, 3]


def test_committed_dice_stay_what_they_are() -> None:
    chance = Committed(SECRET)
    assert [chance.die("attack", 10) for _ in range(12)] == [2, 8, 9, 8, 0, 5, 6, 9, 8, 7, 8, 8]
    assert chance.order("deck", 8) == [6, 1, 7, 2, 0, 4, 3, 5]


def test_a_shuffle_puts_the_cards_in_the_order_asked_for() -> None:
    order = Seeded(5).order("deck", 6)
    cards = [10, 11, 12, 13, 14, 15]
    Seeded(5).shuffle("deck", cards)
    assert cards == [10 + place for place in order]


def test_a_script_gives_its_dice_in_order_and_leaves_shuffles_alone() -> None:
    chance = Scripted([5, 8, 0])
    cards = [3, 1, 2]
    chance.shuffle("deck", cards)
    assert cards == [3, 1, 2]
    assert [chance.die("attack", 10) for _ in range(3)] == [5, 8, 0]


def test_an_exhausted_script_names_the_die_that_is_missing() -> None:
    chance = Scripted([5])
    chance.die("attack", 10)
    with pytest.raises(BadInput) as error:
        chance.die("suppress", 10)
    assert error.value.key == "script-exhausted"
    assert error.value.params == {"name": "suppress"}


@pytest.mark.parametrize("value", [-1, 10])
def test_a_script_cannot_roll_what_the_die_has_not(value: int) -> None:
    with pytest.raises(BadInput) as error:
        Scripted([value]).die("attack", 10)
    assert error.value.key == "script-die"
    assert error.value.params == {"name": "attack", "value": value, "faces": 10}


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Committed(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()
    assert Committed(SECRET[::-1]).commitment != Committed(SECRET).commitment


def test_new_secrets_are_long_and_different() -> None:
    secrets = {Committed.new().secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_a_committed_number_can_be_worked_out_from_secret_place_name_and_bound() -> None:
    """The formula of the documentation, written out by hand."""
    chance = Committed(SECRET)
    chance.die("attack", 10)
    block = 64
    key = SECRET.ljust(block, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + b"1:suppress:10").digest()
    digest = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
    expected = int.from_bytes(digest[:8], "big") * 10 // 2**64
    assert chance.die("suppress", 10) == expected


def test_committed_numbers_depend_on_what_they_are_for() -> None:
    attack, deck = Committed(SECRET), Committed(SECRET)
    assert [attack.die("attack", 10) for _ in range(20)] != [
        deck.die("deck", 10) for _ in range(20)
    ]


def test_a_committed_game_goes_on_where_it_stopped() -> None:
    whole = Committed(SECRET)
    dice = [whole.die("attack", 10) for _ in range(5)]
    order = whole.order("deck", 9)
    begun = Committed(SECRET)
    assert [begun.die("attack", 10) for _ in range(5)] == dice
    assert Committed(SECRET, begun.used).order("deck", 9) == order


def test_a_trace_notes_what_its_source_gives() -> None:
    traced, source = Traced(Seeded(3)), Seeded(3)
    die, order = traced.die("attack", 10), traced.order("deck", 5)
    assert (die, order) == (source.die("attack", 10), source.order("deck", 5))
    assert traced.take() == [die, order]
    assert traced.take() == []


def test_a_trace_notes_shuffles_too() -> None:
    traced = Traced(Seeded(3))
    cards = [7, 8, 9]
    traced.shuffle("deck", cards)
    (order,) = traced.take()
    assert isinstance(order, list)
    assert cards == [[7, 8, 9][place] for place in order]


def test_what_was_traced_can_be_replayed() -> None:
    traced = Traced(Seeded(11))
    given = [traced.die("attack", 10), traced.order("deck", 6), traced.die("attack", 10)]
    again = Replayed(traced.take())
    assert [again.die("attack", 10), again.order("deck", 6), again.die("attack", 10)] == given
    assert again.outcomes == []


def test_a_replay_names_the_outcome_that_is_missing() -> None:
    with pytest.raises(BadInput) as error:
        Replayed([]).die("attack", 10)
    assert error.value.key == "record-chance-missing"
    assert error.value.params == {"name": "attack"}


@pytest.mark.parametrize("outcome", [10, -1, [0], [1, 0]])
def test_a_replay_refuses_what_is_no_roll_of_the_die(outcome: ChanceResult) -> None:
    with pytest.raises(BadInput) as error:
        Replayed([outcome]).die("attack", 10)
    assert error.value.key == "record-chance-misfit"
    assert error.value.params == {"name": "attack", "value": str(outcome)}


@pytest.mark.parametrize("outcome", [2, [], [0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3]])
def test_a_replay_refuses_what_is_no_order_of_the_cards(outcome: ChanceResult) -> None:
    with pytest.raises(BadInput) as error:
        Replayed([outcome]).order("deck", 3)
    assert error.value.key == "record-chance-misfit"
