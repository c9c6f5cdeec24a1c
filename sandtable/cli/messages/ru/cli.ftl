### Тексты самой команды `sandtable`.

## Вокруг поля

cli-news = С вашего последнего решения
cli-story = Что произошло

## Выбор

cli-no-more = Дальше не идти
cli-keys = Номер — выбрать · b — назад · ? — справка
cli-help =
    Номер выбирает из списка, b или пустая строка возвращают на шаг назад.
    Действие можно и записать: { $example }.
      why ACTION       почему действие не разрешено, с номером правила
      rules { $rule }   правило; rules { $chapter } — глава, rules — список глав
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
cli-sim-rounds = Раундов за партию в среднем: { $length }
cli-sim-turns = Ходов за партию в среднем: { $length }

## Записи

cli-step = Шаг { $step } из { $steps }
cli-replay-keys = Enter — дальше · b — назад · номер · save FILE — записать · q — выход ›
cli-replay-what = Нажмите Enter или введите b, q, save FILE либо число от 0 до { $steps }.
cli-verified = { $steps ->
    [one] Запись в порядке: { $steps } шаг.
    [few] Запись в порядке: { $steps } шага.
   *[many] Запись в порядке: { $steps } шагов.
}
cli-proof-count = Проверено кубиков: { $dice } из { $rolled }, перемешиваний: { $shuffles } из { $made }.
cli-proof-seed = Все броски и перемешивания следуют из зерна.
cli-proof-secret = Все броски и перемешивания следуют из секрета, а секрет сходится со своим хешем.
cli-proof-players = Все броски и перемешивания следуют из секрета и чисел игроков, и всё это сходится со своими хешами.
cli-proof-silent = Не раскрыли своё число, так что учтён только его хеш: { $seats }.
cli-proof-no-secret = Секрет кубиков ещё не раскрыт, проверить их нельзя.
cli-proof-none = Кубики заданы вручную.
cli-unfinished = Партия не окончена.

## Правила

cli-rules-how = Глава: sandtable rules { $game } { $chapter }. Правило: sandtable rules { $game } { $rule }.
cli-coverage = Правил: { $rules }, без проверки: { $bare }.
cli-coverage-bare = нет проверки
cli-coverage-exempt = проверять нечего

## Что не так

cli-unknown-command = Команды «{ $command }» нет. Есть такие: { $commands }.
cli-unknown-player = Игрока «{ $name }» нет. Выберите одного из: { $names }.
cli-unknown-rule = Правила или главы «{ $rule }» нет. Пишите так: { $example } или { $chapter }.
cli-not-a-pair = Вместо «{ $text }» нужно имя=значение.
cli-not-a-number = «{ $text }» — не число.
cli-too-small = { $value } — слишком мало: нужно { $low } или больше.
cli-cannot-listen = На этом адресе сервер не запускается: { $reason }
cli-not-between = «{ $text }» не годится: нужно от { $low } до { $high }.
cli-no-such-number = Номера { $number } в списке нет: выберите от 1 до { $count }.
cli-no-such-step = Шага { $step } нет: последний — { $steps }.
cli-save-where = Укажите файл: save FILE
cli-file-exists = Такой файл уже есть. Выберите другое имя.
cli-no-folder = Папки { $folder } нет.
cli-folder-closed = В папку { $folder } нельзя писать.
cli-unwritable = Файл не удаётся записать: { $reason }
cli-not-text = Файл — не текст в кодировке UTF-8.
cli-no-campaign = Кампаний для «{ $game }» нет.
cli-no-series = Серий для «{ $game }» нет.
cli-other-game = Это запись «{ $game }», а первая — «{ $first }».
cli-no-checkout = Реестры правил и проверки не входят в установленный пакет: запустите команду в копии исходных текстов.
cli-usage-option = Параметра «{ $option }» здесь нет, или у него нет значения.
cli-usage-missing = Не хватает: { $name }.
cli-usage-other = Команда записана неверно: { $message }

## Справка

cli-help-sandtable = Тактические настольные игры о Второй мировой по их правилам. Любая команда понимает --lang en, ru или uk.
cli-frame-arguments = Аргументы
cli-frame-options = Параметры
cli-frame-commands = Команды
cli-frame-required = обязательно
cli-frame-default = по умолчанию
cli-frame-usage = Вызов:
cli-help-help = Показать эту справку.
cli-help-games = Какие есть игры.
cli-help-scenarios = Сценарии игры или один из них, с полем и историей.
cli-help-play = Сыграть партию в этом терминале.
cli-help-watch = Смотреть, как играют два бота.
cli-help-simulate = Сыграть ботами много партий и сосчитать победы.
cli-help-replay = Пройти запись партии шаг за шагом.
cli-help-verify = Проверить запись: каждую позицию, каждый бросок.
cli-help-position = Нарисовать позицию.
cli-help-rules = Правила игры; или какой код и какие проверки ссылаются на правила (coverage).
cli-help-campaign = Подсчитать кампанию по записям идущих подряд сценариев.
cli-help-series = Подсчитать серию: две игры со сменой сторон.
cli-help-check = Перечислить всё, что не так с файлом сценария, со строками и правилами.
cli-help-import = Сделать сценарий из файла в формате .m44 и перечислить, что перенести не удалось.
cli-help-export = Записать сценарий как файл в формате .m44 и перечислить, чего в нём не сказать.
cli-help-balance = Измерить в играх между ботами, честен ли сценарий, и испытать, что сделает его честнее.
cli-help-fresh = Нарисовать новое сражение по зерну; с --measure такое, которое боты нашли честным.
cli-help-serve = Игра в браузере: запустить сервер и напечатать его адрес.
cli-help-bots = Боты думают для серверов одной базы данных (SANDTABLE_BOTS=queue).
cli-help-game = Игра; их перечисляет sandtable games.
cli-help-scenario = Имя или номер сценария либо файл .toml.
cli-help-start = Имя или номер сценария, файл .toml либо позиция в файле .json.
cli-help-seat = Кто играет за место: human, recruit (играет по наитию, ошибается), regular (играет разумно, ходит сразу), veteran (проверяет ходы), commander (думает около секунды) или свой бот (модуль:Класс). Можно писать --us human.
cli-help-seed = Число, из которого следуют все броски и перемешивания.
cli-help-option = Вариант правил, в виде имя=значение.
cli-help-record = Записать партию в этот файл.
cli-help-delay = Сколько секунд показывать каждый шаг.
cli-help-count = Сколько партий.
cli-help-swap = Менять стороны после каждой партии.
cli-help-jobs = Сколько процессов.
cli-help-record-file = Запись, сделанная play --record.
cli-help-to = Только показать позицию после этого шага.
cli-help-seen-by = Глазами этого места; иначе с открытыми руками.
cli-help-position-file = Позиция, записанная командой save или вручную.
cli-help-position-svg = Вместо этого записать картинку в этот файл.
cli-help-rules-game = Игра или слово coverage.
cli-help-rule = Глава, например 3, или правило, например 3.2.
cli-help-campaign-files = Записи в порядке сценариев.
cli-help-series-first = Запись первой игры: у первого игрока первая сторона.
cli-help-series-second = Запись того же сценария со сменой сторон.
cli-help-series-players = Имена двух игроков.
cli-help-draft = Файл собственного сценария.
cli-help-foreign = Файл в формате .m44.
cli-help-import-out = Какой файл сценария записать; по умолчанию FILE с другим окончанием.
cli-help-export-out = Какой файл записать; по умолчанию назван по сценарию.
cli-help-balance-file = Файл собственного сценария или, с --game, идентификатор сценария.
cli-help-balance-suggest = Сколько игр на каждое испытанное изменение; 0: не испытывать.
cli-help-balance-out = Записать весь отчёт в этот файл как JSON.
cli-help-fresh-seed = Слова, по которым рисуется сражение; по умолчанию случайные.
cli-help-fresh-size = small, standard или large.
cli-help-fresh-measure = Рисовать черновики, пока весь интервал одного не ляжет в 42–58 %.
cli-help-port = Порт сервера; 0 — любой свободный.
cli-help-host = Адрес, на котором слушать; 0.0.0.0 впускает других.
cli-help-data = Папка для партий; без неё — папка данных пользователя.
cli-help-url = Другая база данных, адресом для SQLAlchemy.

## The server

cli-serving = Откройте в браузере:
cli-serving-alone = Чтобы впустить других из вашей сети, запустите сервер с --host 0.0.0.0 (make play HOST=0.0.0.0); тогда и они, и вы открывайте { $address }
cli-serving-network = Другие в вашей сети открывают { $address }; откройте там и сами, прежде чем посылать им ссылку.
cli-serving-elsewhere = Для игроков вне вашей сети поставьте перед сервером прокси с https, например { $proxy }, и запустите сервер с { $settings }

## Мастерская

cli-check-sound = Ошибок нет: сценарий можно играть.
cli-check-line = строка { $line }
cli-studio-written = Записано: { $file }
cli-studio-left-out = Не перенесено:
cli-studio-faults = Играть пока нельзя:
cli-balance-favours = Преимущество в играх: { $side }.
cli-balance-within = Честно: обе стороны побеждают в 40–60 % игр.
cli-balance-open = Нечестность не доказана; больше игр скажут точнее.
cli-balance-length = Игр: { $games }, ничьих: { $draws }. Длина: в среднем { $mean }, от { $shortest } до { $longest }.
cli-balance-held = { $objective }, { $side }: удержано раз: { $held }; побед с этим { $chance }, без этого { $without }
cli-balance-game = Назовите игру этого сценария.
cli-fresh-kept = Измерено: { $side }, побед { $share } % ({ $low }–{ $high }), игр { $games }.
cli-fresh-off = Обещание не сдержал ни один черновик. Самый честный: { $side }, побед { $share } % ({ $low }–{ $high }), игр { $games }.
