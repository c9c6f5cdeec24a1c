### Мастерская: собственные сценарии.

## Черновики

error-studio-too-long = Знаков в тексте: { $found }. В сценарии их может быть не больше { $most }.
error-studio-too-deep = Таблицы и списки вложены глубже, чем на { $most } уровней.
error-studio-odd-id = Идентификатор состоит из строчных латинских букв, цифр и одиночных дефисов, всего не больше { $most } знаков.
error-studio-odd-text = В этом тексте есть разметка или управляющие знаки.
error-studio-nothing-there = Здесь нечего менять.

## Файлы других программ

error-studio-no-format = Ни у одной игры нет сценариев в формате «{ $format }».

## Кампании и серии

error-studio-campaign-scenario = «{ $scenario }»: такого сценария в игре нет.
error-studio-campaign-over = Все сражения сыграны.
error-studio-campaign-unfinished = Сражение ещё не окончено.
error-studio-campaign-other-battle = Следующее сражение: «{ $scenario }».
error-studio-campaign-sides = У каждой стороны должен быть тот игрок, которого ей даёт план.
error-studio-campaign-order = У сражения { $number } есть итог, а у одного из предыдущих его нет.
error-studio-campaign-players = Назовите два разных имени.

## Новые сражения

error-studio-no-fresh = Новых сражений в игре «{ $game }» нет.
error-studio-odd-seed = Зерно состоит из латинских букв и цифр, не больше { $most } знаков.
error-studio-no-draft = По зерну «{ $seed }» сражение не получилось. Попробуйте другое зерно.
error-studio-narrow-band = После стольких игр ({ $games }) такого узкого интервала не бывает. Обещайте меньше или играйте больше.

## Малые изменения, которые испытываются

studio-variant-points = { $side }: очков для победы: { $points }
studio-variant-card-in-deck = { $side }: одна карта начинает в колоде, а не в запасе: { $card }
studio-variant-medals = { $side }: медалей для победы: { $number }
studio-variant-hands = { $side }: командных карт: { $number }
studio-variant-infantry = { $side }: ещё один отряд пехоты на { $hex }
studio-variant-score = { $side }: очков за «{ $id }»: { $points }
studio-variant-turns = Ходов: { $turns }
