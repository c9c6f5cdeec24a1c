"""How a page looks in other languages, under a finger, at twice the size, in forced colours.

All of it is looked at where the page is: nothing is opened anew.
"""

from collections import defaultdict

from playwright.sync_api import ViewportSize

from sandtable.language import languages
from tests.browser.games import UNSPOKEN, check_fit
from tests.browser.lengths import faults
from tests.browser.visitor import Visitor

WIDTHS = {360: 780, 768: 1024, 1440: 900}
FINGER = 44  # pixels
PHONE: ViewportSize = {"width": 390, "height": 844}
#: A screen of 1440 × 900 at 200 % has half as many pixels each way.
ENLARGED: ViewportSize = {"width": 720, "height": 450}
SPEAK = """(language) => {
  const settings = JSON.parse(localStorage.sandtable ?? '{}');
  localStorage.sandtable = JSON.stringify({ ...settings, language });
}"""
#: Nothing has changed its size for a few frames.
AT_REST = """async () => {
  const size = () => [...document.querySelectorAll('*')].length + document.body.innerText.length;
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let same = 0, before = size(); same < 2; ) {
    await new Promise((done) => setTimeout(done, 50));
    await frame(); // a resized window is told with the next frame
    await frame();
    same = size() === before ? same + 1 : 0;
    before = size();
  }
}"""
#: What can be touched, is no link within a text, and is smaller than a finger.
SMALL = """(finger) => {
  const small = new Set();
  const targets = 'button, a[href], input, select, summary, [role="tab"]';
  const shown = document.querySelector('dialog[open]') ?? document;
  for (const element of shown.querySelectorAll(targets)) {
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { display, visibility, pointerEvents } = getComputedStyle(target);
    const drawn = target.getBoundingClientRect();
    const around = getComputedStyle(target, '::after'); // a target around a small sign
    const larger = around.content !== 'none' && around.position === 'absolute';
    const reach = (side) => Math.max(drawn[side], larger ? parseFloat(around[side]) : 0);
    const [width, height] = [reach('width'), reach('height')];
    const unseen = width < 2 || visibility === 'hidden' || pointerEvents === 'none';
    if (unseen || display === 'inline' || element.closest('svg, .sr, .skip, [inert]')) continue;
    if (target.matches('.sr') || target.checkVisibility?.() === false) continue;
    if (width < finger - 0.5 || height < finger - 0.5)
      small.add(`${target.outerHTML.slice(0, 110)} ${Math.round(width)}×${Math.round(height)}`);
  }
  return [...small];
}"""
#: What cannot be clicked where it is, after it has been scrolled into sight: something covers it.
COVERED = """() => {
  const covered = [];
  const shown = document.querySelector('dialog[open]') ?? document;
  for (const element of shown.querySelectorAll('button:not(:disabled), a[href]')) {
    if (element.closest('svg, .sr, .skip, [inert]')) continue;
    if (element.checkVisibility?.() === false) continue;
    if (getComputedStyle(element).pointerEvents === 'none' || element.matches('.sr')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const same = found && (element.contains(found) || found.contains(element));
    const [what, over] = [element, found].map((each) => each?.outerHTML.slice(0, 100));
    if (!same) covered.push(`${what} under ${over}`);
  }
  return covered;
}"""
#: What is chosen, of several, and looks like the others. What the browser draws itself differs.
ALIKE = """() => {
  const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current], input:checked';
  const looks = (element) => [element, ...element.querySelectorAll('*')].map((each) => {
    const { outlineStyle, outlineWidth, color, backgroundColor, borderColor, borderWidth, opacity,
      textDecorationLine, fontWeight } = getComputedStyle(each);
    return [outlineStyle, outlineWidth, color, backgroundColor, borderColor, borderWidth, opacity,
      textDecorationLine, fontWeight].join(' ');
  }).join();
  const alike = [];
  for (const element of document.querySelectorAll(chosen)) {
    const input = element.matches('input');
    if (input && getComputedStyle(element).appearance !== 'none'
      && element.getBoundingClientRect().width > 2) continue;
    const one = input ? (element.closest('label') ?? element.nextElementSibling) : element;
    if (!one?.checkVisibility()) continue;
    const group = one.closest('[role="group"], [role="tablist"], fieldset, nav, ul, table')
      ?? one.parentElement;
    const others = [...group.querySelectorAll(input ? 'label' : element.tagName)].filter((other) =>
      other !== one && other.checkVisibility()
      && other.children.length === one.children.length && !other.querySelector('input:checked')
      && !other.matches(`:disabled, ${chosen}`));
    if (others.some((other) => looks(other) === looks(one)))
      alike.push(one.outerHTML.slice(0, 120));
  }
  return alike;
}"""


def rest(visitor: Visitor) -> None:
    visitor.page.evaluate(AT_REST)


def lasting_faults(visitor: Visitor) -> list[str]:
    """Faults of its texts that are still there after a while: styles and frames may come late."""
    found = list(faults(visitor))
    for _ in range(20):
        if not found:
            break
        visitor.page.wait_for_timeout(250)
        found = list(faults(visitor))
    return found


def speak(visitor: Visitor, language: str) -> None:
    """The page in another language: by the switch at its top, or opened anew where it has none."""
    page = visitor.page
    switch = page.locator(f'.lang button[lang="{language}"]')
    if switch.count():
        switch.first.dispatch_event("click")
    else:
        page.evaluate(SPEAK, language)
        page.reload()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def check_texts(visitor: Visitor, ready: str) -> list[str]:
    """What is cut, spills or is broken in any language at any width; ``ready`` is on the page."""
    found: dict[str, list[str]] = defaultdict(list)
    page = visitor.page
    for language in (*(each for each in languages() if each != "en"), "en"):
        page.set_viewport_size({"width": 1440, "height": 900})
        speak(visitor, language)
        page.locator(ready).first.wait_for(state="attached")
        rest(visitor)
        text = page.locator("body").inner_text()
        assert not UNSPOKEN.search(text), text
        assert "⟨" not in text, text
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            rest(visitor)
            check_fit(visitor)
            for fault in lasting_faults(visitor):
                found[fault].append(f"{language} {width}")
    return [f"{fault}  [{', '.join(places)}]" for fault, places in sorted(found.items())]


def look_over(visitor: Visitor, ready: str) -> None:
    """The page in every way of looking at it; it stays as it is, in English at 1440 × 900."""
    page = visitor.page
    found = check_texts(visitor, ready)
    session = visitor.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.set_viewport_size(PHONE)
    rest(visitor)
    found += [f"small: {each}" for each in page.evaluate(SMALL, FINGER)]
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    session.detach()
    page.set_viewport_size(ENLARGED)
    rest(visitor)
    check_fit(visitor)
    found += [f"covered: {each}" for each in page.evaluate(COVERED)]
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(forced_colors="active")
    rest(visitor)
    found += [f"alike: {each}" for each in page.evaluate(ALIKE)]
    page.emulate_media(forced_colors="none")
    assert found == [], "\n" + "\n".join(found)
