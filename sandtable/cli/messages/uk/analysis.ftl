# Розбір запису.

cli-help-analyse = Оцінити кожне рішення в записі й відокремити його від везіння.
cli-help-analyse-seconds = Скільки рахувати після першого швидкого проходу, у секундах процесора.
cli-help-analyse-seat = Оцінити лише це місце, за тим, що воно бачило.
cli-help-analyse-seed = Початкове число розіграшів; з тим самим числом підсумок той самий.
cli-help-analyse-out = Записати весь розбір у цей файл, у JSON.
cli-analysis-head = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішень
} · { $playouts ->
    [one] { $playouts } розіграш
    [few] { $playouts } розіграші
    [many] { $playouts } розіграшів
   *[other] { $playouts } розіграшів
} · ±{ $error } %
cli-analysis-best = найкраще
cli-analysis-fine = добре
cli-analysis-inaccuracy = неточність
cli-analysis-mistake = помилка
cli-analysis-blunder = груба помилка
cli-analysis-lost = втрачено за рішення, %
cli-analysis-luck = дали кістки й карти, %
cli-analysis-play = змінили рішення, %
cli-analysis-blamed = Що можна було зіграти краще
cli-analysis-turns = Переломні моменти
cli-analysis-step = крок
cli-analysis-played = зіграно
cli-analysis-loss = втрата, %
cli-analysis-better = краще
cli-analysis-swing = { $side }: шанси, %
cli-analysis-by-luck = везіння
