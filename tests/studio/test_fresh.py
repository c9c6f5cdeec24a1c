"""Fresh battles: from a seed, valid, varied, and kept only within what was promised.

``python -m tools.fresh`` draws a thousand of each game and measures forty.
"""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

import sandtable
from sandtable.bots.match import play_match, seat_bots
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.lab.fixtures import Fixture
from sandtable.lab.results import Result
from sandtable.lab.runners import Runner
from sandtable.lab.statistics import wilson
from sandtable.studio import fresh
from sandtable.studio.faults import first_fault
from sandtable.studio.fresh import (
    BAND,
    MOST_LEAN,
    NUMBERS,
    Draft,
    Offer,
    Promise,
    acceptable,
    draw,
    find_fair,
    generator_of,
    next_lean,
    number_of,
    offer_json,
    parts_of,
    words_of,
)
from sandtable.studio.guides import guide_of
from sandtable.studio.toml_writing import document_text
from tests.studio.drafts import refused
from tests.studio.games import result_of

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


def test_a_number_says_which_battle_and_how_it_is_leant() -> None:
    assert [parts_of(number) for number in (0, 11, 12, 24, 36)] == [
        (0, 0),
        (11, 0),
        (0, 1),
        (0, -1),
        (0, 2),
    ]
    assert all(number_of(*parts_of(number)) == number for number in range(NUMBERS))
    with refused("not-in-range"):
        draw(sandtable.game("normandy"), "x", number=12)  # whose battles look the same both ways


@pytest.mark.parametrize(
    ("shares", "lean"),
    [
        ({0: 0.8}, -3),  # a step gives a tenth
        ({0: 0.8, -3: 0.6}, -4),
        ({0: 0.8, -4: 0.2}, -2),  # halfway between them
        ({0: 0.8, -1: 0.4}, None),  # nothing lies between
        ({0: 0.8, -3: 0.2, -1: 0.7, -2: 0.3}, None),  # enough of this one
        ({-7: 0.8}, None),  # too far
    ],
)
def test_a_lopsided_battle_is_leant_towards_the_middle(
    shares: dict[int, float], lean: int | None
) -> None:
    found = next_lean(shares, 0.1)
    assert found == lean
    assert next_lean(shares, 0.0) is None


@pytest.mark.parametrize("id", ["north-africa", "heroes"])
def test_leant_battles_are_valid_and_change_only_what_they_must(id: str) -> None:
    game = sandtable.game(id)
    plain = draw(game, "iron mill fog", "small")
    for lean in (-MOST_LEAN, -1, 1, MOST_LEAN):
        leant = draw(game, "iron mill fog", "small", number_of(0, lean))
        assert first_fault(game, leant) is None
        changed = {key for key in plain if plain[key] != leant[key]}
        assert changed <= {"lrdg", "italy", "points"}
        assert changed


def test_fog_of_war_moves_between_deck_and_supply() -> None:
    game = sandtable.game("north-africa")
    for lean in range(-MOST_LEAN, MOST_LEAN + 1):
        leant = draw(game, "cold lane rain", "small", number_of(0, lean))
        for side in game.sides:
            deck, supply = (leant[side][part]["fog-of-war"] for part in ("deck", "supply"))
            assert deck + supply == 8
            assert min(deck, supply) >= 0


def test_the_fairest_of_those_that_were_dropped_is_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its handicap is that of as many games as any battle is kept by."""
    game = sandtable.game("normandy")

    def lost(fixture: Fixture) -> Result:
        found = result_of(fixture)
        return found if fixture.seed % 4 == 0 else replace(found, winner=game.sides[1])

    monkeypatch.setattr(fresh, "play", lost)
    offer = find_fair(
        *(game, "cold lane rain", "small", "random", Promise(), Runner(), lambda *told: None),
        most_drafts=3,
    )
    assert [draft.games for draft in offer.drafts].count(400) == 1
    assert offer.chosen.games == 400
    assert offer.chosen in offer.drafts
    assert not offer.chosen.kept


@pytest.mark.parametrize(
    ("id", "wish", "is_so"),
    [
        ("normandy", "pin", lambda found: found["goals"]["us"].get("pin")),
        ("normandy", "no-pin no-support", lambda found: "pin" not in found["goals"]["us"]),
        ("north-africa", "raid on-foot", lambda found: found["structures"]),
        ("north-africa", "race vehicles", lambda found: "vehicles" in found["italy"]),
        ("memoir44", "river hills", lambda found: "R" in found["map"] and "F" not in found["map"]),
        ("memoir44", "special-forces", lambda found: "S" in found["units"]),
        ("heroes", "head-hunt", lambda found: found["mission"] == "head-hunt"),
    ],
)
def test_what_is_wished_is_drawn(id: str, wish: str, is_so: Callable[[Any], object]) -> None:
    game = sandtable.game(id)
    for seed in ("iron mill fog", "cold lane rain", "early gate sun"):
        assert is_so(draw(game, seed, "small", wish=wish))


def test_ground_is_open_or_covered_as_it_is_wished() -> None:
    game = sandtable.game("normandy")
    tiles: Mapping[str, Any] = game.tiles  # type: ignore[attr-defined]

    def cover(wish: str) -> float:
        names = draw(game, "early gate sun", "small", wish=wish)["map"].split()
        total: int = sum(tiles[name].cover for name in names)
        return total / len(names)

    assert cover("open") < cover("") < cover("covered")
    assert cover("covered open") == cover("open covered")


def test_every_dial_has_options_of_its_own() -> None:
    for id in GAMES:
        generator = generator_of(sandtable.game(id))
        options = [option for each in generator.dials.values() for option in each]
        assert len(options) == len(set(options)) >= 6
    with refused("not-a-choice"):
        draw(sandtable.game("memoir44"), "x", wish="volcano")


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
