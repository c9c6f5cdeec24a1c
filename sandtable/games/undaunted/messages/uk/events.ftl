### Що сталося. Карта, якої читачеві бачити не можна, має id «none».

event-round = Раунд { $round }.
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
event-reshuffled = { $side }: скид перетасовано, у новій колоді { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
   *[many] { $count } карт.
}
event-picked = { $card-id ->
    [none] { $side }: карту для ініціативи вибрано.
   *[other] { $side }: для ініціативи вибрано карту «{ $card }».
}
event-bid-revealed = { $side }: відкрито карту «{ $card }», ініціатива { $value }.
event-initiative = Ініціатива: { $side }.
event-played = { $side }: «{ $card }» — { $action }.
event-hunkered = { $side }: «Вичікувати», карта «{ $card }» іде в резерв.
event-turn-ended = { $side }: хід закінчено.
event-resigned = { $side }: партію здано.
event-game-over = Партію закінчено. { $reason }

## Загони й квадрати

event-moved = { $unit }: { $from } → { $tile }.
event-scouted = { $side }: квадрат { $tile } розвідано.
event-controlled = { $points ->
    [0] { $side }: квадрат { $tile } під контролем.
    [one] { $side }: квадрат { $tile } під контролем, це { $points } очко, усього { $total }.
    [few] { $side }: квадрат { $tile } під контролем, це { $points } очки, усього { $total }.
   *[many] { $side }: квадрат { $tile } під контролем, це { $points } очок, усього { $total }.
}
event-readied = { $unit }: загін знову готовий до бою.

## Карти

event-fog-added = { $side }: «Туман війни» переходить із резерву в скид.
event-fog-removed = { $side }: «Туман війни» йде з руки в коробку.
event-no-fog-left = { $side }: у резерві немає «Туману війни», нічого не стається.
event-bolstered = { $side }: карта «{ $card }» переходить із резерву в скид.
event-inspired = { $side }: карта «{ $card }» повертається з ігрової зони на руку.

## Бій

event-rolled = { $unit }: «{ $action }», ціль — { $target }. Випало { $dice }, потрібно { $need } або більше чи 0: { $success ->
    [yes] успіх.
   *[no] промах.
}
event-casualty = { $unit }: втрачено карту «{ $card }» { $zone-id ->
    [hand] з руки.
    [discard] зі скиду.
   *[deck] з колоди; колоду перетасовано.
}
event-counter-removed = { $unit }: карти для втрати немає, фішку прибрано з поля.
event-suppressed = { $unit }: загін придушено.

## Закінчення

outcome-resigned = Перемога: { $winner }. Інша сторона здалася.
outcome-agreed = Нічия за згодою.
outcome-round-limit = Нічия: настав граничний раунд.
