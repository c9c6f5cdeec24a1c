### Що не так із тим, що дали рушієві, і як було б правильно.
### Місце (файл, рядок, шлях) стоїть перед реченням.

## Назви

error-unknown-language = Мови «{ $language }» немає. Виберіть одну з: { $languages }.
error-unknown-game = Гри «{ $game }» немає. Виберіть одну з: { $games }.
error-unknown-scenario = «{ $scenario }» — не сценарій цієї гри і не файл .toml.
error-unknown-option = Параметра «{ $name }» немає. Є такі: { $options }.
error-unknown-seat = Місця «{ $seat }» за столом немає. Є такі: { $seats }.
error-unknown-bot = Бота «{ $bot }» немає. Виберіть одного з: { $bots }.
error-own-bot-not-found = { $bot }: такого бота не вдалося завантажити ({ $reason }). Пишіть: модуль:Клас.
error-own-bot-is-none = { $bot } — не Bot: успадкуйте свій клас від sandtable.bots.Bot.
error-no-skirmish = У цій грі сутичок немає.

## Файли й документи

error-unreadable-file = Файл не вдається прочитати: { $reason }
error-bad-toml = У файлі помилка запису TOML: { $reason }
error-not-json = У рядку помилка запису JSON, позиція { $column }.
error-not-a-table = Тут мають стояти ключі зі значеннями.
error-not-a-text = Тут має стояти текст у лапках, а стоїть { $value }.
error-not-a-flag = Має бути true або false, а стоїть { $value }.
error-not-a-choice = Значення «{ $value }» тут не годиться. Виберіть одне з: { $options }.
error-not-a-list = Тут має стояти список у квадратних дужках.
error-not-a-list-of-texts = Тут має стояти список текстів, наприклад ["4B", "6B"].
error-not-an-action = Дія — це список слів, а не { $value }.
error-notation-empty = Напишіть, що зробити, наприклад: { $example }
error-unknown-word = «{ $word }» тут нічого не означає. Можливо, одруківка?
error-impossible-word = «{ $verb }» пишуть без додатків: «{ $word }» тут зайве.
error-draw-not-agreed = На нічию мають погодитися обидві сторони.
error-ambiguous-word = «{ $word }» можна зрозуміти по-різному ({ $options }).
error-list-too-long = У цьому списку записів: { $found }, а можливо не більше ніж { $most }.
error-text-too-long = Цей текст задовгий: можливо не більше ніж { $most } літер.
error-not-in-range = Має бути ціле число від { $low } до { $high }, а стоїть { $value }.
error-missing-key = Бракує ключа «{ $name }».
error-unknown-key = Ключ «{ $name }» тут нічого не означає. Чи немає в ньому одруку?
error-wrong-kind-of-document = Документ має починатися з "sandtable": "{ $expected }", а не "{ $found }".
error-wrong-game = Це документ гри «{ $found }», а потрібна «{ $expected }».
error-wrong-rules = Це записано за правилами «{ $found }», а вони новіші за правила цієї версії, «{ $known }».
error-no-decision = Не вказано, якого рішення чекають. Укажіть його або приберіть ключ.
error-decision-lowest = «{ $found }» — лише частина ходу. Список рішень має починатися з одного з: { $options }.
error-decision-elsewhere = «{ $frame }» не вирішують тут, одразу над «{ $below }».

## Мапи

error-map-empty = Поле порожнє: намалюйте хоча б один квадрат.
error-map-off-grid = { $tile }: перед ним у рядку { $column ->
        [one] { $column } знак
        [few] { $column } знаки
       *[many] { $column } знаків
    }, а має бути 0 або число, кратне { $step }.
error-map-parity = { $tile } не зсунуто на пів квадрата відносно сусідніх ліній. Квадрати лежать, мов цегла в мурі.
error-map-overlap = { $tile } лежить на іншому квадраті.
error-map-in-pieces = { $tile } відрізано від першого квадрата. Поле має бути суцільне.

## Кістки, задані наперед

error-script-exhausted = Задані кістки скінчилися, а потрібен ще один кидок ({ $name }).
error-script-die = Для кістки ({ $name }) задано { $value }, а граней у неї { $faces }, і лік іде від 0.

## Позиції, з яких грають далі

error-position-scenario = «{ $scenario }» — не сценарій цієї гри.
error-position-options = Позиція має свої параметри: задати до неї інші не можна.
error-position-over = У цій позиції партію вже закінчено: грати нема чого.
error-position-stuck = У цій позиції нікому нічого вирішувати: грати далі не можна.
error-position-too-large = Вибирати довелося б із { $found } варіантів, а можливо не більше ніж { $most }.

## Записи партій

error-record-header = Це не запис партії: у першому рядку має бути заголовок.
error-record-format = Формат запису — { $found }, а ця версія читає формат { $known }.
error-record-rules = Партію зіграно за правилами «{ $found }», а вони новіші за правила цієї версії, «{ $known }».
error-record-cut-off = Запис уривається: немає останнього рядка.
error-record-steps = У записі { $found ->
        [one] { $found } крок
        [few] { $found } кроки
       *[many] { $found } кроків
    }, а в останньому рядку вказано { $expected }.
error-record-step = Це не крок партії: тут мають стояти seat, action, chance і digest.
error-record-refused = Дія «{ $action }» тут проти правил ({ $rule }).
error-record-differs = Запис не веде до цієї позиції: змінено або його, або правила.
error-record-outcome = Кінець у записі не той, яким завершилася партія.
error-record-chance = Виду випадковості «{ $kind }» немає. Виберіть один із: seeded, committed, scripted.
error-record-chance-missing = У записі бракує кидка або тасування ({ $name }).
error-record-chance-misfit = { $value } не може бути наслідком цього кидка чи тасування ({ $name }).
error-record-chance-left = { $count ->
    [one] { $count } кидок або тасування в записі так і не знадобилося.
    [few] { $count } кидки або тасування в записі так і не знадобилися.
   *[many] { $count } кидків або тасувань у записі так і не знадобилося.
}
error-record-die = На кістці ({ $name }) у записі { $found }, а випало { $expected }.
error-record-shuffle = Тасування ({ $name }) у записі не те, яке було.
error-record-secret = Секрет має бути записано шістнадцятковими цифрами.
error-record-commitment = Секрет не відповідає гешу, оголошеному на початку партії.
error-contribution-form = Це не внесок у кидки: тут мають стояти seat, commitment і reveal, два останні — по 64 шістнадцяткові цифри.
error-contribution-misfit = Число для кидків, яке розкрило місце «{ $seat }», не відповідає оголошеному раніше гешу.
error-contribution-twice = Місце «{ $seat }» вносить число для кидків двічі.

## Навчальні партії

error-unknown-lesson = Для цієї гри немає навчальної партії.
error-lesson-refused = Навчальна партія просить тут того, що забороняють правила ({ $rule }: { $reason }).
error-lesson-dice-left = { $count ->
    [one] { $count } кістку цього кроку так і не кинуто.
    [few] { $count } кістки цього кроку так і не кинуто.
   *[many] { $count } кісток цього кроку так і не кинуто.
}
error-lesson-ends-with-an-action = Останній крок розділу має показати, що вийшло: дії він просити не може.
