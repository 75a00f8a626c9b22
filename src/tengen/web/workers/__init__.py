"""Processes that think and read, so that the server's loop never does.

`pool.py` is what the server sees: jobs in, news and results out. `hand.py` is one process seen from
the server, `process.py` the same from inside, `tasks.py` what it can do.
"""
