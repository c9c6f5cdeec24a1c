### «Відважні. Нормандія»: власне, крім слів, спільних для ігор серії.

game-normandy = Відважні. Нормандія
game-normandy-short = Нормандія
game-normandy-line = Ваш взвод — це ваша колода карт

## Сторони, карти, загони

side-us = США
side-us-mark = С
side-germany = Німеччина
side-germany-mark = Н

card-platoon-sergeant = Командир взводу
card-platoon-guide = Головний сержант взводу
card-squad-leader = Командир відділення
card-scout = Розвідник
card-rifleman = Стрілець
card-sniper = Снайпер
card-machine-gunner = Кулеметник
card-mortar = Міномет

unit-riflemen = { $side ->
    [us] Американські стрільці
    [germany] Німецькі стрільці
   *[none] Стрільці
}
unit-scouts = { $side ->
    [us] Американські розвідники
    [germany] Німецькі розвідники
   *[none] Розвідники
}
unit-machine-gunners = { $side ->
    [us] Американські кулеметники
    [germany] Німецькі кулеметники
   *[none] Кулеметники
}
unit-sniper = { $side ->
    [us] Американські снайпери
    [germany] Німецькі снайпери
   *[none] Снайпери
}
unit-mortar = { $side ->
    [us] Американський міномет
    [germany] Німецький міномет
   *[none] Міномет
}

## Дії

action-guide = Направити
action-target = Прицілитися
action-blast = Обстріляти

act-guide = { act-head } { $tile-id ->
    [none] { action-guide } на 0 квадратів, загін — { $unit }
   *[other] { action-guide } в { $tile }, загін — { $unit }
}
act-target = { act-head } { action-target } в { $tile }
act-blast = { $unit-id ->
    [none] { act-head } { action-blast }
   *[other] { action-blast }, ціль — { $unit }
}

## Що питають і що сталося

prompt-blasting = { $side }: виберіть наступну ціль обстрілу, фішок лишилося { $count }.

event-entered = { $unit }: фішка виходить у { $tile }.
event-guided = { $unit }: загін направлено.
event-radio-raised = { $points ->
    [one] Радіозв’язок у { $tile } тепер вартий { $points } очко.
    [few] Радіозв’язок у { $tile } тепер вартий { $points } очки.
   *[many] Радіозв’язок у { $tile } тепер вартий { $points } очок.
}
event-targeted = { $side }: міномет наведено на { $tile }.
event-target-removed = { $side }: жетон цілі знято з поля.
event-blast-empty = У { $tile } нікого немає, обстріл нічого не дав.

## Чому не можна

refusal-no-spawn-marker = { $unit }: загону немає на полі, і жоден ваш пункт появи його не приймає. Його картами можна лише вичікувати.
refusal-choose-spawn-marker = { $unit }: загону немає на полі. Виберіть ваш пункт появи, який його приймає.
refusal-command-places-nobody = «{ $card }» — карта командира: вона не виводить фішку на поле.
refusal-already-on-board = { $unit-id ->
    [none] Ця карта не має фішки, яку можна вивести на поле.
   *[other] { $unit }: фішка вже на полі, загін діє зі свого квадрата.
}
refusal-guide-name-a-counter = Виберіть, який зі своїх загонів направити.
refusal-guide-one-counter = Направити можна лише один загін.
refusal-guide-own-only = { $unit }: направити можна лише свій загін.
refusal-guide-off-board = { $unit }: загону немає на полі, направити його не можна.
refusal-guide-suppressed = { $unit }: загін придушено, направити його не можна.
refusal-guide-nobody = У вас на полі немає готового загону, який можна направити.
refusal-control-no-marker = У { $tile } немає вашого жетона, який можна перевернути на «Контролюється».
refusal-control-already = Ви вже контролюєте { $tile }.
refusal-control-radio = Ви вже контролюєте { $tile }, а підвищувати вартість радіозв’язку можуть лише США.
refusal-control-enemy = У { $tile } стоїть ворожа фішка. Поки вона там, узяти квадрат під контроль не можна.
refusal-target-too-near = { $tile } надто близько: відстань { $distance }, а мінометові потрібно 3 або більше.
refusal-target-already-there = Ваш жетон цілі вже лежить у { $tile }. Виберіть інший квадрат.
refusal-target-nowhere = Немає досить далекого квадрата: мінометові потрібна відстань 3 або більше.
refusal-target-name-a-tile = Виберіть один квадрат поля для жетона цілі.
refusal-blast-no-target = Вашого жетона цілі немає на полі. Спершу «Прицілитися», потім «Обстріляти».
refusal-blast-choose-counter = Виберіть одну з фішок, до яких обстріл іще не дійшов.

## Закінчення

outcome-points = Перемога: { $winner }. Набрано потрібні очки за ключові пункти.
outcome-pinned = Перемога: { $winner }. Суперник виснажений: у нього немає стрільців на полі.
outcome-hopeless = Перемога: { $winner }. Суперник уже не набере потрібних очок, і його вважають виснаженим.
outcome-hopeless-behind = Перемога: { $winner }. Суперник відстає за очками й уже не набере потрібних.
outcome-both-pinned = Перемога: { $winner }. Виснажені обидві сторони, у переможця більше очок.
outcome-both-pinned-initiative = Перемога: { $winner }. Виснажені обидві сторони, очок порівну, ініціатива в переможця.

## Кампанія

grade-undecided = Переможця немає
grade-marginal = Перемога з малою перевагою
grade-clear = Упевнена перемога
grade-decisive = Вирішальна перемога

## Помилки у сценаріях і кампаніях

error-radio-without-objective = У квадраті радіозв’язку має бути ключовий пункт.
error-goal-missing = Сторона повинна мати мету: points або pin = true.
error-goal-out-of-reach = Потрібно очок: { $points }, а на полі їх лише { $on_map }.
error-goal-already-met = Сторона вже контролює очок: { $held }, а її мета — { $points }: вона перемогла б до першої карти.
error-campaign-not-consecutive = Після сценарію { $before } не може йти сценарій { $after }: у кампанії сценарії грають поспіль.
warning-no-riflemen = { $side }: стрільці ніколи не вийдуть на поле, тож сторона не зможе контролювати квадрати й не може бути виснажена.
