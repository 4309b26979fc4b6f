"""The symbols and keys of Architects in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.effects import (
    LookAndKeep,
    Reach,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.models.architects_names import TOKENS
from sevenwonders_qt.models.architects_terms import (
    kind_name,
    stage_effect,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.keys import caps, cities, numbers, span
from sevenwonders_qt.views.architects.card import card_icon
from sevenwonders_qt.views.pages.key_lines import KeyLine, undo_redo
from sevenwonders_qt.views.pages.legend import Section, Sign

translate = QCoreApplication.translate


def architects_legend() -> tuple[tuple[Section, ...], ...]:
    """Three columns of sections: cards, progress and the end, wonders and war."""
    return (
        (_resources(), _symbols(), _others()),
        (_tokens(), _end()),
        (_costs(), _powers(), _war()),
    )


def _resources() -> Section:
    goods = ("wood", "stone", "brick", "papyrus", "glass")
    signs = [Sign((f"res_{good}",), kind_name(CardId(good))) for good in goods]
    coin = Sign(("coin",), translate("Table", "Coin: stands for any resource that is missing"))
    return Section(translate("Table", "Resources"), (*signs, coin))


def _symbols() -> Section:
    signs = [
        Sign((card_icon(CardId(card)),), kind_name(CardId(card)))
        for card in ("compass", "gear", "tablet")
    ]
    pair = translate("Table", "Two alike, or all three: discard them for a progress token")
    return Section(
        translate("Table", "Symbols"), (*signs, Sign(("sym_green", "ar_progress"), pair))
    )


def _others() -> Section:
    cat = translate("Table", "With a cat: you get the cat")
    horn = translate("Table", "Each horn turns a conflict token to battle")
    return Section(
        translate("Table", "Blue and red cards"),
        (
            Sign(("laurel",), translate("Table", "Victory points")),
            Sign(("ar_cat",), cat),
            Sign(("shield",), translate("Table", "Shield: strength against both neighbours")),
            Sign(("ar_horn",), horn),
        ),
    )


def _tokens() -> Section:
    signs = [Sign((token,), f"{token_name(token)}: {token_effect(token)}") for token in TOKENS]
    return Section(translate("Table", "Progress tokens"), tuple(signs))


def _costs() -> Section:
    return Section(
        translate("Table", "Stages"),
        (
            Sign(("mark_different",), translate("Table", "So many different resources")),
            Sign(("mark_equal",), translate("Table", "So many identical resources")),
            Sign(("build",), translate("Table", "What you can pay for, you must build")),
            Sign(("state_ok",), translate("Table", "The stage is built")),
        ),
    )


def _powers() -> Section:
    return Section(
        translate("Table", "Powers of wonders"),
        (
            Sign(("deck_centre",), stage_effect(TakeTop(Reach.CENTRAL))),
            Sign(("deck_centre",), stage_effect(TakeTop(Reach.ANY))),
            Sign(("deck_left",), stage_effect(TakeBoth())),
            Sign(("ui_eye",), stage_effect(LookAndKeep(5))),
            Sign(("ar_progress",), stage_effect(TakeProgress())),
            Sign(("shield",), stage_effect(Shields(1))),
        ),
    )


def _war() -> Section:
    cat = translate("Table", "The cat: see the top card of the centre in your turn, 2 points")
    two = translate("Table", "Two players: twice the shields, at least 2, give two victories")
    return Section(
        translate("Table", "War and the cat"),
        (
            Sign(("ar_peace",), translate("Table", "Conflict token at peace")),
            Sign(("ar_war",), translate("Table", "Turned to battle; all turned: everyone fights")),
            Sign(("mil_3",), translate("Table", "Military victory: 3 points")),
            Sign(("mil_3", "mil_3"), two),
            Sign(("ar_cat",), cat),
        ),
    )


def _end() -> Section:
    whole = translate("Table", "A complete wonder ends the game with that turn")
    tie = translate("Table", "Equal points: more stages win, then the victory is shared")
    return Section(
        translate("Table", "End of the game"),
        (Sign(("wonder",), whole), Sign(("vp",), tie)),
    )


def turn_keys() -> list[KeyLine]:
    """Keys that play a turn of Architects."""
    enter = translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Left deck, centre, right deck"), span(numbers()[1:4])),
        KeyLine(translate("Settings", "The same decks"), ("←", "↑", "→")),
        KeyLine(translate("Settings", "Take a progress token"), span(numbers()[4:8])),
        KeyLine(translate("Settings", "Keep a card looked through"), span(numbers()[1:10])),
        KeyLine(translate("Settings", "Up and down the actions"), ("↑", "↓")),
        KeyLine(translate("Settings", "Do what is marked, or the first action"), (enter,)),
        KeyLine(translate("Settings", "On to the next thing"), ("Tab",)),
        KeyLine(translate("Settings", "End the turn"), caps("end_turn")),
        KeyLine(translate("Settings", "Undo, redo"), undo_redo()),
        KeyLine(translate("Settings", "Several people: see what only you may"), caps("uncover")),
    ]


def looking_keys() -> list[KeyLine]:
    """Keys that look around the table of Architects and leave it."""
    log = (*caps("log"), "↑", "↓")
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), span(cities())),
        KeyLine(translate("Settings", "Discard pile"), caps("discards")),
        KeyLine(translate("Settings", "See the table behind a notice"), caps("peek")),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), log),
        KeyLine(translate("Settings", "Sound on or off"), caps("sound")),
        KeyLine(translate("Settings", "Help; at the table the rule"), caps("help")),
        KeyLine(translate("Settings", "At the table: the encyclopaedia"), caps("encyclopaedia")),
        KeyLine(translate("Settings", "Full screen"), caps("full_screen")),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]
