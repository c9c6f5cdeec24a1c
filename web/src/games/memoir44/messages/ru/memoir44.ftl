### Memoir '44 за столом.

ui-m44-turn = Ход { $turn }
ui-m44-plate = { $cards ->
    [one] { $side } · { $cards } карта
    [few] { $side } · { $cards } карты
    [many] { $side } · { $cards } карт
   *[other] { $side } · { $cards } карт
}

## Шаги хода

ui-m44-steps = Шаги хода
ui-m44-step-card = Карта
ui-m44-step-orders = Приказы
ui-m44-step-move = Движение
ui-m44-step-battle = Бой
ui-m44-step-draw = Добор

## Отряды и гексы

ui-m44-figures = { $figures ->
    [one] { $figures } фигура
    [few] { $figures } фигуры
   *[many] { $figures } фигур
}
ui-m44-ordered = приказ получен
ui-m44-has-moved = движение сделано
ui-m44-has-battled = бой проведён
ui-m44-medal-good = медаль навсегда ({ $side })
ui-m44-medal-held = медаль, пока гекс удержан ({ $side })
ui-m44-medal-sudden = удержание приносит победу ({ $side })
ui-m44-command = Командование
ui-m44-tab-ordered = Приказы
ui-m44-ordered-units = Получили приказ: { $units }
ui-m44-unit-ready = готовность
ui-m44-unit-may-move = можно двигаться
ui-m44-unit-choosing-hex = куда идти?
ui-m44-unit-moved = движение сделано
ui-m44-unit-stays = двигаться нельзя: почему?
ui-m44-unit-may-battle = можно атаковать
ui-m44-unit-choosing-target = по какой цели?
ui-m44-unit-no-target = нет цели: почему?
ui-m44-unit-battled = бой проведён

## Карты

ui-m44-all = все
ui-m44-played = Сыграно
ui-m44-handed-out = Роздано
ui-m44-drawn = Взято: оставьте одну
ui-m44-hand = { $cards ->
    [one] Рука, { $cards } карта
    [few] Рука, { $cards } карты
    [many] Рука, { $cards } карт
   *[other] Рука, { $cards } карт
}
ui-m44-hidden-card = Карта рубашкой вверх: { $post }
ui-m44-deck = Колода { $cards }
ui-m44-discard = Сброс
ui-m44-discard-cards = { $cards ->
    [one] Сброс, { $cards } карта
    [few] Сброс, { $cards } карты
    [many] Сброс, { $cards } карт
   *[other] Сброс, { $cards } карт
}
ui-m44-discard-empty = Пусто

## Заметка о броске

ui-m44-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
ui-m44-note-fire = { $arm ->
    [infantry] Огонь по пехоте
    [armor] Огонь по бронетехнике
   *[artillery] Огонь по артиллерии
}
ui-m44-note-close = { $arm ->
    [infantry] Ближний бой с пехотой
    [armor] Ближний бой с бронетехникой
   *[artillery] Ближний бой с артиллерией
}
ui-m44-note-strike = { $arm ->
    [infantry] Удар по пехоте
    [armor] Удар по бронетехнике
   *[artillery] Удар по артиллерии
}
ui-m44-note-heal = Фигуры возвращаются
ui-m44-note-from-to = из { $from } в { $to }
ui-m44-note-at = в { $hex }
ui-m44-note-range = Дистанция { $distance }
ui-m44-note-card = Карта
ui-m44-note-own-hex = { $terrain ->
    [none] Свой гекс
   *[other] Свой гекс: { $terrain }
}
ui-m44-note-dice = Кубики
ui-m44-note-hits = { $hits ->
    [0] мимо
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попаданий
}
ui-m44-note-some = попадание
ui-m44-note-flag = флаг
ui-m44-note-faces = { $need ->
    [one] { $need } грань из шести поражает
    [few] { $need } грани из шести поражают
    [many] { $need } граней из шести поражают
   *[other] { $need } граней из шести поражают
} { $arm ->
    [infantry] пехоту,
    [armor] бронетехнику,
   *[artillery] артиллерию,
} одна даёт флаг.
ui-m44-note-after = { $figures ->
    [1] Осталась одна фигура: первое попадание уничтожит отряд.
   *[other] Каждое попадание снимает фигуру (сейчас { $figures }), каждый флаг отбрасывает на гекс.
} { $close ->
    [yes] Если гекс опустеет, его можно занять.
   *[no] {""}
}

## Последний бросок

ui-m44-roll-on = { $unit } → { $target }, { $dice }
ui-m44-roll-for = { $unit }, { $dice }
ui-m44-roll-hits = { $hits ->
        [0] Мимо
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попаданий
    }{ $flags ->
        [0] {""}
        [one] , { $flags } флаг
        [few] , { $flags } флага
        [many] , { $flags } флагов
       *[other] , { $flags } флагов
    }
ui-m44-roll-back = { $figures ->
    [0] Никто не возвращается
    [one] Возвращается { $figures } фигура
    [few] Возвращаются { $figures } фигуры
   *[many] Возвращаются { $figures } фигур
}
ui-m44-roll-orders = { $orders ->
    [0] Приказов нет
    [one] { $orders } приказ
    [few] { $orders } приказа
    [many] { $orders } приказов
   *[other] { $orders } приказов
}

## Надписи на картах

ui-m44-place-le-port = Ле-Пор
ui-m44-place-pegasus-bridge = мост Пегас
ui-m44-place-benouville = Бенувиль
ui-m44-place-orne-bridge = мост через Орн
ui-m44-place-caen-canal = Канский канал
ui-m44-place-orne = река Орн
ui-m44-place-sainte-mere-eglise = Сент-Мер-Эглиз
ui-m44-place-colleville = Кольвиль
ui-m44-place-saint-laurent = Сен-Лоран
ui-m44-place-vierville = Вьервиль
ui-m44-place-exit-e3 = E-3
ui-m44-place-exit-e1 = E-1
ui-m44-place-exit-d3 = D-3
ui-m44-place-exit-d1 = D-1
ui-m44-place-fox = FOX
ui-m44-place-easy = EASY
ui-m44-place-dog = DOG
ui-m44-place-charlie = CHARLIE
ui-m44-place-toulon = Тулон
ui-m44-place-lower-rhine = Нижний Рейн
ui-m44-place-st-vith = Санкт-Вит
ui-m44-place-saverne = Саверн
ui-m44-costs = { $count ->
    [one] { $name }, потеря { $count } фигуры
    [few] { $name }, потеря { $count } фигур
   *[many] { $name }, потеря { $count } фигур
}
ui-m44-orders-nobody = там нет ваших отрядов
ui-m44-brief = { $objectives ->
    [yes] Медаль — за каждый уничтоженный отряд врага и за занятые гексы с медалью.
   *[no] Медаль — за каждый уничтоженный отряд врага.
} В свой ход сыграйте карту, отдайте приказы, переместите отряды, потом атакуйте.
ui-m44-nothing-to-repeat = враг ещё ничего не сыграл
ui-m44-orders-one = у вас таких нет: приказ одному любому отряду
