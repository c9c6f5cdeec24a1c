### Чому гравець не може зробити те, що хотів. Після речення стоїть номер правила.

## Завжди

refusal-not-your-unit = Виберіть один зі своїх загонів.
refusal-unit-not-in-play = { $unit }: загін поза грою.

## Армії

refusal-army-too-dear = { $cost ->
    [one] Армія коштує { $cost } очко, а можна лише { $points }.
    [few] Армія коштує { $cost } очки, а можна лише { $points }.
   *[many] Армія коштує { $cost } очок, а можна лише { $points }.
}
refusal-army-without-group = Армії потрібен хоча б один тайл групи.
refusal-army-of-two-commands = Командний тайл в армії буває лише один.
refusal-option-does-not-fit = Опція «{ $option }» не підходить до цього слота тайла «{ $tile }» ({ $slot }): не та форма, розмір або смуга.
refusal-too-many-of-tile = Тайл «{ $tile }»: копій усього { $copies }.
refusal-too-many-of-option = Опція «{ $option }»: копій усього { $copies }.
refusal-too-many-of-counter = { $counter }: фішок усього { $copies }.
refusal-too-many-vehicles = { $kind ->
    [heavy] Забагато важкої техніки: на ці очки — не більше { $most }.
   *[light] Забагато легкої техніки: на ці очки — не більше { $most }.
}

## Розставлення

refusal-deploy-step = { $action-id ->
    [none] Виберіть загін і місце для нього.
    [deploy] Виберіть загін і місце для нього.
   *[other] «{ $action }» — зараз цього зробити не можна. Поставте загін.
}
refusal-deploy-not-waiting = { $unit }: цей загін зараз розставляти не треба.
refusal-deploy-zone = { $unit }: ця клітинка поза зоною розставлення загону або стояти там не можна.
refusal-deploy-not-free = Клітинку { $square } вже зайнято.
refusal-deploy-too-narrow = { $unit }: біля { $square } немає місця для обох клітинок машини.
refusal-deploy-minimum = { $unit }: спершу займіть ту частину зони, де хтось мусить стояти.
refusal-deploy-state = { $unit }: цим боком догори поставити не можна.
refusal-deploy-aboard = { $unit }: на борт цієї машини поставити не можна. Потрібна своя, у тій самій зоні й з вільним місцем.
refusal-facing-step = { $unit }: виберіть один із запропонованих боків.
refusal-scout-step = { $action-id ->
    [none] Виберіть загін для ходу розвідки або закінчіть.
   *[other] «{ $action }» — зараз цього зробити не можна. Зробіть хід розвідки або закінчіть.
}
refusal-scout-once = { $unit }: хід розвідки вже зроблено.
refusal-scout-only = { $unit }: ходу розвідки немає або йти нікуди.
refusal-scout-objective = Хід розвідки не може закінчитися на { $square }: заблизько до ключового пункту чи до ворога.
refusal-barrage-area = Виберіть міжпростір на схід від стовпця { $column }.

## Накази

refusal-orders-step = { $action-id ->
    [none] Виберіть, кому дістається наступний жетон.
    [assign] Виберіть, кому дістається наступний жетон.
   *[other] «{ $action }» — зараз цього зробити не можна. Роздайте жетони наказів.
}
refusal-orders-ascending = Жетони роздають по порядку. Зараз черга: { $token }.
refusal-orders-withheld = Жетон «{ $token }» не можна притримати, поки є загін без жетона.
refusal-one-token-each = Там уже лежить жетон. Двох не тримає ніхто.
refusal-option-takes-no-token = Жетон можна покласти лише на чинну опцію «Артилерія».
refusal-personal-order-first = Спершу загони з особистим наказом: кожен мусить дістати жетон.
refusal-exchange-two-ordered = Виберіть два свої загони з жетонами або пасуйте.

## Активація

refusal-gap-autonomous = Виберіть свій автономний загін, якого ще не активовано, або пасуйте.
refusal-gap-special = Виберіть, чий особливий жетон використати, або пасуйте.
refusal-gap-order = { $action-id ->
    [none] Виберіть щось для цієї миті або пасуйте.
   *[other] «{ $action }» — не зараз. Між активаціями спершу автономні загони, потім карти, потім особливі жетони.
}
refusal-one-action = { $unit }: цю дію вже зроблено.
refusal-repair-needs-mechanic = { $unit }: лагодить лише механік, замість дії, і лише пошкоджену сусідню важку машину, якої в цей хід іще не лагодили.
refusal-repair-once = { $unit }: механік лагодить одне пошкодження за хід, і кожну машину лагодять не більше разу за хід.
refusal-inspire-once = { $unit }: «Натхнення» в цю активацію вже використано.
refusal-inspire-nobody = { $unit }: надихати нікого.
refusal-fire-or-hold = { $unit }: стріляйте зараз або утримайтеся і йдіть далі.

## Постачання

refusal-supply-no-fire = { $unit }: у фазі постачання ніхто не стріляє і не штурмує.
refusal-supply-step = У фазі постачання рухаються загони без наказів; ніхто не стріляє й не штурмує. Виберіть наступний загін або закінчіть крок.
refusal-supply-ordered = { $unit }: у цей хід був жетон наказу, зараз загін не ходить.
refusal-supply-activated = { $unit }: у цей хід загін уже активовано, зараз він не ходить.
refusal-supply-moved = { $unit }: у цій фазі загін уже ходив.
refusal-supply-nothing = { $unit }: рухатися не можна.
refusal-hand-too-large = Карт більше, ніж уміщає рука. Скиньте зайві.
refusal-discard-step = { $action-id ->
    [none] Виберіть карту для скиду або закінчіть.
    [discard] Виберіть карту для скиду або закінчіть.
   *[other] «{ $action }» — зараз цього зробити не можна. Скиньте карти або закінчіть.
}
refusal-bonus-token-not-now = Такий бонусний жетон зараз витратити не можна. Витратьте запропонований або пасуйте.
refusal-flare-step = { $action-id ->
    [none] Випустіть ракету або пасуйте.
   *[other] «{ $action }» — зараз цього зробити не можна. Випустіть ракету або пасуйте.
}
refusal-mend-step = { $unit }: виберіть, яке пошкодження полагодити.

## Карти й спорядження

refusal-card-not-held = Карти «{ $card }» немає у вас на руці.
refusal-card-not-now = Карту «{ $card }» зараз зіграти не можна або не так.
refusal-bonus-not-now = Бонус карти «{ $card }» тут не підходить.
refusal-bonus-once = На одну дію — один бонус: ваш уже зіграно.
refusal-marker-none = { $option }: маркерів не лишилося.
refusal-markers-three = За одну дію можна витратити не більше 3 однакових маркерів.
refusal-option-not-now = { $option-id ->
    [none] Виберіть опцію.
   *[other] «{ $option }» — зараз цього використати не можна.
}
refusal-window-only = { $action-id ->
    [none] Зіграйте щось або пасуйте.
   *[other] «{ $action }» — зараз цього зробити не можна. Зіграйте те, що підходить до миті, або пасуйте.
}
refusal-answer-only = Скасуйте карту або пасуйте.
refusal-fight-weapon = Виберіть зброю, яка може зашкодити захисникові.
refusal-barrage-point = Виберіть міжпростір на полі.
refusal-smoke-square = { $reach ->
    [one] Дим кладуть не далі ніж за { $reach } клітинку, другий — поряд із першим.
    [few] Дим кладуть не далі ніж за { $reach } клітинки, другий — поряд із першим.
   *[many] Дим кладуть не далі ніж за { $reach } клітинок, другий — поряд із першим.
}
refusal-tunnel-square = { $reach ->
    [one] Виберіть вільну клітинку іншої будівлі, руїн чи траншеї не далі ніж за { $reach } клітинку, поряд із якою немає ворога.
    [few] Виберіть вільну клітинку іншої будівлі, руїн чи траншеї не далі ніж за { $reach } клітинки, поряд із якою немає ворога.
   *[many] Виберіть вільну клітинку іншої будівлі, руїн чи траншеї не далі ніж за { $reach } клітинок, поряд із якою немає ворога.
}

## Рух

refusal-move-declare = { $unit }: зараз рухатися не можна.
refusal-move-tracks = { $unit }: пошкоджено гусениці.
refusal-move-crew = { $unit }: екіпаж у машині діє разом із нею, а сам може лише вийти.
refusal-move-x = { $unit }: на цьому боці фішки рух X.
refusal-move-immobile = { $unit }: придушення не лишає загонові руху.
refusal-move-on = { $unit }: рух почато. Ідіть далі або спиніться.
refusal-name-a-square = Виберіть клітинку поля, наприклад C10.
refusal-step-there = Загін уже стоїть на { $square }.
refusal-step-spent = { $limit ->
    [one] { $unit }: рух ({ $limit } клітинка) вичерпано.
    [few] { $unit }: рух ({ $limit } клітинки) вичерпано.
   *[many] { $unit }: рух ({ $limit } клітинок) вичерпано.
}
refusal-step-difficult = { $unit }: { $square } — складний прохід, там треба спинитися.
refusal-step-impassable = { $square }: для цього загону непрохідно.
refusal-step-wreck = На { $square } остов. Техніка мусить його штовхати або переїжджати, де це можна.
refusal-step-vehicle = На { $square } стоїть машина.
refusal-drive-vehicle = На { $square } стоїть інша машина. Машинам там не розминутися.
refusal-step-enemy = На { $square } стоїть ворожа піхота. Штурмуйте її.
refusal-step-across = Крок навскоси на { $square } закрито: щось стоїть поперек кута.
refusal-step-zone = { $unit-id ->
    [none] Крок на { $square } вів би далі через зону контролю ворога.
   *[other] Крок на { $square } вів би далі через зону контролю. Чия зона: { $unit }.
}
refusal-step-stay = На { $square } загін не міг би ні лишитися, ні піти звідти далі.
refusal-facing-needless = { $unit }: напрямок не має значення, його не вибирають.
refusal-step-facing = { $unit }: виберіть, куди обернено загін після кроку.
refusal-step-ahead = { $unit }: звідси на { $square } не заїхати. Машина їде прямо вперед чи назад або спершу повертає.
refusal-step-offset = { $square } належить будівлі на зсунутій сітці. Техніка лишається на загальній.
refusal-step-far = { $square } — не сусідня клітинка. Рухайтеся клітинка за клітинкою.
refusal-step-window = Шлях на { $square } веде крізь вікно. Для цього потрібна карта «Несподіванка».
refusal-step-grids = Шляху між сітками на { $square } тут немає: заходять і виходять крізь двері й за стрілками.
refusal-step-wall = Шлях на { $square } перекриває стіна чи перешкода.
refusal-step-corner = Крізь кут на шляху на { $square } проходить стіна.
refusal-leave-occupied = На { $square } вже стоїть загін. Тому, хто виходить, потрібна вільна клітинка.
refusal-leave-beside = { $square } не поряд із машиною, або зайти туди не можна.
refusal-crew-leaves = { $unit }: виберіть, куди виходить екіпаж.
refusal-pivot-one-square = { $unit }: машина на одну клітинку повертається куди завгодно безкоштовно наприкінці руху.
refusal-pivot-immobile = { $unit }: на поворот не лишилося руху.
refusal-pivot-blocked = { $unit }: другій половині машини щось заважає.
refusal-board-infantry = { $unit }: сідає лише піхота й лише в машину.
refusal-board-scout = { $unit }: під час ходу розвідки в машини не сідають.
refusal-board-beside = { $unit }: машина не поряд, або загін уже на борту.
refusal-board-movement = { $unit }: на посадку треба ще одну клітинку руху, а її немає.
refusal-board-friendly = { $unit }: це не ваша машина на полі.
refusal-board-no-transport = { $unit }: ця машина нікого не возить.
refusal-board-full = { $unit }: на борту замало місця.
refusal-board-second-gun = { $unit }: машина везе лише одну гармату.
refusal-man-crew = { $unit }: машину займає лише піший екіпаж, а в машині без «Транспорту» є місце лише для одного екіпажу.
refusal-push-no-wreck = Виберіть остов на полі.
refusal-push-vehicle = { $unit }: остови штовхає лише техніка.
refusal-push-too-large = { $unit }: остов завеликий або заважкий.
refusal-push-too-far = { $unit }: до остова так, щоб його штовхати, не дістатися.
refusal-push-announce = { $unit }: штовхання остова оголошують до руху.
refusal-push-blocked = { $unit }: у той бік остова не зрушити.
refusal-exit-rim = { $unit }: тут поля не покинути. Потрібен край для виходу й ще одна клітинка руху.
refusal-flip-spotted = { $unit }: загін помічено в цьому русі, сховатися не можна.
refusal-flip-once = { $unit }: стан змінюють один раз за дію.
refusal-flip-ability = { $unit }: другого стану загін не має.
refusal-flip-aboard = { $unit }: на борту машини стану не змінюють.
refusal-flip-assault = { $unit }: дорогою на штурм стану не змінюють.
refusal-stop-occupied = На { $square } стоїть інший загін: рух там не закінчити.
refusal-stop-facing = { $unit }: виберіть, куди обернено загін.
refusal-fired-on-the-move = { $unit }: дію стрільби вже зроблено.

## Вимушені ходи й розміщення

refusal-forced-step = { $unit }: загін мусить відійти. Виберіть одну із запропонованих клітинок.
refusal-forced-not-adjacent = { $unit }: { $square } — не сусідня клітинка.
refusal-forced-occupied = Клітинка { $square } не вільна.
refusal-forced-zone = { $unit }: шлях на { $square } закриває зона контролю ворога.
refusal-run-over-zone = { $unit }: відійти на { $square } означало б рухатися всередині зони контролю ворога.
refusal-advance-zone = { $unit }: крок на { $square } — це рух усередині зони контролю ворога.
refusal-retreat-direction = { $square } лежить не геть від нападника. Відступають на одну з трьох протилежних клітинок.
refusal-place-unit = Виберіть загін, який виходить, і клітинку.
refusal-place-not-aboard = Цей загін тут не виходить.
refusal-place-occupied = Клітинка { $square } не вільна.
refusal-place-beside = { $square } не поряд із машиною, або зайти туди не можна.
refusal-place-zone = { $square } лежить у зоні контролю ворога.
refusal-place-facing = { $unit }: виберіть, куди обернено загін.
refusal-wreck-nearest = Остов лишається на найближчому місці, де вміститься. Виберіть одну із запропонованих клітинок.
refusal-replace-on-ruins = Виберіть одну із запропонованих клітинок заваленої частини.

## Штурм

refusal-assault-phase = { $unit }: штурмують лише у фазі активації.
refusal-assault-enemy = { $unit }: виберіть ворожий загін на полі.
refusal-assault-carried = { $target }: загін у машині або не на полі.
refusal-assault-ability = { $unit }: немає «Штурму».
refusal-assault-value-x = { $unit }: бойове значення проти цілі ({ $target }) — X.
refusal-assault-immobile = { $unit }: загін не може рухатися, тож не може й штурмувати.
refusal-assault-too-far = { $unit }: руху не вистачить, щоб дістатися до цілі ({ $target }).
refusal-assault-announce = { $unit }: штурм треба оголосити, з ціллю.
refusal-assault-another = { $unit }: у цьому русі можна штурмувати лише оголошену ціль.
refusal-assault-launch = { $unit }: звідси на клітинку цілі не зайти.
refusal-assault-must = Штурм оголошено, ціль ({ $target }) досяжна: його треба виконати.

## Стрільба

refusal-not-a-shot = { $unit }: виберіть, як і по чому стріляти.
refusal-shot-unknown = { $unit }: такої цілі немає.
refusal-shot-needs-target = Виберіть ціллю ворожий загін.
refusal-shot-needs-point = Виберіть ціллю міжпростір.
refusal-fire-announced = Цей постріл оголошено. Виконайте його або припиніть вогонь між пострілами.
refusal-fire-phase = Стріляють лише у фазі активації.
refusal-fire-crew = { $unit }: екіпаж у машині сам не стріляє.
refusal-fire-own-unit = По своїх не ціляться.
refusal-fire-carried = { $unit }: загін на борту. Стріляйте по машині.
refusal-fire-not-on-field = Цілі немає на полі.
refusal-fire-hidden = По прихованих загонах не стріляють.
refusal-fire-no-defence = Цей бік цілі не має захисту.
refusal-fire-x = { $kind ->
    [infantry] { $unit }: бойове значення проти піхоти — X.
    [light] { $unit }: бойове значення проти легкої техніки — X.
   *[heavy] { $unit }: бойове значення проти важкої техніки — X.
}
refusal-sight-blocked = { $by-id ->
    [none] Лінії видимості немає.
   *[other] Лінію видимості перекрито: { $by }.
}
refusal-sight-opening = Через отвір видно лише із сусідньої клітинки або на сусідню клітинку.
refusal-sight-too-far = { $range ->
    [one] До цілі { $range } клітинка. Так далеко зараз не видно.
    [few] До цілі { $range } клітинки. Так далеко зараз не видно.
   *[many] До цілі { $range } клітинок. Так далеко зараз не видно.
}
refusal-out-of-range = { $range ->
    [one] До цілі { $range } клітинка. Дальність цієї зброї — { $limit }.
    [few] До цілі { $range } клітинки. Дальність цієї зброї — { $limit }.
   *[many] До цілі { $range } клітинок. Дальність цієї зброї — { $limit }.
}
refusal-out-of-arc = Ціль поза сектором обстрілу { $degrees }°.
refusal-weapon-unknown = { $weapon-id ->
    [none] { $unit }: виберіть зброю.
   *[other] { $unit }: такої зброї немає ({ $weapon }).
}
refusal-weapon-has-fired = { $unit }: ця зброя в цій дії вже стріляла.
refusal-weapon-destroyed = { $unit }: основну зброю виведено з ладу.
refusal-crew-damaged = { $unit }: екіпаж уражено, він стріляє лише раз за хід.
refusal-not-on-the-move = { $unit }: із цього в русі не стріляють.
refusal-heavy-weapon-aboard = { $unit }: важка зброя з машини не стріляє, хіба що вміє стріляти в русі.
refusal-no-sniper = { $unit }: це не снайпер.
refusal-sniper-infantry-only = Снайпери стріляють лише по піхоті.
refusal-no-diversion = { $unit }: немає відволікального вогню.
refusal-no-suppressive-fire = { $unit }: немає вогню на придушення.
refusal-no-machine-gunner = Вогонь ділить лише «Кулеметник».
refusal-no-howitzer = { $unit }: немає «Гаубиці».
refusal-no-indirect-fire = { $unit }: немає непрямого вогню.
refusal-no-flamethrower = { $unit }: немає вогнемета.
refusal-no-destruction = Ця зброя не має «Руйнування».
refusal-point-not-seen = Цього міжпростору не видно.
refusal-interspaces-too-far = { $range ->
    [one] До цілі { $range } міжпростір. Дальність цієї зброї — { $limit }.
    [few] До цілі { $range } міжпростори. Дальність цієї зброї — { $limit }.
   *[many] До цілі { $range } міжпросторів. Дальність цієї зброї — { $limit }.
}
refusal-indirect-from-building = { $unit }: з будівлі непрямим вогнем не стріляють.
refusal-indirect-in-sight = Цей міжпростір ясно видно: стріляйте прямо.
refusal-blast-inside-building = Цей міжпростір лежить усередині будівлі, яка ще стоїть.
refusal-blast-hits-nothing = Вибух там нікому не зашкодить.
refusal-flame-reaches-nobody = Полум’я нікого не дістане.
refusal-structure-not-seen = Цієї споруди не видно, або зруйнувати її не можна.
refusal-split-again = Ця ціль уже має частку.
refusal-split-share = Виберіть ціль і скільки очок їй віддати.
refusal-split-sum = { $left ->
    [one] Лишилося { $left } очко. Дві цілі чи більше ділять між собою все.
    [few] Лишилося { $left } очки. Дві цілі чи більше ділять між собою все.
   *[many] Лишилося { $left } очок. Дві цілі чи більше ділять між собою все.
}
refusal-split-target = Цей загін не може бути однією з цілей: до нього немає лінії вогню.
refusal-split-too-far = Цілі мають бути одного виду й близько одна до одної.
refusal-split-type = Усі цілі мають бути одного виду.
refusal-split-two-targets = Немає двох близьких цілей, між якими ділити вогонь.
refusal-gear-infantry-only = Цим користується лише піхота.
refusal-gear-whole-action = На це йде вся дія стрільби.
refusal-gear-unpaid = Виберіть опцію чи карту, яка це дає.
refusal-gear-not-possible = { $unit }: тут це неможливо.
refusal-gear-of-others = { $unit }: { $option } — не для цього загону.
refusal-grenade-range = До цього міжпростору { $range }: не докинути.
refusal-grenade-out-of-building = { $unit }: з будівлі гранату кидають крізь отвір поруч із собою.
refusal-grenade-hits-nobody = Граната там нікому не зашкодить.
refusal-grenade-through-opening = У будівлю гранату кидають крізь отвір: виберіть його.
refusal-second-template-beside = Виберіть, у який бік ляже другий шаблон.
refusal-location-not-rolled = Виберіть один із двох результатів.

## Вогонь за нагоди

refusal-react-or-pass = Виберіть, хто по ньому стріляє, або пасуйте.
refusal-react-own-unit = Виберіть один зі своїх загонів на полі.
refusal-react-activated = { $unit }: загін уже активовано.
refusal-react-ability = { $unit }: вогню за нагоди для цього немає.
refusal-react-no-shot = { $unit }: пострілу по цій цілі немає.
refusal-react-other-target = Вогонь за нагоди — лише по одній цілі: { $unit }.
refusal-react-no-split = Вогню за нагоди не ділять.
refusal-react-template = Шаблон має накривати загін: { $unit }.
