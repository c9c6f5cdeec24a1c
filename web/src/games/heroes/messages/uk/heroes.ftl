### Heroes of Stalingrad за столом.

ui-hos-turn = Хід { $turn } з { $turns }
ui-hos-plate = { $first ->
    [yes] { $side } · ініціатива · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
   *[no] { $side } · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
}
ui-hos-track = Порядок активації
ui-hos-phases = Фази ходу
ui-hos-supply = Постачання

## Загони і клітинки

ui-hos-aboard = у машині: { $vehicle }
ui-hos-unknown = невідомий загін
ui-hos-unknown-unit = Прихований. Хто це, стане ясно, коли його помітять або він відкриється сам.
ui-hos-faces = фронтом на { $heading }
ui-hos-suppression = { $number ->
    [one] { $number } маркер придушення
    [few] { $number } маркери придушення
   *[many] { $number } маркерів придушення
}
ui-hos-damage-crew = екіпаж уражено
ui-hos-damage-tracks = гусениці пошкоджено
ui-hos-damage-hull = корпус пошкоджено
ui-hos-damage-main-weapon = основну зброю втрачено
ui-hos-activated = активовано
ui-hos-token = { $kind ->
    [number] наказ { $number }
    [special] особливий наказ
    [bluff] обманка
   *[unknown] наказ сорочкою догори
}
ui-hos-smoke = дим
ui-hos-wreck = остов
ui-hos-corner = Міжпростір
ui-hos-objective = { $holder ->
    [none] ключовий пункт, ніким не зайнятий
   *[other] ключовий пункт, володіє: { $side }
}

## Аркуш загону

ui-hos-when-hit = { $hit ->
    [flip] Влучання перевертає фішку, наступне знищує.
    [damage] Місце влучання визначають кидком: екіпаж, гусениці, корпус, основна зброя.
   *[destroyed] Влучання знищує.
}
ui-hos-may-do = Можна зараз
ui-hos-targets = { $kind ->
    [unit] { $count ->
        [one] { $count } ціль
        [few] { $count } цілі
       *[many] { $count } цілей
    }
    [square] { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
    [point] { $count ->
        [one] { $count } міжпростір
        [few] { $count } міжпростори
       *[many] { $count } міжпросторів
    }
   *[other] { $count }
}
ui-hos-tab-points = Очки
ui-hos-stakes = За що дають очки
ui-hos-show-zones = Зони контролю
ui-hos-show-arcs = Сектори обстрілу
ui-hos-ground-blocks = Закриває огляд; дивляться крізь двері й вікна
ui-hos-ground-difficult = Вхід завершує рух: { $kinds }
ui-hos-ground-closed = Ходу немає: { $kinds }
ui-hos-ground-plain = Ні допомоги, ні перешкоди

## Карти, спорядження, жетони

ui-hos-hand = { $cards ->
    [one] Рука, { $cards } карта
    [few] Рука, { $cards } карти
   *[many] Рука, { $cards } карт
}
ui-hos-no-cards = Карт на руці немає.
ui-hos-or = або
ui-hos-gear = Спорядження армії
ui-hos-bluff = Обманка
ui-hos-bluff-on = { $unit }: на цьому загоні обманка. Це бачите лише ви.
ui-hos-tokens = { $tokens ->
    [one] Роздати: { $tokens } жетон
    [few] Роздати: { $tokens } жетони
   *[many] Роздати: { $tokens } жетонів
}
ui-hos-tokens-help = { $next ->
    [bluff] Позначений жетон — обманка: суперник вважатиме його наказом. Клацніть загін, який його отримає, або обійдіться без нього.
   *[order] Наступний жетон позначено: його номер — черга загону. Клацніть загін, який його отримає. Суперник бачить лише сорочки.
}
ui-hos-reserve = { $units ->
    [one] Розставити: { $units } загін
    [few] Розставити: { $units } загони
   *[many] Розставити: { $units } загонів
}
ui-hos-reactions = Питати про реакцію
ui-hos-reactions-always = завжди
ui-hos-reactions-matters = коли важливо
ui-hos-reactions-never = ніколи
ui-hos-moment = { $moment ->
    [order-start] Початок фази наказів
    [order-end] Накази віддано
    [gap] Між активаціями
    [own-activation] Загін активовано
    [move] Загін рухається
    [own-step] На шляху вікно
    [own-forced-move] Загін мусить відійти
    [enemy-step] Ворог рухається
    [enters] Ворог заходить у будівлю
    [fire-announced] Стрільбу оголошено
    [before-roll] Перед кидком
    [after-roll] Після кидка
    [barrage-named] Обстріл оголошено
    [grenade-thrown] Кинуто гранату
    [own-scatter] Снаряд відхиляється
    [about-to-be-hit] От-от влучать
    [about-to-be-damaged] От-от пошкодять
    [about-to-be-removed] От-от загине
    [about-to-be-suppressed] От-от придушать
    [fired] Загін вистрілив
    [fight] Перед штурмом
    [fight-gear] Перед штурмом
    [supply-start] Початок фази постачання
    [supply-move] Ходи постачання
    [reaction] Реакція
    [answer] Відповідь
   *[supply-end] Кінець фази постачання
}
ui-hos-pass = { $own ->
    [yes] До кидка
   *[no] Нехай стріляють
}
ui-hos-pass-leave = Залишити кидок
ui-hos-shot = { $at ->
    [none] { $unit }: вогонь, ціль — { $target }
   *[other] { $unit }: вогонь, ціль — { $target }, { $at }
}

## Кидки

ui-hos-odds-cv = Бойове значення
ui-hos-odds-share = Частка вогню
ui-hos-odds-bonus = Бонус
ui-hos-odds-doubled = Придушення: удвічі
ui-hos-odds-on-the-move = У русі
ui-hos-odds-obstacles = Перешкоди
ui-hos-odds-long-range = Дальній вогонь
ui-hos-odds-suppression = Своє придушення
ui-hos-odds-defence = Захист
ui-hos-odds-cover = Прикриття
ui-hos-odds-double-hit = Для подвійного влучання
ui-hos-odds-diversion = Відволікання
ui-hos-odds-sniper = Таблиця снайпера
ui-hos-odds-destruction = На очко руйнування
ui-hos-odds-scatter = Точно в ціль
ui-hos-odds-attack = Атака
ui-hos-fight-defence = Захисник
ui-hos-fight-answer = Проти його кісток
ui-hos-fight-after = Перемагає більша сума; за рівності нападник відходить. { $hit ->
    [flip] Переможеного захисника перевертають, і він відступає.
    [damage] Переможений захисник дістає пошкодження.
    [destroyed] Переможеного захисника знищено.
   *[none] {""}
}
ui-hos-now-attack = { $unit }, ціль — { $target }: { $bare ->
    [yes] кістка
   *[no] кістка { $plus }
} має набрати { $defence }: { $chance }.
ui-hos-now-rolled = { $unit } по: { $target }. { $result } проти { $defence }.
ui-hos-now-aimed = { $unit } по: { $target }.
ui-hos-now-nobody = Без загону
ui-hos-now-fight = { $rolled ->
    [yes] Штурм: { $unit }, ціль — { $target }. Кістки { $dice } проти { $answer }.
   *[no] Штурм: { $unit }, ціль — { $target }.
}
ui-hos-in-the-way = Заважає: { $what }.
ui-hos-range = { $range ->
    [one] Відстань { $range } клітинка
    [few] Відстань { $range } клітинки
   *[many] Відстань { $range } клітинок
}
ui-hos-obstacle-at = { $what }, { $square }
ui-hos-die-plus = { $dice ->
    [1] Кістка
   *[other] Краща з { $dice } кісток
}
ui-hos-to-reach = Потрібно
ui-hos-scatter = Відхилення
ui-hos-roll = Кидок
ui-hos-after = { $verb ->
    [suppress] За кожне досягнення числа — маркер придушення. Влучання немає.
    [split-suppress] За кожне досягнення числа — маркер придушення. Влучання немає.
    [divert] Один маркер придушення.
    [demolish] Кожна кістка з 4 і більше — очко руйнування.
    [satchel] Кожна кістка з 4 і більше — очко руйнування.
   *[other] { $hit ->
        [flip] Влучання перевертає фішку на ослаблений бік.
        [damage] Місце влучання визначають кидком.
        [destroyed] Влучання знищує.
       *[none] {""}
    }
}
ui-hos-double-hit = Подвійне влучання
ui-hos-further = { $what }: { $chance }.
ui-hos-roll-at = { $unit } по: { $target }
ui-hos-roll-by = { $kind ->
    [location-rolled] Місце пошкодження: { $unit }
    [shrug-rolled] Проти влучання: { $unit }
    [flak-rolled] По літаках: { $unit }
   *[other] { $unit }
}
ui-hos-roll-on = Атака, ціль: { $target }
ui-hos-roll-of = { $kind ->
    [scatter-rolled] Відхилення
    [destruction-rolled] Руйнування
    [initiative-rolled] Ініціатива
    [re-rolled] Перекидання
   *[other] Кидок
}
ui-hos-roll-against = { $hit ->
    [yes] { $result } проти { $defence }: досягнуто
   *[no] { $result } проти { $defence }: не досягнуто
}
ui-hos-roll-points = { $points ->
    [one] { $points } очко руйнування
    [few] { $points } очки руйнування
   *[many] { $points } очок руйнування
}

## Вибір армії

ui-hos-army-cost = { $cost } з { $points } очок
ui-hos-army-add = Додати тайл
ui-hos-army-remove = Прибрати: { $tile }
ui-hos-army-slot-empty = порожньо
ui-hos-army-stars = { $stars ->
    [one] { $stars } наказ
    [few] { $stars } накази
   *[many] { $stars } наказів
}
ui-hos-army-break = розгром: { $number }
ui-hos-army-unlocks = відкриває: { $ability }
ui-hos-army-units = Загони
ui-hos-army-clear = Очистити
ui-hos-army-shape-bar = Підтримка
ui-hos-army-shape-tab = Спорядження чи риса
ui-hos-army-shape-crest = Накази

## До першого ходу

ui-hos-brief-goal = більше очок, ніж у ворога, на кінець ходу { $turns }
ui-hos-brief = Дивіться список «{ $stakes }». Щоходу ви потай роздаєте жетони наказів; потім загони діють за порядком номерів, сторони по черзі.
