"""The results of finished matches and of games on paper, each with what its table shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar, Final

from sevenwonders_qt.ai.levels import BY_STRENGTH, level_of
from sevenwonders_qt.core.name import Name
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.models import games
from sevenwonders_qt.models.boxes import all_words, known_among
from sevenwonders_qt.models.seats import UNNAMED
from sevenwonders_qt.models.shown.score_pad import UNCOUNTED
from sevenwonders_qt.session.results import SeatResult

UNKNOWN: Final = "\N{BULLET}"
"""The name of persons without a name, in every language."""


class GameKind(Name):
    """A tab of the statistics: the base game, a box, another game.

    A match of 7 Wonders with several boxes counts in the tab of each.
    """

    CLASSIC: ClassVar[GameKind]
    TWO: ClassVar[GameKind]
    """7 Wonders for two players, with the Free City."""


def kinds() -> tuple[GameKind, ...]:
    """Return all kinds, in the order of the list."""
    boxes = (GameKind(words.name) for words in all_words())
    others = (GameKind(name) for name in games.names() if name != Classic.name)
    return GameKind.CLASSIC, *boxes, *others, GameKind.TWO


@dataclass(frozen=True, slots=True)
class Played:
    """One result, with facts of its table.

    ``kinds`` are the tabs that it counts in. ``who`` is the name of a person made comparable, ""
    for an AI player, ``level`` that of an AI player whatever its temperament, "" for a person.
    ``strongest`` is the highest level among the other seats, "" where only people were there;
    ``top`` the best total. ``hinted`` says that a person at the table was shown a hint.
    """

    result: SeatResult
    kinds: tuple[GameKind, ...]
    who: str
    level: str
    strongest: str
    top: int
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Records:
    """All results by time, and the number of matches not counted at all."""

    played: tuple[Played, ...] = ()
    before: int = 0
    since: datetime | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    """The name as it was last written, by the name made comparable."""

    @classmethod
    def of(cls, results: Iterable[SeatResult], since: datetime | None = None) -> Records:
        """Return the records of matches after ``since``; seats of one match must be together."""
        found: list[Played] = []
        before = 0
        for table in _tables(results):
            if since is not None and table[0].ended <= since:
                before += 1
            else:
                found += _with_table(table)
        found.sort(key=lambda one: (one.result.ended, one.result.path.name, one.result.seat))
        names = {one.who: one.result.name.strip() for one in found if one.who}
        if UNKNOWN in names:
            names[UNKNOWN] = ""
        return cls(tuple(found), before, since, names)


def paper_results(games: Iterable[PaperGame]) -> Iterator[SeatResult]:
    """Yield the games of the score pad that count; all players at a real table are persons."""
    for game in filter(lambda game: game.counts, games):
        played = datetime.strptime(game.created, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
        for seat, player in enumerate(game.players):
            yield SeatResult(
                path=game.path or Path(game.created),
                seat=seat,
                name=player.name,
                player=PERSON,
                wonder=player.wonder,
                side=player.side,
                points={row: n for row, n in player.points.items() if row != UNCOUNTED},
                total=player.total,
                won=player.rank == 1,
                place=player.rank,
                players=len(game.players),
                game=game.game,
                edition="",
                expansions=game.expansions,
                practice=False,
                began=played,
                ended=played,
                paper=True,
            )


def kinds_of(game: str, expansions: Sequence[str], players: int) -> tuple[GameKind, ...]:
    """Return the kinds that a match by so many players counts as: one for each box, or one."""
    if game != Classic.name:
        return (GameKind(game),)
    boxes = tuple(GameKind(words.name) for words in known_among(expansions))
    return boxes or (GameKind.TWO if players == 2 else GameKind.CLASSIC,)


def known_as(name: str) -> str:
    """Make a name comparable: without its capitals and odd spaces, `UNKNOWN` without any."""
    if name in UNNAMED:
        return UNKNOWN
    return " ".join(name.split()).casefold()


def level_order(level: str) -> tuple[int, str]:
    """Return a sort key of levels: people first, then from weak to strong, unknown ones last."""
    known = ("", *BY_STRENGTH)
    return (known.index(level) if level in known else len(known), level)


def _tables(results: Iterable[SeatResult]) -> Iterator[list[SeatResult]]:
    table: list[SeatResult] = []
    for result in results:
        if table and table[0].path != result.path:
            yield table
            table = []
        table.append(result)
    if table:
        yield table


def _with_table(table: Sequence[SeatResult]) -> Iterator[Played]:
    top = max(result.total for result in table)
    first = table[0]
    kinds = kinds_of(first.game, first.expansions, first.players)
    hinted = any(result.hints for result in table)
    levels = [level_of(result.player) if result.player != PERSON else "" for result in table]
    for number, result in enumerate(table):
        others = [*levels[:number], *levels[number + 1 :]]
        who = known_as(result.name) if result.player == PERSON else ""
        strongest = max(others, key=level_order, default="")
        yield Played(result, kinds, who, levels[number], strongest, top, hinted)
