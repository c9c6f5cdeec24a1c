"""Heroes of Stalingrad: reactions, assaults, templates; armies; what a newcomer can read."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Access
from tests.browser.conftest import Visitors
from tests.browser.games import INVITE, ME, UNSPOKEN, against_bot, check_fit, check_outcome
from tests.browser.looks import PHONE
from tests.browser.playing import (
    Patience,
    at_random,
    click,
    look,
    play_on,
    play_together,
    press_curtain,
    until_changed,
    until_deciding,
)
from tests.browser.positions import LAST_TURN
from tests.browser.visitor import Visitor, Wire

#: Dice want a second click, so that their odds can be read.
DELIBERATE = {"fast": False}
#: Can a thing be chosen? If not, and something else is asked for, nothing is chosen there. All at
#: once: the table may have changed before another look.
GO_ON = """(wanted) => {
  if (document.querySelector('[data-testid="table"]')?.dataset.deciding !== 'true') return false;
  const find = (word) => document.querySelector(`[data-word="${word}"][data-state="pick"]`);
  if (find(wanted)) return true;
  const plain = ['pass', 'stop', 'wait', 'end', 'done'].map(find).find((button) => button);
  (plain ?? document.querySelector('[data-testid="primary"]'))?.click();
  return false;
}"""


class Player:
    """Somebody at the table, and what has been told to them of the game."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.wire = Wire(visitor)

    def happened(self) -> list[tuple[str, str]]:
        """What has happened so far: the kind of each event, and the unit or card it is about."""
        return [
            (event["key"], str(event["params"].get("card", event["params"].get("unit", ""))))
            for change in self.wire.changes
            for event in change["events"]
        ]

    def lit(self) -> dict[str, dict[str, float]]:
        seen = look(self.page)
        return {thing["word"]: thing for thing in seen["things"]} if seen["deciding"] else {}

    def choose(self, word: str) -> None:
        """Click something as soon as it can be chosen."""
        patience = Patience(120)
        while word not in (lit := self.lit()):
            patience.wait(self.visitor)
        click(self.page, lit[word])

    def confirm(self) -> None:
        self.visitor.part("primary").click()

    def goes_on(self, wanted: str) -> bool:
        """Choose nothing if something is asked for, unless the wanted thing can be chosen."""
        can: bool = self.page.evaluate(GO_ON, wanted)
        return can


def until(word: str, player: Player, *others: Player) -> None:
    """Everybody lets things take their course until this player can choose that."""
    patience = Patience(120)
    while not player.goes_on(word):
        patience.wait(player.visitor)
        for other in others:
            other.goes_on(word)


def give_orders(player: Player) -> None:
    """The tokens in their order: by a click, with the keyboard, by a click."""
    player.choose("unit:g-pzgren-2")
    until_deciding(player.visitor)
    expect(player.page.locator('.board [data-word="unit:g-stoss"]')).to_have_attribute(
        "data-state", "pick"
    )
    player.page.locator('.board [data-word="unit:g-stoss"]').focus()
    player.page.keyboard.press("Enter")
    player.choose("unit:g-pzgren-1")
    # The last one ends what can be changed, so it is confirmed.
    expect(player.visitor.part("primary")).to_have_text("Ready")
    player.confirm()
    expect(player.visitor.part("actor")).to_contain_text("Panzergrenadier Squad 2")


def assault(player: Player) -> None:
    """The odds are told before anything is announced; then the enemy's square is entered."""
    player.choose("assault")
    player.choose("unit:s-rifle")
    note = player.visitor.part("odds")
    expect(note).to_contain_text("The higher total wins")
    expect(note.get_by_role("link", name="17.20")).to_be_visible()
    expect(player.visitor.part("primary")).to_contain_text("Assault")
    player.confirm()
    player.choose("square:6-3")
    if player.visitor.part("primary").count():
        player.confirm()


def throw_grenade(player: Player) -> None:
    """A template is laid on a corner of squares: what lies under it is shown, and its odds."""
    player.choose("grenade")
    expect(player.page.locator(".board path.template")).to_have_count(0)
    player.choose("point:4-6")
    expect(player.page.locator(".board path.template")).to_be_visible()
    expect(player.visitor.part("odds")).to_contain_text("DP-28 Team")
    player.confirm()


def check_history(player: Player) -> None:
    """All of it has happened, in this order."""
    wanted = [
        ("reacted", "s-maxim"),
        ("card-played", "gc-flat"),
        ("fight-begins", "g-stoss"),
        ("point-named", ""),
    ]
    happened = [each for each in player.happened() if each in wanted or each[0] == "point-named"]
    assert [key for key, _ in happened] == [key for key, _ in wanted], happened
    assert UNSPOKEN.search(player.page.locator("body").inner_text()) is None


def test_reaction_card_assault_and_template_against_the_bot_to_the_outcome(
    visitors: Visitors,
) -> None:
    ann = Player(visitors.come(settings=DELIBERATE))
    table = against_bot(ann.visitor, "heroes", scenario=LAST_TURN)
    give_orders(ann)
    ann.choose("square:12-0")
    # The bot's machine gun fires at whoever walks before it; the card is an answer to that.
    patience = Patience(120)
    while "card:gc-flat" not in ann.lit():
        patience.wait(ann.visitor)
    shot = ann.visitor.part("shot")
    fires = re.compile(r"Maxim Team \w\d+ fires at Panzergrenadier Squad 2 \w\d+(?![\d,])")
    expect(shot).to_contain_text(fires)
    expect(shot).to_have_attribute("data-stage", "before")
    expect(ann.page.get_by_role("button", name="Let them fire").first).to_be_visible()
    desk = ann.page.viewport_size
    assert desk is not None
    ann.page.set_viewport_size(PHONE)
    expect(ann.visitor.part("table")).to_have_attribute("data-tab", "cards")
    expect(shot).to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size(desk)
    access = Access()
    access.check(ann.visitor, "reaction")
    ann.choose("card:gc-flat")
    ann.confirm()  # a click lifts the card, so that it can be read
    until("assault", ann)
    assault(ann)
    until("grenade", ann)
    throw_grenade(ann)
    play_on(ann.visitor, at_random("heroes"))
    check_outcome(ann.visitor, table)
    check_history(ann)
    assert not access.found, access.found


def test_reaction_card_assault_and_template_between_two_browsers_to_the_outcome(
    visitors: Visitors,
) -> None:
    ann, ben = (Player(visitors.come(name, settings=DELIBERATE)) for name in ("Ann", "Ben"))
    made = ann.visitor.create("heroes", LAST_TURN, {"german": ME, "soviet": INVITE})
    table = made["table"]
    ann.visitor.go(f"/table/{table}")
    ben.visitor.go(f"/join/{table}#{made['invites']['soviet']}")
    ben.page.locator("main button.pri").click()
    ben.page.wait_for_url(f"**/table/{table}")
    give_orders(ann)
    ann.choose("square:12-0")
    ben.choose("unit:s-maxim")
    ben.choose("fire")
    expect(ben.visitor.part("odds")).to_contain_text("Panzergrenadier Squad 2")
    ben.confirm()
    # What Ben has announced stays in sight until the die lies, while Ann may answer.
    shot = ben.visitor.part("shot")
    expect(shot).to_contain_text("Panzergrenadier Squad 2")
    expect(shot).to_have_attribute("data-stage", "before")
    ann.choose("card:gc-flat")
    ann.confirm()  # a click lifts the card, so that it can be read
    # The dice have fallen, and Ben may have them rolled again.
    expect(shot).to_have_attribute("data-stage", "after")
    ben.choose("card:sc-second")
    ben.confirm()
    until("assault", ann, ben)
    assault(ann)
    until("grenade", ann, ben)
    throw_grenade(ann)
    play_together({ann.visitor: at_random("ann"), ben.visitor: at_random("ben")})
    for player in (ann, ben):
        check_outcome(player.visitor, table)
        check_history(player)
    assert ("card-played", "sc-second") in ann.happened()


@pytest.mark.parametrize("setting", ["matters", "never"])
def test_a_player_says_when_to_be_asked_for_reactions(visitors: Visitors, setting: str) -> None:
    ann = Player(visitors.come())
    against_bot(ann.visitor, "heroes", scenario=LAST_TURN)
    ann.visitor.part("reactions").locator(f'input[value="{setting}"]').check()
    give_orders(ann)
    ann.choose("square:12-0")
    patience = Patience(120)
    if setting == "matters":  # one's own unit is fired at
        while "card:gc-flat" not in ann.lit():
            patience.wait(ann.visitor)
        return
    # The squad moves on, or the next unit acts if it was hit.
    while ("reacted", "s-maxim") not in ann.happened() or not {"stop", "wait"} & {*ann.lit()}:
        patience.wait(ann.visitor)
    assert ("card-played", "gc-flat") not in ann.happened()
    expect(ann.page.locator('.hand [data-word="card:gc-flat"]')).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1024, 360])
def test_a_newcomer_reads_icons_odds_and_why_a_shot_is_blocked(
    visitors: Visitors, width: int
) -> None:
    ann = Player(visitors.come(width=width, height=768, settings=DELIBERATE))
    against_bot(ann.visitor, "heroes", scenario=LAST_TURN)
    give_orders(ann)
    check_fit(ann.visitor)
    enemy = ann.page.locator('.board [data-word="unit:s-dp28"]')
    why = ann.visitor.part("why-not")
    patience = Patience(120)
    while not why.count():  # the sheet may still be on its way to the unit that acts
        enemy.click(force=True)
        for _ in range(20):
            patience.wait(ann.visitor)
    expect(why).to_contain_text("In the way: long tenement")
    expect(why.locator("a.rule")).to_have_attribute("href", re.compile(r"/rules/heroes#HOS-8\.7$"))
    if width == 360:  # what is touched is explained after press and hold
        check_fit(ann.visitor)
        return
    why.get_by_role("button", name="Close").click()
    ann.page.locator('.board [data-word="unit:s-maxim"]').hover(force=True)
    help = ann.visitor.part("help")
    expect(help).to_contain_text("Opportunity Fire. While not activated, may fire out of turn")
    expect(help).to_contain_text("Machine Gunner. May divide its Combat Value")
    expect(help.locator("a.rule").first).to_have_attribute(
        "href", re.compile(r"/rules/heroes#HOS-")
    )
    ann.page.locator('.board [data-word="square:2-3"]').hover(force=True)
    expect(help).to_contain_text("rubble")
    expect(help).to_contain_text("Cover, to the defence of infantry")
    ann.page.keyboard.press("Escape")
    expect(help).to_be_hidden()
    until("assault", ann)
    ann.choose("fire")
    ann.choose("unit:s-rifle")
    note = ann.visitor.part("odds")
    for part in ("Combat Value", "Range 1 square", "Defence", "To reach", "%"):
        expect(note).to_contain_text(part)
    expect(note.locator(".faces i")).to_have_count(6)
    access = Access()
    access.check(ann.visitor, "odds")
    assert not access.found, access.found


@pytest.mark.parametrize("width", [1440, 360])
def test_an_army_is_put_together_and_a_skirmish_played(visitors: Visitors, width: int) -> None:
    ann = visitors.come(width=width)
    ann.go("/scenarios/heroes")
    ann.page.get_by_role("link", name="Choose armies: skirmish").click()
    ann.page.get_by_role("radio", name="100 points").click()
    start = ann.page.get_by_role("button", name="Start")
    expect(start).to_be_enabled()  # both armies are left to the lot
    ready = ann.page.get_by_label("Preset army")
    ready.select_option("own")
    fault = ann.page.locator("article .fault")
    expect(fault.first).to_contain_text("group")
    expect(fault.first.locator("a.rule")).to_have_text(re.compile(r"^HOS-2\d\.\d+$"))
    expect(start).to_be_disabled()
    ann.page.get_by_role("button", name=re.compile("Volga Rifle Platoon")).click()
    expect(fault).to_have_count(0)
    expect(ann.page.locator("article .ok")).to_be_visible()
    expect(start).to_be_enabled()
    check_fit(ann)
    access = Access()
    access.check(ann, "skirmish")
    assert not access.found, access.found
    assert UNSPOKEN.search(ann.page.locator("body").inner_text()) is None
    start.click()
    ann.page.wait_for_url("**/table/*")
    until_deciding(ann)
    table = ann.page.url.rpartition("/")[2]
    units = ann.call("GET", f"/api/tables/{table}/description")["units"]
    assert "s-boris" in {unit["unit"] for unit in units}
    play_on(ann, at_random("skirmish"), clicks=6)
    until_changed(ann, table, at_random("skirmish"))
    check_fit(ann)


def test_a_skirmish_by_a_link_conceals_hands_and_says_what_it_is(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come("Ben")
    ann.go("/skirmish/heroes")
    ann.page.get_by_role("combobox", name="Germans").select_option("invite")
    expect(ann.page.get_by_text("You choose both armies here")).to_be_visible()
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rpartition("/")[2]
    summary = ann.call("GET", f"/api/tables/{table}")
    assert summary["options"]["conceal_hands"] is True
    assert summary["position"] is False
    ben.go(ann.page.get_by_label("Invitation link").input_value())
    expect(ben.page.get_by_text("A skirmish: the host has chosen the armies")).to_be_visible()
    ben.page.locator("main button.pri").click()
    ben.page.wait_for_url(f"**/table/{table}")
    ann.go("/")
    expect(ann.page.get_by_text("Skirmish").first).to_be_visible()
    expect(ann.page.get_by_text("from a position")).to_have_count(0)


def test_a_position_of_a_skirmish_is_looked_at_before_it_is_played(visitors: Visitors) -> None:
    ann = visitors.come()
    plan = {
        "game": "heroes",
        "skirmish": {"points": 100, "armies": {}},
        "seats": {"soviet": ME, "german": ME},
        "visibility": "private",
        "clock": {"kind": "none"},
    }
    table = ann.call("POST", "/api/tables", plan)["table"]
    ann.go(f"/table/{table}")
    ann.part("curtain").wait_for()
    press_curtain(ann)
    until_deciding(ann)
    ann.page.locator("main header").get_by_role("button").last.click()
    ann.part("resign").click()
    ann.part("resign-sure").click()
    ann.part("outcome").wait_for()
    ann.go(f"/position?from={table}&at=0")
    expect(ann.part("position")).to_contain_text("Skirmish")
    expect(ann.part("position").locator(".board svg").first).to_be_visible()
