"""Several servers on one database: who decides which game, and how they hear of each other.

`peers.py` is what the rest of the server sees, for a server without others. `shared.py` is the same
with others: leases in PostgreSQL decide, `bus.py` carries news over Redis, `calls.py` questions and
answers. Redis holds nothing: when it is gone, leases still decide, and servers look into the
database for news.
"""
