"""A person at the real window: looks at what lies there and answers by mouse or by keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.boxes import ExpansionBox
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.models.shown.saves import SavedRows
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.pages.saves import SavesPage
from sevenwonders_qt.views.presses import Presses
from sevenwonders_qt.views.sound.player import SoundPlayer
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.places import HandCard
from tests.drawings import drawings

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
ACTIONS = {"build": Key.Key_C, "stage": Key.Key_E, "discard": Key.Key_D}


PATIENCE = 3600.0
"""Seconds that an AI player may take in a test."""


class Window:
    """The program in a window of 1280x720: AI players at once, no animations, no tips."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        boxes: Mapping[str, ExpansionBox] | None = None,
        *,
        resized: bool = True,
        player: SoundPlayer | None = None,
        warm: bool = False,
        games: Games = GAMES,
    ) -> None:
        """``boxes`` are the expansions and ``games`` the games, usually those of the program.

        If it is not ``resized`` it has the size that the program gives it. Without a ``player``
        it is silent. The process of the AI players takes longer to start than most tests; one that
        is about it starts ``warm``. What has been drawn for a window is there for the next one.
        """
        self.qtbot = qtbot
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        settings = folder / "settings.json"
        if not settings.exists():
            settings.write_text(
                '{"language": "en", "pace": "instant", "animation_speed": 0, "tips": false}'
            )
        places = user_places(folder)
        self.program = Program(
            application(),
            places,
            player,
            boxes,
            games=games,
            warm=warm,
            art=drawings() if boxes is None else None,
        )
        # On a busy machine a process may take long to start and to answer without being stopped.
        self.program.thinker.patience = self.program.thinker.start_patience = PATIENCE
        self.window = self.program.window
        qtbot.addWidget(self.window)
        self.program.begin()
        self.program.page.curtain_rests = 0.0
        if resized:
            self.window.resize(1280, 720)
        self.window.show()
        qtbot.waitExposed(self.window)
        qtbot.waitUntil(lambda: self.program.prepared)

    @property
    def table(self) -> Table | None:
        return self.program.page.scene.table

    @property
    def overlay(self) -> Overlay | None:
        return self.program.page.overlay

    @property
    def lanes(self) -> Panel:
        """The panel with a lane for the Free City and one for the own city."""
        return self.program.page.scene.parts.actions

    def plays_for_two(self) -> bool:
        """Whether that panel has the two lanes now."""
        scene = self.program.page.scene
        return scene.shown is not None and scene.picks.for_two and self.lanes.isVisible()

    @property
    def at_the_end(self) -> bool:
        return self.window.page() is self.window.score

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT)

    def click_scene(self, point: QPointF) -> None:
        view = self.program.page.view
        QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(point))

    def click_spot(self, panel: Panel, key: str) -> None:
        spot = panel.spot(key)
        assert spot is not None, f"no {key} in {[s.key for s in panel.spots]}"
        self.click_scene(panel.mapToScene(spot.rect.center()))

    def see(self) -> None:
        """Wait until what came up last has been painted, and a little longer.

        The system counts whole milliseconds, so a press in the same one may count as before it.
        """
        self._wait_for_paint()
        self.qtbot.wait(20)

    def _wait_for_paint(self) -> None:
        presses = self.window.findChild(Presses)
        assert presses is not None
        if presses.waits():
            self.qtbot.waitUntil(lambda: not presses.waits())

    def press(self, *keys: Qt.Key) -> None:
        """Press keys, once what is there has been seen."""
        self._wait_for_paint()
        for key in keys:
            QTest.keyClick(self.program.page.view, key)

    def card(self, index: int) -> QPointF:
        """A point of a card of the hand that no other card covers."""
        rect = self.program.page.scene.place_of(HandCard(index))
        assert rect is not None
        return QPointF(rect.left() + rect.width() * 0.25, rect.center().y())

    def play_on(self, answer: Callable[[], None], done: Callable[[], bool]) -> None:
        """Answer whenever something is asked, until done."""

        def step() -> bool:
            if done():
                return True
            if self.asked():
                answer()
            return False

        self.qtbot.waitUntil(step)

    def asked(self) -> bool:
        """Whether an answer of the person at the screen is awaited."""
        table = self.table
        prompted = table is not None and table.view.prompt is not None
        if table is not None and table.free_city is not None:
            prompted = prompted or table.free_city.view.prompt is not None
        return self.window.page() is self.program.page and (self.overlay is not None or prompted)

    def close(self) -> None:
        self.window.close()


class Mouse:
    """Plays with the mouse alone."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        self.dice = random.Random(seed)
        self.answers = 0

    def answer(self) -> None:
        self.answers += 1
        overlay = self.window.overlay
        if overlay is not None:
            self._answer_overlay(overlay)
            return
        table = self.window.table
        assert table is not None
        if self.window.plays_for_two():
            self._answer_twice()
            return
        assert table.view.prompt == Prompt.CARD
        index = self.dice.randrange(len(table.view.hand))
        self.window.click_scene(self.window.card(index))
        actions = self.window.program.page.scene.parts.actions
        possible = [s.key for s in actions.spots if s.key in ACTIONS and s.action is not None]
        self.window.click_spot(actions, self.dice.choice(possible))

    def _answer_twice(self) -> None:
        """A card and an action for the Free City, then for the own city, then one button."""
        lanes = self.window.lanes
        for lane in ("free", "own"):
            self._choose_in(lane)
            overlay = self.window.overlay
            if overlay is not None:
                self._answer_overlay(overlay)
        assert lanes.spot("confirm") is not None
        self.window.click_spot(lanes, "confirm")

    def _choose_in(self, lane: str) -> None:
        lanes, hand = self.window.lanes, self.window.program.page.scene.parts.hand
        self.window.click_spot(lanes, f"{lane} lane")
        places = list(range(len(hand.cards)))
        self.dice.shuffle(places)
        picks = self.window.program.page.scene.picks
        for index in places:
            if index in picks.held.raised:
                continue
            self.window.click_scene(self.window.card(index))
            keys = [s.key for s in lanes.spots if s.action is not None]
            possible = [f"{lane} {action}" for action in ACTIONS if f"{lane} {action}" in keys]
            if possible:
                self.window.click_spot(lanes, self.dice.choice(possible))
                return
        raise AssertionError(f"nothing can be played for {lane}")

    def _answer_overlay(self, overlay: Overlay) -> None:
        keys = [spot.key for spot in overlay.spots if spot.action is not None]
        for gold in ("lift", "confirm", "build", "pay", "answer", "go on"):
            if gold in keys:
                self.window.click_spot(overlay, gold)
                return
        raise AssertionError(f"nothing to confirm among {keys}")


class Keyboard:
    """Plays with keys alone."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        self.dice = random.Random(seed)

    def answer(self) -> None:
        if self.window.overlay is not None:
            self.window.press(Key.Key_Return)
            return
        table = self.window.table
        assert table is not None
        if self.window.plays_for_two():
            self._answer_twice()
            return
        number = self.dice.randrange(len(table.view.hand))
        action = self.dice.choice([*ACTIONS.values(), Key.Key_Return])
        self.window.press(Key(Key.Key_1 + number), action)

    def _answer_twice(self) -> None:
        """Enter goes from one lane to the other, and at last confirms."""
        picks = self.window.program.page.scene.picks
        for lane in picks.lanes.values():
            if not lane.open:
                continue
            before = self._told()
            for number in range(len(picks.held.cards)):
                if number not in picks.held.raised:
                    self.window.press(
                        Key(Key.Key_1 + number), self.dice.choice([*ACTIONS.values()])
                    )
                    self._pay()
                    if picks.lanes[lane.name].complete:
                        break
            assert picks.lanes[lane.name].complete, before
        assert picks.ready
        self.window.press(Key.Key_Return)
        self._pay()

    def _pay(self) -> None:
        if self.window.overlay is not None:
            self.window.press(Key.Key_Return)

    def _told(self) -> str:
        table = self.window.table
        return f"{table.view.legal} {table.free_city}" if table is not None else ""


def covers_all(curtain: Curtain, window: Window) -> bool:
    """Whether the curtain hides the whole view."""
    view = window.program.page.view
    visible = view.mapToScene(view.viewport().rect()).boundingRect()
    return curtain.sceneBoundingRect().adjusted(-1, -1, 1, 1).contains(visible)


def scene_texts(window: Window) -> list[str]:
    """Every text in the scene, overlays included."""
    scene = window.program.page.scene
    panels = [item for item in scene.items() if isinstance(item, Panel)]
    return [text for panel in panels for text in panel.texts]


def hidden_names(window: Window) -> set[str]:
    """The names of the cards in all hands, and in the pile, that nobody has built in the open."""
    controller = window.program.controller.match
    assert controller is not None
    cities = controller.match.state.cities
    built = {card for city in cities for card in city.built}
    return {card_name(card) for city in cities for card in city.hand if card not in built}


def point_in(rect: QRectF) -> QPoint:
    """The middle of a rectangle."""
    return rect.center().toPoint()


def choose(page: SavesPage, path: Path) -> None:
    """Choose the match in this file, if it is listed, and show it."""
    rows = page.list.listed.rows
    assert isinstance(rows, SavedRows)
    if rows.find(path.name) >= 0:
        page.list.go_to(rows.find(path.name))
        page.list.scrollTo(page.list.currentIndex())
