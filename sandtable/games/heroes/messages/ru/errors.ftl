### Что не так со сценарием, позицией или записью и как должно быть.

error-notation-unknown = «{ $text }» — непонятно. Клетки пишутся как C10, CD10/11, межпространства — как +CD10/11.

## Фишки, местность, огонь

error-counter-of-other-side = Фишка «{ $counter }» принадлежит другой стороне, не «{ $side }».
error-counter-sides = У фишки одна или две стороны, а не { $found }.
error-not-three-values = Здесь должны стоять три значения: пехота, лёгкая техника, тяжёлая техника. Можно X.
error-unknown-profile = Профиля «{ $profile }» нет.
error-unknown-counter = Фишки «{ $counter }» нет.
error-unknown-wreck = Среди видов местности нет обломков «{ $wreck }».
error-wrong-sniper-table = Строки таблицы снайпера должны идти подряд, без пропусков.
error-unknown-terrain = Местности «{ $terrain }» нет.
error-letter-taken = Буква «{ $letter }» уже обозначает другую местность.
error-not-a-letter = «{ $letter }» не может обозначать местность: нужен один знак.
error-unknown-kind = Вида отрядов «{ $kind }» нет. Пишите infantry, light или heavy.

## Доски и поля

error-map-rows = Рядов на доске: { $found }, а должно быть { $expected }.
error-map-row-width = Букв в ряду: { $found }, а должно быть { $expected }.
error-unknown-letter = Местности с буквой «{ $letter }» нет.
error-plan-size = План здания нарисован неверно: все строки должны быть одной длины, между клетками — знаки сторон.
error-unknown-part = В здании нет части «{ $part }».
error-unknown-side = «{ $mark }» не обозначает сторону клетки. Бывают стена, дверь, окно, ворота, пролом или ничего.
error-side-off-the-grid = Эта сторона не лежит между двумя клетками сетки.
error-not-a-side = Здесь должны стоять две точки сетки на одной линии, не ближе клетки друг от друга.
error-not-so-many-numbers = Чисел здесь должно быть: { $expected }.
error-boards-overlap = Две доски лежат друг на друге.
error-boards-with-gaps = Между досками дыры. Вместе они должны составлять прямоугольник.
error-field-size = Поле может быть от 1 до { $most } клеток в ширину и в высоту.
error-building-off-the-field = Здание { $building } выходит за край поля.
error-room-in-two-parts = Комната лежит в одной части здания, а здесь она тянется из { $part } в { $other }.
error-field-impossible = Такое поле невозможно: { $why }.
error-turn-after-the-last = Ходов в этом бою: { $turns }.
error-no-boards = Полю нужна хотя бы одна доска.
error-not-a-quarter-turn = Доску поворачивают на 0, 90, 180 или 270 градусов, а не на { $found }.
error-overlay-does-not-fit = Накладка не ложится на { $square }.
error-breach-without-wall = Для этого пролома нет стены.
error-building-named-twice = Два здания называются «{ $building }».
error-no-such-square = Клетки «{ $square }» на этом поле нет.
error-unknown-building = Здания «{ $building }» на этом поле нет.
error-not-a-rectangle = Здесь должен стоять прямоугольник: лево, верх, право, низ.
error-unknown-overlay = Накладки «{ $overlay }» нет.

## Армии и сценарии

error-unknown-tile = Тайла рекрутинга «{ $tile }» у стороны «{ $side }» нет.
error-unknown-slot = У тайла «{ $tile }» нет слота «{ $slot }».
error-unknown-army-option = Опции «{ $option }» нет.
error-battle-too-large = Битва слишком велика: отрядов { $count }, а клеток на поле { $size }.
error-army-without-units = В армии нет отрядов.
error-army-too-dear = Армия стоит больше очков, чем разрешает сценарий.
error-army-without-group = Армии нужен хотя бы один тайл группы.
error-army-of-two-commands = В армии больше одного командного тайла.
error-option-does-not-fit = Одна из опций не подходит к своему слоту по форме, размеру или полосе.
error-too-many-of-tile = Какой-то тайл взят чаще, чем есть его копий.
error-too-many-of-option = Какая-то опция взята чаще, чем есть её копий.
error-too-many-of-counter = Какая-то фишка взята чаще, чем есть её копий.
error-too-many-vehicles = Техники в армии больше, чем позволяют её очки.
error-unit-without-zone = У отряда «{ $unit }» нет зоны расстановки.
error-objective-named-twice = Две цели называются «{ $objective }».
error-objective-squares = Цели нужны клетки или область.
error-points-named-twice = Две записи об очках называются «{ $id }».
error-points-for-wrong-objective = Такие очки не подходят к виду этой цели.
error-too-many-bonus-squares = Бонусных жетонов хватает только на столько клеток: { $most }.
error-unknown-size = Стычки на { $points } очков нет.
error-skirmish-boards = Для стычки на { $points } очков нужно досок: { $boards }.
error-skirmish-impossible = Такой стычки по таблицам получиться не может.
error-too-few-points = Для армии мало { $points } очков.
error-mission-table = Строк в таблице заданий должно быть: { $expected }.

## Позиции

error-two-units-on-a-square = На клетке { $square } два отряда. Каждому нужна своя.
error-unknown-id = «{ $id }»: в этом бою такого нет.
error-bonus-wrong = Для каждой бонусной клетки сценария должен стоять жетон или его отсутствие.
error-wreck-size = Обломки должны занимать столько клеток, сколько им положено.
error-too-many-copies = Карта { $card } использована { $used ->
        [one] { $used } раз
        [few] { $used } раза
       *[many] { $used } раз
    }, а в колоде их только { $copies }.
error-carrier-not-on-field = { $unit }: на борту отряд, но это не машина на поле.
error-no-turn-below = Ход или расстановка стоят в списке решений первыми и больше нигде.
error-no-dice = К этому моменту кубики брошены, а ни один не указан.
error-alias-wrong = Неизвестный врагу отряд должен лежать скрытой стороной вверх и иметь свой номер.
error-token-not-taken = { $side }: жетона { $token } здесь быть не может: он не взят, уже открыт или лежит в другом месте.
error-bonus-not-in-pool = Стольких бонусных жетонов одного вида нет.
