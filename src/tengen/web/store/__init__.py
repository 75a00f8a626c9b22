"""The database: games as lists of actions, studies, settings; in SQLite or another database.

`tables.py` is the schema as it is now, `migrations.py` how a database of an older version gets
there, `store.py` the only module that asks and writes. Nothing here knows the web.
"""
