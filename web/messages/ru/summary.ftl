### Игра на одной странице: заголовки, общие для всех игр.

ui-sum-round = Раунд
ui-sum-turn = Ход
ui-sum-win = Как победить
ui-sum-attack = Атака
ui-sum-cover = Укрытие
ui-sum-units = Отряды
ui-sum-signs = Знаки
ui-sum-terrain = Местность
ui-sum-verbs = Действия
ui-sum-unit = Отряд
