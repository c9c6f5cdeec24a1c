# Разбор записи.

cli-help-analyse = Оценить каждое решение в записи и отделить его от везения.
cli-help-analyse-seconds = Сколько считать после первого быстрого прохода, в секундах процессора.
cli-help-analyse-seat = Оценить только это место, по тому, что оно видело.
cli-help-analyse-seed = Начальное число розыгрышей; с тем же числом итог тот же.
cli-help-analyse-out = Записать разбор целиком в этот файл, в JSON.
cli-analysis-head = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решений
} · { $playouts ->
    [one] { $playouts } розыгрыш
    [few] { $playouts } розыгрыша
    [many] { $playouts } розыгрышей
   *[other] { $playouts } розыгрышей
} · ±{ $error } %
cli-analysis-best = лучшее
cli-analysis-fine = хорошее
cli-analysis-inaccuracy = неточность
cli-analysis-mistake = ошибка
cli-analysis-blunder = грубая ошибка
cli-analysis-lost = потеряно за решение, %
cli-analysis-luck = дали кубики и карты, %
cli-analysis-play = изменили решения, %
cli-analysis-blamed = Что можно было сыграть лучше
cli-analysis-turns = Переломные моменты
cli-analysis-step = шаг
cli-analysis-played = сыграно
cli-analysis-loss = потеря, %
cli-analysis-better = лучше
cli-analysis-swing = { $side }: шансы, %
cli-analysis-by-luck = везение
