### Игры серии «Неустрашимые» на одной странице.

## Раунд

ui-undaunted-sum-draw = Возьмите четыре
ui-undaunted-sum-draw-text = Колода пуста? Перетасуйте сброс.
ui-undaunted-sum-bid = Выберите одну
ui-undaunted-sum-bid-text = Оба тайно выбирают карту. Начинает большее число; при равенстве инициатива остаётся у владельца.
ui-undaunted-sum-play = Сыграйте остальные
ui-undaunted-sum-play-text = Каждая карта — одно её действие, которое выполняет её фишка, или «Затаиться».
ui-undaunted-sum-end = Закончите ход
ui-undaunted-sum-end-text = Сыгранное и оставшееся уходит в сброс. Потом ходит другая сторона.

## Как победить

ui-undaunted-sum-points = Очки
ui-undaunted-sum-points-text = Держите ключевые точки на число очков из сценария. Игра кончается сразу.
ui-undaunted-sum-lost = Не навсегда
ui-undaunted-sum-lost-text = Потерян контроль над квадратом — потеряны и его очки.
ui-undaunted-sum-pin = Истощение
ui-undaunted-sum-pin-text = На поле не осталось вражеских стрелков, если так сказано в сценарии.
ui-undaunted-sum-leave = Эвакуация
ui-undaunted-sum-leave-text = Выведите с поля фишки, которые назвал сценарий.
ui-undaunted-sum-neutralise = Нейтрализация
ui-undaunted-sum-neutralise-text = Уничтожьте вражеские фишки, которые назвал сценарий.

## Атака

ui-undaunted-sum-defence = защита
ui-undaunted-sum-cover = укрытие
ui-undaunted-sum-range = дистанция
ui-undaunted-sum-attack = Бросьте кубики действия. Довольно одного, который не меньше суммы; 0 попадает всегда. Попадание стоит одной карты этого отряда: из руки, иначе из сброса, иначе из колоды. Если карт нет, уходит фишка.
ui-undaunted-sum-attack-soldier = Бросьте кубики действия. Довольно одного, который не меньше суммы; 0 попадает всегда. Солдат теряет одну свою карту; техника теряет карту солдата внутри и получает повреждение.
ui-undaunted-sum-hill = высота; с высоты — 1

## Отряды и знаки

ui-undaunted-sum-card = Действия карты
ui-undaunted-sum-initiative = Инициатива
ui-undaunted-sum-scouted = Разведано
ui-undaunted-sum-scouted-text = Ваши фишки могут войти.
ui-undaunted-sum-controlled = Под контролем
ui-undaunted-sum-controlled-text = Ключевая точка приносит вам очки.
ui-undaunted-sum-objective = Ключевая точка
ui-undaunted-sum-objective-text = Очки указаны на звезде.
ui-undaunted-sum-spawn = Точка появления
ui-undaunted-sum-spawn-text = Здесь фишки выходят на поле.
ui-undaunted-sum-target = Прицел
ui-undaunted-sum-target-text = Сюда бьёт миномёт.
ui-undaunted-sum-suppressed = Подавление
ui-undaunted-sum-suppressed-text = Следующая карта только вернёт фишку в строй.
ui-undaunted-sum-fog = Туман войны
ui-undaunted-sum-fog-text = Карта, которую нельзя сыграть. Её приносит каждый заново разведанный квадрат.
ui-undaunted-sum-structure = Объект
ui-undaunted-sum-structure-text = Его уничтожает подрыв; он может приносить очки.

## Действия

ui-undaunted-sum-verb-move = До X квадратов, в каждом ваш жетон.
ui-undaunted-sum-verb-guide = Любая ваша фишка проходит до X квадратов.
ui-undaunted-sum-verb-scout = До X квадратов, с жетоном и без. Новые квадраты разведаны, за каждый — карта тумана войны.
ui-undaunted-sum-verb-stalk = До X квадратов, с жетоном и без. Жетон не кладут, тумана войны нет.
ui-undaunted-sum-verb-bolster = До X карт из запаса в сброс.
ui-undaunted-sum-verb-command = Возьмите до X карт.
ui-undaunted-sum-verb-conceal = Карта тумана войны из запаса врага уходит в его сброс.
ui-undaunted-sum-verb-control = Переверните жетон стороной «Под контролем», если в квадрате нет врага.
ui-undaunted-sum-verb-inspire = Верните в руку до X карт, сыгранных в этот ход.
ui-undaunted-sum-verb-recon = Карта тумана войны уходит из руки и из игры; возьмите карту.
ui-undaunted-sum-verb-attack = X кубиков по фишке. Попадание стоит карты.
ui-undaunted-sum-verb-suppress = X кубиков по фишке. Попадание переворачивает её.
ui-undaunted-sum-verb-target = Положите жетон прицела на дистанции 3 и больше от миномёта.
ui-undaunted-sum-verb-blast = X кубиков по каждой фишке под прицелом.
ui-undaunted-sum-verb-hunker = Карта возвращается в запас.
ui-undaunted-sum-verb-demolitions = X кубиков по объекту или технике.
ui-undaunted-sum-verb-anti-tank = X кубиков по броне техники.
ui-undaunted-sum-verb-repair = Снимите маркер повреждений с техники в квадрате.
ui-undaunted-sum-verb-survey = Разведайте до X квадратов где угодно.
ui-undaunted-sum-verb-strafe = X кубиков с воздуха; высота даёт укрытие только 1.
ui-undaunted-sum-verb-board = Займите свободное место техники в квадрате.
ui-undaunted-sum-verb-drive = Техника проходит до X квадратов.
ui-undaunted-sum-verb-navigate = Разведайте до X смежных квадратов, начиная с соседнего.
