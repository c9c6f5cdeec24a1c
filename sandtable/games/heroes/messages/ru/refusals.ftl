### Почему игрок не может сделать то, что хотел. После предложения стоит номер правила.

## Всегда

refusal-not-your-unit = Выберите один из своих отрядов.
refusal-unit-not-in-play = { $unit }: отряд вне игры.

## Армии

refusal-army-too-dear = { $cost ->
    [one] Армия стоит { $cost } очко, а можно только { $points }.
    [few] Армия стоит { $cost } очка, а можно только { $points }.
   *[many] Армия стоит { $cost } очков, а можно только { $points }.
}
refusal-army-without-group = Армии нужен хотя бы один тайл группы.
refusal-army-of-two-commands = Командный тайл в армии бывает только один.
refusal-option-does-not-fit = Опция «{ $option }» не подходит к этому слоту тайла «{ $tile }» ({ $slot }): не та форма, размер или полоса.
refusal-too-many-of-tile = Тайл «{ $tile }»: копий всего { $copies }.
refusal-too-many-of-option = Опция «{ $option }»: копий всего { $copies }.
refusal-too-many-of-counter = { $counter }: фишек всего { $copies }.
refusal-too-many-vehicles = { $kind ->
    [heavy] Слишком много тяжёлой техники: на эти очки — не больше { $most }.
   *[light] Слишком много лёгкой техники: на эти очки — не больше { $most }.
}

## Расстановка

refusal-deploy-step = { $action-id ->
    [none] Выберите отряд и место для него.
    [deploy] Выберите отряд и место для него.
   *[other] «{ $action }» — сейчас этого сделать нельзя. Поставьте отряд.
}
refusal-deploy-not-waiting = { $unit }: расставлять этот отряд сейчас не нужно.
refusal-deploy-zone = { $unit }: эта клетка вне зоны расстановки отряда, или стоять там нельзя.
refusal-deploy-not-free = Клетка { $square } уже занята.
refusal-deploy-too-narrow = { $unit }: у { $square } нет места для обеих клеток машины.
refusal-deploy-minimum = { $unit }: сначала займите ту часть зоны, где кто-то обязан стоять.
refusal-deploy-state = { $unit }: этой стороной вверх поставить нельзя.
refusal-deploy-aboard = { $unit }: на борт этой машины поставить нельзя. Нужна своя, в той же зоне и со свободным местом.
refusal-facing-step = { $unit }: выберите одну из предложенных сторон.
refusal-scout-step = { $action-id ->
    [none] Выберите отряд для хода разведки или закончите.
   *[other] «{ $action }» — сейчас этого сделать нельзя. Сделайте ход разведки или закончите.
}
refusal-scout-once = { $unit }: ход разведки уже сделан.
refusal-scout-only = { $unit }: хода разведки нет, или идти некуда.
refusal-scout-objective = Ход разведки не может закончиться на { $square }: слишком близко к цели или к врагу.
refusal-barrage-area = Выберите межпространство восточнее столбца { $column }.

## Приказы

refusal-orders-step = { $action-id ->
    [none] Выберите, кому достаётся следующий жетон.
    [assign] Выберите, кому достаётся следующий жетон.
   *[other] «{ $action }» — сейчас этого сделать нельзя. Раздайте жетоны приказов.
}
refusal-orders-ascending = Жетоны раздают по порядку. Сейчас черёд: { $token }.
refusal-orders-withheld = Жетон «{ $token }» нельзя придержать, пока есть отряд без жетона.
refusal-one-token-each = Там уже лежит жетон. Двух не держит никто.
refusal-option-takes-no-token = Жетон можно положить только на действующую опцию «Артиллерия».
refusal-personal-order-first = Сначала отряды с личным приказом: каждый обязан получить жетон.
refusal-exchange-two-ordered = Выберите два своих отряда с жетонами или пасуйте.

## Активация

refusal-gap-autonomous = Выберите свой автономный отряд, который ещё не активирован, или пасуйте.
refusal-gap-special = Выберите, чей особый жетон использовать, или пасуйте.
refusal-gap-order = { $action-id ->
    [none] Выберите что-нибудь для этого момента или пасуйте.
   *[other] «{ $action }» — не сейчас. Между активациями сначала автономные отряды, потом карты, потом особые жетоны.
}
refusal-one-action = { $unit }: это действие уже сделано.
refusal-repair-needs-mechanic = { $unit }: чинит только механик, вместо действия, и только соседнюю тяжёлую машину, которую в этот ход ещё не чинили.
refusal-repair-once = { $unit }: механик чинит одно повреждение за ход, и каждую машину чинят не больше раза за ход.
refusal-inspire-once = { $unit }: «Вдохновение» в эту активацию уже применено.
refusal-inspire-nobody = { $unit }: вдохновлять некого.
refusal-fire-or-hold = { $unit }: стреляйте сейчас или воздержитесь и идите дальше.

## Снабжение

refusal-supply-no-fire = { $unit }: в фазе снабжения никто не стреляет и не штурмует.
refusal-supply-step = В фазе снабжения движутся отряды без приказов; никто не стреляет и не штурмует. Выберите следующий отряд или закончите шаг.
refusal-supply-ordered = { $unit }: в этот ход был жетон приказа, сейчас отряд не ходит.
refusal-supply-activated = { $unit }: в этот ход отряд уже активирован, сейчас он не ходит.
refusal-supply-moved = { $unit }: в этой фазе отряд уже ходил.
refusal-supply-nothing = { $unit }: двигаться нельзя.
refusal-hand-too-large = Карт больше, чем вмещает рука. Сбросьте лишние.
refusal-discard-step = { $action-id ->
    [none] Выберите карту для сброса или закончите.
    [discard] Выберите карту для сброса или закончите.
   *[other] «{ $action }» — сейчас этого сделать нельзя. Сбросьте карты или закончите.
}
refusal-bonus-token-not-now = Такой бонусный жетон сейчас потратить нельзя. Потратьте предложенный или пасуйте.
refusal-flare-step = { $action-id ->
    [none] Выпустите ракету или пасуйте.
   *[other] «{ $action }» — сейчас этого сделать нельзя. Выпустите ракету или пасуйте.
}
refusal-mend-step = { $unit }: выберите, какое повреждение исправить.

## Карты и снаряжение

refusal-card-not-held = Карты «{ $card }» нет у вас в руке.
refusal-card-not-now = Карту «{ $card }» сейчас сыграть нельзя, или не так.
refusal-bonus-not-now = Бонус карты «{ $card }» здесь не подходит.
refusal-bonus-once = На одно действие — один бонус: ваш уже сыгран.
refusal-marker-none = { $option }: маркеров не осталось.
refusal-markers-three = За одно действие можно потратить не больше 3 одинаковых маркеров.
refusal-option-not-now = { $option-id ->
    [none] Выберите опцию.
   *[other] «{ $option }» сейчас использовать нельзя.
}
refusal-window-only = { $action-id ->
    [none] Сыграйте что-нибудь или пасуйте.
   *[other] «{ $action }» — сейчас этого сделать нельзя. Сыграйте то, что подходит к моменту, или пасуйте.
}
refusal-answer-only = Отмените карту или пасуйте.
refusal-fight-weapon = Выберите оружие, которое может повредить защитнику.
refusal-barrage-point = Выберите межпространство на поле.
refusal-smoke-square = { $reach ->
    [one] Дым кладут не дальше чем за { $reach } клетку, второй — рядом с первым.
    [few] Дым кладут не дальше чем за { $reach } клетки, второй — рядом с первым.
   *[many] Дым кладут не дальше чем за { $reach } клеток, второй — рядом с первым.
}
refusal-tunnel-square = { $reach ->
    [one] Выберите свободную клетку другого здания, руин или траншеи не дальше чем за { $reach } клетку, рядом с которой нет врага.
    [few] Выберите свободную клетку другого здания, руин или траншеи не дальше чем за { $reach } клетки, рядом с которой нет врага.
   *[many] Выберите свободную клетку другого здания, руин или траншеи не дальше чем за { $reach } клеток, рядом с которой нет врага.
}

## Движение

refusal-move-declare = { $unit }: сейчас двигаться нельзя.
refusal-move-tracks = { $unit }: повреждены гусеницы.
refusal-move-crew = { $unit }: экипаж в машине действует вместе с ней и сам может только выйти.
refusal-move-x = { $unit }: на этой стороне фишки движение X.
refusal-move-immobile = { $unit }: подавление не оставило движения.
refusal-move-on = { $unit }: движение начато. Идите дальше или остановитесь.
refusal-name-a-square = Выберите клетку поля, например C10.
refusal-step-there = Отряд уже стоит на { $square }.
refusal-step-spent = { $limit ->
    [one] { $unit }: движение ({ $limit } клетка) израсходовано.
    [few] { $unit }: движение ({ $limit } клетки) израсходовано.
   *[many] { $unit }: движение ({ $limit } клеток) израсходовано.
}
refusal-step-difficult = { $unit }: { $square } — сложный проход, здесь обязательна остановка.
refusal-step-impassable = { $square }: для этого отряда непроходимо.
refusal-step-wreck = { $square }: дорогу закрывают обломки. Машине придётся их толкать или, где можно, переезжать.
refusal-step-vehicle = На { $square } стоит машина.
refusal-drive-vehicle = На { $square } стоит другая машина. Сквозь неё не проехать.
refusal-step-enemy = На { $square } стоит вражеская пехота. Её можно только штурмовать.
refusal-step-across = Шаг наискось на { $square } закрыт: поперёк угла что-то стоит.
refusal-step-zone = { $unit-id ->
    [none] Шаг на { $square } вёл бы дальше по зоне контроля врага.
   *[other] Шаг на { $square } вёл бы дальше по зоне контроля. Чья зона: { $unit }.
}
refusal-step-stay = На { $square } отряд не мог бы ни остаться, ни пойти дальше.
refusal-facing-needless = { $unit }: направление не важно, его не выбирают.
refusal-step-facing = { $unit }: выберите, куда повернуть отряд после шага.
refusal-step-ahead = { $unit }: отсюда на { $square } не проехать. Машина едет вперёд или назад, а иначе сначала поворачивает.
refusal-step-offset = { $square } — клетка здания со своей сеткой. Техника остаётся на общей сетке.
refusal-step-far = { $square } не рядом с отрядом. Идите клетка за клеткой.
refusal-step-window = Путь на { $square } ведёт через окно. Для этого нужна карта «Внезапность».
refusal-step-grids = Здесь с одной сетки на другую, на { $square }, не перейти: входят и выходят через двери, по стрелкам.
refusal-step-wall = Путь на { $square } закрывает стена или препятствие.
refusal-step-corner = Через угол на пути на { $square } проходит стена.
refusal-leave-occupied = Клетка { $square } занята. Высаживаются на свободную.
refusal-leave-beside = { $square } не рядом с машиной, или туда не войти.
refusal-crew-leaves = { $unit }: выберите, куда высадиться.
refusal-pivot-one-square = { $unit }: машина в одну клетку поворачивается бесплатно, в конце движения.
refusal-pivot-immobile = { $unit }: на поворот не осталось движения.
refusal-pivot-blocked = { $unit }: второй половине что-то мешает.
refusal-board-infantry = { $unit }: садится только пехота, и только в машину.
refusal-board-scout = { $unit }: в ходе разведки никто не садится в машину.
refusal-board-beside = { $unit }: машина не рядом, или отряд уже на борту.
refusal-board-movement = { $unit }: на посадку не хватает клетки движения.
refusal-board-friendly = { $unit }: это не ваша машина на поле.
refusal-board-no-transport = { $unit }: эта машина никого не возит.
refusal-board-full = { $unit }: на борту не хватает места.
refusal-board-second-gun = { $unit }: больше одного орудия машина не везёт.
refusal-man-crew = { $unit }: машину занимает только экипаж, идущий пешком, а в машине без «Транспорта» место лишь для одного экипажа.
refusal-push-no-wreck = Выберите обломки на поле.
refusal-push-vehicle = { $unit }: обломки толкает только техника.
refusal-push-too-large = { $unit }: эти обломки слишком велики или тяжелы.
refusal-push-too-far = { $unit }: до обломков не доехать так, чтобы их толкнуть.
refusal-push-announce = { $unit }: толкать обломки нужно объявить до движения.
refusal-push-blocked = { $unit }: в эту сторону обломки не сдвинуть.
refusal-exit-rim = { $unit }: здесь поле не покинуть. Нужен край для выхода и ещё клетка движения.
refusal-flip-spotted = { $unit }: в этом движении отряд заметили, спрятаться уже нельзя.
refusal-flip-once = { $unit }: состояние меняют один раз за действие.
refusal-flip-ability = { $unit }: второго состояния у отряда нет.
refusal-flip-aboard = { $unit }: на борту состояние не сменить.
refusal-flip-assault = { $unit }: по пути на штурм состояние не сменить.
refusal-stop-occupied = На { $square } стоит другой отряд: закончить движение там нельзя.
refusal-stop-facing = { $unit }: выберите, куда повернуть отряд.
refusal-fired-on-the-move = { $unit }: действие стрельбы уже было.

## Вынужденные ходы и размещение

refusal-forced-step = { $unit }: отойти обязательно. Выберите одну из предложенных клеток.
refusal-forced-not-adjacent = { $unit }: { $square } не рядом.
refusal-forced-occupied = { $square } не свободна.
refusal-forced-zone = { $unit }: путь на { $square } закрывает зона контроля врага.
refusal-run-over-zone = { $unit }: отойти на { $square } значило бы двигаться внутри зоны контроля врага.
refusal-advance-zone = { $unit }: шаг на { $square } — это движение внутри зоны контроля врага.
refusal-retreat-direction = { $square } не лежит в стороне от атакующего. Отступают на одну из трёх клеток напротив.
refusal-place-unit = Выберите, кто высаживается, и клетку.
refusal-place-not-aboard = Этот отряд здесь не высаживается.
refusal-place-occupied = { $square } не свободна.
refusal-place-beside = { $square } не рядом с машиной, или туда не войти.
refusal-place-zone = { $square } в зоне контроля врага.
refusal-place-facing = { $unit }: выберите, куда повернуть отряд.
refusal-wreck-nearest = Обломки кладут на ближайшее место, где они могут лежать. Выберите одну из предложенных клеток.
refusal-replace-on-ruins = Выберите одну из предложенных клеток обрушенной части.

## Штурм

refusal-assault-phase = { $unit }: штурмуют только в фазе активации.
refusal-assault-enemy = { $unit }: выберите вражеский отряд на поле.
refusal-assault-carried = { $target }: отряд на борту машины или не на поле.
refusal-assault-ability = { $unit }: нет способности «Штурм».
refusal-assault-value-x = { $unit }: боевое значение против этой цели — X ({ $target }).
refusal-assault-immobile = { $unit }: двигаться нельзя, а значит, и штурмовать.
refusal-assault-too-far = { $unit }: до цели не хватает движения ({ $target }).
refusal-assault-announce = { $unit }: штурм объявляют заранее, вместе с целью.
refusal-assault-another = { $unit }: в этом движении можно штурмовать только объявленную цель.
refusal-assault-launch = { $unit }: отсюда на клетку цели не войти.
refusal-assault-must = Штурм объявлен, цель достижима ({ $target }): его нужно провести.

## Стрельба

refusal-not-a-shot = { $unit }: выберите, как и по чему стрелять.
refusal-shot-unknown = { $unit }: такой цели нет.
refusal-shot-needs-target = Выберите вражеский отряд.
refusal-shot-needs-point = Выберите межпространство.
refusal-fire-announced = Выстрел объявлен. Проведите его; прекратить огонь можно между выстрелами.
refusal-fire-phase = Стреляют только в фазе активации.
refusal-fire-crew = { $unit }: экипаж в машине сам не стреляет.
refusal-fire-own-unit = По своим не целятся.
refusal-fire-carried = { $unit }: отряд на борту. Стреляйте по машине.
refusal-fire-not-on-field = Цели нет на поле.
refusal-fire-hidden = По скрытым отрядам стрелять нельзя.
refusal-fire-no-defence = У этой стороны цели нет значения защиты.
refusal-fire-x = { $kind ->
    [infantry] { $unit }: боевое значение против пехоты — X.
    [light] { $unit }: боевое значение против лёгкой техники — X.
   *[heavy] { $unit }: боевое значение против тяжёлой техники — X.
}
refusal-sight-blocked = { $by-id ->
    [none] Линии видимости нет.
   *[other] Линию видимости закрывает: { $by }.
}
refusal-sight-opening = Через проём видно только с соседней клетки или на соседнюю клетку.
refusal-sight-too-far = { $range ->
    [one] До цели { $range } клетка. Так далеко сейчас не видно.
    [few] До цели { $range } клетки. Так далеко сейчас не видно.
   *[many] До цели { $range } клеток. Так далеко сейчас не видно.
}
refusal-out-of-range = { $range ->
    [one] До цели { $range } клетка. Это оружие бьёт на { $limit }.
    [few] До цели { $range } клетки. Это оружие бьёт на { $limit }.
   *[many] До цели { $range } клеток. Это оружие бьёт на { $limit }.
}
refusal-out-of-arc = Цель вне сектора обстрела ({ $degrees }°).
refusal-weapon-unknown = { $weapon-id ->
    [none] { $unit }: выберите оружие.
   *[other] { $unit }: такого оружия нет ({ $weapon }).
}
refusal-weapon-has-fired = { $unit }: это оружие в этом действии уже стреляло.
refusal-weapon-destroyed = { $unit }: основное оружие выведено из строя.
refusal-crew-damaged = { $unit }: экипаж поражён, стрелять можно раз за ход.
refusal-not-on-the-move = { $unit }: так в движении не стрелять.
refusal-heavy-weapon-aboard = { $unit }: тяжёлое оружие с борта не стреляет, если не умеет стрелять в движении.
refusal-no-sniper = { $unit }: не снайпер.
refusal-sniper-infantry-only = Снайпер стреляет только по пехоте.
refusal-no-diversion = { $unit }: отвлекающего огня у отряда нет.
refusal-no-suppressive-fire = { $unit }: огня на подавление у отряда нет.
refusal-no-machine-gunner = Делить огонь может только пулемётчик.
refusal-no-howitzer = { $unit }: не гаубица.
refusal-no-indirect-fire = { $unit }: непрямого огня у отряда нет.
refusal-no-flamethrower = { $unit }: огнемёта нет.
refusal-no-destruction = Это оружие строений не разрушает.
refusal-point-not-seen = Этого межпространства не видно.
refusal-interspaces-too-far = До цели межпространств: { $range }. Это оружие бьёт на { $limit }.
refusal-indirect-from-building = { $unit }: из здания непрямой огонь не ведут.
refusal-indirect-in-sight = Это межпространство ясно видно: стреляйте прямо.
refusal-blast-inside-building = Это межпространство внутри целого здания.
refusal-blast-hits-nothing = Взрыв там никому не повредит.
refusal-flame-reaches-nobody = Пламя никого не достанет.
refusal-structure-not-seen = Этого строения не видно, или разрушить его нельзя.
refusal-split-again = У этой цели уже есть доля.
refusal-split-share = Выберите цель и сколько очков ей отдать.
refusal-split-sum = Осталось очков: { $left }. Их целиком делят между двумя целями или больше.
refusal-split-target = Этот отряд целью быть не может: до него нет линии огня.
refusal-split-too-far = Цели должны быть одного вида и близко друг к другу.
refusal-split-type = Все цели должны быть одного вида.
refusal-split-two-targets = Двух близких целей, чтобы разделить огонь, нет.
refusal-gear-infantry-only = Этим пользуется только пехота.
refusal-gear-whole-action = На это уходит всё действие стрельбы.
refusal-gear-unpaid = Выберите опцию или карту, которая это даёт.
refusal-gear-not-possible = { $unit }: здесь это невозможно.
refusal-gear-of-others = { $unit }: { $option } — не для этого отряда.
refusal-grenade-range = До этого межпространства { $range }: не добросить.
refusal-grenade-out-of-building = { $unit }: из здания гранату бросают через проём рядом с собой.
refusal-grenade-hits-nobody = Граната там никому не повредит.
refusal-grenade-through-opening = В здание гранату бросают через проём: выберите его.
refusal-second-template-beside = Выберите, в какую сторону ляжет второй шаблон.
refusal-location-not-rolled = Выберите один из двух результатов.

## Огонь по возможности

refusal-react-or-pass = Выберите, кто стреляет, или пасуйте.
refusal-react-own-unit = Выберите один из своих отрядов на поле.
refusal-react-activated = { $unit }: отряд уже активирован.
refusal-react-ability = { $unit }: огня по возможности с этим оружием у отряда нет.
refusal-react-no-shot = { $unit }: выстрелить по этой цели нельзя.
refusal-react-other-target = Огонь по возможности — только по этой цели: { $unit }.
refusal-react-no-split = Огонь по возможности не делят.
refusal-react-template = Шаблон должен накрыть цель: { $unit }.
