### Тексти самої команди `sandtable`.

## Навколо поля

cli-round = Раунд { $round }
cli-initiative = Ініціатива
cli-lost = втрати
cli-news = Від вашого останнього рішення
cli-story = Що сталося
cli-goal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
cli-goal-pin = виснажити суперника
cli-goal-evacuate = вивести з карти фішок: { $count } із { $all }
cli-goal-neutralise = нейтралізувати ворожих фішок: { $count } із { $all }
cli-done-evacuate = виведено
cli-done-neutralise = нейтралізовано
cli-goal-or = {" "}або{" "}
cli-sign-suppressed = придушено
cli-sign-cover = прикриття
cli-sign-objective = ключовий пункт
cli-sign-scouted = розвідано
cli-sign-controlled = контролюється
cli-sign-entry = пункт появи
cli-sign-target = ціль міномета
cli-sign-radio = радіозв’язок
cli-sign-vehicle = техніка: скільки всередині, пошкодження
cli-sign-structure = об’єкт, його очки
cli-sign-rough = техніці не проїхати
cli-sign-exit = вихід із карти
cli-disabled = виведено з ладу
cli-vehicle = { $defence ->
    [0] захисту немає
   *[other] захист { $defence }
}, броня { $armour }, виходить із ладу при пошкодженнях { $critical }, знищується при { $durability }
cli-turn = Хід { $turn }
cli-first = Перший хід
cli-goal-medals = { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
}
cli-hand = рука
cli-units = загони
cli-draw-pile = колода
cli-discard-pile = скид
cli-played = зіграно:
cli-sign-medal = ціль, утримано
cli-sign-sudden-death = негайна перемога
cli-sign-ordered = отримав наказ
cli-sign-section = межа зон
cli-objective-temporary = { $side }: медаль, поки там стоїть загін: { $hexes }.
cli-objective-permanent = { $side }: медаль назавжди: { $hexes }.
cli-sudden-death = { $side }: перемога, якщо на кінець ходу зайнято { $need } з цих гексів: { $hexes }.
cli-turn-of = Хід { $turn } з { $turns }
cli-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
cli-points = очки
cli-orders = накази
cli-broken = Розбиті
cli-gear = Спорядження
cli-unit = Загін
cli-square = Клітина
cli-move = Хід
cli-defence = Захист
cli-fire = Вогонь
cli-state = Стан
cli-awaited = ще не тут
cli-sign-control = ціль, під контролем
cli-sign-wreck = уламки
cli-sign-order = жетон наказу
cli-sign-activated = активований
cli-sign-bonus = бонусний жетон
cli-sign-item = предмет, який несуть
cli-score-control-end = контроль наприкінці
cli-score-control-turn = контроль наприкінці ходу
cli-score-control-win = контроль одразу дає перемогу
cli-score-break-tile = за кожну розбиту плитку противника
cli-score-destroy-unit = за знищення певного загону
cli-score-destroy-role = за кожного знищеного офіцера чи інший загін противника
cli-score-destroy-kind = за кожен знищений загін противника цього виду
cli-score-carry-end = у руках наприкінці
cli-score-carry-exit = винесено з поля
cli-score-exit = за кожен загін, що залишив поле
cli-score-deliver = за кожну доставку

## Вибір

cli-enter = вийти в { $tile }
cli-exit = залишити карту з { $tile }
cli-number = { $number ->
    [0] нічого не брати
    [one] узяти { $number } карту
    [few] узяти { $number } карти
   *[many] узяти { $number } карт
}
cli-no-more = Далі не йти
cli-keys = Номер — вибрати · b — назад · ? — довідка
cli-help =
    Номер вибирає зі списку, b або порожній рядок повертають на крок назад.
    Дію можна й записати: { $example }.
      why ACTION       чому дію не дозволено, з номером правила
      rules { $rule }   правило; rules 16 — розділ, rules — список розділів
      log              усе, що сталося
      supply           чим володіють обидві сторони
      undo             узяти рішення назад, якщо нічого не кинуто й не відкрито
      save FILE        записати позицію у файл
      resign           здатися
      quit             вийти з партії
cli-allowed = Це дозволено.
cli-saved = Записано: { $file }
cli-undo-nothing = Брати назад нічого.
cli-undo-other = Останнє рішення було не ваше.
cli-undo-chance = Кістки кинуто або карти перетасовано: рішення лишається.
cli-undo-hidden = Приховані карти взято, показано або вибрано: рішення лишається.

## Партія від початку до кінця

cli-curtain = Передайте екран: { $side }. Натисніть Enter.
cli-commitment = Кістки закріплено заздалегідь. SHA-256 секрету: { $hash }
cli-secret = Секрет кісток: { $secret }
cli-seed = Зерно: { $seed }
cli-recorded = Запис: { $file }
cli-left = Ви вийшли з партії.

## Ігри й сценарії

cli-scenario-count = { $count ->
    [one] { $count } сценарій
    [few] { $count } сценарії
   *[many] { $count } сценаріїв
}
cli-scenario-history = Що тут було
cli-scenario-notes = На що зважати

## Серії партій

cli-sim-side = Сторона
cli-sim-bot = Бот
cli-sim-reason = Закінчення
cli-sim-games = Партії
cli-sim-wins = Перемоги
cli-sim-draw = Нічия
cli-sim-rounds = Раундів за партію в середньому: { $length }
cli-sim-turns = Ходів за партію в середньому: { $length }
cli-balance-scenario = Сценарій
cli-balance-rounds = Раундів
cli-balance-turns = Ходів
cli-balance-lost = Втрати

## Записи

cli-step = Крок { $step } з { $steps }
cli-replay-keys = Enter — далі · b — назад · номер · save FILE — записати · q — вихід ›
cli-replay-what = Натисніть Enter або введіть b, q, save FILE чи число від 0 до { $steps }.
cli-verified = { $steps ->
    [one] Запис у порядку: { $steps } крок.
    [few] Запис у порядку: { $steps } кроки.
   *[many] Запис у порядку: { $steps } кроків.
}
cli-proof-seed = Усі кидки й тасування випливають із зерна.
cli-proof-secret = Усі кидки й тасування випливають із секрету, а секрет збігається зі своїм гешем.
cli-proof-no-secret = Секрет кісток іще не розкрито, перевірити їх не можна.
cli-proof-none = Кістки задано вручну.
cli-unfinished = Партію не закінчено.
cli-campaign-side = Сторона
cli-campaign-wins = Перемоги
cli-campaign-lost = Втрати
cli-campaign-total = Підсумок
cli-series-player = Гравець
cli-series-battle = Бій { $number }
cli-series-first = перший
cli-series-second = другий
cli-series-won = Серію виграє { $player }.
cli-series-draw = Серія закінчилася внічию.

## Правила

cli-rules-how = Розділ: sandtable rules { $game } 16. Правило: sandtable rules { $game } 16.2.
cli-coverage = Правил: { $rules }, без перевірки: { $bare }.
cli-coverage-bare = немає перевірки
cli-coverage-exempt = перевіряти нічого

## Що не так

cli-unknown-command = Команди «{ $command }» немає. Є такі: { $commands }.
cli-unknown-player = Гравця «{ $name }» немає. Виберіть одного з: { $names }.
cli-unknown-rule = Правила чи розділу «{ $rule }» немає. Пишіть так: { $example } або 16.
cli-not-a-pair = Замість «{ $text }» потрібно ім’я=значення.
cli-not-a-number = «{ $text }» — не число.
cli-too-small = { $value } — замало: потрібно { $low } або більше.
cli-cannot-listen = Тут слухати не можна: { $reason }
cli-not-a-delay = «{ $text }» не годиться: потрібно від 0 до 3600 секунд.
cli-no-such-number = Номера { $number } у списку немає: виберіть від 1 до { $count }.
cli-no-such-step = Кроку { $step } немає: останній — { $steps }.
cli-save-where = Назвіть файл: save FILE
cli-file-exists = Такий файл уже є. Виберіть іншу назву.
cli-no-folder = Теки { $folder } немає.
cli-folder-closed = У теку { $folder } не можна писати.
cli-unwritable = Файл не вдається записати: { $reason }
cli-not-text = Файл — не текст у кодуванні UTF-8.
cli-no-board = Поле гри «{ $game }» тут не намалювати.
cli-no-campaign = Кампанії рахують для «Нормандії», а не для «{ $game }».
cli-campaign-unfinished = Партію цього запису не закінчено.
cli-no-series = Серію з двох боїв рахують для «Спогадів про 1944», а не для «{ $game }».
cli-series-names = Дайте двом гравцям різні імена.
cli-no-checkout = Реєстри правил і перевірки не входять до встановленого пакета: запустіть команду в копії вихідних текстів.
cli-usage-option = Параметра «{ $option }» тут немає, або йому бракує значення.
cli-usage-missing = Бракує: { $name }.
cli-usage-other = Команду записано неправильно: { $message }

## Довідка

cli-help-sandtable = Тактичні настільні ігри про Другу світову за їхніми правилами. Кожна команда розуміє --lang en, ru або uk.
cli-help-games = Які є ігри.
cli-help-scenarios = Сценарії гри або один із них, із мапою та історією.
cli-help-play = Зіграти партію в цьому терміналі.
cli-help-watch = Дивитися, як грають два боти.
cli-help-simulate = Зіграти ботами багато партій і порахувати перемоги.
cli-help-balance = Зіграти ботами всі сценарії гри багато разів: перемоги, медіана довжини, середні втрати, закінчення.
cli-help-replay = Пройти запис партії крок за кроком.
cli-help-verify = Перевірити запис: кожну позицію, кожен кидок.
cli-help-position = Намалювати позицію.
cli-help-rules = Правила гри; або який код і які перевірки посилаються на правила (coverage).
cli-help-campaign = Порахувати кампанію за записами сценаріїв, зіграних поспіль.
cli-help-series = Порахувати серію: два бої «Спогадів про 1944» зі зміною сторін.
cli-help-serve = Гра в браузері: запустити сервер і надрукувати його адресу.
cli-help-game = Гра, наприклад normandy.
cli-help-scenario = Назва або номер сценарію чи файл .toml.
cli-help-start = Назва або номер сценарію, файл .toml чи позиція у файлі .json.
cli-help-seat = Хто грає за місце: human або бот. Можна писати --us human.
cli-help-seed = Число, з якого випливають усі кидки й тасування.
cli-help-option = Параметр гри.
cli-help-record = Записати партію в цей файл.
cli-help-delay = Скільки показувати кожен крок.
cli-help-count = Скільки партій.
cli-help-count-each = Скільки партій на кожен сценарій.
cli-help-swap = Міняти сторони через партію.
cli-help-jobs = Скільки процесів.
cli-help-record-file = Запис, зроблений play --record.
cli-help-to = Лише показати позицію після цього кроку.
cli-help-seen-by = Очима цього місця; інакше з відкритими руками.
cli-help-position-file = Позиція, записана командою save або вручну.
cli-help-rules-game = Гра або слово coverage.
cli-help-rule = Розділ, наприклад 16, або правило, наприклад NOR-16.2.
cli-help-campaign-files = Записи в порядку сценаріїв.
cli-help-series-first = Запис першого бою: перший гравець командує союзниками.
cli-help-series-second = Запис того самого бою зі зміною сторін.
cli-help-series-players = Імена двох гравців.
cli-help-port = Порт сервера; 0 — будь-який вільний.
cli-help-host = Адреса, на якій слухати; 0.0.0.0 впускає інших.
cli-help-data = Тека для партій; без неї — тека даних користувача.
cli-help-url = Інша база даних, адресою для SQLAlchemy.

## The server

cli-serving = Відкрийте в браузері:
