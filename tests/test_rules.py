"""The table of rules, and how rules and colours are named."""

import re

import pytest

from tengen import RULES, Color, ForbiddenReason, Rule, RuleError
from tengen.rules import Overline, Restriction

BLACK, WHITE = Color.BLACK, Color.WHITE
WINS, NOTHING, FORBIDDEN = Overline.WINS, Overline.NOTHING, Overline.FORBIDDEN
NONE, RENJU = Restriction.NONE, Restriction.RENJU
THREES, SHAPES = Restriction.FREE_THREES, Restriction.FREE_SHAPES


# The columns are those of the written rules.
@pytest.mark.parametrize(
    ("name", "gomocup", "size", "overlines", "restrictions", "blocked_five_wins", "captures"),
    [
        ("freestyle", 0, 15, (WINS, WINS), (NONE, NONE), True, False),
        ("standard", 1, 15, (NOTHING, NOTHING), (NONE, NONE), True, False),
        ("renju", 4, 15, (FORBIDDEN, WINS), (RENJU, NONE), True, False),
        ("caro", 8, 15, (WINS, WINS), (NONE, NONE), False, False),
        ("caro-standard", 9, 15, (NOTHING, NOTHING), (NONE, NONE), False, False),
        ("1337", None, 19, (FORBIDDEN, FORBIDDEN), (SHAPES, SHAPES), True, True),
        ("42", None, 19, (WINS, WINS), (THREES, THREES), True, True),
    ],
)
def test_flags_of_each_rule(
    name: str,
    gomocup: int | None,
    size: int,
    overlines: tuple[Overline, Overline],
    restrictions: tuple[Restriction, Restriction],
    blocked_five_wins: bool,
    captures: bool,
) -> None:
    rule = Rule.from_name(name)
    assert rule is RULES[name]
    assert (rule.name, str(rule)) == (name, name)
    assert (rule.gomocup, rule.default_size) == (gomocup, size)
    assert (rule.overline(BLACK), rule.overline(WHITE)) == overlines
    assert (rule.restriction(BLACK), rule.restriction(WHITE)) == restrictions
    assert (rule.blocked_five_wins, rule.captures) == (blocked_five_wins, captures)
    assert rule.pairs_to_win == 5


def test_the_table_has_seven_rules_and_cannot_be_changed() -> None:
    assert list(RULES) == ["freestyle", "standard", "renju", "caro", "caro-standard", "1337", "42"]
    with pytest.raises(TypeError):
        RULES["mine"] = RULES["renju"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        RULES["renju"].captures = True  # type: ignore[misc]


def test_from_name_reads_either_case() -> None:
    assert Rule.from_name(" Caro-Standard ") is RULES["caro-standard"]


@pytest.mark.parametrize("name", ["gomoku", "", "caro standard", 42, None])
def test_from_name_says_which_names_there_are(name: object) -> None:
    expected = f"no rule is called {name!r}: expected one of freestyle, standard, renju, "
    with pytest.raises(RuleError, match=re.escape(expected)):
        Rule.from_name(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [name for name, rule in RULES.items() if rule.gomocup is not None])
def test_from_gomocup_finds_the_rule_of_a_number(name: str) -> None:
    number = RULES[name].gomocup
    assert number is not None
    assert Rule.from_gomocup(number) is RULES[name]


def test_yixins_number_for_renju_is_read_too() -> None:
    assert Rule.from_gomocup(2) is RULES["renju"]


@pytest.mark.parametrize("code", [3, -1, 5, 10, None])
def test_from_gomocup_says_which_numbers_there_are(code: object) -> None:
    with pytest.raises(RuleError, match=f"Gomocup number {code}: expected one of 0, 1, 4, 8, 9$"):
        Rule.from_gomocup(code)  # type: ignore[arg-type]


def test_of_takes_a_rule_or_its_name() -> None:
    assert Rule.of("renju") is Rule.of(RULES["renju"]) is RULES["renju"]


def test_a_changed_rule_is_another_rule() -> None:
    more_pairs = RULES["42"]._replace(pairs_to_win=7)
    assert more_pairs != RULES["42"]
    assert more_pairs._replace(pairs_to_win=5) == RULES["42"]


@pytest.mark.parametrize(
    ("color", "texts"),
    [(BLACK, ["black", "B", " Black ", BLACK]), (WHITE, ["white", "w", "WHITE", WHITE])],
)
def test_a_colour_reads_its_names(color: Color, texts: list[Color | str]) -> None:
    assert [Color.parse(text) for text in texts] == [color] * len(texts)


@pytest.mark.parametrize("text", ["grey", "", "bl", 1, None])
def test_a_colour_refuses_other_texts(text: object) -> None:
    with pytest.raises(ValueError, match=f"{text!r} is not a colour: expected black or white"):
        Color.parse(text)  # type: ignore[arg-type]


def test_colours_know_each_other_and_their_titles() -> None:
    assert (BLACK.other, WHITE.other) == (WHITE, BLACK)
    assert (BLACK.title, WHITE.title) == ("Black", "White")


def test_reasons_are_their_texts() -> None:
    assert [str(reason) for reason in ForbiddenReason] == [
        "overline",
        "double-four",
        "double-three",
        "in-capture",
    ]


def test_a_color_is_shown_by_its_name() -> None:
    """`print(board.turn)` said 1."""
    assert f"{Color.BLACK} {Color.WHITE.title} {Color.WHITE:>6}" == "black White  white"
