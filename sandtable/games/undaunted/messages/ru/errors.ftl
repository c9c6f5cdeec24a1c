### Что не так в сценарии, позиции, файле данных или записи хода и как было бы правильно.

error-unknown-card = Карты «{ $card }» нет. Карты пишут так: rifleman-a, fog-of-war.
error-unknown-unit = Отряда «{ $unit }» нет. Отряды пишут так: riflemen-a, sniper.
error-unknown-tile = Квадрата «{ $tile }» здесь нет. Квадраты пишут так: 17Б; квадрат должен быть на поле.
error-tile-twice = { $tile } положить нельзя: этот же квадрат уже лежит на поле как { $other }.
error-marker-twice = { $tile } указан дважды. Укажите его один раз: как разведанный или как контролируемый.
error-no-objective-there = В сценарии нет ключевой точки в квадрате { $tile }.
error-controlled-twice = { $tile } контролируют обе стороны. Контролировать квадрат может только одна.
error-too-many-copies = Карта { $card } использована { $used ->
        [one] { $used } раз
        [few] { $used } раза
       *[many] { $used } раз
    }, а у стороны их только { $copies }.
error-bad-card-action = «{ $text }» — не действие. Пишите так: "move 1", "bolster 2 squad", "recon".
error-counter-without-card = Для фишки «{ $counter }» нет карты, которая ею управляет.
error-box-does-not-add-up = В коробке не те карты, которых нет в других зонах. Уберите её, и она будет вычислена сама.
error-suppressed-off-board = Отряд { $unit } подавлен, но его нет на поле. Укажите его квадрат в counters.
error-shown-but-not-there = Показанных карт { $card } указано больше, чем их там есть.
error-lacking-but-there = Карта { $card } указана как отсутствующая, но она там есть.
error-bids-wrong = Для каждой стороны нужна одна карта на инициативу; null значит, что её нет.
error-bid-not-in-hand = Карта { $card } выбрана на инициативу, но её нет в руке.
error-notation-no-verb = В «{ $text }» есть карта, но не указано, что она делает. Пишите так: RA move 17B
