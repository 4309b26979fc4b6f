"""The worth of leaders to a seat: in the draft, before an Age, and of what they are used for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import FUTURE_COIN, Evaluation, colours_coming
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import Coins, Colour, Count, Effect, PointsPer, Scope
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import (
    Bury,
    Copy,
    KeepLeader,
    LoseVictory,
    RecruitMore,
    UseLeader,
)
from sevenwonders_qt.games.leaders.effects import (
    BuryLeader,
    BuyFromBank,
    ChangeSymbol,
    CheaperColour,
    CheaperLeaders,
    CheaperStages,
    CoinsPerVictory,
    CoinsWhenBought,
    CoinsWhenBuilt,
    CoinsWhenChained,
    CoinsWhenRaised,
    CopyLeader,
    DefeatsToWinner,
    DrawLeaders,
    DropDefeats,
    ExtraCoin,
    FreeOfColour,
    FreeOncePerAge,
    LeadersFree,
    OthersLoseVictory,
    PairsOfVictories,
    PointsIfAlone,
    PointsIfMost,
    PointsIfUndefeated,
    PointsPerSet,
    PointsPerTrio,
    RepeatSymbol,
    ShieldsPerDefeat,
    TokenOfAge,
)
from sevenwonders_qt.games.leaders.effects import RecruitMore as MoreRecruits
from sevenwonders_qt.games.leaders.pieces import buried_points, recruited
from sevenwonders_qt.games.leaders.view import leaders_in

RESOURCE = 0.8
"""Points of a resource that need not be paid."""

COINS_OF_LEADER = 3.0
"""Coins of a leader on average."""

LATER = 0.85
"""The part of its worth that a leader keeps for an Age that it waits."""


def play_of(command: Command) -> Play | None:
    """Return the play of a leader that is not recruited: it is judged as that of any card."""
    if isinstance(command, UseLeader) and command.play.use is not Use.BUILD:
        return command.play
    return None


class LeadersOutlook:
    """The leaders as one seat judges them; only what the seat may know is used."""

    def __init__(self, rules: Ruleset, evaluation: Evaluation, economy: Economy) -> None:
        self._rules = rules
        self._evaluation = evaluation
        self._view: PlayerView = evaluation.view
        self._leaders = leaders_of(rules).all
        self._worths: dict[CardId, float] = {}
        seen = leaders_in(evaluation.view)
        own = seen is not None and evaluation.seat == evaluation.view.seat
        self._hand = seen.hand if seen is not None and own else ()
        self._prices = seen.prices if seen is not None and own else {}

    def options(self) -> Mapping[str, float]:
        """Return nothing: leaders offer no options."""
        return {}

    def gain(self, effects: Sequence[Effect]) -> float:
        """Return points from effects of stages and guilds that concern leaders."""
        return sum(self._special(effect) for effect in effects)

    def answer(self, command: Command) -> float | None:
        """Return the worth of an answer about leaders.

        That of a leader under a stage, or sold, comes beside the worth of the stage or the coins.
        """
        match command:
            case KeepLeader(leader=leader):
                return self._kept(leader)
            case UseLeader(play=play):
                rest = self._later([leader for leader in self._hand if leader != play.card])
                return rest + (self._recruit(play.card) if play.use is Use.BUILD else 0.0)
            case RecruitMore(leader=leader):
                return 0.0 if leader is None else self._recruit(leader)
            case Bury(leader=leader):
                return 0.0 if leader is None else self._buried(leader)
            case Copy(leader=leader):
                return self.worth(leader)
            case LoseVictory(worth=worth):
                return -float(worth)
        return None

    def worth(self, leader: CardId) -> float:
        """Return points to expect from a leader that is recruited now, whatever it costs."""
        found = self._worths.get(leader)
        if found is None:
            effects, evaluation = self._leaders[leader].effects, self._evaluation
            found = evaluation.worth(effects, None) - evaluation.worth((), None)
            found += sum(self._special(effect) for effect in effects)
            self._worths[leader] = found
        return found

    def _price(self, leader: CardId) -> int:
        age = max(1, self._view.current_age)
        return self._prices.get(leader, self._leaders[leader].price(age))

    def _recruit(self, leader: CardId) -> float:
        """Return the worth of recruiting a leader now, less its price."""
        coins = self._evaluation.city.coins
        given = sum(e.coins for e in self._leaders[leader].effects if isinstance(e, Coins))
        purse = self._evaluation.purse
        after = coins - self._price(leader) + given
        return self.worth(leader) + purse(max(0, after)) - purse(coins)

    def _kept(self, leader: CardId) -> float:
        given = sum(e.coins for e in self._leaders[leader].effects if isinstance(e, Coins))
        return self.worth(leader) + FUTURE_COIN * (given - self._leaders[leader].price(2))

    def _later(self, hand: Sequence[CardId]) -> float:
        """Return the worth of a hand for the Ages after the coming one: the best of it."""
        steps = self._rules.shape.last_age - self._view.current_age
        net = sorted((self._kept(leader) for leader in hand), reverse=True)
        return LATER * sum(max(0.0, worth) for worth in net[: max(0, steps)])

    def _buried(self, leader: CardId) -> float:
        own = recruited(self._evaluation.city)
        cost = next((piece.cost for piece in own if piece.leader == leader), 0)
        return buried_points(cost) - self.worth(leader)

    # Effects -------------------------------------------------------------------------------

    @property
    def _left(self) -> float:
        """The part of the match that is still to be played, 0 to 1."""
        return self._evaluation.turns_left / self._evaluation.all_turns

    def _to_come(self, colour: Colour) -> float:
        """Return how many structures of a colour to expect from now on."""
        evaluation = self._evaluation
        total = 0.0
        for age in evaluation.shape.ages_from(self._view.age):
            coming = colours_coming(evaluation.catalogue, age, evaluation.players)
            total += evaluation.share_of(age) * coming.get(colour, 0.0)
        return total

    def _at_end(self, colour: Colour) -> float:
        return self._evaluation.city.colours.get(colour, 0) + 0.8 * self._to_come(colour)

    def _special(self, effect: Effect) -> float:
        """Return points of an effect that only this box has."""
        found = self._coins(effect) + self._war(effect)
        return found + self._at_the_end(effect) + self._of_boards(effect)

    def _coins(self, effect: Effect) -> float:
        """Return points of what an effect saves or brings in coins."""
        turns, city = self._evaluation.turns_left, self._evaluation.city
        stages = (city.stage_count - city.stages) * min(1.0, 2 * self._left)
        match effect:
            case LeadersFree() | CheaperLeaders():
                steps = max(0, self._rules.shape.last_age - self._view.current_age)
                return FUTURE_COIN * COINS_OF_LEADER * steps
            case CheaperStages():
                return RESOURCE * stages
            case CheaperColour(colour=colour):
                return RESOURCE * self._to_come(colour)
            case FreeOfColour(colour=colour):
                return 4 * RESOURCE * self._to_come(colour)
            case FreeOncePerAge():
                return 4 * RESOURCE * 3 * self._left
            case CoinsWhenBuilt(coins=coins, colour=colour):
                return FUTURE_COIN * coins * self._to_come(colour)
            case CoinsWhenChained(coins=coins):
                return FUTURE_COIN * coins * 4 * self._left
            case CoinsWhenRaised(coins=coins):
                return FUTURE_COIN * coins * stages
            case CoinsWhenBought(coins=coins):
                return FUTURE_COIN * coins * turns * 0.4
            case BuyFromBank():
                return RESOURCE * turns * 0.25
            case ExtraCoin(coins=coins):
                return FUTURE_COIN * coins * turns * 0.3
        return 0.0

    def _conflicts(self) -> float:
        """Return how many conflicts are to come."""
        return 2.0 * len(self._evaluation.shape.ages_from(self._view.current_age))

    def _war(self, effect: Effect) -> float:
        """Return points of an effect on shields and tokens."""
        evaluation = self._evaluation
        tokens = evaluation.city.tokens
        match effect:
            case CoinsPerVictory(coins=coins):
                return FUTURE_COIN * coins * 0.5 * self._conflicts()
            case TokenOfAge():
                return float(evaluation.shape.victory(self._view.current_age))
            case DropDefeats():
                return float(tokens.count(DEFEAT))
            case OthersLoseVictory():
                beside = (evaluation.left, evaluation.right)
                losing = [city for city in beside if any(token > 0 for token in city.tokens)]
                return sum(1.5 * evaluation.rival(city.seat) for city in losing)
            case DefeatsToWinner():
                return 0.7 * self._conflicts()
            case ShieldsPerDefeat():
                return evaluation.shields_worth(tokens.count(DEFEAT) + 1)
        return 0.0

    def _at_the_end(self, effect: Effect) -> float:
        """Return points of an effect that scores at the end, beyond what is known of the base."""
        evaluation = self._evaluation
        city = evaluation.city
        wins = sum(token > 0 for token in city.tokens)
        match effect:
            case PointsPer(points=points, per=per) if per.kinds:
                return 0.25 * points * self._conflicts() if per.scope is Scope.SELF else 0.0
            case PointsPerSet(points=points, colours=colours):
                return points * min(self._at_end(colour) for colour in colours)
            case PointsIfMost(points=points, per=per):
                ahead = self._ahead(per)
                return points * max(0.05, min(0.95, 0.4 + 0.15 * ahead))
            case PointsIfUndefeated(points=points):
                lead = min(city.shields - c.shields for c in (evaluation.left, evaluation.right))
                chance = 1.0 if not self._left else max(0.05, min(0.9, 0.3 + 0.2 * lead))
                return 0.0 if DEFEAT in city.tokens else points * chance
            case PairsOfVictories():
                return 1.0 * wins + 0.25 * self._conflicts()
            case PointsIfAlone(points=points):
                last = self._view.current_age == evaluation.shape.last_age
                return 0.0 if recruited(city) else points * (1.0 if last else 0.4)
            case PointsPerTrio(points=points):
                sets = min(city.symbols) + 1.5 * self._left * (1 + (city.free_symbols > 0))
                return points * sets
            case ChangeSymbol() | RepeatSymbol():
                held = sum(city.symbols)
                return 1.0 + 0.9 * held + 2.0 * self._left
        return 0.0

    def _ahead(self, per: Count) -> float:
        """Return how many things more the city has than the neighbour with most."""
        cities, seat = self._view.cities, self._evaluation.seat
        beside = (seat - 1) % len(cities), (seat + 1) % len(cities)
        return count(per, cities, seat) - max(count(per, cities, other) for other in beside)

    def _of_boards(self, effect: Effect) -> float:
        """Return points of an effect of a stage or a guild about leaders."""
        evaluation = self._evaluation
        own = recruited(evaluation.city)
        match effect:
            case DrawLeaders():
                return 2.5
            case MoreRecruits():
                return max((self._recruit(leader) for leader in self._hand), default=0.0)
            case BuryLeader():
                return max((self._buried(piece.leader) for piece in own), default=0.0)
            case CopyLeader():
                beside = (evaluation.left, evaluation.right)
                found = [self.worth(p.leader) for city in beside for p in recruited(city)]
                return max(found, default=0.0)
        return 0.0


JUDGED: tuple[type[Effect], ...] = (
    *(LeadersFree, CheaperLeaders, CheaperStages, CheaperColour, FreeOfColour, FreeOncePerAge),
    *(CoinsWhenBuilt, CoinsWhenChained, CoinsWhenRaised, CoinsWhenBought, BuyFromBank, ExtraCoin),
    *(CoinsPerVictory, TokenOfAge, DropDefeats, OthersLoseVictory, DefeatsToWinner),
    *(ShieldsPerDefeat, PointsPerSet, PointsIfMost, PointsIfUndefeated, PairsOfVictories),
    *(PointsIfAlone, PointsPerTrio, ChangeSymbol, RepeatSymbol),
    *(DrawLeaders, MoreRecruits, BuryLeader, CopyLeader),
)
"""The kinds of effect that are judged here."""
