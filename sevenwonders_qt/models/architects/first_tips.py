"""The tips of a first match of Architects."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.models.words.first_tips import FirstTip, like

FIRST_TIPS: Final = (
    FirstTip(
        "battle",
        (like("BattleFought"),),
        QT_TRANSLATE_NOOP("FirstTip", "A battle"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "The last horn has sounded. More shields than a neighbour win a token of 3 points;"
            " then red cards with horns are discarded.",
        ),
        mine=False,
    ),
    FirstTip(
        "token",
        (like("TokenTaken"),),
        QT_TRANSLATE_NOOP("FirstTip", "A progress token"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Your green cards paid for it: two alike, or three different ones. It "
            "helps you for the rest of the game.",
        ),
    ),
    FirstTip(
        "raised",
        (like("StageBuilt"),),
        QT_TRANSLATE_NOOP("FirstTip", "A stage is built"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "A stage you can pay for is built at once. The resources are discarded, "
            "and whoever completes the fifth stage ends the game.",
        ),
    ),
    FirstTip(
        "cat",
        (like("CatMoved"),),
        QT_TRANSLATE_NOOP("FirstTip", "The cat is with you"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "While you have the cat, you see the top card of the centre before you choose.",
        ),
    ),
    FirstTip(
        "horn",
        (like("HornsSounded"),),
        QT_TRANSLATE_NOOP("FirstTip", "A horn"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Each horn turns a conflict token. When the last one is turned, everybody fights at the"
            " end of that turn.",
        ),
        mine=False,
    ),
)
"""The tips in their order of priority when several things happen at once."""
