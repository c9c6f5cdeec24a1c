"""Several workers on one PostgreSQL: notices between them, forwarding, and a queue for bots.

Needs the extra ``sandtable[postgres]``. One server on its own uses none of it.
"""
