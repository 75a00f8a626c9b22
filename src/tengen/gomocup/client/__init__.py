"""Engines in other processes, spoken to in the Gomocup protocol.

Start reading in `engine.py`. A `EngineSession` is one life of the process and knows the dialogue, a
`Channel` turns what goes wrong into typed errors, `process.py` talks to the process in lines.
Nothing here loads NumPy or Numba.
"""

from ...engine.base import OneLineWarning
from .engine import ExternalEngine, popen_gomocup
from .search import ExternalAnalysis

__all__ = ["ExternalAnalysis", "ExternalEngine", "OneLineWarning", "popen_gomocup"]
