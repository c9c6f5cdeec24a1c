### Баланс сценариев и новые сражения.

## Честно ли это?

ui-report-play = Сыграть
ui-report-change = Изменить
ui-report-save = Сохранить как .toml
ui-report-copy = Скопировать ссылку на отчёт
ui-report-coming = Боты расставляют фигуры. Первые партии займут немного времени.
ui-report-games = Партий: { $done } из { $most }
ui-report-trying = Проверка изменения: { $done } из { $most } партий
ui-report-bots = { $bot } за обе стороны
ui-report-seed = зерно { $seed }
ui-report-left = осталось { $seconds } с
ui-report-pause = Пауза
ui-report-go-on = Продолжить
ui-report-more = Ещё { $games }
ui-report-wins = Кто побеждает
ui-report-bar = { $first }: { $share } % ({ $range }), { $second }: { $other } %, партий: { $games }
ui-report-favours = Показано преимущество: { $side }.
ui-report-favours-why = Половина лежит вне интервала.
ui-report-within = В пределах 40–60.
ui-report-within-why = Весь интервал лежит в полосе честных сражений.
ui-report-open = Нечестность не показана.
ui-report-open-why = Половина лежит внутри интервала. Ещё { $games } партий сузят его до ±{ $margin }.
ui-report-length = { $unit ->
    [round] Длина, раунды
   *[other] Длина, ходы
}
ui-report-length-line = медиана { $median }, девять из десяти между { $from } и { $to }
ui-report-first = Первый ход
ui-report-first-as-it-is = { $side }, как есть
ui-report-first-other = если начинает другая сторона
ui-report-first-worth = чего стоит первый ход
ui-report-first-untried = Ещё не проверено: проверяется вместе с изменениями ниже.
ui-report-draws = Ничьих: { $draws }, каждая считается за полпобеды
ui-report-endings = Чем кончалось
ui-report-objectives = Какая цель решает
ui-report-place = Место
ui-report-held = Удержано в конце
ui-report-if-held = Победа с ней
ui-report-without = Без неё
ui-report-suggestions = Что сделает его честнее
ui-report-try = Проверить малые изменения
ui-report-try-line = На отряд или на очко больше либо меньше, каждое изменение по сто партий. Это займёт примерно столько же времени.
ui-report-try-later = Малые изменения можно проверить, когда баланс будет известен.
ui-report-both = Обе
ui-report-heat = Потери отрядов на сто партий
ui-report-heat-of = { $scenario }: где отряды несли потери

## Новое сражение

ui-fresh-line = Составлено по нескольким словам, сыграно ботами и предложено, только если оказалось честным.
ui-fresh-about = { $game } · { $size }
ui-fresh-size-label = Размер
ui-fresh-size = { $size ->
    [small] Малое
    [large] Большое
   *[standard] Обычное
}
ui-fresh-dial = { $dial ->
    [ground] Местность
    [density] Сколько её
    [arms] Войска
    [support] Отряды поддержки
    [goal] Как победить
    [mission] Задача
   *[vehicles] Техника
}
ui-fresh-option = { $option ->
    [woods] Леса
    [hills] Холмы
    [villages] Деревни
    [hedgerows] Живые изгороди
    [river] Река
    [open] Открытая
    [covered] Закрытая
    [dense] Густая
    [more-armor] Больше танков
    [more-artillery] Больше артиллерии
    [special-forces] Спецподразделения
    [support] Есть
    [no-support] Нет
    [pin] Очки или подавление
    [no-pin] Только очки
    [raid] Рейд
    [race] Борьба за цели
    [vehicles] Есть
    [on-foot] Пешком
    [meeting] Встречный бой
    [take-and-hold] Взять и удержать
    [head-hunt] Охота за головами
    [storm] Штурм
    [break-through] Прорыв
   *[snatch] Похищение
}
ui-fresh-dials-line = Ничего не выбрано: составляется что угодно. Выбрано несколько: одно из них или всё вперемешку.
ui-fresh-seed = Слова, по которым оно составлено
ui-fresh-seed-line = Одни и те же слова у всех дают одно и то же сражение.
ui-fresh-draw = Составить
ui-fresh-copy = Скопировать ссылку на сражение
ui-fresh-copied = Скопировано
ui-fresh-another = Другое из запаса
ui-fresh-draw-new = Составить новое
ui-fresh-draw-line = Новое сражение проверяется при вас, это несколько минут. Сражения из запаса начинаются сразу.
ui-fresh-change = Изменить
ui-fresh-test = Честно ли оно?
ui-fresh-play = Играть это
ui-fresh-none = Для этой игры сражений в запасе пока нет. Составьте новое.
ui-fresh-drafts = Набросков: { $drafts }, { $kept ->
    [0] ни один не оставлен
   *[other] оставлено: { $kept }
}
ui-fresh-how = Набросок остаётся, если весь его интервал лежит в обещанной полосе. Тот, что туда уже не попадёт, отбрасывается рано. Набросок с перевесом меняется в пользу той стороны, что проигрывала, если в игре есть чем. Всего партий: { $games }.
ui-fresh-draft = Набросок
ui-fresh-games = партий
ui-fresh-result = итог
ui-fresh-under-way = идёт проверка
ui-fresh-favoured = перевес: { $side }
ui-fresh-interval = { $side }: { $range } %
ui-fresh-wins = Победы: { $side }, партий: { $games }
ui-fresh-promise = Обещано любой стороне
ui-fresh-kept = Весь интервал лежит внутри.
ui-fresh-measuring = Проверка ещё идёт.
ui-fresh-handicap = Ни один набросок не держит обещания. Ближе всех этот: { $side } — { $share } % побед, гандикап для того, кто за неё играет.
ui-fresh-others = Другие из запаса
