"""Random play, as fast as it goes: Sandtable beside python-chess and OpenSpiel."""
