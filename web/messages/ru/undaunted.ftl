### Игры серии за столом. Названия карт, отрядов и зон — из самих игр.

## Верхняя строка

ui-undaunted-round = Раунд { $round }
ui-undaunted-your-turn = ваш ход
ui-undaunted-turn-of = ходит { $side }
ui-undaunted-goal-pin = цель: истощить противника
ui-undaunted-holds-initiative = инициатива
ui-undaunted-you = вы
ui-undaunted-bot = бот

## Карта местности

ui-undaunted-counter = { $unit }, квадрат { $tile }, защита { $defence }{ $suppressed ->
    [yes] , подавлены
   *[no] {""}
}
ui-undaunted-tile = Квадрат { $tile }, { $terrain }
ui-undaunted-tile-cover = укрытие { $cover }
ui-undaunted-tile-hill = укрытие { $cover }, но 1 против огня с высоты и против миномёта
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
ui-undaunted-card-fog = Разыграть нельзя. Убирает наблюдение.
ui-undaunted-barred = сейчас нельзя
ui-undaunted-hand-empty = В руке нет карт.
ui-undaunted-hand-of = { $count ->
    [one] { $side }: { $count } карта в руке
    [few] { $side }: { $count } карты в руке
   *[many] { $side }: { $count } карт в руке
}
ui-undaunted-played = Сыграно в этот ход
ui-undaunted-played-more = и ещё { $count }
ui-undaunted-stop-end-turn = Конец хода
ui-undaunted-stop-done = Больше не брать
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
    [blast] Укрытие, { $terrain }, огонь сверху
   *[all] Укрытие, { $terrain }
}
ui-undaunted-note-range = { $tiles ->
    [0] Дистанция, тот же квадрат
    [one] Дистанция, { $tiles } квадрат
    [few] Дистанция, { $tiles } квадрата
   *[many] Дистанция, { $tiles } квадратов
}
ui-undaunted-note-range-blast = Дистанция не важна
ui-undaunted-note-total = { $dice ->
    [1] Нужно на одном кубике
   *[other] Нужно на одном из { $dice } кубиков
}
ui-undaunted-note-faces = { $hits ->
    [one] Попадает { $hits } грань из 10
    [few] Попадают { $hits } грани из 10
   *[many] Попадают { $hits } граней из 10
}; ноль попадает всегда.
ui-undaunted-note-casualty = Попадание отнимает карту «{ $card }» ({ $side }): из руки, иначе из сброса, иначе из колоды.
ui-undaunted-note-removed = Карт этого отряда больше нет: при попадании фишка уходит с карты.
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
ui-undaunted-stakes-pin = { $side }: истощить противника, чтобы на поле не осталось его Стрелков.
ui-undaunted-stakes-free = Ничьи: { $tiles }.
