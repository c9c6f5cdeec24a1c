### Что произошло. У карты, которую читателю видеть нельзя, id «none».

event-round = Раунд { $round }.
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
event-reshuffled = { $side }: сброс перемешан, в новой колоде { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
event-picked = { $card-id ->
    [none] { $side }: карта на инициативу выбрана.
   *[other] { $side }: на инициативу выбрана карта «{ $card }».
}
event-bid-revealed = { $side }: открыта карта «{ $card }», инициатива { $value }.
event-initiative = Инициатива: { $side }.
event-played = { $side }: «{ $card }» — { $action }.
event-hunkered = { $side }: «Затаиться», карта «{ $card }» уходит в запас.
event-turn-ended = { $side }: ход окончен.
event-resigned = { $side }: партия сдана.
event-game-over = Партия окончена. { $reason }

## Отряды и квадраты

event-moved = { $unit }: { $from } → { $tile }.
event-scouted = { $side }: квадрат { $tile } разведан.
event-controlled = { $points ->
    [0] { $side }: квадрат { $tile } под контролем.
    [one] { $side }: квадрат { $tile } под контролем, это { $points } очко, всего { $total }.
    [few] { $side }: квадрат { $tile } под контролем, это { $points } очка, всего { $total }.
   *[many] { $side }: квадрат { $tile } под контролем, это { $points } очков, всего { $total }.
}
event-readied = { $unit }: отряд снова готов к бою.

## Карты

event-fog-added = { $side }: Туман войны переходит из запаса в сброс.
event-fog-removed = { $side }: Туман войны уходит из руки в коробку.
event-no-fog-left = { $side }: в запасе нет Тумана войны, ничего не происходит.
event-bolstered = { $side }: карта «{ $card }» переходит из запаса в сброс.
event-inspired = { $side }: карта «{ $card }» возвращается из игровой зоны в руку.

## Бой

event-rolled = { $unit }: «{ $action }», цель — { $target }. Выпало { $dice }, нужно { $need } или больше либо 0: { $success ->
    [yes] успех.
   *[no] промах.
}
event-casualty = { $unit }: потеряна карта «{ $card }» { $zone-id ->
    [hand] из руки.
    [discard] из сброса.
   *[deck] из колоды; колода перемешана.
}
event-counter-removed = { $unit }: карты для потери нет, фишка снята с поля.
event-suppressed = { $unit }: отряд подавлен.

## Концовки

outcome-resigned = Победа: { $winner }. Другая сторона сдалась.
outcome-agreed = Ничья по соглашению.
outcome-round-limit = Ничья: достигнут предел раундов.
