"""Engines in other processes, spoken to in the Gomocup protocol.

Start reading in `engine.py`. A `Session` is one life of the process and knows the dialogue, a
`Channel` turns what goes wrong into typed errors, `process.py` and `guard.py` see to it that no
process is ever left behind. Nothing here loads NumPy or Numba.
"""

from ...engine.base import OneLineWarning
from .engine import ExternalEngine, popen_gomocup
from .search import ExternalAnalysis

__all__ = ["ExternalAnalysis", "ExternalEngine", "OneLineWarning", "popen_gomocup"]
