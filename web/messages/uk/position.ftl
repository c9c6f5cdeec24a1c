### Позиції: як відкрити і як узяти з собою.

ui-position-open = Відкрити позицію
ui-position-how = Вставте позицію або виберіть файл і грайте з цього місця.
ui-position-text = Позиція (JSON)
ui-position-file = Вибрати файл
ui-position-read = Прочитати позицію
ui-position-line = Рядок { $line }
ui-position-decides = Вирішує
ui-position-seen = У позиції видно всі карти, і ви їх бачили. Хто прийде за посиланням, побачить лише свої.
ui-position-from = із позиції
ui-position-joined = Партія почнеться з позиції, яку вибрав і бачив господар столу.
ui-position-copy = Скопіювати позицію
ui-position-on = Грати з цього місця
