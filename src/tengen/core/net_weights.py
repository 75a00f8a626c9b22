"""The numbers of a network as they are shipped: integers, with their provenance."""

from __future__ import annotations

import json
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from .layout import NET_CODES, NET_HIDDEN, NET_INPUTS, NET_WIDTH

HALF = NET_WIDTH // 2  # numbers of a row for either colour as the side to move
SHAPES = {
    "black": (NET_CODES, NET_WIDTH),
    "weights": (NET_INPUTS, NET_HIDDEN),
    "bias": (NET_HIDDEN,),
    "counts": (NET_HIDDEN,),
    "out": (1,),
    "policy": (NET_WIDTH,),
}


class Net(NamedTuple):
    """A network. Inputs are seen from the side to move: its half of the pool first."""

    black: npt.NDArray[np.int16]  # the rows of Black's codes
    weights: npt.NDArray[np.int16]
    bias: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int16]
    out: npt.NDArray[np.int64]
    policy: npt.NDArray[np.int16]
    white: npt.NDArray[np.int16] | None  # rows of White's, where the colours' rules differ
    about: dict[str, Any]

    def table(self) -> npt.NDArray[np.int16]:
        """The rows of both colours' codes; White's are Black's with the halves exchanged."""
        white = np.roll(self.black, HALF, axis=1) if self.white is None else self.white
        return np.concatenate([self.black, white])

    def to_bytes(self) -> bytes:
        """The network as a file."""
        file = BytesIO()
        arrays = {name: getattr(self, name) for name in SHAPES}
        if self.white is not None:
            arrays["white"] = self.white
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
            white = file["white"] if "white" in file else None
            about = json.loads(file["about"].tobytes())
            arrays: dict[str, Any] = {name: file[name] for name in SHAPES}
            return cls(**arrays, white=white, about=about)


def shipped_net(name: str) -> Net | None:
    """The network of a rule that comes with Tengen; None where there is none."""
    file = files(__package__) / "data" / f"{name}.npz"
    return Net.from_bytes(file.read_bytes()) if file.is_file() else None
