"""The adaptive opponent with the real engine: fixed levels play as if they were people.

    python -m bench.adaptive --games 40     # the score of each after its first 20 games

Every player begins as an unknown visitor does. Games begin from balanced openings with colours in
turn; the seeds are fixed, so that two runs are the same.
"""

from __future__ import annotations

import argparse
from random import Random

from tengen import Board
from tengen.formats.shipped import load_openings
from tengen.learning.opponent import OpponentProgress
from tengen.rules import Color

from .levels import Player

PEOPLE = (2, 4, 6, 8, 9)
LEARNING = 20  # games after which the opponent should fit


def score_of(person: Player, opponent: Player, board: Board, color: Color, seed: int) -> float:
    """The person's score in a game that goes on from a position."""
    for player in (person, opponent):
        player.begin(seed)
    while not board.is_game_over():
        board.push((person if board.turn is color else opponent).move(board)[0])
    outcome = board.outcome()
    winner = None if outcome is None else outcome.winner
    return 0.5 if winner is None else float(winner is color)


def followed(level: int, games: int) -> tuple[list[float], OpponentProgress]:
    """The scores of a level that plays the adaptive opponent, and what is known of it then."""
    random = Random(level)
    openings = load_openings("freestyle15").games
    person, opponents = Player(level), dict[int, Player]()
    progress, scores = OpponentProgress(), list[float]()
    for number in range(games):
        chosen = progress.next_level(random)
        opponent = opponents.setdefault(chosen, Player(chosen))
        board = openings[random.randrange(len(openings))].end().board()
        color = (Color.BLACK, Color.WHITE)[number % 2]
        score = score_of(person, opponent, board, color, random.randrange(2**31))
        scores.append(score)
        progress = progress.after(str(number), chosen, score)
    return scores, progress


def main() -> None:
    """Print the scores of five players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2 * LEARNING)
    games = parser.parse_args().games
    for level in PEOPLE:
        scores, progress = followed(level, games)
        later = scores[LEARNING:]
        share = f"{100 * sum(later) / len(later):.0f} % of {len(later)} games" if later else "-"
        first = 100 * sum(scores[:LEARNING]) / len(scores[:LEARNING])
        print(
            f"level {level}: {first:.0f} % of the first {min(games, LEARNING)}, then {share}; "
            f"rating {progress.rating.value:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
