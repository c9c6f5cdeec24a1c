# The chain of battles.

campaign-title = The Long Range Desert Group
