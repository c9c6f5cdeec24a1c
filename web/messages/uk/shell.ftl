### Сторінки навколо ігор: столи, сценарії, запрошення, записи, правила, налаштування.

## Усюди

ui-skip = До змісту
ui-nav = Сторінки
ui-nav-place = { $place ->
    [tables] Столи
    [scenarios] Сценарії
    [replays] Записи
   *[rules] Правила
}
ui-close = Закрити
ui-done = Готово
ui-go-on = Далі
ui-fault = Щось пішло не так. Завантажте сторінку ще раз.
ui-offline = Немає зв’язку. Що збережено тут, лишиться; решта повернеться разом із мережею.
ui-page-missing = Сторінка не завантажилася. Вона повернеться разом із мережею.
ui-nowhere = Тут нічого немає
ui-nowhere-line = За цією адресою немає сторінки.
ui-to-lobby = До столів
ui-games = Ігри
ui-game-short = { $game ->
    [normandy] Нормандія
    [north-africa] Північна Африка
    [memoir44] Спогади
    [heroes] Сталінград
   *[other] { $game }
}
ui-mark = { $side ->
    [lrdg] Л
    [italy] І
    [us] С
    [germany] Н
    [allies] С
    [soviet] Р
    [german] Н
   *[axis] О
}

## Налаштування

ui-settings = Налаштування
ui-language = Мова
ui-theme = Світло
ui-theme-switch = Світло або темно
ui-theme-name = { $theme ->
    [light] Світло
    [dark] Темно
   *[system] Як у системі
}
ui-motion = Рух
ui-motion-name = { $motion ->
    [calm] Спокійно
    [brisk] Швидко
   *[instant] Без руху
}
ui-fast = Кидати одразу
ui-fast-help = Кістки падають, щойно обрано ціль, без другого запитання.
ui-one-ink = Одна фарба
ui-one-ink-help = Обидві сторони одного кольору, їх розрізняють форма й літера.

## Ім’я

ui-name = Ваше ім’я
ui-name-ask = Як вас називати?
ui-name-why = Це ім’я бачать інші за столом. Його можна змінити в налаштуваннях.

## Столи

ui-set-up = Розставити бій
ui-set-up-line = Настільні ігри за правилами з коробки. З ботом, з другом поруч або далеко.
ui-quick = Почати партію
ui-scenario = Сценарій
ui-you-play = Ви граєте за
ui-against = Проти
ui-against-bot = Бот
ui-against-here = Тут
ui-against-online = Мережею
ui-start = Почати
ui-game-line = { $game ->
    [normandy] Ведіть взвод картами, які бережете
    [north-africa] Рейди, вантажівки й підриви
    [memoir44] Карти наказів, кубики й медалі
    [heroes] Таємні накази, вулиця за вулицею
   *[other] { $game }
}
ui-scenario-count = { $count ->
    [one] { $count } сценарій
    [few] { $count } сценарії
    [many] { $count } сценаріїв
   *[other] { $count } сценарію
}
ui-learn = Навчальна партія
ui-learn-long = Навчитися за десять хвилин
ui-your-tables = Ваші столи
ui-wait-for-you = { $count ->
    [one] { $count } чекає на вас
    [few] { $count } чекають на вас
    [many] { $count } чекають на вас
   *[other] { $count } чекають на вас
}
ui-no-tables = Партій ще немає. Оберіть бій вище й натисніть «Почати».
ui-round = раунд { $count }
ui-turn = хід { $count }
ui-score-of = { $score } з { $goal }
ui-bot-name = { $level ->
    [recruit] Бот-новобранець
   *[veteran] Бот-ветеран
}
ui-seat-free = чекаємо на гравця
ui-on-this-screen = На цьому екрані
ui-your-turn = Ваш хід
ui-resume = Продовжити
ui-look = Дивитися
ui-open-tables = Відкриті столи
ui-sit = Грати: { $side }
ui-watch = Дивитися
ui-just-finished = Щойно закінчено
ui-replay = Перегляд
ui-foot-offline = Працює без мережі. Без облікового запису.
ui-foot-dice = Після партії можна перевірити кожен кубик.

## За запрошенням

ui-join-title = Приєднатися
ui-join = Увійти
ui-join-code = Посилання від друга
ui-join-unreadable = Це не запрошення. Вставте посилання цілком, разом із частиною після #.
ui-join-head = Для вас лишили місце
ui-join-sit = Сісти за стіл
ui-join-no-secret = У цьому посиланні немає місця. Попросіть посилання цілком, разом із частиною після #.

## Запрошення

ui-invite-title = Чекаємо: { $seat }
ui-invite-how = Надішліть це посилання іншому гравцеві. Місце займе той, хто відкриє його першим.
ui-invite-link = Посилання-запрошення
ui-invite-make = Створити посилання
ui-invite-renew = Інше посилання замість цього
ui-copy = Копіювати
ui-copied = Скопійовано

## Сценарії

ui-no-game = Тут у цю гру не грають.
ui-map-of = Карта: { $scenario }
ui-starts = Починає
ui-starts-roll = за кидком
ui-goal-of = Мета: { $side }
ui-goal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
ui-goal-pin = притиснути ворога
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
ui-clock-days = { $days } дні на хід
ui-options = Варіанти правил

## Правила

ui-rules-title = Правила
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

ui-skirmish-open = Обрати армії: сутичка
ui-skirmish-title = Сутичка
ui-skirmish-lead = Дві армії, поле з випадкових планшетів і завдання за жеребом. Оберіть свою; іншу лишіть випадку або оберіть обидві.
ui-skirmish-size = Розмір
ui-skirmish-points = { $points } очок
ui-skirmish-size-note = планшетів: { $boards }, ходів: { $turns }
ui-skirmish-side = Армія
ui-skirmish-lot = За жеребом
ui-skirmish-ready = Готова армія
ui-skirmish-empty = Зібрати самому
ui-skirmish-by-lot = Цю армію визначить жереб, коли стіл відкриється.
ui-skirmish-shared = Обидві армії обираєте ви; віддану жеребу ніхто не знає, поки стіл не відкрито. Хто ввійде за посиланням, побачить обидві з початком гри.
ui-skirmish-joined = Сутичка: армії обрав господар столу або вирішив жереб. Поле й завдання випали жеребом.
