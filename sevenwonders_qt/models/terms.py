"""The names of everything the base game shows, and each effect in words, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.games.classic.catalogue import Cost, SideNames, Stage
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.effects import (
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
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
    Symbol,
    TradeDiscount,
)
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    TakePawn,
    VictoryToken,
)
from sevenwonders_qt.models.names import CARDS, CITIES, EDIFICES, SHORT_CARDS, WONDERS
from sevenwonders_qt.models.table import Player, SeatInfo

translate = QCoreApplication.translate

_RESOURCES = {
    Resource.WOOD: QT_TRANSLATE_NOOP("Table", "Wood"),
    Resource.STONE: QT_TRANSLATE_NOOP("Table", "Stone"),
    Resource.ORE: QT_TRANSLATE_NOOP("Table", "Ore"),
    Resource.CLAY: QT_TRANSLATE_NOOP("Table", "Clay"),
    Resource.GLASS: QT_TRANSLATE_NOOP("Table", "Glass"),
    Resource.LOOM: QT_TRANSLATE_NOOP("Table", "Loom"),
    Resource.PAPYRUS: QT_TRANSLATE_NOOP("Table", "Papyrus"),
}

_GOODS = {
    Goods.RAW: QT_TRANSLATE_NOOP("Table", "Raw materials"),
    Goods.MANUFACTURED: QT_TRANSLATE_NOOP("Table", "Manufactured goods"),
}

_COLOURS = {
    Colour.BROWN: QT_TRANSLATE_NOOP("Table", "Brown"),
    Colour.GREY: QT_TRANSLATE_NOOP("Table", "Grey"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Table", "Blue"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Table", "Yellow"),
    Colour.GREEN: QT_TRANSLATE_NOOP("Table", "Green"),
    Colour.RED: QT_TRANSLATE_NOOP("Table", "Red"),
    Colour.PURPLE: QT_TRANSLATE_NOOP("Table", "Purple"),
}

_KINDS = {
    Colour.BROWN: QT_TRANSLATE_NOOP("Table", "Raw materials"),
    Colour.GREY: QT_TRANSLATE_NOOP("Table", "Manufactured goods"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Table", "Civilian structures"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Table", "Commercial structures"),
    Colour.GREEN: QT_TRANSLATE_NOOP("Table", "Scientific structures"),
    Colour.RED: QT_TRANSLATE_NOOP("Table", "Military structures"),
    Colour.PURPLE: QT_TRANSLATE_NOOP("Table", "Guilds"),
}

_SYMBOLS = {
    Symbol.COMPASS: QT_TRANSLATE_NOOP("Table", "Compass"),
    Symbol.GEAR: QT_TRANSLATE_NOOP("Table", "Gear"),
    Symbol.TABLET: QT_TRANSLATE_NOOP("Table", "Tablet"),
}

_CATEGORIES = {
    "military": QT_TRANSLATE_NOOP("Score", "Military conflicts"),
    "treasury": QT_TRANSLATE_NOOP("Score", "Treasury"),
    "wonder": QT_TRANSLATE_NOOP("Score", "Wonder"),
    "civil": QT_TRANSLATE_NOOP("Score", "Civilian structures"),
    "science": QT_TRANSLATE_NOOP("Score", "Scientific structures"),
    "commerce": QT_TRANSLATE_NOOP("Score", "Commercial structures"),
    "guild": QT_TRANSLATE_NOOP("Score", "Guilds"),
    "edifice": QT_TRANSLATE_NOOP("Score", "Edifices"),
    "debt": QT_TRANSLATE_NOOP("Score", "Debts"),
    "total": QT_TRANSLATE_NOOP("Score", "Total"),
    "cat": QT_TRANSLATE_NOOP("Score", "Cat"),
    "blue": QT_TRANSLATE_NOOP("Score", "Blue cards"),
    "progress": QT_TRANSLATE_NOOP("Score", "Progress tokens"),
}

_SIDES = {
    SideNames.LETTERS: {
        "A": QT_TRANSLATE_NOOP("Table", "Side A"),
        "B": QT_TRANSLATE_NOOP("Table", "Side B"),
    },
    SideNames.DAY_NIGHT: {
        "A": QT_TRANSLATE_NOOP("Table", "Day"),
        "B": QT_TRANSLATE_NOOP("Table", "Night"),
    },
}

_FREE_WAYS = {
    Way.FREE_BUILD: QT_TRANSLATE_NOOP("Table", "once per Age"),
    Way.FREE_COLOUR: QT_TRANSLATE_NOOP("Table", "first structure of this colour"),
    Way.FREE_FIRST: QT_TRANSLATE_NOOP("Table", "first card of the Age"),
    Way.FREE_LAST: QT_TRANSLATE_NOOP("Table", "last card of the Age"),
}

_SHORT_FREE_WAYS = {
    Way.FREE_BUILD: QT_TRANSLATE_NOOP("Table", "your wonder"),
    Way.FREE_COLOUR: QT_TRANSLATE_NOOP("Table", "new colour"),
    Way.FREE_FIRST: QT_TRANSLATE_NOOP("Table", "first card"),
    Way.FREE_LAST: QT_TRANSLATE_NOOP("Table", "last card"),
}

_AGES = {
    1: QT_TRANSLATE_NOOP("Table", "Age I"),
    2: QT_TRANSLATE_NOOP("Table", "Age II"),
    3: QT_TRANSLATE_NOOP("Table", "Age III"),
}

_NEIGHBOURS = {
    Side.LEFT: QT_TRANSLATE_NOOP("Table", "Left neighbour"),
    Side.RIGHT: QT_TRANSLATE_NOOP("Table", "Right neighbour"),
}

_PAINTS = {
    Colour.BROWN: QT_TRANSLATE_NOOP("Card", "brown"),
    Colour.GREY: QT_TRANSLATE_NOOP("Card", "grey"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Card", "blue"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Card", "yellow"),
    Colour.GREEN: QT_TRANSLATE_NOOP("Card", "green"),
    Colour.RED: QT_TRANSLATE_NOOP("Card", "red"),
    Colour.PURPLE: QT_TRANSLATE_NOOP("Card", "purple"),
}

_PLACES = {
    Scope.SELF: QT_TRANSLATE_NOOP("Card", "in your city"),
    Scope.NEIGHBOURS: QT_TRANSLATE_NOOP("Card", "in the neighbouring cities"),
    Scope.ALL: QT_TRANSLATE_NOOP("Card", "in your city and the neighbouring cities"),
}

_SELLERS = {
    (Side.LEFT,): QT_TRANSLATE_NOOP("Card", "from your left neighbour"),
    (Side.RIGHT,): QT_TRANSLATE_NOOP("Card", "from your right neighbour"),
    (Side.LEFT, Side.RIGHT): QT_TRANSLATE_NOOP("Card", "from either neighbour"),
}


def card_name(card: str) -> str:
    """The name of a structure, by card id; that of an Edifice, by its id."""
    if card in EDIFICES:
        return _translated("Edifice", EDIFICES[card])
    return _translated("Card", CARDS[card])


def short_card_name(card: str) -> str:
    """A short form of a long name, by card id; empty where the name itself is short enough."""
    short = SHORT_CARDS.get(card)
    return _translated("CardShort", short) if short is not None else ""


def level_name(player: str) -> str:
    """How an AI player is called at the table, by its kind; empty for a person."""
    levels = {
        "random": translate("Table", "Apprentice"),
        "rules": translate("Table", "Merchant"),
    }
    return levels.get(player, "")


def wonder_name(wonder: str) -> str:
    """The full name of a wonder."""
    return _translated("Wonder", WONDERS[wonder])


def city_name(wonder: str) -> str:
    """The name of the city that builds ``wonder``."""
    return _translated("City", CITIES[wonder])


def resource_name(resource: Resource) -> str:
    """A resource, capitalised."""
    return _translated("Table", _RESOURCES[resource])


def goods_name(goods: Goods) -> str:
    """A class of resources, capitalised."""
    return _translated("Table", _GOODS[goods])


def colour_name(colour: Colour) -> str:
    """A colour of cards, capitalised."""
    return _translated("Table", _COLOURS[colour])


def paint_name(colour: Colour) -> str:
    """A colour of cards as it stands beside the word card, not capitalised."""
    return _translated("Card", _PAINTS[colour])


def kind_name(colour: Colour) -> str:
    """The kind of structure that a colour stands for, in the plural."""
    return _translated("Table", _KINDS[colour])


def symbol_name(symbol: Symbol) -> str:
    """A scientific symbol, capitalised."""
    return _translated("Table", _SYMBOLS[symbol])


def category_name(category: str) -> str:
    """A line of a score sheet: ``military``, ``treasury`` ... ``guild``, ``total``, ``cat``."""
    return _translated("Score", _CATEGORIES[category])


def side_name(names: SideNames, side: str) -> str:
    """A side of a board as its catalogue names it; ``"A"`` is "Side A" or "Day"."""
    return _translated("Table", _SIDES[names][side])


def board_name(names: SideNames, wonder: str, side: str) -> str:
    """A city and the side it plays, as short as can be; "Giza A" or "Giza, Day".

    Boards of a game without sides have the side "".
    """
    if not side:
        return city_name(wonder)
    if names is SideNames.LETTERS:
        return f"{city_name(wonder)} {side}"
    return f"{city_name(wonder)}, {side_name(names, side)}"


def free_way(way: Way) -> str:
    """When a power of the wonder builds for nothing, not capitalised."""
    return _translated("Table", _FREE_WAYS[way])


def short_free_way(way: Way) -> str:
    """The same in two words, for marks and the log."""
    return _translated("Table", _SHORT_FREE_WAYS[way])


def age_name(age: int) -> str:
    """An Age, 1 to 3, with its Roman number."""
    return _translated("Table", _AGES[age])


def neighbour_name(side: Side) -> str:
    """The neighbour on that side, capitalised."""
    return _translated("Table", _NEIGHBOURS[side])


def amount(resource: Resource, n: int) -> str:
    """So many units of a resource, e.g. "2 Wood"."""
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
    """A cost on one line, e.g. "1 coin, 2 Wood"; "Free" when there is nothing to pay."""
    coins = cost.coins
    parts = [translate("Card", "%n coin(s)", None, coins)] if coins else []
    parts += [amount(r, n) for r, n in zip(RESOURCES, cost.resources, strict=True) if n]
    return ", ".join(parts) or translate("Card", "Free")


def effect_sentences(effects: Iterable[Effect]) -> list[str]:
    """Effects in words, a sentence each; units of one resource are told in one sentence."""
    sentences = []
    for effect, equal in groupby(effects):
        times = len(list(equal))
        if isinstance(effect, Produce) and len(effect.options) == 1:
            sentences.append(_production(amount(effect.options[0], times), effect.for_sale))
        else:
            sentences += [_sentence(effect)] * times
    return sentences


def stage_sentences(stage: Stage, chosen: int | None = None) -> list[str]:
    """What a stage gives, a sentence each; of one with alternatives all, or the chosen one."""
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
            return _production(_either(names), for_sale)
        case Points(n):
            return translate("Card", "Worth %n victory point(s).", None, n)
        case Shields(n):
            return translate("Card", "%n shield(s) in every military conflict.", None, n)
        case Coins(n):
            return translate("Card", "Gain %n coin(s) at once.", None, n)
        case CoinsPer(n, per):
            text = translate("Card", "Gain %n coin(s) at once for each {thing} {place}.", None, n)
            return text.format(thing=_thing(per), place=_translated("Card", _PLACES[per.scope]))
        case PointsPer(n, per):
            text = translate(
                "Card",
                "At the end of the game, %n victory point(s) for each {thing} {place}.",
                None,
                n,
            )
            return text.format(thing=_thing(per), place=_translated("Card", _PLACES[per.scope]))
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
            text = translate("Card", "{goods} {seller} cost 1 coin instead of 2.")
            seller = _translated("Card", _SELLERS[tuple(sorted(neighbours))])
            return text.format(goods=goods_name(goods), seller=seller)
    return _reward(effect) or _power(effect)


def _reward(effect: object) -> str:
    """What only Edifices and the boards of their box give; empty for anything else."""
    match effect:
        case TakePawn(age):
            text = translate("Edifice", "Take a Participation pawn of {age} from the box.")
            return text.format(age=age_name(age))
        case VictoryToken(worth):
            return translate("Edifice", "Gain a military victory token worth %n.", None, worth)
        case DropDefeats():
            return translate("Edifice", "Put all your defeat tokens back.")
        case PointsPerSet(points, colours):
            text = translate(
                "Edifice", "At the end of the game, %n victory point(s) for each set: {colours}.",
                None, points,
            )  # fmt: skip
            return text.format(colours=" + ".join(map(colour_name, colours)))
        case PointsPerColour(points):
            return translate(
                "Edifice",
                "At the end of the game, %n victory point(s) for each colour in your city.",
                None,
                points,
            )
        case GuildAgain():
            return translate("Edifice", "At the end of the game, one of your guilds scores twice.")
    return ""


def _power(
    effect: PlayLastCard
    | FreeBuild
    | BuildFromDiscard
    | CopyGuild
    | FreeFirstOfColour
    | FreeFirstOfAge
    | FreeLastOfAge,
) -> str:
    match effect:
        case PlayLastCard():
            return translate("Card", "You may play the seventh card of each Age, too.")
        case FreeBuild():
            return translate("Card", "Once per Age, you may build a structure for nothing.")
        case BuildFromDiscard():
            return translate(
                "Card", "At the end of this turn, you may build a discarded card for nothing."
            )
        case CopyGuild():
            return translate(
                "Card", "At the end of the game, score one guild of a neighbour as your own."
            )
        case FreeFirstOfColour():
            return translate(
                "Card", "A structure of a colour that your city has none of costs nothing."
            )
        case FreeFirstOfAge():
            return translate("Card", "The first card of each Age costs nothing to build.")
        case FreeLastOfAge():
            return translate(
                "Card", "The last card of each Age, in its sixth turn, costs nothing to build."
            )


def _production(goods: str, for_sale: bool) -> str:
    text = translate("Card", "Produces {goods} each turn.").format(goods=goods)
    if for_sale:
        return text
    return text + " " + translate("Card", "Neighbours cannot buy it.")


def _thing(per: Count) -> str:
    """What is counted, in the singular."""
    if per.stages:
        return translate("Card", "built wonder stage")
    if per.defeats:
        return translate("Card", "defeat token")
    colours = _either([_translated("Card", _PAINTS[colour]) for colour in per.colours])
    return translate("Card", "{colours} card").format(colours=colours)


def _either(words: Sequence[str]) -> str:
    """Words as a choice: "a, b or c"."""
    if len(words) == 1:
        return words[0]
    text = translate("Card", "{first} or {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])


def _translated(context: str, source: object) -> str:
    # PySide types what QT_TRANSLATE_NOOP gives back as object; it is the text.
    return translate(context, str(source))


def with_free_city(players: Sequence[SeatInfo], cities: int) -> tuple[SeatInfo, ...]:
    """Who plays each city: after the players the Free City, where there is one more city."""
    free = SeatInfo(translate("City", "Free City"), Player.FREE_CITY)
    return (*players, *(free for _ in range(cities - len(players))))


def named_again(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The same seats with the Free City named in the language chosen now."""
    players = [seat for seat in seats if seat.player is not Player.FREE_CITY]
    return with_free_city(players, len(seats))
