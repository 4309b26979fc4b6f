"""The table with its overlays: prompts, payments, enlarged cities, the curtain."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import reduce
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use
from sevenwonders_qt.games.classic.events import AgeBegan, ConflictResolved, GameEnded
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.boxes import is_shown_by_key
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.choices import payments
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.one_by_one import Action
from sevenwonders_qt.models.shown.seen_cards import SeenCards
from sevenwonders_qt.models.shown.table import Table, undealt, unended
from sevenwonders_qt.models.shown.watching import Watching
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.models.words.names import turn_name
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sound.sounds import Ambience, Sound
from sevenwonders_qt.views.table.ages import ConflictBanner, FirstBanner
from sevenwonders_qt.views.table.animator import Animator
from sevenwonders_qt.views.table.boxes import MakesPrompt, TableParts
from sevenwonders_qt.views.table.cues import of_age
from sevenwonders_qt.views.table.curtain import REST, Curtain
from sevenwonders_qt.views.table.discard_prompt import DiscardPrompt
from sevenwonders_qt.views.table.enlarged import CardZoom, Enlarged
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.notice import action_box, hint_box, prompt_hint_box, seen_box
from sevenwonders_qt.views.table.one_of import StageChoice, alternatives
from sevenwonders_qt.views.table.overlay import Overlay, Prompting
from sevenwonders_qt.views.table.payment import PaymentPanel, last_card
from sevenwonders_qt.views.table.places import (
    KINDS,
    Actions,
    Band,
    Counters,
    Fan,
    FreePile,
    HandCard,
    HeldCard,
    InRow,
    LogPlace,
    Marked,
    NextStage,
    Own,
    Place,
    Sells,
    Top,
    WholeHand,
    read_place,
)
from sevenwonders_qt.views.table.scene import TableScene

translate = QCoreApplication.translate

_CLICKABLE: Final[Sequence[Place]] = (
    WholeHand(),
    Actions(),
    Top(),
    Band(),
    NextStage(),
    LogPlace(),
    FreePile(),
)

_HELD: Final = (WholeHand, HandCard, HeldCard)
"""The kinds of places of cards in the hand."""

_PROMPTS: Final[Mapping[str, MakesPrompt]] = {
    Prompt.DISCARD_PILE: DiscardPrompt,
    Prompt.LAST_CARD: last_card,
    Prompt.FREE_CITY_LAST: last_card,
}


def at_hand(boxes: Sequence[TableParts]) -> Set[str]:
    """Return the prompts that are answered with a card of the hand, or in its place."""
    return {Prompt.CARD, Prompt.FREE_CITY, *(prompt for box in boxes for prompt in box.at_hand)}


def prompts(boxes: Sequence[TableParts]) -> Mapping[str, MakesPrompt]:
    """Return what makes the overlay of each other prompt, also of these boxes."""
    return {**_PROMPTS} | {name: make for box in boxes for name, make in box.prompts.items()}


_Act = tuple[Sequence[Event], Table, Table]
"""Events that are played at once, and the tables before and after them."""


class TablePage(MatchPage):
    """Shows tables, plays events, asks for answers; knows no rules and no match."""

    scene: TableScene
    game_name = Classic.name
    rules = "goal", "turn"
    answered_at = (Actions(), WholeHand())

    commanded = Signal(object)
    """A command of a city that the seat which looks decides for."""

    lifted = Signal()
    """The person called has lifted the curtain."""

    words_read = Signal()
    """The words about an action have been read."""

    def __init__(
        self, art: Art, parent: QWidget | None = None, boxes: Sequence[TableParts] = ()
    ) -> None:
        """``boxes`` are the parts that expansions add to the table."""
        super().__init__(TableScene(art, boxes), parent)
        scene = self.scene
        self.reveal_wanted, self.seen_wanted = scene.reveal_wanted, scene.seen_wanted
        self.animator = animator = Animator(scene)
        self.banner = FirstBanner(scene)
        self.cheapest = False
        self.curtain_rests = REST
        """Milliseconds before a curtain that has fallen can be lifted."""
        self._prompt: Prompting | None = None  # the last prompt that needed an answer
        self._acts: deque[_Act] = deque()
        self._commands: deque[Command] = deque()
        scene.parts.hand.set_moves(lambda: self.speed > 0 and not self.reduced)
        scene.commanded.connect(self._command)
        scene.payment_wanted.connect(self._ask_payment)
        scene.enlarge_wanted.connect(self.enlarge)
        animator.finished.connect(self._end_act)

    def apply(self, settings: Settings) -> None:
        super().apply(settings)
        self.cheapest = settings.cheapest
        self.offer_seen(settings.seen_cards)

    def cap_for(self, key: str) -> str:
        """Return the picture of a key; "card baths" is the number of that card in the hand."""
        word, _, card = key.partition(" ")
        if word != "card":
            return super().cap_for(key)
        cards = self.scene.parts.hand.cards
        return cap(acts.NUMBERS[cards.index(card) + 1]) if card in cards else ""

    @property
    def ambience(self) -> Ambience:
        """The continuous background sound."""
        return of_age(self.scene.table.view.age if self.scene.table is not None else 1)

    def place_named(self, words: str) -> Place | None:
        return read_place(words, KINDS) or InRow(words)

    def clickable(self, seat: Seat) -> Sequence[Place]:
        return (*_CLICKABLE, Sells(seat), Counters(seat))

    def spoken_of(self, place: Place) -> QRectF | None:
        """Return the place of cards in the hand together with the marks over them.

        The whole hand has its marks at both ends and the arrow beside them, too.
        """
        found = super().spoken_of(Marked(place) if isinstance(place, _HELD) else place)
        if found is None or not isinstance(place, WholeHand):
            return found
        parts = [found, super().spoken_of(Band()), super().spoken_of(Fan())]
        return reduce(QRectF.united, (part for part in parts if part is not None))

    def only_looks(self, act: Act | None, key: int) -> bool:
        closes_log = key == Qt.Key.Key_Escape and self.scene.parts.log.opened
        return closes_log or super().only_looks(act, key)

    def show_table(self, table: Table) -> None:
        """Show this table in full; may be called at any time."""
        self.scene.show_table(table)

    def ask(self, table: Table) -> None:
        """Show the table and open the prompt that its seat has to answer, if it needs one."""
        self.show_table(table)
        if self.announcer.listened_to:
            self._say_turn(table)
        if self.overlay is not None or self.scene.shown is None:
            return
        for city in (self.scene.shown, self.scene.shown.of_free_city()):
            if city is not None and self.overlay is None:
                self._ask_city(city)

    def open_age(self, age: int) -> None:
        """Announce an Age over the table as it is, which can be played at once."""
        place = self.scene.place_of(Own())
        if place is not None and self.overlay is None:
            self.banner.show(place.center(), age, self.speed, reduced=self.reduced)

    def _say_turn(self, table: Table) -> None:
        view = table.view
        outside = table.moment
        if view.prompt is not None and (view.age or outside is not None):
            step = outside.step if outside is not None else 0
            moment = view.seat, view.age, view.turn, view.coming, step, view.prompt
            now = turn_name(view.age, view.turn) if outside is None else outside.words()
            self.announcer.asks(moment, now, translate("Accessible", "It is your turn"))

    def _ask_city(self, city: Shown) -> None:
        """Open the prompt that a city has to answer; ``city`` is the table as it sees it.

        Raises LookupError for a prompt that nothing on the table asks.
        """
        wanted = city.table.view.prompt
        if wanted is None or wanted in at_hand(self.scene.boxes):
            return
        make = prompts(self.scene.boxes).get(wanted)
        if make is None:
            raise LookupError(f"nothing on the table asks for the prompt {wanted!r}")
        self._prompt = prompt = make(self.scene.style, city)
        prompt.chosen.connect(self._command)
        prompt.hint_wanted.connect(self.scene.hint_wanted)
        self.open(prompt)

    def play(self, events: Sequence[Event], before: Table, after: Table) -> None:
        """Show the change from one table to the other; `finished` follows."""
        self.banner.clear()
        self._acts.clear()
        self.close_overlay()
        self.animator.skipped = False
        self._acts = deque(_acts(events, before, after))
        self._act()

    def stop(self) -> None:
        """Stop the animation and close the overlay; show a table next."""
        self._acts.clear()
        self.banner.clear()
        self.animator.stop()
        self.close_overlay()

    def tell(self, action: Action) -> None:
        """Show the effect of an action in words, over the table as it is; `words_read` follows."""
        if self.scene.shown is None:
            self.words_read.emit()
            return
        words = action_box(self.scene.style, self.scene.shown, action)
        words.closed.connect(self.words_read)
        self.open(words)

    def show_watching(self, watching: Watching | None) -> None:
        super().show_watching(watching)
        if watching is not None and isinstance(self.overlay, ConflictBanner):
            self.overlay.show_paused(watching.paused)

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        """Show the best choices, over the prompt where one asks; False over another overlay."""
        overlay, shown = self.overlay, self.scene.shown
        if shown is None or not (overlay is None or overlay is self._prompt):
            return False
        view = shown.table.view
        if overlay is None or self._prompt is None:
            self.open(hint_box(self.scene.style, hints, view, places_of))
        else:
            self.open(prompt_hint_box(self.scene.style, hints, view, self._prompt))
        return True

    def offer_seen(self, offered: bool) -> None:
        """Set whether the cards of the hands that the seat has seen can be asked for."""
        self.scene.parts.band.offers_seen = offered

    def show_seen(self, seen: SeenCards) -> None:
        """Show the cards of the hands that the seat has seen, unless an overlay is open."""
        shown = self.scene.shown
        if shown is not None and self.overlay is None:
            self.open(seen_box(self.scene.style, seen, shown))

    def call(self, table: Table) -> None:
        """Close the curtain until the person of this seat lifts it; ``table`` has no hand on it."""
        self.close_overlay()
        self.animator.stop()
        curtain = Curtain(self.scene.style, Shown(table, Faces(table.catalogue)))
        curtain.rest = self.curtain_rests
        self.scene.hide_everything()
        curtain.lifted.connect(self.lifted)
        self.sounded.emit(Sound.YOUR_TURN)
        self.open(curtain)

    def clear(self) -> None:
        """Remove everything; nothing more is announced of the animation."""
        self.banner.clear()
        self.animator.stop()
        if self.overlay is not None:
            self.overlay.blockSignals(True)  # the owner no longer waits for it to close
        self.close_overlay()
        self._acts.clear()
        self._commands.clear()
        self.scene.hide_everything()

    def take_back(self) -> None:
        """Undo the choice of a card that is still face down; else ask the match to undo."""
        if isinstance(self.overlay, Curtain):
            return  # no person is there who could want it
        shown = self.scene.shown
        if shown is not None and shown.may_take_back:
            self.close_overlay()
            self.scene.picks.take_back()
            self.sounded.emit(Sound.TAKE_BACK)
        else:
            super().take_back()

    def take_up(self) -> None:
        if not isinstance(self.overlay, Curtain):
            super().take_up()

    def retranslate(self) -> None:
        """Redraw every text; a prompt that must be answered opens again."""
        self.banner.clear()
        self.scene.retranslate()
        overlay, table = self.overlay, self.scene.table
        if isinstance(overlay, Curtain):
            overlay.refresh()
        elif overlay is not None and table is not None:
            self.close_overlay()
            self.ask(table)

    def enlarge(self, thing: CardId | Seat) -> None:
        """Show a card, or the city of a seat, large."""
        shown = self.scene.shown
        if shown is None or self.overlay is not None:
            return
        if isinstance(thing, int):
            inside = [box.panels for box in self.scene.boxes if box.panels is not None]
            city = Enlarged(self.scene.style, shown, thing, inside)
            city.card_wanted.connect(self._enlarge_over)
            self.open(city)
            return
        large = (box.large(self.scene.style, shown, thing) for box in self.scene.boxes)
        found = next(filter(None, large), None)
        if found is None and is_shown_by_key(thing):
            return  # the box is not played, or has nothing to show now
        self.open(found or CardZoom(self.scene.style, shown, thing))

    def edition(self) -> Edition | None:
        if self.scene.shown is None:
            return None
        letters = self.scene.shown.table.catalogue.side_names is SideNames.LETTERS
        return Edition.FIRST if letters else Edition.SECOND

    def entry(self) -> str:
        """Return the key of the entry of the card that is picked."""
        selected = self.scene.selected
        return key_of(EntryKind.CARD, selected) if selected is not None else ""

    def _command(self, command: Command) -> None:
        """Send a command on; for a stage with alternatives, when one of them was chosen."""
        self._commands.append(command)
        if not isinstance(self.overlay, StageChoice):  # else it waits for that answer
            self._tell_commands()

    def _tell_commands(self) -> None:
        while self._commands:
            command, shown = self._commands.popleft(), self.scene.shown
            if shown is not None and isinstance(command, Play) and alternatives(shown, command):
                self._ask_alternative(shown, command)
                return
            self._send(command)

    def _send(self, command: Command) -> None:
        """Send a command; a play with a card of a box is the command of the box behind it."""
        table = self.scene.table
        held = table.box_hand if table is not None else None
        if held is not None and isinstance(command, Play):
            command = held.commands[command]
        self.commanded.emit(command)

    def _ask_alternative(self, shown: Shown, command: Play) -> None:
        choice = StageChoice(self.scene.style, shown, command)
        choice.chosen.connect(self._take_alternative)
        choice.left.connect(self._commands.clear)
        self.close_overlay()
        self.open(choice)

    def _take_alternative(self, command: Play) -> None:
        self._send(command)
        self._tell_commands()

    def _act(self) -> None:
        """Play the next events, at once if the user has skipped the events before."""
        events, before, after = self._acts[0]
        if self.announcer.listened_to:
            seats, you = after.seats, after.you
            self.announcer.happened((sentence(e, seats, you) for e in events), seats, you)
        speed = 0.0 if self.animator.skipped else self.speed * self.haste
        self.animator.play(events, before, after, speed, reduced=self.reduced)

    def _end_act(self) -> None:
        """Show the conflicts after the last turn of an Age until they are read, or go on."""
        events = self._acts.popleft()[0] if self._acts else ()
        shown = self.scene.shown
        if shown is None or self.speed <= 0 or not any(map(_is_conflict, events)):
            self._go_on()
            return
        banner = ConflictBanner(self.scene.style, shown, events)
        banner.closed.connect(self._go_on)
        self.watch_wanted.connect(banner.follow)
        self.open(banner)
        if shown.table.watched:
            banner.close_when_read(self.speed * self.haste)

    def _go_on(self) -> None:
        if self._acts:
            self._act()
        else:
            self.finished.emit()

    def _enlarge_over(self, card: CardId) -> None:
        self.close_overlay()
        self.enlarge(card)

    def _ask_payment(self, use: Use, card: CardId, option: str) -> None:
        buyer = self.scene.buyer
        if buyer is None or self.overlay is not None:
            return
        if use is Use.STAGE and len(buyer.open_stages(buyer.own)) > 1:
            first = payments(buyer, card, use, option)[0].command
            choice = StageChoice(self.scene.style, buyer, first)
            choice.chosen.connect(
                lambda play: self._pay_stage(buyer.with_stage(play.alternative), card, option)
            )
            self.open(choice)
            return
        self._pay(buyer, use, card, option)

    def _pay_stage(self, buyer: Shown, card: CardId, option: str) -> None:
        """Ask how to pay for a stage that was chosen, where there is more than one way."""
        ways = payments(buyer, card, Use.STAGE, option)
        if len(ways) == 1:
            self.scene.picks.paid(ways[0].command)
        else:
            self._pay(buyer, Use.STAGE, card, option)

    def _pay(self, buyer: Shown, use: Use, card: CardId, option: str) -> None:
        """Ask how to pay, unless the cheapest way is always taken."""
        if self.cheapest:
            self.scene.picks.paid(payments(buyer, card, use, option)[0].command)
            return
        payment = PaymentPanel(self.scene.style, buyer, card, use, option=option)
        payment.chosen.connect(lambda command: self.scene.picks.paid(command))
        payment.always_cheapest.connect(lambda: self.settings_wanted.emit({"cheapest": True}))
        self.open(payment)

    def open(self, overlay: Overlay) -> None:
        self.banner.clear()
        super().open(overlay)


def _is_conflict(event: Event) -> bool:
    return isinstance(event, ConflictResolved)


def _acts(events: Sequence[Event], before: Table, after: Table) -> Iterator[_Act]:
    """Split the events: an Age ends, with its conflicts, before the next one or the result."""
    ends = [
        number for number, event in enumerate(events) if isinstance(event, AgeBegan | GameEnded)
    ]
    cut = ends[0] if ends else 0
    if not cut or not any(map(_is_conflict, events[:cut])):
        yield events, before, after
        return
    over = isinstance(events[cut], GameEnded)
    between = unended(after, before) if over else undealt(after, before)
    yield events[:cut], before, between
    yield events[cut:], between, after


def places_of(command: Command) -> Sequence[Place]:
    """Return the places of the card of a command, with its mark, which a ring would cross."""
    return [Marked(HeldCard(command.card))] if isinstance(command, Play) else []
