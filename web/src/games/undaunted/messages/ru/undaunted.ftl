### Игры серии за столом. Названия карт, отрядов и зон — из самих игр.

## Верхняя строка

ui-undaunted-round = Раунд { $round }
ui-undaunted-your-turn = ваш ход
ui-undaunted-turn-of = ход: { $side }
ui-undaunted-goal-pin = { $count ->
    [0] цель: истощить противника
    [1] истощить последних стрелков
   *[other] истощить стрелков: { $count }
}
ui-undaunted-holds-initiative = инициатива
ui-undaunted-you = вы
ui-undaunted-bot = бот

## Карта местности

ui-undaunted-counter = { $unit }, квадрат { $tile }, защита { $defence }{ $suppressed ->
    [yes] , подавление
   *[no] {""}
}
ui-undaunted-tile = Квадрат { $tile }, { $terrain }
ui-undaunted-tile-cover = укрытие { $cover }
ui-undaunted-tile-hill = укрытие { $cover }, но 1 против огня с высоты и { $above ->
    [strafe] с воздуха
   *[blast] против миномёта
}
ui-undaunted-tile-objective = { $points ->
    [one] ключевая точка, { $points } очко
    [few] ключевая точка, { $points } очка
   *[many] ключевая точка, { $points } очков
}
ui-undaunted-tile-controlled = под контролем: { $side }
ui-undaunted-tile-scouted = разведано: { $side }
ui-undaunted-tile-spawn = точка появления ({ $side }) для всех отрядов
ui-undaunted-tile-spawn-for = точка появления ({ $side }): { $units }
ui-undaunted-tile-target = под прицелом миномёта ({ $side })
ui-undaunted-tile-radio = радиовышка: каждый новый контроль США здесь добавляет ей 1 очко
ui-undaunted-squad = отделение { $squad }

## Карты

ui-undaunted-card = { $card }, инициатива { $initiative }{ $count ->
    [1] {""}
   *[other] , карт: { $count }
}
ui-undaunted-card-count = { $card }, осталось: { $count }
ui-undaunted-card-fog = Действий нет. Её убирает действие «Наблюдать».
ui-undaunted-barred = сейчас нельзя
ui-undaunted-hand-empty = В руке нет карт.
ui-undaunted-hand-of = { $count ->
    [one] { $side }: { $count } карта в руке
    [few] { $side }: { $count } карты в руке
   *[many] { $side }: { $count } карт в руке
}
ui-undaunted-played = Сыграно в этот ход
ui-undaunted-played-more = и ещё { $count }
ui-undaunted-stop-end-turn = Закончить ход
ui-undaunted-stop-done = { $frame ->
    [acting] Больше ничего
    [marking] Больше не отмечать
   *[take] Больше не брать
}
ui-undaunted-draw = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
ui-undaunted-lost = потери
ui-undaunted-supply-empty = Пусто
ui-undaunted-known = Что известно
ui-undaunted-known-own = Колода и сброс
ui-undaunted-known-all = Колода, рука и сброс вместе
ui-undaunted-known-hand = Точно в руке
ui-undaunted-known-not-hand = Точно не в руке
ui-undaunted-known-discard = Видели в сбросе

## Инициатива

ui-undaunted-bid = инициатива
ui-undaunted-bid-pick = выберите карту
ui-undaunted-bid-choosing = выбирает…
ui-undaunted-bid-sealed = закрыта
ui-undaunted-bid-change = { $card }, сменить

## Броски

ui-undaunted-note-under = { $action } { $dice }, квадрат { $tile }
ui-undaunted-note-defence = Защита на фишке
ui-undaunted-note-cover = { $against ->
    [hill] Укрытие, { $terrain }, огонь с высоты
    [above] Укрытие, { $terrain }, огонь сверху
   *[all] Укрытие, { $terrain }
}
ui-undaunted-note-range = { $tiles ->
    [0] Дистанция, тот же квадрат
    [one] Дистанция, { $tiles } квадрат
    [few] Дистанция, { $tiles } квадрата
   *[many] Дистанция, { $tiles } квадратов
}
ui-undaunted-note-range-above = Дистанция не важна
ui-undaunted-note-total = { $dice ->
    [1] Нужно на одном кубике
   *[other] Нужно на одном из { $dice } кубиков
}
ui-undaunted-note-faces = { $hits ->
    [one] Попадание: { $hits } грань из 10; 0 — всегда.
    [few] Попадание: { $hits } грани из 10; 0 — всегда.
   *[many] Попадание: { $hits } граней из 10; 0 — всегда.
}
ui-undaunted-note-casualty = Попадание отнимает карту «{ $card }» ({ $side }): из руки, иначе из сброса, иначе из колоды.
ui-undaunted-note-removed = Карт этого отряда больше нет: при попадании фишка уходит с поля.
ui-undaunted-note-suppress = { $already ->
    [yes] Отряд уже подавлен: попадание ничего не изменит.
   *[no] Попадание подавляет отряд: его следующая карта лишь вернёт ему готовность.
}
ui-undaunted-roll-caption = { $unit }, { $action } → { $target }: { $need } и больше или 0
ui-undaunted-roll-result = { $success ->
    [yes] Попадание
   *[no] Промах
}

## Рядом с картой

ui-undaunted-stakes = Что решает
ui-undaunted-stakes-points = { $points ->
    [one] { $side }: не хватает { $points } очка.
    [few] { $side }: не хватает { $points } очков.
    [many] { $side }: не хватает { $points } очков.
   *[other] { $side }: не хватает { $points } очков.
}
ui-undaunted-stakes-pin = { $side }: истощить противника, чтобы на поле не осталось его стрелков.
ui-undaunted-stakes-free = Не захвачены: { $tiles }.

## Северная Африка: техника, объекты, точки эвакуации

ui-undaunted-vehicle = { $vehicle } ({ $side }), квадрат { $tile }, { $defence ->
    [0] без защиты
   *[other] защита { $defence }
}, броня { $armour }, повреждения { $damage } из { $durability }{ $disabled ->
    [yes] , выведено из строя
   *[no] {""}
}{ $crew ->
    [none] , никого нет
   *[other] , внутри: { $crew }
}
ui-undaunted-structure = { $points ->
    [one] { $structure }, квадрат { $tile }, защита { $defence }, { $points } очко
    [few] { $structure }, квадрат { $tile }, защита { $defence }, { $points } очка
    [many] { $structure }, квадрат { $tile }, защита { $defence }, { $points } очков
   *[other] { $structure }, квадрат { $tile }, защита { $defence }, { $points } очка
}
ui-undaunted-exit = Точка эвакуации в { $tile }: { $sides }
ui-undaunted-tile-rough = технике не проехать
ui-undaunted-tile-exit = точка эвакуации: { $sides }
ui-undaunted-seat = { $who ->
    [none] { $seat }, свободно
   *[other] { $seat }: { $who }
}
ui-undaunted-seat-free = свободно
ui-undaunted-seat-none = действий нет, просто едет
ui-undaunted-seat-hindered = { $why ->
    [crew] нужен { $specialty }
   *[disabled] Выведено из строя: до ремонта место не действует
}
ui-undaunted-aboard = { $unit }{ $suppressed ->
    [yes] , подавление
   *[no] {""}
}
ui-undaunted-held-by = у стороны: { $side }
ui-undaunted-bears = { $disabled ->
    [yes] Выведено из строя: места не действуют до ремонта. Предел повреждений: { $durability }
   *[no] Повреждения: { $damage }. Выход из строя: { $critical }, уничтожение: { $durability }
}
ui-undaunted-value-defence = Защита { $value }
ui-undaunted-value-no-defence = Стрелковый огонь не берёт
ui-undaunted-value-armour = Броня { $value }
ui-undaunted-captured = захвачено: { $side }
ui-undaunted-tray-vehicles = Техника
ui-undaunted-after = После действия
ui-undaunted-after-unit = { $unit }: ещё можно
ui-undaunted-after-board = занять свободное место
ui-undaunted-after-change-seat = пересесть на свободное место

## Северная Африка: цели

ui-undaunted-goal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
ui-undaunted-goal-evacuate = увести с поля { $count } из { $all }
ui-undaunted-goal-neutralise = нейтрализовать { $count } из { $all }
ui-undaunted-goal-how = { $how ->
    [wreck] за взорванные объекты и ключевые точки под контролем
   *[hold] за объекты и ключевые точки под контролем
}
ui-undaunted-fate = { $fate ->
    [evacuated] { $unit }: вне поля
    [neutralised] { $unit }: потеря
   *[in-play] { $unit }: в игре
}
ui-undaunted-stakes-standing = Ещё стоят: { $structures }.

## Северная Африка: броски

ui-undaunted-note-armour = Броня
ui-undaunted-note-structure = Защита объекта
ui-undaunted-note-wreck = { $points ->
    [one] Попадание взрывает объект: { $points } очко, которое не отнять.
    [few] Попадание взрывает объект: { $points } очка, которые не отнять.
    [many] Попадание взрывает объект: { $points } очков, которые не отнять.
   *[other] Попадание взрывает объект: { $points } очка, которые не отнять.
}
ui-undaunted-note-crew-suppress = { $ready ->
    [0] Внутри некого подавлять: попадание ничего не изменит.
    [1] Попадание подавляет единственного готового солдата внутри.
   *[other] Попадание подавляет одного солдата внутри; кого, решает владелец техники.
}
ui-undaunted-note-damage = { $crew ->
    [0] Внутри никого нет.
    [1] Попадание отнимает карту у солдата внутри.
   *[other] Попадание отнимает карту у одного солдата внутри; у кого, решает владелец техники.
} { $after ->
    [destroyed] Затем техника уничтожена, а все из неё остаются в квадрате.
    [disabled] Затем техника выведена из строя: места не действуют до ремонта.
    [further] Затем повреждений станет { $damage }; техника остаётся выведенной из строя.
   *[damaged] Затем повреждений станет { $damage }; при { $critical } техника выходит из строя.
}

## До первого хода: как добыть то, что приносит победу

ui-undaunted-brief-points = Очки — на квадратах со звездой. Путь открывают разведчики: отряд входит только туда, где лежит ваш жетон. Стрелки на звезде получают её очки действием «{ $control }».
ui-undaunted-brief-pin = Противник истощён, когда на поле не осталось его стрелков: атакуйте их.
ui-undaunted-brief-way = Солдат входит только туда, где лежит ваш жетон; его кладут действием «{ $scout }».
ui-undaunted-brief-wreck = Очки дают взорванные объекты («{ $demolitions }») и квадраты со звездой под вашим контролем («{ $control }»).
ui-undaunted-brief-hold = Очки дают объекты и квадраты со звездой под вашим контролем («{ $control }»).
ui-undaunted-brief-evacuate = Дойдите до точки эвакуации, и ещё шаг — за край поля.
ui-undaunted-brief-neutralise = Атакуйте их, пока у них не кончатся карты.
