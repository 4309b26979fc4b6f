"""The symbols of Architects and their meaning."""

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
from sevenwonders_qt.models.architects.names import TOKENS
from sevenwonders_qt.models.architects.terms import (
    card_icon,
    kind_name,
    stage_effect,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.signs import Column, Section

translate = QCoreApplication.translate


def legend() -> tuple[Column, ...]:
    """Return the symbols of Architects."""
    return (
        (translate("Settings", "Cards"), "build", _decks()),
        (translate("Settings", "Progress and end"), "ar_progress", _progress()),
        (translate("Settings", "Wonders and war"), "wonder", _stages()),
    )


def _decks() -> tuple[Section, ...]:
    goods = ("wood", "stone", "brick", "papyrus", "glass")
    symbols = ("compass", "gear", "tablet")
    coin = translate("Table", "Coin: counts as any resource you are missing")
    pair = translate("Table", "Two alike, or all three: discard them for a progress token")
    return (
        (
            translate("Table", "Resources"),
            [
                *(((f"res_{good}",), kind_name(CardId(good))) for good in goods),
                (("coin",), coin),
            ],
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
    whole = translate("Table", "A completed wonder ends the game at the end of that turn")
    tie = translate("Table", "Equal points: more stages win, then the victory is shared")
    return (
        (
            translate("Table", "Progress tokens"),
            [((token,), titled(token_name(token), token_effect(token))) for token in TOKENS],
        ),
        (translate("Table", "End of the game"), [(("wonder",), whole), (("vp",), tie)]),
    )


def _stages() -> tuple[Section, ...]:
    cat = translate("Table", "The cat: see the top card of the centre on your turn, 2 points")
    two = translate("Table", "Two players: twice the shields, at least 2, give two victories")
    return (
        (
            translate("Table", "Stages"),
            [
                (("mark_different",), translate("Table", "This many different resources")),
                (("mark_equal",), translate("Table", "This many identical resources")),
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
