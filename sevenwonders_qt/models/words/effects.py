"""Costs and effects of cards and wonders in words, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.games.classic.catalogue import Card, Cost, Stage
from sevenwonders_qt.games.classic.effects import (
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CopyGuild,
    Count,
    Effect,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    Goods,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Resource,
    Science,
    Scope,
    Shields,
    Side,
    TradeDiscount,
)
from sevenwonders_qt.models.boxes import effect_words, kind_words, price_by_age
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.terms import (
    paint_name,
    resource_name,
    symbol_name,
)

translate = QCoreApplication.translate

_PLACES = {
    Scope.SELF: QT_TRANSLATE_NOOP("Card", "in your city"),
    Scope.NEIGHBOURS: QT_TRANSLATE_NOOP("Card", "in the neighbouring cities"),
    Scope.ALL: QT_TRANSLATE_NOOP("Card", "in your city and the neighbouring cities"),
}

_DISCOUNTS = {
    (Goods.RAW, (Side.LEFT,)): QT_TRANSLATE_NOOP(
        "Card", "Raw materials from your left neighbour cost 1 coin instead of 2."
    ),
    (Goods.RAW, (Side.RIGHT,)): QT_TRANSLATE_NOOP(
        "Card", "Raw materials from your right neighbour cost 1 coin instead of 2."
    ),
    (Goods.RAW, (Side.LEFT, Side.RIGHT)): QT_TRANSLATE_NOOP(
        "Card", "Raw materials from either neighbour cost 1 coin instead of 2."
    ),
    (Goods.MANUFACTURED, (Side.LEFT,)): QT_TRANSLATE_NOOP(
        "Card", "Manufactured goods from your left neighbour cost 1 coin instead of 2."
    ),
    (Goods.MANUFACTURED, (Side.RIGHT,)): QT_TRANSLATE_NOOP(
        "Card", "Manufactured goods from your right neighbour cost 1 coin instead of 2."
    ),
    (Goods.MANUFACTURED, (Side.LEFT, Side.RIGHT)): QT_TRANSLATE_NOOP(
        "Card", "Manufactured goods from either neighbour cost 1 coin instead of 2."
    ),
}


def amount(resource: Resource, n: int) -> str:
    """Return so many units of a resource, e.g. "2 Wood"."""
    match resource:
        case Resource.WOOD:
            return translate("Card", "%n Wood", None, n)
        case Resource.STONE:
            return translate("Card", "%n Stone", None, n)
        case Resource.ORE:
            return translate("Card", "%n Ore", None, n)
        case Resource.CLAY:
            return translate("Card", "%n Clay", None, n)
        case Resource.GLASS:
            return translate("Card", "%n Glass", None, n)
        case Resource.LOOM:
            return translate("Card", "%n Loom", None, n)
        case Resource.PAPYRUS:
            return translate("Card", "%n Papyrus", None, n)


def cost_words(cost: Cost) -> str:
    """Return a cost on one line, e.g. "1 coin, 2 Wood"; "Free" when there is nothing to pay."""
    coins = cost.coins
    parts = [translate("Card", "%n coin(s)", None, coins)] if coins else []
    parts += [amount(r, n) for r, n in zip(RESOURCES, cost.resources, strict=True) if n]
    return in_a_row(parts) or translate("Card", "Free")


def price_words(card: Card) -> str:
    """Return the cost of a card on one line, also where it depends on the Age."""
    return price_by_age(card) or cost_words(card.cost)


def effect_sentences(effects: Iterable[Effect]) -> list[str]:
    """Return a sentence for each effect; units of one resource share a sentence.

    Raises LookupError for an effect that neither the base game nor any box has words for.
    """
    sentences = []
    for effect, equal in groupby(effects):
        times = len(list(equal))
        if isinstance(effect, Produce) and len(effect.options) == 1:
            sentences.append(_production(amount(effect.options[0], times), effect.for_sale))
        else:
            sentences += [_sentence(effect)] * times
    return sentences


def stage_sentences(stage: Stage, chosen: int | None = None) -> list[str]:
    """Return a sentence for each effect of a stage; of all alternatives, or of the chosen one."""
    if not stage.alternatives:
        return effect_sentences(stage.effects)
    if chosen is not None:
        return effect_sentences(stage.chosen(chosen).effects)
    text = translate("Card", "Either: {words}")
    also = translate("Card", "Or: {words}")
    return [
        (also if number else text).format(words=" ".join(effect_sentences(way.effects)))
        for number, way in enumerate(stage.alternatives)
    ]


def _sentence(effect: Effect) -> str:
    match effect:
        case Produce(options, for_sale):
            names = [resource_name(resource) for resource in options]
            return _production(either(names), for_sale)
        case Points(n):
            return translate("Card", "Worth %n victory point(s).", None, n)
        case Shields(n):
            return translate("Card", "%n shield(s) in every military conflict.", None, n)
        case Coins(n):
            return translate("Card", "Gain %n coin(s) at once.", None, n)
        case CoinsPer(n, per):
            text = translate("Card", "Gain %n coin(s) at once for each {thing} {place}.", None, n)
            return text.format(thing=_thing(per), place=_place(per))
        case PointsPer(n, per):
            text = translate(
                "Card",
                "At the end of the game, %n victory point(s) for each {thing} {place}.",
                None,
                n,
            )
            return text.format(thing=_thing(per), place=_place(per))
        case PointsIfComplete(n):
            return translate(
                "Card",
                "At the end of the game, %n victory point(s) if your whole wonder is built.",
                None,
                n,
            )
        case Science((symbol,)):
            text = translate("Card", "Scientific symbol: {symbol}.")
            return text.format(symbol=symbol_name(symbol))
        case Science():
            return translate("Card", "One scientific symbol, chosen at the end of the game.")
        case TradeDiscount(goods, neighbours):
            return translate("Card", str(_DISCOUNTS[goods, tuple(sorted(neighbours))]))
    return _power(effect) or effect_words(effect).sentence(effect)


def _power(effect: Effect) -> str:
    """Return the sentence on a wonder power; empty for any other effect."""
    match effect:
        case PlayLastCard():
            return translate("Card", "You may also play the seventh card of each Age.")
        case FreeBuild():
            return translate("Card", "Once per Age, you may build a structure for free.")
        case BuildFromDiscard():
            return translate(
                "Card", "At the end of this turn, you may build a discarded card for free."
            )
        case CopyGuild():
            return translate(
                "Card", "At the end of the game, score one guild of a neighbour as your own."
            )
        case FreeFirstOfColour():
            return translate(
                "Card", "A structure of a colour that your city does not have yet costs nothing."
            )
        case FreeFirstOfAge():
            return translate("Card", "The first card of each Age costs nothing to build.")
        case FreeLastOfAge():
            return translate(
                "Card", "The card of the last turn of each Age costs nothing to build."
            )
    return ""


def _production(goods: str, for_sale: bool) -> str:
    text = translate("Card", "Produces {goods} each turn.").format(goods=goods)
    if for_sale:
        return text
    return text + " " + translate("Card", "Neighbours cannot buy it.")


def _thing(per: Count) -> str:
    """Return the name of the thing counted, in the singular."""
    if per.stages:
        return translate("Card", "built wonder stage")
    if per.defeats:
        return translate("Card", "defeat token")
    if per.kinds:
        return either([kind_words(kind.name).thing() for kind in per.kinds])
    colours = either([paint_name(colour) for colour in per.colours])
    return translate("Card", "{colours} card").format(colours=colours)


def _place(per: Count) -> str:
    """Return the words for the place where it is counted."""
    # PySide types the value of QT_TRANSLATE_NOOP as object; it is the text.
    return translate("Card", str(_PLACES[per.scope]))


def either(words: Sequence[str]) -> str:
    """Join words as a choice: "a, b or c"."""
    if len(words) == 1:
        return words[0]
    text = translate("Card", "{first} or {last}")
    return text.format(first=in_a_row(words[:-1]), last=words[-1])
