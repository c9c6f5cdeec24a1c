# Відмови, спільні для всіх ігор.

refusal-game-over = Партію вже закінчено.
refusal-not-your-decision = Зараз вирішуєте не ви. Чекаємо: { $seats }.
