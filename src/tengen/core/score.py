"""Values of the search: estimates in centi-units, and proven wins and losses beyond them."""

from __future__ import annotations

WIN = 30000  # a win in n plies is WIN - n, a loss in n plies n - WIN
WIN_BOUND = 29000  # values beyond are proven
INFINITE = 32000
