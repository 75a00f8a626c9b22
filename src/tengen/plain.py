"""Plain data: what JSON can hold, which is how things travel between processes and into files.

Things have `to_plain` and `from_plain`. Reading is strict, and `Value` knows the path that leads
to it, so that every complaint says where it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, NoReturn, TypeAlias, TypeVar

from .coords import Move, check_size, move_text, parse_move
from .errors import FormatError

Json: TypeAlias = dict[str, Any]
Made = TypeVar("Made")


def names(points: Iterable[Move], size: int) -> list[str]:
    """Points by their names."""
    return [move_text(point, size) for point in points]


def quote(value: object, width: int = 40) -> str:
    """The value as a message shows it: quoted, and never long."""
    text = value[: width + 1] if isinstance(value, str) else value
    shown = repr(text)
    return shown if len(shown) <= width + 2 else shown[: width + 1] + "…" + shown[-1]


def plural(count: int, noun: str) -> str:
    """A count with its noun: "1 node", "2 nodes"."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


class Value(NamedTuple):
    """A value in a document; the methods return it as one kind, or raise FormatError."""

    path: str
    value: Any

    @staticmethod
    def of(data: object) -> Value:
        """Data of any kind as a value; a value is itself."""
        return data if isinstance(data, Value) else Value("$", data)

    @staticmethod
    def parse(text: str) -> Value:
        """The whole document."""
        import json  # only needed where text is read

        try:
            value = json.loads(
                text, parse_constant=_refuse_constant, object_pairs_hook=_unique_fields
            )
        except json.JSONDecodeError as error:
            where = f"line {error.lineno}, column {error.colno}"
            raise FormatError(
                f"{where}: {error.msg}", line=error.lineno, offset=error.pos
            ) from error
        except RecursionError:
            raise FormatError("nested too deeply: expected Tengen JSON, which is flat") from None
        except ValueError as error:  # a number with more digits than Python converts
            raise FormatError(f"cannot be read: {error}") from error
        return Value("$", value)

    def fail(self, expected: str) -> NoReturn:
        """Raise a FormatError about this value."""
        match self.value:
            case dict():
                found = "an object"
            case list():
                found = "an array"
            case value:
                found = quote(value)
        raise FormatError(f"{self.path}: {found} was found, expected {expected}")

    def checked(self, make: Callable[[], Made]) -> Made:
        """The result of `make`; its ValueError becomes a FormatError about this value."""
        try:
            return make()
        except FormatError:
            raise
        except ValueError as error:
            raise FormatError(f"{self.path}: {error}") from error

    def is_object(self) -> bool:
        """Whether it has fields."""
        return isinstance(self.value, dict)

    def is_null(self) -> bool:
        """Whether it is null."""
        return self.value is None

    def field(self, name: str, expected: str) -> Value:
        """One field of an object."""
        if not isinstance(self.value, dict) or name not in self.value:
            self.fail(expected)
        return Value(f"{self.path}.{name}", self.value[name])

    def given(self, required: set[str], *, optional: Iterable[str] = ()) -> dict[str, Value]:
        """Like `fields`, but null means that a field is not there."""
        fields = self.fields(required, optional=optional)
        return {name: field for name, field in fields.items() if not field.is_null()}

    def fields(self, required: set[str], *, optional: Iterable[str] = ()) -> dict[str, Value]:
        """The fields of an object that has all of `required` and no others than `optional`."""
        fields = dict(self.entries())
        if missing := required - fields.keys():
            self.fail(f"the field {min(missing)!r} in it")
        known = required | set(optional)
        if unknown := fields.keys() - known:
            name = min(unknown)
            raise FormatError(
                f"{self.path}: unknown field {quote(name)}, expected {', '.join(sorted(known))}"
            )
        return fields

    def entries(self) -> Iterator[tuple[str, Value]]:
        """The names and values of an object."""
        if not isinstance(self.value, dict):
            self.fail("an object")
        for name, value in self.value.items():
            shown = name if name.isidentifier() and len(name) <= 40 else quote(name)
            yield name, Value(f"{self.path}.{shown}", value)

    def items(self) -> Iterator[Value]:
        """The values of an array."""
        if not isinstance(self.value, list):
            self.fail("an array")
        for number, value in enumerate(self.value):
            yield Value(f"{self.path}[{number}]", value)

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            self.fail("a string")
        return self.value

    def number(self, *, whole: bool = False) -> float:
        """A finite number, not true or false."""
        kinds = int if whole else (int, float)
        if isinstance(self.value, bool) or not isinstance(self.value, kinds):
            self.fail("a whole number" if whole else "a number")
        if not abs(self.value) <= sys.float_info.max:
            self.fail("a number that is not so large")
        return self.value

    def choice(self, options: Iterable[str]) -> str:
        """One of these strings."""
        known = list(options)
        if self.value not in known:
            self.fail(f"one of {', '.join(known)}")
        return str(self.value)

    def board_size(self) -> int:
        """A size that a board can have."""
        size = int(self.number(whole=True))
        return self.checked(lambda: check_size(size))

    def point(self, size: int) -> Move:
        """A point of the board, by its name."""
        name = self.text()
        return self.checked(lambda: parse_move(name, size))


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} was found, expected a number")


def _unique_fields(pairs: list[tuple[str, Any]]) -> Json:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        found = [name for name, _ in pairs]
        twice = next(name for name in fields if found.count(name) > 1)
        raise ValueError(f"the field {quote(twice)} was found twice in one object")
    return fields
