"""The tips of a first match of 7 Wonders."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.models.words.first_tips import FirstTip, like

FIRST_TIPS: Final = (
    FirstTip(
        "conflict",
        (like("ConflictResolved"),),
        QT_TRANSLATE_NOOP("FirstTip", "The end of an Age: war"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Every city has compared its shields with both neighbours. More shields win a token,"
            " fewer cost 1 point. Shields stay, and the next wars are worth more.",
        ),
        mine=False,
    ),
    FirstTip(
        "purchase",
        tuple(
            like(kind, **{side: "some"})
            for kind in ("CardBuilt", "StageBuilt")
            for side in ("to_left", "to_right")
        ),
        QT_TRANSLATE_NOOP("FirstTip", "You bought from a neighbour"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "You were missing a resource, so your coins went to the neighbour who "
            "produces it. The neighbour keeps the resource and can still use it.",
        ),
    ),
    FirstTip(
        "chain",
        (like("CardBuilt", way="chain"),),
        QT_TRANSLATE_NOOP("FirstTip", "Free by a chain"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "That was free, because another structure of your city makes it free. A "
            "right click or Space shows a card large: at its foot, beside the link, "
            "is what makes it free, behind the arrow what it makes free.",
        ),
    ),
    FirstTip(
        "stage",
        (like("StageBuilt"),),
        QT_TRANSLATE_NOOP("FirstTip", "A stage of your wonder"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "The card is face down under the stage and does nothing else. What the "
            "stage gives you is shown on its right.",
        ),
    ),
    FirstTip(
        "sale",
        (like("CardSold"),),
        QT_TRANSLATE_NOOP("FirstTip", "A card for 3 coins"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "The card is face down on the discard pile. Nobody can get it now, "
            "except with a wonder that searches the pile.",
        ),
    ),
    FirstTip(
        "second_age",
        (like("AgeBegan", age=2),),
        QT_TRANSLATE_NOOP("FirstTip", "Now to the right"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "In the second Age the hands go to the right. The ribbon above your cards shows the"
            " way.",
        ),
        mine=False,
    ),
    FirstTip(
        "third_age",
        (like("AgeBegan", age=3),),
        QT_TRANSLATE_NOOP("FirstTip", "The last Age"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "There are no more new brown and grey cards. Purple cards are guilds: "
            "most of them give points for what your neighbours have built.",
        ),
        mine=False,
    ),
    FirstTip(
        "free_city",
        (like("PileDrawn"),),
        QT_TRANSLATE_NOOP("FirstTip", "You decide for the Free City"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "You have drawn the top card of its pile. Choose two cards of your hand: one for the"
            " Free City and one for your own city.",
        ),
    ),
    FirstTip(
        "passed",
        (like("HandsPassed"),),
        QT_TRANSLATE_NOOP("FirstTip", "A new hand"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Everybody showed their cards at once, and each hand went to a "
            "neighbour. What you pass on is what that neighbour can build next.",
        ),
        mine=False,
    ),
)
"""The tips in their order of priority when several things happen at once."""
