### Heroes of Stalingrad за столом.

ui-hos-turn = Ход { $turn } из { $turns }
ui-hos-plate = { $first ->
    [yes] { $side } · инициатива · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
   *[no] { $side } · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
}
ui-hos-track = Порядок активации
ui-hos-phases = Фазы хода
ui-hos-supply = Снабжение

## Отряды и клетки

ui-hos-aboard = в машине: { $vehicle }
ui-hos-unknown = неизвестный отряд
ui-hos-unknown-unit = Скрыт. Кто это, станет ясно, когда его заметят или он откроется сам.
ui-hos-faces = фронтом на { $heading }
ui-hos-suppression = { $number ->
    [one] { $number } маркер подавления
    [few] { $number } маркера подавления
   *[many] { $number } маркеров подавления
}
ui-hos-damage-crew = экипаж поражён
ui-hos-damage-tracks = гусеницы повреждены
ui-hos-damage-hull = корпус повреждён
ui-hos-damage-main-weapon = основное оружие потеряно
ui-hos-activated = активация была
ui-hos-token = { $kind ->
    [number] приказ { $number }
    [special] особый приказ
    [bluff] блеф
   *[unknown] приказ рубашкой вверх
}
ui-hos-smoke = дым
ui-hos-wreck = обломки
ui-hos-corner = Межпространство
ui-hos-objective = { $holder ->
    [none] цель, никем не занята
   *[other] цель, владеет: { $side }
}

## Лист отряда

ui-hos-when-hit = { $hit ->
    [flip] Попадание переворачивает фишку, следующее уничтожает.
    [damage] Место попадания определяют броском: экипаж, гусеницы, корпус, основное оружие.
   *[destroyed] Попадание уничтожает.
}
ui-hos-may-do = Можно сейчас
ui-hos-targets = { $kind ->
    [unit] { $count ->
        [one] { $count } цель
        [few] { $count } цели
       *[many] { $count } целей
    }
    [square] { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
    [point] { $count ->
        [one] { $count } межпространство
        [few] { $count } межпространства
       *[many] { $count } межпространств
    }
   *[other] { $count }
}
ui-hos-tab-points = Очки
ui-hos-stakes = За что дают очки
ui-hos-show-zones = Зоны контроля
ui-hos-show-arcs = Секторы обстрела
ui-hos-ground-blocks = Закрывает обзор; смотрят через двери и окна
ui-hos-ground-difficult = Вход кончает движение: { $kinds }
ui-hos-ground-closed = Хода нет: { $kinds }
ui-hos-ground-plain = Ни помощи, ни помехи

## Карты, снаряжение, жетоны

ui-hos-hand = { $cards ->
    [one] Рука, { $cards } карта
    [few] Рука, { $cards } карты
   *[many] Рука, { $cards } карт
}
ui-hos-no-cards = Карт на руке нет.
ui-hos-or = или
ui-hos-gear = Снаряжение армии
ui-hos-bluff = Блеф
ui-hos-bluff-on = { $unit }: на этом отряде блеф. Это видите только вы.
ui-hos-tokens = { $tokens ->
    [one] Раздать: { $tokens } жетон
    [few] Раздать: { $tokens } жетона
   *[many] Раздать: { $tokens } жетонов
}
ui-hos-tokens-help = { $next ->
    [bluff] Отмеченный жетон — блеф: соперник примет его за приказ. Щёлкните отряд, которому он достанется, или обойдитесь без него.
   *[order] Следующий жетон отмечен: его номер — очередь отряда. Щёлкните отряд, которому он достанется. Соперник видит только рубашки.
}
ui-hos-reserve = { $units ->
    [one] Расставить: { $units } отряд
    [few] Расставить: { $units } отряда
   *[many] Расставить: { $units } отрядов
}
ui-hos-reactions = Спрашивать о реакции
ui-hos-reactions-always = всегда
ui-hos-reactions-matters = когда важно
ui-hos-reactions-never = никогда
ui-hos-moment = { $moment ->
    [order-start] Начало фазы приказов
    [order-end] Приказы отданы
    [gap] Между активациями
    [own-activation] Отряд активирован
    [move] Отряд движется
    [own-step] На пути окно
    [own-forced-move] Отряд обязан отойти
    [enemy-step] Враг движется
    [enters] Враг входит в здание
    [fire-announced] Стрельба объявлена
    [before-roll] Перед броском
    [after-roll] После броска
    [barrage-named] Обстрел объявлен
    [grenade-thrown] Брошена граната
    [own-scatter] Снаряд относит
    [about-to-be-hit] Вот-вот попадут
    [about-to-be-damaged] Вот-вот повредят
    [about-to-be-removed] Вот-вот погибнет
    [about-to-be-suppressed] Вот-вот подавят
    [fired] Отряд выстрелил
    [fight] Перед штурмом
    [fight-gear] Перед штурмом
    [supply-start] Начало фазы снабжения
    [supply-move] Ходы снабжения
    [reaction] Реакция
    [answer] Ответ
   *[supply-end] Конец фазы снабжения
}
ui-hos-pass = { $own ->
    [yes] К броску
   *[no] Пусть стреляют
}
ui-hos-pass-leave = Оставить бросок
ui-hos-shot = { $at ->
    [none] { $unit }: огонь, цель — { $target }
   *[other] { $unit }: огонь, цель — { $target }, { $at }
}

## Броски

ui-hos-odds-cv = Боевое значение
ui-hos-odds-share = Доля огня
ui-hos-odds-bonus = Бонус
ui-hos-odds-doubled = Подавление: вдвое
ui-hos-odds-on-the-move = На ходу
ui-hos-odds-obstacles = Препятствия
ui-hos-odds-long-range = Дальний огонь
ui-hos-odds-suppression = Своё подавление
ui-hos-odds-defence = Защита
ui-hos-odds-cover = Укрытие
ui-hos-odds-double-hit = Для двойного попадания
ui-hos-odds-diversion = Отвлечение
ui-hos-odds-sniper = Таблица снайпера
ui-hos-odds-destruction = На очко разрушения
ui-hos-odds-scatter = Точно в цель
ui-hos-odds-attack = Атака
ui-hos-fight-defence = Защитник
ui-hos-fight-answer = Против его кубиков
ui-hos-fight-after = Побеждает большая сумма; при равенстве атакующий отходит. { $hit ->
    [flip] Побеждённый защитник переворачивается и отступает.
    [damage] Побеждённый защитник получает повреждение.
    [destroyed] Побеждённый защитник уничтожен.
   *[none] {""}
}
ui-hos-now-attack = { $unit }, цель — { $target }: { $bare ->
    [yes] кубик
   *[no] кубик { $plus }
} должен набрать { $defence }: { $chance }.
ui-hos-now-rolled = { $unit } по: { $target }. { $result } против { $defence }.
ui-hos-now-aimed = { $unit } по: { $target }.
ui-hos-now-nobody = Без отряда
ui-hos-now-fight = { $rolled ->
    [yes] Штурм: { $unit }, цель — { $target }. Кубики { $dice } против { $answer }.
   *[no] Штурм: { $unit }, цель — { $target }.
}
ui-hos-in-the-way = Мешает: { $what }.
ui-hos-range = { $range ->
    [one] Дальность { $range } клетка
    [few] Дальность { $range } клетки
   *[many] Дальность { $range } клеток
}
ui-hos-obstacle-at = { $what }, { $square }
ui-hos-die-plus = { $dice ->
    [1] Кубик
   *[other] Лучший из { $dice } кубиков
}
ui-hos-to-reach = Нужно
ui-hos-scatter = Рассеивание
ui-hos-roll = Бросок
ui-hos-after = { $verb ->
    [suppress] За каждое достижение числа — маркер подавления. Попадания нет.
    [split-suppress] За каждое достижение числа — маркер подавления. Попадания нет.
    [divert] Один маркер подавления.
    [demolish] Каждый кубик с 4 и больше — очко разрушения.
    [satchel] Каждый кубик с 4 и больше — очко разрушения.
   *[other] { $hit ->
        [flip] Попадание переворачивает фишку на ослабленную сторону.
        [damage] Место попадания определяют броском.
        [destroyed] Попадание уничтожает.
       *[none] {""}
    }
}
ui-hos-double-hit = Двойное попадание
ui-hos-further = { $what }: { $chance }.
ui-hos-roll-at = { $unit } по: { $target }
ui-hos-roll-by = { $kind ->
    [location-rolled] Место повреждения: { $unit }
    [shrug-rolled] Против попадания: { $unit }
    [flak-rolled] По самолётам: { $unit }
   *[other] { $unit }
}
ui-hos-roll-on = Атака, цель: { $target }
ui-hos-roll-of = { $kind ->
    [scatter-rolled] Рассеивание
    [destruction-rolled] Разрушение
    [initiative-rolled] Инициатива
    [re-rolled] Переброс
   *[other] Бросок
}
ui-hos-roll-against = { $hit ->
    [yes] { $result } против { $defence }: достигнуто
   *[no] { $result } против { $defence }: не достигнуто
}
ui-hos-roll-points = { $points ->
    [one] { $points } очко разрушения
    [few] { $points } очка разрушения
   *[many] { $points } очков разрушения
}

## Выбор армии

ui-hos-army-cost = { $cost } из { $points } очков
ui-hos-army-add = Добавить тайл
ui-hos-army-remove = Убрать: { $tile }
ui-hos-army-slot-empty = пусто
ui-hos-army-stars = { $stars ->
    [one] { $stars } приказ
    [few] { $stars } приказа
   *[many] { $stars } приказов
}
ui-hos-army-break = слом: { $number }
ui-hos-army-unlocks = открывает: { $ability }
ui-hos-army-units = Отряды
ui-hos-army-clear = Очистить
ui-hos-army-shape-bar = Поддержка
ui-hos-army-shape-tab = Снаряжение или черта
ui-hos-army-shape-crest = Приказы

## До первого хода

ui-hos-brief-goal = больше очков, чем у врага, к концу хода { $turns }
ui-hos-brief = Смотрите список «{ $stakes }». Каждый ход вы тайно раздаёте жетоны приказов; потом отряды действуют по порядку номеров, стороны по очереди.
