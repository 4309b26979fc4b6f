"""Cities as a rule module: debts, diplomacy, and what black cards do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.catalogue import (
    CHOICES,
    DECK,
    GUILDS,
    MORE_PLAYERS,
    NAME,
    PLAYERS,
    CitiesData,
    Deck,
    Guilds,
    load_all_boards,
    load_data,
)
from sevenwonders_qt.games.cities.checks import CHECKS, losses_fit
from sevenwonders_qt.games.cities.commands import LOSS, PayLoss
from sevenwonders_qt.games.cities.effects import (
    CheaperBoards,
    CheaperFirst,
    CopySymbol,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    OthersLosePerAge,
    OthersLoseWhenRaised,
    ProduceOther,
    ProduceSame,
    ReturnDefeats,
    StagesFree,
    TakeDiplomacy,
    TakeVictory,
)
from sevenwonders_qt.games.cities.evolve import EVOLVERS
from sevenwonders_qt.games.cities.pieces import DIPLOMACY, Debts, has_diplomacy
from sevenwonders_qt.games.cities.prices import terms
from sevenwonders_qt.games.cities.redact import REDACTIONS
from sevenwonders_qt.games.cities.scoring import CitiesCategory, science, score_cities
from sevenwonders_qt.games.cities.state import Losses, losses_of, source_of
from sevenwonders_qt.games.cities.view import losses_view, without_secrets
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.counting import count, neighbours
from sevenwonders_qt.games.classic.effects import BLACK, Effect
from sevenwonders_qt.games.classic.evolve import keep_power
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import (
    Answering,
    Expansion,
    Pairing,
    RuleModule,
    State,
)
from sevenwonders_qt.games.classic.shape import Shape

# At once ---------------------------------------------------------------------------------------

_AT_ONCE = (
    *(OthersGain, NeighboursGain, NeighboursOwe),
    *(TakeDiplomacy, TakeVictory, ReturnDefeats),
)
"""Effects that work once; their events end them."""


def settle(transaction: Transaction[State]) -> None:
    """Do what cards and stages do at once to other cities and to tokens."""
    state = transaction.state
    for seat, city in enumerate(state.cities):
        for power in city.powers:
            if isinstance(power, _AT_ONCE):
                _settle_power(transaction, seat, power)


def _settle_power(transaction: Transaction[State], seat: Seat, power: Effect) -> None:
    state = transaction.state
    match power:
        case TakeDiplomacy():
            transaction.emit(ev.DiplomacyTaken(seat))
        case TakeVictory(worth=worth):
            transaction.emit(ev.VictoryTaken(seat, worth))
        case ReturnDefeats():
            defeats = state.cities[seat].tokens.count(DEFEAT)
            transaction.emit(ev.DefeatsReturned(seat, defeats))
        case NeighboursOwe(debts=debts):
            near = neighbours(seat, len(state.cities))
            owing = tuple(other for other in near if other < state.players)
            transaction.emit(ev.DebtsGiven(seat, debts, owing))
        case NeighboursGain(coins=coins):
            _give(transaction, seat, power, coins, neighbours(seat, len(state.cities)))
        case OthersGain(coins=coins):
            others = [other for other in range(len(state.cities)) if other != seat]
            _give(transaction, seat, power, coins, others)


def _give(
    transaction: Transaction[State], seat: Seat, power: Effect, coins: int, to: Sequence[Seat]
) -> None:
    source = CardId(source_of(transaction.state, seat, power))
    transaction.emit(ev.GiftMade(seat, coins, tuple(to)))
    for other in to:
        transaction.emit(classic.CoinsGained(other, coins, source))


# War -------------------------------------------------------------------------------------------


def pairings(state: State, pairs: Sequence[Pairing]) -> Sequence[Pairing]:
    """Return the pairs without the cities under diplomacy; their neighbours meet."""
    away = {seat for seat, city in enumerate(state.cities) if city.pieces and has_diplomacy(city)}
    if not away:
        return pairs
    ring = [left for left, _ in pairs if left not in away]
    if len(ring) < 2:
        return ()
    if len(ring) == 2:
        return ((ring[0], ring[1]),)
    return tuple(zip(ring, [*ring[1:], ring[0]], strict=True))


def spend_diplomacy(transaction: Transaction[State]) -> None:
    """Put one diplomacy token of each city back, also where there was no conflict."""
    for seat, city in enumerate(transaction.state.cities):
        if has_diplomacy(city):
            transaction.emit(ev.DiplomacySpent(seat))


# Losses ----------------------------------------------------------------------------------------


def demand_losses(transaction: Transaction[State]) -> None:
    """Add up all losses of the turn, and ask all players with coins."""
    settle(transaction)
    state = transaction.state
    demands = [*_demands(state)]
    if demands:
        some = tuple([demand for demand in demands if any(demand.coins)])
        transaction.emit(ev.LossesDemanded(some))


def _demands(state: State) -> Iterator[ev.Demand]:
    for seat, city in enumerate(state.cities):
        seen: list[Effect] = []
        for power in reversed(city.powers):
            if isinstance(power, OthersLose | OthersLosePerAge):
                source = source_of(state, seat, power, seen.count(power))
                seen.append(power)
                yield ev.Demand(seat, source, coins_lost(state, seat, power))
    for raised in losses_of(state).raised:
        coins = _from_others(state, raised.seat, [raised.coins] * len(state.cities))
        yield ev.Demand(raised.seat, raised.source, coins)


def coins_lost(state: State, seat: Seat, power: OthersLose | OthersLosePerAge) -> tuple[int, ...]:
    """Return the coins that each seat loses by a power of one."""
    cities = state.cities
    if isinstance(power, OthersLosePerAge):
        each = [state.current_age] * len(cities)
    elif power.per is None:
        each = [power.coins] * len(cities)
    else:
        each = [power.coins * count(power.per, cities, other) for other in range(len(cities))]
    return _from_others(state, seat, each)


def _from_others(state: State, seat: Seat, coins: Sequence[int]) -> tuple[int, ...]:
    return tuple([0 if other == seat else lost for other, lost in enumerate(coins)])


def pay_losses(transaction: Transaction[State]) -> None:
    """Let every city pay what was decided; what it does not pay becomes debts."""
    state, found = transaction.state, losses_of(transaction.state)
    due = [found.due(seat) for seat in range(len(state.cities))]
    chosen = [*found.chosen]
    for seat, coins in enumerate(due):
        if coins:
            paid = chosen[seat] or 0
            transaction.emit(ev.LossPaid(seat, paid, coins - paid))


def _ways(state: State, seat: Seat) -> list[Command]:
    most = min(state.cities[seat].coins, losses_of(state).due(seat))
    return [PayLoss(seat, coins) for coins in range(most, -1, -1)]


def _pay(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, PayLoss):
        raise IllegalCommand("not_expected")
    if command not in _ways(transaction.state, command.seat):
        raise IllegalCommand("cannot_pay")
    transaction.emit(ev.LossChosen(command.seat, command.coins))


def taking_back(state: State, seat: Seat) -> Event | None:
    """Return the event that undoes what a seat has decided; None for nothing."""
    chosen = losses_of(state).chosen
    return ev.LossTakenBack(seat) if chosen and chosen[seat] is not None else None


# The module ------------------------------------------------------------------------------------


def reshape(shape: Shape) -> Shape:
    """Return the shape with a card and a turn more in each Age."""
    return replace(shape, hand=shape.hand + 1, turns=shape.turns + 1)


def cities_module(data: CitiesData) -> RuleModule:
    """Return the rules of the expansion with these cards."""
    return RuleModule(
        NAME,
        shape=reshape,
        steps=(
            Step("settle_cities", settle, after=Phase.ACT),
            Step("settle_cities_of_last_cards", settle, after=Phase.LAST_CARD),
            Step("demand_losses", demand_losses, at=Phase.SETTLED),
            Step("pay_losses", pay_losses, after=Phase.SETTLED),
            Step("spend_diplomacy", spend_diplomacy, after=Phase.CONFLICT),
        ),
        evolvers=EVOLVERS,
        colours={BLACK: CitiesCategory.BLACK},
        acquire=dict.fromkeys(
            (
                *(OthersLose, OthersLosePerAge, OthersLoseWhenRaised, *_AT_ONCE),
                *(CheaperFirst, CheaperBoards, ProduceSame, ProduceOther, StagesFree),
            ),
            keep_power,
        ),
        looks_for=(CopySymbol,),
        science=science,
        pairings=pairings,
        answers={LOSS: Answering(_ways, _pay, (PayLoss,), outside_turns=True)},
        events=ev.EVENTS,
        quiet=(ev.LossChosen, ev.LossTakenBack),
        take_back=taking_back,
        redactions=REDACTIONS,
        checks=CHECKS,
        may_wait=losses_fit,
        data=data,
        pieces=(DIPLOMACY, Debts(1)),
        extra=Losses,
        view=losses_view,
        cover=without_secrets,
        follow_up=settle,
        terms=terms,
        categories=tuple(CitiesCategory),
        scorers=(score_cities,),
    )


def load_expansion() -> Expansion:
    """Return the expansion, read from its files; raises `DataError`."""
    data = load_data()
    return Expansion(
        NAME,
        PLAYERS,
        (cities_module(data),),
        load_all_boards(Edition.FIRST),
        more_players=MORE_PLAYERS,
        choices=CHOICES,
        fitted=_fitted,
        lends=data.lends,
    )


def _fitted(box: Expansion, options: Options, players: int) -> Expansion:
    """Return the expansion for an edition, with its deck of black cards and its guilds.

    Eight players get no hand larger than usual.
    """
    (module,) = box.modules
    edition = options.edition
    wanted = Deck(box.choice(DECK, options))
    decks = {Deck.FIRST: Edition.FIRST, Deck.SECOND: Edition.SECOND}
    deck = decks.get(wanted, edition)
    guilds = Guilds(box.choice(GUILDS, options))
    usual = guilds is Guilds.BY_EDITION and edition is Edition.FIRST
    cards = module.data.cards(deck, guilds=guilds is Guilds.ALL or usual)
    if players in MORE_PLAYERS:
        module = replace(module, shape=None)
    boards = load_all_boards(edition)
    return replace(box, boards=boards, cards={edition: cards}, modules=(module,))
