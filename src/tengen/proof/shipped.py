"""The proofs that come with Tengen."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from .file import ProofFile, load_proof

SUFFIX = ".proof.gz"
_FOLDER = files(__package__.rpartition(".")[0]) / "data" / "proofs"


def shipped_proof_names() -> list[str]:
    """Their names."""
    found = (file.name for file in _FOLDER.iterdir())
    return sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX))


@cache
def shipped_proof(name: str) -> ProofFile:
    """The proof with this name; it is not checked again."""
    with as_file(_FOLDER / f"{name}{SUFFIX}") as path:
        return load_proof(path)
