"""Hidden and open information: hands are secret, everything else lies open (M44-2.13)."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import sandtable
from sandtable.kernel.event import Event
from tests.games.memoir44.staging import battles, do, hand_out, overlord, printed
from tests.memoir import act, game, legal, table

CLOSE = {"r5c4": "I", "r4c4": "i", "r8c12": "I", "r0c0": "i"}


def text(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


def random_game(
    id: str, seed: int, steps: int, **options: Any
) -> Iterator[tuple[sandtable.State, list[Event]]]:
    """Positions of a game of random moves, each with what has just happened."""
    chance = sandtable.Seeded(seed)
    rng = random.Random(seed)
    state = game().start(id, chance, options)
    yield state, []
    for _ in range(steps):
        if state.outcome is not None:
            return
        seat = rng.choice(state.actors())
        yield state, state.apply(seat, rng.choice(state.legal(seat)), chance)


def reshuffled(state: sandtable.State, seat: str | None, rng: random.Random) -> sandtable.State:
    """Another position that looks the same to a seat of a battle of one seat a side."""
    position: Any = state.to_json()
    hidden = [side for side in ("allies", "axis") if side != seat]
    unknown = list(position["draw"])
    for side in hidden:
        unknown += position["hands"][side]
    rng.shuffle(unknown)
    hands = dict(position["hands"])
    for side in hidden:
        hands[side] = [unknown.pop() for _ in hands[side]]
    return game().from_json(position | {"hands": hands, "draw": unknown})


@pytest.mark.rule("M44-2.13")
@pytest.mark.parametrize("seat", ["allies", "axis", None])
def test_a_view_is_the_same_whatever_the_hidden_cards_are(seat: str | None) -> None:
    rng = random.Random(13)
    for state, _ in random_game("arracourt", seed=21, steps=60):
        if state.outcome is not None:
            break
        decision: Any = state.view(seat)["decision"]
        if any(frame["frame"] == "keep" and "cards" not in frame for frame in decision):
            continue  # the two cards of a Recon lie elsewhere
        assert text(reshuffled(state, seat, rng).view(seat)) == text(state.view(seat))


@pytest.mark.rule("M44-2.13")
@pytest.mark.parametrize("seat", ["allies", "axis", None])
def test_what_happens_never_names_a_card_drawn_by_another(seat: str | None) -> None:
    for _, events in random_game("arracourt", seed=8, steps=120):
        for event in events:
            seen: Any = event.seen_by(seat)
            if event.key == "drew" and seat != event.params["side"]:
                assert set(seen["params"]) == {"side", "count"}


@pytest.mark.rule("M44-2.13")
def test_the_owner_sees_the_cards_drawn() -> None:
    state = table({"r8c0": "I", "r0c0": "i"}, hand=["assault-center"])
    events = act(state, "play assault-center")
    drew = next(event for event in events if event.key == "drew")
    own: Any = drew.seen_by("allies")
    assert own["params"]["cards"] == ["probe-left"]


@pytest.mark.rule("M44-2.13")
def test_the_two_cards_of_a_recon_are_secret_and_the_other_is_discarded_openly() -> None:
    # A99: discards lie face up.
    state = table({"r8c0": "I", "r0c0": "i"}, hand=["recon-center"])
    act(state, "play recon-center")
    for seat in ("axis", None):
        assert "probe-left" not in text(state.view(seat))
        assert "probe-right" not in text(state.view(seat))
    assert "probe-right" in text(state.view("allies"))
    act(state, "keep probe-left")
    assert state.view("axis")["discard"] == ["recon-center", "probe-right"]
    assert "probe-left" not in text(state.view("axis"))


@pytest.mark.rule("M44-2.13")
def test_whether_an_ambush_is_held_shows_in_nobodys_view_but_the_owners() -> None:
    held, other = [
        table(CLOSE, hand=["assault-center"], enemy_hand=[card], draw=[pile])
        for card, pile in (("ambush", "dig-in"), ("dig-in", "ambush"))
    ]
    for state in (held, other):
        battles(state, "assault-center")
        do(state, "battle @r5c4 @r4c4")
        assert state.actors() == ("axis",)
    for seat in ("allies", None):
        assert text(held.view(seat)) == text(other.view(seat))
        assert legal(held, "allies") == legal(other, "allies") == []
    assert legal(held) == ["ambush", "decline"]
    assert legal(other) == ["decline"]


@pytest.mark.rule("M44-2.13")
def test_a_seat_is_never_told_the_legal_plays_of_another() -> None:
    state = table(CLOSE, hand=["assault-center"], enemy_hand=["barrage"])
    assert legal(state, "axis") == []
    refusal = state.why_not("axis", game().read("play dig-in"))
    assert refusal is not None
    assert "assault-center" not in str(refusal.params)


@pytest.mark.rule("M44-2.13")
@pytest.mark.parametrize("id", ["pegasus-bridge", "sainte-mere-eglise", "vassieux", "toulon"])
@pytest.mark.parametrize("seat", ["allies", "axis", None])
def test_a_guess_agrees_with_the_view_and_uses_every_card(id: str, seat: str | None) -> None:
    rng = random.Random(2)
    for step, (state, _) in enumerate(random_game(id, seed=5, steps=60)):
        if step % 6 or state.outcome is not None:
            continue
        view = state.view(seat)
        guess = game().determinize(view, rng)
        assert text(guess.view(seat)) == text(view)


@pytest.mark.rule("M44-2.13")
def test_a_guess_does_not_know_the_hand_of_the_enemy() -> None:
    state = game().start("arracourt", sandtable.Seeded(1))
    rng = random.Random(3)
    hands = {
        text(game().determinize(state.view("allies"), rng).to_json()["hands"]) for _ in range(8)
    }
    assert len(hands) == 8


@pytest.mark.rule("M44-35.10")
@pytest.mark.parametrize("seat", ["allies-left", "allies-commander", "allies-right"])
def test_the_view_of_a_member_differs_from_the_commanders_in_the_name_alone(seat: str) -> None:
    for state, _ in random_game("toulon", seed=4, steps=40, allies_seats=3, axis_seats=2):
        own = dict(state.view(seat)) | {"seat": None}
        chief = dict(state.view("allies-commander")) | {"seat": None}
        assert text(own) == text(chief)


@pytest.mark.rule("M44-35.10")
def test_no_seat_of_the_other_side_sees_a_card_of_the_team() -> None:
    for state, events in random_game("toulon", seed=6, steps=60, allies_seats=3, axis_seats=2):
        for seat in ("axis-commander", "axis-flanks"):
            assert set(state.view(seat)["hands"]) <= {"axis"}  # type: ignore[arg-type]
            for event in events:
                if event.key == "drew" and event.params["side"] == "allies":
                    assert "cards" not in (event.seen_by(seat) or {"params": {}})["params"]  # type: ignore[operator]


@pytest.mark.rule("M44-36.17")
def test_no_general_learns_what_the_commander_draws() -> None:
    state = overlord({"r6c1": "I", "r0c12": "i"}, ["direct-from-hq", "dig-in"], allies=4)
    events = hand_out(state, ("direct-from-hq", "right"))
    drew = next(event for event in events if event.key == "drew")
    seen: dict[str, Any] = {seat: drew.seen_by(seat) for seat in state.seats}
    assert "cards" in seen["allies-commander"]["params"]
    for seat in state.seats:
        if seat != "allies-commander":
            assert "cards" not in seen[seat]["params"]


@pytest.mark.rule("M44-36.17")
@pytest.mark.parametrize(
    "seat", ["allies-commander", "allies-left", "axis-commander", "axis-right", None]
)
def test_in_overlord_a_guess_agrees_with_the_view(seat: str | None) -> None:
    rng = random.Random(7)
    played = random_game("omaha-beach-overlord", seed=9, steps=80, allies_seats=4, axis_seats=4)
    for step, (state, _) in enumerate(played):
        if step % 8 or state.outcome is not None:
            continue
        view = state.view(seat)
        assert text(game().determinize(view, rng).view(seat)) == text(view)


@pytest.mark.rule("M44-36.17")
def test_in_overlord_hidden_cards_change_nothing_in_the_view_of_a_general() -> None:
    views = []
    for card in ("probe-left", "attack-left"):
        state = overlord({"r6c1": "I", "r6c2": "I", "r0c12": "i"}, [card, "dig-in"], allies=4)
        act(state, f"hand {card} left")
        views.append([text(state.view(seat)) for seat in ("allies-center", "axis", None)])
    assert views[0] == views[1]


@pytest.mark.rule("M44-2.13")
def test_an_open_position_shows_board_medals_and_discards_to_everyone() -> None:
    state = printed(
        "pegasus-bridge",
        {"r2c3": "I", "r0c0": "i"},
        hand=["assault-left"],
        discard=["barrage"],
        trophies={"allies": 1, "axis": 2},
    )
    whole = state.to_json()
    for seat in ("allies", "axis", None):
        view = state.view(seat)
        for key in ("units", "wire", "sandbags", "medals", "discard", "side", "turns", "outcome"):
            assert view[key] == whole[key]
        assert (view["hand_sizes"], view["draw_size"]) == ({"allies": 1, "axis": 1}, 4)
