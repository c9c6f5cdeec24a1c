### Поле: местность, здания, доски, шаблоны.

## Местность

terrain-open = открытая местность
terrain-street = улица
terrain-street-note = Играется как открытая местность; нарисована мостовой.
terrain-floor = пол здания
terrain-floor-note = Клетка внутри здания на общей сетке; все свойства — от части здания.
terrain-covered = под зданием со своей сеткой
terrain-covered-note = Клетка общей сетки, целиком или частью под зданием со своей сеткой: остановиться на ней нельзя (HOS-6.73).
terrain-rubble = завал
terrain-crater = воронка
terrain-crater-note = Если атакующий и защитник в одной воронке, бонуса нет (HOS-17.22).
terrain-thicket = разбитые деревья
terrain-trench = траншея
terrain-firing_position = позиция за мешками
terrain-ruin = руины
terrain-ruin-note = Ими становятся и рухнувшие дома.
terrain-fallen_hall = рухнувший цех
terrain-fallen_hall-note = То, что остаётся от цеха; танки могут через него пробираться.
terrain-bank = крутой берег
terrain-water = глубокая вода
terrain-shallows = мелководье
terrain-pier = пристань
terrain-railway = рельсы
terrain-wagon = товарный вагон
terrain-machinery = тяжёлые станки
terrain-machinery-note = Стоят в цехах: не пускают технику, мешают целиться, своего бонуса не дают.
terrain-house_1 = небольшой дом
terrain-house_2 = длинный дом
terrain-apartment = часть жилого дома
terrain-factory_hall = часть цеха
terrain-factory_hall-note = Техника въезжает только через ворота.
terrain-bunker = дзот
terrain-low_wall = низкая стена
terrain-wire = колючая проволока
terrain-hedgehog = противотанковые ежи
terrain-breach = пролом
terrain-breach-note = Кладут на одну стену здания: теперь это проём, как дверь, но только для пехоты.
terrain-wreck_light_1 = лёгкие обломки, одна клетка
terrain-wreck_light_2 = лёгкие обломки, две клетки
terrain-wreck_armour_1 = броневые обломки, одна клетка
terrain-wreck_armour_2 = броневые обломки, две клетки
terrain-smoke = дым
terrain-smoke-note = Держится до конца хода.

## Стороны клеток

edge-nothing = открыто
edge-wall = стена
edge-wall-note = Сквозь неё ничто не проходит.
edge-door = дверь
edge-door-note = Пехота проходит. Между двумя комнатами — внутренняя дверь.
edge-window = окно
edge-window-note = Пули и гранаты проходят; пехота — только с картой «Внезапность».
edge-gate = ворота
edge-gate-note = Дверь, через которую проедет и техника.
edge-breach = пролом
edge-breach-note = Дыра во взорванной стене: пехота проходит, как через дверь.
edge-line = препятствие

## Доски и здания

board-A = Квартал с двором
board-A-about = Жилой дом из двух частей, сдвинутый на полклетки в обе стороны, вокруг улицы; двор на юге.
building-A1 = длинный жилой дом
board-B = Перекрёсток
board-B-about = Сходятся две улицы; на северо-востоке и юго-западе выгоревшие коробки, один дом ещё стоит.
building-B1 = магазин на углу
board-C = Рабочий посёлок
board-C-about = Деревянные и кирпичные домики с садами вдоль одной улицы.
building-C1 = домик
building-C2 = домик
building-C3 = поселковый магазин
building-C4 = домик
board-D = Товарная станция
board-D-about = Два пути с выгоревшими вагонами и небольшой склад.
building-D1 = товарный склад
board-E = Механический цех
board-E-about = Цех в два пролёта на общей сетке, с воротами для техники.
building-E1 = механический цех
board-F = Берег Волги
board-F-about = Обрыв с одним съездом, полоса берега с блиндажами, мелководье, глубина и пристань.
board-G = Овраг
board-G-about = Сухой овраг с крутыми краями, два перехода.
board-H = Сгоревший ряд
board-H-about = Дом, сдвинутый на полклетки только с запада на восток; восточная часть уже рухнула.
building-H1 = полуразрушенный дом

## Накладки

overlay-rubble-1 = завал
overlay-rubble-2 = завал, длинный
overlay-crater-1 = воронка от снаряда
overlay-crater-4 = воронка от бомбы
overlay-thicket-1 = разбитые деревья
overlay-ruin-1 = выгоревшая коробка
overlay-trench-2 = траншея
overlay-sandbags-1 = огневая позиция
overlay-wagon-2 = товарный вагон
overlay-house-1 = небольшой дом
overlay-bunker-1 = дзот
overlay-flat-3 = угловой дом
overlay-wreck-light-1 = разбитая машина
overlay-wreck-light-2 = разбитый грузовик
overlay-wreck-armour-2 = подбитый танк
overlay-low-wall = низкая стена
overlay-wire = колючая проволока
overlay-hedgehog = противотанковые ежи
overlay-breach = пролом

## Атаки со своими боевыми значениями

profile-grenade = граната
profile-bundle = связка гранат
profile-molotov = бутылка с горючей смесью
profile-rifle_grenade = ружейная граната
profile-ampulomet = шар ампуломёта
profile-mortar = мина
profile-howitzer_75 = 75-мм снаряд
profile-howitzer_150 = 150-мм снаряд
profile-artillery = артиллерия
profile-rockets = ракеты
profile-dive_bomber = пикировщики
profile-booby_trap = мина-ловушка
profile-flame = пламя
