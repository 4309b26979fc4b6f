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
from sevenwonders_qt.views.pages.key_lines import KeyLine, lines_of, undo_redo
from sevenwonders_qt.views.pages.legend_classic import Section

translate = QCoreApplication.translate


def architects_legend() -> tuple[tuple[Section, ...], ...]:
    """Three columns of sections: cards, progress and the end, wonders and war."""
    return _cards(), _progress(), _wonders()


def _cards() -> tuple[Section, ...]:
    goods = ("wood", "stone", "brick", "papyrus", "glass")
    symbols = ("compass", "gear", "tablet")
    coin = translate("Table", "Coin: stands for any resource that is missing")
    pair = translate("Table", "Two alike, or all three: discard them for a progress token")
    return (
        (
            translate("Table", "Resources"),
            [*(((f"res_{good}",), kind_name(CardId(good))) for good in goods), (("coin",), coin)],
        ),
        (
            translate("Table", "Symbols"),
            [
                *(((card_icon(CardId(each)),), kind_name(CardId(each))) for each in symbols),
                (("sym_green", "ar_progress"), pair),
            ],
        ),
        (
            translate("Table", "Blue and red cards"),
            [
                (("laurel",), translate("Table", "Victory points")),
                (("ar_cat",), translate("Table", "With a cat: you get the cat")),
                (("shield",), translate("Table", "Shield: strength against both neighbours")),
                (("ar_horn",), translate("Table", "Each horn turns a conflict token to battle")),
            ],
        ),
    )


def _progress() -> tuple[Section, ...]:
    whole = translate("Table", "A complete wonder ends the game with that turn")
    tie = translate("Table", "Equal points: more stages win, then the victory is shared")
    return (
        (
            translate("Table", "Progress tokens"),
            [((token,), f"{token_name(token)}: {token_effect(token)}") for token in TOKENS],
        ),
        (translate("Table", "End of the game"), [(("wonder",), whole), (("vp",), tie)]),
    )


def _wonders() -> tuple[Section, ...]:
    cat = translate("Table", "The cat: see the top card of the centre in your turn, 2 points")
    two = translate("Table", "Two players: twice the shields, at least 2, give two victories")
    return (
        (
            translate("Table", "Stages"),
            [
                (("mark_different",), translate("Table", "So many different resources")),
                (("mark_equal",), translate("Table", "So many identical resources")),
                (("build",), translate("Table", "What you can pay for, you must build")),
                (("state_ok",), translate("Table", "The stage is built")),
            ],
        ),
        (
            translate("Table", "Powers of wonders"),
            [
                (("deck_centre",), stage_effect(TakeTop(Reach.CENTRAL))),
                (("deck_centre",), stage_effect(TakeTop(Reach.ANY))),
                (("deck_left",), stage_effect(TakeBoth())),
                (("ui_eye",), stage_effect(LookAndKeep(5))),
                (("ar_progress",), stage_effect(TakeProgress())),
                (("shield",), stage_effect(Shields(1))),
            ],
        ),
        (
            translate("Table", "War and the cat"),
            [
                (("ar_peace",), translate("Table", "Conflict token at peace")),
                (("ar_war",), translate("Table", "Turned to battle; all turned: everyone fights")),
                (("mil_3",), translate("Table", "Military victory: 3 points")),
                (("mil_3", "mil_3"), two),
                (("ar_cat",), cat),
            ],
        ),
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
        *lines_of("end_turn"),
        KeyLine(translate("Settings", "Undo, redo"), undo_redo()),
        *lines_of("uncover"),
    ]


def looking_keys() -> list[KeyLine]:
    """Keys that look around the table of Architects and leave it."""
    log = (*caps("log"), "↑", "↓")
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), span(cities())),
        *lines_of("discards", "peek"),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), log),
        *lines_of("sound", "help", "encyclopaedia", "full_screen"),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]
