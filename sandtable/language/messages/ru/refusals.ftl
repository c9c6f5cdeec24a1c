# Отказы, общие для всех игр.

refusal-game-over = Партия уже окончена.
refusal-not-your-decision = Сейчас решаете не вы. Ждём: { $seats }.
