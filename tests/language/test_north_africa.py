"""What Words says about North Africa, sentence by sentence."""

import pytest

from sandtable.games.undaunted.north_africa.boarding import INTERACTIONS, SWAP
from sandtable.games.undaunted.north_africa.damage import PICK
from sandtable.games.undaunted.north_africa.marking import MARK
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages
from tests.games.undaunted.north_africa.desert import desert, game
from tests.support import why_not

#: What a player does beside the printed actions.
TURN = ("hunker", "ready", "bid", "take", "done", "end-turn", "resign")
VEHICLE = (*INTERACTIONS, SWAP)


def words(language: str) -> Words:
    return Words(language, game())


@pytest.mark.parametrize(
    ("kind", "id", "en", "ru", "uk"),
    [
        (
            "game",
            "north-africa",
            "Undaunted: North Africa",
            "Неустрашимые: Северная Африка",
            "Відважні. Північна Африка",
        ),
        ("side", "italy", "Italy", "Италия", "Італія"),
        ("card", "scout", "Scout", "Разведчик", "Розвідник"),
        ("card", "crew-t", "Crew T", "Механик Т", "Механік Т"),
        ("unit", "lrdg-scout", "LRDG Scout", "Разведчик LRDG", "Розвідник LRDG"),
        (
            "unit",
            "italy-gunner-a",
            "Italian Gunner A",
            "Итальянский пулемётчик А",
            "Італійський кулеметник А",
        ),
        ("unit", "italy-medium-tank", "Medium Tank", "Средний танк", "Середній танк"),
        (
            "seat",
            "medium-tank-turret",
            "Medium Tank, turret",
            "Средний танк, башня",
            "Середній танк, башта",
        ),
        ("structure", "hangar", "Hangar", "Ангар", "Ангар"),
        ("action", "demolitions", "Demolitions", "Подрыв", "Підрив"),
    ],
)
def test_names(kind: str, id: str, en: str, ru: str, uk: str) -> None:
    assert [words(language).name(kind, id) for language in ("en", "ru", "uk")] == [en, ru, uk]


@pytest.mark.parametrize(
    ("notation", "en", "ru"),
    [
        (
            "SG drive patrol-truck-driver 8A",
            "Sergeant (Patrol Truck, driver): Drive to 8A",
            "Сержант (Патрульный грузовик, руль): Управлять, ехать в 8А",
        ),
        (
            "SG drive patrol-truck-driver x21A",
            "Sergeant (Patrol Truck, driver): Drive off the map by 21A",
            "Сержант (Патрульный грузовик, руль): Управлять, ехать за край поля через 21А",
        ),
        (
            "SC scout 5A x21A",
            "Scout: Scout 5A, then off the map by 21A",
            "Разведчик: Разведать 5А, затем за край поля",
        ),
        (
            "SC navigate patrol-truck-navigator",
            "Scout (Patrol Truck, navigator): Navigate",
            "Разведчик (Патрульный грузовик, штурман): Проложить маршрут",
        ),
        ("mark 17A", "Mark 17A", "Отметить: 17А"),
        ("AC survey", "Reconnaissance Aircraft: Survey", "Самолёт-разведчик: Изучить"),
        (
            "AC strafe lSG",
            "Reconnaissance Aircraft: Strafe Sergeant",
            "Самолёт-разведчик: Штурмовка, цель — Сержант",
        ),
        (
            "GT anti-tank medium-tank-turret gun-truck",
            "Gunner T (Medium Tank, turret): Anti-tank Gun Truck",
            "Наводчик Т (Средний танк, башня): Подбить танк, цель — Грузовик с пушкой",
        ),
        (
            "SB demolitions hangar",
            "Saboteur: Demolitions Hangar",
            "Диверсант: Подрыв, цель — Ангар",
        ),
        (
            "SB demolitions medium-tank",
            "Saboteur: Demolitions Medium Tank",
            "Диверсант: Подрыв, цель — Средний танк",
        ),
        (
            "EN repair pilot-car",
            "Engineer: Repair Pilot Car",
            "Сапёр: Отремонтировать, техника — Головная машина",
        ),
        (
            "RA board scout-car-gun",
            "Rifleman A: board, Scout Car, gun",
            "Стрелок А: сесть, Автомобиль разведки, пулемёт",
        ),
        (
            "board scout-car-gun",
            "Then board: Scout Car, gun",
            "Затем сесть: Автомобиль разведки, пулемёт",
        ),
        ("SB leave", "Saboteur: leave the vehicle", "Диверсант: покинуть технику"),
        ("leave", "Then leave the vehicle", "Затем покинуть технику"),
        (
            "DT swap iCT",
            "Driver T: swap seats with Crew T",
            "Водитель Т: поменяться местами, с кем — Механик Т",
        ),
        ("pick lSC", "Pick LRDG Scout", "Выбрать: Разведчик LRDG"),
    ],
)
def test_actions(notation: str, en: str, ru: str) -> None:
    action = game().read(notation)
    assert [words(language).action(action) for language in ("en", "ru")] == [en, ru]


@pytest.mark.parametrize("language", languages())
def test_everything_on_the_table_has_a_name(language: str) -> None:
    said = words(language)
    roster = game().desert
    for unit in roster.units:
        assert said.name("unit", unit.id)
        assert said.name("unit", unit.name)
    for side, side_id in enumerate(roster.sides):
        assert said.name("side", side_id)
        for card in roster.cards[side]:
            assert said.name("card", card.id)
            assert not card.specialty or said.name("specialty", card.specialty)
    for seat in roster.seats:
        # The vehicle, and the place in it after a comma: clients show the second part alone.
        vehicle = said.name("unit", roster.units[seat.vehicle].id)
        assert said.name("seat", seat.id).startswith(f"{vehicle}, ")
    for structure in game().structures:
        # A structure can be the target of a roll, like a unit.
        assert said.name("structure", structure.id) == said.name("unit", structure.id)
    for verb in (*game().verbs, *TURN, *VEHICLE, MARK, PICK):
        assert said.name("action", verb)
        assert said.has(f"act-{verb}")
    for verb in (*game().verbs, "hunker", "ready", *VEHICLE):
        assert said.text(f"verb-text-{verb}")
    for option in game().options():
        assert said.has(f"option-{option}")
        assert said.has(f"option-{option}-help")


@pytest.mark.parametrize("language", languages())
def test_every_scenario_is_named_and_told(language: str) -> None:
    said = words(language)
    for id in game().scenarios():
        described = game().describe(id)
        assert said.name("operation", str(described["operation"]))
        for part in ("", "-date", "-history", "-notes"):
            assert said.has(f"scenario-{id}{part}")
        tiles = described["tiles"]
        assert isinstance(tiles, list)
        for tile in tiles:
            assert isinstance(tile, dict)
            assert said.name("terrain", str(tile["terrain"]))


def test_odds() -> None:
    parts = [("odds-armour", 5), ("odds-cover", 1), ("odds-range", 2)]
    odds = Odds("italy-medium-tank", 3, 8, parts, 0.657)
    assert words("en").odds(odds) == (
        "3 dice, 8 or more (5 armour + 1 cover + 2 range), or a 0: 66 %"
    )
    charge = Odds("hangar", 2, 6, [("odds-structure", 6)], 0.75)
    assert words("uk").odds(charge) == (
        "2 кістки, потрібно 6 або більше (захист об’єкта 6) чи 0: 75 %"
    )


def test_points_agree_with_their_number() -> None:
    params = {"side": "lrdg", "structure": "hangar", "tile": "2A"}
    told = [
        words("ru").event({"key": "wrecked", "params": {**params, "total": total}})
        for total in (1, 2, 5)
    ]
    assert [line.rsplit(" ", 1)[1] for line in told] == ["очко.", "очка.", "очков."]


def test_a_refusal_says_what_to_do_instead() -> None:
    state = desert(
        lrdg={"hand": ["scout"], "scouted": ["22A"]},
        vehicles={"patrol-truck": {"tile": "22A", "seats": {"navigator": "scout"}}},
    )
    refusal = why_not(state, "SC scout 3A")
    assert refusal is not None
    assert words("en").refusal(refusal) == (
        "LRDG Scout is in a vehicle. Leave it first, then Scout is possible. (NAF-16.3)"
    )


@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("en", ["1 step.", "2 steps.", "5 steps."]),
        ("ru", ["1 шаг.", "2 шага.", "5 шагов."]),
        ("uk", ["1 крок.", "2 кроки.", "5 кроків."]),
    ],
)
def test_steps_agree_with_their_number(language: str, ends: list[str]) -> None:
    refusals = [
        Refusal("NAF-50.8", "refusal-exit-too-far", {"tile": "16A", "steps": steps})
        for steps in (1, 2, 5)
    ]
    told = [words(language).refusal(refusal).removesuffix(" (NAF-50.8)") for refusal in refusals]
    assert [line.rsplit(" ", 2)[1:] for line in told] == [end.split() for end in ends]


def test_two_tiles_where_one_is_asked_for() -> None:
    state = desert(lrdg={"hand": ["saboteur"], "counters": {"saboteur": "16A"}})
    refusal = why_not(state, "SB stalk 13A 13A")
    assert refusal is not None
    assert words("en").refusal(refusal) == (
        "Stalk takes one tile: the one where the move ends. The way there is found for you. "
        "(NAF-27.1)"
    )
