### Мастерская: собственные сценарии.

## Черновики

error-studio-too-long = Знаков в тексте: { $found }. В сценарии их может быть не больше { $most }.
error-studio-too-deep = Таблицы и списки вложены глубже, чем на { $most } уровней.
error-studio-odd-id = Идентификатор состоит из строчных латинских букв, цифр и одиночных дефисов, всего не больше { $most } знаков.
error-studio-odd-text = В этом тексте есть разметка или управляющие знаки.
error-studio-nothing-there = Здесь нечего менять.
error-studio-no-brush = Кисти «{ $brush }» нет.
error-studio-no-place = На этом поле нет места «{ $place }».
error-studio-no-text = У сценария «{ $scenario }» нет файла, который можно открыть.

## Файлы других программ

error-studio-no-format = Ни у одной игры нет сценариев в формате «{ $format }».

## Кампании и серии

error-studio-campaign-scenario = «{ $scenario }»: такого сценария в игре нет.
error-studio-campaign-over = Все сражения сыграны.
error-studio-campaign-unfinished = Сражение ещё не окончено.
error-studio-campaign-other-battle = Следующее сражение: «{ $scenario }».
error-studio-campaign-sides = У каждой стороны должен быть тот игрок, которого ей даёт план.
error-studio-campaign-order = У сражения { $number } есть итог, а у одного из предыдущих его нет.
error-studio-campaign-players = Назовите два разных имени.

## Новые сражения

error-studio-no-fresh = Новых сражений в игре «{ $game }» нет.
error-studio-no-piece = Такой фигуры для перестановки нет: «{ $piece }».
error-unknown-published = Этого сценария больше нет в общем списке.
error-not-your-scenario = Этот сценарий опубликован не вами.
error-published-no-name = Чтобы опубликовать сценарий, дайте ему название.
error-published-already = Точно такой сценарий уже есть в общем списке.
error-published-full = Общий список этого сервера заполнен.
error-too-many-published = Опубликованных сценариев у вас уже { $limit }. Сначала уберите какие-нибудь из них из списка.
error-too-many-published-here = Сегодня из вашей сети опубликовано слишком много сценариев. Попробуйте позже.
error-studio-odd-seed = Зерно состоит из латинских букв и цифр, не больше { $most } знаков.
error-studio-no-draft = По зерну «{ $seed }» сражение не получилось. Попробуйте другое зерно.
error-studio-narrow-band = После стольких игр ({ $games }) такого узкого интервала не бывает. Обещайте меньше или играйте больше.

## Малые изменения, которые испытываются

studio-variant-points = { $side }: очков для победы: { $points }
studio-variant-card-in-deck = { $side }: одна карта начинает в колоде, а не в запасе: { $card }
studio-variant-medals = { $side }: медалей для победы: { $number }
studio-variant-hands = { $side }: командных карт: { $number }
studio-variant-infantry = { $side }: ещё один отряд пехоты на { $hex }
studio-variant-score = { $side }: очков за «{ $id }»: { $points }
studio-variant-turns = Ходов: { $turns }

## Редактор: палитра

studio-shelf-ground = Местность
studio-shelf-units = Отряды
studio-shelf-obstacles = Препятствия
studio-shelf-medals = Медали
studio-shelf-faces = Тайлы: номер и сторона
studio-shelf-markers = Жетоны
studio-shelf-structures = Сооружения
studio-shelf-boards = Доски
studio-shelf-overlays = Накладки
studio-shelf-walls = Стены и проёмы
studio-shelf-buildings = Здания
studio-shelf-zones = Зоны и цели
studio-medal-medal = Медаль за удержание
studio-medal-lasting = Медаль навсегда
studio-medal-temporary = Пока удерживается
studio-medal-permanent = Навсегда
studio-marker-points-1 = Цель, 1 очко
studio-marker-points-2 = Цель, 2 очка
studio-marker-points-3 = Цель, 3 очка
studio-marker-scouted = Разведано
studio-marker-controlled = Под контролем
studio-marker-spawn = Вход
studio-marker-radio = Рация
studio-marker-exit = Выход
studio-marker-zone = Зона расстановки
studio-marker-area = Цель
studio-marker-item = Предмет
studio-marker-bonus = Бонусный жетон
studio-wall-wall = Стена
studio-wall-door = Дверь
studio-wall-window = Окно
studio-wall-gate = Ворота
studio-wall-breach = Пролом
studio-wall-none = Без стены

## Редактор: панели

studio-form-hand = рука и медали
studio-form-battle = Бой
studio-form-objectives = Цели
studio-form-sudden = Мгновенная победа
studio-form-special = Особые правила
studio-form-head = Название и дата
studio-form-stories = Рассказ на любом языке
studio-form-cards = Колоды и запасы
studio-form-goals = цели
studio-form-spawn = входы
studio-form-vehicles = техника
studio-form-exits = выходы
studio-form-boards = Доски
studio-form-forces = силы
studio-form-points = Очки
studio-form-zones = Зоны расстановки
studio-column-deck = Колода
studio-column-supply = Запас
studio-field-hand = Командные карты
studio-field-medals = Медалей для победы
studio-field-first = Ходит первой
studio-field-top = Вверху
studio-field-face = Сторона поля
studio-face-coast = побережье
studio-face-countryside = суша
studio-field-boards = Поля
studio-field-side = Сторона
studio-field-hexes = Гексы
studio-field-lasts = Засчитывается
studio-field-need = Сколько из них
studio-field-worth = Медали
studio-field-turn-limit = Предел ходов
studio-field-exit = Может покинуть поле
studio-field-bunkers-protect = Бункеры защищают
studio-field-sea-walls-protect = Волноломы защищают
studio-field-empty-deck-wins = Побеждает, когда колода пуста
studio-field-recon-as-barrage = Разведка может быть авиаударом
studio-field-hills-stop-guns = Холмы останавливают огонь орудий
studio-field-bound-to-bank = Пехота остаётся на своём берегу
studio-field-unboxed = Больше одной коробки
studio-field-name = Название
studio-field-history = История
studio-field-notes = Заметки для игроков
studio-field-id = Имя в файле
studio-field-from = С
studio-field-to = По
studio-field-date = Дата
studio-field-operation = Операция
studio-field-source = Источник
studio-field-initiative = Инициатива
studio-field-stagger = Сдвинуты
studio-stagger-columns = столбцы
studio-stagger-rows = ряды
studio-field-points = Очки
studio-field-pin = Истощить врага
studio-field-evacuate = Вывести отрядов
studio-field-neutralise = Нейтрализовать отрядов
studio-field-of = Из этих отрядов
studio-field-tile = Тайл
studio-field-serves = Для этих отрядов
studio-field-vehicle = Техника
studio-field-damage = Повреждения
studio-field-seat = Место: { $seat }
studio-field-exits = Выходы
studio-field-may-leave = Может выйти
studio-field-turns = Ходы
studio-field-cards = Карт на руке
studio-field-sets-up-first = Расставляет первой
studio-field-tie = Ничья в пользу
studio-field-board = Доска
studio-field-at = Столбец и ряд
studio-field-turned = Поворот
studio-field-group = Тайл набора
studio-field-rects = Прямоугольники
studio-field-type = За что
studio-field-main = Главная цель
studio-field-objective = Цель
studio-field-kind = Вид
studio-field-rim = Край
