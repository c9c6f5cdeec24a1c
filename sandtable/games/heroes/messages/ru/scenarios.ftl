### «Герои Сталинграда». Сценарии и счёт очков.

## Сценарий 1

scenario-two-streets-history = { scenario-two-streets-place }. { scenario-two-streets-interest }
scenario-two-streets-notes = Что нового: { scenario-two-streets-introduces }.

## Сценарий 2

scenario-dark-water-history = { scenario-dark-water-place }. { scenario-dark-water-interest }
scenario-dark-water-notes = Что нового: { scenario-dark-water-introduces }.

## Сценарий 3

scenario-beside-the-elevator-history = { scenario-beside-the-elevator-place }. { scenario-beside-the-elevator-interest }
scenario-beside-the-elevator-notes = Что нового: { scenario-beside-the-elevator-introduces }.

## Сценарий 4

scenario-house-on-the-square-history = { scenario-house-on-the-square-place }. { scenario-house-on-the-square-interest }
scenario-house-on-the-square-notes = Что нового: { scenario-house-on-the-square-introduces }.

## Сценарий 5

scenario-guns-over-the-ravine-history = { scenario-guns-over-the-ravine-place }. { scenario-guns-over-the-ravine-interest }
scenario-guns-over-the-ravine-notes = Что нового: { scenario-guns-over-the-ravine-introduces }.

## Сценарий 6

scenario-patient-eyes-history = { scenario-patient-eyes-place }. { scenario-patient-eyes-interest }
scenario-patient-eyes-notes = Что нового: { scenario-patient-eyes-introduces }.

## Сценарий 7

scenario-tractor-works-gate-history = { scenario-tractor-works-gate-place }. { scenario-tractor-works-gate-interest }
scenario-tractor-works-gate-notes = Что нового: { scenario-tractor-works-gate-introduces }.

## Сценарий 8

scenario-bread-and-shells-history = { scenario-bread-and-shells-place }. { scenario-bread-and-shells-interest }
scenario-bread-and-shells-notes = Что нового: { scenario-bread-and-shells-introduces }.

## Сценарий 9

scenario-hall-number-four-history = { scenario-hall-number-four-place }. { scenario-hall-number-four-interest }
scenario-hall-number-four-notes = Что нового: { scenario-hall-number-four-introduces }.

## Сценарий 10

scenario-gun-factory-history = { scenario-gun-factory-place }. { scenario-gun-factory-interest }
scenario-gun-factory-notes = Что нового: { scenario-gun-factory-introduces }.
