"""Fresh battles: from a seed, valid, varied, and kept only within what was promised.

``python -m tools.fresh`` draws a thousand of each game and measures forty.
"""

import json
import tomllib
from typing import Any

import pytest

import sandtable
from sandtable.bots.match import play_match, seat_bots
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.lab.runners import Runner
from sandtable.lab.statistics import wilson
from sandtable.studio.fresh import (
    BAND,
    Draft,
    Offer,
    Promise,
    acceptable,
    draw,
    find_fair,
    generator_of,
    offer_json,
    words_of,
)
from sandtable.studio.guides import guide_of
from sandtable.studio.toml_writing import document_text
from tests.studio.drafts import refused

GAMES = ["normandy", "north-africa", "memoir44", "heroes"]


@pytest.mark.parametrize("id", GAMES)
def test_battles_of_all_sizes_are_valid_and_no_two_alike(id: str) -> None:
    game = sandtable.game(id)
    drawn: set[str] = set()
    count = 3 if id == "heroes" else 9
    for number in range(count):
        size = generator_of(game).sizes[number % 3]
        document = draw(game, words_of(number), size)
        assert tomllib.loads(document_text(document, guide_of(game).inline)) == document
        document.pop("name", None)
        drawn.add(json.dumps(document, sort_keys=True))
    assert len(drawn) == count


@pytest.mark.parametrize("id", GAMES)
def test_a_seed_draws_the_same_battle_in_any_spelling(id: str) -> None:
    game = sandtable.game(id)
    first = draw(game, "amber bridge dawn")
    assert draw(game, "Amber-Bridge  DAWN") == first
    assert draw(game, "amber bridge dusk") != first
    assert draw(game, "amber bridge dawn", number=1) != first


@pytest.mark.parametrize("id", ["normandy", "north-africa", "memoir44"])
def test_a_fresh_battle_is_played_to_an_end(id: str) -> None:
    game = sandtable.game(id)
    document = draw(game, "iron mill fog", "small")
    seats = game.start(document, Seeded(0)).seats
    state = play_match(game, document, seat_bots(dict.fromkeys(seats, "greedy"), 1), Seeded(1))
    assert state.outcome is not None


def test_ground_and_forces_look_the_same_from_both_edges() -> None:
    document = draw(sandtable.game("memoir44"), "grey ridge snow")
    for key in ("map", "units"):
        letters = document[key].split()
        assert [letter.lower() for letter in letters] == [
            letter.lower() for letter in reversed(letters)
        ]


@pytest.mark.parametrize(
    ("seed", "size"), [("", "small"), ("…", "small"), ("x" * 99, "small"), ("x", "huge")]
)
def test_what_is_no_seed_or_size_is_refused(seed: str, size: str) -> None:
    with pytest.raises(BadInput):
        draw(sandtable.game("normandy"), seed, size)


def test_a_thousand_seeds_have_names_of_their_own() -> None:
    assert len({words_of(number) for number in range(2_500)}) == 2_500
    assert words_of(0) == "amber bridge dawn"


def test_a_promise_is_kept_or_dropped_at_its_looks() -> None:
    promise = Promise()
    assert not promise.ends(0, 49)
    assert promise.ends(5, 50)  # far outside
    assert not promise.ends(25, 50)  # even, but the interval is still too wide
    assert not promise.ends(94, 200)
    assert promise.ends(100, 200)
    assert promise.ends(200, 400)
    assert promise.is_kept(200, 400)
    assert not promise.is_kept(220, 400)
    low, high = acceptable(BAND, 400)
    assert BAND[0] <= wilson(low * 400, 400)[0]
    assert wilson(high * 400, 400)[1] <= BAND[1]
    with refused("studio-narrow-band"):
        acceptable((0.49, 0.51), 400)


def test_an_offer_promises_the_band_or_as_much_around_its_handicap() -> None:
    promise = Promise()
    assert promise.expected(Draft(0, {}, 197.0, 400, True)) == BAND
    low, high = promise.expected(Draft(0, {}, 120.0, 400, False))
    assert low == pytest.approx(0.22)
    assert high == pytest.approx(0.38)


def test_drafts_are_drawn_until_one_keeps_the_promise() -> None:
    game = sandtable.game("normandy")
    wide = Promise((0.0, 1.0), (2,))
    offer = find_fair(game, "cold lane rain", "small", "random", wide, Runner(), lambda *told: None)
    assert (len(offer.drafts), offer.chosen.kept, offer.chosen.games) == (1, True, 2)
    assert offer.chosen.document == draw(game, "cold lane rain", "small")


def test_an_offer_outside_the_band_says_how_far_it_is_off() -> None:
    game = sandtable.game("normandy")
    draft = Draft(3, {"id": "x"}, 120.0, 400, False)
    found: Any = offer_json(game, "x", "small", Offer(draft, (draft,)))
    assert found["handicap"] == {"side": "us", "share": 0.3}
    assert found["measured"]["high"] < 0.42
    fair = Draft(3, {"id": "x"}, 200.0, 400, True)
    assert offer_json(game, "x", "small", Offer(fair, (draft, fair)))["handicap"] is None


def test_a_game_without_a_generator_says_so() -> None:
    class Bare(sandtable.Game):
        id = "bare"

        def part(self, name: str) -> Any:
            return None

    with refused("studio-no-fresh"):
        draw(Bare(), "x")
