"""Files are written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from tengen.files import write_file
from tengen.formats import save_game, save_games
from tengen.game import Game


def test_a_failing_write_leaves_what_stood_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.sgf"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    for write in (
        lambda: write_file(path, b"new", replace=True),
        lambda: save_game(Game(), path),
        lambda: save_games([Game()], path),
    ):
        with pytest.raises(OSError, match=r"No space left on device: '.*game.sgf'"):
            write()
        assert path.read_text() == "old"
        assert list(tmp_path.iterdir()) == [path]


def test_writing_keeps_links_and_permissions(tmp_path: Path) -> None:
    path, link = tmp_path / "game.sgf", tmp_path / "link.sgf"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_file(link, b"new", replace=True)
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_file_is_written_over_only_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    write_file(path, b"old", replace=False)
    with pytest.raises(FileExistsError):
        write_file(path, b"new", replace=False)
    assert path.read_bytes() == b"old"
    write_file(Path(os.devnull), b"nothing", replace=False)
