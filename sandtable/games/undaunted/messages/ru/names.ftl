### Названия, общие для игр серии, и выбор, который предлагают игроку.

## Карты и зоны

card-fog-of-war = Туман войны

zone-deck = Колода
zone-hand = Рука
zone-play = Игровая зона
zone-discard = Сброс
zone-supply = Запас
zone-box = Коробка

## Действия

action-move = Переместиться
action-scout = Разведать
action-stalk = Прокрасться
action-bolster = Пополнить
action-command = Приказать
action-conceal = Замаскироваться
action-control = Захватить
action-inspire = Воодушевить
action-recon = Наблюдать
action-attack = Атаковать
action-suppress = Подавить
action-hunker = Затаиться
action-ready = Поднять отряд
action-bid = Выбрать
action-take = Взять
action-done = Хватит
action-end-turn = Закончить ход
action-resign = Сдаться
action-agree-draw = Согласиться на ничью

## Действие строкой в списке

act-head = { $spawn-id ->
    [none] { $seat-id ->
        [none] { $card }:
       *[other] { $card } ({ $seat }):
    }
   *[other] { $card }: выйти в { $spawn },
}
act-move = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-move } на 0 квадратов
       *[other] { action-move } в { $tile }
    }
   *[other] { action-move } за край поля через { $exit }
}
act-scout = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-scout } 0 квадратов
       *[other] { action-scout } { $tile }
    }
   *[other] { $tile-id ->
        [none] { action-scout } за край поля через { $exit }
       *[other] { action-scout } { $tile }, затем за край поля
    }
}
act-stalk = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-stalk } на 0 квадратов
       *[other] { action-stalk } в { $tile }
    }
   *[other] { action-stalk } за край поля через { $exit }
}
act-bolster = { act-head } { action-bolster }
act-command = { act-head } { $number ->
    [0] { action-command }, ничего не брать
    [one] { action-command }, взять { $number } карту
    [few] { action-command }, взять { $number } карты
   *[many] { action-command }, взять { $number } карт
}
act-conceal = { act-head } { action-conceal }
act-control = { act-head } { action-control }
act-inspire = { act-head } { action-inspire }
act-recon = { act-head } { action-recon }
act-attack = { act-head } { action-attack }, цель — { $unit }
act-suppress = { act-head } { action-suppress }, цель — { $unit }
act-hunker = { act-head } { action-hunker }
act-ready = { act-head } { action-ready }
act-bid = { action-bid }: { $card }
act-take = { action-take }: { $card }
act-done = Хватит
act-end-turn = { action-end-turn }
act-resign = { action-resign }
act-agree-draw = { action-agree-draw }

## Что спрашивают

prompt-initiative = { $round ->
    [1] Раунд 1: обе стороны тайно выбирают карту. Число на ней — инициатива: первым ходит тот, у кого оно больше. Обе карты уходят в сброс.
   *[other] Раунд { $round }: обе стороны выбирают карту. Больше число — первый ход.
}
prompt-turn = Ход: { $side }. Сыграйте карту или закончите ход.
prompt-bolster = { $side }: возьмите из запаса { $count ->
        [1] { $count } карту
       *[other] до { $count } карт
    } или остановитесь.
prompt-inspire = { $side }: верните из игровой зоны в руку { $count ->
        [1] { $count } карту
       *[other] до { $count } карт
    } или остановитесь.

## Шансы

odds-roll = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, нужно { $need } или больше ({ $parts }) либо 0: { $chance } %
odds-defence = защита { $amount }
odds-cover = укрытие { $amount }
odds-range = дистанция { $amount }

## Параметры

option-conceal_strict = Строгая маскировка
option-conceal_strict-help = «Замаскироваться» нельзя, пока в запасе противника нет Тумана войны. Иначе можно, но без результата.
option-open_discards = Открытый сброс
option-open_discards-help = Стороны могут просматривать сброс друг друга. Иначе видно только число карт в нём.
option-round_limit = Предел раундов
option-round_limit-help = Партия без победителя после стольких раундов кончается вничью.

## Отделения

letter-a = А
letter-b = Б
letter-c = В
letter-t = Т
squad-a = { letter-a }
squad-b = { letter-b }
squad-c = { letter-c }
squad-t = { letter-t }
