"""Points of rewards at the end of the game, and of debts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Count,
    Points,
    PointsIfComplete,
    PointsPer,
    Science,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset, Tableau
from sevenwonders_qt.games.classic.scoring import Line, held_symbols, science_points, times
from sevenwonders_qt.games.edifice.effects import GuildAgain, PointsPerColour, PointsPerSet
from sevenwonders_qt.games.edifice.state import Debt, Reward


class EdificeCategory(StrEnum):
    """The rows that the expansion adds to the score sheet."""

    EDIFICE = "edifice"
    DEBT = "debt"


class EdificeReason(StrEnum):
    """What a line of these rows counts."""

    REWARD = "reward"  # card is the Edifice: each points for count things
    GUILD_AGAIN = "guild_again"  # card is the guild that scores a second time
    DEBT = "debt"  # a Debt token


def score_edifices(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> list[Line]:
    """The lines of rewards, one an effect that scores, and those of debts, one an Age."""
    lines: list[Line] = []
    for piece in cities[seat].pieces:
        if isinstance(piece, Reward):
            lines += _reward_lines(rules, cities, seat, piece)
        elif isinstance(piece, Debt):
            points, reason = piece.points, EdificeReason.DEBT
            lines.append(Line(EdificeCategory.DEBT, points, reason, 1, points))
    return lines


def guild_points(rules: Ruleset, cities: Sequence[Tableau], seat: Seat, guild: CardId) -> int:
    """What a guild of the city adds when it scores once more.

    A scientific symbol of choice is worth what the symbols of the city gain by another one.
    """
    total = 0
    for effect in rules.catalogue.cards[guild].effects:
        if isinstance(effect, Points | PointsPer | PointsIfComplete):
            total += effect.points * times(rules, effect, cities, seat)
        elif isinstance(effect, Science):
            fixed, choices = held_symbols(rules, cities[seat])
            more = (*choices, effect.symbols)
            total += science_points(fixed, more) - science_points(fixed, choices)
    return total


def _reward_lines(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, reward: Reward
) -> Iterator[Line]:
    city, edifice = cities[seat], CardId(reward.edifice)
    for effect in reward.effects:
        number = each = 0
        match effect:
            case PointsPer(points=each, per=per):
                number = times(rules, effect, cities, seat)
            case PointsPerSet(points=each, colours=colours):
                number, per = min(city.colours[colour] for colour in colours), _own(colours)
            case PointsPerColour(points=each):
                number = sum(city.colours[colour] > 0 for colour in Colour)
                per = _own(tuple(Colour))
            case GuildAgain():
                yield from _best_guild(rules, cities, seat)
                continue
            case _:
                continue
        points, reason = number * each, EdificeReason.REWARD
        yield Line(EdificeCategory.EDIFICE, points, reason, number, each, edifice, None, 0, per)


@cache
def _own(colours: tuple[Colour, ...]) -> Count:
    return Count(colours)


def _best_guild(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Iterator[Line]:
    cards = rules.catalogue.cards
    guilds = [card for card in cities[seat].built if cards[card].colour is Colour.PURPLE]
    if guilds:
        worth = {guild: guild_points(rules, cities, seat, guild) for guild in guilds}
        best = max(guilds, key=lambda guild: worth[guild])
        points, reason = worth[best], EdificeReason.GUILD_AGAIN
        number, each, per = 1, points, None
        for effect in cards[best].effects:
            if isinstance(effect, PointsPer):
                number, each, per = count(effect.per, cities, seat), effect.points, effect.per
        yield Line(EdificeCategory.EDIFICE, points, reason, number, each, best, None, 0, per)
