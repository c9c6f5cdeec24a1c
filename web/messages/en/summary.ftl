### A game on one page: the titles that all games share.

ui-sum-round = A round
ui-sum-turn = A turn
ui-sum-win = To win
ui-sum-attack = An attack
ui-sum-cover = Cover
ui-sum-units = Units
ui-sum-signs = Signs
ui-sum-terrain = Terrain
ui-sum-verbs = Actions
ui-sum-unit = Unit
