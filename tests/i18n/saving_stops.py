"""The stops of the tour at what is said of a match that cannot be saved, or is open elsewhere."""

from collections.abc import Iterator
from datetime import UTC, datetime

from sevenwonders_qt.journal.fault import Saved
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words import saving as saving_words
from sevenwonders_qt.views.main_window import MainWindow

SINCE = datetime(2026, 6, 15, 20, 0, tzinfo=UTC)


def saving_stops(window: MainWindow) -> Iterator[None]:
    """The menu, every question and every message."""
    window.menu.show_unsaved(SINCE)
    window.open_menu()
    yield
    window.menu.show_unsaved(None)
    window.menu.hide()
    for question in (
        saving_words.leave_unsaved(SINCE, "…"),
        saving_words.quit_unsaved(SINCE, "…"),
        saving_words.quit_pad_unsaved("…"),
        saving_words.take_over("X"),
        saving_words.take_over(""),
    ):
        window.question.ask(question, lambda: None)
        yield
        window.question.dismiss()
    for text in (
        messages.not_kept("…"),
        *(messages.saved_again(saved, "x.jsonl") for saved in Saved),
        messages.saved_elsewhere("x.7wmatch"),
    ):
        window.show_message(text)
        yield
    window.message.dismiss()
