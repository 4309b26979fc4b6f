"""The worth of leaders to a seat: in the draft, before an Age, and of what they are used for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from types import MappingProxyType

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import FUTURE_COIN, Evaluation, colours_coming
from sevenwonders_qt.ai.parts import appraisers_of
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    Coins,
    Colour,
    Count,
    Effect,
    PointsPer,
    Science,
    Scope,
)
from sevenwonders_qt.games.classic.legal import bill_of
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.prices import total
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.leaders.catalogue import NAME, leaders_of
from sevenwonders_qt.games.leaders.commands import (
    Bury,
    Copy,
    KeepLeader,
    LoseVictory,
    RecruitMore,
    UseLeader,
)
from sevenwonders_qt.games.leaders.effects import (
    THREE_COINS,
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
"""The part of its worth that is sure of a leader that waits for an Age."""

WHITE = Colour("white")
"""The colour of leaders: no card of an Age has it."""

DEAR: Mapping[int, float] = MappingProxyType({1: 1.85, 2: 1.7, 3: 1.35})
"""The worth of a coin before an Age beside one in a turn: nothing has been bought with it yet.

Found by playing on from positions before each Age, with a leader recruited and with it sold.
"""

DOUBT = 2.0
"""Points that the worth of a leader may still change until the next Age."""

COIN = 0.8
"""Points of a coin that a leader costs later."""

FOLLOWED = 1.2
"""Points more of a leader who counts cards or has a symbol: one builds what goes with it."""


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
        self._others = appraisers_of(rules, evaluation, economy, but=NAME)
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
        return sum(self._special(effect, self._left) for effect in effects)

    def raising(self, card: CardId, effects: Sequence[Effect]) -> float:
        return 0.0

    def answer(self, command: Command) -> float | None:
        """Return the worth of an answer about leaders.

        That of a leader under a stage, or sold, comes beside the worth of the stage or the coins.
        """
        match command:
            case KeepLeader(leader=leader):
                return self._kept(leader)
            case UseLeader(play=play):
                return self._later(play.card) + self._used(play)
            case RecruitMore(leader=leader):
                return 0.0 if leader is None else self._recruit(leader, 1.0)
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
            found = self._worths[leader] = self._plain(leader) + self._extra(leader, self._left)
        return found

    def _plain(self, leader: CardId) -> float:
        """Return what the base game and other boxes know of the worth of a leader."""
        evaluation, effects = self._evaluation, self._leaders[leader].effects
        found = evaluation.worth(effects, WHITE) - evaluation.worth((), WHITE)
        return found + sum(other.gain(effects) for other in self._others)

    def _extra(self, leader: CardId, left: float) -> float:
        """Return what only this box knows, with this part of the match still to be played."""
        effects = self._leaders[leader].effects
        return sum(self._special(effect, left) + _followed(effect, left) for effect in effects)

    def _price(self, leader: CardId) -> int:
        age = max(1, self._view.current_age)
        return self._prices.get(leader, self._leaders[leader].price(age))

    def _given(self, leader: CardId) -> int:
        effects = self._leaders[leader].effects
        return sum(effect.coins for effect in effects if isinstance(effect, Coins))

    def _used(self, play: Play) -> float:
        """Return the worth of a use before an Age, beyond a stage or a sale in a turn."""
        dear = DEAR.get(self._view.current_age, 1.0)
        if play.use is Use.BUILD:
            return self._recruit(play.card, dear)
        sold = self._rules.shape.sale_coins if play.use is Use.SELL else 0
        return (dear - 1) * self._coins_worth(sold - total(bill_of(play)))

    def _coins_worth(self, gained: int) -> float:
        coins, purse = self._evaluation.city.coins, self._evaluation.purse
        return purse(max(0, coins + gained)) - purse(coins)

    def _recruit(self, leader: CardId, dear: float) -> float:
        """Return the worth of recruiting a leader now, less its price."""
        coins = self._given(leader) - self._price(leader)
        return self.worth(leader) - self._lonely() + dear * self._coins_worth(coins)

    def _lonely(self) -> float:
        """Return points of a leader who scores alone: another one takes them away."""
        own = recruited(self._evaluation.city)
        if len(own) != 1:
            return 0.0
        return float(sum(e.points for e in own[0].effects if isinstance(e, PointsIfAlone)))

    def _kept(self, leader: CardId) -> float:
        """Return the worth of a leader in the draft, for the first Age or for a later one."""
        price, given = self._leaders[leader].price, self._given(leader)
        now = self.worth(leader) + COIN * (given - price(1))
        return max(now, self._waiting(leader))

    def _waiting(self, leader: CardId) -> float:
        """Return the worth of a leader that is recruited before the next Age but one."""
        shape, age = self._rules.shape, max(1, self._view.current_age)
        left = max(0.0, self._left - 1 / shape.last_age)
        coins = self._given(leader) - self._leaders[leader].price(min(age + 1, shape.last_age))
        return self._plain(leader) + self._extra(leader, left) + COIN * coins

    def _later(self, used: CardId) -> float:
        """Return the worth of the other leaders in hand for the Ages after the coming one.

        One that seems worth less than its sale is kept before one that seems worth much less.
        """
        steps = self._rules.shape.last_age - self._view.current_age
        sold = COIN * self._rules.shape.sale_coins
        rest = [leader for leader in self._hand if leader != used]
        net = sorted((self._waiting(leader) - sold for leader in rest), reverse=True)
        return LATER * sum(_at_least_sold(worth) for worth in net[: max(0, steps)])

    def _buried(self, leader: CardId) -> float:
        own = recruited(self._evaluation.city)
        cost = next((piece.cost for piece in own if piece.leader == leader), 0)
        return buried_points(cost) - self.worth(leader)

    # Effects -------------------------------------------------------------------------------

    @property
    def _left(self) -> float:
        """The part of the match that is still to be played, 0 to 1."""
        return self._evaluation.turns_left / self._evaluation.all_turns

    def _to_come(self, colour: Colour, left: float) -> float:
        """Return how many structures of a colour to expect from now on."""
        evaluation = self._evaluation
        total = 0.0
        for age in evaluation.shape.ages_from(self._view.age):
            coming = colours_coming(evaluation.catalogue, age, evaluation.players)
            total += evaluation.share_of(age) * coming.get(colour, 0.0)
        return total * left / self._left if self._left else 0.0

    def _at_end(self, colour: Colour) -> float:
        own = self._evaluation.city.colours.get(colour, 0)
        return own + 0.8 * self._to_come(colour, self._left)

    def _special(self, effect: Effect, left: float) -> float:
        """Return points of an effect that only this box has."""
        found = self._coins(effect, left) + self._war(effect)
        return found + self._at_the_end(effect, left) + self._of_boards(effect)

    def _coins(self, effect: Effect, left: float) -> float:
        """Return points of what an effect saves or brings in coins."""
        city = self._evaluation.city
        turns, early = left * self._evaluation.all_turns, min(1.0, 1.5 * left)
        stages = (city.stage_count - city.stages) * min(1.0, 2 * left)
        match effect:
            case LeadersFree() | CheaperLeaders():
                steps = max(0, self._rules.shape.last_age - self._view.current_age)
                return FUTURE_COIN * COINS_OF_LEADER * steps
            case CheaperStages():
                return RESOURCE * stages
            case CheaperColour(colour=colour):
                return RESOURCE * early * self._to_come(colour, left)
            case FreeOfColour(colour=colour):
                return 4 * RESOURCE * self._to_come(colour, left)
            case FreeOncePerAge():
                return 4 * RESOURCE * 3 * left
            case CoinsWhenBuilt(coins=coins, colour=colour):
                return FUTURE_COIN * coins * self._to_come(colour, left)
            case CoinsWhenChained(coins=coins):
                return FUTURE_COIN * coins * 4 * left
            case CoinsWhenRaised(coins=coins):
                return FUTURE_COIN * coins * stages
            case CoinsWhenBought(coins=coins):
                return FUTURE_COIN * coins * turns * 0.4
            case BuyFromBank():
                return RESOURCE * turns * 0.5 * early
            case ExtraCoin(coins=coins):
                return FUTURE_COIN * coins * turns * 0.1
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
                return float(evaluation.shape.victory(max(1, self._view.current_age)))
            case DropDefeats():
                return float(tokens.count(DEFEAT))
            case OthersLoseVictory():
                beside = (evaluation.left, evaluation.right)
                losing = [city for city in beside if any(token > 0 for token in city.tokens)]
                return sum(1.5 * evaluation.rival(city.seat) for city in losing)
            case DefeatsToWinner():
                return 0.7 * self._conflicts()
            case ShieldsPerDefeat(shields=shields):
                return evaluation.shields_worth(shields * tokens.count(DEFEAT))
        return 0.0

    def _at_the_end(self, effect: Effect, left: float) -> float:
        """Return points of an effect that scores at the end, beyond what is known of the base."""
        evaluation = self._evaluation
        city = evaluation.city
        wins = sum(token > 0 for token in city.tokens)
        held = sum(city.symbols)
        match effect:
            case PointsPer(points=points, per=per):
                return self._more_of(points, per, left)
            case PointsPerSet(points=points, colours=colours):
                # The least of several uncertain numbers is less than the least that is expected.
                sure = 0.8 - 0.5 * left * left
                return points * sure * min(self._at_end(colour) for colour in colours)
            case PointsIfMost(points=points, per=per):
                return points * max(0.05, min(0.95, 0.25 + 0.15 * self._ahead(per)))
            case PointsIfUndefeated(points=points):
                lead = min(city.shields - c.shields for c in (evaluation.left, evaluation.right))
                chance = 1.0 if not left else max(0.05, min(0.9, 0.1 + 0.2 * lead))
                return 0.0 if DEFEAT in city.tokens else points * chance
            case PairsOfVictories():
                return 1.0 * wins + 0.25 * self._conflicts()
            case PointsIfAlone(points=points):
                last = self._view.current_age == evaluation.shape.last_age
                return 0.0 if recruited(city) else points * (1.0 if last else 0.4)
            case PointsPerTrio(points=points):
                return points * (min(city.symbols) + 0.6 * left * (1 + held))
            case ChangeSymbol():
                return 0.3 * held
            case RepeatSymbol():
                return 1.0 + 1.5 * held + 2.0 * left
        return 0.0

    def _more_of(self, points: int, per: Count, left: float) -> float:
        """Return points of things counted that the base game does not expect."""
        if per.scope is not Scope.SELF:
            return 0.0
        if THREE_COINS in per.kinds:
            return 3 * points * min(1.0, 1.5 * left)
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
                return max((self._recruit(leader, 1.0) for leader in self._hand), default=0.0)
            case BuryLeader():
                return max((self._buried(piece.leader) for piece in own), default=0.0)
            case CopyLeader():
                beside = (evaluation.left, evaluation.right)
                found = [self.worth(p.leader) for city in beside for p in recruited(city)]
                return max(found, default=0.0)
        return 0.0


def _at_least_sold(worth: float) -> float:
    """Return what a leader is worth who may turn out better, or be sold: more than 0."""
    return (worth + sqrt(worth * worth + DOUBT * DOUBT)) / 2


def _followed(effect: Effect, left: float) -> float:
    """Return points of what a city builds because it has a leader."""
    if isinstance(effect, Science):
        return FOLLOWED * left
    if isinstance(effect, PointsPer) and effect.per.colours and effect.per.scope is Scope.SELF:
        return FOLLOWED * min(1.0, max(0.0, 3 * left - 1))
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
