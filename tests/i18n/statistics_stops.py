"""The stops of the tour at the statistics."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders_qt.models.shown.records import Records, kinds
from sevenwonders_qt.models.shown.selection import Period, Selection, Source
from sevenwonders_qt.models.shown.statistics_csv import results_csv
from sevenwonders_qt.models.words.statistics import restart_count
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.statistics.charts import Form
from sevenwonders_qt.views.statistics.last import LastForm
from tests.app.csv_tables import POINT, rows_of
from tests.models.results import NOW, joined, table

PLAYED = joined(
    (
        table(1, ("Ana", 60, "giza", "A"), ("@rules", 50, "rhodes", "B"), ("@random", 40)),
        table(2, ("Ana", 60, "giza", "B"), ("@rules", 70, "rhodes", "A"), ("@random", 40)),
        table(3, ("Ana", 60, "giza"), ("@rules", 50, "rhodes"), game="architects"),
        table(4, ("Ana", 60, "ur", "B"), ("Eva", 5), ("@rules", 9), expansions=("edifice",)),
        table(5, ("Ana", 60, "giza", "A"), ("Eva", 50), ("Bia", 4), practice=True),
        table(6, ("Ana", 60, "giza", "A"), ("Eva", 70), ("Bia", 4), paper=True),
        [
            replace(one, people=("caesar", "midas")[: 2 - one.seat])
            for one in table(8, ("Ana", 60), ("Eva", 70), ("@rules", 9), expansions=("leaders",))
        ],
        [replace(one, hints=2) for one in table(7, ("Ana", 60), ("Eva", 70), ("Bia", 4))],
    )
)


def statistics_stops(window: MainWindow) -> Iterator[None]:
    """Everything that the statistics can say."""
    page = window.statistics
    window.visit(window.statistics)
    yield
    page.show_records(Records(), 3)
    yield
    page.show_records(Records.of(PLAYED), 2)
    page.show_records(Records.of(PLAYED))
    yield
    page.wonders.show_form(Form.TABLE)
    yield
    page.wonders.show_form(Form.CHART)
    page.last.focus_first()
    yield
    for kind in kinds():
        page.select(Selection(kind))
        yield
        if page.report.people:
            page.wonders.show_form(Form.PEOPLE)
            yield
    for source in Source:
        page.select(Selection(source=source))
        page.last.focus_first()
        yield
    for count in (1, 9, 30):  # no rating yet, a provisional one, and one that is almost certain
        late = [table(n, ("Ana", 60), ("@expert", 50), ("@expert", 70)) for n in range(count)]
        page.show_records(Records.of(joined(late)))
        page.select(Selection())
        page.last.show_form(LastForm.RATING)
        yield
    page.last.show_form(LastForm.POINTS)
    for one in (PLAYED[-1:], *([each] for each in PLAYED[-2::-1])):
        page.show_records(Records.of(one))
        page.select(Selection(players=7))
        yield
        page.select(Selection(source=Source.PAPER))
        yield
    page.show_records(Records.of(PLAYED))
    for period in Period:
        page.select(Selection(period=period, players=3))
        yield
    page.show_records(Records.of(PLAYED, NOW.replace(year=2024)))
    yield
    page.select(replace(page.selection, period=Period.ALL))
    window.show_home()


def restart_stops(window: MainWindow) -> Iterator[None]:
    """The question before the count begins again."""
    window.visit(window.statistics)
    window.question.ask(restart_count(), lambda: None)
    yield
    window.question.dismiss()
    window.show_home()


def table_words() -> Iterator[str]:
    """What stands at the head of the saved table."""
    yield from rows_of(results_csv(Records.of(PLAYED), POINT))[0]
