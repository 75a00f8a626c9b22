"""What clients send: every request and message with its fields, their types and limits.

Unknown fields are refused. Plain data leaves this module, by the names that the other modules use.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    WithJsonSchema,
    model_validator,
)

from ..coords import MAX_SIZE, MIN_SIZE
from ..formats import FORMATS
from ..learning.opponent import Experience
from ..learning.placement import STEPS
from ..learning.schedule import DrillGrade
from ..opening import OPENINGS, Choice
from ..plain import Json
from ..play.actions import ActionKind
from ..play.words import printable
from ..puzzles.puzzle import Theme
from ..rules import RULES
from . import limits
from .phrases import PHRASES, ReportReason
from .ratings import SPEED_NAMES
from .tournament_steps import KINDS

Name = Annotated[str, Field(max_length=limits.NAME), AfterValidator(printable)]
Title = Annotated[str, Field(max_length=limits.TITLE), AfterValidator(printable)]
Point = Annotated[str, Field(pattern=r"^[A-Za-z][0-9]{1,2}$", max_length=3)]
Ref = Annotated[str, Field(min_length=1, max_length=limits.REF, pattern=r"^[\x21-\x7e]+$")]
Id = Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


def _one_of(options: Iterable[str]) -> AfterValidator:
    known = tuple(options)

    def check(text: str) -> str:
        if text not in known:
            raise ValueError(f"expected one of {', '.join(known)}")
        return text

    return AfterValidator(check)


def _enum(options: Iterable[str]) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "enum": list(options)})


DEEPEST = 8  # levels of Tengen JSON: a mark in a node in the list of nodes has five
DEEPEST_RECORD = 12  # levels of a learning record: a point in the reason of a drill has nine
WRITABLE = (*(row.name for row in FORMATS.values() if row.writes), "svg", "png", "gif", "webp")

PLAYER_ACTIONS = [kind for kind in ActionKind if kind not in (ActionKind.FLAG, ActionKind.SIT)]

AnyName = Annotated[str, Field(max_length=limits.NAME), AfterValidator(printable)]
UserName = Annotated[
    str, Field(max_length=limits.USER_NAME, pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{2,}$")
]
Password = Annotated[str, Field(max_length=limits.PASSWORD)]
NewPassword = Annotated[str, Field(min_length=8, max_length=limits.PASSWORD)]
RuleName = Annotated[str, _one_of(RULES), _enum(RULES)]
SpeedName = Annotated[str, _one_of(SPEED_NAMES), _enum(SPEED_NAMES)]
ThemeName = Annotated[str, _one_of(Theme), _enum(Theme)]
PuzzleId = Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
PlacementAnswers = Annotated[str, Field(pattern=rf"^[01]{{0,{len(STEPS) - 1}}}$")]
OpeningName = Annotated[str, _one_of(OPENINGS), _enum(OPENINGS)]
ReadFormat = Annotated[str, _one_of(FORMATS), _enum(FORMATS)]
WriteFormat = Annotated[str, _one_of(WRITABLE), _enum(WRITABLE)]
Size = Annotated[int, Field(ge=MIN_SIZE, le=MAX_SIZE)]
Points = Annotated[list[Point], Field(max_length=limits.MOVES)]
Setting = Annotated[str, Field(max_length=limits.SETTING)] | bool | int | float | None
SettingName = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9_.-]+$")]
Count = Annotated[int, Field(ge=0, le=10**9)]


def _shallow(deepest: int) -> AfterValidator:
    """Plain data of this many levels at most."""

    def check(data: Json) -> Json:
        level: list[Any] = [data]
        for _ in range(deepest):
            inner = [part for part in level if isinstance(part, dict | list)]
            level = [
                value
                for part in inner
                for value in (part.values() if isinstance(part, dict) else part)
            ]
        if any(isinstance(part, dict | list) for part in level):
            raise ValueError(f"nested too deeply: expected at most {deepest} levels")
        return data

    return AfterValidator(check)


GameJson = Annotated[Json, _shallow(DEEPEST)]
RecordJson = Annotated[Json, _shallow(DEEPEST_RECORD)]


class Model(BaseModel):
    """A strict model: unknown fields and infinite numbers are refused."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False)


# Positions and games


class SetupIn(Model):
    """Stones that were set up and not played."""

    black: Points = []
    white: Points = []
    turn: Literal["black", "white"] | None = None
    pairs: tuple[Annotated[int, Field(ge=0, le=9)], Annotated[int, Field(ge=0, le=9)]] = (0, 0)


class PositionIn(Model):
    """A position: rule, size, set-up and moves."""

    rule: RuleName
    size: Size | None = None
    moves: Points = []
    setup: SetupIn | None = None


class PersonSeat(Model):
    """A person at the creator's screen, or one who joins by link."""

    kind: Literal["person", "invite"]
    name: Name = ""


class LevelSeat(Model):
    """The engine at a level."""

    kind: Literal["level"]
    level: Annotated[int, Field(ge=1, le=10)] = 5


class AdaptiveSeat(Model):
    """The engine at the level that suits the client by their results."""

    kind: Literal["adaptive"]


class TengenSeat(Model):
    """The engine at full strength."""

    kind: Literal["tengen"]
    time: Annotated[float, Field(ge=0.1, le=limits.THINK_SECONDS)] = 2.0


SeatIn = Annotated[PersonSeat | LevelSeat | AdaptiveSeat | TengenSeat, Discriminator("kind")]


class SeatsIn(Model):
    """The two players."""

    first: SeatIn
    second: SeatIn


class GameIn(Model):
    """A game to be played."""

    seats: SeatsIn
    rule: RuleName = "freestyle"
    size: Size | None = None
    opening: OpeningName = "free"
    clock: Annotated[str, Field(max_length=40)] | None = None
    position: PositionIn | None = None
    rated: bool = False
    ref: Ref | None = None


class ActionIn(Model):
    """Something that a player does, in the words of `tengen.play`."""

    do: Annotated[str, _one_of(PLAYER_ACTIONS), _enum(PLAYER_ACTIONS)]
    point: Point | None = None
    choice: Annotated[str, _one_of(Choice), _enum(Choice)] | None = None
    seat: Literal["first", "second"] | None = None

    @model_validator(mode="after")
    def _has_its_fields(self) -> ActionIn:
        for field, kind in (("point", ActionKind.MOVE), ("choice", ActionKind.CHOOSE)):
            if (getattr(self, field) is not None) != (self.do == kind):
                raise ValueError(f"{field!r} goes with {str(kind)!r}, and with no other action")
        return self


class ActIn(Model):
    """An action for a state of the game; it is done once per ref."""

    action: ActionIn
    seq: Count
    ref: Ref


class JoinIn(Model):
    """The invite to a seat."""

    invite: Id
    name: Name | None = None


# Analysis


class LookIn(Model):
    """A position to be drawn."""

    position: PositionIn
    threats: bool = False


class ExplainIn(Model):
    """A move to be explained, legal or not."""

    position: PositionIn
    move: Annotated[str, Field(max_length=24)]
    engine: bool = False


class TraceIn(Model):
    """A position to be reported on."""

    position: PositionIn
    engine: bool = False


class ExploreIn(Model):
    """A position to be explored."""

    position: PositionIn


class EvenStonesIn(Model):
    """A position for which even stones are looked for: one move, or one of each side."""

    position: PositionIn
    stones: Literal[1, 2] = 1


class ImportIn(Model):
    """The content of a file, as text or in base64."""

    text: Annotated[str, Field(max_length=limits.UPLOAD_BYTES)] | None = None
    data: Annotated[str, Field(max_length=limits.UPLOAD_BYTES * 4 // 3 + 4)] | None = None
    name: Annotated[str, Field(max_length=200)] | None = None
    format: ReadFormat | None = None
    rule: RuleName | None = None
    size: Size | None = None

    @model_validator(mode="after")
    def _has_content(self) -> ImportIn:
        if (self.text is None) == (self.data is None):
            raise ValueError("either 'text' or 'data' is expected")
        return self


class ExportIn(Model):
    """A game to be written or drawn."""

    game: GameJson
    format: WriteFormat
    node: Count | None = None
    theme: Literal["light", "dark", "auto"] = "light"
    numbers: bool = False
    coordinates: bool = True
    pixels: Annotated[int, Field(ge=64, le=limits.PIXELS)] = 960


class StudyIn(Model):
    """An analysis to be stored."""

    title: Title = ""
    game: GameJson


class StudyChange(StudyIn):
    """The next version of a study, and the number of the one before."""

    version: Annotated[int, Field(ge=1, le=10**9)]


class ReviewIn(Model):
    """What is to be reviewed: a finished game, a study, or the main line of a tree."""

    game: Id | None = None
    study: Id | None = None
    tree: GameJson | None = None

    @model_validator(mode="after")
    def _is_one(self) -> ReviewIn:
        if [self.game, self.study, self.tree].count(None) != 2:  # all but one
            raise ValueError("one of 'game', 'study' and 'tree' is expected")
        return self


class RetryIn(Model):
    """Another move in place of a reviewed one."""

    number: Annotated[int, Field(ge=1, le=limits.MOVES)]
    move: Point


class JudgeIn(Model):
    """The number of a move to judge, 1 for the first."""

    number: Annotated[int, Field(ge=1, le=limits.MOVES)]


class PlacementIn(Model):
    """How well a newcomer says they play, or whether they solved each of three puzzles."""

    experience: Annotated[str, _one_of(Experience), _enum(Experience)] | None = None
    answers: Annotated[list[bool], Field(min_length=len(STEPS), max_length=len(STEPS))] | None = (
        None
    )

    @model_validator(mode="after")
    def _is_one(self) -> PlacementIn:
        if (self.experience is None) == (self.answers is None):
            raise ValueError("one of 'experience' and 'answers' is expected")
        return self


class AttemptIn(Model):
    """The moves of an attempt at a puzzle so far, of both sides."""

    line: Points = []


class AttemptMoveIn(AttemptIn):
    """The next move of an attempt."""

    move: Point


class LessonAnswerIn(AttemptIn):
    """The answer to a step of a lesson: a point, or a choice in an opening."""

    move: Point | Annotated[str, _one_of(Choice), _enum(Choice)]


class AttemptHintIn(AttemptIn):
    """The stage of a hint: 0 for the area, 1 for the shape, 2 for the point."""

    stage: Annotated[int, Field(ge=0, le=2)] = 0


class DrillsIn(Model):
    """Mistakes of a review: those with these numbers, or all of one side or of both."""

    review: Id
    numbers: (
        Annotated[
            list[Annotated[int, Field(ge=1, le=limits.MOVES)]],
            Field(min_length=1, max_length=limits.DRILLS_AT_ONCE),
        ]
        | None
    ) = None
    color: Literal["black", "white"] | None = None


class DrillAnswerIn(Model):
    """A move that is to solve a drill."""

    move: Point


class DrillGradeIn(Model):
    """How well a drill was known."""

    grade: Annotated[str, _one_of(DrillGrade), _enum(DrillGrade)]


class LearningIn(Model):
    """A learning record that was exported."""

    record: RecordJson


# Accounts


class LoginIn(Model):
    """A name and a password; whether the account takes over the browser's data."""

    name: AnyName
    password: Password
    adopt: bool = False


class RegisterIn(Model):
    """The name and password of a new account."""

    name: UserName
    password: NewPassword
    adopt: bool = True


class RecoverIn(Model):
    """A recovery code, and the password that is to replace the lost one."""

    name: AnyName
    code: Annotated[str, Field(max_length=40)]
    password: NewPassword
    adopt: bool = False


class ConfirmIn(Model):
    """The password of the visitor's account."""

    password: Password


class PasswordIn(Model):
    """A new password."""

    password: NewPassword


class BotIn(Model):
    """The name of a new bot."""

    name: UserName


class PasskeyLoginIn(Model):
    """What a passkey has signed, as the browser gives it."""

    challenge: Id
    credential: RecordJson
    adopt: bool = False


class PasskeyIn(Model):
    """A passkey that the browser has made."""

    challenge: Id
    credential: RecordJson
    name: Name = ""


# The lobby


class SeekIn(Model):
    """A game that one wants to play against somebody."""

    rule: RuleName = "freestyle"
    size: Size | None = None
    opening: OpeningName = "free"
    clock: Annotated[str, Field(max_length=40)] | None = None
    rated: bool = False
    name: Name = ""


class ChallengeIn(SeekIn):
    """A game that one wants to play against the account with this name."""

    player: AnyName


class AcceptIn(Model):
    """The name of a guest who accepts."""

    name: Name | None = None


# Tournaments


class TournamentIn(Model):
    """A tournament: Swiss with a number of rounds, or a carousel with a number of minutes."""

    name: Annotated[str, Field(max_length=limits.TOURNAMENT_NAME[1])]
    kind: Annotated[str, _one_of(KINDS), _enum(KINDS)]
    rule: RuleName = "freestyle"
    size: Size | None = None
    opening: OpeningName = "free"
    clock: Annotated[str, Field(max_length=40)]
    rated: bool = False
    bots: bool = False
    rounds: Annotated[int, Field(ge=limits.ROUNDS[0], le=limits.ROUNDS[1])] = 5
    minutes: Annotated[int, Field(ge=limits.MINUTES[0], le=limits.MINUTES[1])] = 45
    streaks: bool = True
    starts_in: Annotated[float, Field(ge=limits.STARTS_IN[0], le=limits.STARTS_IN[1])] = 600.0


# Talk


class SayIn(Model):
    """A quick phrase by its name, or a short text."""

    phrase: Annotated[str, _one_of(PHRASES), _enum(PHRASES)] | None = None
    text: Annotated[str, Field(max_length=limits.TALK)] | None = None

    @model_validator(mode="after")
    def _is_one_of_both(self) -> SayIn:
        if (self.phrase is None) == (self.text is None):
            raise ValueError("either 'phrase' or 'text' is expected")
        return self


class MuteIn(Model):
    """Whether the other player is muted."""

    muted: bool


class ReportIn(Model):
    """What is wrong with the other player."""

    reason: Annotated[str, _one_of(ReportReason), _enum(ReportReason)]
    text: Annotated[str, Field(max_length=limits.REPORT)] = ""


class SettingsIn(Model):
    """Settings to be merged; null removes one."""

    settings: Annotated[dict[SettingName, Setting], Field(max_length=limits.SETTINGS)]


# Messages on the socket


class Signal(Model):
    """A message without content; the answer to any message repeats its ref."""

    type: Literal["stop", "ping", "lobby", "leave-lobby", "leave-tournament"]
    ref: Ref | None = None


class GameSignal(Model):
    """Watch or leave a game, ask for a hint, offer or accept a rematch."""

    type: Literal["watch", "leave", "hint", "rematch"]
    game: Id
    ref: Ref | None = None


class TournamentSignal(Model):
    """Watch a tournament."""

    type: Literal["tournament"]
    tournament: Id
    ref: Ref | None = None


class ActMessage(ActIn):
    """Carry out an action in a game."""

    type: Literal["act"]
    game: Id


class SetPace(Model):
    """Set the seconds between the moves of two engines."""

    type: Literal["pace"]
    game: Id
    ref: Ref | None = None
    seconds: Annotated[float, Field(ge=0, le=60)]


class Analyse(Model):
    """Start an analysis."""

    type: Literal["analyse"]
    ref: Ref
    position: PositionIn
    multipv: Annotated[int, Field(ge=1, le=limits.MULTIPV)] = 1
    time: Annotated[float, Field(ge=0.05, le=limits.ANALYSIS_SECONDS)] | None = None
    nodes: Annotated[int, Field(ge=1, le=limits.ANALYSIS_NODES)] | None = None
    depth: Annotated[int, Field(ge=1, le=limits.ANALYSIS_DEPTH)] | None = None


Message = Annotated[
    Signal | GameSignal | TournamentSignal | ActMessage | SetPace | Analyse, Discriminator("type")
]
