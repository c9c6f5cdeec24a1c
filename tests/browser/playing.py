"""Playing by what the page shows: whatever is lit is clicked, until the game is over."""

import random
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

#: One of the things that can be clicked now.
Thing: TypeAlias = dict[str, Any]
Chooser: TypeAlias = Callable[[list[Thing]], Thing]

PATIENCE = 60.0  # seconds in which something must happen, on a busy machine too
#: What the page shows now: whose turn it is, and everything that can be clicked to go on.
LOOK = """() => {
  const part = (name) => document.querySelector(`[data-testid="${name}"]`);
  const table = part('table');
  const lit = ['pick', 'destination', 'target']
    .map((state) => `:is([data-word], [data-of])[data-state="${state}"]`).join(', ');
  const things = [];
  // A piece may stand on the middle of its tile: where is the thing itself on top?
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const add = (element, given) => {
    const name = given ?? element.dataset.word ?? element.dataset.verb;
    const box = element.getBoundingClientRect();
    const points = shares.flatMap((across) =>
      shares.map((down) => ({ x: box.left + box.width * across, y: box.top + box.height * down })));
    const free = points.find(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      const word = hit?.closest('[data-word]')?.dataset.word;
      return hit !== null && (element.contains(hit) || word === name);
    });
    if (!element.disabled && free) things.push({ word: name, ...free });
  };
  for (const name of ['primary', 'stop']) {
    const button = part(name);
    if (button) add(button, name);
  }
  document.querySelectorAll(lit).forEach((element) => add(element));
  return {
    over: part('outcome') !== null,
    curtain: part('curtain')?.dataset.seat ?? null,
    deciding: table?.dataset.deciding === 'true',
    things,
  };
}"""


def at_random(seed: object) -> Chooser:
    """A whole action is carried out; else anything that is lit."""
    rng = random.Random(str(seed))

    def choose(things: list[Thing]) -> Thing:
        whole = [thing for thing in things if thing["word"] == "primary"]
        return whole[0] if whole else rng.choice(things)

    return choose


def look(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def click(page: Page, thing: Thing) -> None:
    page.mouse.click(thing["x"], thing["y"])


def play_on(
    visitor: Visitor, choose: Chooser, *, clicks: int | None = None, open_curtain: bool = False
) -> int:
    """Decide as long as there is something to decide; returns the number of clicks.

    Ends with the game, at a curtain that is not to be opened, or after ``clicks`` clicks.
    """
    page = visitor.page
    done = 0
    deadline = time.monotonic() + PATIENCE
    before: object = None
    while clicks is None or done < clicks:
        seen = look(page)
        if seen["over"] or (seen["curtain"] is not None and not open_curtain):
            return done
        if seen != before:
            before = seen
            deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, f"nothing happens any more: {seen}"
        if seen["curtain"] is not None:
            press_curtain(visitor)
            visitor.part("table").wait_for()
        elif seen["deciding"] and seen["things"]:
            click(page, choose(seen["things"]))
            done += 1
        else:
            page.wait_for_timeout(20)
    return done


def play_together(
    players: Mapping[Visitor, Chooser], *watching: Visitor, clicks: int | None = None
) -> None:
    """Everybody decides whenever they are asked, until all see the outcome or have clicked enough.

    Those who only watch are never offered anything.
    """
    patience = Patience()
    done = 0
    while clicks is None or done < clicks:
        seen = {visitor: look(visitor.page) for visitor in (*players, *watching)}
        assert not any(seen[visitor]["things"] for visitor in watching)
        if all(each["over"] for each in seen.values()):
            return
        for visitor, choose in players.items():
            if seen[visitor]["deciding"] and seen[visitor]["things"]:
                click(visitor.page, choose(seen[visitor]["things"]))
                done += 1
        patience.wait(next(iter(players)))


def until_changed(visitor: Visitor, table: str, choose: Chooser, since: int = 0) -> None:
    """Play until something that was decided has been stored."""
    patience = Patience()
    while visitor.call("GET", f"/api/tables/{table}")["version"] <= since:
        play_on(visitor, choose, clicks=1)
        patience.wait(visitor)


def hold_curtain(visitor: Visitor) -> None:
    """Hold the button until the curtain opens."""
    button = visitor.part("curtain").get_by_role("button")
    box = button.bounding_box()
    assert box is not None
    mouse = visitor.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    visitor.part("curtain").wait_for(state="detached")
    mouse.up()
    visitor.part("table").wait_for()


def press_curtain(visitor: Visitor) -> None:
    """Press Enter twice at the curtain, wherever the focus is.

    In one go: on a busy machine a key may otherwise be down so long that it counts as held, and the
    second one would go to the table.
    """
    visitor.part("curtain").evaluate(
        """(curtain) => {
          for (const type of ['keydown', 'keyup', 'keydown', 'keyup'])
            curtain.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
        }"""
    )


class Patience:
    """Ends a game that goes on and on, or stands still."""

    def __init__(self, seconds: float = 600) -> None:
        self._deadline = time.monotonic() + seconds
        self._before: object = None
        self._change = 0.0

    def wait(self, *visitors: Visitor) -> None:
        """A moment; then say what is seen, if there have been too many of them."""
        for visitor in visitors:
            visitor.page.wait_for_timeout(20)
        seen = [look(visitor.page) for visitor in visitors]
        now = time.monotonic()
        if seen != self._before:
            self._before, self._change = seen, now
        assert now < min(self._deadline, self._change + PATIENCE), f"nothing happens: {seen}"


def until_deciding(visitor: Visitor) -> None:
    visitor.page.locator('[data-testid="table"][data-deciding="true"]').wait_for()
