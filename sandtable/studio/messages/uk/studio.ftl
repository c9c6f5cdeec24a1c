### Майстерня: власні сценарії.

## Чернетки

error-studio-too-long = Знаків у тексті: { $found }. У сценарії їх може бути не більше ніж { $most }.
error-studio-too-deep = Таблиці та списки вкладено глибше ніж на { $most } рівнів.
error-studio-odd-id = Ідентифікатор складається з малих латинських літер, цифр і поодиноких дефісів, разом не більше ніж { $most } знаків.
error-studio-odd-text = У цьому тексті є розмітка або керівні знаки.
error-studio-nothing-there = Тут нема чого змінювати.

## Файли інших програм

error-studio-no-format = Жодна гра не має сценаріїв у форматі «{ $format }».

## Кампанії та серії

error-studio-campaign-scenario = «{ $scenario }»: такого сценарію в грі немає.
error-studio-campaign-over = Усі битви зіграно.
error-studio-campaign-unfinished = Битва ще не закінчилася.
error-studio-campaign-other-battle = Наступна битва: «{ $scenario }».
error-studio-campaign-sides = Кожна сторона мусить мати того гравця, якого їй дає план.
error-studio-campaign-order = Битва { $number } має підсумок, а одна з попередніх не має.
error-studio-campaign-players = Назвіть два різні імені.

## Нові битви

error-studio-no-fresh = Нових битв у грі «{ $game }» немає.
error-studio-odd-seed = Зерно складається з латинських літер і цифр, не більше ніж { $most } знаків.
error-studio-no-draft = За зерном «{ $seed }» битва не вийшла. Спробуйте інше зерно.
error-studio-narrow-band = Після стількох ігор ({ $games }) такого вузького інтервалу не буває. Обіцяйте менше або грайте більше.

## Малі зміни, які випробовуються

studio-variant-points = { $side }: очок для перемоги: { $points }
studio-variant-card-in-deck = { $side }: одна карта починає в колоді, а не в запасі: { $card }
studio-variant-medals = { $side }: медалей для перемоги: { $number }
studio-variant-hands = { $side }: командних карт: { $number }
studio-variant-infantry = { $side }: ще один загін піхоти на { $hex }
studio-variant-score = { $side }: очок за «{ $id }»: { $points }
studio-variant-turns = Ходів: { $turns }
