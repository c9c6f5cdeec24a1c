### Усе, що каже «Перехрестя».

game-crossroads = Перехрестя
game-crossroads-line = Бій за перехрестя, накази потай
scenario-junction = Роздоріжжя
scenario-two-roads = Дві дороги
side-red = Червоні
side-blue = Сині
unit-rifles = { $side ->
    [red] Червоні стрільці
    [blue] Сині стрільці
   *[other] Стрільці
}
unit-scouts = { $side ->
    [red] Червоні розвідники
    [blue] Сині розвідники
   *[other] Розвідники
}
terrain-open = відкрита місцевість
terrain-wood = ліс
terrain-junction = роздоріжжя
card-advance = Наступ
card-advance-text = Два накази.
card-rush = Ривок
card-rush-text = Один наказ; загін рухається на гекс далі.
card-volley = Залп
card-volley-text = Один наказ; загін стріляє зайвим кубиком.
option-round_limit = Межа раундів
option-round_limit-help = Гра без переможця закінчується внічию після стількох раундів.

## Дії

action-play = Зіграти
action-move = Іти
action-fire = Стріляти
action-done = Закінчити хід
action-resign = Здатися
action-agree-draw = Погодитися на нічию
act-play = Зіграти: { $card }
act-move = { $unit }: іти в { $hex }
act-fire = { $unit }: вогонь, ціль — { $target }
act-done = Закінчити хід
act-resign = Здатися
act-agree-draw = Погодитися на нічию
prompt-turn = { $side }: зіграйте карту.
prompt-orders = { $side }: віддайте наказ ({ $card }, залишилося { $left }).
odds-roll = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, { $need } або більше ({ $parts }): { $chance } %
odds-base = { $amount }
odds-card = { $amount } карта
odds-wood = { $amount } ліс

## Події

event-played = { $side }: зіграно карту «{ $card }».
event-moved = { $unit }: { $from } → { $hex }.
event-fired = { $unit } → { $target }: { $dice }.
event-hit = { $unit }: втрати { $hits }, { $left ->
    [0] загін знято
   *[other] залишилося { $left }
}.
event-scored = { $side }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-drew = { $side }: узято { $card-id ->
    [none] карту
   *[other] карту «{ $card }»
}.
event-round = Раунд { $round }
event-resigned = { $side }: партію здано.
event-game-over = { $reason }

## Відмови

refusal-play-a-card = Зіграйте одну з карт із руки.
refusal-give-an-order = Накажіть одному із загонів іти чи стріляти або закінчіть хід.
refusal-own-unit = { $unit }: це не ваш загін на полі.
refusal-order-once = { $unit }: наказ у цьому ході вже був.
refusal-move-taken = Гекс { $hex } уже зайнято.
refusal-move-too-far = { $unit }: до { $hex } зараз не дійти.
refusal-fire-at-enemy = Стріляйте по ворожому загону на полі.
refusal-fire-too-far = { $unit }: стріляти можна не далі ніж на { $range } гекси.

## Кінець

outcome-points = Перемога: { $winner }. Роздоріжжя взято.
outcome-destroyed = Перемога: { $winner }. Ворогів не лишилося.
outcome-round-limit = Нічия: час вийшов.
outcome-resigned = Перемога: { $winner }. Супротивник здався.
outcome-agreed = Нічия за згодою.
