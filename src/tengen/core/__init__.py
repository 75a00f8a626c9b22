"""The compiled core: plain functions over one record, fast copies of what the library defines.

Read `layout.py` (the record), `patterns.py` (shapes derived from the rule), `position.py` (make and
unmake), then `search.py`. Nothing here knows of anything outside this package, and nothing prints.
"""
