"""Proofs that a side wins, and the verifier that plays them out by the rules of the library.

Start reading in `certificate.py`. Nothing here knows an engine, so a proof is checked by other code
than the code that found it.
"""

from .certificate import Attack, Branch, Certificate
from .verify import Verified, verify

__all__ = ["Attack", "Branch", "Certificate", "Verified", "verify"]
