### Назви, спільні для ігор серії, і вибір, який пропонують гравцеві.

## Карти й зони

card-fog-of-war = Туман війни

zone-deck = Колода
zone-hand = Рука
zone-play = Ігрова зона
zone-discard = Скид
zone-supply = Резерв
zone-box = Коробка

## Дії

action-move = Переміститися
action-scout = Розвідати
action-stalk = Прокрастися
action-bolster = Поповнити
action-command = Наказати
action-conceal = Замаскуватися
action-control = Контролювати
action-inspire = Надихнути
action-recon = Спостерігати
action-attack = Атакувати
action-suppress = Придушити
action-hunker = Вичікувати
action-ready = Повернути в готовність
action-bid = Вибрати
action-take = Узяти
action-done = Досить
action-end-turn = Закінчити хід
action-resign = Здатися
action-agree-draw = Погодитися на нічию

## Дія рядком у списку

act-head = { $spawn-id ->
    [none] { $seat-id ->
        [none] { $card }:
       *[other] { $card } ({ $seat }):
    }
   *[other] { $card }: вийти в { $spawn },
}
act-move = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-move } на 0 квадратів
       *[other] { action-move } в { $tile }
    }
   *[other] { action-move } за край поля через { $exit }
}
act-scout = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-scout } 0 квадратів
       *[other] { action-scout } { $tile }
    }
   *[other] { $tile-id ->
        [none] { action-scout } за край поля через { $exit }
       *[other] { action-scout } { $tile }, далі за край поля
    }
}
act-stalk = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-stalk } на 0 квадратів
       *[other] { action-stalk } в { $tile }
    }
   *[other] { action-stalk } за край поля через { $exit }
}
act-bolster = { act-head } { action-bolster }
act-command = { act-head } { $number ->
    [0] { action-command }, нічого не брати
    [one] { action-command }, узяти { $number } карту
    [few] { action-command }, узяти { $number } карти
   *[many] { action-command }, узяти { $number } карт
}
act-conceal = { act-head } { action-conceal }
act-control = { act-head } { action-control }
act-inspire = { act-head } { action-inspire }
act-recon = { act-head } { action-recon }
act-attack = { act-head } { action-attack }, ціль — { $unit }
act-suppress = { act-head } { action-suppress }, ціль — { $unit }
act-hunker = { act-head } { action-hunker }
act-ready = { act-head } { action-ready }
act-bid = { action-bid }: { $card }
act-take = { action-take }: { $card }
act-done = Досить
act-end-turn = { action-end-turn }
act-resign = { action-resign }
act-agree-draw = { action-agree-draw }

## Що питають

prompt-initiative = { $round ->
    [1] Раунд 1: обидві сторони потай вибирають карту. Число на ній — ініціатива: першим ходить той, у кого воно більше. Обидві карти йдуть у скид.
   *[other] Раунд { $round }: обидві сторони вибирають карту. Більше число — перший хід.
}
prompt-turn = Хід: { $side }. Зіграйте карту або закінчіть хід.
prompt-bolster = { $side }: візьміть із резерву { $count ->
        [1] { $count } карту
       *[other] до { $count } карт
    } або спиніться.
prompt-inspire = { $side }: поверніть з ігрової зони на руку { $count ->
        [1] { $count } карту
       *[other] до { $count } карт
    } або спиніться.

## Шанси

odds-roll = { $dice ->
        [one] { $dice } кістка
        [few] { $dice } кістки
       *[many] { $dice } кісток
    }, потрібно { $need } або більше ({ $parts }) чи 0: { $chance } %
odds-defence = захист { $amount }
odds-cover = прикриття { $amount }
odds-range = відстань { $amount }

## Параметри

option-conceal_strict = Суворе маскування
option-conceal_strict-help = «Замаскуватися» не можна, поки в резерві суперника немає «Туману війни». Інакше можна, але дія нічого не змінить.
option-open_discards = Відкритий скид
option-open_discards-help = Сторони можуть переглядати скид одна одної. Інакше видно лише кількість карт у ньому.
option-round_limit = Граничний раунд
option-round_limit-help = Партія без переможця після стількох раундів закінчується нічиєю.

## Відділення

letter-a = А
letter-b = Б
letter-c = В
letter-t = Т
squad-a = { letter-a }
squad-b = { letter-b }
squad-c = { letter-c }
squad-t = { letter-t }
