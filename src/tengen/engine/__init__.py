"""The engine's readable side: Engine, Limit, Info, and how a search is driven.

Start reading in `engine.py`. `deepening.py` drives the compiled core, `bridge.py` is the only
crossing between boards and its arrays, `timing.py` says when to stop. Import names from `tengen`.
"""
