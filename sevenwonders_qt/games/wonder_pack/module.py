"""The Wonder Pack as a rule module: copied stages, stone, and the colour of a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.cities.catalogue import NAME as CITIES
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import BoardSide, Stage
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.counting import neighbours
from sevenwonders_qt.games.classic.effects import COLOURS, Side, Tableau
from sevenwonders_qt.games.classic.evolve import keep_power, lay_piece
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.ruleset import (
    Check,
    Evolver,
    Expansion,
    RuleModule,
    Ruleset,
    State,
    shown_to_all,
)
from sevenwonders_qt.games.wonder_pack import events as ev
from sevenwonders_qt.games.wonder_pack.catalogue import (
    NAME,
    PLAYERS,
    WONDERS,
    load_all_boards,
    load_boards_with_cities,
)
from sevenwonders_qt.games.wonder_pack.effects import CopyStage, FirstCoins, PointsForColour
from sevenwonders_qt.games.wonder_pack.pieces import SeenColour

# Stages of neighbours ---------------------------------------------------------------------------


def copy_stages(boards: Sequence[BoardSide]) -> Sequence[BoardSide]:
    """Return the boards with stages that copy those of neighbours as they are at this table."""
    return [
        _copied(board, boards[seat - 1], boards[(seat + 1) % len(boards)])
        if any(map(_copy_of, board.stages))
        else board
        for seat, board in enumerate(boards)
    ]


@lru_cache(maxsize=4096)
def _copied(board: BoardSide, left: BoardSide, right: BoardSide) -> BoardSide:
    beside = {Side.LEFT: left, Side.RIGHT: right}
    stages = tuple(_with_effects_of(stage, beside) for stage in board.stages)
    return BoardSide(board.wonder, board.side, board.resource, stages, board.effects)


def _with_effects_of(stage: Stage, beside: Mapping[Side, BoardSide]) -> Stage:
    copy = _copy_of(stage)
    if copy is None:
        return stage
    ways = {way.effects: Stage(stage.cost, way.effects) for way in _ways(copy, beside)}
    if not ways:
        return stage
    first, *others = ways.values()
    return Stage(stage.cost, (), (first, *others)) if others else first


def _copy_of(stage: Stage) -> CopyStage | None:
    return next((effect for effect in stage.effects if isinstance(effect, CopyStage)), None)


def _ways(copy: CopyStage, beside: Mapping[Side, BoardSide]) -> Iterator[Stage]:
    """Yield the stages that a copy may be of."""
    for side in copy.neighbours:
        stages = beside[side].stages[copy.number - 1 : copy.number]
        for stage in stages:
            yield from stage.alternatives or stages


# Coins at the beginning -------------------------------------------------------------------------


def pay_first_coins(transaction: Transaction[State]) -> None:
    """Pay the cities that begin with more coins than the others."""
    for seat, city in enumerate(transaction.state.cities):
        coins = sum(each.coins for each in city.board.effects if isinstance(each, FirstCoins))
        if coins:
            transaction.emit(ev.FirstCoinsGained(seat, coins))


def _first_coins_gained(state: State, event: ev.FirstCoinsGained) -> None:
    state.cities[event.seat].coins += event.coins


def _has_first_coins(state: State, event: ev.FirstCoinsGained) -> bool:
    return event.coins > 0 and not state.age


# The colour of a card ---------------------------------------------------------------------------


def see_colours(transaction: Transaction[State]) -> None:
    """Show the colour of each card below a stage that counts it."""
    state = transaction.state
    for seat, city in enumerate(state.cities):
        if city.powers and _waits(city):
            below = dict(zip(city.raised, city.under_stages, strict=True))
            cards = [card for stage, card in below.items() if _counts_colour(stage)]
            card = state.rules.catalogue.cards.get(cards[-1])
            transaction.emit(ev.ColourSeen(seat, None if card is None else card.colour))


def see_last_colours(transaction: Transaction[State]) -> None:
    """Do the same for the last cards of an Age, which some seats play after all others."""
    see_colours(transaction)


def _waits(city: City) -> bool:
    return any(isinstance(power, PointsForColour) for power in city.powers)


def _counts_colour(stage: Stage) -> bool:
    return any(isinstance(effect, PointsForColour) for effect in stage.effects)


def _colour_seen(state: State, event: ev.ColourSeen) -> None:
    city = state.cities[event.seat]
    city.powers = tuple(power for power in city.powers if not isinstance(power, PointsForColour))
    if event.colour is not None:
        lay_piece(state, event.seat, SeenColour(event.colour))


def _may_be_seen(state: State, event: ev.ColourSeen) -> bool:
    known = event.colour is None or event.colour in state.rules.rows
    return known and _waits(state.cities[event.seat])


def _of_colour(
    rules: Ruleset, effect: PointsForColour, cities: Sequence[Tableau], seat: Seat
) -> int:
    seen = [piece.colour for piece in cities[seat].pieces if isinstance(piece, SeenColour)]
    beside = neighbours(seat, len(cities))
    return sum(cities[other].colours[colour] for colour in seen for other in beside)


# The module -------------------------------------------------------------------------------------

_EVOLVERS: dict[type[Event], Evolver] = {
    ev.FirstCoinsGained: _first_coins_gained,
    ev.ColourSeen: _colour_seen,
}
_CHECKS: dict[type[Event], Check] = {
    ev.FirstCoinsGained: _has_first_coins,
    ev.ColourSeen: _may_be_seen,
}

MODULE = RuleModule(
    NAME,
    boards=copy_stages,
    steps=(
        Step("pay_first_coins", pay_first_coins, at=Phase.SETUP),
        Step("see_colours", see_colours, after=Phase.ACT),
        Step("see_last_colours", see_last_colours, after=Phase.LAST_CARD),
    ),
    evolvers=_EVOLVERS,
    acquire={PointsForColour: keep_power},
    times={PointsForColour: _of_colour},
    looks_for=(CopyStage, FirstCoins),
    events=ev.EVENTS,
    redactions=dict.fromkeys(ev.EVENTS, shown_to_all),
    checks=_CHECKS,
    sources=WONDERS,
    pieces=tuple(SeenColour(colour) for colour in COLOURS),
    follow_up=see_colours,
)


def load_expansion() -> Expansion:
    """Return the expansion with its boards, read from their file; raises `DataError`."""
    return Expansion(NAME, PLAYERS, (MODULE,), load_all_boards(), fitted=_fitted)


def _fitted(box: Expansion, options: Options, players: int) -> Expansion:
    """Return the expansion with the boards that need Cities, where that box is played with."""
    if CITIES not in options.expansions:
        return box
    return replace(box, boards={**box.boards, **load_boards_with_cities()})
