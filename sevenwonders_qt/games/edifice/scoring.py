"""Points of rewards at the end of the game, and of debts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations_with_replacement
from typing import Any

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.counting import Line, count
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Effect,
    PointsPer,
    Science,
    Tableau,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset, Times
from sevenwonders_qt.games.classic.scoring import best_science, held_symbols, times
from sevenwonders_qt.games.edifice.effects import (
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    own_count,
)
from sevenwonders_qt.games.edifice.state import Debt, Reward


class EdificeCategory(StrEnum):
    """The rows that the expansion adds to the score sheet."""

    EDIFICE = "edifice"
    DEBT = "debt"


class EdificeReason(StrEnum):
    """The subject of a line of these rows."""

    REWARD = "reward"  # card is the Edifice: each points for count things
    GUILD_AGAIN = "guild_again"  # card is the guild that scores a second time
    DEBT = "debt"  # a Debt token


def score_edifices(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> list[Line]:
    """Return the lines of rewards, one an effect that scores, and those of debts, one an Age."""
    lines: list[Line] = []
    guilds_again = 0
    for piece in cities[seat].pieces:
        if isinstance(piece, Reward):
            effects = piece.effects
            lines += _reward_lines(rules, cities, seat, CardId(piece.edifice), effects)
            guilds_again += sum(isinstance(effect, GuildAgain) for effect in effects)
        elif isinstance(piece, Debt):
            points, reason = piece.points, EdificeReason.DEBT
            lines.append(Line(EdificeCategory.DEBT, points, reason, 1, points))
    lines += _guilds_again(rules, cities, seat, guilds_again, copied)
    return lines


def reward_points(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, reward: Sequence[object]
) -> int:
    """Return the points that one more reward with these effects would add for a seat."""
    lines = _reward_lines(rules, cities, seat, CardId(""), reward)
    total = sum(line.points for line in lines)
    if any(isinstance(effect, GuildAgain) for effect in reward):
        total += sum(line.points for line in _guilds_again(rules, cities, seat, 1))
    return total


def guild_points(
    rules: Ruleset,
    cities: Sequence[Tableau],
    seat: Seat,
    guild: CardId,
    more: int = 1,
    copied: CardId | None = None,
) -> int:
    """Return the points that a guild of the city adds when it scores so many times more.

    A scientific symbol of choice is worth the points that it adds to the symbols of the city, with
    those of a ``copied`` guild of a neighbour.
    """
    total, once, card = 0, 0, rules.catalogue.cards[guild]
    for effect in card.effects:
        if isinstance(effect, Science):
            held = held_symbols(rules, cities, seat, copied)
            with_more = [*held, *((effect.choice,) * more)]
            total += best_science(rules, cities, seat, with_more).points
            total -= best_science(rules, cities, seat, held).points
        elif type(effect) in rules.times:
            points: int = effect.points  # type: ignore[attr-defined]
            once += points * times(rules, effect, cities, seat)
    return total + more * min(once, rules.most.get(card.colour, once))


def _reward_lines(
    rules: Ruleset,
    cities: Sequence[Tableau],
    seat: Seat,
    edifice: CardId,
    effects: Sequence[Any],
) -> Iterator[Line]:
    for effect in effects:
        if type(effect) in rules.times:
            number, each = times(rules, effect, cities, seat), effect.points
            points, per = number * each, getattr(effect, "per", None)
            if isinstance(effect, PointsPerColour):
                per = own_count(tuple(cities[seat].colours))
            yield Line(
                EdificeCategory.EDIFICE,
                points,
                EdificeReason.REWARD,
                number,
                each,
                edifice,
                per=per,
            )


def _sets(rules: Ruleset, effect: PointsPerSet, cities: Sequence[Tableau], seat: Seat) -> int:
    return min(cities[seat].colours[colour] for colour in effect.colours)


def _colours(rules: Ruleset, effect: PointsPerColour, cities: Sequence[Tableau], seat: Seat) -> int:
    return sum(number > 0 for number in cities[seat].colours.values())


TIMES: Mapping[type[Effect], Times] = {PointsPerSet: _sets, PointsPerColour: _colours}
"""Effects of rewards that score, each with its number of times."""


def _guilds_again(
    rules: Ruleset,
    cities: Sequence[Tableau],
    seat: Seat,
    number: int,
    copied: CardId | None = None,
) -> Iterator[Line]:
    """Yield a line for each of so many guilds that score again: those that together add most.

    Two rewards may both go to one guild.
    """
    if not number:
        return
    cards = rules.catalogue.cards
    guilds = [card for card in cities[seat].built if cards[card].colour is Colour.PURPLE]
    if not guilds:
        return
    worth = {
        (guild, more): guild_points(rules, cities, seat, guild, more, copied)
        for guild in guilds
        for more in range(number + 1)
    }
    best = max(
        combinations_with_replacement(guilds, number),
        key=lambda chosen: sum(worth[guild, chosen.count(guild)] for guild in {*chosen}),
    )
    for place, guild in enumerate(best):
        before = best[:place].count(guild)
        points = worth[guild, before + 1] - worth[guild, before]
        yield _again(rules, cities, seat, guild, points)


def _again(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, guild: CardId, points: int
) -> Line:
    number, each, per = 1, points, None
    for effect in rules.catalogue.cards[guild].effects:
        if isinstance(effect, PointsPer):
            number, each, per = count(effect.per, cities, seat), effect.points, effect.per
    reason = EdificeReason.GUILD_AGAIN
    return Line(EdificeCategory.EDIFICE, points, reason, number, each, guild, None, 0, per)
