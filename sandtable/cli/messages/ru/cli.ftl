### Тексты самой команды `sandtable`.

## Вокруг поля

cli-round = Раунд { $round }
cli-initiative = Инициатива
cli-lost = потери
cli-news = С вашего последнего решения
cli-story = Что произошло
cli-goal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-goal-pin = истощить противника
cli-goal-evacuate = вывести с карты фишек: { $count } из { $all }
cli-goal-neutralise = нейтрализовать вражеских фишек: { $count } из { $all }
cli-done-evacuate = выведено
cli-done-neutralise = нейтрализовано
cli-goal-or = {" "}или{" "}
cli-sign-suppressed = подавлен
cli-sign-cover = укрытие
cli-sign-objective = ключевая точка
cli-sign-scouted = разведано
cli-sign-controlled = под контролем
cli-sign-entry = точка появления
cli-sign-target = прицел миномёта
cli-sign-radio = радиовышка
cli-sign-vehicle = техника: сколько внутри, повреждения
cli-sign-structure = объект, его очки
cli-sign-rough = технике не проехать
cli-sign-exit = выход с карты
cli-disabled = выведено из строя
cli-vehicle = { $defence ->
    [0] защиты нет
   *[other] защита { $defence }
}, броня { $armour }, выходит из строя при повреждениях { $critical }, уничтожается при { $durability }
cli-turn = Ход { $turn }
cli-first = Первый ход
cli-goal-medals = { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}
cli-hand = рука
cli-units = отряды
cli-draw-pile = колода
cli-discard-pile = сброс
cli-played = сыграно:
cli-sign-medal = цель, удержана
cli-sign-sudden-death = немедленная победа
cli-sign-ordered = получил приказ
cli-sign-section = граница зон
cli-objective-temporary = { $side }: медаль, пока там стоит отряд: { $hexes }.
cli-objective-permanent = { $side }: медаль навсегда: { $hexes }.
cli-sudden-death = { $side }: победа, если к концу хода заняты { $need } из этих гексов: { $hexes }.
cli-turn-of = Ход { $turn } из { $turns }
cli-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
cli-points = очки
cli-orders = приказы
cli-broken = Разбиты
cli-gear = Снаряжение
cli-unit = Отряд
cli-square = Клетка
cli-move = Ход
cli-defence = Защита
cli-fire = Огонь
cli-state = Состояние
cli-awaited = ещё не здесь
cli-sign-control = цель, под контролем
cli-sign-wreck = обломки
cli-sign-order = жетон приказа
cli-sign-activated = активирован
cli-sign-bonus = бонусный жетон
cli-sign-item = предмет, который несут
cli-score-control-end = контроль в конце
cli-score-control-turn = контроль в конце хода
cli-score-control-win = контроль сразу даёт победу
cli-score-break-tile = за каждую разбитую плитку противника
cli-score-destroy-unit = за уничтожение определённого отряда
cli-score-destroy-role = за каждого уничтоженного офицера или другой отряд противника
cli-score-destroy-kind = за каждый уничтоженный отряд противника этого вида
cli-score-carry-end = в руках в конце
cli-score-carry-exit = вынесено с поля
cli-score-exit = за каждый отряд, покинувший поле
cli-score-deliver = за каждую доставку

## Выбор

cli-enter = выйти в { $tile }
cli-exit = покинуть карту из { $tile }
cli-number = { $number ->
    [0] ничего не брать
    [one] взять { $number } карту
    [few] взять { $number } карты
   *[many] взять { $number } карт
}
cli-no-more = Дальше не идти
cli-keys = Номер — выбрать · b — назад · ? — справка
cli-help =
    Номер выбирает из списка, b или пустая строка возвращают на шаг назад.
    Действие можно и записать: { $example }.
      why ACTION       почему действие не разрешено, с номером правила
      rules { $rule }   правило; rules 16 — глава, rules — список глав
      log              всё, что произошло
      supply           чем располагают обе стороны
      undo             взять решение назад, если ничего не брошено и не открыто
      save FILE        записать позицию в файл
      resign           сдаться
      quit             выйти из партии
cli-allowed = Это разрешено.
cli-saved = Записано: { $file }
cli-undo-nothing = Брать назад нечего.
cli-undo-other = Последнее решение было не ваше.
cli-undo-chance = Кубики брошены или карты перемешаны: решение остаётся.
cli-undo-hidden = Скрытые карты взяты, показаны или выбраны: решение остаётся.

## Партия от начала до конца

cli-curtain = Передайте экран: { $side }. Нажмите Enter.
cli-commitment = Кубики закреплены заранее. SHA-256 секрета: { $hash }
cli-secret = Секрет кубиков: { $secret }
cli-seed = Зерно: { $seed }
cli-recorded = Запись: { $file }
cli-left = Вы вышли из партии.

## Игры и сценарии

cli-scenario-count = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[many] { $count } сценариев
}
cli-scenario-history = Что здесь было
cli-scenario-notes = На что обратить внимание

## Серии партий

cli-sim-side = Сторона
cli-sim-bot = Бот
cli-sim-reason = Концовка
cli-sim-games = Партии
cli-sim-wins = Победы
cli-sim-draw = Ничья
cli-sim-rounds = Раундов за партию в среднем: { $length }
cli-sim-turns = Ходов за партию в среднем: { $length }
cli-balance-scenario = Сценарий
cli-balance-rounds = Раундов
cli-balance-turns = Ходов
cli-balance-lost = Потери

## Записи

cli-step = Шаг { $step } из { $steps }
cli-replay-keys = Enter — дальше · b — назад · номер · save FILE — записать · q — выход ›
cli-replay-what = Нажмите Enter или введите b, q, save FILE либо число от 0 до { $steps }.
cli-verified = { $steps ->
    [one] Запись в порядке: { $steps } шаг.
    [few] Запись в порядке: { $steps } шага.
   *[many] Запись в порядке: { $steps } шагов.
}
cli-proof-seed = Все броски и перемешивания следуют из зерна.
cli-proof-secret = Все броски и перемешивания следуют из секрета, а секрет сходится со своим хешем.
cli-proof-no-secret = Секрет кубиков ещё не раскрыт, проверить их нельзя.
cli-proof-none = Кубики заданы вручную.
cli-unfinished = Партия не окончена.
cli-campaign-side = Сторона
cli-campaign-wins = Победы
cli-campaign-lost = Потери
cli-campaign-total = Итог
cli-series-player = Игрок
cli-series-battle = Бой { $number }
cli-series-first = первый
cli-series-second = второй
cli-series-won = Серию выигрывает { $player }.
cli-series-draw = Серия окончилась вничью.

## Правила

cli-rules-how = Глава: sandtable rules { $game } 16. Правило: sandtable rules { $game } 16.2.
cli-coverage = Правил: { $rules }, без проверки: { $bare }.
cli-coverage-bare = нет проверки
cli-coverage-exempt = проверять нечего

## Что не так

cli-unknown-command = Команды «{ $command }» нет. Есть такие: { $commands }.
cli-unknown-player = Игрока «{ $name }» нет. Выберите одного из: { $names }.
cli-unknown-rule = Правила или главы «{ $rule }» нет. Пишите так: { $example } или 16.
cli-not-a-pair = Вместо «{ $text }» нужно имя=значение.
cli-not-a-number = «{ $text }» — не число.
cli-too-small = { $value } — слишком мало: нужно { $low } или больше.
cli-cannot-listen = Здесь слушать нельзя: { $reason }
cli-not-a-delay = «{ $text }» не годится: нужно от 0 до 3600 секунд.
cli-no-such-number = Номера { $number } в списке нет: выберите от 1 до { $count }.
cli-no-such-step = Шага { $step } нет: последний — { $steps }.
cli-save-where = Назовите файл: save FILE
cli-file-exists = Такой файл уже есть. Выберите другое имя.
cli-no-folder = Папки { $folder } нет.
cli-folder-closed = В папку { $folder } нельзя писать.
cli-unwritable = Файл не удаётся записать: { $reason }
cli-not-text = Файл — не текст в кодировке UTF-8.
cli-no-board = Поле игры «{ $game }» здесь не нарисовать.
cli-no-campaign = Кампании считают для «Нормандии», а не для «{ $game }».
cli-campaign-unfinished = Партия этой записи не окончена.
cli-no-series = Серию из двух боёв считают для «Воспоминаний о 1944», а не для «{ $game }».
cli-series-names = Дайте двум игрокам разные имена.
cli-no-checkout = Реестры правил и проверки не входят в установленный пакет: запустите команду в копии исходных текстов.
cli-usage-option = Параметра «{ $option }» здесь нет, или у него нет значения.
cli-usage-missing = Не хватает: { $name }.
cli-usage-other = Команда записана неверно: { $message }

## Справка

cli-help-sandtable = Тактические настольные игры о Второй мировой по их правилам. Любая команда понимает --lang en, ru или uk.
cli-help-games = Какие есть игры.
cli-help-scenarios = Сценарии игры или один из них, с картой и историей.
cli-help-play = Сыграть партию в этом терминале.
cli-help-watch = Смотреть, как играют два бота.
cli-help-simulate = Сыграть ботами много партий и сосчитать победы.
cli-help-balance = Сыграть ботами все сценарии игры много раз: победы, медиана длины, средние потери, концовки.
cli-help-replay = Пройти запись партии шаг за шагом.
cli-help-verify = Проверить запись: каждую позицию, каждый бросок.
cli-help-position = Нарисовать позицию.
cli-help-rules = Правила игры; или какой код и какие проверки ссылаются на правила (coverage).
cli-help-campaign = Подсчитать кампанию по записям идущих подряд сценариев.
cli-help-series = Подсчитать серию: два боя «Воспоминаний о 1944» со сменой сторон.
cli-help-serve = Игра в браузере: запустить сервер и напечатать его адрес.
cli-help-game = Игра, например normandy.
cli-help-scenario = Имя или номер сценария либо файл .toml.
cli-help-start = Имя или номер сценария, файл .toml либо позиция в файле .json.
cli-help-seat = Кто играет за место: human или бот. Можно писать --us human.
cli-help-seed = Число, из которого следуют все броски и перемешивания.
cli-help-option = Параметр игры.
cli-help-record = Записать партию в этот файл.
cli-help-delay = Сколько показывать каждый шаг.
cli-help-count = Сколько партий.
cli-help-count-each = Сколько партий на каждый сценарий.
cli-help-swap = Менять стороны через партию.
cli-help-jobs = Сколько процессов.
cli-help-record-file = Запись, сделанная play --record.
cli-help-to = Только показать позицию после этого шага.
cli-help-seen-by = Глазами этого места; иначе с открытыми руками.
cli-help-position-file = Позиция, записанная командой save или вручную.
cli-help-rules-game = Игра или слово coverage.
cli-help-rule = Глава, например 16, или правило, например NOR-16.2.
cli-help-campaign-files = Записи в порядке сценариев.
cli-help-series-first = Запись первого боя: первый игрок командует союзниками.
cli-help-series-second = Запись того же боя со сменой сторон.
cli-help-series-players = Имена двух игроков.
cli-help-port = Порт сервера; 0 — любой свободный.
cli-help-host = Адрес, на котором слушать; 0.0.0.0 впускает других.
cli-help-data = Папка для партий; без неё — папка данных пользователя.
cli-help-url = Другая база данных, адресом для SQLAlchemy.

## The server

cli-serving = Откройте в браузере:
