# The campaign: its region, and what is counted.

ui-campaign-title-normandy = Normandy
ui-campaign-dates = 15 June – 12 August 1944
ui-campaign-map = From the canal to Mortain
ui-campaign-term-casualties = Cards lost
ui-campaign-worth-casualties = One off for each full ten
ui-campaign-noted-casualties = Cards lost in each battle
ui-campaign-place-carentan = Carentan
ui-campaign-place-isigny = Isigny
ui-campaign-place-saint-lo = Saint-Lô
ui-campaign-place-tessy = Tessy
ui-campaign-place-mortain = Mortain
ui-campaign-place-vire = Vire
ui-campaign-place-bay = Baie de Seine
ui-campaign-operation-1-name = I To the Vire–Taute Canal
ui-campaign-operation-1-dates = 15 June – 7 July
ui-campaign-operation-2-name = II Saint-Lô
ui-campaign-operation-2-dates = 24–25 July
ui-campaign-operation-3-name = III Tessy-sur-Vire
ui-campaign-operation-3-dates = 1 August
ui-campaign-operation-4-name = IV Mortain
ui-campaign-operation-4-dates = 7–12 August
