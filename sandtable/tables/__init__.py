"""Tables at which people and bots play: the core of the server, without a web framework or an ORM.

A table is given its store, its runner and its bots from outside (``ports.py``), so the same code
serves HTTP with a database (``sandtable.server``) and plays in memory.
"""
