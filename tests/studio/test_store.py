"""Battles that were measured ahead: they are still the same ones, and keep the promise."""

import json

import pytest

import sandtable
from sandtable.kernel.state import digest_of
from sandtable.studio.fresh import Promise, generator_of
from sandtable.studio.store import Store, Stored, path_of, store_of, store_text

GAMES = ["normandy", "north-africa", "memoir44", "heroes"]
PROMISE = Promise()


@pytest.mark.parametrize("id", GAMES)
def test_what_a_game_ships_is_drawn_again_and_keeps_the_promise(id: str) -> None:
    game = sandtable.game(id)
    battles = store_of(game).battles
    assert battles, "one click begins a battle of any game"
    for battle in battles:
        assert battle.size in generator_of(game).sizes
        assert digest_of(battle.draw(game)) == battle.digest
        assert battle.is_kept(PROMISE)
        assert not any(PROMISE.is_kept(*draft[:2]) for draft in battle.drafts[:-1])


@pytest.mark.parametrize("id", GAMES)
def test_a_store_was_measured_by_these_rules(id: str) -> None:
    """If it was not, nothing of it is offered: ``python -m tools.fresh --store`` makes it anew."""
    game = sandtable.game(id)
    text = path_of(game).read_text(encoding="utf-8")
    document = json.loads(text)
    assert (document["version"], document["rules"]) == (generator_of(game).version, game.rules)
    assert store_text(game, store_of(game)) == text


def test_a_store_is_written_a_battle_a_line() -> None:
    game = sandtable.game("normandy")
    battle = Stored("amber bridge dawn", "small", "0" * 12, ((10.0, 50, 0), (207.0, 400, 12)))
    lines = store_text(game, Store("regular", (battle,))).splitlines()
    assert len(lines) == 3
    assert json.loads(lines[1])["drafts"] == [[10.0, 50, 0], [207.0, 400, 12]]
    assert battle.number == 12
