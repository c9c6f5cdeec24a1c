"""Whether every text on a page is whole: measured in the page, in one go."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor

#: Texts that are cut, spill out of what they stand on, or are broken inside a word. What can be
#: scrolled into sight counts as seen; what only a screen reader reads has no length.
FAULTS = """() => {
  const faults = new Map();
  const shown = (style) => style.visibility !== 'hidden' && style.display !== 'none';
  const clips = ({ overflowX, overflowY }) =>
    [overflowX, overflowY].map((value) => value === 'hidden' || value === 'clip');
  const boxed = ({ backgroundColor, borderLeftWidth, borderLeftStyle }) =>
    !/^rgba\\(.*, 0\\)$/.test(backgroundColor) ||
    (borderLeftStyle !== 'none' && borderLeftWidth !== '0px');
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const unread = 'svg, .sr, script, style, option, [hidden], [inert]';
  const note = (kind, text, element) => {
    const { className, tagName } = element;
    const classes = String(className).replace(/ ?svelte-\\w+/g, '').trim();
    const where = `${tagName.toLowerCase()}.${classes}`;
    faults.set(`${kind}: ${where}: ${text.trim().replace(/\\s+/g, ' ')}`, kind);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data;
    const parent = node.parentElement;
    if (!text.trim() || parent.closest(unread)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
    if (!rects.length || !shown(getComputedStyle(parent)) || !parent.checkVisibility()) continue;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    let box = null;
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const [across, down] = clips(style);
      const slack = 2; // the boxes of a font are higher than its letters
      if (across && (left < edge.left - 1 || right > edge.right + 1)) note('cut', text, parent);
      if (down && (top < edge.top - slack || bottom > edge.bottom + slack))
        note('cut', text, parent);
      if (scrolls(style)) break;
      if (!box && style.display !== 'inline' && boxed(style)) {
        box = edge;
        const beside = right <= box.left || left >= box.right; // placed there
        if (!beside && (left < box.left - 1 || right > box.right + 1))
          note('spills', text, parent);
      }
      if (style.position === 'fixed') break;
    }
    if (parent.matches('code')) continue; // no word
    for (const word of text.matchAll(/[\\p{L}\\p{N}’']+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) note('broken', `${word[0]} (${text})`, parent);
    }
  }
  return [...faults.keys()];
}"""


def faults(visitor: Visitor) -> list[str]:
    """What is wrong with the texts of the page as it is now."""
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found


def deal_everything(visitor: Visitor) -> None:
    """At whatever table is opened now, the player holds every card of their side.

    The page is told so by a view that is changed on its way; nothing of it is known to the server.
    """

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        known: dict[str, Any] = {}

        def received(message: str | bytes) -> None:
            content = json.loads(message)
            known.update({key: content[key] for key in ("seat", "description") if key in content})
            if "offer" in content:
                _deal(content["offer"]["view"], known["seat"], known["description"])
            socket.send(json.dumps(content))

        server.on_message(received)

    visitor.page.route_web_socket("**/api/**", pass_on)


def _deal(view: dict[str, Any], side: str, description: dict[str, Any]) -> None:
    printed = description["cards"]
    printed = printed[side] if isinstance(printed, dict) else printed
    cards = [card for card in printed if card.get("side", side) == side]
    hand = [card["card"] for card in cards]
    if "own" in view:
        view["own"]["hand"] = hand
    elif "hands" in view:
        view["hands"][side] = hand
    else:
        view["sides"][side]["hand"] = hand
