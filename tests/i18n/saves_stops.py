"""The stops of the tour at the list of saved matches."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.fault import Fault, JournalError, too_large
from sevenwonders_qt.journal.header import PERSON, Departure, Header, SeatSpec
from sevenwonders_qt.journal.reading import Beginning
from sevenwonders_qt.models.architects import story as architects
from sevenwonders_qt.models.architects.names import CARDS, TOKENS
from sevenwonders_qt.models.classic import story as classic
from sevenwonders_qt.models.shown.saves import (
    SavedMatch,
    SavedRows,
    SavesFilter,
    recovered,
    recovered_before,
    recovered_title,
    recovery_of,
)
from sevenwonders_qt.models.shown.saves_strip import ChoiceCell, PlayerStrip, cell_words
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words import saves as saves_words
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.saves import delete_for_good
from sevenwonders_qt.session.recovering import SoundPart
from sevenwonders_qt.session.summary import Entry, Stamp, Summary, Unreadable
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.saves import SavesPage
from tests.app.person import choose
from tests.filled_pages import saved_rows

NOW = datetime(2026, 6, 15, 20, 0, tzinfo=UTC)
_DAYS = (0, 1, 30, 900, 0, 1, 2, 3, 4, 5, 6)


def entries() -> list[Entry]:
    """A match of every kind, state and place."""
    people = (SeatSpec("Ana", PERSON), SeatSpec("Davi", PERSON))
    seats = (people[0], *(SeatSpec(f"Bot{seat}", "rules") for seat in range(6)))
    cities = tuple(CityOutline("giza", "AB"[s % 2], 1, 3, {"total": 60 - s}) for s in range(7))
    outline = Outline(2, 3, cities)
    header = Header("classic", 7, seats, "2026-06-14T10:00:00Z", {"edition": "first"}, "Xyz")
    path = Path("x.jsonl")
    going = Summary(path, Stamp(1000, 0), header, outline, False, False, (0,))
    second = replace(header, options={"edition": "second", "expansions": ["edifice"]}, title="")
    two = replace(header, seats=(*people, *seats[2:]), game="architects", options={})
    found: list[Entry] = [
        going,
        replace(going, header=second, practice=True),
        replace(going, header=two, outline=replace(outline, age=0), answering=(1,)),
        replace(going, header=replace(header, departs=Departure(12, 2, 3))),
        replace(going, header=replace(two, departs=Departure(12, 0, 3)), over=True),
        replace(going, header=replace(header, departs=Departure(2, 0, 0))),
    ]
    for place in range(7):
        order = (*cities[1 : place + 1], cities[0], *cities[place + 1 :])
        turned = (order[place], *order[:place], *order[place + 1 :])
        winners = (0,) if place == 0 else (1,)
        points = {"total": 60 - place}
        mine = replace(turned[0], points=points)
        others = tuple(
            replace(city, points={"total": 60 - n if n < place else 59 - n})
            for n, city in enumerate(turned[1:])
        )
        end = replace(outline, cities=(mine, *others), winners=winners)
        found.append(replace(going, outline=end, over=True, answering=()))
    for fault in (Fault.NEWER, Fault.DAMAGED, Fault.FOREIGN, Fault.UNREADABLE):
        found.append(Unreadable(path, Stamp(100, 0), fault, "told", 12))
    return [
        replace(entry, path=Path(f"{number:02}.jsonl"), stamp=_written(number))
        for number, entry in enumerate(found)
    ]


def _written(number: int) -> Stamp:
    moment = NOW - timedelta(days=_DAYS[number % len(_DAYS)], minutes=number)
    return Stamp(1000, int(moment.timestamp()) * 10**9)


def _closer(page: SavesPage, rows: Sequence[SavedMatch]) -> Iterator[None]:
    """The choices of a match of either game, and a damaged one with and without a sound part."""
    choose(page, rows[0].path)
    kinds = (
        *(classic.card_deed(0, colour) for colour in Colour.members),
        *(architects.card_deed(0, CardId(card)) for card in CARDS),
        *(architects.token_deed(0, token) for token in TOKENS),
        *(classic.stage_deed(0, 2), architects.stage_deed(0, 2), classic.sale_deed(0), None),
    )
    for age in (1, 0):
        cells = [ChoiceCell(age, 3, deed) for deed in kinds]
        for first in range(0, len(cells), 18):
            page.detail.show_strip(
                rows[0].path, PlayerStrip("Ana", tuple(cells[first : first + 18]))
            )
            yield
    # Every deed in words, as the mouse is told of it.
    strip = page.detail.strip
    for cell in cells:
        strip.show_strip(PlayerStrip("Ana", (cell,)))
        strip.setToolTip(cell_words(cell))
        yield
    strip.setToolTip("")
    damaged = next(row for row in rows if row.damaged)
    choose(page, damaged.path)
    summary = next(entry for entry in entries() if isinstance(entry, Summary))
    beginning = Beginning(summary.path, 2, summary.header, (), Branches())
    part = SoundPart(beginning, summary, 2)
    for found in (part, None):
        page.detail.show_recovery(damaged.path, recovery_of(found))
        yield
    for told in (recovered(part), recovered_before("Xyz"), recovered_title(part)):
        page.tell(told)
        yield
    page.tell("")


def saves_stops(window: MainWindow) -> Iterator[None]:
    """The empty list, every kind of match, what cannot be done and what has been done."""
    page, found = window.saves, entries()
    window.show_saves()
    page.show_rows(SavedRows())
    yield
    page.show_rows(SavedRows(), waiting=2)
    yield
    rows = saved_rows(found, NOW)
    page.show_rows(rows)
    for row in rows:
        choose(page, row.path)
        page.list.scrollTo(page.list.currentIndex())
        yield
    yield from _closer(page, rows)
    page.show_rows(rows, waiting=1)
    yield
    page.show_rows(rows)
    page.filters.set_value(SavesFilter.PRACTICE)
    page.search.setText("nobody")
    yield
    page.search.clear()
    page.show_rows(rows[:1])
    page.filters.set_value(SavesFilter.OVER if not rows[0].over else SavesFilter.GOING_ON)
    page.show_rows(rows[:1])
    yield
    page.filters.set_value(SavesFilter.ALL)
    page.show_rows(rows)
    choose(page, rows[0].path)
    page.detail.rename()
    yield
    page.detail.finish_renaming(keep=False)
    window.question.ask(delete_for_good(rows[0].title), lambda: None)
    yield
    window.question.dismiss()
    for told in (
        saves_words.deleted("Xyz"),
        saves_words.exported("Xyz"),
        saves_words.imported("Xyz"),
        saves_words.imported("Xyz", verified=False),
        saves_words.imported("Xyz", known=True),
        saves_words.several_imported(2),
        saves_words.here_already("Xyz"),
    ):
        page.tell(told, undo=True)
        yield
    errors = (
        too_large(Path("x")),
        JournalError(Fault.DAMAGED, Path("x"), "told"),
        JournalError(Fault.IN_USE, Path("x"), "told"),
        JournalError(Fault.UNWRITABLE, Path("x"), "told"),
        JournalError(Fault.FULL, Path("x"), "told"),
    )
    for error in errors:
        window.show_message(messages.not_imported("Xyz", journal_words(error)))
        yield
    window.message.dismiss()
    page.tell("")
