### Що не так зі сценарієм, позицією чи записом і як було б правильно.

error-notation-unknown = «{ $text }» — незрозуміло. Клітинки пишуть так: C10, CD10/11, міжпростори — так: +CD10/11.

## Фішки, місцевість, вогонь

error-counter-of-other-side = Фішка «{ $counter }» належить іншій стороні, не «{ $side }».
error-counter-sides = Фішка має один або два боки, а не { $found }.
error-not-three-values = Тут мають стояти три значення: піхота, легка техніка, важка техніка. Можна X.
error-unknown-profile = Профілю «{ $profile }» немає.
error-unknown-counter = Фішки «{ $counter }» немає.
error-unknown-wreck = Серед видів місцевості немає остова «{ $wreck }».
error-wrong-sniper-table = Рядки таблиці снайпера мають іти поспіль, без пропусків.
error-unknown-terrain = Місцевості «{ $terrain }» немає.
error-letter-taken = Літера «{ $letter }» уже позначає іншу місцевість.
error-not-a-letter = «{ $letter }» не може позначати місцевість: потрібен один знак.
error-unknown-kind = Виду загонів «{ $kind }» немає. Пишіть infantry, light або heavy.

## Планшети й поля

error-map-rows = Рядів на планшеті: { $found }, а має бути { $expected }.
error-map-row-width = Літер у ряду: { $found }, а має бути { $expected }.
error-unknown-letter = Місцевості з літерою «{ $letter }» немає.
error-plan-size = План будівлі намальовано неправильно: усі рядки мають бути однакової довжини, між клітинками — знаки сторін.
error-unknown-part = У будівлі немає частини «{ $part }».
error-unknown-side = «{ $mark }» не позначає сторони клітинки. Бувають стіна, двері, вікно, ворота, пролом або нічого.
error-side-off-the-grid = Ця сторона не лежить між двома клітинками сітки.
error-not-a-side = Тут мають стояти дві точки сітки на одній лінії, не ближче клітинки одна від одної.
error-not-so-many-numbers = Чисел тут має бути: { $expected }.
error-boards-overlap = Два планшети лежать один на одному.
error-boards-with-gaps = Між планшетами прогалини. Разом вони мають складати прямокутник.
error-field-size = Поле може мати від 1 до { $most } клітинок завширшки й заввишки.
error-building-off-the-field = Будівля { $building } виходить за край поля.
error-room-in-two-parts = Кімната лежить в одній частині будівлі, а тут вона тягнеться з { $part } у { $other }.
error-field-impossible = Таке поле неможливе: { $why }.
error-turn-after-the-last = Ходів у цьому бою: { $turns }.
error-no-boards = Полю потрібен хоча б один планшет.
error-not-a-quarter-turn = Планшет повертають на 0, 90, 180 або 270 градусів, а не на { $found }.
error-overlay-does-not-fit = Накладка не лягає на { $square }.
error-breach-without-wall = Для цього пролому немає стіни.
error-building-named-twice = Дві будівлі звуться «{ $building }».
error-no-such-square = Клітинки «{ $square }» на цьому полі немає.
error-unknown-building = Будівлі «{ $building }» на цьому полі немає.
error-not-a-rectangle = Тут має стояти прямокутник: ліво, верх, право, низ.
error-unknown-overlay = Накладки «{ $overlay }» немає.

## Армії й сценарії

error-unknown-tile = Тайла набору «{ $tile }» у сторони «{ $side }» немає.
error-unknown-slot = Тайл «{ $tile }» не має слота «{ $slot }».
error-unknown-army-option = Опції «{ $option }» немає.
error-battle-too-large = Битва завелика: загонів { $count }, а клітинок на полі { $size }.
error-army-without-units = В армії немає загонів.
error-army-too-dear = Армія коштує більше очок, ніж дозволяє сценарій.
error-army-without-group = Армії потрібен хоча б один тайл групи.
error-army-of-two-commands = В армії більше одного командного тайла.
error-option-does-not-fit = Опція армії не підходить до свого слота за формою, розміром чи смугою.
error-too-many-of-tile = Армія використовує тайл частіше, ніж є його копій.
error-too-many-of-option = Армія використовує опцію частіше, ніж є її копій.
error-too-many-of-counter = Армія використовує фішку частіше, ніж є її копій.
error-too-many-vehicles = Техніки в армії більше, ніж дозволяють її очки.
error-unit-without-zone = Загонові «{ $unit }» ніде розставлятися: немає зони.
error-objective-named-twice = Два ключові пункти звуться «{ $objective }».
error-objective-squares = Ключовому пункту потрібні клітинки або область.
error-points-named-twice = Два записи очок звуться «{ $id }».
error-points-for-wrong-objective = Ці очки не пасують до виду ключового пункту.
error-too-many-bonus-squares = Бонусних жетонів вистачить лише на стільки клітинок: { $most }.
error-unknown-size = Сутички на стільки очок ({ $points }) немає.
error-skirmish-boards = Для сутички на { $points } очок потрібно планшетів: { $boards }.
error-skirmish-impossible = Такої сутички за таблицями вийти не може.
error-too-few-points = { $points } — замало очок для армії.
error-mission-table = Записів у таблиці завдань має бути: { $expected }.

## Позиції

error-two-units-on-a-square = На { $square } два загони. Кожному потрібна своя клітинка.
error-unknown-id = «{ $id }» — у цій битві такого немає.
error-bonus-wrong = Для кожної бонусної клітинки сценарію має бути бонусний жетон або порожньо.
error-wreck-size = Остов має займати стільки клітинок, скільки його вид.
error-too-many-copies = Карту { $card } використано { $used ->
        [one] { $used } раз
        [few] { $used } рази
       *[many] { $used } разів
    }, а в колоді їх лише { $copies }.
error-carrier-not-on-field = { $unit }: на борту загін, але це не машина на полі.
error-no-turn-below = Хід або розставлення стоять у списку рішень першими і більше ніде.
error-no-dice = На цей момент кістки вже кинуто, а жодної не вказано.
error-alias-wrong = Невідомий ворогові загін має лежати прихованим боком догори й мати власний номер.
error-token-not-taken = { $side }: жетона { $token } тут бути не може: його не взято, вже відкрито або він лежить деінде.
error-bonus-not-in-pool = Стільки бонусних жетонів одного виду немає.
