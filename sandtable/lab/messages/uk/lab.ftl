### Лабораторія: багато партій між ботами.

## Таблиці

lab-bot = Бот
lab-scenario = Сценарій
lab-games = Партії
lab-wins = Перемоги
lab-draws = Нічиї
lab-score = Очки, %
lab-thinking = мс на рішення
lab-elo = Ело
lab-one-above = Проти бота вище, %
lab-against = Рядок проти стовпця, %
lab-rounds = Раундів
lab-turns = Ходів
lab-lost = Втрати
lab-ending = Закінчення
lab-verdicts = ✓ кожна сторона перемагає в 35–65 %, ✗ це не так, ? судити зарано (інтервал 99 %). В інтервалі нічия рахується за половину.
lab-stop-yes = { $bot } набирає щонайменше { $share } %: вирішено після { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партій
}, імовірність помилки 1 %.
lab-stop-no = { $bot } не набирає { $share } %: вирішено після { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партій
}, імовірність помилки 1 %.
lab-stop-open = Чи набирає { $bot } { $share } %, після { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партій
} ще не вирішено.

## Звіт

lab-report-title = Лабораторія
lab-report-lead = Партії між ботами: { $games }, з { $first } до { $last }. Правила: { $rules }.
lab-report-ladder = Драбина
lab-report-ladder-note = рейтинг з інтервалом 95 %; найслабший бот списку в кожній грі має { $elo }
lab-report-absent = не бере участі
lab-report-fixed = заданий
lab-report-pairs = Хто кого перемагає, %: { $game }
lab-report-pairs-note = рядок проти стовпця, з інтервалом 95 %; сторони міняються
lab-report-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партій
}
lab-report-balance = Баланс: { $bot }
lab-report-balance-note = частка першої сторони з інтервалом 95 %, нічия — половина. Смуга: 35–65. Усього: { $all }, явно всередині: { $even }, явно поза нею: { $uneven }; квадрат — поза смугою.

## Налаштування й задачі

lab-weight = Вага
lab-now = Зараз
lab-new = Налаштована
lab-tuned = Налаштовані ваги набирають { $share } % ({ $interval }) проти нинішніх; партій, на яких їх не налаштовували: { $games }.
lab-all-scenarios = усі
lab-positions = Позиції
lab-loss = Логарифмічна похибка
lab-auc = AUC
lab-own-weights = Власні ваги
lab-fitted = Ваги записано в { $file }.
lab-puzzles = Знайдено задач: { $count }. Файл: { $file }

## Що не так

error-lab-not-a-result = Це не рядок, записаний командою sandtable lab.
error-lab-unwritable = Файл не вдається записати: { $reason }
error-lab-needs-extra = Для цього потрібні додаткові пакети: pip install "sandtable[{ $extra }]".
error-lab-other-rules = Один із вузлів грає в «{ $game }» за правилами { $there }, а ця машина — за { $here }: установіть усюди одну версію.
error-lab-workers-die = Робочі процеси завершуються раз по раз; можливо, на стільки процесів не вистачає пам’яті. Зігране збережено.
error-lab-no-cluster = За адресою «{ $address }» немає кластера Ray: { $reason }
error-lab-no-weights = «{ $game }» не має ваг, які можна налаштувати.
error-lab-no-weight = Ваги «{ $name }» немає. Є такі: { $names }.
error-lab-no-features = У «{ $game }» немає ознак позиції для підбору.
lab-estimate = Шанси
lab-estimated = За оцінкою
lab-won = Виграно
lab-brier = Оцінка Браєра
lab-scaled = оцінка
lab-unscaled = оцінка без калібрування
lab-evaluate = evaluate
lab-constant = стала
lab-calibrated = Виміряно партій: { $games }. { $scaled ->
    [yes] З поправками оцінка в них точніша.
   *[no] Поправки не роблять оцінку в них точнішою.
}
lab-calibration-written = Записано в { $file }.
lab-calibration-kept = Нічого не записано; запише --write.
