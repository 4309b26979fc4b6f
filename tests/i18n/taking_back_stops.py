"""The stops of the tour where a match is taken back."""

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders_qt.models.shown.seen_cards import KnownHand, SeenCards
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.shown.watching import Watching
from sevenwonders_qt.models.words.question import deal_again, leave_program, no_answer
from sevenwonders_qt.models.words.saves import copy_counts, deal_counts, import_counts
from sevenwonders_qt.models.words.taking_back import counts_again, nod, place_words, wish
from sevenwonders_qt.models.words.undo import NOTHING, Undo
from sevenwonders_qt.views.fault_dialog import FaultDialog
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.table.page import TablePage

OPEN = Undo(choice=True, turn=True, age=True, redo=True, lines=10**6, practice=True)


def taking_back_stops(window: MainWindow, page: TablePage, table: Table) -> Iterator[None]:
    """The table and the menu with much and with nothing to take back, and every question."""
    window.use_table(page)
    window.show_table()
    for undo in (OPEN, NOTHING, replace(OPEN, lines=0, redo=False)):
        page.show_table(replace(table, undo=undo))
        window.menu.show_undo(undo)
        yield
        window.open_menu()
        yield
        window.menu.hide()
    for watching in (Watching(), Watching(paused=True, speed=4.0)):
        page.show_watching(watching)
        page.show_table(replace(table, watched=True, standing=None))
        yield
    page.show_watching(None)
    page.show_table(table)
    page.scene.parts.actions.show_revealing()
    yield
    page.offer_seen(True)
    page.show_table(table)
    known = KnownHand(1, 2, table.view.hand[:3]), KnownHand(2, 3, table.view.hand[:3])
    page.show_seen(SeenCards(3, known, (0,), table.view.hand, table.view.hand, 2))
    yield
    page.stop()
    page.offer_seen(False)
    page.show_table(table)
    lines = tuple(f"Ana {number}" for number in range(9))
    place = place_words(2, 3)
    for question in (
        wish(lines, place, practice=True, to_line=True, line=lines[0]),
        wish((), place_words(0, 4, has_ages=False), practice=False, to_line=False),
        nod("Ana", "Bruno", lines[:3], place, practice=True, again=False),
        nod("Ana", "", lines[:3], place, practice=False, again=False),
        nod("Ana", "Bruno", (), place, practice=False, again=True),
        copy_counts("Ana"),
        deal_counts(lines[:2]),
        import_counts(lines[:2]),
        no_answer("Ana"),
        deal_again(),
        leave_program(),
    ):
        window.question.ask(question, lambda: None)
        yield
    window.question.hide()
    window.show_done(counts_again())
    yield
    dialog = FaultDialog(window, USUAL)
    dialog.open_with("0.1.0")
    yield
    dialog.show_button.click()
    dialog.copy_button.click()
    yield
    dialog.close()
    dialog.deleteLater()
    window.show_score()
    assert window.score.end is not None
    window.score.show_result(replace(window.score.end, practice=True))
    yield
