### Гра на одній сторінці: заголовки, спільні для всіх ігор.

ui-sum-round = Раунд
ui-sum-turn = Хід
ui-sum-win = Як перемогти
ui-sum-attack = Атака
ui-sum-cover = Прикриття
ui-sum-units = Загони
ui-sum-signs = Знаки
ui-sum-terrain = Місцевість
ui-sum-verbs = Дії
ui-sum-unit = Загін
