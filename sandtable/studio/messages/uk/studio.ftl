### Майстерня: власні сценарії.

## Чернетки

error-studio-too-long = Знаків у тексті: { $found }. У сценарії їх може бути не більше ніж { $most }.
error-studio-too-deep = Таблиці та списки вкладено глибше ніж на { $most } рівнів.
error-studio-odd-id = Ідентифікатор складається з малих латинських літер, цифр і поодиноких дефісів, разом не більше ніж { $most } знаків.
error-studio-odd-text = У цьому тексті є розмітка або керівні знаки.
error-studio-nothing-there = Тут нема чого змінювати.
error-studio-no-brush = Пензля «{ $brush }» немає.
error-studio-no-place = На цьому полі немає місця «{ $place }».
error-studio-no-text = Сценарій «{ $scenario }» не має файлу, який можна відкрити.

## Файли інших програм

error-studio-no-format = Жодна гра не має сценаріїв у форматі «{ $format }».

## Кампанії та серії

error-studio-campaign-scenario = «{ $scenario }»: такого сценарію в грі немає.
error-studio-campaign-over = Усі битви зіграно.
error-studio-campaign-unfinished = Битва ще не закінчилася.
error-studio-campaign-other-battle = Наступна битва: «{ $scenario }».
error-studio-campaign-sides = Кожна сторона мусить мати того гравця, якого їй дає план.
error-studio-campaign-order = Битва { $number } має підсумок, а одна з попередніх не має.
error-studio-campaign-players = Назвіть два різні імені.

## Нові битви

error-studio-no-fresh = Нових битв у грі «{ $game }» немає.
error-studio-no-piece = Такої фігури для переставлення немає: «{ $piece }».
error-unknown-published = Цього сценарію більше немає в загальному списку.
error-not-your-scenario = Цей сценарій опублікували не ви.
error-published-no-name = Щоб опублікувати сценарій, дайте йому назву.
error-published-already = Точнісінько такий сценарій уже є в загальному списку.
error-published-full = Загальний список цього сервера заповнений.
error-too-many-published = Опублікованих сценаріїв у вас уже { $limit }. Спершу приберіть якісь із них зі списку.
error-too-many-published-here = Сьогодні з вашої мережі опубліковано забагато сценаріїв. Спробуйте пізніше.
error-studio-odd-seed = Зерно складається з латинських літер і цифр, не більше ніж { $most } знаків.
error-studio-no-draft = За зерном «{ $seed }» битва не вийшла. Спробуйте інше зерно.
error-studio-narrow-band = Після стількох ігор ({ $games }) такого вузького інтервалу не буває. Обіцяйте менше або грайте більше.

## Малі зміни, які випробовуються

studio-variant-points = { $side }: очок для перемоги: { $points }
studio-variant-card-in-deck = { $side }: одна карта починає в колоді, а не в запасі: { $card }
studio-variant-medals = { $side }: медалей для перемоги: { $number }
studio-variant-hands = { $side }: командних карт: { $number }
studio-variant-infantry = { $side }: ще один загін піхоти на { $hex }
studio-variant-score = { $side }: очок за «{ $id }»: { $points }
studio-variant-turns = Ходів: { $turns }

## Редактор: палітра

studio-shelf-ground = Місцевість
studio-shelf-units = Загони
studio-shelf-obstacles = Перешкоди
studio-shelf-medals = Медалі
studio-shelf-faces = Тайли: номер і бік
studio-shelf-markers = Жетони
studio-shelf-structures = Споруди
studio-shelf-boards = Планшети
studio-shelf-overlays = Накладки
studio-shelf-walls = Стіни та прорізи
studio-shelf-buildings = Будівлі
studio-shelf-zones = Зони й цілі
studio-medal-medal = Медаль за утримання
studio-medal-lasting = Медаль назавжди
studio-medal-temporary = Поки утримується
studio-medal-permanent = Назавжди
studio-marker-points-1 = Ціль, 1 очко
studio-marker-points-2 = Ціль, 2 очки
studio-marker-points-3 = Ціль, 3 очки
studio-marker-scouted = Розвідано
studio-marker-controlled = Під контролем
studio-marker-spawn = Вхід
studio-marker-radio = Рація
studio-marker-exit = Вихід
studio-marker-zone = Зона розставлення
studio-marker-area = Ціль
studio-marker-item = Предмет
studio-marker-bonus = Бонусний жетон
studio-wall-wall = Стіна
studio-wall-door = Двері
studio-wall-window = Вікно
studio-wall-gate = Ворота
studio-wall-breach = Пролом
studio-wall-none = Без стіни

## Редактор: панелі

studio-form-hand = рука й медалі
studio-form-battle = Бій
studio-form-objectives = Цілі
studio-form-sudden = Миттєва перемога
studio-form-special = Особливі правила
studio-form-head = Назва й дата
studio-form-stories = Розповідь будь-якою мовою
studio-form-cards = Колоди й запаси
studio-form-goals = цілі
studio-form-spawn = входи
studio-form-vehicles = техніка
studio-form-exits = виходи
studio-form-boards = Планшети
studio-form-forces = сили
studio-form-points = Очки
studio-form-zones = Зони розставлення
studio-column-deck = Колода
studio-column-supply = Запас
studio-field-hand = Командні карти
studio-field-medals = Медалей для перемоги
studio-field-first = Ходить першою
studio-field-top = Угорі
studio-field-face = Бік поля
studio-face-coast = узбережжя
studio-face-countryside = суходіл
studio-field-boards = Поля
studio-field-side = Сторона
studio-field-hexes = Гекси
studio-field-lasts = Зараховується
studio-field-need = Скільки з них
studio-field-worth = Медалі
studio-field-turn-limit = Межа ходів
studio-field-exit = Може залишити поле
studio-field-bunkers-protect = Бункери захищають
studio-field-sea-walls-protect = Хвилеломи захищають
studio-field-empty-deck-wins = Перемагає, коли колода порожня
studio-field-recon-as-barrage = Розвідка може бути авіаударом
studio-field-hills-stop-guns = Пагорби зупиняють вогонь гармат
studio-field-bound-to-bank = Піхота лишається на своєму березі
studio-field-unboxed = Більше однієї коробки
studio-field-name = Назва
studio-field-history = Історія
studio-field-notes = Нотатки для гравців
studio-field-id = Ім’я у файлі
studio-field-from = Від
studio-field-to = До
studio-field-date = Дата
studio-field-operation = Операція
studio-field-source = Джерело
studio-field-initiative = Ініціатива
studio-field-stagger = Зсунуто
studio-stagger-columns = стовпці
studio-stagger-rows = ряди
studio-field-points = Очки
studio-field-pin = Виснажити ворога
studio-field-evacuate = Вивести загонів
studio-field-neutralise = Нейтралізувати загонів
studio-field-of = Із цих загонів
studio-field-tile = Тайл
studio-field-serves = Для цих загонів
studio-field-vehicle = Техніка
studio-field-damage = Пошкодження
studio-field-seat = Місце: { $seat }
studio-field-exits = Виходи
studio-field-may-leave = Може вийти
studio-field-turns = Ходи
studio-field-cards = Карт на руці
studio-field-sets-up-first = Розставляє першою
studio-field-tie = Нічия на користь
studio-field-board = Планшет
studio-field-at = Стовпець і ряд
studio-field-turned = Поворот
studio-field-group = Тайл набору
studio-field-rects = Прямокутники
studio-field-type = За що
studio-field-main = Головна ціль
studio-field-objective = Ціль
studio-field-kind = Вид
studio-field-rim = Край
