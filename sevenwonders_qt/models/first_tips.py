"""First-time tips: what is explained once, when it has just happened for the first time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.lessons.lesson import ARCHITECTS, CLASSIC, Pattern

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FirstTip:
    """An idea, and the events that bring it up; with ``mine`` only those of the one who reads."""

    key: str
    game: str
    events: tuple[Pattern, ...]
    title: object
    text: object
    mine: bool = True

    def matters(self, event: Event, seat: Seat) -> bool:
        """Whether an event brings it up for a seat."""
        return any(wanted.fits(event, seat if self.mine else None) for wanted in self.events)

    def words(self) -> tuple[str, str]:
        """Its title and its text in the chosen language."""
        title, text = str(self.title), str(self.text)
        return translate("FirstTip", title), translate("FirstTip", text)


def _is(kind: str, **wanted: object) -> Pattern:
    return Pattern(kind, wanted)


FIRST_TIPS: Final = (
    FirstTip(
        "conflict",
        CLASSIC,
        (_is("ConflictResolved"),),
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
        CLASSIC,
        tuple(
            _is(kind, **{side: "some"})
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
        CLASSIC,
        (_is("CardBuilt", way="chain"),),
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
        CLASSIC,
        (_is("StageBuilt"),),
        QT_TRANSLATE_NOOP("FirstTip", "A stage of your wonder"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "The card is face down under the stage and does nothing else. What the "
            "stage gives you is shown on its right.",
        ),
    ),
    FirstTip(
        "sale",
        CLASSIC,
        (_is("CardSold"),),
        QT_TRANSLATE_NOOP("FirstTip", "A card for 3 coins"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "The card is face down on the discard pile. Nobody can get it now, "
            "except with a wonder that searches the pile.",
        ),
    ),
    FirstTip(
        "second_age",
        CLASSIC,
        (_is("AgeBegan", age=2),),
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
        CLASSIC,
        (_is("AgeBegan", age=3),),
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
        CLASSIC,
        (_is("PileDrawn"),),
        QT_TRANSLATE_NOOP("FirstTip", "You decide for the Free City"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "You have drawn the top card of its pile. Choose two cards of your hand: one for the"
            " Free City and one for your own city.",
        ),
    ),
    FirstTip(
        "passed",
        CLASSIC,
        (_is("HandsPassed"),),
        QT_TRANSLATE_NOOP("FirstTip", "A new hand"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Everybody showed their cards at once, and each hand went to a "
            "neighbour. What you pass on is what that neighbour can build next.",
        ),
        mine=False,
    ),
    FirstTip(
        "battle",
        ARCHITECTS,
        (_is("BattleFought"),),
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
        ARCHITECTS,
        (_is("TokenTaken"),),
        QT_TRANSLATE_NOOP("FirstTip", "A progress token"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Your green cards paid for it: two alike, or three different ones. It "
            "helps you for the rest of the game.",
        ),
    ),
    FirstTip(
        "raised",
        ARCHITECTS,
        (_is("StageBuilt"),),
        QT_TRANSLATE_NOOP("FirstTip", "A stage is built"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "A stage you can pay for is built at once. The resources are discarded, "
            "and whoever completes the fifth stage ends the game.",
        ),
    ),
    FirstTip(
        "cat",
        ARCHITECTS,
        (_is("CatMoved"),),
        QT_TRANSLATE_NOOP("FirstTip", "The cat is with you"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "While you have the cat, you see the top card of the centre before you choose.",
        ),
    ),
    FirstTip(
        "horn",
        ARCHITECTS,
        (_is("HornsSounded"),),
        QT_TRANSLATE_NOOP("FirstTip", "A horn"),
        QT_TRANSLATE_NOOP(
            "FirstTip",
            "Each horn turns a conflict token. When the last one is turned, everybody fights at the"
            " end of that turn.",
        ),
        mine=False,
    ),
)
"""In the order in which they go before each other when several things happen at once."""


def tip_for(
    game: str, events: Sequence[Event], seat: Seat, seen: Collection[str]
) -> FirstTip | None:
    """The tip that these events bring up for a seat that has read those ``seen``."""
    tips = (tip for tip in FIRST_TIPS if tip.game == game and tip.key not in seen)
    return next((t for t in tips if any(t.matters(event, seat) for event in events)), None)
