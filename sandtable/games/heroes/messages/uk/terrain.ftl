### Поле: місцевість, будівлі, планшети, шаблони.

## Місцевість

terrain-open = відкрита місцевість
terrain-street = вулиця
terrain-street-note = Грається як відкрита місцевість; намальована бруківкою.
terrain-floor = підлога будівлі
terrain-floor-note = Клітинка в будівлі на загальній сітці; усі властивості — від частини будівлі.
terrain-covered = під будівлею на зсунутій сітці
terrain-covered-note = Клітинка загальної сітки, повністю або частково під будівлею на зсунутій сітці: спинитися на ній не можна (HOS-6.73).
terrain-rubble = завал
terrain-crater = вирва
terrain-crater-note = Якщо нападник і захисник в одній вирві, бонусу немає (HOS-17.22).
terrain-thicket = розбиті дерева
terrain-trench = траншея
terrain-firing_position = позиція за мішками
terrain-ruin = руїни
terrain-ruin-note = На них обертаються й завалені будинки.
terrain-fallen_hall = завалений цех
terrain-fallen_hall-note = Те, що лишається від цеху; танки можуть крізь нього продиратися.
terrain-bank = крутий берег
terrain-water = глибока вода
terrain-shallows = мілина
terrain-pier = пристань
terrain-railway = рейки
terrain-wagon = товарний вагон
terrain-machinery = важкі верстати
terrain-machinery-note = Стоять у цехах: не пускають техніку, заважають цілитися, власного бонусу не дають.
terrain-house_1 = невеликий будинок
terrain-house_2 = довгий будинок
terrain-apartment = частина житлового будинку
terrain-factory_hall = частина цеху
terrain-factory_hall-note = Техніка заїжджає лише крізь ворота.
terrain-bunker = бункер
terrain-low_wall = низька стіна
terrain-wire = колючий дріт
terrain-hedgehog = протитанкові їжаки
terrain-breach = пролом
terrain-breach-note = Кладуть на одну стіну будівлі: тепер це отвір, як двері, але лише для піхоти.
terrain-wreck_light_1 = легкий остов, одна клітинка
terrain-wreck_light_2 = легкий остов, дві клітинки
terrain-wreck_armour_1 = броньований остов, одна клітинка
terrain-wreck_armour_2 = броньований остов, дві клітинки
terrain-smoke = дим
terrain-smoke-note = Тримається до кінця ходу.

## Сторони клітинок

edge-nothing = відкрито
edge-wall = стіна
edge-wall-note = Крізь неї ніщо не проходить.
edge-door = двері
edge-door-note = Піхота проходить. Між двома кімнатами — внутрішні двері.
edge-window = вікно
edge-window-note = Кулі й гранати проходять; піхота — лише з картою «Несподіванка».
edge-gate = ворота
edge-gate-note = Двері, крізь які проїде й техніка.
edge-breach = пролом
edge-breach-note = Діра в підірваній стіні: піхота проходить, як крізь двері.
edge-line = перешкода

## Планшети й будівлі

board-A = Квартал із двором
board-A-about = Житловий будинок із двох частин, зсунутий на пів клітинки в обидва боки, довкола вулиці; двір на півдні.
building-A1 = довгий житловий будинок
board-B = Перехрестя
board-B-about = Сходяться дві вулиці; на північному сході й південному заході вигорілі коробки, один будинок іще стоїть.
building-B1 = крамниця на розі
board-C = Робітниче селище
board-C-about = Дерев’яні й цегляні будиночки із садами вздовж однієї вулиці.
building-C1 = будиночок
building-C2 = будиночок
building-C3 = селищна крамниця
building-C4 = будиночок
board-D = Товарна станція
board-D-about = Дві колії з вигорілими вагонами й невеликий склад.
building-D1 = товарний склад
board-E = Механічний цех
board-E-about = Цех на два прольоти на загальній сітці, з воротами для техніки.
building-E1 = механічний цех
board-F = Берег Волги
board-F-about = Круча з одним з’їздом, смуга берега з бліндажами, мілина, глибина й пристань.
board-G = Яр
board-G-about = Сухий яр із крутими краями, два переходи.
board-H = Згорілий ряд
board-H-about = Будинок, зсунутий на пів клітинки лише із заходу на схід; східна частина вже завалилася.
building-H1 = напівзруйнований будинок

## Накладки

overlay-rubble-1 = завал
overlay-rubble-2 = завал, довгий
overlay-crater-1 = вирва від снаряда
overlay-crater-4 = вирва від бомби
overlay-thicket-1 = розбиті дерева
overlay-ruin-1 = вигоріла коробка
overlay-trench-2 = траншея
overlay-sandbags-1 = вогнева позиція
overlay-wagon-2 = товарний вагон
overlay-house-1 = невеликий будинок
overlay-bunker-1 = бункер
overlay-flat-3 = наріжний будинок
overlay-wreck-light-1 = розбите авто
overlay-wreck-light-2 = розбита вантажівка
overlay-wreck-armour-2 = підбитий танк
overlay-low-wall = низька стіна
overlay-wire = колючий дріт
overlay-hedgehog = протитанкові їжаки
overlay-breach = пролом

## Атаки з власними бойовими значеннями

profile-grenade = граната
profile-bundle = в’язка гранат
profile-molotov = пляшка з горючою сумішшю
profile-rifle_grenade = рушнична граната
profile-ampulomet = куля ампуломета
profile-mortar = міна
profile-howitzer_75 = 75-мм снаряд
profile-howitzer_150 = 150-мм снаряд
profile-artillery = артилерія
profile-rockets = ракети
profile-dive_bomber = пікірувальники
profile-booby_trap = міна-пастка
profile-flame = полум’я
