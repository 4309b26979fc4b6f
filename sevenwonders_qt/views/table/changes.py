"""What building one more structure would change for a city, worked out from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    Coins,
    CoinsPer,
    Effect,
    Points,
    PointsPer,
    Produce,
    Science,
    Shields,
    Symbol,
    TradeDiscount,
)
from sevenwonders_qt.games.classic.scoring import SYMBOLS, science_points
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.effect_words import effect_sentences
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.models.terms import card_name

translate = QCoreApplication.translate

_COUNTED = (Shields, Science, Points, PointsPer, Coins, CoinsPer)


@dataclass(frozen=True, slots=True)
class Change:
    """One line: an icon and what will be otherwise, in words."""

    icon: str
    text: str


def changes(table: Table, card_id: CardId) -> list[Change]:
    """What would be otherwise in the city of the table's seat, most telling first."""
    card = table.catalogue.cards[card_id]
    cities = _after(table, card)
    lines: list[Change] = []
    shields = sum(effect.shields for effect in card.effects if isinstance(effect, Shields))
    if shields:
        lines += _borders(table, shields)
    counted = (_counted(table, cities, effect) for effect in card.effects)
    lines += [line for line in counted if line is not None]
    rest = [effect for effect in card.effects if not isinstance(effect, _COUNTED)]
    lines += [Change(_icon(card, rest), sentence) for sentence in effect_sentences(rest)]
    return lines + list(_chains(table, card))


def _after(table: Table, card: Card) -> tuple[CityView, ...]:
    """The cities with ``card`` standing in that of the seat."""
    own = table.view.own
    colours = {**own.colours, card.colour: own.colours[card.colour] + 1}
    grown = replace(own, built=(*own.built, card.id), colours=colours)
    return tuple(grown if city is own else city for city in table.view.cities)


def _borders(table: Table, shields: int) -> Iterator[Change]:
    view = table.view
    now, then = view.own.shields, view.own.shields + shields
    text = translate("Prompt", "Shields: {before} → {after}").format(before=now, after=then)
    yield Change("shield", text)
    verdict = _its_verdict if table.is_free_citys else _verdict
    for icon, other in (("scope_left", view.left), ("scope_right", view.right)):
        text = translate("Prompt", "{name} has {shields}: {verdict}").format(
            name=table.seats[other.seat].name,
            shields=other.shields,
            verdict=verdict(
                now - other.shields, then - other.shields, view.shape.victory(view.age)
            ),
        )
        yield Change(icon, text)


def _verdict(lead: int, ahead: int, worth: int) -> str:
    """What becomes of a border; ``lead`` and ``ahead`` are shields more than the neighbour's."""
    if lead > 0:
        return translate("Prompt", "you win already")
    if ahead > 0:
        return translate("Prompt", "now you win, +{points}").format(points=worth)
    if ahead == 0:
        return translate("Prompt", "now a tie")
    return translate("Prompt", "you still lose")


def _its_verdict(lead: int, ahead: int, worth: int) -> str:
    """The same for the Free City."""
    if lead > 0:
        return translate("Prompt", "it wins already")
    if ahead > 0:
        return translate("Prompt", "now it wins, +{points}").format(points=worth)
    if ahead == 0:
        return translate("Prompt", "now a tie")
    return translate("Prompt", "it still loses")


def _counted(table: Table, cities: tuple[CityView, ...], effect: Effect) -> Change | None:
    """The line of an effect that can be put into numbers now."""
    seat, own = table.view.seat, table.view.own
    match effect:
        case Science(symbols):
            return _science(own, symbols)
        case Points(n):
            return Change("laurel", translate("Prompt", "%n point(s) more", None, n))
        case PointsPer(each, per):
            n = each * count(per, cities, seat)
            return Change("laurel", translate("Prompt", "%n point(s) as things are now", None, n))
        case Coins(n):
            return _coins(own, n)
        case CoinsPer(each, per):
            return _coins(own, each * count(per, cities, seat))
    return None


def _icon(card: Card, effects: Sequence[Effect]) -> str:
    match effects:
        case [Produce((resource,)), *_]:
            return f"res_{resource}"
        case [TradeDiscount(_, (side,)), *_]:
            return f"trade_{side}"
        case [TradeDiscount(), *_]:
            return "trade_both"
    return f"sym_{card.colour}"


def _coins(own: CityView, gained: int) -> Change:
    text = translate("Prompt", "Coins: {before} → {after}")
    return Change("coin", text.format(before=own.coins, after=own.coins + gained))


def _science(own: CityView, symbols: tuple[Symbol, ...]) -> Change:
    free = [SYMBOLS] * own.free_symbols
    fixed = list(own.symbols)
    now = science_points(fixed, free)
    if len(symbols) == 1:
        fixed[SYMBOLS.index(symbols[0])] += 1
        icon = f"sci_{symbols[0]}"
    else:
        free = [*free, SYMBOLS]
        icon = "sym_green"
    text = translate("Prompt", "Science points: {before} → {after}")
    return Change(icon, text.format(before=now, after=science_points(fixed, free)))


def _chains(table: Table, card: Card) -> Iterator[Change]:
    """The structures of later Ages that this one would make free."""
    standing = {table.catalogue.cards[built].name for built in table.view.own.built}
    targets = [t for t in card.chains_to if table.catalogue.cards[t].name not in standing]
    if targets and card.age >= table.view.age - 1:
        names = ", ".join(dict.fromkeys(card_name(target) for target in targets))
        yield Change("chain", translate("Prompt", "Then free: {names}").format(names=names))
