"""The table as a scene: shows one seat's table whole, and turns gestures into commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act, On
from sevenwonders_qt.models.keys import asked, option_of, shown_of
from sevenwonders_qt.models.shown.choices import (
    BUILD,
    DISCARD,
    FREE,
    STAGE,
    is_offered,
    main_action,
)
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.terms import named_again
from sevenwonders_qt.views.kit.steps import ACROSS, DOWN, TABS, steps
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.card_item import EMPTY, CardItem
from sevenwonders_qt.views.table.described import described_hand
from sevenwonders_qt.views.table.foresight import Foresight, RecentMarks
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.panel import Action, Panel
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.picks import Picks
from sevenwonders_qt.views.table.places import HandCard, Place

Key = Qt.Key


class TableScene(MatchScene):
    """Everything on the table.

    ``show_table`` draws the true table from nothing and may be called at any time. The scene
    only keeps the pick and the focus.
    """

    on = On.TABLE
    commanded = Signal(object)
    """A command of the seat that looks, or of the Free City that it decides for."""
    payment_wanted = Signal(object, object, str)
    """There are several ways to pay: the Use, the card id and the option taken with it, if any.

    `Picks.paid` is the answer.
    """
    reveal_wanted = Signal()
    """Asks to turn the cards over."""
    parts: Parts

    def __init__(self, art: Art, boxes: Sequence[TableParts] = ()) -> None:
        """``boxes`` are the parts that expansions add to the table."""
        super().__init__(art, partial(Parts, boxes=boxes))
        self.boxes = tuple(boxes)
        self.seen_wanted = self.parts.band.seen_wanted
        self._picks: Picks | None = None
        self._dragged = 0  # the place of the card that is under the mouse, or was last
        self._fresh: int | None = None
        self.foresight = Foresight(self, self.parts, self.place_of)
        self.tips.line = self.foresight.line
        self.recent = RecentMarks(self, self.place_of)
        self._only_shows = self._marks_held = self._unmarked = False
        self._connect()
        self.set_size(LEAST_WIDTH, LEAST_HEIGHT)

    # The owner's interface ------------------------------------------------------------------

    @property
    def picks(self) -> Picks:
        """The plan of the seat, while a table is shown."""
        assert self._picks is not None
        return self._picks

    @property
    def shown(self) -> Shown | None:
        """The table shown, with its faces and names."""
        return self._picks.shown if self._picks is not None else None

    @property
    def table(self) -> Table | None:
        """The table shown."""
        return self.shown.table if self.shown is not None else None

    @property
    def selected(self) -> CardId | None:
        """The picked card."""
        return self._picks.card if self._picks is not None else None

    @property
    def buyer(self) -> Shown | None:
        """The table as the city sees it that the picked card is for."""
        return self._picks.buyer if self._picks is not None else None

    def show_table(self, table: Table) -> None:
        """Show this table; a picked card stays picked while the hand is the same."""
        before = self.shown
        if before is not None and before.table.catalogue is not table.catalogue:
            self.parts.forget()  # equal cities of two editions do not look alike
            before = None
        faces = before.faces if before is not None else Faces(table.catalogue)
        self.set_light(table.view.age)
        if table.reveals and not (before is not None and before.table.reveals):
            self.come_up()  # the gold button reveals now
        if before is None or _turn_of(before.table) != _turn_of(table):
            self._put_away()
        self._show(Shown(table, faces))

    def hide_everything(self) -> None:
        """Remove the table: no card, name or number of it is left in the scene."""
        self._put_away()
        self.tips.hide()
        self.unmark()
        self.parts.forget()

    def hold_marks(self, held: bool) -> None:
        """Mark nothing while ``held``; it would have panels drawn that are not ready yet."""
        self._marks_held = held or self._only_shows
        if self._marks_held:
            self.unmark()

    def unmark(self) -> None:
        """Remove the marks of events and of the consequences of a choice."""
        self._unmarked = False
        self.recent.clear()
        self.foresight.clear()

    def retranslate(self) -> None:
        """Redraw every text in the current language."""
        if self.shown is not None:
            table = self.shown.table
            table = replace(table, seats=named_again(table.seats))
            self.parts.refresh()
            self._show(Shown(table, Faces(table.catalogue)))

    def only_show(self) -> None:
        """Disable all gestures that pick, pay or play; things can still be enlarged."""
        for signal in self._gestures:
            signal.disconnect()
        self.parts.asks = False
        self._only_shows = True
        self.hold_marks(True)
        self.parts.top.offers_hints = False

    def place_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of a place in the scene: see `Parts.found`."""
        return self.parts.place_of(self.shown, place)

    def in_reading_order(self) -> Sequence[QObject]:
        parts = self.parts
        panels = [p for p in parts.in_focus_order() if p not in parts.hand.items]
        return [parts.top, parts.hand, *(p for p in panels if p is not parts.top), parts.band]

    # Gestures ------------------------------------------------------------------------------

    def select(self, index: int, *, by_mouse: bool = False) -> None:
        """Pick the card at this index of the hand and put the focus on it."""
        if index >= len(self.parts.hand.cards):
            return
        self._focus.take(self.parts.hand.items[index], "card", shown=not by_mouse)
        picked = self.selected
        self.picks.select(index)
        if self.selected != picked:
            self.sounded.emit(Sound.PICK)

    def pick_nothing(self) -> None:
        """Put the picked card back into the hand."""
        if self.selected is not None:
            shown = self.picks.shown
            self._put_away()
            self._show(shown)

    def select_next(self, step: int) -> None:
        """Pick the card beside the picked one, round and round; not one that is face down."""
        count = len(self.parts.hand.cards)
        if not count:
            return
        held, start = self.picks.held, self.picks.selected
        at = start if start is not None else (-1 if step > 0 else count)
        for _ in range(count):
            at = (at + step) % count
            if at not in held.raised:
                break
        self.select(at)

    def act(self, key: str) -> None:
        """Do an action of `choices` with the picked card, or ask for the way to pay."""
        self.picks.act(key)

    def confirm(self) -> None:
        """Enter: press the focused spot; on a card or nothing, press the gold button."""
        panel, picks = self._focus.panel, self.picks
        if panel is None:
            picks.gold()
        elif not isinstance(panel, CardItem):
            self._focus.press()
        elif picks.buyer.choosing and panel.index not in picks.held.raised:
            self.select(panel.index)
        else:
            picks.gold()

    def switch(self, step: int) -> None:
        """Tab: go to the other city of the player; with one city, move the focus on."""
        if step < 0 or not self.picks.switch():
            self._focus.step(step)
        else:
            self._focus.clear()

    def describe_hand(self) -> None:
        """Describe the use of the hand for the neighbours."""
        self.described.emit(described_hand(self.picks.shown))

    def ask_seen(self) -> None:
        """Ask for the cards of the hands that the seat has seen, where that is offered."""
        if self.parts.band.offers_seen:
            self.seen_wanted.emit()

    def tell_pile(self) -> None:
        """Show the number of cards left in the Free City's pile."""
        panel = self.parts.deciding
        if panel.isVisible():
            self._focus.take(panel, "pile", shown=True)
            self.tips.over(panel, "pile")

    def enlarge_focused(self) -> None:
        """Space: show the focused thing large, the picked card otherwise."""
        panel, key = self._focus.panel, self._focus.key
        if isinstance(panel, CardItem):
            self.enlarge_wanted.emit(panel.card)
        elif panel is not None and key:
            self._focus.press()
        elif self.selected is not None:
            self.enlarge_wanted.emit(self.selected)

    def escape(self) -> None:
        """Put a dragged card back, else close the log if it is open, else ask for the menu."""
        if self.parts.targets.isVisible():
            self._end_drag()
        elif self.parts.log.opened:
            self.toggle_log()
        else:
            self.menu_wanted.emit()

    # Of every table ------------------------------------------------------------------------

    def reached(self) -> tuple[Panel | None, str]:
        """Return the focused spot; for a picked card the gold button, which Enter presses then."""
        picks, actions = self._picks, self.parts.actions
        if self._focus.panel not in self.parts.hand.items:
            return super().reached()
        if picks is None or picks.card is None or picks.for_two or not actions.isVisible():
            return None, ""
        return actions, main_action(picks.buyer, picks.card)

    def lay_out(self, *, changed: bool) -> None:
        if self.shown is not None and (changed or self.parts.hand.cards):
            self.show_again()
        else:
            self._place_parts()

    def does(self) -> Mapping[Act | int, Action]:
        return {
            **{name: partial(self.select, n) for n, name in enumerate(acts.NUMBERS[1:9])},
            acts.BUILD: partial(self.act, BUILD),
            acts.STAGE: partial(self.act, STAGE),
            acts.DISCARD: partial(self.act, DISCARD),
            acts.FREE: partial(self.act, FREE),
            acts.PILE: self.tell_pile,
            acts.SEEN: self.ask_seen,
            acts.HAND: self.describe_hand,
            **steps(ACROSS, self.select_next),
            **steps(DOWN, self.step_log),
            Key.Key_PageUp: partial(self.step_log, -1, turns=True),
            Key.Key_PageDown: partial(self.step_log, 1, turns=True),
            **steps(TABS, self.switch),
            Key.Key_Space: self.enlarge_focused,
        }

    def does_besides(self, event: QKeyEvent) -> Action | None:
        """Return the action of a box, where that is offered."""
        act = asked(event, self.on)
        option, thing, buyer = option_of(act), shown_of(act), self.buyer
        if thing:
            return partial(self.enlarge_wanted.emit, thing)
        offered = option and buyer is not None and is_offered(buyer, option)
        return partial(self.act, option) if offered else None

    def show_again(self) -> None:
        """Show the changes after another pick or plan."""
        self._place_parts()
        self.parts.show(self.picks)
        self._unmarked = not self._marks_held
        self.foresee()

    def mark_what_is_new(self) -> None:
        # Not as soon as a table is shown: cities are drawn for it, and often another table follows.
        if self._unmarked and self._picks is not None:
            self.recent.show(self._picks.shown, self.parts.own.geometry, self._style)
        self._unmarked = False

    def refuse(self) -> None:
        """Refuse an impossible action with the picked card."""
        if self.picks.selected is not None:
            self.parts.hand.items[self.picks.selected].refuse()

    def foresee(self) -> None:
        if self._picks is not None and not self._marks_held:
            self.foresight.show(self._picks, self._style, by_keys=self._by_keys)
            self.recent.follow()

    # Inner ---------------------------------------------------------------------------------

    def _place_parts(self) -> None:
        self.parts.place(self.shown, self.sceneRect(), self._style)

    def _connect(self) -> None:
        parts = self.parts
        self.listen((*parts.panels(), parts.watching, *parts.hand.items))
        for panel in parts.panels():
            panel.enlarge.connect(self.enlarge_wanted)
        self._gestures = [parts.own.stage_pressed]
        parts.own.stage_pressed.connect(lambda: self.picks.stage())
        for item in parts.hand.items:
            self._gestures += [item.picked, item.doubled, item.dragged, item.dropped]
            item.picked.connect(self._on_picked)
            item.doubled.connect(self._on_doubled)
            item.dragged.connect(self._on_dragged)
            item.dropped.connect(self._on_dropped)
            item.dragged.connect(self._on_card_moved)
            item.dropped.connect(self._on_card_moved)
            item.enlarge.connect(self.enlarge_wanted)

    def _show(self, shown: Shown) -> None:
        """Show this table; keep the pick while it is possible."""
        if self._picks is None:
            self._picks = Picks(shown, self)
        else:
            self._picks.show(shown)
        self.show_again()

    def _put_away(self) -> None:
        """Clear the pick, the focus and the drag."""
        self._picks = None
        self._end_drag()
        self._focus.clear()

    def _on_picked(self, index: int) -> None:
        again = self.picks.again(index)
        self._fresh = None if again else index
        if not again:
            self.select(index, by_mouse=True)

    def _on_doubled(self, index: int) -> None:
        """Build at the cheapest price, if the first click of the two has picked the card."""
        if index == self._fresh:
            self.picks.doubled(index)

    def _on_dragged(self, index: int, point: QPointF) -> None:
        """Show the places for the card, once it is the one that is picked."""
        picks, parts = self.picks, self.parts
        if not picks.buyer.choosing:
            return
        begins = not parts.targets.isVisible()
        if begins:
            self.select(index, by_mouse=True)
        if picks.selected != index or picks.card is None:
            return
        if begins:
            targets = picks.targets(picks.card, self.place_of)
            parts.targets.light(targets, self.sceneRect(), self._style)
            self._dragged = index
            parts.hand.items[index].setOpacity(EMPTY)
        parts.dragged.carry(picks.shown.faces(picks.card), point, self._style)
        parts.targets.over(point)

    def _on_dropped(self, index: int, point: QPointF) -> None:
        """Play the card where it may be dropped; from anywhere else it glides back."""
        target, item = self.parts.targets.over(point), self.parts.hand.items[self._dragged]
        if target is not None and target.choice.enabled:
            self._end_drag()
            self.picks.dropped(target)
            return
        self._end_drag(self.place_of(HandCard(self._dragged)) if item.moves() else None)
        if target is not None:
            item.refuse()

    def _on_card_moved(self, index: int, point: QPointF) -> None:
        self.tips.hide()
        self.follow_mouse()

    def _end_drag(self, home: QRectF | None = None) -> None:
        """Drag nothing any more; the card glides ``home``, or is gone."""
        if home is None:
            self.parts.dragged.drop()
        else:
            self.parts.dragged.go_home(home)
        self.parts.targets.fade()
        for item in self.parts.hand.items:
            item.let_go()


def _turn_of(table: Table) -> tuple[object, ...]:
    """Return a value that is equal for tables with the same cards to pick from, chosen or not."""
    view = table.view
    choices = [view.choice]
    if table.free_city is not None:
        choices.append(table.free_city.view.choice)
    laid = (choice.card for choice in choices if choice is not None)
    return (view.seat, view.age, view.turn, sorted((*view.hand, *laid)))
