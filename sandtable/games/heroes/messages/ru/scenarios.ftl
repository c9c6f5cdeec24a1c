### «Герои Сталинграда». Сценарии и счёт очков.

score-control_end = Контроль над целью в конце последнего хода
score-control_turn = Контроль над целью в конце каждого хода
score-control_win = Контроль над целью в конце любого хода: победа сразу
score-break_tile = За каждый сломленный тайл врага
score-destroy_unit = Когда уничтожен указанный отряд
score-destroy_role = За каждый уничтоженный вражеский отряд этой роли
score-destroy_kind = За каждый уничтоженный вражеский отряд этого вида
score-carry_end = Отряд несёт предмет в конце последнего хода
score-carry_exit = Отряд с предметом покидает поле через свой край
score-exit = За каждый отряд, ушедший через край для выхода
score-deliver = За каждый указанный отряд, который доставил груз к цели
effect-decoys = Приманка
effect-flares = Осветительная ракета

## Сценарий 1

scenario-two-streets = В двух улицах от вокзала
scenario-two-streets-date = 14 сентября 1942 года
scenario-two-streets-place = Центр города, товарная станция западнее вокзала
scenario-two-streets-history = { scenario-two-streets-place }. { scenario-two-streets-interest }
scenario-two-streets-notes = Что нового: { scenario-two-streets-introduces }.
scenario-two-streets-briefing-soviet = Среди вагонов уже видели серые шинели. Между ними и площадью — один взвод. Удержите магазин на углу, а если сможете, выбейте их со склада, пока не подошла остальная рота.
scenario-two-streets-briefing-german = Ваш взвод впереди всех, и до реки всего несколько улиц. Возьмите склад как опору, прорвитесь через пути и посадите отделение в магазин на углу.
scenario-two-streets-interest = До одной цели каждая сторона дойдёт за ход, до средней — за два, до дальней — лишь чем-то поступившись; три приказа на пять отрядов, и каждый жетон — выбор.
scenario-two-streets-introduces = жетоны приказов и блеф; движение и зоны контроля; огонь, укрытия и дальность; огонь на подавление; ходы снабжения; карты действий; дома на общей сетке
scenario-two-streets-objective-O1 = товарный склад
scenario-two-streets-objective-O2 = груда завала
scenario-two-streets-objective-O3 = магазин на углу
scenario-two-streets-points-s-o1 = Под контролем СССР в конце: { scenario-two-streets-objective-O1 }.
scenario-two-streets-points-g-o1 = Под контролем Германии в конце: { scenario-two-streets-objective-O1 }.
scenario-two-streets-points-s-o2 = Под контролем СССР в конце: { scenario-two-streets-objective-O2 }.
scenario-two-streets-points-g-o2 = Под контролем Германии в конце: { scenario-two-streets-objective-O2 }.
scenario-two-streets-points-s-o3 = Под контролем СССР в конце: { scenario-two-streets-objective-O3 }.
scenario-two-streets-points-g-o3 = Под контролем Германии в конце: { scenario-two-streets-objective-O3 }.
scenario-two-streets-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-two-streets-points-g-break = За каждый сломленный советский тайл группы.
scenario-two-streets-effect-first-lesson = Разведчиков и дозор ставят неактивной стороной вверх; «Засада» и «Разведчик» в этом сценарии не действуют.

## Сценарий 2

scenario-dark-water = Через тёмную воду
scenario-dark-water-date = 14 сентября 1942 года
scenario-dark-water-place = Центральная переправа, ночь
scenario-dark-water-history = { scenario-dark-water-place }. { scenario-dark-water-interest }
scenario-dark-water-notes = Что нового: { scenario-dark-water-introduces }.
scenario-dark-water-briefing-soviet = Лодки садятся на мель под трассерами. Строиться некогда: прочь с берега, вверх по съезду и в первый дом, пока не кончилась ночь. За вами идут ещё лодки.
scenario-dark-water-briefing-german = На реке что-то движется. На обрыве у вас жидкий взвод и две ракеты. Пусть подойдут к съезду — и пусть с него не сойдут.
scenario-dark-water-interest = Атака из воды: инициатива и темнота на её стороне; защитник должен с толком потратить две ракеты и одним пулемётом не усмотрит сразу за съездом и домом.
scenario-dark-water-introduces = штурм; «Разведчик»; способности, которые открывают слоты; сложный проход, обрыв и вода; подкрепления; ночь
scenario-dark-water-objective-O1 = верх съезда
scenario-dark-water-objective-O2 = уцелевшая половина дома
scenario-dark-water-objective-O3 = выгоревшие коробки
scenario-dark-water-points-s-o1 = Под контролем СССР в конце: { scenario-dark-water-objective-O1 }.
scenario-dark-water-points-g-o1 = Под контролем Германии в конце: { scenario-dark-water-objective-O1 }.
scenario-dark-water-points-s-o2 = Под контролем СССР в конце: { scenario-dark-water-objective-O2 }.
scenario-dark-water-points-g-o2 = Под контролем Германии в конце: { scenario-dark-water-objective-O2 }.
scenario-dark-water-points-s-o3 = Под контролем СССР в конце: { scenario-dark-water-objective-O3 }.
scenario-dark-water-points-g-o3 = Под контролем Германии в конце: { scenario-dark-water-objective-O3 }.
scenario-dark-water-points-g-break = Если сломлен тайл гвардейцев.
scenario-dark-water-effect-night = В ходы 1–4 линия видимости не длиннее 5 клеток, а скрытые отряды замечают только в 2 клетках, даже на открытом месте.
scenario-dark-water-effect-flares = Дважды за игру немецкий игрок может в начале фазы приказов выпустить ракету: в этот ход правило ночи не действует.
scenario-dark-water-reinforcement-0 = Группу гвардейцев не расставляют. В начале фазы приказов 2-го хода её ставят на свободные клетки мелководья или пристани; приказы ей можно отдать сразу.

## Сценарий 3

scenario-beside-the-elevator = Рядом с элеватором
scenario-beside-the-elevator-date = 18 сентября 1942 года
scenario-beside-the-elevator-place = Южная окраина, жилой квартал у элеватора
scenario-beside-the-elevator-history = { scenario-beside-the-elevator-place }. { scenario-beside-the-elevator-interest }
scenario-beside-the-elevator-notes = Что нового: { scenario-beside-the-elevator-introduces }.
scenario-beside-the-elevator-briefing-soviet = Воды мало, за спиной горит зерно, но стены у дома толстые, и лент для «Максима» хватит на день. Пусть платят за каждую комнату.
scenario-beside-the-elevator-briefing-german = Посёлок ваш. Дом через улицу — нет. Прижмите огнём окна, забросайте их гранатами и очистите дом от края до края.
scenario-beside-the-elevator-interest = Пять фишек за стенами против семи, которым надо перейти улицу; наружных дверей в доме только две, и решают окна, гранаты и верный миг для броска.
scenario-beside-the-elevator-introduces = здания на своей сетке; двери, окна и комнаты; «Засада»; «Тренога» и огонь по возможности; гранаты; маркеры боеприпасов и ветеранов; проволока и огневые позиции; бонусные жетоны
scenario-beside-the-elevator-objective-O1 = западная часть жилого дома
scenario-beside-the-elevator-objective-O2 = восточная часть жилого дома
scenario-beside-the-elevator-objective-O3 = ближний домик
scenario-beside-the-elevator-points-s-o1 = Под контролем СССР в конце: { scenario-beside-the-elevator-objective-O1 }.
scenario-beside-the-elevator-points-g-o1 = Под контролем Германии в конце: { scenario-beside-the-elevator-objective-O1 }.
scenario-beside-the-elevator-points-s-o2 = Под контролем СССР в конце: { scenario-beside-the-elevator-objective-O2 }.
scenario-beside-the-elevator-points-g-o2 = Под контролем Германии в конце: { scenario-beside-the-elevator-objective-O2 }.
scenario-beside-the-elevator-points-s-o3 = Под контролем СССР в конце: { scenario-beside-the-elevator-objective-O3 }.
scenario-beside-the-elevator-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-beside-the-elevator-points-g-break = За каждый сломленный советский тайл группы.

## Сценарий 4

scenario-house-on-the-square = Дом на площади
scenario-house-on-the-square-date = 27 сентября 1942 года
scenario-house-on-the-square-place = Площадь 9 Января
scenario-house-on-the-square-history = { scenario-house-on-the-square-place }. { scenario-house-on-the-square-interest }
scenario-house-on-the-square-notes = Что нового: { scenario-house-on-the-square-introduces }.
scenario-house-on-the-square-briefing-soviet = Кто держит угловой дом, тот видит все улицы до реки. Сегодня ночью это должны быть мы. Сапёры — для стен, огонь — для комнат, Городец — для лестниц.
scenario-house-on-the-square-briefing-german = В доме тихо, и это вам не нравится. Снаряд вскрыл западную стену, взвод устал, а единственный пулемёт на настоящем станке ставить вам.
scenario-house-on-the-square-interest = Бой в комнатах, и всё для него есть: пролом, чтобы войти, стены, чтобы взорвать, огнемёт, которому нельзя проигрывать драку, и два персонажа по очку каждый.
scenario-house-on-the-square-introduces = огнемёт; сапёры, разрушение и обвалы; проломы и подрывные заряды; персонажи со своим тайлом; «Личный приказ» и «Автономность»; черты
scenario-house-on-the-square-objective-O1 = угловой дом
scenario-house-on-the-square-objective-O2 = полуразрушенный дом
scenario-house-on-the-square-points-s-o1 = Под контролем СССР в конце: { scenario-house-on-the-square-objective-O1 }.
scenario-house-on-the-square-points-g-o1 = Под контролем Германии в конце: { scenario-house-on-the-square-objective-O1 }.
scenario-house-on-the-square-points-s-o2 = Под контролем СССР в конце: { scenario-house-on-the-square-objective-O2 }.
scenario-house-on-the-square-points-g-o2 = Под контролем Германии в конце: { scenario-house-on-the-square-objective-O2 }.
scenario-house-on-the-square-points-s-pohl = Поль уничтожен.
scenario-house-on-the-square-points-g-gorodets = Городец уничтожен.
scenario-house-on-the-square-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-house-on-the-square-points-g-break = За каждый сломленный советский тайл группы.
scenario-house-on-the-square-effect-dust = Когда рушится часть здания, на каждую целую клетку рядом кладут маркер дыма; в конце хода их убирают.

## Сценарий 5

scenario-guns-over-the-ravine = Пушки над оврагом
scenario-guns-over-the-ravine-date = 29 сентября 1942 года
scenario-guns-over-the-ravine-place = Овраг северо-западнее Мамаева кургана
scenario-guns-over-the-ravine-history = { scenario-guns-over-the-ravine-place }. { scenario-guns-over-the-ravine-interest }
scenario-guns-over-the-ravine-notes = Что нового: { scenario-guns-over-the-ravine-introduces }.
scenario-guns-over-the-ravine-briefing-soviet = Овраг — это ров, из которого им ещё вылезать. Держите траншею на южном краю, держите миномёт во дворе, а наблюдатель пусть считает головы.
scenario-guns-over-the-ravine-briefing-german = Через край, по дну, вверх на ту сторону. Пушки проложат вам дорогу, если не жалеть им приказов. Главная добыча — склад за траншеей.
scenario-guns-over-the-ravine-interest = Дуэль шаблонов: обоим выбирать, кому отдать жетоны, людям или орудиям, а проволока держит атакующих ровно там, куда пристрелян миномёт.
scenario-guns-over-the-ravine-introduces = непрямой огонь, «Гаубица» и рассеивание; корректировщик; артиллерия, план сражения, блеф и полевые телефоны; командные тайлы; орудия и секторы обстрела; траншея, дзот и дым
scenario-guns-over-the-ravine-objective-O1 = траншея на краю
scenario-guns-over-the-ravine-objective-O2 = дзот
scenario-guns-over-the-ravine-objective-O3 = товарный склад
scenario-guns-over-the-ravine-points-s-o1 = Под контролем СССР в конце: { scenario-guns-over-the-ravine-objective-O1 }.
scenario-guns-over-the-ravine-points-g-o1 = Под контролем Германии в конце: { scenario-guns-over-the-ravine-objective-O1 }.
scenario-guns-over-the-ravine-points-s-o2 = Под контролем СССР в конце: { scenario-guns-over-the-ravine-objective-O2 }.
scenario-guns-over-the-ravine-points-g-o2 = Под контролем Германии в конце: { scenario-guns-over-the-ravine-objective-O2 }.
scenario-guns-over-the-ravine-points-s-o3 = Под контролем СССР в конце: { scenario-guns-over-the-ravine-objective-O3 }.
scenario-guns-over-the-ravine-points-g-o3 = Под контролем Германии в конце: { scenario-guns-over-the-ravine-objective-O3 }.
scenario-guns-over-the-ravine-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-guns-over-the-ravine-points-g-break = За каждый сломленный советский тайл группы.

## Сценарий 6

scenario-patient-eyes = Терпеливые глаза
scenario-patient-eyes-date = 8 октября 1942 года
scenario-patient-eyes-place = Руины между пивзаводом и рекой
scenario-patient-eyes-history = { scenario-patient-eyes-place }. { scenario-patient-eyes-interest }
scenario-patient-eyes-notes = Что нового: { scenario-patient-eyes-introduces }.
scenario-patient-eyes-briefing-soviet = Где-то в рухнувшем доме лежит человек, который девять дней не промахивался. Дарья сама попросилась. Дайте ей наблюдателя, поднимите шум в другом месте и принесите планшет с картами, что лежит между позициями.
scenario-patient-eyes-briefing-german = Связной погиб на открытом месте с планшетом, и всякий, кто идёт за ним, гибнет тоже. Ашауэр должен найти причину. Остальным — изображать мишени, но не слишком долго.
scenario-patient-eyes-interest = Охота: оба снайпера действуют без приказов и могут не показываться, а планшет тянет всех прочих на открытое место между ними.
scenario-patient-eyes-introduces = «Снайпер» и таблицы персонажей; скрытые отряды как главное оружие; предметы; особенности сценария с запасом применений
scenario-patient-eyes-objective-O1 = планшет с картами
scenario-patient-eyes-objective-O2 = восточная часть жилого дома
scenario-patient-eyes-objective-O3 = уцелевшая половина дома
scenario-patient-eyes-points-s-sniper = Ашауэр уничтожен.
scenario-patient-eyes-points-g-sniper = Орешкина уничтожена.
scenario-patient-eyes-points-s-case = В конце планшет несёт советский отряд.
scenario-patient-eyes-points-g-case = В конце планшет несёт немецкий отряд.
scenario-patient-eyes-points-g-o2 = Под контролем Германии в конце: { scenario-patient-eyes-objective-O2 }.
scenario-patient-eyes-points-s-o3 = Под контролем СССР в конце: { scenario-patient-eyes-objective-O3 }.
scenario-patient-eyes-points-s-o2 = Под контролем СССР в конце: { scenario-patient-eyes-objective-O2 }.
scenario-patient-eyes-points-g-o3 = Под контролем Германии в конце: { scenario-patient-eyes-objective-O3 }.
scenario-patient-eyes-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-patient-eyes-points-g-break = За каждый сломленный советский тайл группы.
scenario-patient-eyes-effect-decoys = У каждого игрока две каски-приманки. Когда вражеский снайпер стреляет по вашей пехоте в здании, руинах или траншее, вы можете до броска потратить приманку: выстрел пропал, а снайпер, если был скрыт, переворачивается на неактивную сторону.
scenario-patient-eyes-effect-hidden-start = Всех снайперов, разведчиков и дозор ставят скрытыми.

## Сценарий 7

scenario-tractor-works-gate = Ворота Тракторного
scenario-tractor-works-gate-date = 14 октября 1942 года
scenario-tractor-works-gate-place = Тракторный завод имени Дзержинского, западные ворота
scenario-tractor-works-gate-history = { scenario-tractor-works-gate-place }. { scenario-tractor-works-gate-interest }
scenario-tractor-works-gate-notes = Что нового: { scenario-tractor-works-gate-introduces }.
scenario-tractor-works-gate-briefing-soviet = Конвейер встал час назад; последний танк сошёл с него без краски и прицела, и экипаж ещё в спецовках. Держите ворота закрытыми, танк — на ходу, а смену — на месте.
scenario-tractor-works-gate-briefing-german = Сегодня наступает весь корпус, и на карте у него ваши ворота. Ежи оставили танку мало дорог. Подведите его так близко, чтобы проломить цех, но не ближе, чем достают их ружья.
scenario-tractor-works-gate-interest = По танку на сторону, и за ними охотятся спрятанные противотанковые ружья, пушка с сектором и люди с бутылками; цех может укрыть Т-34, починить его или рухнуть на него.
scenario-tractor-works-gate-introduces = тяжёлая техника и повреждения; противотанковые ружья и пушки; «Механик» и ремонт; техника в цеху; ежи, обломки и как их толкают; бутылки и кумулятивные заряды
scenario-tractor-works-gate-objective-O1 = западный пролёт цеха
scenario-tractor-works-gate-objective-O2 = восточный пролёт цеха
scenario-tractor-works-gate-objective-O3 = товарный склад
scenario-tractor-works-gate-points-s-o1 = Под контролем СССР в конце: { scenario-tractor-works-gate-objective-O1 }.
scenario-tractor-works-gate-points-g-o1 = Под контролем Германии в конце: { scenario-tractor-works-gate-objective-O1 }.
scenario-tractor-works-gate-points-s-o2 = Под контролем СССР в конце: { scenario-tractor-works-gate-objective-O2 }.
scenario-tractor-works-gate-points-g-o2 = Под контролем Германии в конце: { scenario-tractor-works-gate-objective-O2 }.
scenario-tractor-works-gate-points-s-o3 = Под контролем СССР в конце: { scenario-tractor-works-gate-objective-O3 }.
scenario-tractor-works-gate-points-g-o3 = Под контролем Германии в конце: { scenario-tractor-works-gate-objective-O3 }.
scenario-tractor-works-gate-points-s-tank = Танк Т-III уничтожен.
scenario-tractor-works-gate-points-g-tank = Т-34 с Тракторного уничтожен.
scenario-tractor-works-gate-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-tractor-works-gate-points-g-break = За каждый сломленный советский тайл группы.
scenario-tractor-works-gate-effect-line-still-runs = Если Т-34 стоит целиком внутри цеха, а восточный пролёт под контролем СССР, снимите с него один маркер повреждения. Это его ремонт за ход.

## Сценарий 8

scenario-bread-and-shells = Хлеб и снаряды
scenario-bread-and-shells-date = 16 октября 1942 года
scenario-bread-and-shells-place = Дорога у реки за посёлком «Баррикады»
scenario-bread-and-shells-history = { scenario-bread-and-shells-place }. { scenario-bread-and-shells-interest }
scenario-bread-and-shells-notes = Что нового: { scenario-bread-and-shells-introduces }.
scenario-bread-and-shells-briefing-soviet = На пристани стоят два грузовика со снарядами, хлебом и почтой батальона. Дорога на запад коротка и под присмотром. Откройте её, удержите час и проведите оба груза.
scenario-bread-and-shells-briefing-german = Бронетранспортёры просочились севернее дороги. Следующая советская колонна пройдёт прямо под вашими стволами. Сожгите грузовики; остальное на этой дороге не важно.
scenario-bread-and-shells-interest = Гонка по одной дороге: грузовики, которые не стреляют, бронетранспортёры, полные солдат, счетверённый пулемёт, которому для стрельбы надо встать, и обломки, сужающие путь.
scenario-bread-and-shells-introduces = лёгкая техника в одну и две клетки; «Транспорт»; огонь в движении; лёгкая техника с двумя состояниями; наезд на пехоту и обломки; доставка грузов
scenario-bread-and-shells-objective-O1 = склад батальона
scenario-bread-and-shells-objective-O2 = перекрёсток
scenario-bread-and-shells-objective-O3 = поселковый магазин
scenario-bread-and-shells-points-s-lorry = За каждый грузовик, который закончил действие движения хотя бы одной клеткой на складе; его снимают с поля как доставленный.
scenario-bread-and-shells-points-g-lorry = За каждый уничтоженный грузовик.
scenario-bread-and-shells-points-s-o2 = Под контролем СССР в конце: { scenario-bread-and-shells-objective-O2 }.
scenario-bread-and-shells-points-g-o2 = Под контролем Германии в конце: { scenario-bread-and-shells-objective-O2 }.
scenario-bread-and-shells-points-g-o3 = Под контролем Германии в конце: { scenario-bread-and-shells-objective-O3 }.
scenario-bread-and-shells-points-s-half = За каждый уничтоженный бронетранспортёр.
scenario-bread-and-shells-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-bread-and-shells-points-g-break = За каждый сломленный советский тайл группы.
scenario-bread-and-shells-effect-full-load = Грузовик везёт свой груз: его движение 4, «Транспорт» 4, и покинуть поле он не может.
scenario-bread-and-shells-effect-river-mist = В ходы 1 и 2 линия видимости не длиннее 7 клеток.

## Сценарий 9

scenario-hall-number-four = Цех номер четыре
scenario-hall-number-four-date = 23 октября 1942 года
scenario-hall-number-four-place = Завод «Красный Октябрь»
scenario-hall-number-four-history = { scenario-hall-number-four-place }. { scenario-hall-number-four-interest }
scenario-hall-number-four-notes = Что нового: { scenario-hall-number-four-introduces }.
scenario-hall-number-four-briefing-soviet = Печи, балки, недолитая сталь: дальше десяти шагов не видно, и гвардии это по душе. Маленький танк идёт с вами. Отдавайте цех пролёт за пролётом — и никогда даром.
scenario-hall-number-four-briefing-german = Сапёры идут сквозь стены, штурмовое орудие делает дыры, пехота держит взятое. Деритесь не за станки — деритесь за ворота.
scenario-hall-number-four-interest = Здание, где хватит места танкам: в него входят воротами, дверью и дырой и обрушивают пролёт за пролётом, а экипажи делают простые машины упрямыми.
scenario-hall-number-four-introduces = «Экипаж» и «Позитивные волны»; «Пугающий выстрел» и машины с одним оружием; гаубица через стены; обрушение частей цеха; сломленные группы; взаимодействие родов войск
scenario-hall-number-four-objective-O1 = западный пролёт
scenario-hall-number-four-objective-O2 = восточный пролёт
scenario-hall-number-four-objective-O3 = склад во дворе
scenario-hall-number-four-points-s-o1 = Под контролем СССР в конце: { scenario-hall-number-four-objective-O1 }.
scenario-hall-number-four-points-g-o1 = Под контролем Германии в конце: { scenario-hall-number-four-objective-O1 }.
scenario-hall-number-four-points-s-o2 = Под контролем СССР в конце: { scenario-hall-number-four-objective-O2 }.
scenario-hall-number-four-points-g-o2 = Под контролем Германии в конце: { scenario-hall-number-four-objective-O2 }.
scenario-hall-number-four-points-s-o3 = Под контролем СССР в конце: { scenario-hall-number-four-objective-O3 }.
scenario-hall-number-four-points-g-o3 = Под контролем Германии в конце: { scenario-hall-number-four-objective-O3 }.
scenario-hall-number-four-points-s-stug = Штурмовое орудие уничтожено.
scenario-hall-number-four-points-g-t70 = Т-70 уничтожен.
scenario-hall-number-four-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-hall-number-four-points-g-break = За каждый сломленный советский тайл группы.
scenario-hall-number-four-effect-bursting-furnaces = Со 2-го хода бросают кубик: при 6 взрывается печь. Каждый отряд рядом с клеткой станков получает 1 маркер подавления.

## Сценарий 10

scenario-gun-factory = Орудийный завод
scenario-gun-factory-date = 11 ноября 1942 года
scenario-gun-factory-place = Завод «Баррикады» и дома перед ним
scenario-gun-factory-history = { scenario-gun-factory-place }. { scenario-gun-factory-interest }
scenario-gun-factory-notes = Что нового: { scenario-gun-factory-introduces }.
scenario-gun-factory-briefing-soviet = За вами четыреста шагов обрыва и река во льду. Перед вами завод, длинный дом и всё, что у них осталось. Второй линии нет. Вторая линия — вы.
scenario-gun-factory-briefing-german = Последний рывок перед зимой. Новые самоходки вскроют дома, сапёры их возьмут, а кто дойдёт до пристани, тот закончит битву. У вас время до полудня.
scenario-gun-factory-interest = Всё сразу на шести досках: два узла обороны, которые прикрывают друг друга, орудия, сносящие дома, одна пристань, на которой всё кончится, и приказов вечно не хватает.
scenario-gun-factory-introduces = армии из нескольких тайлов под одним командованием; тяжёлые самоходные гаубицы; авиация и ракеты в большой игре; мгновенная победа; артподготовка
scenario-gun-factory-objective-O1 = западный пролёт цеха
scenario-gun-factory-objective-O2 = восточный пролёт цеха
scenario-gun-factory-objective-O3 = западная часть длинного дома
scenario-gun-factory-objective-O4 = восточная часть длинного дома
scenario-gun-factory-objective-O5 = пристань
scenario-gun-factory-points-s-o1 = Под контролем СССР в конце: { scenario-gun-factory-objective-O1 }.
scenario-gun-factory-points-g-o1 = Под контролем Германии в конце: { scenario-gun-factory-objective-O1 }.
scenario-gun-factory-points-s-o2 = Под контролем СССР в конце: { scenario-gun-factory-objective-O2 }.
scenario-gun-factory-points-g-o2 = Под контролем Германии в конце: { scenario-gun-factory-objective-O2 }.
scenario-gun-factory-points-s-o3 = Под контролем СССР в конце: { scenario-gun-factory-objective-O3 }.
scenario-gun-factory-points-g-o3 = Под контролем Германии в конце: { scenario-gun-factory-objective-O3 }.
scenario-gun-factory-points-s-o4 = Под контролем СССР в конце: { scenario-gun-factory-objective-O4 }.
scenario-gun-factory-points-g-o4 = Под контролем Германии в конце: { scenario-gun-factory-objective-O4 }.
scenario-gun-factory-points-g-stage = Победа Германии в конце любого хода, когда пристань под её контролем.
scenario-gun-factory-points-s-gun = Штурмовое орудие 33 уничтожено.
scenario-gun-factory-points-g-t34 = Т-34 уничтожен.
scenario-gun-factory-points-s-break = За каждый сломленный немецкий тайл группы.
scenario-gun-factory-points-g-break = За каждый сломленный советский тайл группы.
scenario-gun-factory-effect-opening-barrage = После расстановки и ходов разведки, до 1-го хода, немецкий игрок проводит две атаки с профилем артиллерии по межпространствам на свой выбор восточнее столбца 7, рассеивание 3, без корректировщиков.
scenario-gun-factory-reinforcement-0 = В начале фазы приказов 4-го хода, если пристань под контролем СССР, на ней высаживается ещё одно отделение гвардейцев. Оно относится к тайлу гвардейцев.
