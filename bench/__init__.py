"""The speed of random play: Sandtable compared with python-chess and OpenSpiel."""
