"""What moves on the posters of the wonders, where it may be seen, and when it rests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.view import view_for
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.views import breath
from sevenwonders_qt.views.breath import Breath
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.living import LIVING, Drift, LivingPoster
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.wonder import draw_wonder, scene, standing
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.places import Picture
from tests.sources import sources
from tests.views.framed import framed

pytestmark = pytest.mark.painted
PLACE = QRectF(10, 10, 480, 240)
WONDERS = tuple(LIVING)


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> Art:
    return Art(resource_path("art"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Posters do not wait long for calm."""
    monkeypatch.setattr(breath, "A_LOOK", 20)
    monkeypatch.setattr(breath, "A_STEP", 5)


def picture(art: Art, wonder: str, side: str, seconds: float, built: int = 5) -> QImage:
    """The poster at this moment; without anything living at a moment before 0."""
    made = QImage(500, 260, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.black)
    with Painting(made) as painter:
        draw_wonder(Canvas(painter, art, 1.0), PLACE, wonder, side, built, 5)
        if seconds >= 0:
            poster = LivingPoster(art, PLACE, 1.0, wonder, side, standing(art, wonder, built, 5))
            while poster.prepare():
                pass
            poster.step(seconds)
            poster.draw(painter, QRegion(made.rect()))
    return made


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """The points that are clearly of another colour."""
    before, after = bytes(one.constBits()), bytes(other.constBits())
    points = []
    for y in range(0, one.height(), 2):
        for x in range(0, one.width(), 2):
            at = y * one.bytesPerLine() + 4 * x
            a, b = before[at : at + 3], after[at : at + 3]
            if a != b and sum(abs(p - q) for p, q in zip(a, b, strict=True)) > 12:
                points.append((x, y))
    return points


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("wonder", WONDERS)
def test_something_moves_on_every_poster_and_only_within_its_frame(
    art: Art, wonder: str, side: str
) -> None:
    still, moved = picture(art, wonder, side, -1), picture(art, wonder, side, 16)
    changed = differing(still, moved)
    assert changed
    assert all(PLACE.contains(x, y) for x, y in changed)
    assert len(changed) < 500 * 260 / 4 / 6, "only small parts of a poster move"


def test_what_drifts_is_a_part_of_its_drawing_and_leaves_no_ghost_at_its_old_place(
    art: Art,
) -> None:
    for wonder, layers in LIVING.items():
        for side in ("A", "B"):
            drawing = scene(art, wonder, side, standing(art, wonder, 5, 5))
            drifting = [layer.part for layer in layers if isinstance(layer, Drift)]
            assert [part for part in drifting if not drawing.elementExists(part)] == []
    # A ship that has gone to the right uncovers the sea at its stern.
    still, moved = picture(art, "giza", "A", -1), picture(art, "giza", "A", 8.5)
    hull = QRectF(PLACE.left() + 0.4 * 820, PLACE.top() + 0.4 * 490, 0.4 * 60, 0.4 * 20)
    ship = [point for point in differing(still, moved) if hull.contains(*point)]
    sea = [point for point in ship if moved.pixelColor(*point).blue() > 100]
    assert any(still.pixelColor(*point).blue() < 80 for point in sea)


def test_a_poster_starts_as_it_is_drawn(art: Art) -> None:
    for wonder in WONDERS:
        still, begun = (picture(art, wonder, "A", at) for at in (-1, 0.01))
        assert len(differing(still, begun)) < 5, "hardly a wave that lay over a keel"


def test_the_light_of_the_lighthouse_comes_with_its_last_piece(art: Art) -> None:
    def glow(built: int) -> list[tuple[int, int]]:
        still, moved = (picture(art, "alexandria", "A", at, built) for at in (-1, 5))
        top = QRectF(PLACE.left() + 250, PLACE.top(), 60, 40)
        return [point for point in differing(still, moved) if top.contains(*point)]

    assert glow(5)
    assert not glow(4)


def test_nothing_moves_over_what_is_drawn_on_a_picture(art: Art) -> None:
    pieces = standing(art, "rhodes", 5, 5)
    poster = LivingPoster(art, PLACE, 1.0, "rhodes", "A", pieces, [PLACE])
    assert not poster.prepare()
    assert not poster.step(20)


def test_posters_rest_in_a_window_that_is_hidden_or_busy_or_while_the_battery_is_saved(
    qtbot: QtBot, quick: None
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    busy = [False]
    seen: list[float] = []
    clock = Breath(window, seen.append, lambda: busy[0], lambda: False)
    clock.wanted = True
    qtbot.wait(80)
    assert not seen, "it is not shown yet"
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: len(seen) > 2)
    assert seen == sorted(seen)
    busy[0] = True
    qtbot.waitUntil(lambda: not clock.moving)
    busy[0] = False
    qtbot.waitUntil(lambda: clock.moving)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not clock.moving)
    window.activateWindow()
    qtbot.waitUntil(lambda: clock.moving)
    clock.wanted = False
    assert seen[-1] == 0.0, "at once as it is drawn"
    saver = Breath(window, seen.append, saving=lambda: True)
    saver.wanted = True
    seen.clear()
    qtbot.wait(80)
    assert not saver.moving
    assert not seen


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(art, sources(), "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    yield made
    made.home.breath.wanted = False


def test_the_posters_of_the_home_page_live_until_motion_is_reduced(
    window: MainWindow, qtbot: QtBot, quick: None
) -> None:
    home = window.home
    still = home.grab().toImage()
    window.apply(Settings())
    qtbot.waitUntil(lambda: bool(differing(still, home.grab().toImage())), timeout=20_000)
    for quiet in (
        Settings(reduced_motion=True),
        Settings(animation_speed=0.0),
        Settings(living=False),
    ):
        window.apply(Settings())
        window.apply(quiet)
        assert not home.breath.wanted
        assert differing(still, home.grab().toImage()) == []


def test_the_own_board_lives_and_shows_as_it_is_drawn_once_it_may_not(
    art: Art, qtbot: QtBot, quick: None
) -> None:
    classic = Classic.first_edition()
    places = [Place("rhodes", hand=["theater"]), Place("giza"), Place("olympia")]
    position = Scenario(classic, places, age=1, turn=1)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bruno", "Clara"))
    _window, page = framed(qtbot, lambda window: TablePage(art, window))
    page.activateWindow()
    page.show_table(table_for(classic.rules, view_for(position.state, 0), seats, ()))
    still = page.grab().toImage()
    page.breath.wanted = True
    qtbot.waitUntil(lambda: bool(differing(still, page.grab().toImage())), timeout=20_000)
    place = page.scene.place_of(Picture(0))
    assert place is not None
    moved = differing(still, page.grab().toImage())
    assert all(place.contains(x, y) for x, y in moved)
    page.breath.wanted = False
    assert differing(still, page.grab().toImage()) == []
    page.clear()


def test_living_pictures_are_a_setting_that_motion_must_allow() -> None:
    assert Settings().posters_live
    assert not replace(Settings(), living=False).posters_live
    assert not replace(Settings(), reduced_motion=True).posters_live
    assert not replace(Settings(), animation_speed=0.0).posters_live
