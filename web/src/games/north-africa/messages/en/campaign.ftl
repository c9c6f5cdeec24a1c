# The chain of battles.

ui-campaign-title-north-africa = The Long Range Desert Group
