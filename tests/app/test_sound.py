"""What the whole program lets be heard, by a loudspeaker that writes down what it is given."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player as Seated
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from sevenwonders_qt.views.sound.device import DeviceGone
from sevenwonders_qt.views.sound.player import SoundPlayer
from sevenwonders_qt.views.sound.sounds import BLOCK, HOME, Ambience, Sound, samples
from sevenwonders_qt.views.table.cues import AMBIENCES
from tests.app.person import Window
from tests.project.checkout import ROOT

Key = Qt.Key


class Loudspeaker:
    """Takes a block each millisecond; a thread of the player writes to it."""

    name = "a test"

    def __init__(self) -> None:
        self.heard = array("h")
        self.opened = 0
        self.broken = False
        self._pause = threading.Event()

    def find(self, rate: int) -> Loudspeaker:
        self.opened += 1
        if self.broken:
            raise DeviceGone("unplugged")
        return self

    def write(self, block: bytes) -> None:
        if self.broken:
            raise DeviceGone("unplugged")
        assert len(block) == 2 * BLOCK
        self.heard.frombytes(block)
        self._pause.wait(0.001)

    def close(self) -> None:
        pass

    def has(self, sound: Sound | Ambience, volume: float = 1.0) -> bool:
        """Whether the loudest moment of a sound was heard, so loud and alone."""
        found = samples(sound)
        loudest = max(range(len(found)), key=lambda at: abs(found[at]))
        part = array("h", [int(volume * sample) for sample in found[loudest : loudest + 40]])
        return part.tobytes() in self.heard.tobytes()


@pytest.fixture
def loudspeaker() -> Loudspeaker:
    return Loudspeaker()


@pytest.fixture
def player(loudspeaker: Loudspeaker) -> Iterator[SoundPlayer]:
    made = SoundPlayer(loudspeaker.find)
    yield made
    made.close()


def test_sounds_are_played_from_their_beginning_as_they_are(
    player: SoundPlayer, loudspeaker: Loudspeaker, qtbot: QtBot
) -> None:
    player.play(Sound.COINS)
    qtbot.waitUntil(lambda: loudspeaker.has(Sound.COINS))


def test_a_player_that_nothing_was_asked_of_has_no_thread_and_no_device(
    loudspeaker: Loudspeaker,
) -> None:
    before = threading.active_count()
    player = SoundPlayer(loudspeaker.find)
    player.set_volumes(0.5, 0.5)
    player.surround(None)
    assert threading.active_count() == before
    player.close()
    assert not loudspeaker.opened


def test_a_device_that_goes_away_makes_no_fault_and_is_found_again(
    player: SoundPlayer, loudspeaker: Loudspeaker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders_qt.views.sound.player._AGAIN", 0.05)
    player.surround(HOME)
    qtbot.waitUntil(lambda: len(loudspeaker.heard) > 0)
    loudspeaker.broken = True
    qtbot.waitUntil(lambda: loudspeaker.opened > 1)
    loudspeaker.broken = False
    heard = len(loudspeaker.heard)
    qtbot.waitUntil(lambda: len(loudspeaker.heard) > heard)


def test_what_was_asked_for_while_there_was_no_device_is_not_made_up_for(
    player: SoundPlayer, loudspeaker: Loudspeaker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders_qt.views.sound.player._AGAIN", 0.2)
    loudspeaker.broken = True
    player.play(Sound.HORN)
    qtbot.waitUntil(lambda: loudspeaker.opened == 1)
    loudspeaker.broken = False
    qtbot.wait(400)
    player.play(Sound.PICK)
    qtbot.waitUntil(lambda: loudspeaker.has(Sound.PICK))
    assert not loudspeaker.has(Sound.HORN)


def test_a_closed_player_ends_its_thread(loudspeaker: Loudspeaker, qtbot: QtBot) -> None:
    before = threading.active_count()
    player = SoundPlayer(loudspeaker.find)
    player.surround(HOME)
    qtbot.waitUntil(lambda: len(loudspeaker.heard) > 0)
    player.close()
    qtbot.waitUntil(lambda: threading.active_count() == before)


NO_SERVER = """
from sevenwonders_qt.views.sound.player import SoundPlayer
from sevenwonders_qt.views.sound.sounds import HOME, Sound
player = SoundPlayer()
player.surround(HOME)
player.play(Sound.HORN)
player.close()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the others have no server to be without")
def test_without_a_sound_server_and_a_card_there_is_silence_and_not_a_word() -> None:
    environment = {**os.environ, "PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere"}
    words = [sys.executable, "-c", NO_SERVER]
    done = subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# In the window ------------------------------------------------------------------------------


def dealt() -> NewMatch:
    seats = tuple(SeatInfo(p.value, p) for p in (Seated.PERSON, Seated.RULES, Seated.RULES))
    return NewMatch(seats, Setup.random(3), "heard")


@pytest.fixture
def start(
    qtbot: QtBot, tmp_path: Path, loudspeaker: Loudspeaker
) -> Iterator[Callable[[Settings], Window]]:
    windows = []

    def opened(settings: Settings) -> Window:
        settings = replace(settings, language="en", pace="instant", animation_speed=0.0, tips=False)
        save_settings(tmp_path / "settings.json", settings)
        windows.append(Window(qtbot, tmp_path, player=SoundPlayer(loudspeaker.find)))
        return windows[-1]

    yield opened
    for window in windows:
        window.close()
        window.program.close()


Start = Callable[[Settings], Window]
QUIET = Settings(ambience=0.0, effects=1.0)


def test_picking_a_card_and_building_it_are_heard(
    start: Start, loudspeaker: Loudspeaker, qtbot: QtBot
) -> None:
    window = start(QUIET)
    window.program.controller.start(dealt())
    qtbot.waitUntil(window.asked)
    window.press(Key.Key_1)
    qtbot.waitUntil(lambda: loudspeaker.has(Sound.PICK))
    window.press(Key.Key_D)
    qtbot.waitUntil(lambda: loudspeaker.has(Sound.COINS) or loudspeaker.has(Sound.PLACE))


def test_every_table_has_a_button_and_a_key_that_silence_all(
    start: Start, loudspeaker: Loudspeaker, qtbot: QtBot
) -> None:
    window = start(QUIET)
    window.program.controller.start(dealt())
    qtbot.waitUntil(window.asked)
    window.press(Key.Key_M)
    assert not window.window.settings().sound
    qtbot.wait(50)
    loudspeaker.heard = array("h")
    window.press(Key.Key_1)
    qtbot.wait(100)
    assert not any(loudspeaker.heard)
    window.click_spot(window.program.page.scene.parts.top, "sound")
    assert window.window.settings().sound
    window.press(Key.Key_2)
    qtbot.waitUntil(lambda: loudspeaker.has(Sound.PICK))


def test_home_has_its_ambience_and_each_age_another(
    start: Start, loudspeaker: Loudspeaker, qtbot: QtBot
) -> None:
    window = start(Settings(ambience=1.0))
    assert window.program.sound.ambience == HOME
    qtbot.waitUntil(lambda: any(loudspeaker.heard))
    window.program.controller.start(dealt())
    qtbot.waitUntil(window.asked)
    assert window.program.sound.ambience == AMBIENCES[0]
    window.program.controller.leave()
    window.window.show_home()
    assert window.program.sound.ambience == HOME


def test_a_window_that_is_hidden_or_muted_has_no_ambience(start: Start) -> None:
    window = start(Settings())
    sound = window.program.sound
    window.window.hide()
    assert sound.ambience is None
    window.window.show()
    assert sound.ambience == HOME
    window.window.showMinimized()
    assert sound.ambience is None
    window.window.showNormal()
    assert sound.ambience == HOME
    window.window.visit(window.window.settings_page)
    window.click(window.window.settings_page.switches["sound"])
    assert sound.ambience is None


def test_volumes_and_sound_are_set_by_keys_and_kept(start: Start, tmp_path: Path) -> None:
    window = start(Settings())
    page = window.window.settings_page
    window.window.visit(window.window.settings_page)
    QTest.keyClick(page.sliders["effects"], Key.Key_Left)
    QTest.keyClick(page.sliders["ambience"], Key.Key_Home)
    assert window.program.sound.ambience is None
    window.click(page.switches["sound"])
    assert not page.sliders["effects"].isEnabled()
    window.program.settings.close()
    kept = load_settings(tmp_path / "settings.json")
    assert not kept.faults
    assert (kept.settings.effects, kept.settings.ambience) == (0.6, 0.0)
    assert not kept.settings.sound


def test_a_volume_that_cannot_be_is_as_at_first_start(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"effects": 7, "ambience": "loud", "sound": false}')
    read = load_settings(path)
    assert set(read.faults) == {"effects", "ambience"}
    assert (read.settings.effects, read.settings.ambience) == (0.7, 0.5)
    assert not read.settings.sound


def test_the_score_sheet_comes_with_victory_or_defeat(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start(QUIET)
    heard: list[Sound] = []
    window.program.controller.sounded.connect(heard.append)
    window.program.controller.start(dealt())
    window.play_on(lambda: window.press(Key.Key_1, Key.Key_D), lambda: window.at_the_end)
    assert heard[-1] in (Sound.VICTORY, Sound.DEFEAT)
