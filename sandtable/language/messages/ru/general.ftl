### Общие слова.

language-name = Русский
