### Что произошло. У того, чего читателю видеть нельзя, id «none».

## Расстановка

event-deployed = { $unit }: на клетке { $square }.
event-faces = { $unit }: на клетке { $square }, фронтом на { $facing }.
event-reinforcement-called-off = { $side }: подкрепление не приходит, условие не выполнено.

## Ходы и фазы

event-turn = Ход { $turn }. Инициатива: { $initiative }.
event-phase = { $phase ->
    [order] Фаза приказов.
    [activation] Фаза активации.
    [supply] Фаза снабжения.
   *[setup] Расстановка.
}
event-resigned = { $side }: партия сдана.
event-game-over = Бой окончен. { $reason }

## Жетоны приказов

event-tokens-taken = { $side }: взяты жетоны приказов, с номерами — { $numbered }{ $special ->
    [0] {""}
   *[other] , особых — { $special }
}{ $bluff ->
    [0] {""}
   *[other] , блеф — { $bluff }
}.
event-token-on-unit = Жетон «{ $token }»: { $unit }.
event-token-on-option = Жетон «{ $token }»: { $option }.
event-orders-placed = { $options-id ->
    [none] { $side }: приказы отданы. Жетоны лежат: { $units }.
   *[other] { $units-id ->
        [none] { $side }: приказы отданы. Жетоны лежат: { $options }.
       *[other] { $side }: приказы отданы. Жетоны лежат: { $units }, { $options }.
    }
}
event-tokens-exchanged = Полевые телефоны ({ $side }): два жетона меняются местами ({ $units }).
event-token-revealed = Жетон «{ $token }»: { $unit }.
event-option-token-revealed = Жетон «{ $token }»: { $option }.
event-token-empty = Жетон «{ $token }» ({ $side }) открыт впустую: отряда уже нет.
event-token-cut = { $unit }: жетон снят, не показан.
event-tokens-swapped = Жетоны меняются местами: { $unit }, { $other }.
event-token-shifted = Жетон переходит: { $unit } → { $to }.
event-bluffs-discarded = { $units-id ->
    [none] Это был блеф: { $options }.
   *[other] { $options-id ->
        [none] Это был блеф: { $units }.
       *[other] Это был блеф: { $units }, { $options }.
    }
}
event-activation-marker = { $unit }: маркер активации.
event-waited = { $unit }: без действия.
event-inspired = { $unit } — вдохновляет: { $units }. Снято по маркеру подавления.
event-repaired = { $damage ->
    [crew] { $unit }: исправлено — { damage-crew }.
    [tracks] { $unit }: исправлено — { damage-tracks }.
    [hull] { $unit }: исправлено — { damage-hull }.
   *[other] { $unit }: исправлено — { damage-main-weapon }.
}
event-recovered = { $units-id ->
    [none] { $side }: снимать маркеры подавления не с кого.
   *[other] Снято по маркеру подавления: { $units }.
}
event-rallied = { $unit }: все маркеры подавления сняты.

## Карты и опции

event-drew = { $cards-id ->
    [none] { $count ->
        [one] { $side }: взята { $count } карта.
        [few] { $side }: взяты { $count } карты.
       *[many] { $side }: взято { $count } карт.
    }
   *[other] { $count ->
        [one] { $side }: взята { $count } карта ({ $cards }).
        [few] { $side }: взяты { $count } карты ({ $cards }).
       *[many] { $side }: взято { $count } карт ({ $cards }).
    }
}
event-discarded = { $side }: сброшено — { $cards }.
event-reshuffled = { $side }: сброс перетасован в новую колоду.
event-card-played = { $side }: сыграна карта «{ $card }».
event-card-cancelled = { $side }: карта «{ $card }» отменена.
event-bonus-played = { $bonus-id ->
    [assault] { $side }: карта «{ $card }» даёт +{ $number } в штурме.
    [fire] { $side }: карта «{ $card }» даёт +{ $number } к стрельбе.
    [move] { $number ->
        [one] { $side }: карта «{ $card }» даёт ещё { $number } клетку.
        [few] { $side }: карта «{ $card }» даёт ещё { $number } клетки.
       *[many] { $side }: карта «{ $card }» даёт ещё { $number } клеток.
    }
   *[die] { $side }: карта «{ $card }» даёт +{ $number } к броску.
}
event-marker-spent = { $unit-id ->
    [none] { $side }: потрачен маркер «{ $option }».
   *[other] { $unit }: потрачен маркер «{ $option }».
}
event-tile-broken = { $tile }: группа сломлена, её опции потеряны ({ $side }).
event-bonus-taken = { $unit }: бонусный жетон взят на клетке { $square }{ $bonus-id ->
        [none] {""}
       *[other] , { $bonus }
    }.
event-bonus-spent = { $side }: потрачен бонусный жетон ({ $bonus }).

## Движение

event-move-declared = { $unit }: движение.
event-assault-declared = { $unit }: объявлен штурм, цель — { $target }.
event-push-declared = { $unit }: нужно толкнуть { wreck-in }.
event-moved = { $unit }: { $from } → { $square }.
event-turned = { $unit }: фронтом на { $facing }.
event-flipped = { $unit }: { $state }.
event-identified = { $alias }: это { $unit }.
event-forced-move = { $unit }: вынужденно на { $square }.
event-no-way-out = { $unit }: деваться некуда.
event-boarded = { $unit }: на борту, { $vehicle }.
event-got-out = { $unit }: высадка на { $square }.
event-stepped-out = { $unit }: выход из машины на { $square }.
event-went-underground = { $unit }: подвалами на { $square }.
event-replaced = { $unit }: среди руин на { $square }.
event-wreck-placed = Обломки остаются на { $squares }.
event-wreck-pushed = { $unit }: обломки сдвинуты на { $squares }.
event-wreck-damaged = { $total ->
    [one] Обломки на { $squares }: { $total } очко разрушения.
    [few] Обломки на { $squares }: { $total } очка разрушения.
   *[many] Обломки на { $squares }: { $total } очков разрушения.
}
event-wreck-removed = Обломки на { $squares }: убраны.
event-exited = { $unit }: отряд покидает поле.
event-delivered = { $unit }: груз доставлен.

## Стрельба

event-shot-announced = { $kind ->
    [fire] { $unit }: огонь.
    [suppress] { $unit }: огонь на подавление.
    [divert] { $unit }: отвлекающий огонь.
    [snipe] { $unit }: снайперский выстрел.
    [split] { $unit }: огонь по нескольким целям.
    [split-suppress] { $unit }: огонь на подавление по нескольким целям.
    [howitzer] { $unit }: выстрел гаубицы.
    [indirect] { $unit }: непрямой огонь.
    [flame] { $unit }: огнемёт.
    [flame-room] { $unit }: огнемёт, по комнате.
    [demolish] { $unit }: огонь по строению.
    [grenade] { $unit }: граната.
    [close] { $unit }: удар в упор.
    [satchel] { $unit }: подрывной заряд.
    [breach] { $unit }: заряд под стену.
   *[smoke] { $unit }: дым.
}
event-reacted = Огонь по возможности: { $unit }, цель — { $target }.
event-value-split = { $unit }: огонь разделён ({ $shares }). Цели: { $targets }.
event-attack-rolled = { $unit-id ->
    [none] Атака, цель — { $target }: выпало { $dice }, итог { $result } против { $defence }.
   *[other] { $mode ->
        [snipe] { $unit }, цель — { $target }: выпало { $dice }, итог { $result } по таблице снайпера.
       *[other] { $unit }, цель — { $target }: выпало { $dice }, итог { $result } против { $defence }.
    }
}
event-attack-failed = { $target }: без последствий.
event-unit-hit = { $unit }: попадание.
event-unit-destroyed = { $unit }: отряд уничтожен.
event-location-rolled = Место повреждения, { $unit }: выпало { $dice }.
event-unit-damaged = { $location ->
    [crew] { $unit }: повреждение — { damage-crew }.
    [tracks] { $unit }: повреждение — { damage-tracks }.
    [hull] { $unit }: повреждение — { damage-hull }.
   *[other] { $unit }: повреждение — { damage-main-weapon }.
}
event-hit-averted = { $unit }: попадания удалось избежать.
event-shrug-rolled = { $unit }, против попадания: выпало { $dice }.
event-suppressed = { $number ->
    [one] { $unit }: { $number } маркер подавления.
    [few] { $unit }: { $number } маркера подавления.
   *[many] { $unit }: { $number } маркеров подавления.
}
event-re-rolled = Переброс: выпало { $dice }.

## Шаблоны и строения

event-point-named = { $unit-id ->
    [none] { $side }: цель { $point }, { $profile }.
   *[other] { $unit }: цель { $point }, { $profile }.
}
event-opening-named = { $unit-id ->
    [none] { $side }: через проём { $edge }, { $profile }.
   *[other] { $unit }: через проём { $edge }, { $profile }.
}
event-scatter-rolled = Рассеивание: выпало { $dice }.
event-template-placed = Шаблон ложится на { $point }.
event-template-off-field = Шаблон ложится за пределами поля.
event-barrage-called-off = { $side }: обстрел отменён.
event-barrage-declined = { $side }: от обстрела отказались ({ $option }).
event-flak-rolled = { $unit }, по самолётам: выпало { $dice }.
event-bombers-driven-off = Самолёты отогнаны: { $unit }.
event-smoke = Дым на { $square }.
event-destruction-rolled = { $squares-id ->
    [none] Разрушение, { $structure }: выпало { $dice }.
   *[other] Разрушение, { wreck-in }: выпало { $dice }.
}
event-structure-damaged = { $points ->
    [one] { $structure }: { $points } очко разрушения.
    [few] { $structure }: { $points } очка разрушения.
   *[many] { $structure }: { $points } очков разрушения.
}
event-line-removed = Снесено: { $structure }.
event-wall-breached = Пролом в стене { $edge }.
event-part-fallen = Обрушение: { $part }.

## Штурм

event-fight-begins = Штурм на { $square }: { $unit }, цель — { $target }.
event-fight-rolled = { $unit }: выпало { $dice }. { $target }: выпало { $answer }.
event-fight-decided = Штурм: { $unit } — { $total }, { $target } — { $answer }.
event-fight-helpless = { $target }: драться нечем, поражение сразу.

## Цели и особенности сценария

event-control = { $side }: под контролем — { $objective }.
event-item-taken = { $unit }: взят предмет — { $item }.
event-item-dropped = На { $square } лежит: { $item }.
event-flare = { $side }: выпущена ракета.
event-furnace = { $bursts ->
    [yes] Печи: выпало { $roll }. Одна взрывается.
   *[no] Печи: выпало { $roll }. Ничего не происходит.
}
event-dust = Пыль ({ $part }): дым на { $squares }.
event-decoy = Приманка ({ $side }) принимает выстрел: { $unit }.

## Исход

outcome-resigned = Победа: { $winner }. Другая сторона сдалась.
outcome-agreed = Ничья по соглашению.
outcome-no-orders = Победа: { $winner }. Противнику больше некому отдавать приказы.
outcome-no-orders-for-both = Ничья: приказов не может отдать никто.
outcome-objective = Победа: { $winner }. Решающая цель взята.
outcome-points = Победа по очкам: { $winner }.
outcome-tie = Победа: { $winner }. Очков поровну, так решает сценарий.
outcome-draw = Ничья: очков поровну.
