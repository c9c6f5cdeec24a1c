### Memoir '44 за столом.

ui-m44-turn = Хід { $turn }
ui-m44-plate = { $cards ->
    [one] { $side } · { $cards } карта
    [few] { $side } · { $cards } карти
    [many] { $side } · { $cards } карт
   *[other] { $side } · { $cards } карт
}

## Кроки ходу

ui-m44-steps = Кроки ходу
ui-m44-step-card = Карта
ui-m44-step-orders = Накази
ui-m44-step-move = Рух
ui-m44-step-battle = Бій
ui-m44-step-draw = Добір

## Загони та гекси

ui-m44-figures = { $figures ->
    [one] { $figures } фігура
    [few] { $figures } фігури
   *[many] { $figures } фігур
}
ui-m44-ordered = наказ отримано
ui-m44-has-moved = рух зроблено
ui-m44-has-battled = бій проведено
ui-m44-medal-good = медаль назавжди ({ $side })
ui-m44-medal-held = медаль, доки гекс утримано ({ $side })
ui-m44-medal-sudden = утримання дає перемогу ({ $side })
ui-m44-command = Командування
ui-m44-tab-ordered = Накази
ui-m44-ordered-units = Отримали наказ: { $units }
ui-m44-unit-ready = готовність
ui-m44-unit-may-move = можна рухатися
ui-m44-unit-choosing-hex = куди йти?
ui-m44-unit-moved = рух зроблено
ui-m44-unit-stays = рухатися не можна: чому?
ui-m44-unit-may-battle = можна атакувати
ui-m44-unit-choosing-target = по якій цілі?
ui-m44-unit-no-target = немає цілі: чому?
ui-m44-unit-battled = бій проведено

## Карти

ui-m44-all = усі
ui-m44-played = Зіграно
ui-m44-handed-out = Роздано
ui-m44-drawn = Взято: залиште одну
ui-m44-hand = { $cards ->
    [one] Рука, { $cards } карта
    [few] Рука, { $cards } карти
    [many] Рука, { $cards } карт
   *[other] Рука, { $cards } карт
}
ui-m44-hidden-card = Карта сорочкою догори: { $post }
ui-m44-deck = Колода { $cards }
ui-m44-discard = Скид
ui-m44-discard-cards = { $cards ->
    [one] Скид, { $cards } карта
    [few] Скид, { $cards } карти
    [many] Скид, { $cards } карт
   *[other] Скид, { $cards } карт
}
ui-m44-discard-empty = Порожньо

## Нотатка про кидок

ui-m44-dice = { $dice ->
    [one] { $dice } кістка
    [few] { $dice } кістки
   *[many] { $dice } кісток
}
ui-m44-note-fire = { $arm ->
    [infantry] Вогонь по піхоті
    [armor] Вогонь по бронетехніці
   *[artillery] Вогонь по артилерії
}
ui-m44-note-close = { $arm ->
    [infantry] Ближній бій з піхотою
    [armor] Ближній бій з бронетехнікою
   *[artillery] Ближній бій з артилерією
}
ui-m44-note-strike = { $arm ->
    [infantry] Удар по піхоті
    [armor] Удар по бронетехніці
   *[artillery] Удар по артилерії
}
ui-m44-note-heal = Фігури повертаються
ui-m44-note-from-to = з { $from } у { $to }
ui-m44-note-at = у { $hex }
ui-m44-note-range = Відстань { $distance }
ui-m44-note-card = Карта
ui-m44-note-own-hex = { $terrain ->
    [none] Свій гекс
   *[other] Свій гекс: { $terrain }
}
ui-m44-note-dice = Кістки
ui-m44-note-hits = { $hits ->
    [0] повз
    [one] { $hits } влучання
    [few] { $hits } влучання
    [many] { $hits } влучань
   *[other] { $hits } влучань
}
ui-m44-note-some = влучання
ui-m44-note-flag = прапор
ui-m44-note-faces = { $need ->
    [one] { $need } грань із шести вражає
    [few] { $need } грані з шести вражають
    [many] { $need } граней із шести вражають
   *[other] { $need } граней із шести вражають
} { $arm ->
    [infantry] піхоту,
    [armor] бронетехніку,
   *[artillery] артилерію,
} одна дає прапор.
ui-m44-note-after = { $figures ->
    [1] Лишилася одна фігура: перше влучання знищить загін.
   *[other] Кожне влучання знімає фігуру (зараз { $figures }), кожен прапор відкидає на гекс.
} { $close ->
    [yes] Якщо гекс спорожніє, його можна зайняти.
   *[no] {""}
}

## Останній кидок

ui-m44-roll-on = { $unit } → { $target }, { $dice }
ui-m44-roll-for = { $unit }, { $dice }
ui-m44-roll-hits = { $hits ->
        [0] Повз
        [one] { $hits } влучання
        [few] { $hits } влучання
        [many] { $hits } влучань
       *[other] { $hits } влучань
    }{ $flags ->
        [0] {""}
        [one] , { $flags } прапор
        [few] , { $flags } прапори
        [many] , { $flags } прапорів
       *[other] , { $flags } прапорів
    }
ui-m44-roll-back = { $figures ->
    [0] Ніхто не повертається
    [one] Повертається { $figures } фігура
    [few] Повертаються { $figures } фігури
   *[many] Повертаються { $figures } фігур
}
ui-m44-roll-orders = { $orders ->
    [0] Наказів немає
    [one] { $orders } наказ
    [few] { $orders } накази
    [many] { $orders } наказів
   *[other] { $orders } наказів
}

## Написи на картах

ui-m44-place-le-port = Ле-Пор
ui-m44-place-pegasus-bridge = міст Пегас
ui-m44-place-benouville = Бенувіль
ui-m44-place-orne-bridge = міст через Орн
ui-m44-place-caen-canal = Канський канал
ui-m44-place-orne = річка Орн
ui-m44-place-sainte-mere-eglise = Сент-Мер-Егліз
ui-m44-place-colleville = Кольвіль
ui-m44-place-saint-laurent = Сен-Лоран
ui-m44-place-vierville = В’єрвіль
ui-m44-place-exit-e3 = E-3
ui-m44-place-exit-e1 = E-1
ui-m44-place-exit-d3 = D-3
ui-m44-place-exit-d1 = D-1
ui-m44-place-fox = FOX
ui-m44-place-easy = EASY
ui-m44-place-dog = DOG
ui-m44-place-charlie = CHARLIE
ui-m44-place-toulon = Тулон
ui-m44-place-lower-rhine = Нижній Рейн
ui-m44-place-st-vith = Санкт-Віт
ui-m44-place-saverne = Саверн
ui-m44-costs = { $count ->
    [one] { $name }, втрата { $count } фігури
    [few] { $name }, втрата { $count } фігур
   *[many] { $name }, втрата { $count } фігур
}
ui-m44-orders-nobody = там немає ваших загонів
ui-m44-brief = { $objectives ->
    [yes] Медаль — за кожен знищений загін ворога й за зайняті гекси з медаллю.
   *[no] Медаль — за кожен знищений загін ворога.
} Свого ходу зіграйте карту, віддайте накази, перемістіть загони, потім атакуйте.
ui-m44-nothing-to-repeat = ворог іще нічого не зіграв
ui-m44-orders-one = у вас таких немає: наказ одному будь-якому загону
