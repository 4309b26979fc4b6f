"""The stops of the tour at the rules."""

from collections.abc import Iterator

from sevenwonders_qt.models.words.rules.book import chapters
from sevenwonders_qt.views.main_window import MainWindow


def rules_stops(window: MainWindow) -> Iterator[None]:
    """Every chapter, and a search that finds nothing."""
    window.show_home()
    window.show_rules()
    for chapter in chapters().values():
        window.rules.show_rule(chapter.rules[0].id)
        yield
    window.rules.search.setText("xyzzy")
    yield
    window.rules.search.clear()
    window.show_home()
