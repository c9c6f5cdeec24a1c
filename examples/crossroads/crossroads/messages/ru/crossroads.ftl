### Всё, что говорит «Перекрёсток».

game-crossroads = Перекрёсток
game-crossroads-line = Бой за перекрёстки, приказы тайком
scenario-junction = Развилка
scenario-two-roads = Две дороги
side-red = Красные
side-blue = Синие
unit-rifles = { $side ->
    [red] Красные стрелки
    [blue] Синие стрелки
   *[other] Стрелки
}
unit-scouts = { $side ->
    [red] Красные разведчики
    [blue] Синие разведчики
   *[other] Разведчики
}
terrain-open = открытая местность
terrain-wood = лес
terrain-junction = развилка
card-advance = Наступление
card-advance-text = Два приказа.
card-rush = Бросок
card-rush-text = Один приказ; отряд движется на гекс дальше.
card-volley = Залп
card-volley-text = Один приказ; отряд стреляет лишним кубиком.
option-round_limit = Предел раундов
option-round_limit-help = Игра без победителя кончается вничью после стольких раундов.

## Действия

action-play = Сыграть
action-move = Идти
action-fire = Стрелять
action-done = Закончить ход
action-resign = Сдаться
action-agree-draw = Согласиться на ничью
act-play = Сыграть: { $card }
act-move = { $unit }: идти в { $hex }
act-fire = { $unit }: огонь, цель — { $target }
act-done = Закончить ход
act-resign = Сдаться
act-agree-draw = Согласиться на ничью
prompt-turn = { $side }: сыграйте карту.
prompt-orders = { $side }: отдайте приказ ({ $card }, осталось { $left }).
odds-roll = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $need } или больше ({ $parts }): { $chance } %
odds-base = { $amount }
odds-card = { $amount } карта
odds-wood = { $amount } лес

## События

event-played = { $side }: сыграна карта «{ $card }».
event-moved = { $unit }: { $from } → { $hex }.
event-fired = { $unit } → { $target }: { $dice }.
event-hit = { $unit }: потери { $hits }, { $left ->
    [0] отряд снят
   *[other] осталось { $left }
}.
event-scored = { $side }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-drew = { $side }: взята { $card-id ->
    [none] карта
   *[other] карта «{ $card }»
}.
event-round = Раунд { $round }
event-resigned = { $side }: партия сдана.
event-game-over = { $reason }

## Отказы

refusal-play-a-card = Сыграйте одну из карт с руки.
refusal-give-an-order = Прикажите одному из отрядов идти или стрелять либо закончите ход.
refusal-own-unit = { $unit }: это не ваш отряд на поле.
refusal-order-once = { $unit }: приказ в этом ходу уже был.
refusal-move-taken = Гекс { $hex } уже занят.
refusal-move-too-far = { $unit }: до { $hex } сейчас не дойти.
refusal-fire-at-enemy = Стреляйте по вражескому отряду на поле.
refusal-fire-too-far = { $unit }: стрелять можно не дальше { $range } гексов.

## Исходы

outcome-points = Победа: { $winner }. Развилка взята.
outcome-destroyed = Победа: { $winner }. Врагов не осталось.
outcome-round-limit = Ничья: время вышло.
outcome-resigned = Победа: { $winner }. Противник сдался.
outcome-agreed = Ничья по соглашению.
