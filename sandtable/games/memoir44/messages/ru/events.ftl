### Что произошло. У карты, которую читателю видеть нельзя, id «none».

## Ходы и карты

event-turn = Ход { $turn }: { $side }.
event-played = { $card-id ->
    [counter-attack] { $text-id ->
        [counter-attack] { $side }: сыграна карта «{ $card }».
        [ambush] { $side }: сыграна карта «{ $card }», но повторять нечего.
       *[other] { $side }: сыграна карта «{ $card }», она повторяет карту «{ $text }».
    }
    [recon-left] { played-recon }
    [recon-center] { played-recon }
    [recon-right] { played-recon }
   *[other] { $side }: сыграна карта «{ $card }».
}
played-recon = { $text-id ->
    [recon] { $side }: сыграна карта «{ $card }».
   *[other] { $side }: карта «{ $card }» сыграна как «{ $text }».
}
event-copied = { $side }: «Контратака» повторяет карту «{ $text }».
event-copied-nothing = { $side }: «Контратаке» нечего повторять.
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
event-discarded = { $side }: карта «{ $card }» уходит в сброс.
event-reshuffled = { $count ->
    [one] Карты перетасованы: в стопке { $count } карта.
    [few] Карты перетасованы: в стопке { $count } карты.
   *[many] Карты перетасованы: в стопке { $count } карт.
}
event-handed-out = { $count ->
    [one] { $side }: роздана { $count } карта.
    [few] { $side }: розданы { $count } карты.
   *[many] { $side }: роздано { $count } карт.
}
event-resigned = { $side }: партия сдана.
event-game-over = Сражение окончено. { $reason }

## Приказы и движение

event-ordered = { $unit }: приказ отдан.
event-moved = { $unit }: { $from } → { $hex }.
event-exited = { $unit }: отряд покинул поле. Медаль: { $side }.
event-took-ground = { $unit }: занята позиция на { $hex }.
event-wire-removed = { $unit }: колючей проволоки на { $hex } больше нет.
event-dug-in = { $unit }: отряд окопался на { $hex }.

## Бой

event-attacked = { $close ->
    [yes] { $unit }: ближний бой, цель — { $target }.
   *[no] { $unit }: огонь, цель — { $target }.
}
event-ambush = { $side }: засада! Первый бросок — { $unit }.
event-rolled = { $unit }, цель — { $target }. Выпало: { $dice }.
event-bombed = «{ $card }», цель — { $target }. Выпало: { $dice }.
event-figures-lost = { $count ->
    [one] { $unit }: потеряна { $count } фигура, осталось: { $left }.
    [few] { $unit }: потеряны { $count } фигуры, осталось: { $left }.
   *[many] { $unit }: потеряно { $count } фигур, осталось: { $left }.
}
event-eliminated = { $medals ->
    [one] { $unit }: отряд уничтожен. { $side }: { $medals } медаль.
    [few] { $unit }: отряд уничтожен. { $side }: { $medals } медали.
   *[many] { $unit }: отряд уничтожен. { $side }: { $medals } медалей.
}
event-flag-ignored = { $unit }: один флаг игнорирован.
event-retreated = { $unit }: отступление { $from } → { $hex }.
event-objective-taken = { $side }: взят гекс { $hex }, медаль остаётся навсегда.

## Карты с особым шагом

event-healed = { $count ->
    [one] { $unit }, выпало: { $dice }. Вернулась { $count } фигура.
    [few] { $unit }, выпало: { $dice }. Вернулись { $count } фигуры.
   *[many] { $unit }, выпало: { $dice }. Вернулось { $count } фигур.
}
event-finest-hour = { $side }: «{ card-their-finest-hour }». Выпало: { $dice }.

## Десант

event-air-drop = Десант прыгает над { $hex }.
event-drop-lost = { $unit }: отряд потерян при прыжке.
event-landed = { $unit }: приземление на { $hex }.

## Концовки

outcome-medals = Победа: { $winner }. Добыты все нужные медали.
outcome-no-units = Победа: { $winner }. У противника не осталось отрядов.
outcome-turn-limit = Ничья: достигнут предел ходов.
outcome-sudden-death = Победа: { $winner }. Город взят и удержан до конца хода.
outcome-empty-deck = Победа: { $winner }. Взята последняя карта из стопки.
outcome-resigned = Победа: { $winner }. Другая сторона сдалась.
outcome-agreed = Ничья по соглашению.
