### «Неустрашимые: Северная Африка»: своё, помимо слов, общих для игр серии.

game-north-africa = Неустрашимые: Северная Африка
game-north-africa-short = Северная Африка
game-north-africa-line = Рейды, грузовики и подрывы

## Стороны, карты, солдаты, техника

side-lrdg = LRDG
side-lrdg-mark = L
side-italy = Италия
side-italy-mark = И

card-lieutenant = Лейтенант
card-warrant-officer = Уорент-офицер
card-staff-sergeant = Штаб-сержант
card-sergeant = Сержант
card-scout = Разведчик
card-saboteur = Диверсант
card-sniper = Снайпер
card-engineer = Сапёр
card-gunner = Пулемётчик
card-antitank = Бронебойщик
card-platoon-sergeant = Командир взвода
card-tank-commander = Командир танка
card-squad-leader = Командир отделения
card-reconnaissance-aircraft = Самолёт-разведчик
card-rifleman = Стрелок
card-driver = Водитель
card-tank-gunner = Наводчик
card-crew = Механик

unit-staff-sergeant = Штаб-сержант
unit-sergeant = Сержант
unit-scout = { $side ->
    [lrdg] Разведчик LRDG
    [italy] Итальянский разведчик
   *[none] Разведчик
}
unit-saboteur = Диверсант
unit-sniper = Снайпер
unit-engineer = Сапёр
unit-gunner = { $side ->
    [lrdg] Пулемётчик LRDG
    [italy] Итальянский пулемётчик
   *[none] Пулемётчик
}
unit-antitank = { $side ->
    [lrdg] Бронебойщик LRDG
    [italy] Итальянский бронебойщик
   *[none] Бронебойщик
}
unit-rifleman = Стрелок
unit-driver = Водитель
unit-tank-gunner = Наводчик
unit-crew = Механик
unit-reconnaissance-aircraft = Самолёт-разведчик

unit-patrol-truck = Патрульный грузовик
unit-gun-truck = Грузовик с пушкой
unit-pilot-car = Головная машина
unit-medium-tank = Средний танк
unit-scout-car = Автомобиль разведки
unit-cargo-truck = Грузовик снабжения

seat-patrol-truck-driver = Патрульный грузовик, руль
seat-patrol-truck-navigator = Патрульный грузовик, штурман
seat-patrol-truck-gun = Патрульный грузовик, пулемёт
seat-patrol-truck-bed = Патрульный грузовик, кузов
seat-gun-truck-driver = Грузовик с пушкой, руль
seat-gun-truck-gun = Грузовик с пушкой, пушка
seat-gun-truck-loader = Грузовик с пушкой, заряжающий
seat-pilot-car-driver = Головная машина, руль
seat-pilot-car-navigator = Головная машина, штурман
seat-medium-tank-driver = Средний танк, рычаги
seat-medium-tank-turret = Средний танк, башня
seat-medium-tank-hull = Средний танк, курсовые пулемёты
seat-scout-car-driver = Автомобиль разведки, руль
seat-scout-car-observer = Автомобиль разведки, наблюдатель
seat-scout-car-gun = Автомобиль разведки, пулемёт
seat-cargo-truck-driver = Грузовик снабжения, руль
seat-cargo-truck-cab = Грузовик снабжения, кабина
seat-cargo-truck-bed-1 = Грузовик снабжения, кузов спереди
seat-cargo-truck-bed-2 = Грузовик снабжения, кузов сзади

specialty-tank-crew = танкист

structure-aircraft = Самолёт
structure-hangar = Ангар
structure-motor-pool = Автопарк
structure-storage-tank = Резервуар
structure-ammunition-dump = Склад боеприпасов
structure-headquarters = Штаб
unit-aircraft = { structure-aircraft }
unit-hangar = { structure-hangar }
unit-motor-pool = { structure-motor-pool }
unit-storage-tank = { structure-storage-tank }
unit-ammunition-dump = { structure-ammunition-dump }
unit-headquarters = { structure-headquarters }

## Действия

action-drive = Управлять
action-navigate = Проложить маршрут
action-repair = Отремонтировать
action-survey = Изучить
action-strafe = Штурмовка
action-demolitions = Подрыв
action-anti-tank = Подбить танк
action-board = Сесть в технику
action-leave = Покинуть технику
action-change-seat = Сменить место
action-swap = Поменяться местами
action-mark = Отметить
action-pick = Выбрать

act-drive = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-drive }, 0 квадратов
       *[other] { action-drive }, ехать в { $tile }
    }
   *[other] { action-drive }, ехать за край поля через { $exit }
}
act-navigate = { act-head } { action-navigate }
act-survey = { act-head } { action-survey }
act-repair = { act-head } { action-repair }, техника — { $unit }
act-strafe = { act-head } { action-strafe }, цель — { $unit }
act-anti-tank = { act-head } { action-anti-tank }, цель — { $unit }
act-demolitions = { act-head } { $structure-id ->
    [none] { action-demolitions }, цель — { $unit }
   *[other] { action-demolitions }, цель — { $structure }
}
act-board = { $card-id ->
    [none] Затем сесть: { $seat }
   *[other] { $card }: сесть, { $seat }
}
act-leave = { $card-id ->
    [none] Затем покинуть технику
   *[other] { $card }: покинуть технику
}
act-change-seat = { $card-id ->
    [none] Затем сменить место: { $seat }
   *[other] { $card }: сменить место, { $seat }
}
act-swap = { $card }: поменяться местами, с кем — { $unit }
act-mark = { action-mark }: { $tile }
act-pick = { action-pick }: { $unit }

## Что спрашивают

prompt-acting = { $side }: выберите действие карты «{ $card }» или остановитесь.
prompt-navigate = { $side }: отметьте { $count ->
        [1] ещё { $count } квадрат
       *[other] до { $count } квадратов
    } одной цепочкой или остановитесь.
prompt-survey = { $side }: отметьте { $count ->
        [1] ещё { $count } квадрат
       *[other] до { $count } квадратов
    } где угодно или остановитесь.
prompt-crew-casualty = { $side }: попадание, { $vehicle }. Кто в экипаже несёт потери?
prompt-crew-suppression = { $side }: под огнём { $vehicle }. Кто в экипаже подавлен?

## Что произошло

event-acted = { $side }: карта «{ $card }», затем действие «{ $action }».
event-boarded = { $unit }: посадка в технику, { $aboard }.
event-changed-seat = { $unit }: новое место — { $aboard }.
event-left = { $unit }: выход в { $tile } (техника: { $vehicle }).
event-captured = { $side }: захвачена техника, { $vehicle }.
event-swapped = Обмен местами: { $unit }, { $target }.
event-repaired = { $vehicle }: ремонт, повреждений теперь { $damage }.
event-active-again = { $vehicle }: техника снова в строю.
event-damaged = { $vehicle }: попадание, повреждений теперь { $damage }.
event-disabled = { $vehicle }: техника выведена из строя. Пока её не отремонтируют, места бездействуют.
event-destroyed = { $vehicle }: техника уничтожена в { $tile }.
event-wrecked = { $side }: { $structure } в { $tile } — объект взорван, всего { $total ->
    [one] { $total } очко.
    [few] { $total } очка.
   *[many] { $total } очков.
}
event-evacuated = { $unit }: эвакуация через { $tile }.

## Почему нельзя

refusal-off-the-map = { $unit }: этой фишки уже нет на поле.
refusal-command-no-vehicle = У карты «{ $card }» нет фишки, поэтому с техникой она ничего сделать не может.
refusal-one-interaction = С одной картой солдат может один раз сесть в технику, покинуть её или сменить место — до действия или после него.
refusal-finish-the-card = Сначала выберите действие карты «{ $card }» или остановитесь.
refusal-seated-cannot-move = { $unit }: солдат в технике. Сначала надо её покинуть, тогда можно «{ $action }».
refusal-board-seated = { $unit }: солдат уже в технике. Её можно покинуть или сменить в ней место.
refusal-board-not-here = { $unit }: эта техника в другом квадрате ({ $vehicle }).
refusal-board-enemy-aboard = { $vehicle }: внутри вражеские солдаты.
refusal-name-a-seat = Выберите свободное место в технике.
refusal-seat-taken = { $aboard }: это место занято.
refusal-not-aboard = { $unit }: солдат не в технике.
refusal-seat-elsewhere = { $aboard }: это другая техника. Сначала надо покинуть свою.
refusal-swap-comrade = { $unit }: поменяться местами можно только с товарищем в той же технике.
refusal-not-in-that-seat = { $unit }: солдат на другом месте ({ $aboard }).
refusal-seat-not-printed = { $aboard }: у этого места нет действия «{ $action }».
refusal-name-the-seat = «{ $action }» — действие места, а не карты. Выберите место: { $aboard }.
refusal-seat-crew = { $aboard }: действия этого места — только для танкистов. { $unit }: не танкист.
refusal-vehicle-disabled = { $aboard }: техника выведена из строя. Пока её не отремонтируют, места бездействуют.
refusal-drive-rough = В { $tile } техника не проедет: труднопроходимая местность.
refusal-drive-way-rough = Путь в { $tile } ведёт через труднопроходимую местность, технике там не проехать.
refusal-no-exit = В { $tile } нет точки эвакуации для вас.
refusal-may-not-leave = { $unit }: в этом сценарии эвакуация этой фишке не разрешена.
refusal-crew-may-not-leave = { $unit }: уехать нельзя, кому-то из экипажа эвакуация не разрешена.
refusal-inspire-twice = Эта карта в этом ходу уже воодушевляла.
refusal-control-no-marker = В { $tile } нет вашего жетона, который можно перевернуть на «Под контролем».
refusal-control-already = Квадрат { $tile } уже под вашим контролем.
refusal-control-enemy = Квадрат { $tile } под контролем врага, и там его солдат. Сначала избавьтесь от него.
refusal-mark-a-tile = Выберите один квадрат на поле или остановитесь.
refusal-mark-twice = { $tile } уже выбран.
refusal-mark-not-adjacent = { $tile } не граничит с выбранными квадратами. Первый должен граничить с квадратом солдата.
refusal-repair-name-a-vehicle = Выберите технику, которую нужно отремонтировать.
refusal-repair-not-here = { $vehicle }: эта техника не в квадрате солдата.
refusal-repair-own-vehicle = Солдат в технике ремонтирует только её.
refusal-repair-enemy = { $vehicle }: это не ваша техника. Если она пуста, сначала сядьте в неё.
refusal-repair-undamaged = { $vehicle }: повреждений нет.
refusal-combat-no-defence = { $unit }: броню берут только «Подбить танк» и «Подрыв».
refusal-combat-aboard = { $unit }: солдат в технике. Цельтесь в неё: { $vehicle }.
refusal-anti-tank-no-vehicle = У врага нет техники на поле.
refusal-anti-tank-name-a-vehicle = Выберите вражескую технику.
refusal-anti-tank-soldier = { $unit }: у солдат нет брони, «Подбить танк» на них не действует.
refusal-demolitions-nothing = В { $tile } нет ни объекта, ни вражеской техники.
refusal-demolitions-not-here = «Подрыв» действует только в квадрате самого солдата, это { $tile }.
refusal-demolitions-soldier = { $unit }: у солдат нет брони, «Подрыв» на них не действует.
refusal-pick-casualty = { $vehicle }: выберите одного из экипажа.
refusal-pick-suppression = { $vehicle }: выберите одного из неподавленных в экипаже.

## Шансы

odds-armour = броня { $amount }
odds-structure = защита объекта { $amount }

## Параметры

option-attacker_picks_crew = Экипаж выбирает атакующий
option-attacker_picks_crew-help = Когда в технику попали или её подавляют, пострадавшего из экипажа выбирает атакующий. Иначе — тот, у кого техника.

## Концовки

outcome-points = Победа: { $winner }. Набраны нужные очки.
outcome-evacuate = Победа: { $winner }. Эвакуировано достаточно своих фишек.
outcome-neutralise = Победа: { $winner }. Нейтрализовано достаточно вражеских фишек.
outcome-hopeless = Победа: { $winner }. Противник уже не может победить.
outcome-hopeless-behind = Победа: { $winner }. Противник уже не может победить и отстаёт по очкам.
outcome-both-hopeless = Победа: { $winner }. Победить по условиям не может уже никто, у победителя больше очков.
outcome-both-hopeless-initiative = Победа: { $winner }. Победить по условиям не может уже никто, очков поровну, инициатива у победителя.

## Ошибки в сценариях и позициях

error-vehicle-among-counters = Техника «{ $unit }» стоит среди counters. Укажите её в vehicles.
error-vehicle-twice = Техника «{ $unit }» указана дважды.
error-vehicle-not-in-play = Техники «{ $unit }» нет в игре.
error-unknown-vehicle-seat = У этой техники нет места «{ $place }».
error-unknown-structure = Объекта «{ $structure }» нет.
error-structure-twice = Объект «{ $structure }» стоит на поле дважды.
error-counter-twice = «{ $unit }» стоит в двух местах.
error-cards-without-counter = У «{ $unit }» есть карты, но нет фишки ни на поле, ни в технике.
error-gone-but-there = «{ $unit }» выбывает из игры и при этом стоит на поле.
error-goal-missing = Стороне нужна цель.
error-goal-unclear = В цели должно быть ровно одно: points, evacuate или neutralise.
error-goal-too-many = Цель требует { $count }, а названо меньше.
error-goal-may-not-leave = В цели названа фишка, которой эвакуация не разрешена.
error-acting-nobody = У карты «{ $card }» нет солдата, который мог бы действовать.
error-no-crew-to-pick = В «{ $unit }» некого выбрать.
