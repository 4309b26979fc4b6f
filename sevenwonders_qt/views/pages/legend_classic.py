"""The symbols of 7 Wonders and of its boxes in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.effects import COLOURS, RESOURCES, Symbol
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.models.terms import colour_name, kind_name, resource_name, symbol_name
from sevenwonders_qt.views.pages.legend import Section, Sign

translate = QCoreApplication.translate


def legend() -> tuple[tuple[Section, ...], ...]:
    """Three columns of sections: goods and structures, coins war and points, cards and wonders."""
    return (
        (_goods(), _colours(), *_boxes()),
        (_values(), _war(), _science(), _trade()),
        (_marks(), _actions(), _powers()),
    )


def _goods() -> Section:
    signs = [Sign((f"res_{resource}",), resource_name(resource)) for resource in RESOURCES]
    either = translate("Table", "One raw material of your choice")
    signs.append(Sign(("any_raw",), either))
    signs.append(
        Sign(("any_manufactured",), translate("Table", "One manufactured good of your choice"))
    )
    return Section(translate("Table", "Goods"), tuple(signs))


def _colours() -> Section:
    return Section(
        translate("Table", "Structures"),
        tuple(Sign((f"sym_{c}",), f"{colour_name(c)}: {kind_name(c)}") for c in COLOURS),
    )


def _boxes() -> list[Section]:
    """The signs of boxes."""
    found = (words.legend() for words in all_words())
    return [
        Section(part[0], tuple(Sign(icons, text) for icons, text in part[1]))
        for part in found
        if part is not None
    ]


def _values() -> Section:
    return Section(
        translate("Table", "Values"),
        (
            Sign(("coin",), translate("Table", "Coin; three are worth a point at the end")),
            Sign(("laurel",), translate("Table", "Victory points")),
            Sign(("guild",), translate("Table", "Guild: points for what neighbours have")),
        ),
    )


def _war() -> Section:
    won = translate("Table", "Victory in {age}: +{points}")
    tokens = [
        Sign((f"mil_{points}",), won.format(age=age_name(age), points=points))
        for age, points in ((1, 1), (2, 3), (3, 5))
    ]
    return Section(
        translate("Table", "War"),
        (
            Sign(("shield",), translate("Table", "Shield: strength against both neighbours")),
            *tokens,
            Sign(("mil_defeat",), translate("Table", "Defeat: one point less")),
        ),
    )


def _science() -> Section:
    each = translate("Table", "{symbol}: equal ones score their number squared")
    icons = ("sci_compass", "sci_gear", "sci_tablet")
    signs = [
        Sign((icon,), each.format(symbol=symbol_name(symbol)))
        for icon, symbol in zip(icons, Symbol, strict=True)
    ]
    whole = Sign(icons, translate("Table", "Each set of three: 7 points more"))
    return Section(translate("Table", "Science"), (*signs, whole))


def _trade() -> Section:
    return Section(
        translate("Table", "Trade"),
        (
            Sign(("trade_left",), translate("Table", "Buy from the left neighbour for 1 coin")),
            Sign(("trade_right",), translate("Table", "Buy from the right neighbour for 1 coin")),
            Sign(("trade_both",), translate("Table", "Buy from both neighbours for 1 coin")),
            Sign(
                ("scope_left", "scope_right"),
                translate("Table", "Counted in the cities the arrows point at"),
            ),
        ),
    )


def _marks() -> Section:
    return Section(
        translate("Table", "Marks on your cards"),
        (
            Sign(("state_ok",), translate("Table", "You can build it yourself")),
            Sign(("state_chain",), translate("Table", "Free, thanks to a structure you have")),
            Sign(("state_buy",), translate("Table", "Possible if you buy from neighbours")),
            Sign(("state_no",), translate("Table", "Not possible now; point at it to see why")),
            Sign(("free_city",), translate("Table", "Two players: the same for the Free City")),
        ),
    )


def _actions() -> Section:
    return Section(
        translate("Table", "What to do with a card"),
        (
            Sign(("build",), translate("Table", "Build it in your city")),
            Sign(("chain",), translate("Table", "Opens another structure, which is then free")),
            Sign(("stage",), translate("Table", "Lay it face down under the next wonder stage")),
            Sign(("discard",), translate("Table", "Discard it and take 3 coins")),
            Sign(("pass_left", "pass_right"), translate("Table", "Hands pass this way")),
        ),
    )


def _powers() -> Section:
    return Section(
        translate("Table", "Powers of wonders"),
        (
            Sign(("wonder",), translate("Table", "A wonder, built stage by stage")),
            Sign(("free_build",), translate("Table", "Once an Age, a structure for nothing")),
            Sign(("free_colour",), translate("Table", "First structure of a colour for nothing")),
            Sign(("free_first",), translate("Table", "First card of each Age for nothing")),
            Sign(("free_last",), translate("Table", "Last card of each Age for nothing")),
            Sign(("build_from_discard",), translate("Table", "A discarded card for nothing")),
            Sign(("copy_guild",), translate("Table", "Score a neighbour's guild at the end")),
            Sign(("play_last",), translate("Table", "Play the seventh card of each Age, too")),
        ),
    )
