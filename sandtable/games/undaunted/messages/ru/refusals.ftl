### Почему игрок не может сделать то, что хотел. После предложения стоит номер правила.

## Ход и карты

refusal-nothing-to-pick = Сейчас вам нечего выбирать: карта уже выбрана или рука пуста.
refusal-bid-compulsory = Сначала надо выбрать из руки карту на инициативу.
refusal-not-in-hand = Карты «{ $card }» нет у вас в руке.
refusal-unknown-action = { $action-id ->
    [none] Выберите карту и её действие.
   *[other] «{ $action }» — такого в свой ход сделать нельзя: сыграйте карту ради действия или чтобы «Затаиться» либо закончите ход.
}
refusal-name-a-card = { $card-id ->
    [none] Выберите карту из руки.
   *[other] Карты «{ $card }» у вас нет. Выберите карту из своей руки.
}
refusal-not-printed = На карте «{ $card }» нет действия «{ $action }».
refusal-no-argument = «{ $action }» — для этого нужна только карта, без квадрата, отряда и числа.
refusal-fog-not-playable = Туман войны в свой ход не играют.
refusal-hunker-fog = Туманом войны нельзя «Затаиться».
refusal-suppressed = { $unit }: отряд подавлен. Этой картой можно только поднять его или «Затаиться».
refusal-not-suppressed = Отряд этой карты не подавлен, поднимать его незачем.

## Движение

refusal-name-a-tile = «{ $tile }» — не квадрат этого поля. Выберите квадрат, куда идёт отряд.
refusal-name-one-tile = { $action }: нужен один квадрат — тот, где отряд остановится. Путь туда он найдёт сам.
refusal-move-already-there = Отряд уже стоит в { $tile }. Чтобы он остался на месте, не выбирайте квадрат.
refusal-move-too-far = До { $tile } — { $distance ->
        [one] { $distance } квадрат
        [few] { $distance } квадрата
       *[many] { $distance } квадратов
    }, а отряд может пройти не больше { $steps }.
refusal-move-needs-marker = В { $tile } нет вашего жетона. Отряд может войти только в квадрат, который вами разведан или под вашим контролем.
refusal-move-way-needs-marker = По пути в { $tile } есть квадраты без вашего жетона. Он нужен в каждом квадрате, куда входит отряд.
refusal-scout-not-adjacent = { $tile } и { $at } — не соседи. Разведчики идут шаг за шагом, от соседа к соседу.
refusal-scout-too-far = Слишком далеко: разведчики могут войти не больше чем в { $steps ->
    [one] { $steps } квадрат.
    [few] { $steps } квадрата.
   *[many] { $steps } квадратов.
}
refusal-exit-elsewhere = Путь кончается в { $at }, а точка эвакуации — в { $tile }.
refusal-exit-too-far = { $tile } слишком далеко: уход с поля — тоже шаг, а в этом перемещении всего { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[many] { $steps } шагов.
}

## Поддержка

refusal-bolster-fog = Туман войны взять нельзя.
refusal-bolster-squad = Карта «{ $card }» не из отделения { $squad }, а пополнять можно только его.
refusal-bolster-none = Карты «{ $card }» нет у вас в запасе.
refusal-bolster-take-a-card = Возьмите карту из запаса или остановитесь.
refusal-inspire-squad = Карта «{ $card }» не из отделения { $squad }, а воодушевить можно только его.
refusal-inspire-none = Карты «{ $card }», которую можно вернуть, в вашей игровой зоне нет.
refusal-inspire-itself = Карта «{ $card }» не возвращает саму себя: разыгрываемая карта ещё не лежит в игровой зоне.
refusal-inspire-take-a-card = Верните карту из игровой зоны или остановитесь.
refusal-command-number = Выберите, сколько карт взять: от 0 до { $size }.
refusal-command-too-many = { $size ->
    [one] Взять можно не больше { $size } карты.
    [few] Взять можно не больше { $size } карт.
   *[many] Взять можно не больше { $size } карт.
}
refusal-conceal-no-fog = В запасе противника нет Тумана войны.
refusal-recon-no-fog = У вас в руке нет Тумана войны.

## Бой

refusal-combat-no-enemy = На поле нет ни одной вражеской фишки, и действию «{ $action }» не на кого подействовать.
refusal-combat-name-a-unit = Выберите один отряд на поле.
refusal-combat-own-unit = { $unit }: по своему отряду стрелять нельзя.
refusal-combat-off-board = { $unit }: этого отряда нет на поле.
