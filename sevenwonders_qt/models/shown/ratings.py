"""The own rating of each person, worked out from the results that count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final

from sevenwonders_qt.ai.ratings import TWO, Rating, Strength, fair_level, level_ratings, pool_of
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models import games
from sevenwonders_qt.models.shown.records import GameKind, Played, Records
from sevenwonders_qt.models.shown.selection import Source, comes_from

FEWEST: Final = 5
"""The matches after which there is a rating; before, it would say nothing."""

SETTLED: Final = 20
"""The matches until which a rating is provisional."""

_MONTH: Final = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Rated:
    """The rating of a person after one match, when it began, and whether it was won."""

    rating: Rating
    began: datetime
    won: bool


@dataclass(frozen=True, slots=True)
class OwnRating:
    """All that is known of the rating of a person in one pool; ``matches`` in their order.

    ``levels`` are the ratings of the levels, the weakest first.
    """

    who: str
    pool: str
    matches: tuple[Rated, ...]
    levels: Mapping[str, float]

    @property
    def rating(self) -> Rating | None:
        """The rating; None after too few matches."""
        return self.matches[-1].rating if len(self.matches) >= FEWEST else None

    @property
    def provisional(self) -> bool:
        """Whether the next matches will still move it a lot."""
        return len(self.matches) < SETTLED

    @property
    def missing(self) -> int:
        """The number of matches until there is a rating."""
        return max(0, FEWEST - len(self.matches))

    @property
    def curve(self) -> tuple[Rated, ...]:
        """The ratings after each match, from the first one on that says anything."""
        return self.matches[FEWEST - 1 :]

    def gained(self, now: datetime) -> float | None:
        """Return the points gained in the last 30 days; None if the rating is no older."""
        before = [one for one in self.curve if one.began < now - _MONTH]
        if not before or self.rating is None or before[-1] is self.matches[-1]:
            return None
        return self.rating.points - before[-1].rating.points

    @property
    def below(self) -> str | None:
        """The strongest level that the rating is above; None if it is above none."""
        points = self._points()
        return next((each for each, at in reversed([*self.levels.items()]) if at <= points), None)

    @property
    def above(self) -> str | None:
        """The weakest level that is above the rating; None if none is."""
        points = self._points()
        return next((each for each, at in self.levels.items() if at > points), None)

    def _points(self) -> float:
        assert self.rating is not None
        return self.rating.points


def own_ratings(records: Records) -> Mapping[tuple[str, str], OwnRating]:
    """Return the rating of each person by name made comparable and pool.

    It follows from what the journals say: the matches that count, in the order that they
    were dealt. Other persons at a table count with the rating they had then, once they had one. A
    name that is at a table twice is of two persons, and neither is rated by that match.
    """
    strengths: dict[tuple[str, str], Strength] = {}
    found: dict[tuple[str, str], list[Rated]] = {}
    for table in _tables(records):
        first = table[0].result
        pool = pool_of(first.game, first.players)
        levels = level_ratings(pool)
        before = {who: found.get((who, pool), ()) for who in _persons(table)}
        strong = [_strength_at(one, levels, before) for one in table]
        for one in table:
            pairs = [
                (rating, _ahead(one, other))
                for other, rating in zip(table, strong, strict=True)
                if other is not one and rating is not None
            ]
            if one.who not in before or not pairs:
                continue
            key = one.who, pool
            strength = strengths.setdefault(key, Strength(levels))
            strength.take(pairs)
            rated = Rated(strength.rating(), one.result.began, one.result.won)
            found.setdefault(key, []).append(rated)
    return {
        (who, pool): OwnRating(who, pool, tuple(matches), level_ratings(pool))
        for (who, pool), matches in found.items()
    }


def pool_of_kind(kind: GameKind) -> str:
    """Return the pool that the matches of a tab of the statistics are in."""
    if kind == GameKind.TWO:
        return TWO
    return str(kind) if kind in games.names() else Classic.name


def rating_of(
    ratings: Mapping[tuple[str, str], OwnRating], who: str, pool: str
) -> OwnRating | None:
    """Return the rating of a person in a pool; without a name, of the one with most matches."""
    if who:
        return ratings.get((who, pool))
    of_pool = [own for own in ratings.values() if own.pool == pool]
    return max(of_pool, key=lambda own: len(own.matches), default=None)


def fair_for(
    ratings: Mapping[tuple[str, str], OwnRating], names: Iterable[str], game: str, players: int
) -> str | None:
    """Return the level that is fair for the persons of these comparable names, if it is known."""
    pool = pool_of(game, players)
    known = (ratings[name, pool].rating for name in names if (name, pool) in ratings)
    return fair_level((each.points for each in known if each is not None), level_ratings(pool))


def _tables(records: Records) -> Iterator[Sequence[Played]]:
    """Yield the results of each match that counts, in the order of their deals."""
    counting = [one for one in records.played if comes_from(one, Source.PLAYED)]
    by_path = sorted(counting, key=lambda one: (one.result.path.name, one.result.seat))
    tables = [[*table] for _, table in groupby(by_path, lambda one: one.result.path)]
    return iter(sorted(tables, key=_order))


def _order(table: Sequence[Played]) -> tuple[datetime, list[tuple[str, str, int]]]:
    """Return a key that is in the journal, whatever its file is called and when it was copied."""
    seats = [(one.result.name, one.result.player, one.result.total) for one in table]
    return table[0].result.began, seats


def _persons(table: Iterable[Played]) -> list[str]:
    names = Counter(one.who for one in table if one.who)
    return [name for name, seats in names.items() if seats == 1]


def _strength_at(
    one: Played, levels: Mapping[str, float], before: Mapping[str, Sequence[Rated]]
) -> float | None:
    """Return the rating that a player had before this match; None if none was known."""
    if one.level:
        return levels.get(one.level)
    matches = before.get(one.who, ())
    return matches[-1].rating.points if len(matches) >= FEWEST else None


def _ahead(one: Played, other: Played) -> float:
    places = one.result.place, other.result.place
    return 0.5 if places[0] == places[1] else float(places[0] < places[1])
