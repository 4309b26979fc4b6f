"""The table of Architects in the window: shows tables, and the events between two of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.commands import LookAtDeck, TakeCard, TakeToken
from sevenwonders_qt.games.architects.events import BattleFought, GameEnded, TurnBegan
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.architects.log import sentence
from sevenwonders_qt.models.architects.settings import DISCARDS
from sevenwonders_qt.models.architects.table import ArchitectsTable, unended
from sevenwonders_qt.views.architects.cues import AMBIENCE, CUES
from sevenwonders_qt.views.architects.discard import DiscardReading
from sevenwonders_qt.views.architects.enlarged import EnlargedCity
from sevenwonders_qt.views.architects.flight import ArchitectsAnimator
from sevenwonders_qt.views.architects.marks import wonder_entry
from sevenwonders_qt.views.architects.places import (
    KINDS,
    Choices,
    Deck,
    Discards,
    OwnStage,
    TokenPlace,
)
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sound.sounds import Ambience, Sound
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.notice import hint_box
from sevenwonders_qt.views.table.places import Place, read_place

translate = QCoreApplication.translate

CALLING = 1800
"""Milliseconds that a horn call stays, at normal speed."""

_CLICKABLE: Final[Sequence[Place]] = (
    *(Deck(deck) for deck in range(-1, 7)),
    *(TokenPlace(place) for place in range(4)),
    *(OwnStage(number) for number in range(1, 6)),
    Choices(),
    Discards(),
)


class ArchitectsPage(MatchPage):
    """The page of a match of Architects; it knows no rules and no match."""

    scene: ArchitectsScene
    game_name = Architects.name
    rules = "a_goal", "a_turn"
    answered_at = (Choices(),)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(ArchitectsScene(art), parent)
        scene = self.scene
        self.commanded, self.uncovered = scene.commanded, scene.uncovered
        self.hint_wanted = scene.hint_wanted
        self.animator = animator = ArchitectsAnimator(scene)
        self._events: Sequence[Event] = ()
        self._ended: ArchitectsTable | None = None
        self._turn_came = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._shown)
        scene.enlarge_wanted.connect(self.enlarge)
        scene.discard_wanted.connect(self.read_discards)
        animator.finished.connect(self._call)

    @property
    def ambience(self) -> Ambience:
        """The continuous background sound."""
        return AMBIENCE

    def place_named(self, words: str) -> Place | None:
        return read_place(words, KINDS)

    def clickable(self, seat: Seat) -> Sequence[Place]:
        return _CLICKABLE

    def only_looks(self, act: Act | None, key: int) -> bool:
        return act == DISCARDS or super().only_looks(act, key)

    def show_table(self, table: ArchitectsTable) -> None:
        """Show this table in full; may be called at any time."""
        self.scene.show_table(table)
        view = table.view
        if self.announcer.listened_to and view.prompt is not None:
            text = translate("Accessible", "It is your turn")
            self.announcer.asks((view.seat, view.turn), text)
        self._read_on(table)

    def play(self, events: Sequence[Event], after: ArchitectsTable) -> None:
        """Show the changes of the table, and call out horns and battles. `finished` follows."""
        before = self.scene.table or after
        self._timer.stop()
        self.animator.stop()
        self.scene.parts.call.clear()
        self._events = events
        self._ended = None
        if any(isinstance(event, BattleFought) for event in events) and after.view.result:
            self._ended, after = after, unended(after, before)
        self._tell(
            [e for e in events if self._ended is None or not isinstance(e, GameEnded)], after
        )
        # Under an enlarged city no movement could be seen, and its keys would only skip that.
        speed = 0.0 if self.overlay is not None else self.speed * self.haste
        self.animator.play(events, before, after, speed, reduced=self.reduced)

    def enlarge(self, seat: Seat) -> None:
        """Show the city of a seat large."""
        if self.scene.table is not None and self.overlay is None:
            self.open(EnlargedCity(self.scene.style, self.scene.table, seat))

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        """Show the best choices; False when an overlay is on the table."""
        if self.scene.table is None or self.overlay is not None:
            return False
        self.open(hint_box(self.scene.style, hints, self.scene.table.view, places_of))
        return True

    def read_discards(self) -> None:
        """Show the discard pile, if there is anything in it."""
        table = self.scene.table
        if table is not None and table.discard_count and self.overlay is None:
            self.open(DiscardReading(self.scene.style, table))

    def stop(self) -> None:
        """Stop the animation and close the overlay; show a table next."""
        self._timer.stop()
        self.animator.stop()
        self.scene.parts.call.clear()
        self.close_overlay()

    def clear(self) -> None:
        """Take everything away."""
        self.stop()
        self.scene.hide_everything()

    def retranslate(self) -> None:
        self.scene.retranslate()
        if self.overlay is not None:
            self.overlay.refresh()

    def entry(self) -> str:
        """Return the key of the entry of the own wonder."""
        table = self.scene.table
        return wonder_entry(table.view.own) if table is not None else ""

    # Inner ---------------------------------------------------------------------------------

    def _read_on(self, table: ArchitectsTable) -> None:
        """Update the open overlay: the game has gone on behind it."""
        if isinstance(self.overlay, EnlargedCity | DiscardReading):
            self.overlay.table = table
            self.overlay.refresh()

    def _call(self) -> None:
        """Call out the effect of a horn, until it can be read; all pieces have landed."""
        events, self._events = self._events, ()
        self._turn_came = any(isinstance(event, TurnBegan) for event in events)
        if self.scene.table is not None:
            self._read_on(self.scene.table)
        calling = self.scene.announce(events) and self.speed > 0
        sound = CUES.last(events)
        if sound is not None:
            self.sounded.emit(sound)
        self._timer.start(round(CALLING / (self.speed * self.haste)) if calling else 0)

    def _tell(self, events: Sequence[Event], table: ArchitectsTable) -> None:
        if self.announcer.listened_to:
            seats, you = table.seats, table.you
            self.announcer.happened((sentence(e, seats, you) for e in events), seats, you)

    def _shown(self) -> None:
        self.scene.parts.call.clear()
        ended, self._ended = self._ended, None
        if ended is not None:  # the last battle has been seen: now the winner is known
            self.scene.show_table(ended)
            self._tell([e for e in ended.log if isinstance(e, GameEnded)], ended)
        table, came = self.scene.table, self._turn_came
        self._turn_came = False
        if came and table is not None and table.view.active == table.you:
            self.sounded.emit(Sound.YOUR_TURN)
        self.finished.emit()


def places_of(command: Command) -> Sequence[Place]:
    """Return the place of the deck or the token of a command."""
    match command:
        case TakeCard(deck=deck) | LookAtDeck(deck=deck):
            return [Deck(deck)]
        case TakeToken(place=place):
            return [TokenPlace(place)]
    return []
