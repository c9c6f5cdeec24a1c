### Что не так в сценарии, позиции или записи хода и как было бы правильно.

error-unknown-card = Карты «{ $card }» нет. Карты пишут так: attack-left, barrage.
error-unknown-unit = Отряда «{ $unit }» в этом сражении нет. Отряды пишут так: allies-3, axis-12.
error-unknown-hex = Гекса «{ $hex }» на этом поле нет. Гексы пишут так: r4c5 — ряд и столбец, счёт от 0.

## Сценарии

error-map-rows = Рядов в слое: { $found }, а на поле их { $expected }.
error-map-row-width = Букв в ряду: { $found }, а гексов в нём { $expected }.
error-unknown-terrain = Местности «{ $letter }» нет. Буквы указаны в terrain.toml; точка — открытая местность.
error-unknown-obstacle = Преграды «{ $letter }» нет. Пишите b — бункер, = — мост, w — проволока, s — мешки с песком, h — ёж, m — береговая стенка или точку.
error-bridge-without-river = Под этим мостом нет реки.
error-obstacle-on-impassable = На этот гекс отрядам хода нет, преграде здесь не место.
error-too-many-terrain-hexes = Гексов местности в сражении { $found }, а всего их { $most }.
error-too-many-tiles = Бункеров и мостов в сражении { $found }, а всего их { $most }.
error-too-many-sandbags = Мешков с песком и береговых стенок в сражении { $found }, а преград всего { $most }.
error-too-many-figures = Фигур в отрядах этого рода войск { $found }, а в армии их { $most }.
error-unknown-badge = Отряда «{ $letter }» нет. Пишите i, a, g, s, r или e, у союзников — прописной буквой, либо точку.
error-unit-on-impassable = Отряд здесь стоять не может: { $terrain }.
error-no-unit-there = На { $hex } нет отряда.
error-objective-nowhere = Для медали нужен хотя бы один гекс.
error-objective-on-impassable = На гексе { $hex } никто не сможет стоять: он непроходим.
error-too-many-seats = Игроков на стороне в этом сражении может быть не больше { $most }.

## Позиции

error-two-units-on-a-hex = На { $hex } два отряда. Каждому нужен свой гекс.
error-taken-wrong = Для каждой медали на поле в сценарии нужно true или false.
error-too-many-copies = Карта { $card } использована { $used ->
        [one] { $used } раз
        [few] { $used } раза
       *[many] { $used } раз
    }, а в колоде их только { $copies }.
error-hand-out-wrong = Каждая запись — карта и тот, кто её получает, например ["attack-left", "left"].

## Серия из двух сражений

error-series-battle-not-over = Сражение ещё не окончено.
error-series-sides = Укажите для каждого из двух игроков ({ $players }), за allies он или за axis.
error-series-complete = Оба сражения серии уже есть.
error-series-other-battle = Второе сражение ({ $scenario }) должно быть тем же, что и первое, с теми же параметрами.
error-series-not-swapped = Во втором сражении игроки должны поменяться сторонами.

## Чего в коробке не хватает, хотя играть можно

warning-too-much-wire = Колючей проволоки в сражении больше, чем в коробке.
warning-too-many-hedgehogs = Противотанковых ежей в сражении больше, чем в коробке.
warning-too-many-badges = Жетонов спецподразделений в сражении нужно больше, чем есть в коробке.
error-series-names = Дайте двум игрокам разные имена.
