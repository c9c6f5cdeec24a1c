"""Run as a process of its own: writes the record of a random game of every scenario."""

import random
import sys

import sandtable


def main() -> None:
    for id in sandtable.games():
        game = sandtable.game(id)
        for scenario in game.scenarios():
            rng = random.Random(1)
            recorder = sandtable.Recorder(game, scenario, sandtable.Seeded(1))
            while recorder.state.actors() and len(recorder.record.steps) < 150:
                seat = rng.choice(recorder.state.actors())
                recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
            sys.stdout.buffer.write(recorder.record.to_text().encode() + b"\n")


if __name__ == "__main__":
    main()
