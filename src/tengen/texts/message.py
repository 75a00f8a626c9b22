"""Sentences as data: a key and its parameters, put into words where they are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, Union

from .catalogue import ENGLISH, Catalogue, catalogue, current_language
from .fluent import Param

MessageParam: TypeAlias = Union[Param, "Message", Sequence[str], Sequence["Message"]]


class Message(NamedTuple):
    """A sentence that is not yet in words.

    A parameter may be a message itself. A list of texts is shown as "h8 i9", one of messages as
    "h8 (overline), i9 (double-four)".
    """

    key: str
    params: Mapping[str, MessageParam] = MappingProxyType({})

    @staticmethod
    def of(key: str, /, **params: MessageParam) -> Message:
        """The message with this key and these parameters."""
        return Message(key, params)

    def text(self, words: Catalogue | None = None) -> str:
        """The sentence in a language; None is the one of this process."""
        words = words or catalogue(current_language())
        said = {name: _said(value, words) for name, value in self.params.items()}
        return words.text(self.key, **said)

    def to_plain(self) -> dict[str, Any]:
        """The message as plain data."""
        return {"key": self.key, "params": {k: _plain(value) for k, value in self.params.items()}}

    def to_plain_with_text(self) -> dict[str, Any]:
        """The message as plain data, with its words for those who only print them."""
        return {**self.to_plain(), "text": self.text()}

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        """How to send the message to another process."""
        return Message, (self.key, dict(self.params))


class Notice(str):
    """A message in English that can still be put into other words: what a reader repaired."""

    __slots__ = ("message",)

    message: Message

    def __new__(cls, key: str, /, **params: MessageParam) -> Notice:
        """The notice with this key and these parameters."""
        message = Message(key, params)
        notice = super().__new__(cls, message.text(catalogue(ENGLISH)))
        notice.message = message
        return notice

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, MessageParam]]:
        """How to send the notice to another process."""
        return (self.message.key,), dict(self.message.params)


def notice_text(notice: str) -> str:
    """What somebody reads of a notice, in the language of this process."""
    return notice.message.text() if isinstance(notice, Notice) else notice


def plain_notice(notice: str) -> dict[str, Any]:
    """A notice as plain data: its English text, and its key and parameters if it has them."""
    told = notice.message.to_plain() if isinstance(notice, Notice) else {}
    return {**told, "text": str(notice)}


def _said(value: MessageParam, words: Catalogue) -> Param:
    if isinstance(value, Message):
        return value.text(words)
    if isinstance(value, str | int):
        return value
    is_nested = any(isinstance(item, Message) for item in value)
    said = [str(_said(item, words)) for item in value]
    if not is_nested:
        return " ".join(said)
    return reduce(lambda others, last: words.text("list-comma", others=others, last=last), said)


def _plain(value: MessageParam) -> Any:
    if isinstance(value, Message):
        return value.to_plain()
    if isinstance(value, str | int):
        return value
    return [_plain(item) for item in value]
