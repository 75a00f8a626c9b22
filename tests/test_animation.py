"""Games as animated pictures."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tengen import Board, Game, animation, png, svg
from tengen.cli.main import main
from tengen.web.tasks import files

WON = "h8 a1 h9 a3 h10 a5 h11 a7 h12"


def game(moves: str, rule: str = "freestyle") -> Game:
    return Game.from_board(Board.from_moves(moves, rule=rule))


def frames(content: bytes) -> list[Image.Image]:
    picture = Image.open(io.BytesIO(content))
    made = []
    for number in range(getattr(picture, "n_frames", 1)):
        picture.seek(number)
        made.append(picture.convert("RGB"))
    return made


def difference(one: Image.Image, board: Board) -> float:
    """How far a frame is from the picture of a board, on average, of 255."""
    drawn = Image.open(io.BytesIO(png.board(board, pixels=one.width))).convert("RGB")
    return max(ImageStat.Stat(ImageChops.difference(one, drawn)).mean)


@pytest.mark.parametrize("format", animation.FORMATS)
def test_every_frame_shows_the_position_after_a_move(format: animation.AnimationFormat) -> None:
    made = frames(animation.game(game(WON), format=format, pixels=300))
    moves = WON.split()
    assert len(made) == len(moves) + 1
    for number, frame in enumerate(made):
        own = difference(frame, Board.from_moves(" ".join(moves[:number])))
        assert own < 5  # WebP loses a little, and a GIF has few colours
        if number < len(moves):
            assert own < difference(frame, Board.from_moves(" ".join(moves[: number + 1])))


def test_captured_stones_disappear() -> None:
    made = frames(animation.game(game("j10 k10 a1 l10 m10", "1337"), format="webp", pixels=400))
    x, y = map(round, svg.Spacing.of(19, 400, coordinates=True).at(9 * 19 + 10))
    before, after = made[-2].getpixel((x + 3, y - 3)), made[-1].getpixel((x + 3, y - 3))
    assert isinstance(before, tuple)
    assert isinstance(after, tuple)
    assert min(before) > 200 > min(after)  # a white stone, then wood


def test_the_last_position_stays_longer() -> None:
    picture = Image.open(io.BytesIO(animation.game(game("h8 i9"), pixels=200, seconds=0.5)))
    pauses = []
    for number in range(3):
        picture.seek(number)
        pauses.append(picture.info["duration"])
    assert pauses == [500, 500, 3000]
    assert picture.info["loop"] == 0


def test_a_game_without_moves_is_one_frame() -> None:
    assert len(frames(animation.game(Game(), pixels=200))) == 1
    assert len(frames(animation.game(game(WON), pixels=200, plies=2))) == 3


def test_what_cannot_be_animated_is_refused_with_its_value() -> None:
    with pytest.raises(ValueError, match="5000"):
        animation.game(Game(), pixels=5000)
    with pytest.raises(ValueError, match=r"0\.001"):
        animation.game(Game(), seconds=0.001)
    with pytest.raises(ValueError, match="avi"):
        animation.game(Game(), format="avi")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="auto"):
        animation.game(Game(), theme="auto")


def test_the_command_writes_a_game_as_a_picture(tmp_path: Path) -> None:
    for name in ("game.gif", "game.webp"):
        assert main(["show", "h8 i9 j10", "-o", str(tmp_path / name), "--pixels", "200"]) == 0
        assert len(frames((tmp_path / name).read_bytes())) == 4
    assert main(["show", "h8", "-o", str(tmp_path / "x.gif"), "--theme", "auto"]) == 2


def test_a_long_game_on_the_server_is_drawn_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tengen.web.limits.FILM_AREA", 10 * 100 * 100)
    film = files._film(game(WON), "gif", "light", False, 480)
    assert frames(film)[0].size == (100, 100)
