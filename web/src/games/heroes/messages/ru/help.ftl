### Что есть что: значения, местность, маркеры, жетоны.

ui-hos-help-move = Значение движения: клетки за одно движение
ui-hos-help-defence = { $sides ->
    [yes] Защита спереди, сбоку и сзади
   *[no] Защита: столько должен набрать выстрел
}
ui-hos-help-combat = Боевое значение против пехоты, лёгких и тяжёлых машин
ui-hos-help-covered = Укрытие здесь: { $ground }
ui-hos-help-cover = Укрытие, к защите: { $kinds }
ui-hos-help-obscures = К выстрелам через неё
ui-hos-help-structure = Можно разрушить: столько очков разрушения
ui-hos-help-smoke = Дым: мешает целиться до конца хода
ui-hos-help-wreck = Обломки: мешают огню, их можно разрушить или столкнуть
ui-hos-help-here = Здесь: { $units }.
ui-hos-help-suppression = Подавление: каждый маркер отнимает 1 у движения и бросков
ui-hos-help-activated = В этот ход уже действовал
ui-hos-help-when = Когда:
ui-hos-help-or = Или:
ui-hos-help-token-number = Отряды действуют по порядку номеров, стороны по очереди.
ui-hos-help-token-special = Активирует отряд в любой момент между двумя активациями.
ui-hos-help-token-bluff = Выглядит как приказ, но это не приказ.
ui-hos-help-token-unknown = Рубашкой вверх: приказ или блеф.

## Журнал

ui-hos-log-die = кубик { $die }
ui-hos-log-value = боевое значение
ui-hos-log-bonus = бонус
ui-hos-log-penalty = помехи, дальность, подавление
ui-hos-log-sum = { $sum } = { $result } против { $defence }
ui-hos-log-table = { $sum } = { $result } по таблице снайпера
ui-hos-log-hit = { $hit ->
    [yes] достигнуто
   *[no] мимо
}
ui-hos-log-both = стоит в { $squares }
