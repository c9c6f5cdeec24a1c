### Що сталося. Те, чого читачеві бачити не можна, має id «none».

## Розставлення

event-deployed = { $unit }: на клітинці { $square }.
event-faces = { $unit }: на клітинці { $square }, фронтом на { $facing }.
event-reinforcement-called-off = { $side }: підкріплення не приходить, умову не виконано.

## Ходи й фази

event-turn = Хід { $turn }. Ініціатива: { $initiative }.
event-phase = { $phase ->
    [order] Фаза наказів.
    [activation] Фаза активації.
    [supply] Фаза постачання.
   *[setup] Розставлення.
}
event-resigned = { $side }: партію здано.
event-game-over = Бій закінчено. { $reason }

## Жетони наказів

event-tokens-taken = { $side }: узято жетони наказів, із номерами — { $numbered }{ $special ->
    [0] {""}
   *[other] , особливих — { $special }
}{ $bluff ->
    [0] {""}
   *[other] , обманок — { $bluff }
}.
event-token-on-unit = Жетон «{ $token }»: { $unit }.
event-token-on-option = Жетон «{ $token }»: { $option }.
event-orders-placed = { $options-id ->
    [none] { $side }: накази віддано. Жетони лежать: { $units }.
   *[other] { $units-id ->
        [none] { $side }: накази віддано. Жетони лежать: { $options }.
       *[other] { $side }: накази віддано. Жетони лежать: { $units }, { $options }.
    }
}
event-tokens-exchanged = Польові телефони ({ $side }): два жетони міняються місцями ({ $units }).
event-token-revealed = Жетон «{ $token }»: { $unit }.
event-option-token-revealed = Жетон «{ $token }»: { $option }.
event-token-empty = Жетон «{ $token }» ({ $side }) відкрито дарма: загону вже немає.
event-token-cut = { $unit }: жетон знято, не показано.
event-tokens-swapped = Жетони міняються місцями: { $unit }, { $other }.
event-token-shifted = Жетон переходить: { $unit } → { $to }.
event-bluffs-discarded = { $units-id ->
    [none] Це була обманка: { $options }.
   *[other] { $options-id ->
        [none] Це була обманка: { $units }.
       *[other] Це була обманка: { $units }, { $options }.
    }
}
event-activation-marker = { $unit }: маркер активації.
event-waited = { $unit }: без дії.
event-inspired = { $unit } — надихає: { $units }. Знято по маркеру придушення.
event-repaired = { $damage ->
    [crew] { $unit }: полагоджено — { damage-crew }.
    [tracks] { $unit }: полагоджено — { damage-tracks }.
    [hull] { $unit }: полагоджено — { damage-hull }.
   *[other] { $unit }: полагоджено — { damage-main-weapon }.
}
event-recovered = { $units-id ->
    [none] { $side }: знімати маркери придушення нема з кого.
   *[other] Знято по маркеру придушення: { $units }.
}
event-rallied = { $unit }: усі маркери придушення знято.

## Карти й опції

event-drew = { $cards-id ->
    [none] { $count ->
        [one] { $side }: узято { $count } карту.
        [few] { $side }: узято { $count } карти.
       *[many] { $side }: узято { $count } карт.
    }
   *[other] { $count ->
        [one] { $side }: узято { $count } карту ({ $cards }).
        [few] { $side }: узято { $count } карти ({ $cards }).
       *[many] { $side }: узято { $count } карт ({ $cards }).
    }
}
event-discarded = { $side }: скинуто — { $cards }.
event-reshuffled = { $side }: скид перетасовано в нову колоду.
event-card-played = { $side }: зіграно карту «{ $card }».
event-card-cancelled = { $side }: карту «{ $card }» скасовано.
event-bonus-played = { $bonus-id ->
    [assault] { $side }: карта «{ $card }» дає +{ $number } у штурмі.
    [fire] { $side }: карта «{ $card }» дає +{ $number } до стрільби.
    [move] { $number ->
        [one] { $side }: карта «{ $card }» дає ще { $number } клітинку.
        [few] { $side }: карта «{ $card }» дає ще { $number } клітинки.
       *[many] { $side }: карта «{ $card }» дає ще { $number } клітинок.
    }
   *[die] { $side }: карта «{ $card }» дає +{ $number } до кидка.
}
event-marker-spent = { $unit-id ->
    [none] { $side }: витрачено маркер «{ $option }».
   *[other] { $unit }: витрачено маркер «{ $option }».
}
event-tile-broken = { $tile }: групу розбито, її опції втрачено ({ $side }).
event-bonus-taken = { $unit }: бонусний жетон узято на клітинці { $square }{ $bonus-id ->
        [none] {""}
       *[other] , { $bonus }
    }.
event-bonus-spent = { $side }: витрачено бонусний жетон ({ $bonus }).

## Рух

event-move-declared = { $unit }: рух.
event-assault-declared = { $unit }: оголошено штурм, ціль — { $target }.
event-push-declared = { $unit }: треба зсунути { wreck-in }.
event-moved = { $unit }: { $from } → { $square }.
event-turned = { $unit }: фронтом на { $facing }.
event-flipped = { $unit }: { $state }.
event-identified = { $alias }: це { $unit }.
event-forced-move = { $unit }: вимушено на { $square }.
event-no-way-out = { $unit }: подітися нікуди.
event-boarded = { $unit }: на борту, { $vehicle }.
event-got-out = { $unit }: висадка на { $square }.
event-stepped-out = { $unit }: вихід із машини на { $square }.
event-went-underground = { $unit }: підвалами на { $square }.
event-replaced = { $unit }: серед руїн на { $square }.
event-wreck-placed = Остов лишається на { $squares }.
event-wreck-pushed = { $unit }: остов зсунуто на { $squares }.
event-wreck-damaged = { $total ->
    [one] Остов на { $squares }: { $total } очко руйнування.
    [few] Остов на { $squares }: { $total } очки руйнування.
   *[many] Остов на { $squares }: { $total } очок руйнування.
}
event-wreck-removed = Остов на { $squares }: прибрано.
event-exited = { $unit }: загін покидає поле.
event-delivered = { $unit }: вантаж доставлено.

## Стрільба

event-shot-announced = { $kind ->
    [fire] { $unit }: вогонь.
    [suppress] { $unit }: вогонь на придушення.
    [divert] { $unit }: відволікальний вогонь.
    [snipe] { $unit }: снайперський постріл.
    [split] { $unit }: вогонь по кількох цілях.
    [split-suppress] { $unit }: вогонь на придушення по кількох цілях.
    [howitzer] { $unit }: постріл гаубиці.
    [indirect] { $unit }: непрямий вогонь.
    [flame] { $unit }: вогнемет.
    [flame-room] { $unit }: вогнемет, по кімнаті.
    [demolish] { $unit }: вогонь по споруді.
    [grenade] { $unit }: граната.
    [close] { $unit }: удар упритул.
    [satchel] { $unit }: підривний заряд.
    [breach] { $unit }: заряд під стіну.
   *[smoke] { $unit }: дим.
}
event-reacted = Вогонь за нагоди: { $unit }, ціль — { $target }.
event-value-split = { $unit }: вогонь розділено ({ $shares }). Цілі: { $targets }.
event-attack-rolled = { $unit-id ->
    [none] Атака, ціль — { $target }: випало { $dice }, підсумок { $result } проти { $defence }.
   *[other] { $mode ->
        [snipe] { $unit }, ціль — { $target }: випало { $dice }, підсумок { $result } за таблицею снайпера.
       *[other] { $unit }, ціль — { $target }: випало { $dice }, підсумок { $result } проти { $defence }.
    }
}
event-attack-failed = { $target }: без наслідків.
event-unit-hit = { $unit }: влучання.
event-unit-destroyed = { $unit }: загін знищено.
event-location-rolled = Місце пошкодження, { $unit }: випало { $dice }.
event-unit-damaged = { $location ->
    [crew] { $unit }: пошкодження — { damage-crew }.
    [tracks] { $unit }: пошкодження — { damage-tracks }.
    [hull] { $unit }: пошкодження — { damage-hull }.
   *[other] { $unit }: пошкодження — { damage-main-weapon }.
}
event-hit-averted = { $unit }: влучання вдалося уникнути.
event-shrug-rolled = { $unit }, проти влучання: випало { $dice }.
event-suppressed = { $number ->
    [one] { $unit }: { $number } маркер придушення.
    [few] { $unit }: { $number } маркери придушення.
   *[many] { $unit }: { $number } маркерів придушення.
}
event-re-rolled = Перекидання: випало { $dice }.

## Шаблони й споруди

event-point-named = { $unit-id ->
    [none] { $side }: ціль { $point }, { $profile }.
   *[other] { $unit }: ціль { $point }, { $profile }.
}
event-opening-named = { $unit-id ->
    [none] { $side }: крізь отвір { $edge }, { $profile }.
   *[other] { $unit }: крізь отвір { $edge }, { $profile }.
}
event-scatter-rolled = Відхилення: випало { $dice }.
event-template-placed = Шаблон лягає на { $point }.
event-template-off-field = Шаблон лягає поза полем.
event-barrage-called-off = { $side }: обстріл скасовано.
event-barrage-declined = { $side }: від обстрілу відмовилися ({ $option }).
event-flak-rolled = { $unit }, по літаках: випало { $dice }.
event-bombers-driven-off = Літаки відігнано: { $unit }.
event-smoke = Дим на { $square }.
event-destruction-rolled = { $squares-id ->
    [none] Руйнування, { $structure }: випало { $dice }.
   *[other] Руйнування, { wreck-in }: випало { $dice }.
}
event-structure-damaged = { $points ->
    [one] { $structure }: { $points } очко руйнування.
    [few] { $structure }: { $points } очки руйнування.
   *[many] { $structure }: { $points } очок руйнування.
}
event-line-removed = Знесено: { $structure }.
event-wall-breached = Пролом у стіні { $edge }.
event-part-fallen = Обвал: { $part }.

## Штурм

event-fight-begins = Штурм на { $square }: { $unit }, ціль — { $target }.
event-fight-rolled = { $unit }: випало { $dice }. { $target }: випало { $answer }.
event-fight-decided = Штурм: { $unit } — { $total }, { $target } — { $answer }.
event-fight-helpless = { $target }: битися нічим, поразка відразу.

## Ключові пункти й особливості сценарію

event-control = { $side }: під контролем — { $objective }.
event-item-taken = { $unit }: узято — { $item }.
event-item-dropped = На { $square } лежить: { $item }.
event-flare = { $side }: випущено ракету.
event-furnace = { $bursts ->
    [yes] Печі: випало { $roll }. Одна вибухає.
   *[no] Печі: випало { $roll }. Нічого не стається.
}
event-dust = Пил ({ $part }): дим на { $squares }.
event-decoy = Принада ({ $side }) приймає постріл: { $unit }.

## Закінчення

outcome-resigned = Перемога: { $winner }. Інша сторона здалася.
outcome-agreed = Нічия за згодою.
outcome-no-orders = Перемога: { $winner }. Суперникові більше нікому віддавати накази.
outcome-no-orders-for-both = Нічия: віддати наказ не може ніхто.
outcome-objective = Перемога: { $winner }. Вирішальний пункт узято.
outcome-points = Перемога за очками: { $winner }.
outcome-tie = Перемога: { $winner }. Очок порівну, так вирішує сценарій.
outcome-draw = Нічия: очок порівну.
