### Страницы вокруг игр: столы, сценарии, приглашения, записи, правила, настройки.

## Везде

ui-skip = К содержанию
ui-nav = Страницы
ui-nav-place = { $place ->
    [tables] Столы
    [scenarios] Сценарии
    [replays] Записи
   *[rules] Правила
}
ui-close = Закрыть
ui-done = Готово
ui-go-on = Дальше
ui-fault = Что-то пошло не так. Загрузите страницу заново.
ui-offline = Нет связи. Что хранится здесь, останется; остальное вернётся вместе с сетью.
ui-page-missing = Страница не загрузилась. Она вернётся вместе с сетью.
ui-nowhere = Здесь ничего нет
ui-nowhere-line = По этому адресу нет страницы.
ui-to-lobby = К столам
ui-games = Игры
ui-game-short = { $game ->
    [normandy] Нормандия
    [north-africa] Северная Африка
    [memoir44] Воспоминания
    [heroes] Сталинград
   *[other] { $game }
}
ui-mark = { $side ->
    [lrdg] Л
    [italy] И
    [us] С
    [germany] Г
    [allies] С
    [soviet] С
    [german] Г
   *[axis] О
}

## Настройки

ui-settings = Настройки
ui-language = Язык
ui-theme = Свет
ui-theme-switch = Светло или темно
ui-theme-name = { $theme ->
    [light] Светло
    [dark] Темно
   *[system] Как в системе
}
ui-motion = Движение
ui-motion-name = { $motion ->
    [calm] Спокойно
    [brisk] Быстро
   *[instant] Без него
}
ui-fast = Бросать сразу
ui-fast-help = Кубики падают, как только выбрана цель, без второго вопроса.
ui-one-ink = Одна краска
ui-one-ink-help = Обе стороны одного цвета, их отличают форма и буква.

## Имя

ui-name = Ваше имя
ui-name-ask = Как вас называть?
ui-name-why = Это имя видят другие за столом. Его можно сменить в настройках.

## Столы

ui-set-up = Расставить бой
ui-set-up-line = Настольные игры по правилам из коробки. С ботом, с другом рядом или далеко.
ui-quick = Начать партию
ui-scenario = Сценарий
ui-you-play = Вы играете за
ui-against = Против
ui-against-bot = Бот
ui-against-here = Здесь
ui-against-online = По сети
ui-start = Начать
ui-game-line = { $game ->
    [normandy] Ведите взвод картами, которые храните
    [north-africa] Рейды, грузовики и подрывы
    [memoir44] Карты приказов, кубики и медали
    [heroes] Тайные приказы, улица за улицей
   *[other] { $game }
}
ui-scenario-count = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
    [many] { $count } сценариев
   *[other] { $count } сценария
}
ui-learn = Учебная партия
ui-learn-long = Научиться за десять минут
ui-your-tables = Ваши столы
ui-wait-for-you = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
    [many] { $count } ждут вас
   *[other] { $count } ждут вас
}
ui-no-tables = Партий пока нет. Выберите бой выше и нажмите «Начать».
ui-round = раунд { $count }
ui-turn = ход { $count }
ui-score-of = { $score } из { $goal }
ui-bot-name = { $level ->
    [recruit] Бот-новобранец
   *[veteran] Бот-ветеран
}
ui-seat-free = ждём игрока
ui-on-this-screen = На этом экране
ui-your-turn = Ваш ход
ui-resume = Продолжить
ui-look = Смотреть
ui-open-tables = Открытые столы
ui-sit = Играть: { $side }
ui-watch = Смотреть
ui-just-finished = Только что закончено
ui-replay = Просмотр
ui-foot-offline = Работает без сети. Без учётной записи.
ui-foot-dice = После партии можно проверить каждый кубик.

## По приглашению

ui-join-title = Присоединиться
ui-join = Войти
ui-join-code = Ссылка от друга
ui-join-unreadable = Это не приглашение. Вставьте ссылку целиком, вместе с частью после #.
ui-join-head = Для вас оставлено место
ui-join-sit = Сесть за стол
ui-join-no-secret = В этой ссылке нет места. Попросите ссылку целиком, вместе с частью после #.

## Приглашение

ui-invite-title = Ждём: { $seat }
ui-invite-how = Отправьте эту ссылку другому игроку. Место займёт тот, кто откроет её первым.
ui-invite-link = Ссылка-приглашение
ui-invite-make = Создать ссылку
ui-invite-renew = Другая ссылка вместо этой
ui-copy = Копировать
ui-copied = Скопировано

## Сценарии

ui-no-game = Здесь в эту игру не играют.
ui-map-of = Карта: { $scenario }
ui-starts = Начинает
ui-starts-roll = по броску
ui-goal-of = Цель: { $side }
ui-goal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
ui-goal-pin = прижать противника
ui-goal-medals = { $count ->
    [one] { $count } медаль
    [few] { $count } медали
    [many] { $count } медалей
   *[other] { $count } медали
}
ui-setup = Стол
ui-seat-me = Вы
ui-seat-invite = Пригласить по ссылке
ui-seat-open = Открыто для всех
ui-visibility = Кто может смотреть
ui-private = Только игроки
ui-public = Все
ui-clock = Часы
ui-clock-none = Нет
ui-clock-casual = { $minutes } мин на ход
ui-clock-days = { $days } дня на ход
ui-options = Варианты правил

## Правила

ui-rules-title = Правила
ui-rules-search = Искать в правилах
ui-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
ui-rules-contents = Содержание
ui-rules-nothing = Ни одно правило об этом не говорит.

## Записи

ui-replays-line = Законченные партии, шаг за шагом, глазами любой стороны.
ui-record = Файл записи
ui-no-replays = Пока ни одна партия не закончена.

## Свободные бои

ui-skirmish-open = Выбрать армии: стычка
ui-skirmish-title = Стычка
ui-skirmish-lead = Две армии, поле из случайных планшетов и задание по жребию. Выберите свою; другую оставьте случаю или выберите обе.
ui-skirmish-size = Размер
ui-skirmish-points = { $points } очков
ui-skirmish-size-note = планшетов: { $boards }, ходов: { $turns }
ui-skirmish-side = Армия
ui-skirmish-lot = По жребию
ui-skirmish-ready = Готовая армия
ui-skirmish-empty = Собрать самому
ui-skirmish-by-lot = Эта армия определится жребием, когда стол откроется.
ui-skirmish-shared = Обе армии выбираете вы; отданную жребию никто не знает, пока стол не открыт. Кто войдёт по ссылке, увидит обе с началом игры.
ui-skirmish-joined = Стычка: армии выбрал хозяин стола или решил жребий. Поле и задание выпали жребием.
