"""Every text that people read, by key, in every language.

A catalogue (`en.ftl`, `ja.ftl` …) is one file of messages in Fluent syntax; `fluent.py` reads and
formats the part of it that is used here, `catalogue.py` knows the languages. `t` puts a message
into words in the language of this process:

>>> t("moves", count=1), t("moves", count=12)
('1 move', '12 moves')

The page formats the same messages with `web/static/js/lib/texts.js`. How to add a text or a
language: docs/translating.md.
"""

from .catalogue import (
    Catalogue,
    catalogue,
    choose_language,
    environment_language,
    languages,
    set_language,
    t,
)
from .message import Message, Notice, notice_text

__all__ = [
    "Catalogue",
    "Message",
    "Notice",
    "catalogue",
    "choose_language",
    "environment_language",
    "languages",
    "notice_text",
    "set_language",
    "t",
]
