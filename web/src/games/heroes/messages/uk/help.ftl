### Що є що: значення, місцевість, маркери, жетони.

ui-hos-help-move = Значення руху: клітинки за один рух
ui-hos-help-defence = { $sides ->
    [yes] Захист спереду, збоку й ззаду
   *[no] Захист: стільки має набрати постріл
}
ui-hos-help-combat = Бойове значення проти піхоти, легких і важких машин
ui-hos-help-covered = Прикриття тут: { $ground }
ui-hos-help-cover = Прикриття, до захисту: { $kinds }
ui-hos-help-obscures = До пострілів крізь неї
ui-hos-help-structure = Можна зруйнувати: стільки очок руйнування
ui-hos-help-smoke = Дим: заважає цілитися до кінця ходу
ui-hos-help-wreck = Остов: заважає вогню, його можна зруйнувати чи зіштовхнути
ui-hos-help-here = Тут: { $units }.
ui-hos-help-suppression = Придушення: кожен маркер забирає 1 від руху й кидків
ui-hos-help-activated = Цього ходу вже діяв
ui-hos-help-when = Коли:
ui-hos-help-or = Або:
ui-hos-help-token-number = Загони діють за порядком номерів, сторони по черзі.
ui-hos-help-token-special = Активує загін будь-якої миті між двома активаціями.
ui-hos-help-token-bluff = Виглядає як наказ, але не наказ.
ui-hos-help-token-unknown = Сорочкою догори: наказ або обманка.

## Журнал

ui-hos-log-die = кістка { $die }
ui-hos-log-value = бойове значення
ui-hos-log-bonus = бонус
ui-hos-log-penalty = перешкоди, дальність, придушення
ui-hos-log-sum = { $sum } = { $result } проти { $defence }
ui-hos-log-table = { $sum } = { $result } за таблицею снайпера
ui-hos-log-hit = { $hit ->
    [yes] досягнуто
   *[no] повз
}
ui-hos-log-both = стоїть у { $squares }
