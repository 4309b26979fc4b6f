"""The stops of the tour at the encyclopaedia."""

from collections.abc import Iterator

from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.shown.article import Shelf
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.views.main_window import MainWindow
from tests.i18n.statistics_stops import PLAYED

_SHOWN = (
    *("card/library", "card/scientists_guild", "card/lighthouse"),
    *("project/agora", "a_card/red1", "a_token/culture"),
)


def encyclopaedia_stops(window: MainWindow) -> Iterator[None]:
    """Every shelf, every wonder, one entry of each other kind, a search that finds nothing."""
    window.show_home()
    window.show_encyclopaedia()
    page = window.encyclopaedia
    page.show_records(Records.of(PLAYED))
    for shelf in (*Shelf, "architects"):
        page.shelves.chosen.emit(shelf)
        yield
    for key in _SHOWN:
        page.show_entry(key)
        yield
    for edition in Edition:
        for entry in page.book(edition).entries.values():
            if entry.is_wonder:
                page.show_entry(entry.key, edition)
                yield
    page.show_entry(_SHOWN[0], Edition.FIRST)
    page.compare_button.click()
    yield
    page.compare_button.click()
    page.search.setText("xyzzy")
    yield
    page.search.clear()
    window.show_home()
