### «Відважні. Північна Африка»: власне, крім слів, спільних для ігор серії.

game-north-africa = Відважні. Північна Африка
game-north-africa-short = Північна Африка
game-north-africa-line = Рейди, вантажівки й підриви

## Сторони, карти, бійці, техніка

side-lrdg = LRDG
side-lrdg-mark = L
side-italy = Італія
side-italy-mark = І

card-lieutenant = Лейтенант
card-warrant-officer = Ворент-офіцер
card-staff-sergeant = Штаб-сержант
card-sergeant = Сержант
card-scout = Розвідник
card-saboteur = Диверсант
card-sniper = Снайпер
card-engineer = Сапер
card-gunner = Кулеметник
card-antitank = Бронебійник
card-platoon-sergeant = Командир взводу
card-tank-commander = Командир танка
card-squad-leader = Командир відділення
card-reconnaissance-aircraft = Літак-розвідник
card-rifleman = Стрілець
card-driver = Водій
card-tank-gunner = Навідник
card-crew = Механік

unit-staff-sergeant = Штаб-сержант
unit-sergeant = Сержант
unit-scout = { $side ->
    [lrdg] Розвідник LRDG
    [italy] Італійський розвідник
   *[none] Розвідник
}
unit-saboteur = Диверсант
unit-sniper = Снайпер
unit-engineer = Сапер
unit-gunner = { $side ->
    [lrdg] Кулеметник LRDG
    [italy] Італійський кулеметник
   *[none] Кулеметник
}
unit-antitank = { $side ->
    [lrdg] Бронебійник LRDG
    [italy] Італійський бронебійник
   *[none] Бронебійник
}
unit-rifleman = Стрілець
unit-driver = Водій
unit-tank-gunner = Навідник
unit-crew = Механік
unit-reconnaissance-aircraft = Літак-розвідник

unit-patrol-truck = Патрульна вантажівка
unit-gun-truck = Вантажівка з гарматою
unit-pilot-car = Головна машина
unit-medium-tank = Середній танк
unit-scout-car = Розвідувальний автомобіль
unit-cargo-truck = Вантажівка постачання

seat-patrol-truck-driver = Патрульна вантажівка, кермо
seat-patrol-truck-navigator = Патрульна вантажівка, штурман
seat-patrol-truck-gun = Патрульна вантажівка, кулемет
seat-patrol-truck-bed = Патрульна вантажівка, кузов
seat-gun-truck-driver = Вантажівка з гарматою, кермо
seat-gun-truck-gun = Вантажівка з гарматою, гармата
seat-gun-truck-loader = Вантажівка з гарматою, заряджальник
seat-pilot-car-driver = Головна машина, кермо
seat-pilot-car-navigator = Головна машина, штурман
seat-medium-tank-driver = Середній танк, важелі
seat-medium-tank-turret = Середній танк, башта
seat-medium-tank-hull = Середній танк, курсові кулемети
seat-scout-car-driver = Розвідувальний автомобіль, кермо
seat-scout-car-observer = Розвідувальний автомобіль, спостерігач
seat-scout-car-gun = Розвідувальний автомобіль, кулемет
seat-cargo-truck-driver = Вантажівка постачання, кермо
seat-cargo-truck-cab = Вантажівка постачання, кабіна
seat-cargo-truck-bed-1 = Вантажівка постачання, кузов спереду
seat-cargo-truck-bed-2 = Вантажівка постачання, кузов ззаду

specialty-tank-crew = танкіст

structure-aircraft = Літак
structure-hangar = Ангар
structure-motor-pool = Автопарк
structure-storage-tank = Резервуар
structure-ammunition-dump = Склад боєприпасів
structure-headquarters = Штаб
unit-aircraft = { structure-aircraft }
unit-hangar = { structure-hangar }
unit-motor-pool = { structure-motor-pool }
unit-storage-tank = { structure-storage-tank }
unit-ammunition-dump = { structure-ammunition-dump }
unit-headquarters = { structure-headquarters }

## Дії

action-drive = Керувати
action-navigate = Прокласти маршрут
action-repair = Відремонтувати
action-survey = Обстежити
action-strafe = Штурмівка
action-demolitions = Підрив
action-anti-tank = Підбити танк
action-board = Сісти в техніку
action-leave = Покинути техніку
action-change-seat = Змінити місце
action-swap = Помінятися місцями
action-mark = Позначити
action-pick = Вибрати

act-drive = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-drive }, 0 квадратів
       *[other] { action-drive }, їхати в { $tile }
    }
   *[other] { action-drive }, їхати за край поля через { $exit }
}
act-navigate = { act-head } { action-navigate }
act-survey = { act-head } { action-survey }
act-repair = { act-head } { action-repair }, техніка — { $unit }
act-strafe = { act-head } { action-strafe }, ціль — { $unit }
act-anti-tank = { act-head } { action-anti-tank }, ціль — { $unit }
act-demolitions = { act-head } { $structure-id ->
    [none] { action-demolitions }, ціль — { $unit }
   *[other] { action-demolitions }, ціль — { $structure }
}
act-board = { $card-id ->
    [none] Потім сісти: { $seat }
   *[other] { $card }: сісти, { $seat }
}
act-leave = { $card-id ->
    [none] Потім покинути техніку
   *[other] { $card }: покинути техніку
}
act-change-seat = { $card-id ->
    [none] Потім змінити місце: { $seat }
   *[other] { $card }: змінити місце, { $seat }
}
act-swap = { $card }: помінятися місцями, з ким — { $unit }
act-mark = { action-mark }: { $tile }
act-pick = { action-pick }: { $unit }

## Що питають

prompt-acting = { $side }: виберіть дію карти «{ $card }» або спиніться.
prompt-navigate = { $side }: позначте { $count ->
        [1] ще { $count } квадрат
       *[other] до { $count } квадратів
    } одним ланцюжком або спиніться.
prompt-survey = { $side }: позначте { $count ->
        [1] ще { $count } квадрат
       *[other] до { $count } квадратів
    } будь-де або спиніться.
prompt-crew-casualty = { $side }: влучання, { $vehicle }. Хто з екіпажу зазнає втрат?
prompt-crew-suppression = { $side }: під вогнем { $vehicle }. Кого з екіпажу придушено?

## Що сталося

event-acted = { $side }: карта «{ $card }», далі дія «{ $action }».
event-boarded = { $unit }: посадка в техніку, { $aboard }.
event-changed-seat = { $unit }: нове місце — { $aboard }.
event-left = { $unit }: вихід у { $tile } (техніка: { $vehicle }).
event-captured = { $side }: захоплено техніку, { $vehicle }.
event-swapped = Обмін місцями: { $unit }, { $target }.
event-repaired = { $vehicle }: ремонт, пошкоджень тепер { $damage }.
event-active-again = { $vehicle }: техніка знову в строю.
event-damaged = { $vehicle }: влучання, пошкоджень тепер { $damage }.
event-disabled = { $vehicle }: техніку виведено з ладу. Доки її не відремонтують, місця не діють.
event-destroyed = { $vehicle }: техніку знищено в { $tile }.
event-wrecked = { $side }: { $structure } у { $tile } — об’єкт підірвано, усього { $total ->
    [one] { $total } очко.
    [few] { $total } очки.
   *[many] { $total } очок.
}
event-evacuated = { $unit }: евакуація через { $tile }.

## Чому не можна

refusal-off-the-map = { $unit }: цієї фішки вже немає на полі.
refusal-command-no-vehicle = Карта «{ $card }» не має фішки, тож із технікою нічого зробити не може.
refusal-one-interaction = З однією картою боєць може один раз сісти в техніку, покинути її або змінити місце — до дії чи після неї.
refusal-finish-the-card = Спершу виберіть дію карти «{ $card }» або спиніться.
refusal-seated-cannot-move = { $unit }: боєць у техніці. Спершу її треба покинути, тоді можна «{ $action }».
refusal-board-seated = { $unit }: боєць уже в техніці. Її можна покинути або змінити в ній місце.
refusal-board-not-here = { $unit }: ця техніка в іншому квадраті ({ $vehicle }).
refusal-board-enemy-aboard = { $vehicle }: усередині ворожі бійці.
refusal-name-a-seat = Виберіть вільне місце в техніці.
refusal-seat-taken = { $aboard }: це місце зайняте.
refusal-not-aboard = { $unit }: боєць не в техніці.
refusal-seat-elsewhere = { $aboard }: це інша техніка. Спершу треба покинути свою.
refusal-swap-comrade = { $unit }: помінятися місцями можна лише з товаришем у тій самій техніці.
refusal-not-in-that-seat = { $unit }: боєць на іншому місці ({ $aboard }).
refusal-seat-not-printed = { $aboard }: це місце не має дії «{ $action }».
refusal-name-the-seat = «{ $action }» — дія місця, а не карти. Виберіть місце: { $aboard }.
refusal-seat-crew = { $aboard }: дії цього місця — лише для танкістів. { $unit }: не танкіст.
refusal-vehicle-disabled = { $aboard }: техніку виведено з ладу. Доки її не відремонтують, місця не діють.
refusal-drive-rough = У { $tile } техніка не проїде: важкопрохідна місцевість.
refusal-drive-way-rough = Шлях у { $tile } веде через важкопрохідну місцевість, техніка там не проїде.
refusal-no-exit = У { $tile } немає пункту евакуації для вас.
refusal-may-not-leave = { $unit }: у цьому сценарії евакуація цій фішці не дозволена.
refusal-crew-may-not-leave = { $unit }: поїхати не можна, комусь з екіпажу евакуація не дозволена.
refusal-inspire-twice = Ця карта цього ходу вже надихала.
refusal-control-no-marker = У { $tile } немає вашого жетона, який можна перевернути на «Контролюється».
refusal-control-already = Ви вже контролюєте { $tile }.
refusal-control-enemy = Квадрат { $tile } контролює ворог, і там його боєць. Спершу позбудьтеся його.
refusal-mark-a-tile = Виберіть один квадрат на полі або спиніться.
refusal-mark-twice = { $tile } вже вибрано.
refusal-mark-not-adjacent = { $tile } не межує з вибраними квадратами. Перший має межувати з квадратом бійця.
refusal-repair-name-a-vehicle = Виберіть техніку, яку треба відремонтувати.
refusal-repair-not-here = { $vehicle }: ця техніка не у квадраті бійця.
refusal-repair-own-vehicle = Боєць у техніці ремонтує лише її.
refusal-repair-enemy = { $vehicle }: це не ваша техніка. Якщо вона порожня, спершу сядьте в неї.
refusal-repair-undamaged = { $vehicle }: пошкоджень немає.
refusal-combat-no-defence = { $unit }: броню беруть лише «Підбити танк» і «Підрив».
refusal-combat-aboard = { $unit }: боєць у техніці. Цільте в неї: { $vehicle }.
refusal-anti-tank-no-vehicle = Ворог не має техніки на полі.
refusal-anti-tank-name-a-vehicle = Виберіть ворожу техніку.
refusal-anti-tank-soldier = { $unit }: бійці не мають броні, «Підбити танк» на них не діє.
refusal-demolitions-nothing = У { $tile } немає ні об’єкта, ні ворожої техніки.
refusal-demolitions-not-here = «Підрив» діє лише у квадраті самого бійця, це { $tile }.
refusal-demolitions-soldier = { $unit }: бійці не мають броні, «Підрив» на них не діє.
refusal-pick-casualty = { $vehicle }: виберіть когось з екіпажу.
refusal-pick-suppression = { $vehicle }: виберіть когось із непридушених в екіпажі.

## Шанси

odds-armour = броня { $amount }
odds-structure = захист об’єкта { $amount }

## Параметри

option-attacker_picks_crew = Екіпаж вибирає нападник
option-attacker_picks_crew-help = Коли в техніку влучили або її придушують, постраждалого з екіпажу вибирає нападник. Інакше — той, у кого техніка.

## Закінчення

outcome-points = Перемога: { $winner }. Набрано потрібні очки.
outcome-evacuate = Перемога: { $winner }. Евакуйовано досить своїх фішок.
outcome-neutralise = Перемога: { $winner }. Нейтралізовано досить ворожих фішок.
outcome-hopeless = Перемога: { $winner }. Суперник уже не може перемогти.
outcome-hopeless-behind = Перемога: { $winner }. Суперник уже не може перемогти й відстає за очками.
outcome-both-hopeless = Перемога: { $winner }. Перемогти за умовами вже не може ніхто, у переможця більше очок.
outcome-both-hopeless-initiative = Перемога: { $winner }. Перемогти за умовами вже не може ніхто, очок порівну, ініціатива в переможця.

## Помилки у сценаріях і позиціях

error-vehicle-among-counters = Техніка «{ $unit }» стоїть серед counters. Вкажіть її у vehicles.
error-vehicle-twice = Техніку «{ $unit }» вказано двічі.
error-vehicle-not-in-play = Техніки «{ $unit }» немає у грі.
error-unknown-vehicle-seat = Ця техніка не має місця «{ $place }».
error-unknown-structure = Об’єкта «{ $structure }» немає.
error-structure-twice = Об’єкт «{ $structure }» стоїть на полі двічі.
error-counter-twice = «{ $unit }» стоїть у двох місцях.
error-cards-without-counter = «{ $unit }» має карти, але не має фішки ні на полі, ні в техніці.
error-gone-but-there = «{ $unit }» вибуває з гри й водночас стоїть на полі.
error-goal-missing = Сторона повинна мати мету.
error-goal-unclear = У меті має бути рівно одне: points, evacuate або neutralise.
error-goal-too-many = Мета вимагає { $count }, а названо менше.
error-goal-may-not-leave = У меті названо фішку, якій евакуація не дозволена.
error-acting-nobody = Карта «{ $card }» не має бійця, який міг би діяти.
error-no-crew-to-pick = У «{ $unit }» нема кого вибрати.
