### Що сталося. Карта, якої читачеві бачити не можна, має id «none».

## Ходи й карти

event-turn = Хід { $turn }: { $side }.
event-played = { $card-id ->
    [counter-attack] { $text-id ->
        [counter-attack] { $side }: зіграно карту «{ $card }».
        [ambush] { $side }: зіграно карту «{ $card }», але повторювати нічого.
       *[other] { $side }: зіграно карту «{ $card }», вона повторює карту «{ $text }».
    }
    [recon-left] { played-recon }
    [recon-center] { played-recon }
    [recon-right] { played-recon }
   *[other] { $side }: зіграно карту «{ $card }».
}
played-recon = { $text-id ->
    [recon] { $side }: зіграно карту «{ $card }».
   *[other] { $side }: карту «{ $card }» зіграно як «{ $text }».
}
event-copied = { $side }: «Контратака» повторює карту «{ $text }».
event-copied-nothing = { $side }: «Контратаці» нема чого повторювати.
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
event-discarded = { $side }: карта «{ $card }» іде в скид.
event-reshuffled = { $count ->
    [one] Карти перетасовано: у стосі { $count } карта.
    [few] Карти перетасовано: у стосі { $count } карти.
   *[many] Карти перетасовано: у стосі { $count } карт.
}
event-handed-out = { $count ->
    [one] { $side }: роздано { $count } карту.
    [few] { $side }: роздано { $count } карти.
   *[many] { $side }: роздано { $count } карт.
}
event-resigned = { $side }: партію здано.
event-game-over = Битву закінчено. { $reason }

## Накази й рух

event-ordered = { $unit }: наказ віддано.
event-moved = { $unit }: { $from } → { $hex }.
event-exited = { $unit }: загін покинув поле. Медаль: { $side }.
event-took-ground = { $unit }: зайнято позицію на { $hex }.
event-wire-removed = { $unit }: колючого дроту на { $hex } більше немає.
event-dug-in = { $unit }: загін окопався на { $hex }.

## Бій

event-attacked = { $close ->
    [yes] { $unit }: ближній бій, ціль — { $target }.
   *[no] { $unit }: вогонь, ціль — { $target }.
}
event-ambush = { $side }: засідка! Перший кидок — { $unit }.
event-rolled = { $unit }, ціль — { $target }. Випало: { $dice }.
event-bombed = «{ $card }», ціль — { $target }. Випало: { $dice }.
event-figures-lost = { $count ->
    [one] { $unit }: втрачено { $count } фігуру, лишилося: { $left }.
    [few] { $unit }: втрачено { $count } фігури, лишилося: { $left }.
   *[many] { $unit }: втрачено { $count } фігур, лишилося: { $left }.
}
event-eliminated = { $medals ->
    [one] { $unit }: загін знищено. { $side }: { $medals } медаль.
    [few] { $unit }: загін знищено. { $side }: { $medals } медалі.
   *[many] { $unit }: загін знищено. { $side }: { $medals } медалей.
}
event-flag-ignored = { $unit }: один прапор ігноровано.
event-retreated = { $unit }: відступ { $from } → { $hex }.
event-objective-taken = { $side }: узято гекс { $hex }, медаль лишається назавжди.

## Карти з окремим кроком

event-healed = { $count ->
    [one] { $unit }, випало: { $dice }. Повернулася { $count } фігура.
    [few] { $unit }, випало: { $dice }. Повернулися { $count } фігури.
   *[many] { $unit }, випало: { $dice }. Повернулося { $count } фігур.
}
event-finest-hour = { $side }: «{ card-their-finest-hour }». Випало: { $dice }.

## Десант

event-air-drop = Десант стрибає над { $hex }.
event-drop-lost = { $unit }: загін утрачено під час стрибка.
event-landed = { $unit }: приземлення на { $hex }.

## Закінчення

outcome-medals = Перемога: { $winner }. Здобуто всі потрібні медалі.
outcome-no-units = Перемога: { $winner }. У суперника не лишилося загонів.
outcome-turn-limit = Нічия: настав граничний хід.
outcome-sudden-death = Перемога: { $winner }. Місто взято й утримано до кінця ходу.
outcome-empty-deck = Перемога: { $winner }. Узято останню карту зі стосу.
outcome-resigned = Перемога: { $winner }. Інша сторона здалася.
outcome-agreed = Нічия за згодою.
