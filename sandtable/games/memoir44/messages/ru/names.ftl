### «Воспоминания о 1944»: названия и выбор, который предлагают игроку.

game-memoir44 = Воспоминания о 1944
game-memoir44-short = Воспоминания
game-memoir44-line = Командные карты, кубики и медали

## Стороны и места их командующих

side-allies = Союзники
side-allies-mark = С
side-allies-commander = главнокомандующий союзников
side-allies-left = генерал союзников на левом фланге
side-allies-center = генерал союзников в центре
side-allies-right = генерал союзников на правом фланге
side-allies-flanks = генерал союзников на обоих флангах
side-axis = Ось
side-axis-mark = О
side-axis-commander = главнокомандующий Оси
side-axis-left = генерал Оси на левом фланге
side-axis-center = генерал Оси в центре
side-axis-right = генерал Оси на правом фланге
side-axis-flanks = генерал Оси на обоих флангах

post-commander = главнокомандующий
post-left = генерал левого фланга
post-center = генерал центра
post-right = генерал правого фланга

section-left = левый фланг
section-center = центр
section-right = правый фланг

half-west = западная половина
half-east = восточная половина

## Рода войск и отряды. Отряд назван по своему виду, а обычный — по роду войск

arm-infantry = Пехота
arm-armor = Бронетехника
arm-artillery = Артиллерия

kind-regular = Регулярные войска
kind-special-forces = Спецподразделение
kind-resistance = Французское Сопротивление
kind-elite-armor = Элитная бронетехника

unit-unknown = { $side ->
    [allies] Отряд союзников
    [axis] Отряд Оси
   *[none] Отряд
}
unit-infantry = { $side ->
    [allies] Пехота союзников
    [axis] Пехота Оси
   *[none] Пехота
}
unit-armor = { $side ->
    [allies] Бронетехника союзников
    [axis] Бронетехника Оси
   *[none] Бронетехника
}
unit-artillery = { $side ->
    [allies] Артиллерия союзников
    [axis] Артиллерия Оси
   *[none] Артиллерия
}
unit-special-forces = { $side ->
    [allies] Спецотряд союзников
    [axis] Спецотряд Оси
   *[none] Спецотряд
}
unit-resistance = Отряд Сопротивления
unit-elite-armor = { $side ->
    [allies] Элитная бронетехника союзников
    [axis] Элитная бронетехника Оси
   *[none] Элитная бронетехника
}

## Местность, преграды, грани кубика

terrain-open = открытая местность
terrain-forest = лес
terrain-hedgerow = живая изгородь
terrain-town = город/деревня
terrain-church = город/деревня с церковью
terrain-hill = холм
terrain-steep-hill = крутой холм
terrain-cliff = утёс
terrain-bluff = береговой откос
terrain-impassable-hill = непроходимый холм
terrain-mountain = гора
terrain-river = река
terrain-wide-river = широкая река
terrain-pond = пруд
terrain-beach = побережье
terrain-ocean = океан

obstacle-bunker = бункер
obstacle-bridge = мост
obstacle-hedgehog = противотанковый ёж
obstacle-sandbags = мешки с песком
obstacle-wire = колючая проволока
obstacle-sea-wall = береговая стенка

face-infantry = пехота
face-armor = бронетехника
face-grenade = граната
face-flag = флаг
face-star = звезда

## Зонные карты

card-assault = Штурм
card-assault-left = { card-assault }: левый фланг
card-assault-center = { card-assault }: центр
card-assault-right = { card-assault }: правый фланг
card-attack = Атака
card-attack-left = { card-attack }: левый фланг
card-attack-center = { card-attack }: центр
card-attack-right = { card-attack }: правый фланг
card-probe = Прощупывание врага
card-probe-left = { card-probe }: левый фланг
card-probe-center = { card-probe }: центр
card-probe-right = { card-probe }: правый фланг
card-recon = Разведка
card-recon-left = { card-recon }: левый фланг
card-recon-center = { card-recon }: центр
card-recon-right = { card-recon }: правый фланг
card-recon-in-force = Разведка боем
card-general-advance = Общее наступление
card-pincer-move = Захват в клещи

## Тактические карты

card-air-power = Авиаудар
card-ambush = Засада
card-armor-assault = Танковый штурм
card-artillery-bombard = Массированный артобстрел
card-barrage = Заградительный огонь
card-behind-enemy-lines = В тылу врага
card-close-assault = Атака в ближнем бою
card-counter-attack = Контратака
card-dig-in = Окопаться
card-direct-from-hq = Приказ из Центра
card-firefight = Перестрелка
card-infantry-assault = Атака штурмовиков
card-medics-and-mechanics = Врачи и механики
card-move-out = Выдвигаемся вперёд!
card-their-finest-hour = Их решающий час

## Действия

action-play = Сыграть карту
action-order = Отдать приказ
action-done = Больше никому
action-move = Переместить
action-exit = Покинуть поле
action-end-moves = Закончить перемещения
action-battle = Атаковать
action-remove-wire = Убрать проволоку
action-end-battles = Закончить сражения
action-ambush = Засада
action-decline = Без засады
action-retreat = Отступить
action-hold = Игнорировать флаг
action-take-ground = Занять позицию
action-stay = Остаться на месте
action-pass = Больше не атаковать
action-target = Выбрать цель
action-strike = Нанести удар
action-heal = Пополнить отряд
action-dig-in = Окопаться
action-keep = Оставить карту
action-aim = Сбросить десант
action-hand = Раздать карту
action-copy = Повторить карту
action-half = Выбрать половину
action-resign = Сдаться
action-agree-draw = Согласиться на ничью

## Действие строкой в списке

act-play = { $section-id ->
    [none] { $as-id ->
        [none] Сыграть «{ $card }»
       *[other] Сыграть «{ $card }» как «{ $as }»
    }
   *[other] Сыграть «{ $card }», зона — { $section }
}
act-order = Приказ: { $unit }
act-done = Больше никому
act-move = { $unit }: перейти на { $hex }
act-exit = { $unit }: покинуть поле
act-end-moves = Закончить перемещения
act-battle = { $unit }: атаковать, цель — { $target }
act-remove-wire = { $unit }: убрать проволоку
act-end-battles = Закончить сражения
act-ambush = Засада!
act-decline = Без засады
act-retreat = { $hex-id ->
    [none] { $unit }: отступать некуда, потерять фигуры
   *[other] { $unit }: отступить на { $hex }
}
act-hold = { $hex-id ->
    [none] { $unit }: игнорировать один флаг и остаться
   *[other] { $unit }: игнорировать один флаг и отступить на { $hex }
}
act-take-ground = { $unit }: занять позицию на { $hex }
act-stay = Остаться на месте
act-pass = Больше не атаковать
act-target = Цель: { $unit }
act-strike = Нанести удар
act-heal = Пополнить: { $unit }
act-dig-in = { $unit }: окопаться
act-keep = Оставить «{ $card }»
act-aim = Сбросить десант над { $hex }
act-hand = Раздать «{ $card }»: { $post }
act-copy = Повторить карту { $number }
act-half = Выбрать: { $half }
act-resign = Сдаться
act-agree-draw = { action-agree-draw }

## Что спрашивают

prompt-choose-card = { $side }: сыграйте карту.
prompt-orders = { $side }: отдайте приказы по карте «{ $card }» или остановитесь.
prompt-moves = { $side }: переместите отряды, получившие приказ, или закончите перемещения.
prompt-battles = { $side }: атакуйте отрядами, получившими приказ, или закончите сражения.
prompt-ambush = { $unit }: ближний бой, цель — { $target }. Устроите засаду?
prompt-take-ground = { $unit }: занять позицию на { $hex } или остаться?
prompt-overrun = { $unit }: танковый прорыв. Атакуйте ещё раз или остановитесь.
prompt-again = { $unit }: атакуйте во второй раз или остановитесь.
prompt-second-move = { $unit }: переместите отряд ещё раз или оставьте на месте.
prompt-retreat = { $flags ->
    [one] { $unit }: { $flags } флаг. Куда отступает отряд?
    [few] { $unit }: { $flags } флага. Куда отступает отряд?
   *[many] { $unit }: { $flags } флагов. Куда отступает отряд?
}
prompt-air-power = { $count ->
    [0] { $side }: выберите первую цель авиаудара.
   *[other] { $side }: выберите ещё одну цель авиаудара по соседству или нанесите удар. Целей выбрано: { $count }.
}
prompt-barrage = { $side }: выберите цель заградительного огня.
prompt-medics = { $count ->
    [one] { $side }: выберите отряд, понёсший потери. Для него бросают { $count } кубик.
    [few] { $side }: выберите отряд, понёсший потери. Для него бросают { $count } кубика.
   *[many] { $side }: выберите отряд, понёсший потери. Для него бросают { $count } кубиков.
}
prompt-dig-in = { $side }: мешков с песком на всех не хватит, осталось { $count }. Выберите, кто окапывается.
prompt-keep = { $side }: какую из двух взятых карт вы оставите?
prompt-air-drop = { $side }: над каким гексом прыгает десант?
prompt-hand-out = { $count ->
    [0] { $side }: раздайте первую карту.
   *[other] { $side }: раздайте ещё карту или остановитесь. Роздано: { $count }.
}
prompt-choose-copy = { $side }: какую карту повторяет «Контратака»? { $texts }.
prompt-choose-half = { $side }: в какой половине выполняется «{ $text }»?

## Шансы

odds-roll = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }{ $parts-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $parts })
    }, попадание — { $need } из 6 граней: { $chance } %
odds-base = дистанция { $amount }
odds-card = карта { $amount }
odds-terrain = укрытие { $amount }
odds-own-hex = свой гекс { $amount }

## Параметры

option-allies_seats = Игроков за союзников
option-allies_seats-help = Сколько игроков командует союзниками: от 1 до 3, в «Оверлорде» до 4.
option-axis_seats = Игроков за Ось
option-axis_seats-help = Сколько игроков командует войсками Оси: от 1 до 3, в «Оверлорде» до 4.
option-young_generals = Молодые генералы
option-young_generals-help = Игра попроще, без тактических карт.
option-no_taking_ground = Без захвата позиции
option-no_taking_ground-help = После ближнего боя отряды не занимают позицию, а бронетехника не идёт в прорыв.
option-same_height = Холмы одной высоты
option-same_height-help = Отряды на холмах видят друг друга через любые холмы между ними. Иначе — только через холм, на котором стоят оба.
option-edge_blocks = Край поля закрывает обзор
option-edge_blocks-help = Если линия видимости идёт вдоль граней гексов, всё за краем поля считается препятствием.
option-sandbags_on_hills = Мешки с песком на холмах
option-sandbags_on_hills-help = На холме мешки с песком защищают и от врагов на холмах. Иначе они там лишь позволяют игнорировать первый флаг.
option-turn_limit = Предел ходов
option-turn_limit-help = Сражение без победителя после стольких ходов каждой стороны кончается вничью.
