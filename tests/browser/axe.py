"""What axe finds on a page that is serious or worse."""

from playwright.sync_api import expect

from tests.browser.games import check_fit
from tests.browser.visitor import Visitor
from tests.server.running import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What axe finds that is serious or worse.
SERIOUS = """async ([rules, exclude, within]) => {
  const which = {
    all: {},
    contrast: { runOnly: ['color-contrast'] },
    others: { rules: { 'color-contrast': { enabled: false } } },
  }[rules];
  const where = exclude ? { exclude: [exclude] } : (within ?? document);
  const options = { resultTypes: ['violations'], preload: false, ...which };
  const { violations } = await axe.run(where, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map((node) => node.html)]);
}"""
#: Whatever is in motion has arrived, and the colours are what they will be.
ARRIVED = """() => {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}"""
#: Nothing has been added to the page for a while.
SETTLED = """async () => {
  const size = () => document.querySelectorAll('*').length;
  const before = size();
  await new Promise((done) => setTimeout(done, 150));
  return size() === before;
}"""
WIDE = 1024  # pixels from which a screen is wide


class Access:
    """Pages that axe has looked at, and what it found there that is serious or critical."""

    def __init__(self) -> None:
        self.found: dict[str, list[list[str]]] = {}
        self.source = AXE.read_text(encoding="utf-8") + "\n;undefined"

    def check(
        self,
        visitor: Visitor,
        place: str,
        alike: str | None = None,
        within: str | None = None,
        phone: bool = False,
    ) -> None:
        """The page as it is now, in the light; in the dark only colours are others.

        They do not depend on the width, so they are looked at on a wide screen, but for what a
        ``phone`` has of its own. The colours of what is made like other things of the page
        (``alike``, a selector) are those of the others; everything else about it is looked at on a
        wide screen. If the rest of the page has been looked at already, only the part ``within``.
        """
        page = visitor.page
        page.evaluate(self.source)
        wide = page.evaluate("innerWidth") >= WIDE
        first = "all" if wide or phone else "others"
        looks: list[tuple[str, str, str | None]] = [("light", first, alike)]
        if wide:
            looks.append(("dark", "contrast", alike))
            if alike is not None:
                looks.append(("light", "others", None))
        for scheme, rules, exclude in looks:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            for _ in range(5):
                page.evaluate(ARRIVED)
                findings = page.evaluate(SERIOUS, [rules, exclude, within])
                if not findings:
                    break
                page.wait_for_timeout(1000)  # it may have been in motion: what is there at rest?
            else:
                self.found[f"{place}, {scheme}, {rules}"] = findings

    def open(self, visitor: Visitor, path: str, place: str, alike: str | None = None) -> None:
        visitor.go(path)
        visitor.page.locator("main").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_function(SETTLED)
        expect(visitor.page.locator(".fault")).to_have_count(0)
        check_fit(visitor)
        self.check(visitor, place, alike)
