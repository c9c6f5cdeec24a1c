### Тексти самої команди `sandtable`.

## Навколо поля

cli-news = Від вашого останнього рішення
cli-story = Що сталося

## Вибір

cli-no-more = Далі не йти
cli-keys = Номер — вибрати · b — назад · ? — довідка
cli-help =
    Номер вибирає зі списку, b або порожній рядок повертають на крок назад.
    Дію можна й записати: { $example }.
      why ACTION       чому дію не дозволено, з номером правила
      rules { $rule }   правило; rules { $chapter } — розділ, rules — список розділів
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
cli-sim-rounds = Раундів за партію в середньому: { $length }
cli-sim-turns = Ходів за партію в середньому: { $length }

## Записи

cli-step = Крок { $step } з { $steps }
cli-replay-keys = Enter — далі · b — назад · номер · save FILE — записати · q — вихід ›
cli-replay-what = Натисніть Enter або введіть b, q, save FILE чи число від 0 до { $steps }.
cli-verified = { $steps ->
    [one] Запис у порядку: { $steps } крок.
    [few] Запис у порядку: { $steps } кроки.
   *[many] Запис у порядку: { $steps } кроків.
}
cli-proof-count = Перевірено кісток: { $dice } з { $rolled }, тасувань: { $shuffles } з { $made }.
cli-proof-seed = Усі кидки й тасування випливають із зерна.
cli-proof-secret = Усі кидки й тасування випливають із секрету, а секрет збігається зі своїм гешем.
cli-proof-players = Усі кидки й тасування випливають із секрету та чисел гравців, і все це збігається зі своїми гешами.
cli-proof-silent = Не розкрили свого числа, тож ураховано лише його геш: { $seats }.
cli-proof-no-secret = Секрет кісток іще не розкрито, перевірити їх не можна.
cli-proof-none = Кістки задано вручну.
cli-unfinished = Партію не закінчено.

## Правила

cli-rules-how = Розділ: sandtable rules { $game } { $chapter }. Правило: sandtable rules { $game } { $rule }.
cli-coverage = Правил: { $rules }, без перевірки: { $bare }.
cli-coverage-bare = немає перевірки
cli-coverage-exempt = перевіряти нічого

## Що не так

cli-unknown-command = Команди «{ $command }» немає. Є такі: { $commands }.
cli-unknown-player = Гравця «{ $name }» немає. Виберіть одного з: { $names }.
cli-unknown-rule = Правила чи розділу «{ $rule }» немає. Пишіть так: { $example } або { $chapter }.
cli-not-a-pair = Замість «{ $text }» потрібно ім’я=значення.
cli-not-a-number = «{ $text }» — не число.
cli-too-small = { $value } — замало: потрібно { $low } або більше.
cli-cannot-listen = На цій адресі сервер не запускається: { $reason }
cli-not-between = «{ $text }» не годиться: потрібно від { $low } до { $high }.
cli-no-such-number = Номера { $number } у списку немає: виберіть від 1 до { $count }.
cli-no-such-step = Кроку { $step } немає: останній — { $steps }.
cli-save-where = Укажіть файл: save FILE
cli-file-exists = Такий файл уже є. Виберіть іншу назву.
cli-no-folder = Теки { $folder } немає.
cli-folder-closed = У теку { $folder } не можна писати.
cli-unwritable = Файл не вдається записати: { $reason }
cli-not-text = Файл — не текст у кодуванні UTF-8.
cli-no-campaign = Кампаній для «{ $game }» немає.
cli-no-series = Серій для «{ $game }» немає.
cli-other-game = Це запис «{ $game }», а перший — «{ $first }».
cli-no-checkout = Реєстри правил і перевірки не входять до встановленого пакета: запустіть команду в копії вихідних текстів.
cli-usage-option = Параметра «{ $option }» тут немає, або йому бракує значення.
cli-usage-missing = Бракує: { $name }.
cli-usage-other = Команду записано неправильно: { $message }

## Довідка

cli-help-sandtable = Тактичні настільні ігри про Другу світову за їхніми правилами. Кожна команда розуміє --lang en, ru або uk.
cli-frame-arguments = Аргументи
cli-frame-options = Параметри
cli-frame-commands = Команди
cli-frame-required = обов’язково
cli-frame-default = типово
cli-frame-usage = Виклик:
cli-help-help = Показати цю довідку.
cli-help-games = Які є ігри.
cli-help-scenarios = Сценарії гри або один із них, із полем та історією.
cli-help-play = Зіграти партію в цьому терміналі.
cli-help-watch = Дивитися, як грають два боти.
cli-help-simulate = Зіграти ботами багато партій і порахувати перемоги.
cli-help-replay = Пройти запис партії крок за кроком.
cli-help-verify = Перевірити запис: кожну позицію, кожен кидок.
cli-help-position = Намалювати позицію.
cli-help-rules = Правила гри; або який код і які перевірки посилаються на правила (coverage).
cli-help-campaign = Порахувати кампанію за записами сценаріїв, зіграних поспіль.
cli-help-series = Порахувати серію: дві гри зі зміною сторін.
cli-help-check = Перелічити все, що не так із файлом сценарію, з рядками та правилами.
cli-help-import = Зробити сценарій із файлу у форматі .m44 і перелічити, що перенести не вдалося.
cli-help-export = Записати сценарій як файл у форматі .m44 і перелічити, чого в ньому не сказати.
cli-help-balance = Виміряти в іграх між ботами, чи чесний сценарій, і випробувати, що зробить його чеснішим.
cli-help-fresh = Намалювати нову битву за зерном; з --measure таку, яку боти визнали чесною.
cli-help-serve = Гра в браузері: запустити сервер і надрукувати його адресу.
cli-help-bots = Боти думають для серверів однієї бази даних (SANDTABLE_BOTS=queue).
cli-help-game = Гра; їх перелічує sandtable games.
cli-help-scenario = Назва або номер сценарію чи файл .toml.
cli-help-start = Назва або номер сценарію, файл .toml чи позиція у файлі .json.
cli-help-seat = Хто грає за місце: human, recruit (грає за чуттям, помиляється), regular (грає розважливо, ходить одразу), veteran (перевіряє ходи), commander (думає близько секунди) або власний бот (модуль:Клас). Можна писати --us human.
cli-help-seed = Число, з якого випливають усі кидки й тасування.
cli-help-option = Варіант правил, у вигляді назва=значення.
cli-help-record = Записати партію в цей файл.
cli-help-delay = Скільки секунд показувати кожен крок.
cli-help-count = Скільки партій.
cli-help-swap = Міняти сторони після кожної партії.
cli-help-jobs = Скільки процесів.
cli-help-record-file = Запис, зроблений play --record.
cli-help-to = Лише показати позицію після цього кроку.
cli-help-seen-by = Очима цього місця; інакше з відкритими руками.
cli-help-position-file = Позиція, записана командою save або вручну.
cli-help-position-svg = Натомість записати малюнок у цей файл.
cli-help-rules-game = Гра або слово coverage.
cli-help-rule = Розділ, наприклад 3, або правило, наприклад 3.2.
cli-help-campaign-files = Записи в порядку сценаріїв.
cli-help-series-first = Запис першої гри: у першого гравця перша сторона.
cli-help-series-second = Запис того самого сценарію зі зміною сторін.
cli-help-series-players = Імена двох гравців.
cli-help-draft = Файл власного сценарію.
cli-help-foreign = Файл у форматі .m44.
cli-help-import-out = Який файл сценарію записати; типово FILE з іншим закінченням.
cli-help-export-out = Який файл записати; типово названо за сценарієм.
cli-help-balance-file = Файл власного сценарію або, з --game, ідентифікатор сценарію.
cli-help-balance-suggest = Скільки ігор на кожну випробувану зміну; 0: не випробовувати.
cli-help-balance-out = Записати весь звіт у цей файл як JSON.
cli-help-fresh-seed = Слова, за якими малюється битва; типово випадкові.
cli-help-fresh-size = small, standard або large.
cli-help-fresh-measure = Малювати чернетки, доки весь інтервал однієї не ляже в 42–58 %.
cli-help-port = Порт сервера; 0 — будь-який вільний.
cli-help-host = Адреса, на якій слухати; 0.0.0.0 впускає інших.
cli-help-data = Тека для партій; без неї — тека даних користувача.
cli-help-url = Інша база даних, адресою для SQLAlchemy.

## The server

cli-serving = Відкрийте в браузері:
cli-serving-alone = Щоб впустити інших із вашої мережі, запустіть сервер із --host 0.0.0.0 (make play HOST=0.0.0.0); тоді й вони, й ви відкривайте { $address }
cli-serving-network = Інші у вашій мережі відкривають { $address }; відкрийте там і самі, перш ніж надсилати їм посилання.
cli-serving-elsewhere = Для гравців поза вашою мережею поставте перед сервером проксі з https, наприклад { $proxy }, і запустіть сервер з { $settings }

## Майстерня

cli-check-sound = Помилок немає: сценарій можна грати.
cli-check-line = рядок { $line }
cli-studio-written = Записано: { $file }
cli-studio-left-out = Не перенесено:
cli-studio-faults = Грати поки не можна:
cli-balance-favours = Перевага в іграх: { $side }.
cli-balance-within = Чесно: обидві сторони перемагають у 40–60 % ігор.
cli-balance-open = Нечесність не доведено; більше ігор скажуть точніше.
cli-balance-length = Ігор: { $games }, нічиїх: { $draws }. Довжина: у середньому { $mean }, від { $shortest } до { $longest }.
cli-balance-held = { $objective }, { $side }: утримано разів: { $held }; перемог із цим { $chance }, без цього { $without }
cli-balance-game = Назвіть гру цього сценарію.
cli-fresh-kept = Виміряно: { $side }, перемог { $share } % ({ $low }–{ $high }), ігор { $games }.
cli-fresh-off = Обіцянки не дотримала жодна чернетка. Найчесніша: { $side }, перемог { $share } % ({ $low }–{ $high }), ігор { $games }.
