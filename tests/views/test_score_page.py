"""The score page of real matches: what a chosen number tells, and the chart of the points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.translation import install
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.scoring import Category, explained
from sevenwonders_qt.models.architects.history import scores_of
from sevenwonders_qt.models.architects.score_words import SCORE as ARCHITECTS
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_words import CLASSIC
from sevenwonders_qt.views.pages.score import ScorePage
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart, draw_mark
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.theme import painted
from tests.architects.tables import table

SEATS = [SeatInfo(name, Player.RULES) for name in ("Ana", "Caio", "Nara")]
ROWS = tuple(Category)
Key = Qt.Key


@pytest.fixture
def page(art: Art, qtbot: QtBot, qapp: QApplication) -> ScorePage:
    install(qapp, "en")
    made = ScorePage(art)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def show(page: ScorePage, *places: Place) -> None:
    """The sheet of this position, seat 0 the winner."""
    position = Scenario(Classic.first_edition(), places, age=3)
    boards = [(place.wonder, place.side) for place in places]
    sheets = explained(position.game.rules, position.state.cities)
    page.show_result(Finished(SEATS, boards, sheets, (0,), [[1, 1, 1], [2, 3, 4]], words=CLASSIC))


def click(page: ScorePage, category: str) -> str:
    """What is told after a click on this number of the winner."""
    sheet = page.sheet()
    assert sheet is not None
    cell = page.grid.cells[[row.category for row in sheet.rows].index(category)][0]
    QTest.mouseClick(cell, Qt.MouseButton.LeftButton, pos=cell.rect().center())
    assert not page.grab().isNull()
    return page.explanation.accessibleDescription()


# Explanations ---------------------------------------------------------------------------------


def test_a_click_on_guilds_tells_what_was_counted_in_whose_city(page: ScorePage) -> None:
    show(
        page,
        Place("giza", built=["workers_guild", "builders_guild"], stages=1),
        Place("rhodes", built=["lumber_yard", "ore_vein"], stages=2),
        Place("olympia", built=["sawmill"]),
    )
    assert click(page, "guild") == (
        "Workers Guild: Nara (Raw materials 1); Caio (Raw materials 2): 3 × 1: 3; "
        "Builders Guild: Ana (1 stage); Caio (2 stages): 3 × 1: 3"
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pt_BR", "Grêmio de Construtores: Ana (1 etapa); Caio (2 etapas): 3 × 1: 3"),
        ("es", "Gremio de Constructores: Ana (1 etapa); Caio (2 etapas): 3 × 1: 3"),
    ],
)
def test_what_was_counted_is_told_in_the_language_chosen_now(
    page: ScorePage, qapp: QApplication, language: str, told: str
) -> None:
    own = Place("giza", built=["builders_guild"], stages=1)
    show(page, own, Place("rhodes", stages=2), Place("olympia"))
    click(page, "guild")
    install(qapp, language)
    qapp.processEvents()
    assert page.explanation.accessibleDescription() == told


def test_a_copied_guild_names_itself_among_what_it_counted(page: ScorePage) -> None:
    show(
        page,
        Place("olympia", "B", built=["lumber_yard"], stages=3),
        Place("rhodes", built=["shipowners_guild"]),
        Place("giza"),
    )
    told = click(page, "guild")
    assert told.startswith(
        "Shipowners Guild, copied: Ana (Raw materials 1, the copied guild itself"
    )


def test_arrows_and_enter_tell_of_tokens_and_coins(page: ScorePage) -> None:
    show(
        page,
        Place("giza", coins=14, tokens=[1, 3, 5, -1, -1, -1]),
        Place("rhodes"),
        Place("olympia"),
    )
    page.grid.cells[2][0].setFocus()
    QTest.keyClick(page.grid.cells[2][0], Key.Key_Up)
    assert page.explanation.title == "Treasury, Ana: 4"
    assert page.explanation.accessibleDescription() == "14 coins: 1 point for every 3: 4"
    QTest.keyClick(page.grid.cells[1][0], Key.Key_Up)
    QTest.keyClick(page.grid.cells[0][0], Key.Key_Return)
    assert page.explanation.title == "Military conflicts, Ana: 6"
    assert [line.points for line in page.explanation.lines] == [5, 3, 1, -3]
    assert len(page.explanation.lines[-1].icons) == 3


def test_the_tokens_of_architects_tell_what_they_do_and_what_they_gave(page: ScorePage) -> None:
    at = table(has=["culture", "culture", "education"], cards=["blue3", "blue3"], stages=[1])
    assert isinstance(at.game, Architects)
    scores = scores_of(at.game, at.state)
    boards = [(city.wonder, "") for city in at.state.cities]
    page.show_result(Finished(SEATS, boards, scores, (0,), words=ARCHITECTS))
    told = click(page, "progress")
    assert "Culture: at the end 4 points, 12 for both: 2 tokens: 12" in told
    assert "Education: at the end 2 points for every progress token: 3 × 2: 6" in told
    assert click(page, "blue").endswith("2 × 3: 6")
    assert click(page, "wonder") == "Stage I: 4"
    assert click(page, "military") == "Nothing: 0"


SIXES = (6, 6, 6)
"""Three Ages of six turns."""

# The chart ------------------------------------------------------------------------------------


def drawn(
    art: Art, history: Sequence[Sequence[int]], ages: Sequence[int]
) -> tuple[list[str], QImage]:
    """The texts of a chart, and the chart in grey."""
    picture = QImage(800, 400, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    canvas = Canvas(painter, art, 1.0)
    names = [f"Seat {number}" for number in range(len(history[0]))]
    draw_chart(canvas, QRectF(0, 0, 800, 400), names, history, (0,), ages)
    painter.end()
    return canvas.texts, picture.convertToFormat(QImage.Format.Format_Grayscale8)


def test_a_match_of_ages_is_charted_by_age_and_ends_with_names_and_points(art: Art) -> None:
    texts, _ = drawn(art, [[turn, turn // 2] for turn in range(18)], SIXES)
    assert {"Age I", "Age II", "Age III", "17 Seat 0", "8 Seat 1"} <= set(texts)
    assert chart_title(SIXES) == "Points after every turn"


@pytest.mark.painted
def test_the_last_turns_of_a_match_laid_out_in_its_middle_are_in_the_last_age(art: Art) -> None:
    _, one = drawn(art, [[5, 5]], SIXES)
    _, two = drawn(art, [[5, 5]] * 2, SIXES)
    columns = [
        x for x in range(800) if any(one.pixel(x, y) != two.pixel(x, y) for y in range(0, 400, 2))
    ]
    assert min(columns) > 400


def test_a_match_without_ages_is_charted_by_round(art: Art) -> None:
    texts, _ = drawn(art, [[turn, turn // 2, 3] for turn in range(23)], ())
    assert {"1", "5", "10", "15", "20", "22 Seat 0"} <= set(texts)
    assert not any(text.startswith("Age") for text in texts)
    assert chart_title(()) == "Points after every round"


@pytest.mark.painted
@pytest.mark.parametrize("history", [[[3] * 8], [[-6] * 8, [0] * 8], [[200] * 8] * 60])
@pytest.mark.parametrize("ages", [(), SIXES])
def test_few_turns_losses_and_equal_points_can_be_charted(
    art: Art, history: list[list[int]], ages: Sequence[int]
) -> None:
    texts, picture = drawn(art, history, ages)
    assert len([text for text in texts if " Seat " in text]) == 8
    assert len({picture.pixel(x, y) for x in range(0, 800, 3) for y in range(0, 400, 3)}) > 3


@pytest.mark.painted
def test_no_two_seats_have_the_same_mark_even_without_colour(art: Art) -> None:
    shapes = set()
    for seat in range(7):
        picture = QImage(40, 40, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        draw_mark(Canvas(painter, art, 1.0), seat, 20, 20, 16)
        painter.end()
        white = 0xFFFFFFFF
        dark = [picture.pixel(x, y) != white for x in range(40) for y in range(40)]
        shapes.add(tuple(dark))
    assert len(shapes) == 7
    for one in shapes:
        for other in shapes - {one}:
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 60


def test_the_sheet_says_who_was_shown_hints_and_how_many(page: ScorePage) -> None:
    three = [Place("giza"), Place("rhodes"), Place("olympia")]
    position = Scenario(Classic.first_edition(), three, age=3)
    boards = [(place.wonder, place.side) for place in three]
    sheets = explained(position.game.rules, position.state.cities)
    people = [SeatInfo(name, Player.PERSON) for name in ("Ana", "Bia")]
    for seats, word in (
        ([people[0], *SEATS[1:]], "hints: 3"),
        ([*people, SEATS[2]], "hints: Ana 3"),
    ):
        end = Finished(seats, boards, sheets, (0,), words=CLASSIC)
        page.show_result(end)
        assert not page.hints_sign.isVisible()
        page.show_result(replace(end, hints=(3, 0, 0)))
        assert page.hints_sign.isVisible()
        assert page.hints_sign.accessibleName() == word
        sheet = page.sheet()
        assert sheet is not None
        assert sheet.note.endswith(f" · {word}")
    page.show_result(replace(end, hints=(0, 0, 0)))
    assert not page.hints_sign.isVisible()


# The ceremony ---------------------------------------------------------------------------------


def crowned(page: ScorePage) -> None:
    """Caio leads by arms and coins until the structures of Ana are counted."""
    show(
        page,
        Place("giza", built=["palace", "library", "workers_guild"], stages=3, tokens=[1]),
        Place("rhodes", coins=12, built=["lumber_yard"], tokens=[1, 3, 5]),
        Place("olympia", built=["sawmill"], tokens=[-1]),
    )


def test_rows_fill_one_by_one_and_the_leader_changes_places(page: ScorePage, qtbot: QtBot) -> None:
    crowned(page)
    page.celebrate(20)
    ceremony, leaders = page.ceremony, list[str]()

    def over() -> bool:
        first = min(ceremony.lanes, key=lambda lane: lane.place, default=None)
        if first is not None and (not leaders or leaders[-1] != first.city.name):
            leaders.append(first.city.name)
        return not ceremony.isVisible()

    assert ceremony.isVisible()
    assert all(lane.total == 0 for lane in ceremony.lanes)
    qtbot.waitUntil(over)
    assert leaders[-1] == "Ana"
    assert "Caio" in leaders
    assert page.grid.chosen() is not None


@pytest.mark.parametrize("how", ["key", "click"])
def test_one_key_or_click_leads_to_the_finished_sheet(page: ScorePage, how: str) -> None:
    crowned(page)
    page.celebrate(1)
    pressed = []
    page.rematch_button.clicked.connect(lambda: pressed.append("rematch"))
    if how == "key":
        QTest.keyClick(page.ceremony, Key.Key_R)
    else:
        QTest.mouseClick(page.ceremony, Qt.MouseButton.LeftButton)
    assert not page.ceremony.isVisible()
    assert not pressed  # the key that ended it did nothing else
    QTest.keyClick(page, Key.Key_R)
    assert pressed == ["rematch"]


def test_what_it_ends_with_are_the_points_of_the_sheet(page: ScorePage, qtbot: QtBot) -> None:
    crowned(page)
    sheet = page.sheet()
    assert sheet is not None
    page.celebrate(10)
    ceremony = page.ceremony
    totals = [city.total for city in sheet.cities]
    qtbot.waitUntil(lambda: [lane.total for lane in ceremony.lanes] == totals)
    qtbot.waitUntil(lambda: [lane.place for lane in ceremony.lanes] == [0, 1, 2])
    assert not page.grab().isNull()


@pytest.mark.painted
def test_its_bars_of_lost_points_are_left_of_where_the_others_begin(
    page: ScorePage, qtbot: QtBot
) -> None:
    lost = Place("rhodes", coins=0, tokens=[-1] * 4)
    show(page, Place("giza", coins=0, built=["palace"]), lost, Place("olympia", coins=0))
    page.celebrate(10)
    qtbot.waitUntil(lambda: [sum(lane.points) for lane in page.ceremony.lanes] == [8, 0, -4])
    picture = page.ceremony.grab().toImage()

    def columns(shade: str) -> set[int]:
        rgb, every = painted(shade, USUAL).rgb(), picture.height()
        return {
            x for x in range(picture.width()) for y in range(every) if picture.pixel(x, y) == rgb
        }

    red, blue = columns("red"), columns("blue")
    assert len(blue) == pytest.approx(2 * len(red), abs=2)
    assert max(red) <= min(blue)


def test_without_speed_there_is_no_ceremony(page: ScorePage) -> None:
    crowned(page)
    page.celebrate(0)
    assert not page.ceremony.isVisible()


def test_another_result_ends_it(page: ScorePage) -> None:
    crowned(page)
    page.celebrate(1)
    crowned(page)
    assert not page.ceremony.isVisible()


@pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
def test_it_takes_no_keys_where_it_ends_behind_another_page(page: ScorePage, qtbot: QtBot) -> None:
    pages, other = QStackedWidget(), QPushButton()
    qtbot.addWidget(pages)
    pages.addWidget(page)
    pages.addWidget(other)
    with qtbot.waitExposed(pages):
        pages.show()
    crowned(page)
    page.celebrate(1)
    pages.setCurrentWidget(other)
    other.setFocus()
    page.ceremony.end()
    assert other.hasFocus()
    pages.setCurrentWidget(page)
    page.focus_first()
    chosen = page.grid.chosen()
    assert chosen is not None
    assert chosen.hasFocus()
    page.setParent(None)  # it is the fixture's


def test_the_winner_is_announced_when_seen_and_once(qtbot: QtBot, page: ScorePage) -> None:
    crowned(page)
    seen: list[bool] = []
    page.crowned.connect(lambda: seen.append(page.ceremony.isVisible()))
    page.celebrate(40)
    assert not seen
    qtbot.waitUntil(lambda: not page.ceremony.isVisible())
    assert seen == [True]
    page.celebrate(0)
    assert seen == [True, False]
