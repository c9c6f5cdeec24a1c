### Стол: что спрашивают, рассказывают и предлагают вокруг карты.

## Кто где сидит

ui-not-here = ещё не здесь
ui-away = не за столом
ui-days-left = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
ui-hours-left = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
ui-time-left = Сколько времени осталось на решение
ui-time-left-game = Сколько времени осталось на партию
ui-waiting-players = Ждём игроков
ui-shuffling = Тасуем вместе…
ui-waiting-for = Ждём: { $names }
ui-watching = Вы наблюдаете
ui-sit-down = Сесть сюда
ui-propose-bot = Пусть доиграет бот
ui-return = Вернуть себе место
ui-not-connected = Нет связи. Партия сохранена.
ui-aim-side = Ваша сторона: { $side }.
ui-aim-goal = Для победы: { $goal }.
ui-aim-ahead = { $side }: уже { $score } из { $goal }.
ui-aim-help = { $touch ->
    [yes] Нажмите и удерживайте что угодно: появится пояснение.
   *[no] Наведите указатель на что угодно: появится пояснение.
}

## Части экрана

ui-table = Поле
ui-order = Приказ
ui-drawer = Запас, цели, отряды
ui-fold = Свернуть колонку
ui-tools = Стол
ui-views = Разделы
ui-tab-map = Поле
ui-tab-cards = Карты
ui-tab-tray = Запас
ui-tab-log = Журнал
ui-rules = Правила
ui-more = Ещё
ui-show-list = Варианты списком
ui-show-map = Вернуться к полю

## Строка приказа

ui-ask-verb = Что сделать?
ui-ask = { $kind ->
    [card] Какая карта?
    [unit] Какой отряд?
    [target] Какая цель?
    [tile] Куда?
    [hex] Куда?
    [spawn] Где выходит?
    [seat] Какое место?
    [exit] Куда?
    [number] Сколько?
    [section] Какая зона?
    [half] Какая половина?
    [post] Кому?
    [square] Куда?
    [point] Какое межпространство?
    [side] Какая стена или проём?
    [part] Какая часть?
    [line] Какое?
    [wreck] Какие обломки?
    [facing] В какую сторону?
    [aim] В какую сторону?
    [option] Чем?
    [weapon] Какое оружие?
   *[other] Что дальше?
}
ui-chip = убрать
ui-chip-filled = единственный вариант
ui-back = Назад
ui-stop-here = На этом всё
ui-roll = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
   *[many] Бросить { $dice } кубиков
}
ui-armed = { $count ->
    [1] Единственная цель
    [2] Бросайте или выберите вторую цель
   *[other] Бросайте или выберите другую цель (всего { $count })
}
ui-other-targets = Другие цели

## Почему нельзя, отмена

ui-why-not = Почему нельзя?
ui-show-rule = Показать правило
ui-undo = Отменить
ui-undo-free = Ничего не открыто
ui-undo-step = Сделано

## Журнал, кубики, повтор

ui-log = Журнал
ui-log-begin = Начало
ui-log-all = Всё
ui-log-fights = Бои
ui-log-empty = Пока ничего не произошло.
ui-last-roll = Последний бросок
ui-log-new = { $count ->
    [one] { $count } новый шаг
    [few] { $count } новых шага
   *[many] { $count } новых шагов
}
ui-log-play-again = Показать снова
ui-step-of = { $step } из { $count }
ui-play = Пуск
ui-pause = Пауза
ui-playback-next = Дальше ваш ход.
ui-playback-begin = К моему ходу
ui-skip-motion = Пропустить

## Конец

ui-dice-checking = Проверяем кубики…
ui-dice-unchecked = Проверить кубики не удалось
ui-dice-verified = { $verified ->
    [one] Проверен { $verified } кубик из { $total }
    [few] Проверено { $verified } кубика из { $total }
   *[many] Проверено { $verified } кубиков из { $total }
}
ui-dice-problem = { $kind ->
    [secret] Тайный ключ не подходит к отпечатку, объявленному до партии.
    [contribution] Число за место «{ $seat }» не подходит к своему отпечатку.
    [left-out] Число этого браузера за место «{ $seat }» не учтено.
    [not-counted] Этот браузер раскрыл своё число за место «{ $seat }», но его не засчитали.
    [replaced] Отпечатки чисел подменили после того, как этот браузер раскрыл своё за место «{ $seat }».
   *[draw] Бросок { $number } пропущен или не тот, который должен был выпасть.
}
ui-dice-how = { $players ->
    [0] До первого хода был объявлен отпечаток тайного ключа всех бросков и тасовок. Теперь ключ открыт, и этот браузер вычислил каждый бросок заново. Отпечаток:
   *[other] Все броски и тасовки следуют из тайного ключа сервера и чисел самих игроков, поэтому выбрать их не мог никто. Отпечатки объявили до того, как стало известно первое число. Теперь всё открыто, и этот браузер вычислил каждый бросок заново. Отпечаток ключа:
}
ui-end-own = { $won ->
    [yes] Вы победили.
   *[no] Вы проиграли.
}
ui-watch-replay = Повтор
ui-picture = Картинка
ui-end-record = Запись
ui-download-record = Скачать запись
ui-swap = Поменяться сторонами
ui-again = Ещё раз
ui-resign = Сдаться
ui-resign-sure = Партия сразу закончится победой другой стороны.
ui-play-on = Играть дальше
ui-offer-draw = Предложить ничью
ui-draw-offered = Предложена ничья
ui-draw-offer = { $name } предлагает ничью
ui-draw-note = Кто играет дальше, тот отказался.
ui-agree = Согласиться
ui-no-more = Больше не предлагать в этой партии
ui-offer-pause = Остановить часы
ui-pause-offered = Предложен перерыв
ui-pause-offer = { $name } предлагает перерыв
ui-pause-note = Часы стоят, пока кто-нибудь не продолжит игру или не сделает ход.
ui-paused = Перерыв
ui-pause-end = Продолжить
ui-series = Серия { $mine } : { $theirs }
ui-ask-take-back = Попросить вернуть ход
ui-ask-short = Попросить
ui-take-back-asked = Вы просите вернуть ход
ui-take-back-ask = { $name } просит вернуть ход
ui-take-back-note = Назад к положению перед этим. Кубики бросаются заново, карты остаются в том же порядке.
ui-allow = Разрешить
ui-decline = Отказать
ui-no-more-take-backs = Больше не возвращать ходы в этой партии
ui-rematch = Реванш
ui-rematch-offered = Предложен реванш
ui-rematch-offer = { $name } предлагает реванш
ui-rematch-accepted = Принято. За новый стол…
ui-sides-swapped = Стороны меняются. Ваша сторона: { $side }.
ui-sides-same = Стороны прежние. Ваша сторона: { $side }.
ui-same-sides = Прежние стороны
ui-accept = Принять
ui-not-now = Не сейчас
ui-withdraw = Отозвать
ui-stay = Остаться здесь
ui-to-rematch = К реваншу
ui-invite-again = Новый стол, новое приглашение
ui-your-turn-at = Ваш ход: { $table }
ui-notice-ask = Сообщить, когда настанет ваш ход?
ui-notice-title = Заголовок вкладки скажет об этом в любом случае.
ui-yes = Да
ui-notice-no = Только заголовок
ui-talk = Разговор
ui-talk-news =
    { $count ->
        [0] Разговор
       *[other] Разговор, новых реплик: { $count }
    }
ui-talk-mute = Заглушить
ui-talk-unmute = Слышать снова
ui-talk-write = Слово другим игрокам
ui-talk-send = Отправить
ui-talk-first = Начните с готовой фразы. Писать можно, когда вам ответят.
ui-phrase-well-played = Хорошо сыграно
ui-phrase-thinking = Думаю
ui-phrase-back-soon = Вернусь через 5 минут
ui-phrase-your-turn = Ваш ход
ui-phrase-thanks = Спасибо
ui-phrase-lucky = Повезло

## Занавес между двумя за одним экраном

ui-curtain-turn = Дальше: { $seat }
ui-curtain-pass = Передайте экран. Карты убраны: { $side }.
ui-curtain-hold = Удерживайте, чтобы открыть
ui-curtain-keys = С клавиатуры: удерживайте Enter или нажмите дважды.

## Повтор партии

ui-first = В начало
ui-step-back = На ход назад
ui-step-forward = На ход вперёд
ui-last = В конец
ui-move-number = Ход
ui-move-of = Ход { $at } из { $length }
ui-speed = Скорость { $speed }
ui-see-as = Чьими глазами
ui-see-open = Открытое
ui-share-move = Скопировать ссылку на этот ход

## Первая партия с наставником

ui-next = Дальше
ui-lesson-step = Шаг { $step } из { $count }
ui-lesson-progress = Ход урока
ui-lesson-wants = Сейчас в уроке нужно: { $action }
ui-lesson-play = Сыграть против бота

## Клавиши

ui-keys = Клавиши
ui-key-tab = строка приказа, рука, поле, журнал
ui-key-arrows = по всему, что подсвечено на поле
ui-key-enter = выбрать или выполнить приказ
ui-key-esc = убрать последнее слово
ui-key-cards = карта в руке
ui-key-undo = отменить
ui-key-odds = шансы следующей цели
ui-key-why = почему нельзя, о том, что в фокусе
ui-key-signs = что значат знаки
ui-key-pin = закрепить справку
ui-key-log = журнал
ui-key-list = варианты списком
ui-key-fold = свернуть колонку
ui-key-turn = повернуть поле
ui-key-magnify = удержать лупу
ui-key-step = вдоль широкого фронта
ui-key-fit = всё поле
ui-key-help = этот список

## Help

ui-help-pin = Закрепить
ui-help-not-now = сейчас нельзя
ui-help-score = Счёт
ui-help-signs = Что значат знаки
ui-help-no-signs = На этом поле нет особых знаков.

## Конец партии

ui-tab-result = Итог
ui-end-title = Партия в числах
ui-end-points = Очки по { $unit ->
    [round] раундам
   *[turn] ходам
}
ui-end-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
ui-end-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
ui-end-minutes = { $minutes } мин
ui-end-decisions = Решения
ui-end-thought = Время на раздумья
ui-end-lost = Потери
ui-end-dice = Что выпало на кубиках
ui-end-dice-line = Под столбиком: сколько раз грань выпала и сколько раз этого следовало ожидать (пунктир).
ui-end-rolled = кубиков: { $count }
ui-end-face = выпало: { $count }; ожидалось: { $expected }
ui-to-campaign = К кампании: бой { $number } из { $all }
