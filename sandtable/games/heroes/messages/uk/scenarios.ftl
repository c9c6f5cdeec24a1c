### «Герої Сталінграда». Сценарії й лік очок.

score-control_end = Контроль над пунктом наприкінці останнього ходу
score-control_turn = Контроль над пунктом наприкінці кожного ходу
score-control_win = Контроль над пунктом наприкінці будь-якого ходу: перемога відразу
score-break_tile = За кожен розбитий ворожий тайл
score-destroy_unit = Коли знищено вказаний загін
score-destroy_role = За кожен знищений ворожий загін цієї ролі
score-destroy_kind = За кожен знищений ворожий загін цього виду
score-carry_end = Загін несе предмет наприкінці останнього ходу
score-carry_exit = Загін із предметом покидає поле через свій край
score-exit = За кожен загін, що пішов через край для виходу
score-deliver = За кожен указаний загін, який доставив вантаж до пункту

effect-decoys = Принада
effect-flares = Освітлювальна ракета

## Сценарій 1

scenario-two-streets = За дві вулиці від вокзалу
scenario-two-streets-date = 14 вересня 1942 року
scenario-two-streets-place = Центр міста, товарна станція на захід від вокзалу
scenario-two-streets-history = { scenario-two-streets-place }. { scenario-two-streets-interest }
scenario-two-streets-notes = Що нового: { scenario-two-streets-introduces }.
scenario-two-streets-briefing-soviet = Серед вагонів уже бачили сірі шинелі. Між ними й площею — один взвод. Утримайте крамницю на розі, а якщо зможете, вибийте їх зі складу, доки не надійшла решта роти.
scenario-two-streets-briefing-german = Ваш взвод попереду всіх, і до ріки лише кілька вулиць. Візьміть склад за опору, прорвіться через колії і посадіть відділення в крамницю на розі.
scenario-two-streets-interest = До одного пункту кожна сторона дійде за хід, до середнього — за два, до дальнього — лише чимось поступившись; три накази на п’ять загонів, і кожен жетон — вибір.
scenario-two-streets-introduces = жетони наказів і обманка; рух і зони контролю; вогонь, прикриття й дальність; вогонь на придушення; ходи постачання; карти дій; будинки на загальній сітці
scenario-two-streets-objective-O1 = товарний склад
scenario-two-streets-objective-O2 = купа завалу
scenario-two-streets-objective-O3 = крамниця на розі
scenario-two-streets-points-s-o1 = Під контролем СРСР наприкінці: { scenario-two-streets-objective-O1 }.
scenario-two-streets-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-two-streets-objective-O1 }.
scenario-two-streets-points-s-o2 = Під контролем СРСР наприкінці: { scenario-two-streets-objective-O2 }.
scenario-two-streets-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-two-streets-objective-O2 }.
scenario-two-streets-points-s-o3 = Під контролем СРСР наприкінці: { scenario-two-streets-objective-O3 }.
scenario-two-streets-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-two-streets-objective-O3 }.
scenario-two-streets-points-s-break = За кожен розбитий німецький тайл групи.
scenario-two-streets-points-g-break = За кожен розбитий радянський тайл групи.
scenario-two-streets-effect-first-lesson = Розвідників і дозор ставлять неактивним боком догори; «Засідка» й «Розвідник» у цьому сценарії не діють.

## Сценарій 2

scenario-dark-water = Через темну воду
scenario-dark-water-date = 14 вересня 1942 року
scenario-dark-water-place = Центральна переправа, ніч
scenario-dark-water-history = { scenario-dark-water-place }. { scenario-dark-water-interest }
scenario-dark-water-notes = Що нового: { scenario-dark-water-introduces }.
scenario-dark-water-briefing-soviet = Човни сідають на мілину під трасерами. Шикуватися ніколи: геть із берега, угору з’їздом і в перший будинок, доки не скінчилася ніч. За вами йдуть іще човни.
scenario-dark-water-briefing-german = На ріці щось рухається. На кручі у вас рідкий взвод і дві ракети. Хай підійдуть до з’їзду — і хай із нього не зійдуть.
scenario-dark-water-interest = Атака з води: ініціатива й темрява на її боці; захисник має з толком витратити дві ракети й одним кулеметом не догледить відразу за з’їздом і будинком.
scenario-dark-water-introduces = штурм; «Розвідник»; здібності, які відкривають слоти; складний прохід, круча й вода; підкріплення; ніч
scenario-dark-water-objective-O1 = верх з’їзду
scenario-dark-water-objective-O2 = уціліла половина будинку
scenario-dark-water-objective-O3 = вигорілі коробки
scenario-dark-water-points-s-o1 = Під контролем СРСР наприкінці: { scenario-dark-water-objective-O1 }.
scenario-dark-water-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-dark-water-objective-O1 }.
scenario-dark-water-points-s-o2 = Під контролем СРСР наприкінці: { scenario-dark-water-objective-O2 }.
scenario-dark-water-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-dark-water-objective-O2 }.
scenario-dark-water-points-s-o3 = Під контролем СРСР наприкінці: { scenario-dark-water-objective-O3 }.
scenario-dark-water-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-dark-water-objective-O3 }.
scenario-dark-water-points-g-break = Якщо розбито тайл гвардійців.
scenario-dark-water-effect-night = У ходи 1–4 лінія видимості не довша за 5 клітинок, а прихованих загонів помічають лише за 2 клітинки, навіть на відкритому місці.
scenario-dark-water-effect-flares = Двічі за гру німецький гравець може на початку фази наказів випустити ракету: у цей хід правило ночі не діє.
scenario-dark-water-reinforcement-0 = Групи гвардійців не розставляють. На початку фази наказів 2-го ходу її ставлять на вільні клітинки мілини чи пристані; накази їй можна віддати відразу.

## Сценарій 3

scenario-beside-the-elevator = Поряд з елеватором
scenario-beside-the-elevator-date = 18 вересня 1942 року
scenario-beside-the-elevator-place = Південна околиця, житловий квартал біля елеватора
scenario-beside-the-elevator-history = { scenario-beside-the-elevator-place }. { scenario-beside-the-elevator-interest }
scenario-beside-the-elevator-notes = Що нового: { scenario-beside-the-elevator-introduces }.
scenario-beside-the-elevator-briefing-soviet = Води обмаль, за спиною горить зерно, але стіни в будинку товсті, і стрічок для «Максима» вистачить на день. Хай платять за кожну кімнату.
scenario-beside-the-elevator-briefing-german = Селище ваше. Будинок через вулицю — ні. Притисніть вогнем вікна, закидайте їх гранатами й очистьте будинок від краю до краю.
scenario-beside-the-elevator-interest = П’ять фішок за стінами проти семи, яким треба перейти вулицю; зовнішніх дверей у будинку лише двоє, і вирішують вікна, гранати й слушна мить для ривка.
scenario-beside-the-elevator-introduces = будівлі на зсунутій сітці; двері, вікна й кімнати; «Засідка»; «Тринога» й вогонь за нагоди; гранати; маркери боєприпасів і ветеранів; дріт і вогневі позиції; бонусні жетони
scenario-beside-the-elevator-objective-O1 = західна частина житлового будинку
scenario-beside-the-elevator-objective-O2 = східна частина житлового будинку
scenario-beside-the-elevator-objective-O3 = ближній будиночок
scenario-beside-the-elevator-points-s-o1 = Під контролем СРСР наприкінці: { scenario-beside-the-elevator-objective-O1 }.
scenario-beside-the-elevator-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-beside-the-elevator-objective-O1 }.
scenario-beside-the-elevator-points-s-o2 = Під контролем СРСР наприкінці: { scenario-beside-the-elevator-objective-O2 }.
scenario-beside-the-elevator-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-beside-the-elevator-objective-O2 }.
scenario-beside-the-elevator-points-s-o3 = Під контролем СРСР наприкінці: { scenario-beside-the-elevator-objective-O3 }.
scenario-beside-the-elevator-points-s-break = За кожен розбитий німецький тайл групи.
scenario-beside-the-elevator-points-g-break = За кожен розбитий радянський тайл групи.

## Сценарій 4

scenario-house-on-the-square = Будинок на площі
scenario-house-on-the-square-date = 27 вересня 1942 року
scenario-house-on-the-square-place = Площа Дев’ятого січня
scenario-house-on-the-square-history = { scenario-house-on-the-square-place }. { scenario-house-on-the-square-interest }
scenario-house-on-the-square-notes = Що нового: { scenario-house-on-the-square-introduces }.
scenario-house-on-the-square-briefing-soviet = Чий наріжний будинок, той бачить усі вулиці до ріки. Сьогодні вночі він має стати нашим. Сапери для стін, полум’я для кімнат, Городець для сходів.
scenario-house-on-the-square-briefing-german = У будинку тихо, і саме це вас непокоїть. Снаряд пробив західну стіну, взвод утомлений, а єдиний кулемет на доброму верстаті ставити вам.
scenario-house-on-the-square-interest = Бій за кімнати з усім, що для нього треба: пролом, щоб зайти, стіни, щоб підірвати, вогнемет, якому не можна програти бійку, і два персонажі, по очку за кожного.
scenario-house-on-the-square-introduces = вогнемет; сапери, «Руйнування» й обвал; проломи й підривні заряди; персонажі з власним тайлом; «Особистий наказ» і «Автономність»; риси
scenario-house-on-the-square-objective-O1 = наріжний будинок
scenario-house-on-the-square-objective-O2 = напівзруйнований будинок
scenario-house-on-the-square-points-s-o1 = Під контролем СРСР наприкінці: { scenario-house-on-the-square-objective-O1 }.
scenario-house-on-the-square-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-house-on-the-square-objective-O1 }.
scenario-house-on-the-square-points-s-o2 = Під контролем СРСР наприкінці: { scenario-house-on-the-square-objective-O2 }.
scenario-house-on-the-square-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-house-on-the-square-objective-O2 }.
scenario-house-on-the-square-points-s-pohl = Знищено Поля.
scenario-house-on-the-square-points-g-gorodets = Знищено Городця.
scenario-house-on-the-square-points-s-break = За кожен розбитий німецький тайл групи.
scenario-house-on-the-square-points-g-break = За кожен розбитий радянський тайл групи.
scenario-house-on-the-square-effect-dust = Коли завалюється частина будівлі, покладіть маркер диму на кожну цілу клітинку поряд із нею; наприкінці ходу їх прибирають.

## Сценарій 5

scenario-guns-over-the-ravine = Гармати над яром
scenario-guns-over-the-ravine-date = 29 вересня 1942 року
scenario-guns-over-the-ravine-place = Яр на північний захід від Мамаєвого кургану
scenario-guns-over-the-ravine-history = { scenario-guns-over-the-ravine-place }. { scenario-guns-over-the-ravine-interest }
scenario-guns-over-the-ravine-notes = Що нового: { scenario-guns-over-the-ravine-introduces }.
scenario-guns-over-the-ravine-briefing-soviet = Яр — це рів, з якого їм ще треба вилізти. Утримайте траншею на південному краї, бережіть міномет у дворі, а спостерігач хай лічить їхні голови.
scenario-guns-over-the-ravine-briefing-german = Через край, дном, угору другим боком. Гармати прокладуть вам дорогу, якщо не шкодувати на них наказів. Склад за траншеєю — ось справжня здобич.
scenario-guns-over-the-ravine-interest = Дуель шаблонів: обом доводиться вибирати між жетонами для людей і жетонами для гармат, а дріт тримає нападників саме там, куди пристріляно міномет.
scenario-guns-over-the-ravine-introduces = непрямий вогонь, «Гаубиця» й відхилення; «Коригувальник»; «Артилерія», «План бою», «Обманка» й «Польові телефони»; командні тайли; гармати й сектори обстрілу; траншея, бункер і дим
scenario-guns-over-the-ravine-objective-O1 = траншея на краю
scenario-guns-over-the-ravine-objective-O2 = бункер
scenario-guns-over-the-ravine-objective-O3 = товарний склад
scenario-guns-over-the-ravine-points-s-o1 = Під контролем СРСР наприкінці: { scenario-guns-over-the-ravine-objective-O1 }.
scenario-guns-over-the-ravine-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-guns-over-the-ravine-objective-O1 }.
scenario-guns-over-the-ravine-points-s-o2 = Під контролем СРСР наприкінці: { scenario-guns-over-the-ravine-objective-O2 }.
scenario-guns-over-the-ravine-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-guns-over-the-ravine-objective-O2 }.
scenario-guns-over-the-ravine-points-s-o3 = Під контролем СРСР наприкінці: { scenario-guns-over-the-ravine-objective-O3 }.
scenario-guns-over-the-ravine-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-guns-over-the-ravine-objective-O3 }.
scenario-guns-over-the-ravine-points-s-break = За кожен розбитий німецький тайл групи.
scenario-guns-over-the-ravine-points-g-break = За кожен розбитий радянський тайл групи.

## Сценарій 6

scenario-patient-eyes = Терплячі очі
scenario-patient-eyes-date = 8 жовтня 1942 року
scenario-patient-eyes-place = Руїни між броварнею та рікою
scenario-patient-eyes-history = { scenario-patient-eyes-place }. { scenario-patient-eyes-interest }
scenario-patient-eyes-notes = Що нового: { scenario-patient-eyes-introduces }.
scenario-patient-eyes-briefing-soviet = Десь у заваленому будинку лежить той, хто дев’ять днів не хибив. Дарія сама попросилася. Дайте їй спостерігача, здійміть галас деінде й принесіть планшетку з картами, що лежить між позиціями.
scenario-patient-eyes-briefing-german = На відкритому місці загинув кур’єр із планшеткою, і кожен, хто по неї йде, теж гине. Ашауер має знайти причину. Решті — удавати мішені, тільки недовго.
scenario-patient-eyes-interest = Полювання: двоє названих снайперів діють без наказів і можуть не показуватися, а планшетка витягує всіх інших на відкрите місце між ними.
scenario-patient-eyes-introduces = «Снайпер» і таблиці персонажів; приховані загони як головна зброя; предмети; ефекти сценарію на кілька разів
scenario-patient-eyes-objective-O1 = планшетка з картами
scenario-patient-eyes-objective-O2 = східна частина житлового будинку
scenario-patient-eyes-objective-O3 = уціліла половина будинку
scenario-patient-eyes-points-s-sniper = Знищено Ашауера.
scenario-patient-eyes-points-g-sniper = Знищено Орешкіну.
scenario-patient-eyes-points-s-case = Наприкінці планшетку несе радянський загін.
scenario-patient-eyes-points-g-case = Наприкінці планшетку несе німецький загін.
scenario-patient-eyes-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-patient-eyes-objective-O2 }.
scenario-patient-eyes-points-s-o3 = Під контролем СРСР наприкінці: { scenario-patient-eyes-objective-O3 }.
scenario-patient-eyes-points-s-o2 = Під контролем СРСР наприкінці: { scenario-patient-eyes-objective-O2 }.
scenario-patient-eyes-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-patient-eyes-objective-O3 }.
scenario-patient-eyes-points-s-break = За кожен розбитий німецький тайл групи.
scenario-patient-eyes-points-g-break = За кожен розбитий радянський тайл групи.
scenario-patient-eyes-effect-decoys = Кожен гравець має дві каски-принади. Коли ворожий снайпер стріляє по вашій піхоті в будівлі, руїнах чи траншеї, ви можете до кидка витратити принаду: постріл пропадає, а прихований снайпер перевертається на неактивний бік.
scenario-patient-eyes-effect-hidden-start = Усіх снайперів, розвідників і дозор розставляють у засідці.

## Сценарій 7

scenario-tractor-works-gate = Ворота Тракторного
scenario-tractor-works-gate-date = 14 жовтня 1942 року
scenario-tractor-works-gate-place = Тракторний завод імені Дзержинського, західні ворота
scenario-tractor-works-gate-history = { scenario-tractor-works-gate-place }. { scenario-tractor-works-gate-interest }
scenario-tractor-works-gate-notes = Що нового: { scenario-tractor-works-gate-introduces }.
scenario-tractor-works-gate-briefing-soviet = Конвеєр спинився годину тому; останній танк зійшов із нього без фарби й прицілу, і екіпаж досі в комбінезонах. Тримайте ворота зачиненими, танк — на ходу, а зміну — на місці.
scenario-tractor-works-gate-briefing-german = Сьогодні наступає весь корпус, і саме ваші ворота в його плані. Їжаки лишають танкові мало шляхів. Підведіть його так, щоб розвалити цех, але не ближче, ніж дістануть їхні рушниці.
scenario-tractor-works-gate-interest = По танку з кожного боку, а полюють на них приховані протитанкові рушниці, гармата із сектором і люди з пляшками; цех може сховати Т-34, полагодити його або впасти на нього.
scenario-tractor-works-gate-introduces = важка техніка й пошкодження; протитанкові рушниці й гармати; «Механік» і ремонт; техніка в цеху; їжаки, остови і як їх штовхати; пляшки з горючою сумішшю й кумулятивні заряди
scenario-tractor-works-gate-objective-O1 = західний проліт цеху
scenario-tractor-works-gate-objective-O2 = східний проліт цеху
scenario-tractor-works-gate-objective-O3 = товарний склад
scenario-tractor-works-gate-points-s-o1 = Під контролем СРСР наприкінці: { scenario-tractor-works-gate-objective-O1 }.
scenario-tractor-works-gate-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-tractor-works-gate-objective-O1 }.
scenario-tractor-works-gate-points-s-o2 = Під контролем СРСР наприкінці: { scenario-tractor-works-gate-objective-O2 }.
scenario-tractor-works-gate-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-tractor-works-gate-objective-O2 }.
scenario-tractor-works-gate-points-s-o3 = Під контролем СРСР наприкінці: { scenario-tractor-works-gate-objective-O3 }.
scenario-tractor-works-gate-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-tractor-works-gate-objective-O3 }.
scenario-tractor-works-gate-points-s-tank = Знищено танк Т-III.
scenario-tractor-works-gate-points-g-tank = Знищено Т-34 із Тракторного.
scenario-tractor-works-gate-points-s-break = За кожен розбитий німецький тайл групи.
scenario-tractor-works-gate-points-g-break = За кожен розбитий радянський тайл групи.
scenario-tractor-works-gate-effect-line-still-runs = Якщо Т-34 цілком стоїть у цеху, а східний проліт під контролем СРСР, зніміть із нього один маркер пошкодження. Це його ремонт за цей хід.

## Сценарій 8

scenario-bread-and-shells = Хліб і снаряди
scenario-bread-and-shells-date = 16 жовтня 1942 року
scenario-bread-and-shells-place = Прибережна дорога за селищем «Барикади»
scenario-bread-and-shells-history = { scenario-bread-and-shells-place }. { scenario-bread-and-shells-interest }
scenario-bread-and-shells-notes = Що нового: { scenario-bread-and-shells-introduces }.
scenario-bread-and-shells-briefing-soviet = Біля пристані стоять дві вантажівки зі снарядами, хлібом і поштою батальйону. Дорога на захід коротка, і за нею стежать. Відкрийте її, протримайте годину й проведіть обидва вантажі.
scenario-bread-and-shells-briefing-german = Бронетранспортери прослизнули на північ від дороги. Наступна радянська колона пройде просто під вашими стволами. Паліть вантажівки; ніщо інше на цій дорозі не важить.
scenario-bread-and-shells-interest = Перегони на одній дорозі: вантажівки, які не стріляють, бронетранспортери, повні людей, зчетверений кулемет, якому треба спинитися для вогню, і остов, що звужує шлях.
scenario-bread-and-shells-introduces = легка техніка на одну й дві клітинки; «Транспорт»; «Вогонь у русі»; легка техніка з двома станами; наїзд і штовхання остовів; доставка вантажу
scenario-bread-and-shells-objective-O1 = батальйонний склад
scenario-bread-and-shells-objective-O2 = перехрестя
scenario-bread-and-shells-objective-O3 = селищна крамниця
scenario-bread-and-shells-points-s-lorry = За кожну вантажівку, яка закінчує дію руху, маючи клітинку на складі; тоді її знімають із поля як доставлену.
scenario-bread-and-shells-points-g-lorry = За кожну знищену вантажівку.
scenario-bread-and-shells-points-s-o2 = Під контролем СРСР наприкінці: { scenario-bread-and-shells-objective-O2 }.
scenario-bread-and-shells-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-bread-and-shells-objective-O2 }.
scenario-bread-and-shells-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-bread-and-shells-objective-O3 }.
scenario-bread-and-shells-points-s-half = За кожен знищений бронетранспортер.
scenario-bread-and-shells-points-s-break = За кожен розбитий німецький тайл групи.
scenario-bread-and-shells-points-g-break = За кожен розбитий радянський тайл групи.
scenario-bread-and-shells-effect-full-load = Вантажівка везе вантаж: її рух 4, «Транспорт» 4, і покидати поле їй не можна.
scenario-bread-and-shells-effect-river-mist = У ходи 1 і 2 лінія видимості не довша за 7 клітинок.

## Сценарій 9

scenario-hall-number-four = Цех номер чотири
scenario-hall-number-four-date = 23 жовтня 1942 року
scenario-hall-number-four-place = Металургійний завод «Червоний Жовтень»
scenario-hall-number-four-history = { scenario-hall-number-four-place }. { scenario-hall-number-four-interest }
scenario-hall-number-four-notes = Що нового: { scenario-hall-number-four-introduces }.
scenario-hall-number-four-briefing-soviet = Печі, балки, недолита сталь: за десять кроків нічого не видно, і гвардійцям це до душі. Малий танк іде з вами. Віддавайте цех проліт за прольотом і ніколи задарма.
scenario-hall-number-four-briefing-german = Сапери йдуть крізь стіни, штурмова гармата робить діри, піхота тримає взяте. Бийтеся не за верстати; бийтеся за ворота.
scenario-hall-number-four-interest = Будівля, в якій помістяться й танки: зайти можна крізь ворота, двері чи діру, обвалити — проліт за прольотом, а екіпажі роблять звичайні машини впертими.
scenario-hall-number-four-introduces = «Екіпаж» і «Позитивний настрій»; «Страшний постріл» і машини з однією зброєю; «Гаубиця» через стіни; обвал частин цеху; розбиті групи; усі роди військ разом
scenario-hall-number-four-objective-O1 = західний проліт
scenario-hall-number-four-objective-O2 = східний проліт
scenario-hall-number-four-objective-O3 = склад у дворі
scenario-hall-number-four-points-s-o1 = Під контролем СРСР наприкінці: { scenario-hall-number-four-objective-O1 }.
scenario-hall-number-four-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-hall-number-four-objective-O1 }.
scenario-hall-number-four-points-s-o2 = Під контролем СРСР наприкінці: { scenario-hall-number-four-objective-O2 }.
scenario-hall-number-four-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-hall-number-four-objective-O2 }.
scenario-hall-number-four-points-s-o3 = Під контролем СРСР наприкінці: { scenario-hall-number-four-objective-O3 }.
scenario-hall-number-four-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-hall-number-four-objective-O3 }.
scenario-hall-number-four-points-s-stug = Знищено штурмову гармату.
scenario-hall-number-four-points-g-t70 = Знищено Т-70.
scenario-hall-number-four-points-s-break = За кожен розбитий німецький тайл групи.
scenario-hall-number-four-points-g-break = За кожен розбитий радянський тайл групи.
scenario-hall-number-four-effect-bursting-furnaces = Від 2-го ходу кидайте кістку: за 6 вибухає піч. Кожен загін поряд із клітинкою верстатів дістає 1 маркер придушення.

## Сценарій 10

scenario-gun-factory = Гарматний завод
scenario-gun-factory-date = 11 листопада 1942 року
scenario-gun-factory-place = Гарматний завод «Барикади» й будинки перед ним
scenario-gun-factory-history = { scenario-gun-factory-place }. { scenario-gun-factory-interest }
scenario-gun-factory-notes = Що нового: { scenario-gun-factory-introduces }.
scenario-gun-factory-briefing-soviet = За вами чотириста кроків кручі й ріка, повна криги. Попереду завод, довгий будинок і все, що в них лишилося. Другої лінії немає. Станьте нею.
scenario-gun-factory-briefing-german = Це останній натиск до зими. Нові гармати на гусеницях відкриють будинки, сапери візьмуть їх, а хто дійде до пристані, той закінчить битву. У вас час до полудня.
scenario-gun-factory-interest = Усе відразу на шести планшетах: два опорні пункти, що прикривають один одного, гармати, які рівняють будинки із землею, пристань, що закінчує гру, і наказів завжди бракує на все.
scenario-gun-factory-introduces = армії з кількох тайлів під одним командуванням; важкі машини-гаубиці; карти авіації й ракет у великій грі; миттєва перемога; артпідготовка
scenario-gun-factory-objective-O1 = західний проліт цеху
scenario-gun-factory-objective-O2 = східний проліт цеху
scenario-gun-factory-objective-O3 = західна частина довгого будинку
scenario-gun-factory-objective-O4 = східна частина довгого будинку
scenario-gun-factory-objective-O5 = пристань
scenario-gun-factory-points-s-o1 = Під контролем СРСР наприкінці: { scenario-gun-factory-objective-O1 }.
scenario-gun-factory-points-g-o1 = Під контролем Німеччини наприкінці: { scenario-gun-factory-objective-O1 }.
scenario-gun-factory-points-s-o2 = Під контролем СРСР наприкінці: { scenario-gun-factory-objective-O2 }.
scenario-gun-factory-points-g-o2 = Під контролем Німеччини наприкінці: { scenario-gun-factory-objective-O2 }.
scenario-gun-factory-points-s-o3 = Під контролем СРСР наприкінці: { scenario-gun-factory-objective-O3 }.
scenario-gun-factory-points-g-o3 = Під контролем Німеччини наприкінці: { scenario-gun-factory-objective-O3 }.
scenario-gun-factory-points-s-o4 = Під контролем СРСР наприкінці: { scenario-gun-factory-objective-O4 }.
scenario-gun-factory-points-g-o4 = Під контролем Німеччини наприкінці: { scenario-gun-factory-objective-O4 }.
scenario-gun-factory-points-g-stage = Перемога Німеччини наприкінці будь-якого ходу, коли пристань під її контролем.
scenario-gun-factory-points-s-gun = Знищено штурмову гармату 33.
scenario-gun-factory-points-g-t34 = Знищено Т-34.
scenario-gun-factory-points-s-break = За кожен розбитий німецький тайл групи.
scenario-gun-factory-points-g-break = За кожен розбитий радянський тайл групи.
scenario-gun-factory-effect-opening-barrage = Після розставлення й ходів розвідки, до 1-го ходу, німецький гравець проводить дві атаки з профілем артилерії по міжпросторах на свій вибір на схід від стовпця 8, відхилення 3, без коригувальників.
scenario-gun-factory-reinforcement-0 = На початку фази наказів 4-го ходу, якщо пристань під контролем СРСР, на ній висаджується ще один загін гвардійців-стрільців. Він належить тайлу гвардійців.
