"""The stops of the tour at the score pad."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.pad_files import PaperGames
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions, paper_game
from sevenwonders_qt.models.words.pad import trouble
from sevenwonders_qt.views.main_window import MainWindow

_NUMBERS = {"civil": 9, "compass": 3, "gear": 2, "free": 1, "most": 1, "debt": -3, "naval": -2}
_WONDERS = ("roma", "abu_simbel", "byzantium", "petra", "siracusa", "giza", "ur")
_ODD: tuple[tuple[int, str, dict[str, int]], ...] = (
    (0, "military", {"military": -8}),
    (1, "military", {"military": 20}),
    (0, "science", {"gear": 6}),
)


def score_pad_stops(window: MainWindow) -> Iterator[None]:
    """Every form of the page, what it refuses and what it finds odd."""
    page = window.score_pad
    window.visit(window.score_pad)
    yield
    players = tuple(
        PadPlayer(f"Ana{number}", wonder, "A", {**_NUMBERS, "civil": number})
        for number, wonder in enumerate(_WONDERS)
    )
    full = ScorePad("classic", expansions(), players)
    page.show_pad(full)
    yield
    page.grid.go_to(4, 0)
    yield
    page.grid.all_players[0].click()
    yield
    for seat, row, numbers in _ODD:
        few = tuple(PadPlayer(name, "", "", numbers) for name in ("Ana", "Eva"))
        page.show_pad(ScorePad(players=few))
        page.grid.go_to(page.pad().rows.index(row), seat)
        yield
    page.show_pad(ScorePad(players=(PadPlayer("Ana", "giza"), PadPlayer("Eva", "giza"))))
    page.grid.go_to(-1, 0)
    yield
    page.show_pad(ScorePad(players=(PadPlayer("Ana"), PadPlayer("Ana"))))
    page.grid.go_to(-1, 0)
    yield
    yield from _refusals(window)
    yield from _kept(window, full)
    yield from _architects(window)


def _refusals(window: MainWindow) -> Iterator[None]:
    page = window.score_pad
    page.show_pad(ScorePad(players=(PadPlayer("Ana"), PadPlayer("Eva"))))
    for row, text in (("civil", "x"), ("civil", "199"), ("military", "-99")):
        page.grid.go_to(page.pad().rows.index(row), 0)
        _write(page.grid.table, text)
        yield
    symbol = page.science.rows["gear"]
    symbol.typed.emit("-1")
    yield
    page.keep_button.click()
    yield
    page.show_pad(ScorePad())
    page.keep_button.click()
    yield


def _kept(window: MainWindow, pad: ScorePad) -> Iterator[None]:
    page = window.score_pad
    now = datetime(2026, 11, 21, tzinfo=UTC)
    game = paper_game(pad, page.names() * 2, now)
    tie = paper_game(ScorePad(players=(PadPlayer("Ana"), PadPlayer("Eva"))), ("Ana", "Eva"), now)
    faults = [JournalError(fault, Path("x.paper.json"), "x") for fault in Fault]
    page.kept_button.click()
    yield
    page.show_kept(PaperGames((game, tie), tuple(faults)))
    yield
    page.kept.delete_button.click()
    page.show_kept(PaperGames((tie,)))
    yield
    page.kept_button.click()
    page.show_pad(pad.with_entry(0, "civil", 6), game)
    page.keep_button.click()
    yield
    page.tell_kept(game)
    yield
    for fault in faults:
        window.show_message(trouble(fault))
        yield
    window.message.dismiss()


def _architects(window: MainWindow) -> Iterator[None]:
    page = window.score_pad
    numbers = {"cat": 1, "stage_points": 4, "stages": 0, "victories": 3, "blue": 9}
    two = tuple(PadPlayer(name, "rhodes", "", numbers) for name in ("Ana", "Eva"))
    page.show_pad(ScorePad("architects", (), two))
    for row in ("cat", "stages", "blue"):
        page.grid.go_to(page.pad().rows.index(row), 0)
        yield
    page.show_pad(ScorePad())
    window.show_home()


def _write(widget: QWidget, text: str) -> None:
    for letter in text:
        QTest.keyClicks(
            QApplication.focusWidget() or widget, letter, Qt.KeyboardModifier.NoModifier
        )
