### Страницы вокруг игр: столы, сценарии, приглашения, записи, правила, настройки.

## Везде

ui-skip = К содержанию
ui-nav = Страницы
ui-nav-place = { $place ->
    [tables] Играть
    [scenarios] Сценарии
    [campaigns] Кампании
    [replays] Записи
   *[rules] Правила
}
ui-close = Закрыть
ui-done = Готово
ui-go-on = Дальше
ui-fault = Что-то пошло не так. Загрузите страницу заново.
ui-offline = Нет связи. Что сохранено здесь, работает; остальное вернётся вместе с сетью.
ui-page-missing = Страница не загрузилась. Она вернётся вместе с сетью.
ui-nowhere = Здесь ничего нет
ui-nowhere-line = По этому адресу нет страницы.
ui-to-lobby = К столам
ui-games = Игры

## Настройки

ui-settings = Настройки
ui-language = Язык
ui-theme = Тема
ui-theme-switch = Переключить тему
ui-theme-name = { $theme ->
    [light] Светлая
    [dark] Тёмная
   *[system] Как в системе
}
ui-motion = Анимация
ui-motion-name = { $motion ->
    [calm] Плавная
    [brisk] Быстрая
   *[instant] Выключена
}
ui-sound = Звук
ui-sound-help = Слышны кубики, выстрелы, карты и ваш ход.
ui-notify = Сообщения системы
ui-notify-help = Когда настал ваш ход, а вы смотрите на другое.
ui-sound-switch = { $on ->
    [yes] Выключить звук
   *[no] Включить звук
}
ui-fast = Бросать сразу
ui-fast-help = Кубики падают и карты играются сразу, как выбраны, без второго вопроса; единственный ход делается без паузы.
ui-one-ink = Стороны одним цветом
ui-one-ink-help = Стороны отличают форма и буква.

## Имя

ui-name = Ваше имя
ui-name-ask = Как вас называть?
ui-name-why = Это имя видят другие за столом. Его можно сменить в настройках.

## Вы

ui-you = Вы
ui-you-named = Вы: { $name }
ui-you-more = Код восстановления, другие устройства, ваши данные
ui-you-line = Здесь нет ни учётных записей, ни паролей: ваши места принадлежат этому браузеру. На этой странице можно сделать так, чтобы никогда их не потерять.
ui-you-name-why = Это имя видят другие за столом.
ui-save = Сохранить
ui-saved = Сохранено
ui-recovery = Код восстановления
ui-recovery-why = Если этот браузер вас забудет, код вернёт вам все места — в любом браузере.
ui-recovery-make = Создать код
ui-recovery-renew = Создать новый код вместо прежнего
ui-recovery-exists = У вас есть код восстановления.
ui-recovery-once = Запишите его или храните вместе с паролями. Он показан только сейчас, и тот, у кого он есть, играет от вашего имени.
ui-devices = Другое устройство
ui-devices-count = { $count ->
    [one] вы в { $count } браузере
    [few] вы в { $count } браузерах
   *[many] вы в { $count } браузерах
}
ui-devices-why = Играйте дальше с телефона или другого компьютера, на тех же местах. Этот браузер их тоже сохранит.
ui-devices-make = Показать ссылку и QR-код
ui-devices-renew = Другая ссылка вместо этой
ui-devices-link = Ссылка для другого устройства
ui-devices-qr = QR-код ссылки
ui-devices-how = Отсканируйте код другим устройством или откройте там ссылку. Она срабатывает один раз, в течение десяти минут. Никому её не отправляйте.
ui-devices-unreachable = Этот адрес ведёт только на этот компьютер. Чтобы подключить другое устройство, откройте Sandtable по адресу, который ему доступен.
ui-come-back = Вы уже играли здесь?
ui-come-back-why = С кодом восстановления этот браузер получит ваше имя и ваши места.
ui-come-back-go = Вернуться
ui-become-leave = Продолжить без этих мест
ui-data = Ваши данные
ui-data-why = Ваше имя, столы и записи законченных партий — одним файлом.
ui-data-download = Скачать
ui-forget-why = Всё, что о вас хранится, можно и удалить.
ui-forget = Удалить всё
ui-forget-ask = Удалить всё о вас?
ui-forget-what = Вы покинете все свои места, и ваше имя исчезнет со всех столов. Код восстановления и все ваши устройства перестанут действовать. Законченные партии останутся без вашего имени. Отменить это нельзя.
ui-forget-yes = Удалить
ui-forget-no = Оставить всё как есть
ui-link-title = Играть дальше здесь?
ui-link-line = Этот браузер получит имя и места устройства, которое показало ссылку. Продолжайте, только если это ваше устройство.
ui-link-go = Играть дальше здесь
ui-link-none = Ссылка неполная. Создайте новую на другом устройстве.

## Столы

ui-first-title = Настольные игры о Второй мировой по всем правилам
ui-first-line = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}: против бота, с другом за одним экраном или онлайн. Без регистрации и даже без интернета; каждый бросок можно проверить.
ui-first-learn = Первая игра с подсказками: { $game }. Каждый шаг объяснён.
ui-first-battle = Сыграть первый бой
ui-first-against = { $scenario } ({ $game }). { $bot } — ваш соперник. Любой ход можно отменить, есть подсказки.
ui-first-sample = Число на фишке — её защита. К ней прибавляются укрытие и дистанция: выпало столько или больше — попадание.
ui-first-link = Друг прислал ссылку?
ui-first-join = Сесть за стол
ui-new-battle = Новый бой
ui-as-last = как в прошлый раз
ui-level = Уровень
ui-level-name = { $level ->
    [recruit] Новобранец
    [regular] Солдат
    [veteran] Ветеран
    [commander] Командир
   *[other] { $level }
}
ui-level-won = Ваших побед: { $won } из { $played }.
ui-quick = Начать партию
ui-scenario = Сценарий
ui-you-play = Вы играете за
ui-against = Против
ui-against-bot = Бот
ui-against-here = Здесь
ui-against-online = Онлайн
ui-start = Начать
ui-scenario-count = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
    [many] { $count } сценариев
   *[other] { $count } сценария
}
ui-won-count = побед: { $count }
ui-played = сыграно
ui-won-as = победа: { $side }
ui-your-games = Ваши партии
ui-mark-won = побед: { $won } из { $played }
ui-mark-played = сыграно: { $played }
ui-mark-person = человек
ui-mark-alone = за обе стороны
ui-about-minutes = около { $minutes } мин
ui-decision-count = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
ui-hardship = { $grade ->
    [hard] намного труднее: { $side }
    [harder] труднее: { $side }
   *[even] силы равны
}
ui-length = Длительность и равновесие
ui-length-decisions = решений: { $low }–{ $high }
ui-length-rounds = раундов: { $low }–{ $high }
ui-length-turns = ходов: { $low }–{ $high }
ui-balance-wins = побед: { $share } %
ui-measured = Измерено по партиям компьютера с самим собой: { $games }, { $date }; указана средняя половина. Минуты — это ваши решения по { $seconds } секунд: с человеком партия вдвое длиннее.
ui-learn = Учебная партия
ui-learn-long = Научиться за десять минут
ui-your-tables = Ваши столы
ui-table-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
ui-remove-table = Убрать «{ $name }» из списка
ui-hide-table = Скрыть
ui-hide-table-how = Скрытый стол остаётся как есть. Вернуться можно по его ссылке.
ui-leave-table = Покинуть игру
ui-leave-table-how = Если покинуть игру, ваше место навсегда займёт бот.
ui-news = новое: { $count }
ui-news-proposal = предложение
ui-wait-for-you = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
    [many] { $count } ждут вас
   *[other] { $count } ждут вас
}
ui-no-tables = Сейчас партий нет. Выберите сценарий в разделе «Новый бой» и нажмите «Начать».
ui-round = раунд { $count }
ui-turn = ход { $count }
ui-score-of = { $score } из { $goal }
ui-bot-name = { $level ->
    [recruit] Бот-новобранец
    [regular] Бот-солдат
    [veteran] Бот-ветеран
    [commander] Бот-командир
   *[other] Бот
}
ui-bot-about = { $level ->
    [recruit] Играет по наитию и ошибается: первый соперник.
    [regular] Играет разумно и ходит сразу.
    [veteran] Прежде чем выбрать, проверяет лучшие ходы. Думает мгновение.
   *[commander] Проверяет множество ходов и думает около секунды. Самый сильный.
}
ui-seat-free = ждём игрока
ui-on-this-screen = На этом экране
ui-your-turn = Ваш ход
ui-resume = Продолжить
ui-invite = Пригласить
ui-look = Смотреть
ui-open-tables = Открытые столы
ui-seats-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободны
}
ui-sit = Играть: { $side }
ui-watch = Смотреть
ui-just-finished = Только что закончено
ui-replay = Просмотр
ui-analyse = Разбор
ui-foot-offline = Работает без сети. Без учётной записи.
ui-foot-dice = После партии можно проверить каждый кубик.
ui-puzzles = Задачи
ui-foot-lab = Лаборатория: насколько сильны боты и равны бои

## По приглашению

ui-join-title = Присоединиться
ui-join = Войти
ui-join-code = Ссылка от друга
ui-join-unreadable = Это не приглашение. Вставьте ссылку целиком.
ui-join-head = Для вас оставлено место
ui-join-there = За столом:
ui-join-yours = Ваша сторона:
ui-join-sit = Сесть за стол
ui-join-no-secret = В ссылке не указано место. Попросите ссылку целиком.

## Приглашение

ui-invite-title = Ждём: { $seat }
ui-invite-how = Отправьте эту ссылку другому игроку. Место займёт тот, кто откроет её первым.
ui-invite-link = Ссылка-приглашение
ui-invite-make = Создать ссылку
ui-invite-renew = Другая ссылка вместо этой
ui-share = Поделиться
ui-invite-code = Приглашение QR-кодом
ui-reach-computer = Эту ссылку откроет только этот компьютер: сервер слушает адрес 127.0.0.1. Чтобы впустить других, запустите его так:
ui-reach-network = Эту ссылку откроют только в вашей сети. Чтобы играть издалека, серверу нужен внешний адрес.
ui-copy = Копировать
ui-copied = Скопировано

## Сценарии

ui-no-game = Такой игры здесь нет.
ui-map-of = Поле: { $scenario }
ui-starts = Начинает
ui-starts-roll = по броску кубика
ui-goal-of = Цель: { $side }
ui-goal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
ui-goal-pin = истощить противника
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
ui-clock-total = { $minutes } мин на партию
ui-clock-increment = { $minutes } мин + { $seconds } с
ui-clock-amount = Время
ui-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
ui-options = Варианты правил

## Правила

ui-rules-title = Правила
ui-rules-line = Каждая игра на одной странице, с картинками; под ней каждое правило со своим номером.
ui-rules-one-page = { $game }: всё на одной странице
ui-rules-whole = Вся страница
ui-rules-reference = Справочник
ui-rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
} нашими словами, каждое с тем номером, который показывает стол.
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

ui-fresh-open = Новое сражение
ui-balance-title = Отчёт о балансе
ui-balance-nothing = Проверять нечего. Откройте сценарий в редакторе или выберите другой.
ui-skirmish-open = Выбрать армии: стычка
ui-skirmish-title = Стычка
ui-skirmish-lead = Две армии, поле из случайных досок и случайное задание. Выберите свою армию или обе.
ui-skirmish-size = Размер
ui-skirmish-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-skirmish-size-note = досок: { $boards }, ходов: { $turns }
ui-skirmish-side = Армия
ui-skirmish-lot = Случайная
ui-skirmish-ready = Готовая армия
ui-skirmish-empty = Собрать свою
ui-skirmish-by-lot = Эта армия определится случайно, когда стол откроется.
ui-skirmish-army-ok = Эту армию можно взять.
ui-skirmish-shared = Обе армии выбираете вы; случайную никто не знает, пока стол не открыт. Кто войдёт по ссылке, увидит обе с началом игры.
ui-skirmish-joined = Стычка: армии выбрал хозяин стола или решил случай. Поле и задание случайны.

## Лаборатория

ui-lab = Лаборатория
ui-lab-line = Насколько сильны боты и насколько равны бои.
ui-lab-ladder = Рейтинг
ui-lab-ladder-line = Рейтинг с интервалом 95 %. Каждая пара ботов играет все сценарии, меняясь сторонами.
ui-lab-balance = Баланс
ui-lab-balance-line = Доля партий в процентах, выигранных стороной, чей знак справа, при одинаковых ботах на обеих сторонах, с интервалом 95 %. Полоса — от 35 до 65; бой за её пределами отмечен ромбом.
ui-lab-even = Боёв, которые достают до полосы: { $even } из { $all }.
ui-lab-bots = Бот на обеих сторонах
ui-lab-games = Партий: { $games }
ui-lab-seconds = { $seconds } с на решение
ui-lab-interval = от { $low } до { $high }
ui-lab-none = Партий ещё не было.
ui-practice = Тренировка
ui-practice-help = Можно отменить любое решение, даже броски. В записи будет сказано, что это тренировка.
ui-open-scenario = Открыть файл сценария
ui-draw-one = Нарисовать свой
ui-open-in-editor = Открыть в редакторе
