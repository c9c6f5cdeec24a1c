### «Спогади про 1944»: назви й вибір, який пропонують гравцеві.

game-memoir44 = Спогади про 1944
game-memoir44-short = Спогади
game-memoir44-line = Командні карти, кістки й медалі

## Сторони й місця їхніх командувачів

side-allies = Союзники
side-allies-mark = С
side-allies-commander = головнокомандувач союзників
side-allies-left = генерал союзників на лівому фланзі
side-allies-center = генерал союзників у центрі
side-allies-right = генерал союзників на правому фланзі
side-allies-flanks = генерал союзників на обох флангах
side-axis = Вісь
side-axis-mark = В
side-axis-commander = головнокомандувач Осі
side-axis-left = генерал Осі на лівому фланзі
side-axis-center = генерал Осі в центрі
side-axis-right = генерал Осі на правому фланзі
side-axis-flanks = генерал Осі на обох флангах

post-commander = головнокомандувач
post-left = генерал лівого флангу
post-center = генерал центру
post-right = генерал правого флангу

section-left = лівий фланг
section-center = центр
section-right = правий фланг

half-west = західна половина
half-east = східна половина

## Роди військ і загони. Загін названо за його видом, а звичайний — за родом військ

arm-infantry = Піхота
arm-armor = Бронетехніка
arm-artillery = Артилерія

kind-regular = Регулярні війська
kind-special-forces = Спецпідрозділ
kind-resistance = Французький Опір
kind-elite-armor = Елітна бронетехніка

unit-unknown = { $side ->
    [allies] Загін союзників
    [axis] Загін Осі
   *[none] Загін
}
unit-infantry = { $side ->
    [allies] Піхота союзників
    [axis] Піхота Осі
   *[none] Піхота
}
unit-armor = { $side ->
    [allies] Бронетехніка союзників
    [axis] Бронетехніка Осі
   *[none] Бронетехніка
}
unit-artillery = { $side ->
    [allies] Артилерія союзників
    [axis] Артилерія Осі
   *[none] Артилерія
}
unit-special-forces = { $side ->
    [allies] Спецзагін союзників
    [axis] Спецзагін Осі
   *[none] Спецзагін
}
unit-resistance = Загін Опору
unit-elite-armor = { $side ->
    [allies] Елітна бронетехніка союзників
    [axis] Елітна бронетехніка Осі
   *[none] Елітна бронетехніка
}

## Місцевість, перешкоди, грані кістки

terrain-open = відкрита місцевість
terrain-forest = ліс
terrain-hedgerow = живопліт
terrain-town = місто/село
terrain-church = місто/село з церквою
terrain-hill = пагорб
terrain-steep-hill = крутий пагорб
terrain-cliff = скеля
terrain-bluff = береговий укіс
terrain-impassable-hill = непрохідний пагорб
terrain-mountain = гора
terrain-river = річка
terrain-wide-river = широка річка
terrain-pond = став
terrain-beach = узбережжя
terrain-ocean = океан

obstacle-bunker = бункер
obstacle-bridge = міст
obstacle-hedgehog = протитанковий їжак
obstacle-sandbags = мішки з піском
obstacle-wire = колючий дріт
obstacle-sea-wall = берегова стіна

face-infantry = піхота
face-armor = бронетехніка
face-grenade = граната
face-flag = прапор
face-star = зірка

## Зонні карти

card-assault = Штурм
card-assault-left = { card-assault }: лівий фланг
card-assault-center = { card-assault }: центр
card-assault-right = { card-assault }: правий фланг
card-attack = Атака
card-attack-left = { card-attack }: лівий фланг
card-attack-center = { card-attack }: центр
card-attack-right = { card-attack }: правий фланг
card-probe = Промацування ворога
card-probe-left = { card-probe }: лівий фланг
card-probe-center = { card-probe }: центр
card-probe-right = { card-probe }: правий фланг
card-recon = Розвідка
card-recon-left = { card-recon }: лівий фланг
card-recon-center = { card-recon }: центр
card-recon-right = { card-recon }: правий фланг
card-recon-in-force = Розвідка боєм
card-general-advance = Загальний наступ
card-pincer-move = Лещата

## Тактичні карти

card-air-power = Авіаудар
card-ambush = Засідка
card-armor-assault = Танковий штурм
card-artillery-bombard = Масований артобстріл
card-barrage = Загороджувальний вогонь
card-behind-enemy-lines = У тилу ворога
card-close-assault = Атака в ближньому бою
card-counter-attack = Контратака
card-dig-in = Окопатися
card-direct-from-hq = Наказ зі штабу
card-firefight = Перестрілка
card-infantry-assault = Штурм піхоти
card-medics-and-mechanics = Медики й механіки
card-move-out = Вирушаймо!
card-their-finest-hour = Їхня зоряна година

## Дії

action-play = Зіграти карту
action-order = Віддати наказ
action-done = Більше нікому
action-move = Перемістити
action-exit = Покинути поле
action-end-moves = Закінчити переміщення
action-battle = Атакувати
action-remove-wire = Прибрати дріт
action-end-battles = Закінчити бої
action-ambush = Засідка
action-decline = Без засідки
action-retreat = Відступити
action-hold = Ігнорувати прапор
action-take-ground = Зайняти позицію
action-stay = Лишитися на місці
action-pass = Більше не атакувати
action-target = Вибрати ціль
action-strike = Завдати удару
action-heal = Поповнити загін
action-dig-in = Окопатися
action-keep = Лишити карту
action-aim = Скинути десант
action-hand = Роздати карту
action-copy = Повторити карту
action-half = Вибрати половину
action-resign = Здатися
action-agree-draw = Погодитися на нічию

## Дія рядком у списку

act-play = { $section-id ->
    [none] { $as-id ->
        [none] Зіграти «{ $card }»
       *[other] Зіграти «{ $card }» як «{ $as }»
    }
   *[other] Зіграти «{ $card }», зона — { $section }
}
act-order = Наказ: { $unit }
act-done = Більше нікому
act-move = { $unit }: перейти на { $hex }
act-exit = { $unit }: покинути поле
act-end-moves = Закінчити переміщення
act-battle = { $unit }: атакувати, ціль — { $target }
act-remove-wire = { $unit }: прибрати дріт
act-end-battles = Закінчити бої
act-ambush = Засідка!
act-decline = Без засідки
act-retreat = { $hex-id ->
    [none] { $unit }: відступати нікуди, втратити фігури
   *[other] { $unit }: відступити на { $hex }
}
act-hold = { $hex-id ->
    [none] { $unit }: ігнорувати один прапор і лишитися
   *[other] { $unit }: ігнорувати один прапор і відступити на { $hex }
}
act-take-ground = { $unit }: зайняти позицію на { $hex }
act-stay = Лишитися на місці
act-pass = Більше не атакувати
act-target = Ціль: { $unit }
act-strike = Завдати удару
act-heal = Поповнити: { $unit }
act-dig-in = { $unit }: окопатися
act-keep = Лишити «{ $card }»
act-aim = Скинути десант над { $hex }
act-hand = Роздати «{ $card }»: { $post }
act-copy = Повторити карту { $number }
act-half = Вибрати: { $half }
act-resign = Здатися
act-agree-draw = { action-agree-draw }

## Що питають

prompt-choose-card = { $side }: зіграйте карту.
prompt-orders = { $side }: віддайте накази за картою «{ $card }» або спиніться.
prompt-moves = { $side }: перемістіть загони, які дістали наказ, або закінчіть переміщення.
prompt-battles = { $side }: атакуйте загонами, які дістали наказ, або закінчіть бої.
prompt-ambush = { $unit }: ближній бій, ціль — { $target }. Влаштуєте засідку?
prompt-take-ground = { $unit }: зайняти позицію на { $hex } чи лишитися?
prompt-overrun = { $unit }: танковий прорив. Атакуйте ще раз або спиніться.
prompt-again = { $unit }: атакуйте вдруге або спиніться.
prompt-second-move = { $unit }: перемістіть загін ще раз або лишіть на місці.
prompt-retreat = { $flags ->
    [one] { $unit }: { $flags } прапор. Куди відступає загін?
    [few] { $unit }: { $flags } прапори. Куди відступає загін?
   *[many] { $unit }: { $flags } прапорів. Куди відступає загін?
}
prompt-air-power = { $count ->
    [0] { $side }: виберіть першу ціль авіаудару.
   *[other] { $side }: виберіть іще одну ціль авіаудару поряд або завдайте удару. Цілей вибрано: { $count }.
}
prompt-barrage = { $side }: виберіть ціль загороджувального вогню.
prompt-medics = { $count ->
    [one] { $side }: виберіть загін, який зазнав втрат. Для нього кидають { $count } кістку.
    [few] { $side }: виберіть загін, який зазнав втрат. Для нього кидають { $count } кістки.
   *[many] { $side }: виберіть загін, який зазнав втрат. Для нього кидають { $count } кісток.
}
prompt-dig-in = { $side }: мішків із піском на всіх не вистачить, лишилося { $count }. Виберіть, хто окопується.
prompt-keep = { $side }: яку з двох узятих карт ви лишите?
prompt-air-drop = { $side }: над яким гексом стрибає десант?
prompt-hand-out = { $count ->
    [0] { $side }: роздайте першу карту.
   *[other] { $side }: роздайте ще карту або спиніться. Роздано: { $count }.
}
prompt-choose-copy = { $side }: яку карту повторює «Контратака»? { $texts }.
prompt-choose-half = { $side }: у якій половині виконується «{ $text }»?

## Шанси

odds-roll = { $dice ->
        [one] { $dice } кістка
        [few] { $dice } кістки
       *[many] { $dice } кісток
    }{ $parts-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $parts })
    }, влучання — { $need } із 6 граней: { $chance } %
odds-base = відстань { $amount }
odds-card = карта { $amount }
odds-terrain = прикриття { $amount }
odds-own-hex = свій гекс { $amount }

## Параметри

option-allies_seats = Гравців за союзників
option-allies_seats-help = Скільки гравців командує союзниками: від 1 до 3, в «Оверлорді» до 4.
option-axis_seats = Гравців за Вісь
option-axis_seats-help = Скільки гравців командує військами Осі: від 1 до 3, в «Оверлорді» до 4.
option-young_generals = Юні генерали
option-young_generals-help = Простіша гра, без тактичних карт.
option-no_taking_ground = Без захоплення позиції
option-no_taking_ground-help = Після ближнього бою загони не займають позицію, а бронетехніка не йде в прорив.
option-same_height = Пагорби однієї висоти
option-same_height-help = Загони на пагорбах бачать один одного через будь-які пагорби між ними. Інакше — лише через пагорб, на якому стоять обидва.
option-edge_blocks = Край поля закриває огляд
option-edge_blocks-help = Якщо лінія видимості йде вздовж граней гексів, усе за краєм поля вважається перешкодою.
option-sandbags_on_hills = Мішки з піском на пагорбах
option-sandbags_on_hills-help = На пагорбі мішки з піском захищають і від ворогів на пагорбах. Інакше вони там лише дозволяють ігнорувати перший прапор.
option-turn_limit = Граничний хід
option-turn_limit-help = Битва без переможця після стількох ходів кожної сторони закінчується нічиєю.
