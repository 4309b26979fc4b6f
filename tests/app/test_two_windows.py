"""Two windows on the same files, as on two computers that share a folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.lesson_progress import read_progress
from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.models.lessons import all_lessons
from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from tests.app.person import Window
from tests.full_disk import full_disk


@pytest.fixture
def two(qtbot: QtBot, tmp_path: Path) -> tuple[Window, Window]:
    return Window(qtbot, tmp_path), Window(qtbot, tmp_path)


def type_name(window: Window, name: str) -> None:
    """A name of a player on the score pad, which is there already."""
    pad = window.program.score_pad
    pad.show()
    page = window.window.score_pad
    shown = page.pad()
    page.show_pad(shown.with_player(0, replace(shown.players[0], name=name)), None)
    pad._save_draft()


def test_settings_of_both_are_kept(two: tuple[Window, Window]) -> None:
    one, other = two
    one.window.change(text_size=1.3)
    other.window.change(sound=False)
    one.close()
    other.close()
    found = load_settings(one.folder / "settings.json").settings
    assert (found.text_size, found.sound) == (1.3, False)


def test_each_has_a_score_pad_of_its_own_and_the_next_start_finds_what_was_left(
    qtbot: QtBot, two: tuple[Window, Window]
) -> None:
    one, other = two
    type_name(one, "Ana")
    type_name(other, "Bia")
    folder = one.folder / "matches"
    drafts = [name for name in pad_files.DRAFTS if (folder / name).exists()]
    assert drafts == list(pad_files.DRAFTS[:2])
    names = [
        draft.players[0].name for name in drafts if (draft := pad_files.load_draft(folder, name))
    ]
    assert names == ["Ana", "Bia"]
    one.close()
    other.close()
    pad_files.drop_draft(folder, drafts[0])
    third = Window(qtbot, one.folder)
    third.program.score_pad.show()
    assert third.window.score_pad.pad().players[0].name == "Bia"
    third.close()


def test_a_paper_game_changed_in_both_is_there_in_both_versions(
    two: tuple[Window, Window],
) -> None:
    one, other = two
    first = kept(one, "Ana")
    open_kept(one, first)
    open_kept(other, first)
    kept(one, "Bia")
    kept(other, "Caio")
    assert "changed in another window" in other.window.message.text()
    assert names_kept(one) == ["Bia", "Caio"]
    kept(other, "Davi")  # this one is its own by now
    kept(one, "Eva")
    assert names_kept(one) == ["Davi", "Eva"]
    one.close()
    other.close()


def test_a_game_left_out_of_the_statistics_in_one_keeps_what_the_other_has_changed(
    two: tuple[Window, Window],
) -> None:
    one, other = two
    first = kept(one, "Ana")
    other.program.score_pad.show()
    open_kept(one, first)
    kept(one, "Bia")
    other.window.score_pad.kept.left_out.emit(first, True)
    assert names_kept(one) == ["Bia"]
    kept(one, "Caio")
    (game,) = pad_files.read_all(one.folder / "matches").games
    assert (game.players[0].name, game.counts) == ("Caio", False)
    one.close()
    other.close()


def test_a_change_left_unfinished_does_not_replace_what_the_other_has_kept_since(
    qtbot: QtBot, two: tuple[Window, Window]
) -> None:
    one, other = two
    first = kept(one, "Ana")
    open_kept(one, first)
    other.program.score_pad.show()
    page = one.window.score_pad
    page._history.change(page.pad().with_player(0, PadPlayer("Bia", entries={"civil": 9})))
    one.program.score_pad._save_draft()
    one.close()
    open_kept(other, first)
    kept(other, "Caio")
    other.close()
    third = Window(qtbot, one.folder)
    third.program.score_pad.show()
    assert third.window.score_pad.pad().players[0].name == "Bia"
    kept(third, "Bia")
    assert names_kept(third) == ["Bia", "Caio"]
    third.close()


def kept(window: Window, name: str) -> PaperGame:
    """What is on the pad, kept with another name of the first player."""
    window.program.score_pad.show()
    page = window.window.score_pad
    shown = page.pad().with_player(0, PadPlayer(name, entries={"civil": 9}))
    page._history.change(shown)
    page.keep_wanted.emit(shown, page.opened())
    game = page.opened()
    assert game is not None
    return game


def open_kept(window: Window, game: PaperGame) -> None:
    window.program.score_pad.show()
    window.window.score_pad.kept.opened.emit(game)


def names_kept(window: Window) -> list[str]:
    games = pad_files.read_all(window.folder / "matches").games
    return sorted(game.players[0].name for game in games)


def test_what_could_not_be_written_is_written_at_the_end(
    qtbot: QtBot, two: tuple[Window, Window]
) -> None:
    one, other = two
    one.program.lessons.begin(all_lessons()[0].name)
    with full_disk(0):
        one.program.lessons._go_on()
        one.window.change(text_size=1.2)
        one.program.settings._save()
        assert "could not be saved" in one.window.message.text()
    one.program.lessons.stop()
    one.close()
    other.close()
    assert read_progress(one.folder / "lessons.json").at
    assert load_settings(one.folder / "settings.json").settings.text_size == 1.2
