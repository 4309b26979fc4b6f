"""The results of the things of the encyclopaedia in a person's own matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.records import GameKind, Played, Records, kinds
from sevenwonders_qt.models.shown.selection import Source, Who, comes_from, is_of
from sevenwonders_qt.models.shown.statistics import tally
from sevenwonders_qt.models.words.numbers import decimal
from sevenwonders_qt.models.words.statistics import category, kind_name

translate = QCoreApplication.translate


def own_figures(entry: Article, edition: Edition, records: Records) -> Fact | None:
    """Return the average score of a board, with a person, or of the cards of a colour.

    None if it is unknown.

    Results of people count, as in the statistics: without practice, without hints, each game
    apart.
    """
    own = [one for one in records.played if comes_from(one, Source.PLAYED) and is_of(one, Who())]
    same = [one for one in own if _is_same_game(one, entry, edition)]
    if entry.is_wonder:
        with_it = [
            one for one in same if (one.result.wonder, one.result.side) == (entry.id, entry.side)
        ]
        lines = _of_wonder(with_it)
    elif entry.row:
        lines = _of_row(same, entry.row)
    elif with_it := [one for one in same if entry.id in one.result.people]:
        lines = _of_wonder(with_it)
    else:
        return None
    return Fact(translate("Encyclopaedia", "In your own matches"), tuple(lines)) if lines else None


def _is_same_game(one: Played, entry: Article, edition: Edition) -> bool:
    """Return whether the thing could be in that match."""
    if one.result.game != entry.game:
        return False
    return entry.game != Classic.name or (one.result.edition or Edition.FIRST) == edition


def _of_wonder(played: Sequence[Played]) -> list[str]:
    if not played:
        return [translate("Encyclopaedia", "Not played to the end yet.")]
    lines = []
    for game, results in _by_game(played):
        found = tally(results)
        text = translate(
            "Encyclopaedia",
            "{game}: %n match(es), {points} points on average, victories: {won}",
            None,
            found.played,
        )
        points = decimal(found.average)
        lines.append(text.format(game=kind_name(game), points=points, won=found.won))
    return lines


def _of_row(played: Iterable[Played], row: str) -> list[str]:
    lines = []
    for game, results in _by_game(played):
        points = [one.result.points[row] for one in results if row in one.result.points]
        if points:
            text = translate("Encyclopaedia", "{game}: {row}, {points} points on average")
            average = decimal(sum(points) / len(points))
            lines.append(text.format(game=kind_name(game), row=category(row), points=average))
    return lines


def _by_game(played: Iterable[Played]) -> list[tuple[GameKind, list[Played]]]:
    found: dict[GameKind, list[Played]] = {game: [] for game in kinds()}
    for one in played:
        for kind in one.kinds:
            found.setdefault(kind, []).append(one)
    return [(game, results) for game, results in found.items() if results]
