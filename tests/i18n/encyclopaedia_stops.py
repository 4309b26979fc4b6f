"""The stops of the tour at the encyclopaedia."""

from collections.abc import Iterator

from sevenwonders_qt.models.encyclopaedia import Shelf
from sevenwonders_qt.views.main_window import MainWindow

_SHOWN = (
    *("card/library", "card/scientists_guild", "card/lighthouse", "board/olympia/B"),
    *("project/agora", "a_wonder/giza", "a_card/red1", "a_token/culture"),
)


def encyclopaedia_stops(window: MainWindow) -> Iterator[None]:
    """Every shelf, one entry of each kind, and a search that finds nothing."""
    window.show_home()
    window.show_encyclopaedia()
    page = window.encyclopaedia
    for shelf in Shelf:
        page.shelves.chosen.emit(shelf)
        yield
    for key in _SHOWN:
        page.show_entry(key)
        yield
    page.compare_button.click()
    yield
    page.compare_button.click()
    page.search.setText("xyzzy")
    yield
    page.search.clear()
    window.show_home()
