"""The immediate changes of a choice, worked out by the rules from the view of the seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.belief import open_state
from sevenwonders_qt.ai.outcome import outcome, tried
from sevenwonders_qt.ai.parts import features_of, knows_extras
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use, Way
from sevenwonders_qt.games.classic.effects import (
    Coins,
    CoinsPer,
    Effect,
    Points,
    PointsPer,
    Produce,
    Science,
    Shields,
    Side,
    TradeDiscount,
)
from sevenwonders_qt.games.classic.events import (
    BANK,
    CardBuilt,
    CardSold,
    StageBuilt,
    payment,
)
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import Category, Sheet, sheet
from sevenwonders_qt.models.shown.effect_row import Token, counted
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate

_COUNTED = (Shields, Science, Points, PointsPer, Coins, CoinsPer)
_COUNTED_IN_THE_OPEN = (Shields, Coins, CoinsPer)

Step = tuple[int, int]
"""A number as it is and as it would be."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """The changes of a choice for the city of ``seat`` before anything else happens.

    ``built`` is the structure that would be there, ``stage`` the number of the stage (0 is the
    first); of a sale neither. ``points`` are all of the city, which stay as they are where they
    are not to be seen; ``effects`` are those that it gains. ``received`` are the coins that
    other cities get. ``chain`` is the structure that makes the new one free, ``opens`` are
    those that it makes free later on, one of each name.
    """

    seat: Seat
    points: Step
    coins: Step
    shields: Step
    science: Step
    built: CardId | None = None
    stage: int | None = None
    effects: tuple[Effect, ...] = ()
    received: tuple[tuple[Seat, int], ...] = ()
    chain: CardId | None = None
    opens: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One line: an icon and the change in words.

    ``counted``: the own city writes it at its number.
    """

    icon: str
    text: str
    counted: bool = False


def consequence(table: Table, command: Play | PickDiscard) -> Consequence | None:
    """Return the changes of a legal command of the seat of ``table``, the moves of others apart.

    None where a rule module remembers something that cannot be made from a view.
    """
    rules, seat, own = table.rules, table.view.seat, table.view.own
    if not knows_extras(rules):
        return None
    done = _done(table, open_state(table.view, rules), command)
    after, then = done.state.cities[seat], sheet(rules, done.state.cities, seat)
    standing = then if table.standing is None else table.standing[seat]
    built, stage, effects = _gained(table, done.events)
    return Consequence(
        seat=seat,
        points=(standing.total, then.total),
        coins=(own.coins, after.coins),
        shields=(own.shields, after.shields),
        science=(standing.points(Category.SCIENCE), then.points(Category.SCIENCE)),
        built=built,
        stage=stage,
        effects=effects,
        received=_received(done.events, len(table.view.cities)),
        chain=_chain(table, command),
        opens=tuple(_opened(table, table.catalogue.cards[built])) if built is not None else (),
    )


def _done(table: Table, state: State, command: Play | PickDiscard) -> Transaction[State]:
    """Return the state after a choice, and its events."""
    held = table.box_hand
    if held is None or not isinstance(command, Play) or command.use is not Use.BUILD:
        return outcome(state, command, features_of(table.rules, 0))
    price = held.offers[command.card].cheapest
    return tried(state, lambda transaction: held.take(transaction, command.card, price))


def _gained(
    table: Table, events: Sequence[Event]
) -> tuple[CardId | None, int | None, tuple[Effect, ...]]:
    """Return the structure or the stage that a choice adds to the city, and its effects."""
    catalogue, own = table.catalogue, table.view.own
    for event in events:
        match event:
            case CardBuilt(card=card):
                return card, None, catalogue.cards[card].effects
            case StageBuilt(stage=stage, alternative=alternative):
                board = table.rules.board_of(table.view.cities, own.seat)
                return None, stage, board.ways(stage)[alternative].effects
    return None, None, ()


def _received(events: Sequence[Event], cities: int) -> tuple[tuple[Seat, int], ...]:
    paid = (event for event in events if isinstance(event, CardBuilt | StageBuilt | CardSold))
    dues = (due for event in paid for due in payment(event, cities))
    return tuple((receiver, coins) for receiver, coins in dues if receiver != BANK)


def _chain(table: Table, command: Play | PickDiscard) -> CardId | None:
    if not isinstance(command, Play) or command.way is not Way.CHAIN:
        return None
    offer = table.offers.get(command.card)
    return offer.chain if offer is not None else None


def _opened(table: Table, card: Card) -> Iterator[CardId]:
    """Yield the structures that this one would make free, as far as they can still come."""
    cards = table.catalogue.cards
    standing = {cards[built].name for built in table.view.own.built}
    if card.age >= table.view.age - 1:
        by_name = {cards[target].name: target for target in card.chains_to}
        yield from (target for name, target in by_name.items() if name not in standing)


def brought(table: Table, card: CardId) -> tuple[Token, ...]:
    """Return what a card in the place of the hand would bring at once, its price apart.

    Shields and coins, or else the points that it would be worth if the match ended now; nothing
    where a rule module remembers something that cannot be made from a view.
    """
    rules, view, held = table.rules, table.view, table.box_hand
    if held is None or not knows_extras(rules):
        return ()
    price = min(held.offers[card].cheapest, view.own.coins)
    state = open_state(view, rules)
    after = tried(state, lambda transaction: held.take(transaction, card, price)).state
    city, found = after.cities[view.seat], list[Token]()
    shields, coins = city.shields - view.own.shields, city.coins - (view.own.coins - price)
    if shields:
        found += counted([Token("icon", ("shield",))] * shields)
    if coins:
        found.append(Token("coin", value=coins))
    if not found and table.standing is not None:
        now, then = table.standing[view.seat], sheet(rules, after.cities, view.seat)
        points = _earned(then) - _earned(now)
        found += [Token("points", value=points)] if points else []
    return tuple(found)


def _earned(points: Sheet) -> int:
    """Return the points that the treasury does not bring."""
    return points.total - points.points(Category.TREASURY)


# In words -----------------------------------------------------------------------------------


def changes(table: Table, found: Consequence | None) -> list[Change]:
    """Return the changes, the most important first; ``table`` is the table of the seat."""
    if found is None:
        return []
    lines = [*points_change(found.points), *_sums(found)]
    if found.shields[0] != found.shields[1]:
        lines += _borders(table, found.shields)
    numbers = _COUNTED_IN_THE_OPEN if table.standing is None else _COUNTED
    rest = [effect for effect in found.effects if not isinstance(effect, numbers)]
    if not lines and not rest:
        rest = list(found.effects)
    lines += [Change(_icon(table, found, rest), sentence) for sentence in effect_sentences(rest)]
    if found.opens:
        names = in_a_row(card_name(card) for card in found.opens)
        lines.append(Change("chain", translate("Prompt", "Then free: {names}").format(names=names)))
    return lines


def abilities(card: Card) -> list[Change]:
    """Return the effects of a structure, whether it can be built or not."""
    return [Change(f"sym_{card.colour}", words) for words in effect_sentences(card.effects)]


def points_change(points: Step) -> Iterator[Change]:
    """Yield all points of a city, if they change."""
    now, then = points
    if now != then:
        text = translate("Prompt", "{change} → %n point(s)", None, then)
        sign = "+" if then > now else "\N{MINUS SIGN}"
        yield Change("laurel", text.format(change=f"{sign}{abs(then - now)}"), counted=True)


def _sums(found: Consequence) -> Iterator[Change]:
    """Yield the changes of coins and science."""
    for icon, text, (before, after) in (
        ("coin", translate("Prompt", "Coins: {before} → {after}"), found.coins),
        ("sym_green", translate("Prompt", "Science points: {before} → {after}"), found.science),
    ):
        if before != after:
            yield Change(icon, text.format(before=before, after=after), counted=True)


def _borders(table: Table, shields: Step) -> Iterator[Change]:
    view, (now, then) = table.view, shields
    text = translate("Prompt", "Shields: {before} → {after}").format(before=now, after=then)
    yield Change("shield", text, counted=True)
    says = _its_verdict if table.is_free_citys else verdict
    for icon, other in (
        ("scope_left", view.rival(Side.LEFT)),
        ("scope_right", view.rival(Side.RIGHT)),
    ):
        if other is None:
            continue
        text = translate("Prompt", "{name} has {shields}: {verdict}").format(
            name=table.seats[other.seat].name,
            shields=other.shields,
            verdict=says(
                now - other.shields, then - other.shields, view.shape.victory(view.current_age)
            ),
        )
        yield Change(icon, text)


def verdict(lead: int, ahead: int, worth: int) -> str:
    """Return the outcome at a border; ``lead`` is the lead in shields before, ``ahead`` after."""
    if lead > 0:
        return translate("Prompt", "you win already")
    if ahead > 0:
        return translate("Prompt", "now you win, +{points}").format(points=worth)
    if ahead == 0:
        return translate("Prompt", "now a tie")
    return translate("Prompt", "you still lose")


def _its_verdict(lead: int, ahead: int, worth: int) -> str:
    """Return the outcome at a border of the Free City."""
    if lead > 0:
        return translate("Prompt", "it wins already")
    if ahead > 0:
        return translate("Prompt", "now it wins, +{points}").format(points=worth)
    if ahead == 0:
        return translate("Prompt", "now a tie")
    return translate("Prompt", "it still loses")


def _icon(table: Table, found: Consequence, effects: Sequence[Effect]) -> str:
    match effects:
        case [Produce((resource,)), *_]:
            return f"res_{resource}"
        case [TradeDiscount(_, (side,)), *_]:
            return f"trade_{side}"
        case [TradeDiscount(), *_]:
            return "trade_both"
    if found.built is None:
        return "stage"
    return f"sym_{table.catalogue.cards[found.built].colour}"
