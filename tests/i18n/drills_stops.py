"""The stops of the tour at the page of drills, and what is said of a choice that was practised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

from sevenwonders_qt.ai.advice import Grade, Hint, Reason
from sevenwonders_qt.ai.mechanisms import Scores
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.journal.drill_deck import DrillCard, DrillDeck, progress
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.drills import (
    nothing_due,
    outcome,
    progress_words,
    sets,
)
from sevenwonders_qt.models.words.messages import drills_not_kept
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.notice import drill_box
from sevenwonders_qt.views.table.page import TablePage
from tests.i18n.review_stops import judge_all, review_of

TODAY = date(2026, 11, 22)


def drills_stops(window: MainWindow, page: TablePage, table: Table) -> Iterator[None]:
    """The page with nothing, with much and with nothing for today; right and wrong choices."""
    deck = DrillDeck()
    for id in "abcdef":
        for _ in range(ord(id) - ord("a")):
            deck.answer(id, right=True, today=TODAY)
    deck.answer("g", right=False, today=TODAY)
    drills = window.drills
    window.visit(window.drills)
    yield
    for ids, note in (
        ("", nothing_due(None)),
        ("xy", ""),
        ("abcdefghi", nothing_due(TODAY)),
        ("bcd", ""),
    ):
        found = progress(deck, list(ids), TODAY)
        drills.show_progress(dict.fromkeys(sets(), found), note)
        yield
        window.statistics.show_drills(progress_words(found))
    window.show_message(drills_not_kept("…"))
    window.use_table(page)
    page.show_table(table)
    window.show_table()
    review = review_of("classic")
    judge_all(review)
    choices = review.of_seat(0)
    hint = Hint(choices[5].moment.command, Outlook(50.0, 0.4), Reason("civil", (Scores(3),)))
    for choice, days in ((choices[1], 0), (choices[5], 1), (choices[6], 7)):
        assert choice.verdict is not None
        assert choice.grade in (Grade.MEDIUM, Grade.BEST, Grade.GOOD)
        card = replace(DrillCard(0, TODAY, 1, 0), due=TODAY + timedelta(days=days))
        said = outcome(choice, (hint,), card, TODAY)
        page.show_notice(drill_box(page.scene.style, said))
        yield
    page.clear()
    window.show_home()
