"""The database: games as lists of actions, studies, settings; in SQLite or another database.

`migrations.py` is the schema, step by step, `store.py` the only module that asks and writes.
Nothing here knows the web.
"""
