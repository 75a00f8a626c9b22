"""The proofs that come with Tengen."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from ..board import Board
from .file import ProofFile, load_proof, proof_text
from .guide import ProofGuide

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


@cache
def shipped_guides() -> tuple[ProofGuide, ...]:
    """A guide through each of them, the largest first."""
    guides = []
    for name in shipped_proof_names():
        with as_file(_FOLDER / f"{name}{SUFFIX}") as path:
            guides.append(ProofGuide(proof_text(path)))
    return tuple(sorted(guides, key=len, reverse=True))


def guides_for(board: Board) -> list[ProofGuide]:
    """The guides through the shipped proofs of a board's rule and size."""
    if not any(
        name.startswith(f"{board.rule.name}{board.size}-") for name in shipped_proof_names()
    ):
        return []
    return [guide for guide in shipped_guides() if guide.fits(board)]
