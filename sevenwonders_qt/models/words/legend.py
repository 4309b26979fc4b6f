"""The symbols of 7 Wonders and their meaning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.effects import COLOURS, RESOURCES, Symbol
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.signs import Column, Section
from sevenwonders_qt.models.words.terms import colour_name, kind_name, resource_name, symbol_name

translate = QCoreApplication.translate


def legend() -> tuple[Column, ...]:
    """Return the symbols of 7 Wonders."""
    boxes = (words.legend() for words in all_words())
    goods = (*_goods(), *filter(None, boxes))
    return (
        (translate("Settings", "Goods and structures"), "build", goods),
        (translate("Settings", "Coins, war and points"), "vp", _values()),
        (translate("Settings", "Cards and wonders"), "wonder", _cards()),
    )


def _goods() -> tuple[Section, ...]:
    either = translate("Table", "One raw material of your choice")
    made = translate("Table", "One manufactured good of your choice")
    goods = [((f"res_{each}",), resource_name(each)) for each in RESOURCES]
    return (
        (
            translate("Table", "Goods"),
            [*goods, (("any_raw",), either), (("any_manufactured",), made)],
        ),
        (
            translate("Table", "Structures"),
            [((f"sym_{each}",), titled(colour_name(each), kind_name(each))) for each in COLOURS],
        ),
    )


def _values() -> tuple[Section, ...]:
    won = translate("Table", "Victory in {age}: +{points}")
    equal = translate("Table", "{symbol}: your number of them squared")
    symbols = ("sci_compass", "sci_gear", "sci_tablet")
    return (
        (
            translate("Table", "Values"),
            [
                (("coin",), translate("Table", "Coin; three are worth a point at the end")),
                (("laurel",), translate("Table", "Victory points")),
                (("guild",), translate("Table", "Guild: points for what neighbours have")),
            ],
        ),
        (
            translate("Table", "War"),
            [
                (("shield",), translate("Table", "Shield: strength against both neighbours")),
                *(
                    ((f"mil_{points}",), won.format(age=age_name(age), points=points))
                    for age, points in ((1, 1), (2, 3), (3, 5))
                ),
                (("mil_defeat",), translate("Table", "Defeat: one point less")),
            ],
        ),
        (
            translate("Table", "Science"),
            [
                *(
                    ((icon,), equal.format(symbol=symbol_name(symbol)))
                    for icon, symbol in zip(symbols, Symbol, strict=True)
                ),
                (symbols, translate("Table", "Each set of three: 7 points more")),
            ],
        ),
        (
            translate("Table", "Trade"),
            [
                (("trade_left",), translate("Table", "Buy from the left neighbour for 1 coin")),
                (("trade_right",), translate("Table", "Buy from the right neighbour for 1 coin")),
                (("trade_both",), translate("Table", "Buy from both neighbours for 1 coin")),
                (
                    ("scope_left", "scope_right"),
                    translate("Table", "Counted in the cities the arrows point at"),
                ),
            ],
        ),
    )


def _cards() -> tuple[Section, ...]:
    return (
        (
            translate("Table", "Marks on your cards"),
            [
                (("state_ok",), translate("Table", "You can build it without buying")),
                (("state_chain",), translate("Table", "Free, thanks to a structure you have")),
                (("state_buy",), translate("Table", "Possible if you buy from neighbours")),
                (("state_no",), translate("Table", "Not possible now; point at it to see why")),
                (("free_city",), translate("Table", "Two players: the same for the Free City")),
            ],
        ),
        (
            translate("Table", "What to do with a card"),
            [
                (("build",), translate("Table", "Build it in your city")),
                (("chain",), translate("Table", "Makes another structure free")),
                (("stage",), translate("Table", "Put it face down under the next wonder stage")),
                (("discard",), translate("Table", "Discard it and take 3 coins")),
                (("pass_left", "pass_right"), translate("Table", "Hands pass this way")),
            ],
        ),
        (
            translate("Table", "Powers of wonders"),
            [
                (("wonder",), translate("Table", "A wonder, built stage by stage")),
                (("free_build",), translate("Table", "Once an Age, a structure for free")),
                (("free_colour",), translate("Table", "First structure of a colour for free")),
                (("free_first",), translate("Table", "First card of each Age for free")),
                (("free_last",), translate("Table", "Last card of each Age for free")),
                (("build_from_discard",), translate("Table", "A discarded card for free")),
                (("copy_guild",), translate("Table", "Score a neighbour's guild at the end")),
                (("play_last",), translate("Table", "Also play the seventh card of each Age")),
            ],
        ),
    )
