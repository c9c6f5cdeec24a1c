"""What players add to committed dice, and the key that is made of it."""

import hashlib
import hmac
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.chance import Committed
from sandtable.kernel.contribution import Contribution, dice_key, in_order
from sandtable.kernel.errors import BadInput

SECRET = bytes(range(32))
NUMBERS = st.binary(min_size=32, max_size=32)
SEATS = st.text(st.sampled_from("abcxyz-09"), min_size=1, max_size=8)


def contribution(seat: str, number: bytes = SECRET, reveal: bool = True) -> Contribution:
    return Contribution(seat, hashlib.sha256(number).hexdigest(), number.hex() if reveal else "")


#: Up to five seats, each with its number and whether it was revealed.
LISTS = st.dictionaries(SEATS, st.tuples(NUMBERS, st.booleans()), max_size=5).map(
    lambda found: [contribution(seat, *what) for seat, what in found.items()]
)

US = contribution("us", b"u" * 32)
GERMANY = contribution("germany", b"g" * 32)


def refused(*args: Any) -> str:
    with pytest.raises(BadInput) as error:
        Contribution(*args)
    return error.value.key


@pytest.mark.parametrize("seat", ["", "us:", ":", "us\n", "us\nx", "Юг", "a\u2028b", "\ud800"])
def test_a_seat_that_would_blur_the_lines_is_refused(seat: str) -> None:
    assert refused(seat, US.commitment) == "contribution-form"


@pytest.mark.parametrize(
    "digits", ["0", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "٣" * 64]
)
def test_what_is_not_64_digits_is_refused(digits: str) -> None:
    assert refused("us", digits) == "contribution-form"
    assert refused("us", US.commitment, digits) == "contribution-form"


def test_a_commitment_must_be_there() -> None:
    assert refused("us", "") == "contribution-form"


@given(NUMBERS, NUMBERS)
def test_a_number_must_fit_its_hash(promised: bytes, revealed: bytes) -> None:
    open = Contribution("us", hashlib.sha256(promised).hexdigest())
    assert open.revealed(promised.hex()) == contribution("us", promised)
    if promised != revealed:
        with pytest.raises(BadInput) as error:
            open.revealed(revealed.hex())
        assert error.value.key == "contribution-misfit"
        assert error.value.params == {"seat": "us"}


@given(SEATS, NUMBERS, st.booleans())
def test_what_is_written_is_read(seat: str, number: bytes, reveal: bool) -> None:
    written = contribution(seat, number, reveal)
    read = Contribution.from_json(written.to_json())
    assert read == written
    assert hash(read) == hash(written)
    assert eval(repr(written)) == written


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        {"seat": "us", "commitment": US.commitment},
        {"seat": "us", "commitment": US.commitment, "reveal": None},
        {"seat": 7, "commitment": US.commitment, "reveal": ""},
        {"seat": "us", "commitment": 7, "reveal": ""},
    ],
)
def test_what_is_no_contribution_is_not_read(value: object) -> None:
    with pytest.raises(BadInput) as error:
        Contribution.from_json(value)
    assert error.value.key == "contribution-form"


def test_contributions_differ_by_each_part() -> None:
    assert contribution("us") == contribution("us")
    assert contribution("us") != contribution("germany")
    assert contribution("us") != contribution("us", b"u" * 32)
    assert contribution("us") != contribution("us", reveal=False)
    assert contribution("us") != "us"


@given(LISTS.flatmap(lambda found: st.tuples(st.just(found), st.permutations(found))))
def test_nobody_chooses_the_order(lists: tuple[list[Contribution], list[Contribution]]) -> None:
    given, mixed = lists
    assert in_order(given) == in_order(mixed)
    assert dice_key(SECRET, given) == dice_key(SECRET, mixed)


def test_a_seat_contributes_once() -> None:
    with pytest.raises(BadInput) as error:
        in_order([US, GERMANY, contribution("us", b"x" * 32)])
    assert (error.value.key, error.value.params) == ("contribution-twice", {"seat": "us"})


def test_without_contributions_the_key_is_the_secret() -> None:
    assert dice_key(SECRET, ()) == SECRET


def test_the_key_is_that_of_the_documentation() -> None:
    silent = contribution("italy", b"i" * 32, reveal=False)
    text = (
        f"germany:{GERMANY.commitment}:{'67' * 32}\n"
        f"italy:{silent.commitment}:\n"
        f"us:{US.commitment}:{'75' * 32}"
    )
    expected = hmac.new(SECRET, text.encode(), hashlib.sha256).digest()
    assert dice_key(SECRET, [US, silent, GERMANY]) == expected


@given(LISTS, LISTS, NUMBERS, NUMBERS)
def test_whoever_changes_anything_changes_the_key(
    one: list[Contribution], other: list[Contribution], secret: bytes, another: bytes
) -> None:
    same = secret == another and in_order(one) == in_order(other)
    assert (dice_key(secret, one) == dice_key(another, other)) == same


def test_dice_with_contributions_stay_what_they_are() -> None:
    chance = Committed(SECRET, contributions=[US, GERMANY])
    assert chance.contributions == (GERMANY, US)
    assert [chance.die("attack", 10) for _ in range(12)] == [4, 0, 0, 4, 3, 8, 6, 5, 4, 6, 1, 6]
    assert chance.order("deck", 8) == [2, 3, 0, 7, 1, 4, 5, 6]


def test_the_commitment_of_the_host_is_that_of_the_secret_alone() -> None:
    """It is published before anybody has contributed."""
    assert Committed(SECRET, contributions=[US]).commitment == Committed(SECRET).commitment


@given(LISTS, st.integers(0, 50))
def test_dice_with_contributions_go_on_where_they_stopped(
    contributions: list[Contribution], used: int
) -> None:
    whole = Committed(SECRET, contributions=contributions)
    for _ in range(used):
        whole.die("attack", 10)
    assert Committed(SECRET, used, contributions).order("deck", 9) == whole.order("deck", 9)
