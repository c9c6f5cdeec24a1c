"""`python -m bench.clicks`: how soon a click at a table is answered on the screen.

Whatever is lit is clicked, at random, against a bot. Measured is the time from the event of the
click, in the page, to the end of the first frame after something on the page has changed. Browser
and server share the machine; answers of the server are not waited for, unless nothing changes
before.
"""

import argparse
import datetime
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from bench.report import cpu
from bench.server import LOG, load_average
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.games import GAMES, ME
from tests.browser.playing import Patience, at_random, click, look, until_deciding
from tests.browser.visitor import Visitor
from tests.server.running import Server

SIZES = {1440: 900, 390: 844}
CLICKS = 40
MOST = 100.0  # milliseconds, p95
#: The milliseconds from the next click to the end of the frame that shows it; null: none did.
ANSWERED = """() => {
  window.answered = new Promise((done) => {
    addEventListener('click', (event) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      });
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document.body, all);
      setTimeout(() => done(null), 5000);
    }, { capture: true, once: true });
  });
}"""


@dataclass
class Clicks:
    """The clicks at one table, in milliseconds; None where nothing has changed."""

    game: str
    width: int
    times: list[float | None]

    @property
    def answered(self) -> list[float]:
        return [each for each in self.times if each is not None]

    @property
    def p95(self) -> float:
        return quantiles(self.answered, n=20)[-1]

    def row(self) -> str:
        cells = (
            self.game,
            f"{self.width} × {SIZES[self.width]}",
            str(len(self.times)),
            f"{median(self.answered):.0f}",
            f"{self.p95:.0f}",
            f"{max(self.answered):.0f}",
            str(self.times.count(None)),
            "met" if self.p95 < MOST else "MISSED",
        )
        return "| " + " | ".join(cells) + " |"


def measure(chromium: Browser, address: str, game: str, width: int, clicks: int) -> Clicks:
    visitor = Visitor(
        chromium,
        address,
        width=width,
        height=SIZES[width],
        settings={"motion": "calm", "fast": False},
    )
    times: list[float | None] = []
    while len(times) < clicks:
        sit_down(visitor, game)
        play(visitor, game, clicks, times)
    visitor.context.close()
    return Clicks(game, width, times)


def sit_down(visitor: Visitor, game: str) -> None:
    mine, other = GAMES[game]["sides"]
    seats = {mine: ME, other: {"kind": "bot", "level": "recruit"}}
    table = visitor.create(game, GAMES[game]["scenario"], seats)["table"]
    visitor.go(f"/table/{table}")
    until_deciding(visitor)


def play(visitor: Visitor, game: str, clicks: int, times: list[float | None]) -> None:
    """Click until the game is over, or there are as many times as wanted."""
    choose, patience = at_random(game), Patience()
    while len(times) < clicks and not (seen := look(visitor.page))["over"]:
        if seen["deciding"] and seen["things"]:
            visitor.page.evaluate(ANSWERED)
            click(visitor.page, choose(seen["things"]))
            times.append(visitor.page.evaluate("() => window.answered"))
        patience.wait(visitor)


def run(clicks: int) -> Iterator[Clicks]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for game in GAMES:
            for width in SIZES:
                yield measure(chromium, server.address, game, width, clicks)
        chromium.close()


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description=__doc__)
    parser.add_argument("--clicks", type=int, default=CLICKS, help="at each table")
    parser.add_argument("--write", action="store_true", help=f"append the result to {LOG.name}")
    options = parser.parse_args()
    before = load_average()
    rows = [each.row() for each in run(options.clicks)]
    text = (
        f"{cpu()}, {os.cpu_count()} cores, load average {before} before and {load_average()} "
        f"after; milliseconds from a click to the end of the first frame that shows something "
        f"changed; p95 under {MOST:.0f} ms.\n\n"
        "| game | window | clicks | p50 | p95 | most | unanswered | |\n"
        "|---|---|--:|--:|--:|--:|--:|---|\n" + "\n".join(rows) + "\n"
    )
    print(text)
    if options.write:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n## {datetime.date.today().isoformat()}, clicks\n\n{text}")


if __name__ == "__main__":
    main()
