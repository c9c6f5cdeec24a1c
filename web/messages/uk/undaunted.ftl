### Ігри серії за столом. Назви карт, загонів і зон — із самих ігор.

## Верхній рядок

ui-undaunted-round = Раунд { $round }
ui-undaunted-your-turn = ваш хід
ui-undaunted-turn-of = ходить { $side }
ui-undaunted-goal-pin = мета: виснажити суперника
ui-undaunted-holds-initiative = має ініціативу
ui-undaunted-you = ви
ui-undaunted-bot = бот

## Мапа

ui-undaunted-counter = { $unit }, квадрат { $tile }, захист { $defence }{ $suppressed ->
    [yes] , придушені
   *[no] {""}
}
ui-undaunted-tile = Квадрат { $tile }, { $terrain }
ui-undaunted-tile-cover = укриття { $cover }
ui-undaunted-tile-hill = укриття { $cover }, але 1 проти вогню з висоти й проти міномета
ui-undaunted-tile-objective = { $points ->
    [one] ключова точка, { $points } очко
    [few] ключова точка, { $points } очки
   *[many] ключова точка, { $points } очок
}
ui-undaunted-tile-controlled = під контролем: { $side }
ui-undaunted-tile-scouted = розвідано: { $side }
ui-undaunted-tile-spawn = точка появи ({ $side }) для всіх загонів
ui-undaunted-tile-spawn-for = точка появи ({ $side }): { $units }
ui-undaunted-tile-target = під прицілом міномета ({ $side })
ui-undaunted-tile-radio = радіовежа: кожен новий контроль США тут додає їй 1 очко
ui-undaunted-squad = відділення { $squad }

## Карти

ui-undaunted-card = { $card }, ініціатива { $initiative }{ $count ->
    [1] {""}
   *[other] , карт: { $count }
}
ui-undaunted-card-count = { $card }, лишилося: { $count }
ui-undaunted-card-fog = Зіграти не можна. Спостереження її прибере.
ui-undaunted-barred = зараз не можна
ui-undaunted-hand-empty = У руці немає карт.
ui-undaunted-hand-of = { $count ->
    [one] { $side }: { $count } карта в руці
    [few] { $side }: { $count } карти в руці
   *[many] { $side }: { $count } карт у руці
}
ui-undaunted-played = Зіграно цього ходу
ui-undaunted-played-more = і ще { $count }
ui-undaunted-stop-end-turn = Кінець ходу
ui-undaunted-stop-done = Більше не брати
ui-undaunted-lost = втрати
ui-undaunted-supply-empty = Порожньо
ui-undaunted-known = Що відомо
ui-undaunted-known-own = Колода і скид
ui-undaunted-known-all = Колода, рука і скид разом
ui-undaunted-known-hand = Напевно в руці
ui-undaunted-known-not-hand = Напевно не в руці
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
    [hill] Укриття, { $terrain }, вогонь з висоти
    [blast] Укриття, { $terrain }, вогонь згори
   *[all] Укриття, { $terrain }
}
ui-undaunted-note-range = { $tiles ->
    [0] Відстань, той самий квадрат
    [one] Відстань, { $tiles } квадрат
    [few] Відстань, { $tiles } квадрати
   *[many] Відстань, { $tiles } квадратів
}
ui-undaunted-note-range-blast = Відстань не важить
ui-undaunted-note-total = { $dice ->
    [1] Треба на одному кубику
   *[other] Треба на одному з { $dice } кубиків
}
ui-undaunted-note-faces = { $hits ->
    [one] Влучає { $hits } грань із 10
    [few] Влучають { $hits } грані з 10
   *[many] Влучають { $hits } граней із 10
}; нуль — завжди.
ui-undaunted-note-casualty = Влучання забирає карту «{ $card }» ({ $side }): з руки, інакше зі скиду, інакше з колоди.
ui-undaunted-note-removed = Карт цього загону вже немає: від влучання фішка йде з мапи.
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
ui-undaunted-stakes-free = Нічиї: { $tiles }.
