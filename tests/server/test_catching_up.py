"""Coming back: whoever was away gets what was missed, exactly; spectators see what they may."""

from tests.server.support import House, bid, find_move


def test_a_client_that_was_away_gets_what_it_missed(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        mover, other = bid(us, germany)
        seat = mover.offer["view"]["seat"]
        mover.act(find_move(mover))
        mover.undo()
        mover.act(find_move(mover))
        other.sync()
        away = "germany" if seat == "us" else "us"
        with ann.at(table, away, since=2) as back:
            assert back.welcome["changes"] == other.changes[2:]
            assert [change["kind"] for change in back.changes] == ["step", "undo", "step"]
            assert back.offer == other.offer
        with ann.at(table, away) as anew:
            assert anew.changes == other.changes
            assert [change["number"] for change in anew.changes] == [1, 2, 3, 4, 5]
        with ann.at(table, away, since=5) as nothing_new:
            assert nothing_new.changes == []
        with ann.at(table, away, since=99) as lost:
            assert len(lost.changes) == 5


def test_a_spectator_sees_the_game_and_no_hand(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with server.person().at(table) as watcher, ann.at(table, "us") as us:
        us.act()
        watcher.sync()
        assert watcher.welcome["seat"] is None
        assert watcher.offer["view"]["seat"] is None
        assert all("hand" not in side for side in watcher.offer["view"]["sides"].values())
        assert (watcher.offer["legal"], watcher.offer["odds"]) == ([], {})
        assert watcher.offer["undo"]["may"] is False
        assert watcher.offer["prompt"] == us.offer["prompt"]
        (happening,) = watcher.changes[0]["events"]
        assert "card" not in happening["params"]
        assert [chair["mine"] for chair in watcher.summary["seats"]] == [False, False]


def test_a_change_of_which_a_seat_sees_nothing_still_has_its_number(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany, ann.at(table) as watcher:
        bid(us, germany)
        watcher.sync()
        numbers = [1, 2]
        for line in (us, germany, watcher):
            assert [change["number"] for change in line.changes] == numbers


def test_two_connections_of_one_seat_are_told_the_same(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as first, ann.at(table, "us") as second:
        first.act()
        second.sync()
        assert second.changes == first.changes
        assert second.offer == first.offer
