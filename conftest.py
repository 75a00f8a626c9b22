"""What holds for all tests: English, whatever the machine speaks."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tengen.texts import set_language
from tengen.texts.catalogue import ENGLISH

for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """A test may choose a language; the next one finds English."""
    yield
    set_language(ENGLISH)
