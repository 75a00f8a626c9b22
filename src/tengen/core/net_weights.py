"""The numbers of a network as they are shipped: integers, with their provenance."""

from __future__ import annotations

import json
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from .layout import NET_HIDDEN, NET_ROWS, NET_WIDTH
from .net import PATTERNS, swapped

HALF = NET_WIDTH // 2  # numbers of a row for either colour
SHAPES = {
    "rows": (PATTERNS, HALF),
    "weights": (NET_WIDTH, NET_HIDDEN),
    "bias": (NET_HIDDEN,),
    "counts": (NET_HIDDEN,),
    "out": (1,),
    "policy": (NET_WIDTH,),
}


class Net(NamedTuple):
    """A network. Inputs are seen from the side to move: its numbers first, then its rival's."""

    rows: npt.NDArray[np.int16]  # of Black; White's are those with colours exchanged
    weights: npt.NDArray[np.int16]
    bias: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int16]
    out: npt.NDArray[np.int64]
    policy: npt.NDArray[np.int16]
    white_rows: npt.NDArray[np.int16] | None  # where the colours play by different rules
    about: dict[str, Any]

    def table(self) -> npt.NDArray[np.int16]:
        """Both colours' rows of each pattern, and a row of zeros."""
        white = self.rows if self.white_rows is None else self.white_rows
        table = np.zeros((NET_ROWS, NET_WIDTH), np.int16)
        table[:PATTERNS, :HALF], table[:PATTERNS, HALF:] = self.rows, white[swapped()]
        return table

    def to_bytes(self) -> bytes:
        """The network as a file."""
        file = BytesIO()
        arrays = {name: getattr(self, name) for name in SHAPES}
        if self.white_rows is not None:
            arrays["white_rows"] = self.white_rows
        about = np.frombuffer(json.dumps(self.about).encode(), np.uint8)
        np.savez_compressed(file, about=about, **arrays)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The network of `to_bytes`."""
        with np.load(BytesIO(data)) as file:
            for name, shape in SHAPES.items():
                if file[name].shape != shape:
                    raise ValueError(f"{name} of a network: {file[name].shape}, expected {shape}")
            white = file["white_rows"] if "white_rows" in file else None
            about = json.loads(file["about"].tobytes())
            arrays: dict[str, Any] = {name: file[name] for name in SHAPES}
            return cls(**arrays, white_rows=white, about=about)


def shipped_net(name: str) -> Net | None:
    """The network of a rule that comes with Tengen; None where there is none."""
    file = files(__package__) / "data" / f"{name}.npz"
    return Net.from_bytes(file.read_bytes()) if file.is_file() else None
