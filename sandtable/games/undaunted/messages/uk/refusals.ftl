### Чому гравець не може зробити те, що хотів. Після речення стоїть номер правила.

## Хід і карти

refusal-nothing-to-pick = Зараз вам нічого вибирати: карту вже вибрано або рука порожня.
refusal-bid-compulsory = Спершу треба вибрати з руки карту для ініціативи.
refusal-not-in-hand = Карти «{ $card }» немає у вас на руці.
refusal-unknown-action = { $action-id ->
    [none] Виберіть карту та її дію.
   *[other] «{ $action }» — такого у свій хід зробити не можна: зіграйте карту заради дії чи щоб вичікувати або закінчіть хід.
}
refusal-name-a-card = { $card-id ->
    [none] Виберіть карту з руки.
   *[other] Карти «{ $card }» у вас немає. Виберіть карту зі своєї руки.
}
refusal-not-printed = На карті «{ $card }» немає дії «{ $action }».
refusal-no-argument = «{ $action }» — для цього потрібна тільки карта, без квадрата, загону й числа.
refusal-fog-not-playable = «Туман війни» у свій хід не грають.
refusal-hunker-fog = «Туманом війни» не можна вичікувати.
refusal-suppressed = { $unit }: загін придушено. Цією картою можна лише повернути його в готовність або вичікувати.
refusal-not-suppressed = Загін цієї карти не придушений, повертати його в готовність нема потреби.

## Переміщення

refusal-name-a-tile = «{ $tile }» — не квадрат цього поля. Виберіть квадрат, куди йде загін.
refusal-name-one-tile = { $action }: потрібен один квадрат — той, де загін зупиниться. Шлях туди він знайде сам.
refusal-move-already-there = Загін уже стоїть у { $tile }. Щоб він лишився на місці, не вибирайте квадрата.
refusal-move-too-far = До { $tile } — { $distance ->
        [one] { $distance } квадрат
        [few] { $distance } квадрати
       *[many] { $distance } квадратів
    }, а загін може пройти не більше за { $steps }.
refusal-move-needs-marker = У { $tile } немає вашого жетона. Загін може зайти лише у квадрат, який ви розвідали або контролюєте.
refusal-move-way-needs-marker = На шляху до { $tile } є квадрати без вашого жетона. Він потрібен у кожному квадраті, куди заходить загін.
refusal-scout-not-adjacent = { $tile } і { $at } — не сусіди. Розвідники йдуть крок за кроком, від сусіда до сусіда.
refusal-scout-too-far = Задалеко: розвідники можуть зайти щонайбільше у { $steps ->
    [one] { $steps } квадрат.
    [few] { $steps } квадрати.
   *[many] { $steps } квадратів.
}
refusal-exit-elsewhere = Шлях закінчується в { $at }, а пункт евакуації — в { $tile }.
refusal-exit-too-far = { $tile } задалеко: вихід за край поля — теж крок, а в цьому переміщенні лише { $steps ->
    [one] { $steps } крок.
    [few] { $steps } кроки.
   *[many] { $steps } кроків.
}

## Допоміжні дії

refusal-bolster-fog = «Туман війни» взяти не можна.
refusal-bolster-squad = Карта «{ $card }» не з відділення { $squad }, а поповнювати можна лише його.
refusal-bolster-none = Карти «{ $card }» немає у вашому резерві.
refusal-bolster-take-a-card = Візьміть карту з резерву або спиніться.
refusal-inspire-squad = Карта «{ $card }» не з відділення { $squad }, а надихнути можна лише його.
refusal-inspire-none = Карти «{ $card }», яку можна повернути, у вашій ігровій зоні немає.
refusal-inspire-itself = Карта «{ $card }» не повертає саму себе: розігрувана карта ще не лежить в ігровій зоні.
refusal-inspire-take-a-card = Поверніть карту з ігрової зони або спиніться.
refusal-command-number = Виберіть, скільки карт узяти: від 0 до { $size }.
refusal-command-too-many = { $size ->
    [one] Узяти можна щонайбільше { $size } карту.
    [few] Узяти можна щонайбільше { $size } карти.
   *[many] Узяти можна щонайбільше { $size } карт.
}
refusal-conceal-no-fog = У резерві суперника немає «Туману війни».
refusal-recon-no-fog = У вас на руці немає «Туману війни».

## Бій

refusal-combat-no-enemy = На полі немає жодної ворожої фішки, тож дії «{ $action }» нема по кому спрацювати.
refusal-combat-name-a-unit = Виберіть один загін на полі.
refusal-combat-own-unit = { $unit }: по своєму загону стріляти не можна.
refusal-combat-off-board = { $unit }: цього загону немає на полі.
