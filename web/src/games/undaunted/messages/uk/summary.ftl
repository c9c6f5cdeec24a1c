### Ігри серії «Відважні» на одній сторінці.

## Раунд

ui-undaunted-sum-draw = Візьміть чотири
ui-undaunted-sum-draw-text = Колода порожня? Перетасуйте скид.
ui-undaunted-sum-bid = Виберіть одну
ui-undaunted-sum-bid-text = Обоє потай вибирають карту. Починає більше число; за рівності ініціатива лишається у власника.
ui-undaunted-sum-play = Зіграйте решту
ui-undaunted-sum-play-text = Кожна карта — одна її дія, яку виконує її фішка, або «Вичікувати».
ui-undaunted-sum-end = Закінчіть хід
ui-undaunted-sum-end-text = Зігране й те, що лишилося, йде у скид. Потім ходить друга сторона.

## Як перемогти

ui-undaunted-sum-points = Очки
ui-undaunted-sum-points-text = Контролюйте ключові пункти на число очок зі сценарію. Гра кінчається одразу.
ui-undaunted-sum-lost = Не назавжди
ui-undaunted-sum-lost-text = Утрачено контроль над квадратом — утрачено і його очки.
ui-undaunted-sum-pin = Виснаження
ui-undaunted-sum-pin-text = На полі не лишилося ворожих стрільців, якщо так сказано у сценарії.
ui-undaunted-sum-leave = Евакуація
ui-undaunted-sum-leave-text = Виведіть із поля фішки, які назвав сценарій.
ui-undaunted-sum-neutralise = Нейтралізація
ui-undaunted-sum-neutralise-text = Знищіть ворожі фішки, які назвав сценарій.

## Атака

ui-undaunted-sum-defence = захист
ui-undaunted-sum-cover = прикриття
ui-undaunted-sum-range = відстань
ui-undaunted-sum-attack = Киньте кістки дії. Досить однієї, що не менша за суму; 0 влучає завжди. Влучання коштує однієї карти цього загону: з руки, інакше зі скиду, інакше з колоди. Якщо карт немає, йде фішка.
ui-undaunted-sum-attack-soldier = Киньте кістки дії. Досить однієї, що не менша за суму; 0 влучає завжди. Боєць утрачає одну свою карту; техніка втрачає карту бійця всередині й дістає пошкодження.
ui-undaunted-sum-hill = пагорб; з пагорба — 1

## Загони і знаки

ui-undaunted-sum-card = Дії карти
ui-undaunted-sum-initiative = Ініціатива
ui-undaunted-sum-scouted = Розвідано
ui-undaunted-sum-scouted-text = Ваші фішки можуть зайти.
ui-undaunted-sum-controlled = Контролюється
ui-undaunted-sum-controlled-text = Ключовий пункт дає вам очки.
ui-undaunted-sum-objective = Ключовий пункт
ui-undaunted-sum-objective-text = Очки вказано на зірці.
ui-undaunted-sum-spawn = Пункт появи
ui-undaunted-sum-spawn-text = Тут фішки виходять на поле.
ui-undaunted-sum-target = Ціль
ui-undaunted-sum-target-text = Сюди б’є міномет.
ui-undaunted-sum-suppressed = Придушення
ui-undaunted-sum-suppressed-text = Наступна карта лише поверне фішку до ладу.
ui-undaunted-sum-fog = Туман війни
ui-undaunted-sum-fog-text = Карта, яку не можна зіграти. Її приносить кожен щойно розвіданий квадрат.
ui-undaunted-sum-structure = Об’єкт
ui-undaunted-sum-structure-text = Його знищує підрив; він може давати очки.

## Дії

ui-undaunted-sum-verb-move = До X квадратів, у кожному ваш жетон.
ui-undaunted-sum-verb-guide = Будь-яка ваша фішка проходить до X квадратів.
ui-undaunted-sum-verb-scout = До X квадратів, із жетоном і без. Нові квадрати розвідано, за кожен — карта туману війни.
ui-undaunted-sum-verb-stalk = До X квадратів, із жетоном і без. Жетона не кладуть, туману війни немає.
ui-undaunted-sum-verb-bolster = До X карт із резерву у скид.
ui-undaunted-sum-verb-command = Візьміть до X карт.
ui-undaunted-sum-verb-conceal = Карта туману війни з ворожого резерву йде у ворожий скид.
ui-undaunted-sum-verb-control = Переверніть жетон боком «Контролюється», якщо у квадраті немає ворога.
ui-undaunted-sum-verb-inspire = Поверніть на руку до X карт, зіграних цього ходу.
ui-undaunted-sum-verb-recon = Карта туману війни йде з руки та з гри; візьміть карту.
ui-undaunted-sum-verb-attack = X кісток по фішці. Влучання коштує карти.
ui-undaunted-sum-verb-suppress = X кісток по фішці. Влучання перевертає її.
ui-undaunted-sum-verb-target = Покладіть жетон цілі на відстані 3 і більше від міномета.
ui-undaunted-sum-verb-blast = X кісток по кожній фішці у квадраті цілі.
ui-undaunted-sum-verb-hunker = Карта повертається в резерв.
ui-undaunted-sum-verb-demolitions = X кісток по об’єкту чи техніці.
ui-undaunted-sum-verb-anti-tank = X кісток по броні техніки.
ui-undaunted-sum-verb-repair = Зніміть маркер пошкоджень із техніки у квадраті.
ui-undaunted-sum-verb-survey = Розвідайте до X квадратів будь-де.
ui-undaunted-sum-verb-strafe = X кісток із повітря; пагорб дає прикриття лише 1.
ui-undaunted-sum-verb-board = Займіть вільне місце техніки у квадраті.
ui-undaunted-sum-verb-drive = Техніка проходить до X квадратів.
ui-undaunted-sum-verb-navigate = Розвідайте до X суміжних квадратів, починаючи із сусіднього.
