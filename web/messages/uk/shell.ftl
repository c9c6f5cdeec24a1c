### Сторінки навколо ігор: столи, сценарії, запрошення, записи, правила, налаштування.

## Усюди

ui-skip = До змісту
ui-nav = Сторінки
ui-nav-place = { $place ->
    [tables] Грати
    [scenarios] Сценарії
    [campaigns] Кампанії
    [replays] Записи
   *[rules] Правила
}
ui-close = Закрити
ui-done = Готово
ui-go-on = Далі
ui-fault = Щось пішло не так. Завантажте сторінку ще раз.
ui-offline = Немає зв’язку. Що збережено тут, працює; решта повернеться разом із мережею.
ui-page-missing = Сторінка не завантажилася. Вона повернеться разом із мережею.
ui-nowhere = Тут нічого немає
ui-nowhere-line = За цією адресою немає сторінки.
ui-to-lobby = До столів
ui-games = Ігри

## Налаштування

ui-settings = Налаштування
ui-language = Мова
ui-theme = Тема
ui-theme-switch = Перемкнути тему
ui-theme-name = { $theme ->
    [light] Світла
    [dark] Темна
   *[system] Як у системі
}
ui-motion = Анімація
ui-motion-name = { $motion ->
    [calm] Плавна
    [brisk] Швидка
   *[instant] Вимкнена
}
ui-sound = Звук
ui-sound-help = Чути кістки, постріли, карти та ваш хід.
ui-notify = Повідомлення системи
ui-notify-help = Коли настав ваш хід, а ви дивитеся на інше.
ui-sound-switch = { $on ->
    [yes] Вимкнути звук
   *[no] Увімкнути звук
}
ui-fast = Кидати одразу
ui-fast-help = Кістки падають і карти граються, щойно їх вибрано, без другого запитання; єдиний хід робиться без паузи.
ui-one-ink = Сторони одним кольором
ui-one-ink-help = Сторони розрізняють форма й літера.

## Ім’я

ui-name = Ваше ім’я
ui-name-ask = Як вас називати?
ui-name-why = Це ім’я бачать інші за столом. Його можна змінити в налаштуваннях.

## Ви

ui-you = Ви
ui-you-named = Ви: { $name }
ui-you-more = Код відновлення, інші пристрої, ваші дані
ui-you-line = Тут немає ні облікових записів, ні паролів: ваші місця належать цьому браузеру. На цій сторінці можна зробити так, щоб ніколи їх не втратити.
ui-you-name-why = Це ім’я бачать інші за столом.
ui-save = Зберегти
ui-saved = Збережено
ui-recovery = Код відновлення
ui-recovery-why = Якщо цей браузер вас забуде, код поверне вам усі місця — у будь-якому браузері.
ui-recovery-make = Створити код
ui-recovery-renew = Створити новий код замість попереднього
ui-recovery-exists = У вас є код відновлення.
ui-recovery-once = Запишіть його або зберігайте разом із паролями. Його показано лише зараз, і той, хто його має, грає від вашого імені.
ui-devices = Інший пристрій
ui-devices-count = { $count ->
    [one] ви в { $count } браузері
    [few] ви в { $count } браузерах
   *[many] ви в { $count } браузерах
}
ui-devices-why = Грайте далі з телефона чи іншого комп’ютера, на тих самих місцях. Цей браузер їх теж збереже.
ui-devices-make = Показати посилання та QR-код
ui-devices-renew = Інше посилання замість цього
ui-devices-link = Посилання для іншого пристрою
ui-devices-qr = QR-код посилання
ui-devices-how = Відскануйте код іншим пристроєм або відкрийте там посилання. Воно спрацьовує один раз, протягом десяти хвилин. Нікому його не надсилайте.
ui-devices-unreachable = Ця адреса веде лише на цей комп’ютер. Щоб під’єднати інший пристрій, відкрийте Sandtable за адресою, яка йому доступна.
ui-come-back = Ви вже грали тут?
ui-come-back-why = З кодом відновлення цей браузер отримає ваше ім’я та ваші місця.
ui-come-back-go = Повернутися
ui-become-leave = Продовжити без цих місць
ui-data = Ваші дані
ui-data-why = Ваше ім’я, столи та записи завершених партій — одним файлом.
ui-data-download = Завантажити
ui-forget-why = Усе, що про вас зберігається, можна й видалити.
ui-forget = Видалити все
ui-forget-ask = Видалити все про вас?
ui-forget-what = Ви залишите всі свої місця, і ваше ім’я зникне з усіх столів. Код відновлення та всі ваші пристрої перестануть діяти. Завершені партії залишаться без вашого імені. Скасувати це не можна.
ui-forget-yes = Видалити
ui-forget-no = Залишити все як є
ui-link-title = Грати далі тут?
ui-link-line = Цей браузер отримає ім’я та місця пристрою, який показав посилання. Продовжуйте, лише якщо це ваш пристрій.
ui-link-go = Грати далі тут
ui-link-none = Посилання неповне. Створіть нове на іншому пристрої.

## Столи

ui-first-title = Настільні ігри про Другу світову за всіма правилами
ui-first-line = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}: проти бота, з другом за одним екраном чи онлайн. Без реєстрації й навіть без інтернету; кожен кидок можна перевірити.
ui-first-learn = Перша гра з підказками: { $game }. Кожен крок пояснено.
ui-first-battle = Зіграти перший бій
ui-first-against = { $scenario } ({ $game }). { $bot } — ваш суперник. Будь-який хід можна скасувати, є підказки.
ui-first-sample = Число на фішці — її захист. До нього додаються прикриття й відстань: випало стільки чи більше — влучання.
ui-first-link = Друг надіслав посилання?
ui-first-join = Сісти за стіл
ui-new-battle = Новий бій
ui-as-last = як минулого разу
ui-level = Рівень
ui-level-name = { $level ->
    [recruit] Новобранець
    [regular] Солдат
    [veteran] Ветеран
    [commander] Командир
   *[other] { $level }
}
ui-level-won = Ваших перемог: { $won } з { $played }.
ui-quick = Почати партію
ui-scenario = Сценарій
ui-you-play = Ви граєте за
ui-against = Проти
ui-against-bot = Бот
ui-against-here = Тут
ui-against-online = Онлайн
ui-start = Почати
ui-scenario-count = { $count ->
    [one] { $count } сценарій
    [few] { $count } сценарії
    [many] { $count } сценаріїв
   *[other] { $count } сценарію
}
ui-won-count = перемог: { $count }
ui-played = зіграно
ui-won-as = перемога: { $side }
ui-your-games = Ваші партії
ui-mark-won = перемог: { $won } з { $played }
ui-mark-played = зіграно: { $played }
ui-mark-person = людина
ui-mark-alone = за обидві сторони
ui-about-minutes = близько { $minutes } хв
ui-decision-count = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
}
ui-hardship = { $grade ->
    [hard] значно важче: { $side }
    [harder] важче: { $side }
   *[even] сили рівні
}
ui-length = Тривалість і рівновага
ui-length-decisions = рішень: { $low }–{ $high }
ui-length-rounds = раундів: { $low }–{ $high }
ui-length-turns = ходів: { $low }–{ $high }
ui-balance-wins = перемог: { $share } %
ui-measured = Виміряно за партіями комп’ютера із самим собою: { $games }, { $date }; указано середню половину. Хвилини — це ваші рішення по { $seconds } секунд: з людиною партія вдвічі довша.
ui-learn = Навчальна партія
ui-learn-long = Навчитися за десять хвилин
ui-your-tables = Ваші столи
ui-table-count = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } стола
}
ui-remove-table = Прибрати «{ $name }» зі списку
ui-hide-table = Сховати
ui-hide-table-how = Схований стіл лишається як є. Повернутися можна за його посиланням.
ui-leave-table = Покинути гру
ui-leave-table-how = Якщо покинути гру, ваше місце назавжди займе бот.
ui-news = нове: { $count }
ui-news-proposal = пропозиція
ui-wait-for-you = { $count ->
    [one] { $count } чекає на вас
    [few] { $count } чекають на вас
    [many] { $count } чекають на вас
   *[other] { $count } чекають на вас
}
ui-no-tables = Зараз партій немає. Оберіть сценарій у розділі «Новий бій» і натисніть «Почати».
ui-round = раунд { $count }
ui-turn = хід { $count }
ui-score-of = { $score } з { $goal }
ui-bot-name = { $level ->
    [recruit] Бот-новобранець
    [regular] Бот-солдат
    [veteran] Бот-ветеран
    [commander] Бот-командир
   *[other] Бот
}
ui-bot-about = { $level ->
    [recruit] Грає за чуттям і помиляється: перший суперник.
    [regular] Грає розважливо й ходить одразу.
    [veteran] Перш ніж вибрати, перевіряє найкращі ходи. Думає якусь мить.
   *[commander] Перевіряє безліч ходів і думає близько секунди. Найсильніший.
}
ui-seat-free = чекаємо на гравця
ui-on-this-screen = На цьому екрані
ui-your-turn = Ваш хід
ui-resume = Продовжити
ui-invite = Запросити
ui-look = Дивитися
ui-open-tables = Відкриті столи
ui-seats-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
ui-sit = Грати: { $side }
ui-watch = Дивитися
ui-just-finished = Щойно закінчено
ui-replay = Перегляд
ui-analyse = Розбір
ui-foot-offline = Працює без мережі. Без облікового запису.
ui-foot-dice = Після партії можна перевірити кожну кістку.
ui-puzzles = Задачі
ui-foot-lab = Лабораторія: наскільки сильні боти й рівні бої

## За запрошенням

ui-join-title = Приєднатися
ui-join = Увійти
ui-join-code = Посилання від друга
ui-join-unreadable = Це не запрошення. Вставте посилання цілком.
ui-join-head = Для вас лишили місце
ui-join-there = За столом:
ui-join-yours = Ваша сторона:
ui-join-sit = Сісти за стіл
ui-join-no-secret = У посиланні не вказано місця. Попросіть посилання цілком.

## Запрошення

ui-invite-title = Чекаємо на: { $seat }
ui-invite-how = Надішліть це посилання іншому гравцеві. Місце займе той, хто відкриє його першим.
ui-invite-link = Посилання-запрошення
ui-invite-make = Створити посилання
ui-invite-renew = Інше посилання замість цього
ui-share = Поділитися
ui-invite-code = Запрошення QR-кодом
ui-reach-computer = Це посилання відкриє лише цей комп’ютер: сервер слухає адресу 127.0.0.1. Щоб впустити інших, запустіть його так:
ui-reach-network = Це посилання відкриють лише у вашій мережі. Щоб грати здалеку, серверу потрібна зовнішня адреса.
ui-copy = Копіювати
ui-copied = Скопійовано

## Сценарії

ui-no-game = Такої гри тут немає.
ui-map-of = Поле: { $scenario }
ui-starts = Починає
ui-starts-roll = за кидком кістки
ui-goal-of = Мета: { $side }
ui-goal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
ui-goal-pin = виснажити суперника
ui-goal-medals = { $count ->
    [one] { $count } медаль
    [few] { $count } медалі
    [many] { $count } медалей
   *[other] { $count } медалі
}
ui-setup = Стіл
ui-seat-me = Ви
ui-seat-invite = Запросити за посиланням
ui-seat-open = Відкрито для всіх
ui-visibility = Хто може дивитися
ui-private = Лише гравці
ui-public = Усі
ui-clock = Годинник
ui-clock-none = Немає
ui-clock-casual = { $minutes } хв на хід
ui-clock-total = { $minutes } хв на партію
ui-clock-increment = { $minutes } хв + { $seconds } с
ui-clock-amount = Час
ui-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
ui-options = Варіанти правил

## Правила

ui-rules-title = Правила
ui-rules-line = Кожна гра на одній сторінці, з малюнками; під нею кожне правило зі своїм номером.
ui-rules-one-page = { $game }: усе на одній сторінці
ui-rules-whole = Уся сторінка
ui-rules-reference = Довідник
ui-rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
} нашими словами, кожне з тим номером, який показує стіл.
ui-rules-search = Шукати в правилах
ui-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
ui-rules-contents = Зміст
ui-rules-nothing = Жодне правило про це не говорить.

## Записи

ui-replays-line = Закінчені партії, крок за кроком, очима будь-якої сторони.
ui-record = Файл запису
ui-no-replays = Ще жодну партію не закінчено.

## Вільні бої

ui-fresh-open = Нова битва
ui-balance-title = Звіт про баланс
ui-balance-nothing = Перевіряти нічого. Відкрийте сценарій у редакторі або виберіть інший.
ui-skirmish-open = Обрати армії: сутичка
ui-skirmish-title = Сутичка
ui-skirmish-lead = Дві армії, поле з випадкових планшетів і випадкове завдання. Виберіть свою армію або обидві.
ui-skirmish-size = Розмір
ui-skirmish-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
ui-skirmish-size-note = планшетів: { $boards }, ходів: { $turns }
ui-skirmish-side = Армія
ui-skirmish-lot = Випадкова
ui-skirmish-ready = Готова армія
ui-skirmish-empty = Зібрати свою
ui-skirmish-by-lot = Цю армію визначить випадок, коли стіл відкриється.
ui-skirmish-army-ok = Цю армію можна взяти.
ui-skirmish-shared = Обидві армії обираєте ви; випадкової ніхто не знає, поки стіл не відкрито. Хто ввійде за посиланням, побачить обидві з початком гри.
ui-skirmish-joined = Сутичка: армії вибрав господар столу або вирішив випадок. Поле й завдання випадкові.

## Лабораторія

ui-lab = Лабораторія
ui-lab-line = Наскільки сильні боти й наскільки рівні бої.
ui-lab-ladder = Рейтинг
ui-lab-ladder-line = Рейтинг з інтервалом 95 %. Кожна пара ботів грає всі сценарії, міняючись сторонами.
ui-lab-balance = Баланс
ui-lab-balance-line = Частка партій у відсотках, виграних стороною, чий знак праворуч, за однакових ботів на обох сторонах, з інтервалом 95 %. Смуга — від 35 до 65; бій поза нею позначено ромбом.
ui-lab-even = Боїв, що сягають смуги: { $even } з { $all }.
ui-lab-bots = Бот на обох сторонах
ui-lab-games = Партій: { $games }
ui-lab-seconds = { $seconds } с на рішення
ui-lab-interval = від { $low } до { $high }
ui-lab-none = Партій ще не було.
ui-practice = Тренування
ui-practice-help = Можна скасувати будь-яке рішення, навіть кидки. У записі буде сказано, що це тренування.
ui-open-scenario = Відкрити файл сценарію
ui-draw-one = Намалювати свій
ui-open-in-editor = Відкрити в редакторі
