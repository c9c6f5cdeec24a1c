### Файли інших програм: битви у форматі .m44.

## Що не так із файлом

error-m44-not-a-file = Це не сценарій у форматі .m44.
error-m44-too-large = У файлі більше гексів, ніж буває на полі: можливо не більше ніж { $most }.
error-m44-other-board = Битви на полі такого виду ({ $found }) перенести не можна.
error-m44-off-the-board = Такого гекса на полі немає.
error-m44-odd-text = У назві є розмітка, або вона задовга.

## Що не перенесено

studio-m44-face = Поле «{ $what }» стає сільською місцевістю; його власні правила не перенесено.
studio-m44-texts = Вступ і примітки не перенесено.
studio-m44-terrain = Місцевість «{ $what }» стає відкритою: { $places }.
studio-m44-behaviour = Правило «{ $what }» не перенесено: { $places }.
studio-m44-obstacle = Перешкоду «{ $what }» не перенесено: { $places }.
studio-m44-field-bunker = «{ $what }» стає бункером: { $places }.
studio-m44-unit = Загін «{ $what }» не перенесено: { $places }.
studio-m44-badge = Правила значка { $what } не перенесено, загін лишається: { $places }.
studio-m44-tag = Жетон «{ $what }» не перенесено: { $places }.
studio-m44-medal = Медаль рахується як звичайно, а не за правилом «{ $what }»: { $places }.
studio-m44-option = Особливе правило «{ $what }» не перенесено.
studio-m44-victory = Умову перемоги «{ $what }» не перенесено.
studio-m44-unsaid = У форматі немає слова для «{ $what }».
studio-m44-printed-ground = Пляж і море надруковано на полі, і перемістити їх не можна: { $places }.
