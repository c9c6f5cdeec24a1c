### «Герои Сталинграда»: как что называется и что игроку предлагают.

game-heroes = Герои Сталинграда
game-heroes-short = Сталинград
game-heroes-line = Тайные приказы, улица за улицей

side-soviet = СССР
side-soviet-mark = С
side-german = Германия
side-german-mark = Г
nobody = никто

## Виды отрядов

kind-infantry = пехота
kind-light = лёгкая техника
kind-heavy = тяжёлая техника

role-regular = обычный отряд
role-heavy_weapon = тяжёлое оружие
role-officer = офицер

unit-hidden = { $side ->
    [soviet] Скрытый советский отряд
    [german] Скрытый немецкий отряд
   *[none] Скрытый отряд
}

state-full = без потерь
state-weakened = с потерями
state-inactive = на виду
state-hidden = в засаде
state-packed = в походном положении
state-deployed = в боевом положении
state-on-tow = на прицепе
state-driving = на ходу
state-firing = к бою
state-on-foot = пешком
state-aboard = на борту

hit-flip = от попадания переворачивается
hit-destroyed = от попадания гибнет
hit-damage = бросок на место повреждения

arc-all = круговой
arc-front_90 = вперёд, 90°
arc-rear_180 = назад, 180°

facing-n = север
facing-ne = северо-восток
facing-e = восток
facing-se = юго-восток
facing-s = юг
facing-sw = юго-запад
facing-w = запад
facing-nw = северо-запад

rim-north = северный край
rim-east = восточный край
rim-south = южный край
rim-west = западный край

damage-crew = экипаж
damage-crew-text = За ход стреляет только одно оружие.
damage-tracks = гусеницы
damage-tracks-text = Никаких действий движения. На ходу машина сразу останавливается.
damage-hull = корпус
damage-hull-text = Два маркера подавления. На ходу машина сразу останавливается.
damage-main-weapon = основное оружие
damage-main-weapon-text = Из основного оружия стрелять нельзя.

## Ход и жетоны

phase-setup = Расстановка
phase-order = Фаза приказов
phase-activation = Фаза активации
phase-supply = Фаза снабжения

token-1 = 1
token-2 = 2
token-3 = 3
token-4 = 4
token-5 = 5
token-6 = 6
token-7 = 7
token-8 = 8
token-9 = 9
token-10 = 10
token-special = особый
token-bluff = блеф
token-unknown = рубашкой вверх

bonus-token-initiative = инициатива
bonus-token-initiative-text = В конце хода: инициатива в следующем ходу ваша, кому бы она ни полагалась.
bonus-token-card = две карты
bonus-token-card-text = Сразу возьмите 2 карты действий; до конца хода рука может быть больше положенной.
bonus-token-redraw = новые карты
bonus-token-redraw-text = Сейчас сбросьте сколько угодно карт и возьмите столько же.
bonus-token-order = ещё один приказ
bonus-token-order-text = В начале фазы приказов: ещё один жетон с номером в этот ход.
bonus-token-special_order = особый приказ
bonus-token-special_order-text = В начале фазы приказов: один особый жетон в этот ход (не больше 2).

marker-suppression = подавление
marker-activation = активация была
marker-smoke = дым
wreck-number = обломки { $number }
objective-number = цель { $number }
wreck-in = обломки на { $squares }

## Куда направлено пламя: клетки от его начала

aim-n = { $number } к северу
aim-e = { $number } к востоку
aim-s = { $number } к югу
aim-w = { $number } к западу

## Действия

action-deploy = Поставить
action-load = Поставить на борт
action-man = Занять машину
action-face = Повернуть
action-scout = Ход разведки
action-end = Закончить
action-aim = Прицелиться
action-assign = Отдать жетон
action-skip = Обойтись без жетона
action-exchange = Обменять жетоны
action-pass = Пас
action-autonomous = Действовать без приказа
action-special = Особый приказ
action-repair = Починить
action-inspire = Вдохновить
action-wait = Ничего не делать
action-supply = Ход снабжения
action-discard = Сбросить
action-done = Готово
action-spend = Потратить бонусный жетон
action-flare = Выпустить ракету
action-mend = Починить
action-move = Движение
action-assault = Штурм
action-push = Толкнуть обломки
action-step = Шаг
action-pivot = Поворот
action-board = Посадка
action-charge = Бросок на врага
action-flip = Сменить состояние
action-stop = Остановиться
action-exit = Покинуть поле
action-hold = Не стрелять
action-fire = Огонь
action-suppress = Огонь на подавление
action-divert = Отвлекающий огонь
action-snipe = Снайперский выстрел
action-split = Разделить огонь
action-split-suppress = Разделить огонь на подавление
action-howitzer = Гаубица
action-indirect = Непрямой огонь
action-flame = Огнемёт
action-flame-room = Огнемёт через проём
action-demolish = Огонь по строению
action-grenade = Граната
action-close = Удар в упор
action-satchel = Подрывной заряд
action-breach = Проделать пролом
action-smoke = Поставить дым
action-share = Доля огня
action-cease = Прекратить огонь
action-react = Огонь по возможности
action-play = Сыграть карту
action-bonus = Бонус карты
action-use = Использовать опцию
action-fight = Выбрать оружие
action-decline = Отказаться от обстрела
action-place = Разместить
action-beyond = Второй шаблон
action-location = Выбрать место повреждения
action-resign = Сдаться
action-agree-draw = Согласиться на ничью

## Действие строкой списка

act-with = { $weapon-id ->
    [none] {""}
   *[other] {" "}({ $weapon })
}
act-by = { $option-id ->
    [none] { $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
   *[other] {" "}({ $option })
}
act-deploy = { $state-id ->
    [none] { $unit }: поставить на { $square }
   *[other] { $unit }: поставить на { $square }, { $state }
}
act-load = { $unit }: поставить на борт, { $target }
act-man = { $target-id ->
    [none] Занять машину: { $unit }
   *[other] { $unit }: занять машину, { $target }
}
act-face = Фронтом на { $facing }
act-scout = { $unit }: ход разведки
act-end = Закончить
act-aim = Цель: { $point }
act-assign = { $option-id ->
    [none] { $token }: { $unit }
   *[other] { $token }: { $option }
}
act-skip = Обойтись без жетона: { $token }
act-exchange = Обменять жетоны: { $unit }, { $target }
act-pass = Пас
act-autonomous = Без приказа: { $unit }
act-special = { $option-id ->
    [none] Особый приказ: { $unit }
   *[other] Особый приказ: { $option }
}
act-repair = Починить, { $unit }: { $damage }
act-inspire = Вдохновить
act-wait = Ничего не делать
act-supply = { $unit }: ход снабжения
act-discard = Сбросить «{ $card }»
act-done = Готово
act-spend = Потратить бонусный жетон: { $bonus }
act-flare = Выпустить ракету
act-mend = Починить: { $damage }
act-move = Движение
act-assault = Штурм, цель — { $unit }
act-push = Толкнуть { $wreck }
act-step = { $facing-id ->
    [none] На { $square }
   *[other] На { $square }, фронтом на { $facing }
}
act-pivot = Повернуть на { $facing }, заняв { $square }
act-board = Сесть: { $unit }
act-charge = Броситься на { $square }
act-flip = Сменить состояние
act-stop = { $facing-id ->
    [none] Остановиться
   *[other] Остановиться фронтом на { $facing }
}
act-exit = Покинуть поле
act-hold = Не стрелять, идти дальше
act-fire = Огонь, цель — { $unit }{ act-with }
act-suppress = Огонь на подавление, цель — { $unit }{ act-with }
act-divert = Отвлекающий огонь, цель — { $unit }{ act-with }
act-snipe = Снайперский выстрел, цель — { $unit }{ act-with }
act-split = Разделить огонь{ act-with }
act-split-suppress = Разделить огонь на подавление{ act-with }
act-howitzer = Гаубица, цель — { $point }{ act-with }
act-indirect = Непрямой огонь, цель — { $point }{ act-with }
act-flame = { $square-id ->
    [none] Пламя, цель: { $aim }{ act-with }
   *[other] Пламя с { $square }, цель: { $aim }{ act-with }
}
act-flame-room = Пламя через { $side }{ act-with }
act-demolish = { $part-id ->
    [none] { $wreck-id ->
        [none] { $line-id ->
            [none] Огонь по строению на { $square }{ act-with }
           *[other] Огонь, цель — { $line }{ act-with }
        }
       *[other] Огонь, цель — { $wreck }{ act-with }
    }
   *[other] Огонь, цель — { $part }{ act-with }
}
act-grenade = { $point-id ->
    [none] Граната через { $side }{ act-by }
   *[other] Граната, цель — { $point }{ act-by }
}
act-close = Удар в упор, цель — { $unit }{ act-by }
act-satchel = { $part-id ->
    [none] { $wreck-id ->
        [none] Заряд: { $line }{ act-by }
       *[other] Заряд: { $wreck }{ act-by }
    }
   *[other] Заряд: { $part }{ act-by }
}
act-breach = Пролом { $side }{ act-by }
act-smoke = Дым на { $square }{ act-by }
act-share = { $points ->
    [one] { $unit }: { $points } очко
    [few] { $unit }: { $points } очка
   *[many] { $unit }: { $points } очков
}
act-cease = Прекратить огонь
act-react = Огонь ведёт отряд: { $unit }
act-play = Сыграть «{ $card }»{ $unit-id ->
        [none] {""}
       *[other] : { $unit }
    }{ $target-id ->
        [none] {""}
       *[other] , { $target }
    }{ $point-id ->
        [none] {""}
       *[other] : { $point }
    }{ $square-id ->
        [none] {""}
       *[other] : { $square }
    }{ $damage-id ->
        [none] {""}
       *[other] , { $damage }
    }
act-bonus = Бонус карты «{ $card }»
act-use = { $effect-id ->
    [none] { $unit-id ->
        [none] Использовать: { $option }
       *[other] Использовать: { $option } ({ $unit })
    }
   *[other] Использовать: { $effect }
}
act-fight = Оружие: { $weapon }
act-decline = Отказаться от обстрела
act-place = { $unit-id ->
    [none] На { $square }
   *[other] { $unit }: на { $square }{ $facing-id ->
        [none] {""}
       *[other] , фронтом на { $facing }
    }
}
act-beyond = Второй шаблон: { $facing }
act-location = Выбрать { $number }
act-resign = Сдаться
act-agree-draw = { action-agree-draw }

## Что спрашивают

prompt-deployment = { $side }: расставьте свои отряды. Выберите отряд, затем клетку.
prompt-facing = { $unit }: куда повернуть отряд?
prompt-scouting = { $side }: сделайте ходы разведки или закончите.
prompt-unload = { $unit }: высадите разведчиков рядом с машиной или закончите.
prompt-barrage = { $side }: артподготовка, выстрелов осталось — { $left }. Выберите межпространство.
prompt-orders = { $side-id ->
    [both] Раздайте жетоны приказов.
   *[other] { $side }: раздайте жетоны приказов.
}
prompt-telephones = { $side }: обменяйте жетоны двух отрядов или пасуйте.
prompt-gap-autonomous = { $side }: активируйте автономный отряд или пасуйте.
prompt-gap-cards = { $side }: сыграйте карту между активациями или пасуйте.
prompt-gap-special = { $side }: примените особый приказ или пасуйте.
prompt-activation = { $unit }: выберите действие.
prompt-inspiration = { $unit }: вдохновите остальных или закончите.
prompt-supply = { $side }: отряды без приказа могут переместиться (ходы снабжения). Переместите их или закончите.
prompt-refill = Сбросьте карты или закончите. Потом обе стороны доберут руку.
prompt-redraw = { $side }: сбросьте сколько угодно карт и возьмите столько же.
prompt-bonus = { $side }: потратьте бонусный жетон или пасуйте.
prompt-flares = { $side }: выпустить ракету? Осталось: { $left }.
prompt-mending = { $unit }: какое повреждение исправить?
prompt-movement = { $unit }: идите дальше или остановитесь. Осталось клеток: { $left }.
prompt-fire-on-the-move = { $unit }: стреляйте на ходу или воздержитесь.
prompt-run-over = { $unit }: на отряд наезжает машина. Куда отойти?
prompt-pushed = { $unit }: на отряд сдвигают обломки. Куда отойти?
prompt-retreat = { $unit }: куда отступить?
prompt-withdrawal = { $unit }: место занимает машина. Куда отойти?
prompt-advance = { $unit }: движение по карте; можно остановиться.
prompt-displaced = { $unit }: остаться здесь нельзя. Куда отойти?
prompt-bail-out = { $side }: разместите тех, кто покидает подбитую машину.
prompt-place-wreck = { $unit }: где лягут обломки?
prompt-replace = { $unit }: здание рухнуло. Где теперь стоит отряд?
prompt-fire = { $unit }: по чему стрелять?
prompt-fire-again = { $unit }: выстрелите из другого оружия или прекратите огонь.
prompt-split = { $unit }: выберите цель и её долю. Пока роздано: { $given }.
prompt-reaction = Огонь по возможности, цель — { $unit }. Или пас.
prompt-location = { $unit }: какой результат считать?
prompt-second-template = { $side }: в какую сторону ляжет второй шаблон?
prompt-call-barrage = { $side }: выберите межпространство, точку, где сходятся клетки ({ $profile }).
prompt-smoke = { $side }: куда поставить дым?
prompt-tunnel = { $unit }: где выйти?
prompt-fight-weapon = Штурм: { $unit }, цель — { $target }. Какое оружие?
prompt-answer = Играют карту «{ $card }». { $side }: отмените её или пасуйте.
prompt-window = { $moment ->
    [order-start] { $side }: начинается фаза приказов. Сыграйте что-нибудь или пасуйте.
    [order-end] { $side }: приказы отданы. Сыграйте что-нибудь или пасуйте.
    [gap] { $side }: между активациями. Сыграйте что-нибудь или пасуйте.
    [own-activation] { $side }: отряд активирован. Сыграйте что-нибудь или пасуйте.
    [move] { $side }: отряд движется. Сыграйте что-нибудь или пасуйте.
    [own-step] { $side }: на пути окно. Сыграйте что-нибудь или пасуйте.
    [own-forced-move] { $side }: отряд обязан отойти. Сыграйте что-нибудь или пасуйте.
    [enemy-step] { $side }: враг движется. Сыграйте что-нибудь или пасуйте.
    [enters] { $side }: враг входит в здание. Сыграйте что-нибудь или пасуйте.
    [fire-announced] { $side }: стрельба объявлена. Добавьте что-нибудь или пасуйте.
    [before-roll] { $side }: перед броском. Сыграйте что-нибудь или пасуйте.
    [after-roll] { $side }: кубики брошены. Измените что-нибудь или пасуйте.
    [barrage-named] { $side }: обстрел объявлен. Сыграйте что-нибудь или пасуйте.
    [grenade-thrown] { $side }: брошена граната. Сыграйте что-нибудь или пасуйте.
    [own-scatter] { $side }: снаряд относит. Сыграйте что-нибудь или пасуйте.
    [about-to-be-hit] { $side }: в отряд вот-вот попадут. Сыграйте что-нибудь или пасуйте.
    [about-to-be-damaged] { $side }: машину вот-вот повредят. Сыграйте что-нибудь или пасуйте.
    [about-to-be-removed] { $side }: отряд вот-вот погибнет. Сыграйте что-нибудь или пасуйте.
    [about-to-be-suppressed] { $side }: отряд вот-вот подавят. Потратьте маркер или пасуйте.
    [fired] { $side }: отряд выстрелил. Сыграйте что-нибудь или пасуйте.
    [fight] { $side }: сейчас будет штурм. Сыграйте что-нибудь или пасуйте.
    [fight-gear] { $side }: сейчас будет штурм. Примените снаряжение или пасуйте.
    [supply-start] { $side }: начинается фаза снабжения. Сыграйте что-нибудь или пасуйте.
    [supply-move] { $side }: ходы снабжения. Сыграйте что-нибудь или пасуйте.
   *[supply-end] { $side }: фаза снабжения кончается. Сыграйте что-нибудь или пасуйте.
}

## Шансы

odds-roll = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, нужно { $need } или больше{ $parts-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $parts })
    }: { $chance } %
odds-defence = защита { $amount }
odds-cover = укрытие { $amount }
odds-cv = боевое значение { $amount }
odds-share = доля { $amount }
odds-doubled = удвоение { $amount }
odds-bonus = бонус { $amount }
odds-obstacles = препятствия { $amount }
odds-long-range = дальность { $amount }
odds-suppression = подавление { $amount }
odds-on-the-move = на ходу { $amount }
odds-double-hit = двойное попадание { $amount }
odds-diversion = отвлечение { $amount }
odds-sniper = таблица снайпера { $amount }
odds-destruction = разрушение { $amount }
odds-scatter = точно в цель { $amount }
odds-attack = атака { $amount }

## Варианты

option-together = Приказы одновременно
option-together-help = Оба игрока раздают жетоны приказов одновременно. Иначе начинает сторона с инициативой.
option-conceal_hands = Скрывать руки
option-conceal_hands-help = В каждый момент спрашивают всякого, у кого могла бы быть подходящая карта, чтобы молчание ничего не выдавало. Дольше.
