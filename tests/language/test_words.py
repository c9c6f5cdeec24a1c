"""What Words says, sentence by sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages
from tests.support import normandy, position, why_not


def words(language: str) -> Words:
    return Words(language, normandy())


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        Words("fr")
    assert caught.value.key == "unknown-language"
    assert Words("en").error(caught.value) == (
        f"There is no language “fr”. Choose one of: {', '.join(languages())}."
    )


def test_a_missing_key_fails() -> None:
    assert not words("en").has("no-such-message")
    with pytest.raises(KeyError):
        words("en").text("no-such-message")
    with pytest.raises(KeyError):
        words("en").event({"key": "no-such-event", "params": {}})
    with pytest.raises(KeyError):
        words("en").name("card", "cavalry-a")


def test_a_missing_parameter_fails() -> None:
    with pytest.raises(ValueError, match="event-round"):
        words("en").event({"key": "round", "params": {}})


def test_without_a_game_there_are_only_general_words() -> None:
    assert Words("en").has("error-unknown-game")
    assert not Words("en").has("event-round")
    assert Words("uk").text("language-name") == "Українська"


def test_the_languages_are_loaded_when_somebody_speaks() -> None:
    code = (
        "import sys; from sandtable.language import Words; words = Words('en');"
        "assert 'fluent.runtime' not in sys.modules; words.has('x');"
        "assert 'fluent.runtime' in sys.modules"
    )
    root = Path(sandtable.__file__).parents[1]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)


@pytest.mark.parametrize(
    ("kind", "id", "en", "ru", "uk"),
    [
        (
            "game",
            "normandy",
            "Undaunted: Normandy",
            "Неустрашимые: Нормандия",
            "Відважні. Нормандія",
        ),
        ("side", "us", "US", "США", "США"),
        ("side", "germany", "Germany", "Германия", "Німеччина"),
        ("card", "rifleman-a", "Rifleman A", "Стрелок А", "Стрілець А"),
        (
            "card",
            "squad-leader-c",
            "Squad Leader C",
            "Командир отделения В",
            "Командир відділення В",
        ),
        ("card", "fog-of-war", "Fog of War", "Туман войны", "Туман війни"),
        (
            "unit",
            "us-riflemen-a",
            "US Riflemen A",
            "Американские стрелки А",
            "Американські стрільці А",
        ),
        ("unit", "germany-mortar", "German Mortar", "Немецкий миномёт", "Німецький міномет"),
        ("unit", "machine-gunners-b", "Machine Gunners B", "Пулемётчики Б", "Кулеметники Б"),
        ("tile", "17B", "17B", "17Б", "17Б"),
        ("squad", "b", "B", "Б", "Б"),
        ("action", "hunker", "Hunker Down", "Затаиться", "Вичікувати"),
        ("action", "guide", "Guide", "Отправить", "Направити"),
        ("zone", "supply", "Supply", "Запас", "Резерв"),
    ],
)
def test_names(kind: str, id: str, en: str, ru: str, uk: str) -> None:
    assert [words(language).name(kind, id) for language in ("en", "ru", "uk")] == [en, ru, uk]


@pytest.mark.parametrize(
    ("notation", "en", "uk"),
    [
        ("RA move 17B", "Rifleman A: Move to 17B", "Стрілець А: Переміститися в 17Б"),
        ("RA move", "Rifleman A: Move 0 tiles", "Стрілець А: Переміститися на 0 квадратів"),
        (
            "RC@16B move 2B",
            "Rifleman C: enter at 16B, Move to 2B",
            "Стрілець В: вийти в 16Б, Переміститися в 2Б",
        ),
        ("SB scout 3B 17B", "Scout B: Scout 3B → 17B", "Розвідник Б: Розвідати 3Б → 17Б"),
        ("SN stalk 6A", "Sniper: Stalk to 6A", "Снайпер: Прокрастися в 6А"),
        (
            "PG guide uRA 17B",
            "Platoon Guide: Guide US Riflemen A to 17B",
            "Головний сержант взводу: Направити в 17Б, загін — Американські стрільці А",
        ),
        (
            "PS command 2",
            "Platoon Sergeant: Command, draw 2",
            "Командир взводу: Наказати, узяти 2 карти",
        ),
        (
            "PS command 0",
            "Platoon Sergeant: Command, draw nothing",
            "Командир взводу: Наказати, нічого не брати",
        ),
        (
            "MA attack gSB",
            "Machine Gunner A: Attack German Scouts B",
            "Кулеметник А: Атакувати, ціль — Німецькі розвідники Б",
        ),
        ("MO target 5B", "Mortar: Target 5B", "Міномет: Прицілитися в 5Б"),
        ("MO blast", "Mortar: Blast", "Міномет: Обстріляти"),
        ("blast gRA", "Blast German Riflemen A", "Обстріляти, ціль — Німецькі стрільці А"),
        ("hunker RA", "Rifleman A: Hunker Down", "Стрілець А: Вичікувати"),
        ("ready RA", "Rifleman A: Ready", "Стрілець А: Повернути в готовність"),
        ("bid FW", "Pick Fog of War", "Вибрати: Туман війни"),
        ("take RA", "Take Rifleman A", "Узяти: Стрілець А"),
        ("done", "No more", "Досить"),
        ("end-turn", "End the turn", "Закінчити хід"),
        ("resign", "Resign", "Здатися"),
    ],
)
def test_actions(notation: str, en: str, uk: str) -> None:
    action = normandy().read(notation)
    assert words("en").action(action) == en
    assert words("uk").action(action) == uk


@pytest.mark.parametrize(
    ("typed", "means"),
    [("RБ move 17Б", "RB move 17B"), ("RВ@16Б move 2Б", "RC@16B move 2B"), ("bid MА", "bid MA")],
)
def test_the_letters_of_the_books_can_be_typed(typed: str, means: str) -> None:
    assert normandy().read(typed) == normandy().read(means)


def test_a_position_names_tiles_with_the_letters_of_the_books() -> None:
    printed = position(us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17Б"}})
    ours = position(us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}})
    assert printed.to_json() == ours.to_json()


@pytest.mark.parametrize(("language", "said"), [("en", "7.5"), ("ru", "7,5"), ("uk", "7,5")])
def test_decimals_have_the_sign_of_the_language(language: str, said: str) -> None:
    assert Words(language).decimal(7.46) == said


def test_what_is_hidden_is_not_told() -> None:
    drew = {"key": "drew", "params": {"side": "us", "count": 4}}
    assert words("en").event(drew) == "US draws 4 cards."
    assert words("ru").event(drew) == "США: взяты 4 карты."
    known = ["rifleman-a", "fog-of-war", "scout-b", "fog-of-war"]
    drew = {"key": "drew", "params": {"side": "us", "count": 4, "cards": known}}
    assert words("en").event(drew) == "US draws 4 cards: Rifleman A, Fog of War ×2, Scout B."
    picked = {"key": "picked", "params": {"side": "germany"}}
    assert words("uk").event(picked) == "Німеччина: карту для ініціативи вибрано."


@pytest.mark.parametrize(
    ("count", "ru", "uk"),
    [
        (1, "взята 1 карта", "узято 1 карту"),
        (2, "взяты 2 карты", "узято 2 карти"),
        (5, "взято 5 карт", "узято 5 карт"),
        (21, "взята 21 карта", "узято 21 карту"),
    ],
)
def test_numbers_have_their_grammar(count: int, ru: str, uk: str) -> None:
    drew = {"key": "drew", "params": {"side": "us", "count": count}}
    assert words("ru").event(drew) == f"США: {ru}."
    assert words("uk").event(drew) == f"США: {uk}."


def test_a_roll() -> None:
    params = {
        "action": "attack",
        "unit": "us-machine-gunners-a",
        "target": "germany-scouts-b",
        "dice": [5, 8],
        "need": 8,
        "success": True,
    }
    rolled = {"key": "rolled", "params": params}
    assert words("en").event(rolled) == (
        "US Machine Gunners A, Attack against German Scouts B: "
        "rolled 5, 8, needed 8 or more, or a 0. Success."
    )
    assert words("ru").event({"key": "rolled", "params": params | {"success": False}}) == (
        "Американские пулемётчики А: «Атаковать», цель — Немецкие разведчики Б. "
        "Выпало 5, 8, нужно 8 или больше либо 0: промах."
    )


def test_a_refusal_names_the_thing_and_the_rule() -> None:
    state = position(us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}})
    refusal = why_not(state, "RA move 13B")
    assert refusal is not None
    assert words("en").refusal(refusal) == (
        "You have no marker in 13B. The unit can only enter tiles that you have scouted or "
        "control. (NOR-16.2)"
    )
    assert words("uk").refusal(refusal).endswith("(NOR-16.2)")


def test_a_refusal_answers_what_does_not_exist() -> None:
    state = position(us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}})
    asked = [("frobnicate",), (), ("move", "card:cavalry-a"), ("move",), ("move", "event:drew")]
    answers = [state.why_not("us", action) for action in asked]
    assert [words("en").refusal(answer) for answer in answers if answer is not None] == [
        "You can’t do that in your turn (frobnicate): play a card to act or to Hunker Down, "
        "or end the turn. (NOR-10.6)",
        "Choose a card, and what it should do. (NOR-10.6)",
        "“cavalry-a” is not one of your cards. Choose a card from your hand. (NOR-10.1)",
        "Choose a card from your hand. (NOR-10.1)",
        "“drew” is not one of your cards. Choose a card from your hand. (NOR-10.1)",
    ]


def test_a_refusal_names_those_we_wait_for() -> None:
    both = Refusal("NOR-7.4", "refusal-not-your-decision", {"seats": "us, germany"})
    assert words("ru").refusal(both) == "Сейчас решаете не вы. Ждём: США, Германия. (NOR-7.4)"


def test_an_outcome_says_who_and_why() -> None:
    outcome = {"winner": "germany", "reason": "outcome-pinned", "rule": "NOR-38.3"}
    assert words("en").outcome(outcome) == (
        "Germany wins: the enemy is pinned, without Riflemen on the board. (NOR-38.3)"
    )
    draw = {"winner": None, "reason": "outcome-round-limit", "rule": "NOR-7.5"}
    assert words("ru").outcome(draw) == "Ничья: достигнут предел раундов. (NOR-7.5)"
    over = {"key": "game-over", "params": {"winner": "us", "reason": "outcome-resigned"}}
    assert words("uk").event(over) == "Партію закінчено. Перемога: США. Інша сторона здалася."


def test_an_error_begins_with_its_place() -> None:
    error = BadInput("unknown-card", "scenario.toml: us.deck.riflman-a", card="riflman-a")
    assert words("en").error(error) == (
        "scenario.toml: us.deck.riflman-a: There is no card “riflman-a”. "
        "Cards are written like rifleman-a or fog-of-war."
    )
    assert words("en").error(BadInput("missing-key", "scenario.toml: ", name="id")) == (
        "scenario.toml: The key “id” is missing."
    )
    assert words("ru").error(BadInput("map-empty")) == (
        "Поле пусто: нарисуйте хотя бы один квадрат."
    )


def test_an_error_of_a_game_is_told_in_its_key_where_the_game_is_not_at_hand() -> None:
    error = BadInput("unknown-card", "us.deck", card="riflman-a")
    assert Words("uk").error(error) == "us.deck: unknown-card (card=riflman-a)"


def test_odds() -> None:
    parts = [("odds-defence", 4), ("odds-cover", 3), ("odds-range", 1)]
    odds = Odds("germany-scouts-b", 2, 8, parts, 0.51)
    assert words("en").odds(odds) == (
        "2 dice, 8 or more (4 defence + 3 cover + 1 range), or a 0: 51 %"
    )
    assert words("uk").odds(odds) == (
        "2 кістки, потрібно 8 або більше (захист 4 + прикриття 3 + відстань 1) чи 0: 51 %"
    )
    bare = Odds("germany-scouts-b", 1, 5, [("odds-defence", 5), ("odds-cover", 0)], 0.6)
    assert words("ru").odds(bare) == "1 кубик, нужно 5 или больше (защита 5) либо 0: 60 %"


def test_prompts() -> None:
    prompt = {"key": "prompt-bolster", "params": {"side": "us", "count": 2}}
    assert words("en").prompt(prompt) == "US: take up to 2 cards from the supply, or stop."
    assert words("ru").prompt({"key": "prompt-turn", "params": {"side": "germany"}}) == (
        "Ход: Германия. Сыграйте карту или закончите ход."
    )
