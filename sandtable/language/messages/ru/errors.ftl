### Что не так с тем, что дали движку, и как было бы правильно.
### Место (файл, строка, путь) стоит перед предложением.

## Названия

error-unknown-language = Языка «{ $language }» нет. Выберите один из: { $languages }.
error-unknown-game = Игры «{ $game }» нет. Выберите одну из: { $games }.
error-unknown-scenario = «{ $scenario }» — не сценарий этой игры и не файл .toml.
error-unknown-option = Параметра «{ $name }» нет. Есть такие: { $options }.
error-unknown-seat = Места «{ $seat }» за столом нет. Есть такие: { $seats }.
error-unknown-bot = Бота «{ $bot }» нет. Выберите одного из: { $bots }.
error-own-bot-not-found = { $bot }: такого бота загрузить не удалось ({ $reason }). Пишите: модуль:Класс.
error-own-bot-is-none = { $bot } — не Bot: наследуйте свой класс от sandtable.bots.Bot.
error-no-skirmish = В этой игре стычек нет.

## Файлы и документы

error-unreadable-file = Файл не удаётся прочитать: { $reason }
error-bad-toml = В файле ошибка записи TOML: { $reason }
error-not-json = В строке ошибка записи JSON, позиция { $column }.
error-not-a-table = Здесь должны стоять ключи со значениями.
error-not-a-text = Здесь должен стоять текст в кавычках, а стоит { $value }.
error-not-a-flag = Должно быть true или false, а стоит { $value }.
error-not-a-choice = Значение «{ $value }» здесь не годится. Выберите одно из: { $options }.
error-not-a-list = Здесь должен стоять список в квадратных скобках.
error-not-a-list-of-texts = Здесь должен стоять список текстов, например ["4B", "6B"].
error-not-an-action = Действие — это список слов, а не { $value }.
error-notation-empty = Напишите, что сделать, например: { $example }
error-unknown-word = «{ $word }» здесь ничего не значит. Может быть, опечатка?
error-impossible-word = «{ $verb }» пишется без дополнений: «{ $word }» здесь лишнее.
error-draw-not-agreed = На ничью должны согласиться обе стороны.
error-ambiguous-word = «{ $word }» можно понять по-разному ({ $options }).
error-list-too-long = В этом списке записей: { $found }, а возможно не больше { $most }.
error-text-too-long = Этот текст слишком длинный: возможно не больше { $most } букв.
error-not-in-range = Должно быть целое число от { $low } до { $high }, а стоит { $value }.
error-missing-key = Не хватает ключа «{ $name }».
error-unknown-key = Ключ «{ $name }» здесь ничего не значит. Нет ли в нём опечатки?
error-wrong-kind-of-document = Документ должен начинаться с "sandtable": "{ $expected }", а не "{ $found }".
error-wrong-game = Это документ игры «{ $found }», а нужна «{ $expected }».
error-wrong-rules = Это записано по правилам «{ $found }», а они новее правил этой версии, «{ $known }».
error-no-decision = Не указано, какого решения ждут. Укажите его или уберите ключ.
error-decision-lowest = «{ $found }» — лишь часть хода. Список решений должен начинаться с одного из: { $options }.
error-decision-elsewhere = «{ $frame }» не решают здесь, сразу над «{ $below }».

## Карты местности

error-map-empty = Поле пусто: нарисуйте хотя бы один квадрат.
error-map-off-grid = { $tile }: перед ним в ряду { $column ->
        [one] { $column } знак
        [few] { $column } знака
       *[many] { $column } знаков
    }, а должно быть 0 или число, кратное { $step }.
error-map-parity = { $tile } не сдвинут на полквадрата относительно соседних линий. Квадраты лежат, как кирпичи в кладке.
error-map-overlap = { $tile } лежит поверх другого квадрата.
error-map-in-pieces = { $tile } отрезан от первого квадрата. Поле должно быть цельным.

## Кубики, заданные заранее

error-script-exhausted = Заданные кубики кончились, а нужен ещё один бросок ({ $name }).
error-script-die = Для кубика ({ $name }) задано { $value }, а граней у него { $faces }, и счёт идёт с 0.

## Позиции, с которых играют дальше

error-position-scenario = «{ $scenario }» — не сценарий этой игры.
error-position-options = У позиции свои параметры: задать к ней другие нельзя.
error-position-over = В этой позиции партия уже окончена: играть нечего.
error-position-stuck = В этой позиции никому нечего решать: играть дальше нельзя.
error-position-too-large = Выбирать пришлось бы из { $found } вариантов, а возможно не больше { $most }.

## Записи партий

error-record-header = Это не запись партии: в первой строке должен быть заголовок.
error-record-format = Формат записи — { $found }, а эта версия читает формат { $known }.
error-record-rules = Партия сыграна по правилам «{ $found }», а они новее правил этой версии, «{ $known }».
error-record-cut-off = Запись обрывается: нет последней строки.
error-record-steps = В записи { $found ->
        [one] { $found } шаг
        [few] { $found } шага
       *[many] { $found } шагов
    }, а в последней строке указано { $expected }.
error-record-step = Это не шаг партии: здесь должны стоять seat, action, chance и digest.
error-record-refused = Действие «{ $action }» здесь против правил ({ $rule }).
error-record-differs = Запись не приводит к этой позиции: изменили либо её, либо правила.
error-record-outcome = Исход в записи не тот, которым кончилась партия.
error-record-chance = Вида случайности «{ $kind }» нет. Выберите один из: seeded, committed, scripted.
error-record-chance-missing = В записи не хватает броска или перемешивания ({ $name }).
error-record-chance-misfit = { $value } не может быть итогом этого броска или перемешивания ({ $name }).
error-record-chance-left = { $count ->
    [one] { $count } бросок или перемешивание в записи так и не понадобилось.
    [few] { $count } броска или перемешивания в записи так и не понадобились.
   *[many] { $count } бросков или перемешиваний в записи так и не понадобились.
}
error-record-die = На кубике ({ $name }) в записи { $found }, а выпало { $expected }.
error-record-shuffle = Перемешивание ({ $name }) в записи не то, которое было.
error-record-secret = Секрет должен быть записан шестнадцатеричными цифрами.
error-record-commitment = Секрет не подходит к хешу, объявленному в начале партии.
error-contribution-form = Это не вклад в броски: здесь должны стоять seat, commitment и reveal, два последних — по 64 шестнадцатеричные цифры.
error-contribution-misfit = Число для бросков, которое раскрыло место «{ $seat }», не подходит к объявленному прежде хешу.
error-contribution-twice = Место «{ $seat }» вносит число для бросков дважды.

## Учебные партии

error-unknown-lesson = Для этой игры нет учебной партии.
error-lesson-refused = Учебная партия просит здесь того, что запрещают правила ({ $rule }: { $reason }).
error-lesson-dice-left = { $count ->
    [one] { $count } кубик этого шага так и не брошен.
    [few] { $count } кубика этого шага так и не брошены.
   *[many] { $count } кубиков этого шага так и не брошены.
}
error-lesson-ends-with-an-action = Последний шаг главы должен показать, что вышло: действия он просить не может.
