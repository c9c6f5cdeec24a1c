### Лаборатория: много партий между ботами.

## Таблицы

lab-bot = Бот
lab-scenario = Сценарий
lab-games = Партии
lab-wins = Победы
lab-draws = Ничьи
lab-score = Очки, %
lab-thinking = мс на решение
lab-elo = Эло
lab-one-above = Против бота выше, %
lab-against = Строка против столбца, %
lab-rounds = Раундов
lab-turns = Ходов
lab-lost = Потери
lab-ending = Концовка
lab-verdicts = ✓ каждая сторона побеждает в 35–65 %, ✗ это не так, ? судить рано (интервал 99 %). В интервале ничья считается за половину.
lab-stop-yes = { $bot } набирает не меньше { $share } %: решено после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партий
}, вероятность ошибки 1 %.
lab-stop-no = { $bot } не набирает { $share } %: решено после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партий
}, вероятность ошибки 1 %.
lab-stop-open = Набирает ли { $bot } { $share } %, после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партий
} ещё не решено.

## Отчёт

lab-report-title = Лаборатория
lab-report-lead = Партии между ботами: { $games }, с { $first } по { $last }. Правила: { $rules }.
lab-report-ladder = Лестница
lab-report-ladder-note = рейтинг с интервалом 95 %; у слабейшего бота списка в каждой игре { $elo }
lab-report-absent = не участвует
lab-report-fixed = задан
lab-report-pairs = Кто кого побеждает, %: { $game }
lab-report-pairs-note = строка против столбца, с интервалом 95 %; стороны меняются
lab-report-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
}
lab-report-balance = Баланс: { $bot }
lab-report-balance-note = доля первой стороны с интервалом 95 %, ничья — половина. Полоса: 35–65. Всего: { $all }, явно внутри: { $even }, явно вне: { $uneven }; квадрат — вне полосы.

## Настройка и задачи

lab-weight = Вес
lab-now = Сейчас
lab-new = Настроен
lab-tuned = Настроенные веса набирают { $share } % ({ $interval }) против нынешних; партий, на которых их не настраивали: { $games }.
lab-all-scenarios = все
lab-positions = Позиции
lab-loss = Логарифмическая ошибка
lab-auc = AUC
lab-own-weights = Свои веса
lab-fitted = Веса записаны в { $file }.
lab-puzzles = Найдено задач: { $count }. Файл: { $file }

## Что не так

error-lab-not-a-result = Это не строка, записанная командой sandtable lab.
error-lab-unwritable = Файл не удаётся записать: { $reason }
error-lab-needs-extra = Для этого нужны дополнительные пакеты: pip install "sandtable[{ $extra }]".
error-lab-other-rules = Один из узлов играет в «{ $game }» по правилам { $there }, а эта машина — по { $here }: установите везде одну версию.
error-lab-workers-die = Рабочие процессы завершаются раз за разом; возможно, на столько процессов не хватает памяти. Сыгранное сохранено.
error-lab-no-cluster = По адресу «{ $address }» нет кластера Ray: { $reason }
error-lab-no-weights = У «{ $game }» нет весов, которые можно настроить.
error-lab-no-weight = Веса «{ $name }» нет. Есть такие: { $names }.
error-lab-no-features = У «{ $game }» нет признаков позиции для подгонки.
lab-estimate = Шансы
lab-estimated = По оценке
lab-won = Выиграно
lab-brier = Оценка Брайера
lab-scaled = оценка
lab-unscaled = оценка без калибровки
lab-evaluate = evaluate
lab-constant = постоянная
lab-calibrated = Измерено партий: { $games }. { $scaled ->
    [yes] С поправками оценка в них точнее.
   *[no] Поправки не делают оценку в них точнее.
}
lab-calibration-written = Записано в { $file }.
lab-calibration-kept = Ничего не записано; запишет --write.
