"""A moment of a match that is watched, saved as a picture by real keys and clicks."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.theme import painted
from sevenwonders_qt.views.replay.picture import picture_size
from tests.app.watched import Watcher, recorded

pytestmark = pytest.mark.painted

Key = Qt.Key
GAMES = [("classic", 3), ("classic", 2), ("edifice", 4), ("architects", 3)]


class Photographer(Watcher):
    """Somebody who names the same place for every picture, or none."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.place: Path | None = folder / "moment.png"
        self.proposed: list[tuple[str, str]] = []
        self.exporter.ask = self._ask

    @property
    def exporter(self) -> Exporter:
        return self.window.program.controller.replays.exporter

    @property
    def message(self) -> str:
        return self.window.window.message.text()

    def picture(self) -> Image.Image:
        """What lies on the disk; then it is gone."""
        assert self.place is not None
        made = Image.open(io.BytesIO(self.place.read_bytes()))
        made.load()
        self.place.unlink()
        return made

    def _ask(self, name: str, kind: str) -> Path | None:
        self.proposed.append((name, kind))
        return self.place


@pytest.fixture
def watcher(qtbot: QtBot, tmp_path: Path) -> Photographer:
    return Photographer(qtbot, tmp_path)


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize(("kind", "players"), GAMES)
def test_the_table_is_saved_by_keys_or_a_click(
    watcher: Photographer, kind: str, players: int, by_key: bool
) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    watcher.press(Key.Key_PageDown, Key.Key_Right)
    at = watcher.stop
    if by_key:
        watcher.save()
    else:
        watcher.click(watcher.page.image_button)
    assert watcher.message == f"Saved as {watcher.place}."
    picture = watcher.picture()
    assert picture.format == "PNG"
    assert picture.size == (1920, 1080)
    assert watcher.watching
    assert watcher.stop == at


def test_every_part_of_the_picture_has_something_drawn_and_no_dock(watcher: Photographer) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    watcher.press(Key.Key_PageDown)
    watcher.save()
    picture = watcher.picture().convert("RGB")
    for left in range(0, 1920, 480):
        for top in range(0, 1080, 270):
            part = picture.crop((left, top, left + 480, top + 270))
            assert len(part.getcolors(480 * 270) or ()) > 100, (left, top)
    shades = (painted(token, USUAL) for token in ("replay_bar", "replay_dock"))
    bar, dock = ((shade.red(), shade.green(), shade.blue()) for shade in shades)
    assert picture.getpixel((3, 3)) == bar  # the caption
    foot = picture.crop((0, 1080 - 196, 1920, 1080))
    assert dock not in {shade for _, shade in foot.getcolors(1920 * 196) or ()}


def test_the_picture_is_named_after_the_match_and_the_moment(watcher: Photographer) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.press(Key.Key_Right, Key.Key_Right)
    watcher.save()
    ((name, kind),) = watcher.proposed
    assert kind == "png"
    assert name.startswith("3 player")
    assert name.endswith(" Age I, turn 3 (3).png")
    assert not set(name) & set('/\\:*?"<>|')
    title = watcher.picture().info["Title"]
    assert title.startswith("3 player")
    assert title.endswith(" · Age I, turn 3")


def test_another_moment_and_other_eyes_give_other_pictures(watcher: Photographer) -> None:
    watcher.open(recorded(watcher.matches, players=3))
    found = []
    for keys in ((), (Key.Key_Right,), (Key.Key_Tab,), (Key.Key_Backtab, Key.Key_Backtab)):
        watcher.press(*keys)
        watcher.save()
        found.append(watcher.picture().tobytes())
    assert len(set(found)) == len(found)
    watcher.save()
    assert watcher.picture().tobytes() == found[-1]


def test_the_picture_shows_nothing_that_the_eyes_do_not_see(watcher: Photographer) -> None:
    """Two matches that differ in what others hold give the same picture."""
    watcher.open(recorded(watcher.matches, players=4))
    watcher.press(Key.Key_PageDown, Key.Key_H)  # what comes tells nothing either
    watcher.save()  # letters that Qt draws for the first time differ by a shade from later ones
    watcher.save()
    before = watcher.picture().tobytes()
    state: State = watcher.current.step.state
    one, two = state.cities[1], state.cities[2]
    one.hand, two.hand = list(two.hand), list(one.hand)
    state.discards.reverse()
    watcher.save()
    assert watcher.picture().tobytes() == before
    watcher.press(Key.Key_Backtab)
    watcher.save()
    assert watcher.picture().tobytes() != before
    assert card_name(one.hand[0]) in watcher.page.table_of("classic").cards.texts


@pytest.mark.parametrize("kind", ["classic", "architects"])
def test_the_table_in_the_window_stays_as_it_was(watcher: Photographer, kind: str) -> None:
    watcher.open(recorded(watcher.matches, kind))
    watcher.press(Key.Key_PageDown)
    page = watcher.current.showing.page
    before = page.grab().toImage(), page.scene.sceneRect()  # type: ignore[attr-defined]
    watcher.save()
    watcher.window.window.message.dismiss()
    assert page.scene.sceneRect() == before[1]  # type: ignore[attr-defined]
    assert furthest(page.grab().toImage(), before[0]) < 10  # a copy may be a shade off


def furthest(one: QImage, other: QImage) -> int:
    """By how much the shades of two pictures of one size differ at most."""
    made = []
    for picture in (one, other):
        whole = picture.convertToFormat(QImage.Format.Format_RGBA8888)
        size = (whole.width(), whole.height())
        made.append(Image.frombytes("RGBA", size, bytes(whole.constBits())).convert("RGB"))
    return max(most for _, most in ImageChops.difference(*made).getextrema())


def test_what_plays_stops_at_the_moment_of_the_picture(watcher: Photographer) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.current.showing.set_speed(1.0)
    watcher.press(Key.Key_Space)
    assert watcher.current.playing
    watcher.click(watcher.page.image_button)
    assert not watcher.current.playing
    assert not watcher.page.table_of("classic").animator.running
    assert watcher.picture().info["Title"].endswith("Age I, turn 2")


def test_a_large_window_gives_a_picture_as_large(watcher: Photographer) -> None:
    watcher.window.window.resize(2560, 1440)
    watcher.open(recorded(watcher.matches))
    watcher.save()
    assert watcher.picture().size == (2560, 1440)


@pytest.mark.parametrize(
    ("window", "picture"),
    [
        ((1280, 720), (1920, 1080)),
        ((1024, 768), (1920, 1440)),
        ((3440, 1440), (3440, 1440)),
        ((1600, 500), (3456, 1080)),
    ],
)
def test_a_picture_has_the_shape_of_the_window_and_is_never_small(
    window: tuple[int, int], picture: tuple[int, int]
) -> None:
    assert picture_size(*window) == picture


def test_who_names_no_file_gets_none(watcher: Photographer, tmp_path: Path) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.place = None
    watcher.save()
    assert watcher.proposed
    assert not watcher.window.window.message.isVisible()
    assert list(tmp_path.glob("*.png")) == []


def test_a_full_disk_is_told_and_the_file_before_stays(watcher: Photographer) -> None:
    resource = pytest.importorskip("resource", reason="limits the size of files")
    watcher.open(recorded(watcher.matches))
    assert watcher.place is not None
    watcher.place.write_text("as it was")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, hard))
    try:
        watcher.save()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert watcher.message.startswith("The picture could not be saved. ")
    assert watcher.place.read_text() == "as it was"
    assert watcher.watching


def test_a_folder_that_is_gone_is_told(watcher: Photographer, tmp_path: Path) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.place = tmp_path / "gone" / "moment.png"
    watcher.save()
    assert watcher.message.startswith("The picture could not be saved. ")
    assert not watcher.place.parent.exists()


def test_control_and_the_letter_save_and_the_letter_alone_shows_the_score(
    watcher: Photographer,
) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.save()
    assert watcher.watching
    watcher.press(Key.Key_S)
    assert watcher.window.window.page() is watcher.window.window.score


def test_the_buttons_of_the_dock_are_in_sight_and_none_lies_on_another(
    watcher: Photographer,
) -> None:
    page = watcher.page
    watcher.open(recorded(watcher.matches))
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        watcher.window.window.resize(*size)
        clear = round(page.look.s(10))
        widgets = [page.continue_button, page.image_button, page.score_button, page.hide_button]
        widgets += [page.speed, page.timeline, *page.buttons.values()]
        places = [widget.geometry().adjusted(clear, clear, -clear, -clear) for widget in widgets]
        assert all(page.rect().contains(place) for place in places)
        for number, first in enumerate(places):
            assert not any(first.intersects(second) for second in places[number + 1 :])


def test_the_picture_is_whole_for_qt_too(watcher: Photographer) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.save()
    assert watcher.place is not None
    assert not QImage(str(watcher.place)).isNull()
    assert isinstance(watcher.exporter, QObject)
