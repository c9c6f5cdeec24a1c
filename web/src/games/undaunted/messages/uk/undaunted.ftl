### Ігри серії за столом. Назви карт, загонів і зон — із самих ігор.

## Верхній рядок

ui-undaunted-round = Раунд { $round }
ui-undaunted-your-turn = ваш хід
ui-undaunted-turn-of = хід: { $side }
ui-undaunted-goal-pin = { $count ->
    [0] мета: виснажити суперника
    [1] виснажити останніх стрільців
   *[other] виснажити стрільців: { $count }
}
ui-undaunted-holds-initiative = має ініціативу
ui-undaunted-you = ви
ui-undaunted-bot = бот

## Мапа

ui-undaunted-counter = { $unit }, квадрат { $tile }, захист { $defence }{ $suppressed ->
    [yes] , придушення
   *[no] {""}
}
ui-undaunted-tile = Квадрат { $tile }, { $terrain }
ui-undaunted-tile-cover = прикриття { $cover }
ui-undaunted-tile-hill = прикриття { $cover }, але 1 проти вогню з пагорба й { $above ->
    [strafe] з повітря
   *[blast] проти міномета
}
ui-undaunted-tile-objective = { $points ->
    [one] ключовий пункт, { $points } очко
    [few] ключовий пункт, { $points } очки
   *[many] ключовий пункт, { $points } очок
}
ui-undaunted-tile-controlled = під контролем: { $side }
ui-undaunted-tile-scouted = розвідано: { $side }
ui-undaunted-tile-spawn = пункт появи ({ $side }) для всіх загонів
ui-undaunted-tile-spawn-for = пункт появи ({ $side }): { $units }
ui-undaunted-tile-target = під прицілом міномета ({ $side })
ui-undaunted-tile-radio = радіозв’язок: кожен новий контроль США тут додає йому 1 очко
ui-undaunted-squad = відділення { $squad }

## Карти

ui-undaunted-card = { $card }, ініціатива { $initiative }{ $count ->
    [1] {""}
   *[other] , карт: { $count }
}
ui-undaunted-card-count = { $card }, лишилося: { $count }
ui-undaunted-card-fog = Дій немає. Її прибирає дія «Спостерігати».
ui-undaunted-barred = зараз не можна
ui-undaunted-hand-empty = На руці немає карт.
ui-undaunted-hand-of = { $count ->
    [one] { $side }: { $count } карта на руці
    [few] { $side }: { $count } карти на руці
   *[many] { $side }: { $count } карт на руці
}
ui-undaunted-played = Зіграно цього ходу
ui-undaunted-played-more = і ще { $count }
ui-undaunted-stop-end-turn = Закінчити хід
ui-undaunted-stop-done = { $frame ->
    [acting] Більше нічого
    [marking] Більше не позначати
   *[take] Більше не брати
}
ui-undaunted-draw = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
   *[many] Узяти { $count } карт
}
ui-undaunted-lost = втрати
ui-undaunted-supply-empty = Порожньо
ui-undaunted-known = Що відомо
ui-undaunted-known-own = Колода і скид
ui-undaunted-known-all = Колода, рука і скид разом
ui-undaunted-known-hand = Напевно на руці
ui-undaunted-known-not-hand = Напевно не на руці
ui-undaunted-known-discard = Бачили у скиді

## Ініціатива

ui-undaunted-bid = ініціатива
ui-undaunted-bid-pick = виберіть карту
ui-undaunted-bid-choosing = вибирає…
ui-undaunted-bid-sealed = закрита
ui-undaunted-bid-change = { $card }, змінити

## Кидки

ui-undaunted-note-under = { $action } { $dice }, квадрат { $tile }
ui-undaunted-note-defence = Захист на фішці
ui-undaunted-note-cover = { $against ->
    [hill] Прикриття, { $terrain }, вогонь із пагорба
    [above] Прикриття, { $terrain }, вогонь згори
   *[all] Прикриття, { $terrain }
}
ui-undaunted-note-range = { $tiles ->
    [0] Відстань, той самий квадрат
    [one] Відстань, { $tiles } квадрат
    [few] Відстань, { $tiles } квадрати
   *[many] Відстань, { $tiles } квадратів
}
ui-undaunted-note-range-above = Відстань не важить
ui-undaunted-note-total = { $dice ->
    [1] Треба на одній кістці
   *[other] Треба на одній з { $dice } кісток
}
ui-undaunted-note-faces = { $hits ->
    [one] Влучання: { $hits } грань із 10; 0 — завжди.
    [few] Влучання: { $hits } грані з 10; 0 — завжди.
   *[many] Влучання: { $hits } граней із 10; 0 — завжди.
}
ui-undaunted-note-casualty = Влучання забирає карту «{ $card }» ({ $side }): з руки, інакше зі скиду, інакше з колоди.
ui-undaunted-note-removed = Карт цього загону вже немає: від влучання фішка йде з поля.
ui-undaunted-note-suppress = { $already ->
    [yes] Загін уже придушено: влучання нічого не змінить.
   *[no] Влучання придушує загін: його наступна карта лише поверне йому готовність.
}
ui-undaunted-roll-caption = { $unit }, { $action } → { $target }: { $need } і більше або 0
ui-undaunted-roll-result = { $success ->
    [yes] Влучання
   *[no] Промах
}

## Поруч із мапою

ui-undaunted-stakes = Що вирішує
ui-undaunted-stakes-points = { $points ->
    [one] { $side }: бракує { $points } очка.
    [few] { $side }: бракує { $points } очок.
    [many] { $side }: бракує { $points } очок.
   *[other] { $side }: бракує { $points } очок.
}
ui-undaunted-stakes-pin = { $side }: виснажити суперника, щоб на полі не лишилося його стрільців.
ui-undaunted-stakes-free = Ніким не взяті: { $tiles }.

## Північна Африка: техніка, об’єкти, пункти евакуації

ui-undaunted-vehicle = { $vehicle } ({ $side }), квадрат { $tile }, { $defence ->
    [0] без захисту
   *[other] захист { $defence }
}, броня { $armour }, пошкодження { $damage } з { $durability }{ $disabled ->
    [yes] , виведено з ладу
   *[no] {""}
}{ $crew ->
    [none] , нікого немає
   *[other] , усередині: { $crew }
}
ui-undaunted-structure = { $points ->
    [one] { $structure }, квадрат { $tile }, захист { $defence }, { $points } очко
    [few] { $structure }, квадрат { $tile }, захист { $defence }, { $points } очки
    [many] { $structure }, квадрат { $tile }, захист { $defence }, { $points } очок
   *[other] { $structure }, квадрат { $tile }, захист { $defence }, { $points } очка
}
ui-undaunted-exit = Пункт евакуації в { $tile }: { $sides }
ui-undaunted-tile-rough = техніці не проїхати
ui-undaunted-tile-exit = пункт евакуації: { $sides }
ui-undaunted-seat = { $who ->
    [none] { $seat }, вільно
   *[other] { $seat }: { $who }
}
ui-undaunted-seat-free = вільно
ui-undaunted-seat-none = дій немає, просто їде
ui-undaunted-seat-hindered = { $why ->
    [crew] потрібен { $specialty }
   *[disabled] Виведено з ладу: до ремонту місце не діє
}
ui-undaunted-aboard = { $unit }{ $suppressed ->
    [yes] , придушення
   *[no] {""}
}
ui-undaunted-held-by = у сторони: { $side }
ui-undaunted-bears = { $disabled ->
    [yes] Виведено з ладу: місця не діють до ремонту. Межа пошкоджень: { $durability }
   *[no] Пошкодження: { $damage }. Вихід із ладу: { $critical }, знищення: { $durability }
}
ui-undaunted-value-defence = Захист { $value }
ui-undaunted-value-no-defence = Стрілецький вогонь не бере
ui-undaunted-value-armour = Броня { $value }
ui-undaunted-captured = захоплено: { $side }
ui-undaunted-tray-vehicles = Техніка
ui-undaunted-after = Після дії
ui-undaunted-after-unit = { $unit }: ще можна
ui-undaunted-after-board = зайняти вільне місце
ui-undaunted-after-change-seat = пересісти на вільне місце

## Північна Африка: цілі

ui-undaunted-goal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
ui-undaunted-goal-evacuate = вивести з поля { $count } з { $all }
ui-undaunted-goal-neutralise = нейтралізувати { $count } з { $all }
ui-undaunted-goal-how = { $how ->
    [wreck] за підірвані об’єкти й ключові пункти під контролем
   *[hold] за об’єкти й ключові пункти під контролем
}
ui-undaunted-fate = { $fate ->
    [evacuated] { $unit }: поза полем
    [neutralised] { $unit }: втрачено
   *[in-play] { $unit }: у грі
}
ui-undaunted-stakes-standing = Ще стоять: { $structures }.

## Північна Африка: кидки

ui-undaunted-note-armour = Броня
ui-undaunted-note-structure = Захист об’єкта
ui-undaunted-note-wreck = { $points ->
    [one] Влучання підриває об’єкт: { $points } очко, якого не відібрати.
    [few] Влучання підриває об’єкт: { $points } очки, яких не відібрати.
    [many] Влучання підриває об’єкт: { $points } очок, яких не відібрати.
   *[other] Влучання підриває об’єкт: { $points } очка, яких не відібрати.
}
ui-undaunted-note-crew-suppress = { $ready ->
    [0] Усередині нема кого придушувати: влучання нічого не змінить.
    [1] Влучання придушує єдиного готового бійця всередині.
   *[other] Влучання придушує одного бійця всередині; кого саме, вирішує власник техніки.
}
ui-undaunted-note-damage = { $crew ->
    [0] Усередині нікого немає.
    [1] Влучання забирає карту в бійця всередині.
   *[other] Влучання забирає карту в одного бійця всередині; у кого, вирішує власник техніки.
} { $after ->
    [destroyed] Тоді техніку знищено, а всі з неї лишаються у квадраті.
    [disabled] Тоді техніку виведено з ладу: місця не діють до ремонту.
    [further] Тоді в техніки пошкоджень { $damage }, і вона лишається виведеною з ладу.
   *[damaged] Тоді пошкоджень стане { $damage }; за { $critical } техніка виходить із ладу.
}

## До першого ходу: як здобути те, що дає перемогу

ui-undaunted-brief-points = Очки — на квадратах із зіркою. Шлях відкривають розвідники: загін входить лише туди, де лежить ваш жетон. Стрільці на зірці отримують її очки дією «{ $control }».
ui-undaunted-brief-pin = Суперника виснажено, коли на полі не лишилося його стрільців: атакуйте їх.
ui-undaunted-brief-way = Боєць входить лише туди, де лежить ваш жетон; його кладуть дією «{ $scout }».
ui-undaunted-brief-wreck = Очки дають підірвані об’єкти («{ $demolitions }») і квадрати із зіркою під вашим контролем («{ $control }»).
ui-undaunted-brief-hold = Очки дають об’єкти й квадрати із зіркою під вашим контролем («{ $control }»).
ui-undaunted-brief-evacuate = Дійдіть до пункту евакуації, і ще крок — за край поля.
ui-undaunted-brief-neutralise = Атакуйте їх, доки в них не скінчаться карти.
