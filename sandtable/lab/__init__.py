"""Many games between bots: matches, ladders, balance, tuning; in processes or on a Ray cluster.

A ``Fixture`` is a game to be played, a ``Result`` is what came of it. A ``Series`` is a list of
fixtures that answers one question; a ``Runner`` plays the fixtures of several series, anywhere and
in any order; a ``Journal`` keeps the results in a file, so that a run can be continued.
"""
