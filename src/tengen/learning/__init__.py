"""What a player learns: one record of several parts, for every user interface.

Start reading in `record.py`. Nothing here loads NumPy or the engine.
"""
