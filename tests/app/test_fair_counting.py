"""A match whose cards somebody may come to know from a copy, or from its seed, is practice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.shelf import countable_of_seed, is_countable
from sevenwonders_qt.views.pages.overlays import QuestionPage
from tests.app.person import LEFT, Window
from tests.filled_pages import set_seats
from tests.session.play import BOX
from tests.session.shelf import kept_match

Key = Qt.Key


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path)
    yield made
    made.close()


def kept(folder: Path) -> set[Path]:
    return {*folder.glob("*.jsonl")}


def press(window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    focus = window.window.focusWidget() or window.window
    QTest.keyClick(focus, key, modifier or Qt.KeyboardModifier.NoModifier)


def answer(window: Window, asked: QuestionPage, *, yes: bool, by_key: bool) -> None:
    """The keyboard stands on the no; Tab leads to the yes."""
    assert asked.isVisible()
    if by_key:
        assert asked.no_button.hasFocus()
        if yes:
            press(window, Key.Key_Tab)
        press(window, Key.Key_Return)
    else:
        QTest.mouseClick(asked.yes_button if yes else asked.no_button, LEFT)
    assert not asked.isVisible()


def listed(window: Window) -> None:
    window.click(window.window.home.saves_button)
    saves = window.program.saves
    window.qtbot.waitUntil(lambda: saves._archive.waiting == 0)


# Copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_key", [True, False])
def test_a_copy_of_a_match_that_goes_on_makes_both_practice_once_that_is_agreed(
    by_key: bool, folder: Path, window: Window
) -> None:
    path = kept_match(folder, 9)
    listed(window)
    page = window.window.saves
    for yes in (False, True):
        press(window, Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        assert "both count as practice" in " ".join(window.window.question.texts())
        assert is_countable(path)
        answer(window, window.window.question, yes=yes, by_key=by_key)
        assert len(kept(folder)) == 1 + yes
    assert [read(found).practice for found in kept(folder)] == [True, True]
    assert [row.pill for row in page.list.listed.rows] == ["practice", "practice"]
    press(window, Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert not window.window.question.isVisible()
    assert len(kept(folder)) == 3


def test_a_match_that_is_over_is_copied_without_a_question_and_counts_on(
    folder: Path, window: Window
) -> None:
    path = kept_match(folder)
    listed(window)
    press(window, Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    (copy,) = kept(folder) - {path}
    assert (read(path).practice, read(copy).practice) == (False, True)


def test_a_match_open_in_another_window_is_not_copied(folder: Path, window: Window) -> None:
    path = kept_match(folder, 9)
    listed(window)
    release = lock_file(path)
    press(window, Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    answer(window, window.window.question, yes=True, by_key=True)
    assert "another window" in window.window.message.text()
    assert kept(folder) == {path}
    release()
    assert is_countable(path)


def test_going_on_from_the_middle_of_a_match_that_goes_on_makes_it_practice(
    folder: Path, window: Window
) -> None:
    path = kept_match(folder, 9)
    question = window.window.question
    for yes in (False, True):
        window.program.controller.replay(path)
        press(window, Key.Key_Right)
        press(window, Key.Key_Return)
        assert is_countable(path)
        answer(window, question, yes=yes, by_key=True)
        assert len(kept(folder)) == 1 + yes
    assert [read(found).practice for found in kept(folder)] == [True, True]
    assert window.window.page() is window.program.page


# Seeds ----------------------------------------------------------------------------------------


def dealt(window: Window, seed: str) -> None:
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    set_seats(page, [SeatWish("Ana", Player.PERSON), *[SeatWish("", Player.RULES)] * 2])
    page.seed.setText(seed)
    window.click(page.start_button)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_seed_dealt_again_before_its_match_is_over_makes_both_practice(
    by_key: bool, folder: Path, window: Window
) -> None:
    dealt(window, "DELOS")
    (path,) = kept(folder)
    question = window.window.question
    for yes in (False, True):
        window.program.controller.leave()
        dealt(window, "DELOS")
        assert any("today" in text for text in question.texts())
        assert is_countable(path)
        answer(window, question, yes=yes, by_key=by_key)
        assert len(kept(folder)) == 1 + yes
        assert (window.window.page() is window.program.page) == yes
    assert [read(found).practice for found in kept(folder)] == [True, True]
    window.program.controller.leave()
    dealt(window, "DELOS")
    assert not question.isVisible()


def test_another_seed_is_dealt_without_a_question(folder: Path, window: Window) -> None:
    for seed in ("DELOS", "SAMOS"):
        dealt(window, seed)
        assert not window.window.question.isVisible()
        window.program.controller.leave()
    assert [read(found).practice for found in kept(folder)] == [False, False]


def test_where_the_match_is_open_elsewhere_its_seed_is_not_dealt(
    folder: Path, window: Window
) -> None:
    dealt(window, "DELOS")
    (path,) = kept(folder)
    window.program.controller.leave()
    release = lock_file(path)
    dealt(window, "DELOS")
    answer(window, window.window.question, yes=True, by_key=False)
    assert "another window" in window.window.message.text()
    assert kept(folder) == {path}
    release()
    assert is_countable(path)


def test_only_matches_that_may_count_are_known_by_their_seed(folder: Path) -> None:
    going = kept_match(folder, 4, seed=3)
    kept_match(folder, seed=3)
    kept_match(folder, 4, seed=4)
    kept_match(folder, 4, game="architects", seed=3)
    (folder / "damaged.jsonl").write_bytes(b"milk")
    for seed in (3, "3"):
        assert countable_of_seed(folder, "classic", seed) == [going]
    assert countable_of_seed(folder / "none", "classic", 3) == []


# Files ----------------------------------------------------------------------------------------


def another_state(path: Path, to: Path) -> Path:
    """A file with an earlier state of a match that has gone on since."""
    shelf.export_match(path, to)
    match: Match = Match.resume(BOX.find, path)  # type: ignore[type-arg]
    match.submit(match.game.legal(match.state, match.owing[0])[0])
    match.close()
    return to


@pytest.mark.parametrize("by_key", [True, False])
def test_a_file_that_shows_what_comes_is_imported_once_that_is_agreed(
    by_key: bool, folder: Path, window: Window, tmp_path: Path
) -> None:
    path = kept_match(folder, 9)
    file = another_state(path, tmp_path / "early.7wmatch")
    question = window.window.question
    for yes in (False, True):
        window.program.saves.import_files([file])
        assert any("today" in text for text in question.texts())
        assert is_countable(path)
        answer(window, question, yes=yes, by_key=by_key)
        assert len(kept(folder)) == 1 + yes
    assert [read(found).practice for found in kept(folder)] == [True, True]
    assert [row.pill for row in window.window.saves.list.listed.rows] == ["practice", "practice"]
    assert "as practice" in window.window.saves._foot()
    window.program.saves.import_files([file])
    assert not question.isVisible()
    assert len(kept(folder)) == 2


def test_no_file_is_imported_where_its_match_is_open_in_another_window(
    folder: Path, window: Window, tmp_path: Path
) -> None:
    path = kept_match(folder, 9)
    file = another_state(path, tmp_path / "early.7wmatch")
    release = lock_file(path)
    window.program.saves.import_files([file])
    answer(window, window.window.question, yes=True, by_key=True)
    assert "another window" in window.window.message.text()
    assert kept(folder) == {path}
    release()
    assert is_countable(path)


# What killed programs left, and the clock -----------------------------------------------------


def test_the_program_clears_up_at_its_start(qtbot: QtBot, tmp_path: Path) -> None:
    import os

    path = kept_match(tmp_path / "matches", 4)
    release = lock_file(path)
    left = tmp_path / "matches" / ".0123456789abcdef.part"
    left.write_bytes(b"half")
    os.utime(left, (1_760_000_000,) * 2)
    (tmp_path / "matches" / "dead.lock").touch()
    made = Window(qtbot, tmp_path)
    assert {p.name for p in (tmp_path / "matches").iterdir()} == {
        path.name,
        path.with_suffix(".lock").name,
    }
    made.close()
    release()


def test_the_match_played_last_is_continued_whatever_the_clock_says(
    folder: Path, window: Window
) -> None:
    import os

    paths = [kept_match(folder, 4, seed=seed) for seed in range(3)]
    for path, time in zip(paths, (3_000_000_000, 2_000_000_000, 1_000_000_000), strict=True):
        os.utime(path, (time, time))
    for path in (paths[1], paths[2]):
        window.program.controller.open(path)
        window.program.controller.leave()
        os.utime(path, (1_000_000_000,) * 2)
    window.click(window.window.home.continue_button)
    controller = window.program.controller.match
    assert controller is not None
    assert controller.match.journal_path == paths[2]
    window.program.controller.leave()
    for content in (b"", b"[1]", b"[" * 60_000, b"\xff", b'["x"]'):
        (folder / "last-played.json").write_bytes(content)
        window.program.controller.resume()
        match = window.program.controller.match
        assert match is not None
        assert match.match.journal_path == paths[0]
        window.program.controller.leave()
        os.utime(paths[0], (3_000_000_000,) * 2)


def test_a_match_marked_as_practice_holds_every_choice(folder: Path) -> None:
    path = kept_match(folder, 12)
    before: Match = Match.replay(BOX.find, path)  # type: ignore[type-arg]
    written = path.stat().st_mtime_ns
    shelf.mark_practice(path)
    after: Match = Match.replay(BOX.find, path)  # type: ignore[type-arg]
    assert (after.events, after.practice) == (before.events, True)
    assert 0 < path.stat().st_mtime_ns - written < 10_000_000
    data = path.read_bytes()
    shelf.mark_practice(path)
    assert path.read_bytes() == data
