### «Неустрашимые: Нормандия»: своё, помимо слов, общих для игр серии.

game-normandy = Неустрашимые: Нормандия
game-normandy-short = Нормандия
game-normandy-line = Ваш взвод — это ваша колода карт

## Стороны, карты, отряды

side-us = США
side-us-mark = С
side-germany = Германия
side-germany-mark = Г

card-platoon-sergeant = Командир взвода
card-platoon-guide = Заместитель командира взвода
card-squad-leader = Командир отделения
card-scout = Разведчик
card-rifleman = Стрелок
card-sniper = Снайпер
card-machine-gunner = Пулемётчик
card-mortar = Миномёт

unit-riflemen = { $side ->
    [us] Американские стрелки
    [germany] Немецкие стрелки
   *[none] Стрелки
}
unit-scouts = { $side ->
    [us] Американские разведчики
    [germany] Немецкие разведчики
   *[none] Разведчики
}
unit-machine-gunners = { $side ->
    [us] Американские пулемётчики
    [germany] Немецкие пулемётчики
   *[none] Пулемётчики
}
unit-sniper = { $side ->
    [us] Американские снайперы
    [germany] Немецкие снайперы
   *[none] Снайперы
}
unit-mortar = { $side ->
    [us] Американский миномёт
    [germany] Немецкий миномёт
   *[none] Миномёт
}

## Действия

action-guide = Отправить
action-target = Прицелиться
action-blast = Обстрелять

act-guide = { act-head } { $tile-id ->
    [none] { action-guide } на 0 квадратов, отряд — { $unit }
   *[other] { action-guide } в { $tile }, отряд — { $unit }
}
act-target = { act-head } { action-target } в { $tile }
act-blast = { $unit-id ->
    [none] { act-head } { action-blast }
   *[other] { action-blast }, цель — { $unit }
}

## Что спрашивают и что произошло

prompt-blasting = { $side }: выберите следующую цель обстрела, фишек осталось { $count }.

event-entered = { $unit }: фишка выходит в { $tile }.
event-guided = { $unit }: отряд отправлен.
event-radio-raised = { $points ->
    [one] Радиовышка в { $tile } теперь стоит { $points } очко.
    [few] Радиовышка в { $tile } теперь стоит { $points } очка.
   *[many] Радиовышка в { $tile } теперь стоит { $points } очков.
}
event-targeted = { $side }: миномёт наведён на { $tile }.
event-target-removed = { $side }: жетон прицела снят с поля.
event-blast-empty = В { $tile } никого нет, обстрел ничего не дал.

## Почему нельзя

refusal-no-spawn-marker = { $unit }: отряда нет на поле, и ни одна ваша точка появления его не принимает. Его картами можно только «Затаиться».
refusal-choose-spawn-marker = { $unit }: отряда нет на поле. Выберите вашу точку появления, которая его принимает.
refusal-command-places-nobody = «{ $card }» — карта командования: она не выводит фишку на поле.
refusal-already-on-board = { $unit-id ->
    [none] У этой карты нет фишки, которую можно вывести на поле.
   *[other] { $unit }: фишка уже на поле, отряд действует из своего квадрата.
}
refusal-guide-name-a-counter = Выберите, какой из своих отрядов отправить.
refusal-guide-one-counter = Отправить можно только один отряд.
refusal-guide-own-only = { $unit }: отправить можно только свой отряд.
refusal-guide-off-board = { $unit }: отряда нет на поле, отправить его нельзя.
refusal-guide-suppressed = { $unit }: отряд подавлен, отправить его нельзя.
refusal-guide-nobody = У вас на поле нет готового отряда, который можно отправить.
refusal-control-no-marker = В { $tile } нет вашего жетона, который можно перевернуть на «Под контролем».
refusal-control-already = Квадрат { $tile } уже под вашим контролем.
refusal-control-radio = Квадрат { $tile } уже под вашим контролем, а поднимать ценность радиовышки могут только США.
refusal-control-enemy = В { $tile } стоит вражеская фишка. Пока она там, захватить квадрат нельзя.
refusal-target-too-near = { $tile } слишком близко: дистанция { $distance }, а миномёту нужно 3 или больше.
refusal-target-already-there = Ваш жетон прицела уже лежит в { $tile }. Выберите другой квадрат.
refusal-target-nowhere = Нет достаточно далёкого квадрата: миномёту нужна дистанция 3 или больше.
refusal-target-name-a-tile = Выберите один квадрат поля для жетона прицела.
refusal-blast-no-target = Вашего жетона прицела нет на поле. Сначала «Прицелиться», потом «Обстрелять».
refusal-blast-choose-counter = Выберите одну из фишек, до которых обстрел ещё не дошёл.

## Концовки

outcome-points = Победа: { $winner }. Набраны нужные очки ключевых точек.
outcome-pinned = Победа: { $winner }. Противник истощён: у него нет стрелков на поле.
outcome-hopeless = Победа: { $winner }. Противник уже не наберёт нужных очков и считается истощённым.
outcome-hopeless-behind = Победа: { $winner }. Противник отстаёт по очкам и уже не наберёт нужных.
outcome-both-pinned = Победа: { $winner }. Обе стороны истощены, у победителя больше очков.
outcome-both-pinned-initiative = Победа: { $winner }. Обе стороны истощены, очков поровну, инициатива у победителя.

## Кампания

grade-undecided = Победителя нет
grade-marginal = Победа с малым перевесом
grade-clear = Уверенная победа
grade-decisive = Решающая победа

## Ошибки в сценариях и кампаниях

error-radio-without-objective = В квадрате радиовышки должна быть ключевая точка.
error-goal-missing = Стороне нужна цель: points или pin = true.
error-goal-out-of-reach = Нужно очков: { $points }, а на поле их только { $on_map }.
error-goal-already-met = Сторона уже контролирует очков: { $held }, а её цель — { $points }: она победила бы до первой карты.
error-campaign-not-consecutive = После сценария { $before } не может идти сценарий { $after }: в кампании сценарии играют подряд.
warning-no-riflemen = { $side }: стрелки никогда не выйдут на поле, поэтому сторона не сможет захватывать квадраты и не может быть истощена.
