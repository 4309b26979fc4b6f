"""States that differ in all that a seat cannot see, whichever boxes are played with."""

from __future__ import annotations

from random import Random

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.catalogue import NAME as CITIES
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.leaders.catalogue import NAME as LEADERS
from sevenwonders_qt.games.leaders.module import leaders_of
from sevenwonders_qt.games.leaders.state import hands_of
from tests.classic.random_games import another_truth


def other_truth(game: Classic, state: State, seat: Seat, dice: Random) -> State:
    """A state with other hands and choices of others, other leaders, and other payments."""
    other = another_truth(game, state, seat, dice)
    if LEADERS in state.extras:
        _hide_leaders(other, game.player_of(state, seat), dice)
    if CITIES in state.extras:
        chosen = losses_of(other).chosen
        for stranger, coins in enumerate(chosen):
            if stranger != seat and coins is not None:
                chosen[stranger] = dice.randrange(5)
    return other


def _hide_leaders(other: State, player: Seat, dice: Random) -> None:
    hands, every = hands_of(other), [*leaders_of(other.rules).all]
    for stranger in range(len(other.cities)):
        if stranger == player:
            continue
        hands.hands[stranger] = dice.choices(every, k=len(hands.hands[stranger]))
        hands.kept[stranger] = dice.choices(every, k=len(hands.kept[stranger]))
        if hands.picked[stranger] is not None:
            hands.picked[stranger] = dice.choice(hands.hands[stranger])
        if hands.choices[stranger] is not None:
            secret = dice.choice(hands.hands[stranger]), dice.choice(list(Use)), Way.COST
            hands.choices[stranger] = classic.CardChosen(
                stranger, *secret, *dice.choices(range(5), k=3)
            )
    hands.pile = tuple(dice.choices(every, k=len(hands.pile)))
