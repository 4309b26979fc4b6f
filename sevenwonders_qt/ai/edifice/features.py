"""The features of the Edifices: projects, pawns, rewards and penalties to come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from sevenwonders_qt.ai.features.parts import usual_turn
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.effects import Coins, Colour, Points, PointsPer
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.shape import RULEBOOK
from sevenwonders_qt.games.edifice.catalogue import Edifice, edifices_of
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    VictoryToken,
)
from sevenwonders_qt.games.edifice.module import settle_projects
from sevenwonders_qt.games.edifice.scoring import reward_points
from sevenwonders_qt.games.edifice.state import (
    Pawn,
    Projects,
    Reward,
    Standing,
    has_joined,
    has_pawn,
    projects_of,
    rewards_held,
)

MOST_LEFT = 5
BUILT, FAILED = MOST_LEFT + 1, MOST_LEFT + 2
_STATES = FAILED + 1
_COUNTING = PointsPer, PointsPerSet, PointsPerColour, GuildAgain


class _Prize(NamedTuple):
    """Points of tokens and coins; whether defeats go, and whether more points are counted."""

    points: int
    coins: int
    drops: bool
    counts: bool


class EdificeFeatures:
    """Reads the Edifices of positions; its rows begin at ``first``."""

    shared_numbers = 3
    own_numbers = 12

    def __init__(self, rules: Ruleset, first: int) -> None:
        self._edifices = edifices_of(rules)
        self._shape = shape = rules.shape
        self.words = tuple(self._edifices.edifices)
        self._place = {edifice: place for place, edifice in enumerate(self.words)}
        each = len(self.words)
        self.sizes = {
            "edifice_left": shape.last_age,
            "edifice_right": shape.last_age,
            "edifice_projects": each * _STATES,
            "edifice_joined": each,
            "edifice_exposed": each,
            "edifice_rewards": each,
            "edifice_deadline": 2 * (RULEBOOK.turns + 1) * (MOST_LEFT + 1),
            "edifice_can_join": 1,
        }
        starts = list(accumulate(self.sizes.values(), initial=first))
        self._prizes = {id: _prize(e.reward) for id, e in self._edifices.edifices.items()}
        self._left, self._right, self._projects, self._joined, self._exposed = starts[:5]
        self._rewards, self._deadline, self._can_join = starts[5:8]

    def follow(self, transaction: Transaction[State], seat: Seat) -> None:
        """Take the pawns of stages and build a project without pawns: no player can stop it."""
        settle_projects(transaction)

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add who else takes part, and who still may."""
        projects, cities, now = projects_of(state), state.cities, state.age
        edifice = self._edifice(projects, now)
        held = may = 0
        for other, city in enumerate(cities):
            if other != seat:
                held += bool(city.pieces) and has_pawn(city.pieces, now)
                may += _may_join(city, edifice)
        numbers += [held, may, _rewarded(cities, seat, edifice)]
        beside = (self._left, cities[seat - 1]), (self._right, cities[seat + 1 - len(cities)])
        for start, city in beside:
            for piece in city.pieces:
                if isinstance(piece, Pawn) and _open(projects, piece.age):
                    rows.append(start + piece.age - 1)

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add the projects after the choice, and what they mean for the own city."""
        projects, now, city = projects_of(state), state.age, state.cities[seat]
        for age in self._shape.ages_from(now):
            place = self._place[projects.edifices[age - 1]]
            rows.append(self._projects + place * _STATES + _state(projects, age))
        held = 0
        for piece in city.pieces:
            if isinstance(piece, Reward):
                rows.append(self._rewards + self._place[piece.edifice])
            elif isinstance(piece, Pawn):
                held += piece.age == now
        edifice = self._edifice(projects, now)
        left = projects.left[now - 1]
        numbers += [left, _rewarded(state.cities, seat, edifice)]
        if not _open(projects, now):
            numbers += [0] * (self.own_numbers - 2)
            return
        turn = (usual_turn(self._shape, state.turn) * 2 + (held > 0)) * (MOST_LEFT + 1)
        rows.append(self._deadline + turn + min(MOST_LEFT, left))
        points, coins = self._gain(state, seat, edifice)
        if held:
            rows.append(self._joined + self._place[edifice.id])
            numbers += [held, points, coins, 0, 0, 0, 0, 0, 0, 0]
        else:
            rows.append(self._exposed + self._place[edifice.id])
            numbers += [0, 0, 0, points, coins, *self._threat(state, city, edifice)]
        if left and _may_join(city, edifice):
            rows.append(self._can_join)

    def _edifice(self, projects: Projects, age: int) -> Edifice:
        return self._edifices.edifices[projects.edifices[age - 1]]

    def _gain(self, state: State, seat: Seat, edifice: Edifice) -> tuple[int, int]:
        """Return points and coins that the reward would bring now, the rest of it apart."""
        points, coins, drops, counts = self._prizes[edifice.id]
        if drops:
            points += state.cities[seat].tokens.count(DEFEAT)
        if counts:
            points += reward_points(state.rules, state.cities, seat, edifice.reward)
        return points, coins

    def _threat(self, state: State, city: City, edifice: Edifice) -> list[int]:
        """Return the penalty: coins, debt, points of tokens, structures to choose, least points."""
        penalty, debt = edifice.penalty, -self._edifices.debts[edifice.age]
        if penalty.coins:
            return (
                [penalty.coins, 0, 0, 0, 0] if city.coins >= penalty.coins else [0, debt, 0, 0, 0]
            )
        if penalty.victory_tokens:
            won = sorted(token for token in city.tokens if token > 0)
            paid = won[: penalty.victory_tokens]
            full = len(paid) == penalty.victory_tokens
            return [0, 0, sum(paid), 0, 0] if full else [0, debt, 0, 0, 0]
        colour = penalty.card
        if colour is None or not city.colours[colour]:
            return [0, debt, 0, 0, 0]
        return [0, 0, 0, city.colours[colour], self._least(state.rules, city, colour)]

    def _least(self, rules: Ruleset, city: City, colour: Colour) -> int:
        """Return the fewest points printed on a structure of a colour."""
        cards = rules.catalogue.cards
        return min(
            sum(effect.points for effect in cards[card].effects if isinstance(effect, Points))
            for card in city.built
            if cards[card].colour is colour
        )


def _open(projects: Projects, age: int) -> bool:
    return projects.standing[age - 1] is Standing.PROJECT


def _state(projects: Projects, age: int) -> int:
    if _open(projects, age):
        return min(MOST_LEFT, projects.left[age - 1])
    return BUILT if projects.standing[age - 1] is Standing.BUILT else FAILED


def _rewarded(cities: Sequence[City], seat: Seat, edifice: Edifice) -> int:
    """Return how many other cities have the reward."""
    found = 0
    for other, city in enumerate(cities):
        if city.pieces and other != seat:
            found += rewards_held(city.pieces, edifice.id) > 0
    return found


def _may_join(city: City, edifice: Edifice) -> bool:
    """Return whether the city has a stage to participate with, and coins for it."""
    if len(city.under_stages) == len(city.board.stages) or city.coins < edifice.cost.coins:
        return False
    return not (city.pieces and has_joined(city.pieces, edifice.age))


def _prize(reward: Sequence[object]) -> _Prize:
    return _Prize(
        sum(effect.worth for effect in reward if isinstance(effect, VictoryToken)),
        sum(effect.coins for effect in reward if isinstance(effect, Coins)),
        any(isinstance(effect, DropDefeats) for effect in reward),
        any(isinstance(effect, _COUNTING) for effect in reward),
    )
