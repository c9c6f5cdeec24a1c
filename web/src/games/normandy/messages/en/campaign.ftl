# The campaign: its region, and what is counted.

campaign-title = Normandy
campaign-dates = 15 June – 12 August 1944
campaign-map = From the canal to Mortain
campaign-term-casualties = Cards lost
campaign-worth-casualties = One off for each full ten
campaign-noted-casualties = Cards lost in each battle
place-carentan = Carentan
place-isigny = Isigny
place-saint-lo = Saint-Lô
place-tessy = Tessy
place-mortain = Mortain
place-vire = Vire
place-bay = Baie de Seine
operation-1-name = I To the Vire–Taute Canal
operation-1-dates = 15 June – 7 July
operation-2-name = II Saint-Lô
operation-2-dates = 24–25 July
operation-3-name = III Tessy-sur-Vire
operation-3-dates = 1 August
operation-4-name = IV Mortain
operation-4-dates = 7–12 August
