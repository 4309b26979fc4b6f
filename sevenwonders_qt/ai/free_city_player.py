"""Playing for the Free City: for the good of the player who decides, not of the city itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import Evaluation
from sevenwonders_qt.ai.weights import Weights
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.games.classic.effects import Colour, Effect, Produce, Shields
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView


class FreeCityPlayer:
    """The value of every command for a free city: one player's points less the other's."""

    def __init__(self, rules: Ruleset, view: PlayerView, weights: Weights) -> None:
        self._rules = rules
        self._view = view
        self._weights = weights
        self._cards = rules.catalogue.cards
        player = view.deciders[view.seat]
        (other,) = {*range(len(view.cities))} - {view.seat, player}
        self._sides = (_Side(rules, view, player, weights), _Side(rules, view, other, weights))

    def values(self) -> Iterator[tuple[float, Command]]:
        """Yield each legal command with its value; only differences mean anything."""
        for command in self._view.legal:
            if isinstance(command, Play):
                yield self._play(command), command
            elif isinstance(command, PickDiscard) and command.card is not None:
                yield self._stands(self._cards[command.card].effects, command.card), command
            else:
                yield 0.0, command

    def _play(self, play: Play) -> float:
        mine, theirs = self._sides
        # The other player gets this hand next, and what is left of it comes back after that.
        value = self._weights.deny_free * theirs.worth(play.card)
        value -= self._weights.keep_free * mine.worth(play.card)
        for side in self._sides:
            paid = play.to_left if side.seat == self._view.left.seat else play.to_right
            value += side.purse(paid) * (1 if side is mine else -1)
        if play.use is Use.BUILD:
            value += self._stands(self._cards[play.card].effects, play.card)
        elif play.use is Use.STAGE:
            own = self._view.own
            board = self._rules.board_of(self._view.cities, self._view.seat)
            stage = board.ways(own.stages)[play.alternative]
            value += self._stands(stage.effects, None)
        return value

    def _stands(self, effects: Sequence[Effect], card: CardId | None) -> float:
        """Return what it means to the two players that this comes into the free city."""
        mine, theirs = self._sides
        colour = None if card is None else self._cards[card].colour
        return mine.beside(effects, colour) - theirs.beside(effects, colour)


class _Side:
    """One player beside the free city."""

    def __init__(self, rules: Ruleset, view: PlayerView, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self._rules = rules
        self._view = view
        self._weights = weights
        self._evaluation = Evaluation(rules, view, seat, weights)
        self._economy = Economy(self._evaluation)

    def worth(self, card: CardId) -> float:
        """Return points of a card in the own city, whatever it costs; never below zero."""
        found = self._rules.catalogue.cards[card]
        if found.name in {self._rules.catalogue.cards[b].name for b in self._evaluation.city.built}:
            return 0.0
        worth = self._evaluation.worth(found.effects, found.colour, coins=True)
        return max(0.0, worth + self._economy.of(found.effects, found.chains_to))

    def purse(self, paid: int) -> float:
        """Return points of coins that the free city pays to the player."""
        coins = self._evaluation.city.coins
        return self._evaluation.purse(coins + paid) - self._evaluation.purse(coins)

    def beside(self, effects: Sequence[Effect], colour: Colour | None) -> float:
        """Return points that the player gains when these effects are in the free city."""
        total = self._evaluation.counted_beside(colour)
        for effect in effects:
            if isinstance(effect, Shields):
                total -= self._threat(effect.shields)
            elif isinstance(effect, Produce) and effect.for_sale:
                total += self._market(effect)
        return total

    def _threat(self, shields: int) -> float:
        """Return points that the player loses to this many more shields of the free city."""
        lead = self._evaluation.city.shields - self._view.own.shields
        return sum(
            self._evaluation.conflict(age, lead) - self._evaluation.conflict(age, lead - shields)
            for age in self._rules.shape.ages_from(self._view.age)
        )

    def _market(self, effect: Produce) -> float:
        """Return points for one more good that the free city sells."""
        free = self._view.own
        richer = replace(free, sells=(*free.sells, effect.options))
        cities = tuple(richer if city is free else city for city in self._view.cities)
        evaluation = Evaluation(
            self._rules, replace(self._view, cities=cities), self.seat, self._weights
        )
        return Economy(evaluation).gain - self._economy.gain
