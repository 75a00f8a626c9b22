"""Engines in other processes, spoken to in the Gomocup protocol.

Start reading in `engine.py`. An `EngineSession` is one run of the process and knows the dialogue;
`process.py` talks to the process in lines. Nothing here loads NumPy or Numba.
"""

from ...engine.base import OneLineWarning
from .engine import ExternalEngine, popen_gomocup
from .search import ExternalAnalysis

__all__ = ["ExternalAnalysis", "ExternalEngine", "OneLineWarning", "popen_gomocup"]
