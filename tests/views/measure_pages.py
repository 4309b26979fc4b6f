"""Measures every page that is described, in all languages, sizes of window and text, and palettes.

Usage: `python -m tests.views.measure_pages [PAGE ...]` prints a line for each page and ends with
status 1 if any text is cut, too small, of a size that no role has, too pale on its ground, or if
parts overlap. `test_kit` runs a sample of it.
"""

from __future__ import annotations

import os
import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.ai.ratings import TWO
from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.boxes import BOXES, table_parts, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.shipped import shipped
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.controllers.desk import seat_infos
from sevenwonders_qt.controllers.replay import ReplayController
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.journal.drill_deck import DrillDeck, progress
from sevenwonders_qt.journal.lesson_progress import LessonProgress
from sevenwonders_qt.journal.pad_files import PaperGame, PaperGames
from sevenwonders_qt.models.appearance import Contrast, Eyes, Scheme, Sight
from sevenwonders_qt.models.lessons import all_lessons
from sevenwonders_qt.models.new_match import SeatWish, Sides, TableWish, Wonders, new_match
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.shown.board_draft import BoardDraft
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.ratings import own_ratings, rating_of
from sevenwonders_qt.models.shown.records import UNKNOWN, GameKind, Records
from sevenwonders_qt.models.shown.replay import title_of
from sevenwonders_qt.models.shown.saves import SavesFilter
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_pad import ScorePad, paper_game
from sevenwonders_qt.models.shown.selection import Selection
from sevenwonders_qt.models.words.drills import sets
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.models.words.mode import Mode, ModeKind
from sevenwonders_qt.models.words.question import QuestionWords
from sevenwonders_qt.models.words.undo import Undo
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.kit.button import PaintedButton
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import Drawing, Laid, Part, Placed, within
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.sizes import SIZES, Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pad.numbers import NumberTable
from sevenwonders_qt.views.pages.set_up import RuleFold
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.palette import Palette
from sevenwonders_qt.views.replay.page import ReplayPage
from sevenwonders_qt.views.statistics.chart import Mark
from sevenwonders_qt.views.statistics.charts import Form
from sevenwonders_qt.views.statistics.last import LastForm
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.scene import TableScene
from tests import fullest
from tests.app.watched import played
from tests.filled_pages import saved_rows, set_seats
from tests.i18n.drills_stops import TODAY
from tests.i18n.review_stops import judge_all, review_of
from tests.i18n.saves_stops import NOW, entries
from tests.sources import sources
from tests.views.days import show_journey
from tests.views.full_tables import TABLES, lay
from tests.views.in_seat import in_seat
from tests.views.traced import Tracing, covered, faults_of, panels_of

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt_BR", "es")
WINDOWS = ((1280, 720), (960, 540), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
TEXT = (1.0, 1.5, 2.0)
FLOOR = 12
WONDERS = ("halicarnassus", "giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia")
RECORDS = Records.of(fullest.results())
FULLEST = Outline(3, 6, (CityOutline("halicarnassus", "B", 3, 3, {}),) * 7)
"""A match that can be continued."""

_ALIKE = 0xF8F8F8
"""What shades of one ground have in common."""

_CLEAR = 2.0
"""Pixels above and below words that belong to them, too: accents, and tails of letters."""

_NAMES = (*fullest.NAMES, *(f"Bartolomeu {seat}" for seat in range(7)))

PAGES = (
    *(
        "home",
        "home with a match",
        "about",
        "help",
        "help of Architects",
        "manual",
        "settings",
        "keys",
        "menu",
        "question",
    ),
    *("statistics", "statistics as a table", "statistics with the rating", "no statistics"),
    "saves",
    *(
        "new game",
        *(f"new game of {count}" for count in (2, 3, 5, 6, 7)),
        "advanced rules",
        "boxes",
    ),
    *("new game of Architects", "new game of four Architects", "house rules"),
    *("draft of wonders", "draft of sides"),
    *(
        "score",
        "score of seven",
        "in your seat",
        "journey",
        "journey played",
        "score pad",
        "kept games",
        "review",
    ),
    *("replay", "replay of seven", "replay of Architects"),
    *("learn", "learn, begun", "learn, done", "drills", "rules"),
    *("menu of a drill", "menu of a lesson", "nothing in statistics", "nothing in saves"),
    *("encyclopaedia", "encyclopaedia of wonders", "compared"),
)
CONTRAST, HIGH_CONTRAST = 4.5, 7.0
"""The least contrast of a text with its ground, as WCAG 2 measures it; the second of high contrast.
"""
LIGHT = Eyes(Scheme.LIGHT, Contrast.USUAL)
EYES = {
    "light": LIGHT,
    "dark": replace(LIGHT, scheme=Scheme.DARK),
    "high contrast": replace(LIGHT, contrast=Contrast.HIGH),
    "high contrast, dark": Eyes(Scheme.DARK, Contrast.HIGH),
    "protan": replace(LIGHT, sight=Sight.PROTAN),
    "deutan": replace(LIGHT, sight=Sight.DEUTAN),
    "tritan": replace(LIGHT, sight=Sight.TRITAN),
}
"""What can be chosen for the eyes, by name; all but the first are measured in the first window."""
QUESTION = QuestionWords(
    "Leave the match for the other one?",
    "The match on the table is saved and waits for you. Nothing of it is lost by an answer.",
    ("Ana built the Haghia Sophia and paid three coins for it", "Bruno discarded a card"),
    2,
    "Somebody has seen cards since then, so both count as practice from now on.",
    "Leave the table",
    "Stay here",
    "Save it elsewhere",
)


Tables = tuple[TablePage, ArchitectsPage]


class Measured(NamedTuple):
    """The sizes of type of a page in real pixels, and what is wrong with it."""

    sizes: tuple[int, ...]
    faults: tuple[str, ...]


def window_with_pages() -> MainWindow:
    """A window of its own; needs a QApplication."""
    art = Art(ROOT / "resources" / "art")
    pages = sources(shipped, table_parts)
    window = MainWindow(art, pages, "1")
    window.use_table(QWidget())
    window.show()
    return window


def window_with_tables() -> tuple[MainWindow, Tables]:
    """The same with both tables."""
    window = window_with_pages()
    tables = (
        TablePage(window.home.look.art, boxes=table_parts()),
        ArchitectsPage(window.home.look.art),
    )
    for page in tables[::-1]:
        page.reduced = True
        window.use_table(page)
    return window, tables


def measure_table(tables: Tables, name: str, size: tuple[int, int], text: float) -> Measured:
    """Look at everything that stands on one of the fullest tables."""
    wide, high = size
    zoom = min(1.0, wide / LEAST_WIDTH, high / LEAST_HEIGHT)
    for page in tables:
        page.scene.set_text_size(text)
        page.scene.set_size(wide / zoom, high / zoom, 1.0, zoom)
    scene = lay(name, *tables).scene
    pale = pale_on_table(scene, panels_of(scene)) if size == WINDOWS[0] else []
    return Measured((), (*faults_of(scene), *pale))


def turn_to(window: MainWindow, name: str) -> KitPage:
    """Open the page of this name."""
    window.menu.hide()
    window.show_home()
    match name:
        case "home" | "home with a match":
            if name == "home":
                window.home.set_no_match()
            else:
                window.home.set_match("classic", FULLEST)
            return window.home
        case "about":
            window.visit(window.about)
        case "help" | "help of Architects":
            window.help.show_game("classic" if name == "help" else "architects")
            window.show_help()
        case "manual":
            window.visit(window.manual)
        case "settings":
            window.visit(window.settings_page)
        case "keys":
            window.visit(window.keys_page)
        case (
            "statistics" | "statistics as a table" | "statistics with the rating" | "no statistics"
        ):
            window.statistics.show_records(Records() if name == "no statistics" else RECORDS)
            form = Form.TABLE if name == "statistics as a table" else Form.CHART
            window.statistics.wonders.show_form(form)
            rated = name == "statistics with the rating"
            window.statistics.last.show_form(LastForm.RATING if rated else LastForm.POINTS)
            window.statistics.select(Selection())
            window.visit(window.statistics)
        case "saves":
            window.show_saves()
            window.saves.filters.set_value(SavesFilter.ALL)
            rows = saved_rows(entries(), NOW)
            window.saves.show_rows(rows)
        case "new game" | "advanced rules":
            _set_up(window, 4, unfold=name == "advanced rules")
        case "boxes":
            _set_up(window, 4)
            window.set_up_page("classic").boxes_button.click()
        case _ if name.startswith("new game of ") and name[-1].isdigit():
            _set_up(window, int(name[-1]))
            own = rating_of(own_ratings(RECORDS), "", "classic")
            assert own is not None
            pools = ("classic", TWO)
            window.set_up_page("classic").show_ratings({(UNKNOWN, pool): own for pool in pools})
        case "new game of Architects" | "new game of four Architects" | "house rules":
            window.show_set_up("architects")
            count = 4 if "four" in name else 5  # a small window has a picture of four, not of five
            set_seats(window.set_up_page("architects"), _seats(count))
            _fold(window.set_up_page("architects").fold, is_open=name == "house rules")
        case "draft of wonders" | "draft of sides":
            window.show_draft(*_asked(wonders=name == "draft of wonders"))
        case "score" | "score of seven":
            end = finished(7 if name.endswith("seven") else 3)
            window.score.show_result(replace(end, seed="NILO-1234-ROSA", practice=True))
            window.show_score()
        case "in your seat":
            window.in_your_seat.show_seat(in_seat())
            window.in_your_seat.show_progress(0.4, stopped=False)
            window.visit(window.in_your_seat)
        case "journey" | "journey played":
            show_journey(window.journey, played=name == "journey played")
            window.visit(window.journey)
        case "score pad" | "kept games":
            window.visit(window.score_pad)
            window.score_pad.show_kept(PaperGames((_kept_game(),)))
            if window.score_pad.kept_button.isChecked() != (name == "kept games"):
                window.score_pad.kept_button.click()
        case "review":
            review = review_of("classic")
            judge_all(review)
            window.review.show_review(review)
            window.visit(window.review)
        case "replay" | "replay of seven" | "replay of Architects":
            _replay(window, name)
        case "learn" | "learn, begun" | "learn, done":
            lessons = all_lessons()
            begun = {lesson.name: 1 for lesson in lessons}
            window.learn.show_progress(LessonProgress(at=begun if name == "learn, begun" else {}))
            window.show_page(window.learn)
            if name == "learn, done":
                longest = max(lessons, key=lambda lesson: len(lesson.title))
                window.learn.show_progress(LessonProgress({longest.name}))
                window.learn.show_done(longest)
        case "nothing in statistics":
            window.statistics.show_records(RECORDS)
            window.statistics.select(Selection(GameKind.TWO, players=7))
            window.visit(window.statistics)
        case "nothing in saves":
            window.show_saves()
            window.saves.filters.set_value(SavesFilter.OVER)
            window.saves.show_rows(saved_rows(entries(), NOW)[:1])
        case "drills":
            deck = DrillDeck()
            deck.answer("a", right=True, today=TODAY)
            window.drills.show_progress(
                dict.fromkeys(sets(), progress(deck, list("abc"), TODAY)), ""
            )
            window.visit(window.drills)
        case "rules":
            window.show_rules("power_second")
        case "encyclopaedia" | "encyclopaedia of wonders" | "compared":
            window.show_encyclopaedia("card/scientists_guild")
            window.encyclopaedia.show_records(RECORDS)
            window.encyclopaedia.compare(on=name == "compared")
            if name != "encyclopaedia":
                window.show_encyclopaedia("board/halicarnassus/B", Edition.SECOND)
        case "menu" | "menu of a drill" | "menu of a lesson":
            window.show_table()
            kinds = {"menu": ModeKind.MATCH, "menu of a drill": ModeKind.DRILL}
            title = max((lesson_text(one.title) for one in all_lessons()), key=len)
            window.menu.show_mode(Mode(kinds.get(name, ModeKind.LESSON), title, 60, 60))
            window.menu.set_seed("NILO-1234-ROSA")
            window.menu.show_undo(Undo(choice=True, turn=True, age=True))
            window.menu.show_unsaved(NOW if name == "menu" else None)
            window.open_menu()
            return window.menu
        case _:
            window.show_table()
            window.question.ask(QUESTION, lambda: None)
            return window.question
    page = window.page()
    assert isinstance(page, KitPage)
    return page


def _replay(window: MainWindow, name: str) -> None:
    """A match that is watched again, in the middle, with what can be done there."""
    kind = "architects" if name.endswith("Architects") else "classic"
    match = _watched(kind, 7 if name.endswith("seven") else 4)
    infos = [
        replace(info, name=long)
        for info, long in zip(seat_infos(match), fullest.NAMES, strict=False)
    ]
    header = match.header
    showing = GAMES[match.game.name].desk().showing
    controller = ReplayController(
        match, tuple(infos), window.replay, lambda: title_of(header, practice=True), showing
    )
    window.visit(window.replay)
    controller.begin()
    controller.go(controller.story.last // 2)


@cache
def _watched(kind: str, players: int) -> Any:
    return played(kind, players)


@cache
def finished(players: int) -> Finished:
    """The end of a match of players with the longest names."""
    staged = Staged(Box().classic(Options(), players), players, "7", None)
    return result_of(staged.game, fullest.seats(players, players), staged.state, staged.events)


def _kept_game() -> PaperGame:
    """A game of two on paper, one of them with the longest name."""
    names = ("Bartolomeu de Gusmão", "Eva")
    pad = ScorePad(players=tuple(PadPlayer(name) for name in names))
    return paper_game(pad, names, NOW)


def _asked(*, wonders: bool) -> tuple[BoardDraft, Catalogue]:
    """The first question of a draft of seven: about wonders, or about the sides of one."""
    options = Options(edition=Edition.SECOND)
    catalogue = Box().classic(options, 7).rules.catalogue
    drafted = Wonders.DRAFTED if wonders else Wonders.SET
    table = TableWish(_seats(7), wonders=drafted, sides=Sides.CHOSEN, options=options)
    names = [f"Bartolomeu {seat}" for seat in range(7)]
    return BoardDraft.of(new_match(table, names, "1"), catalogue.wonders), catalogue


def _set_up(window: MainWindow, count: int, *, unfold: bool = False) -> None:
    window.apply(replace(window.settings(), seats=_seats(count)))
    window.show_set_up("classic")
    _fold(window.set_up_page("classic").fold, is_open=unfold)


def _fold(rules: RuleFold[Any], *, is_open: bool) -> None:
    if rules.is_open is not is_open:
        rules.button.click()


def _seats(count: int) -> tuple[SeatWish, ...]:
    """A person and computer players of every temperament, with the longest names of wonders."""
    players = ("casual", "beginner:builder", "skilled:scholar", "master:merchant", "expert:general")
    others = (Player(players[place % len(players)]) for place in range(count - 1))
    computers = [SeatWish(f"Bartolomeu {place}", each) for place, each in enumerate(others)]
    return (SeatWish("", Player.PERSON, WONDERS[0], "A"), *computers)


def measure(page: KitPage) -> Measured:
    """Look at everything that stands on a page."""
    QApplication.processEvents()
    window = page.window()
    if isinstance(window, MainWindow):
        window.coming.end()  # what covers a page while it appears hides its buttons
    for area in page.findChildren(ScrollArea):
        area.verticalScrollBar().setValue(0)
    laid, sizes = page.laid(), page.laid().sizes
    placed = list(_leaves(laid.placed, sizes))
    faults = [
        f"cut: {part.words() or _widget(part)}"
        for part, rect in placed
        if not part.fits(sizes, rect)
    ]
    seen = list(_leaves(laid.placed, sizes, in_sight=True))
    for (one, at), (other, there) in combinations(seen, 2):
        both = at.intersected(there)
        if both.width() > 2 and both.height() > 2:
            faults.append(f"overlap: {one.words()!r} and {other.words()!r}")
    whole = QRectF(page.rect()).adjusted(-2, -2, 2, 2)
    faults += [f"outside: {part.words()}" for part, r in laid.placed if not _inside(r, whole)]
    roles = tuple(sorted({sizes.px(role) for role in SIZES}))
    written = _written(page, seen)
    faults += [
        f"{each.px} pixels: {each.text}"
        for each in written
        if each.px < FLOOR or not (each.px in roles or each.shrinks)
    ]
    buttons = [each for each in page.findChildren(PaintedButton) if each.isVisible()]
    if buttons and all(each.visibleRegion().isEmpty() for each in buttons):
        faults.append("none of its buttons can be seen")
    faults += _cut_in_drawings(page)
    faults += _cut_on_widgets(page)
    faults += _cut_in_cells(page)
    faults += _pale(written, page.grab().toImage(), page.look.art.palette)
    if isinstance(page, ReplayPage):
        for table in map(page.table_of, GAMES):
            seen = faults_of(table.scene) if table.isVisible() else []
            faults += [fault for fault in seen if not fault.startswith("TopBar: ")]
    return Measured(roles, tuple(faults))


def pale_on_table(
    scene: TableScene | ArchitectsScene, panels: Iterable[Panel] | None = None
) -> list[str]:
    """The texts of a table at 1280x720, or of ``panels``, that stand out too little."""
    scene.set_size(*WINDOWS[0], 1.0)
    shown = scene.picture(*WINDOWS[0])
    written: list[Written] = []
    for panel in scene.parts.drawn() if panels is None else panels:
        paper = QPixmap(panel.rect.size().toSize() + QSize(1, 1))
        with Painting(paper) as painter:
            style = panel.style
            canvas = Paper(painter, style.art, style.u, style.text, style.least)
            canvas.written = []
            deque(panel.draw(canvas, panel.rect) or (), 0)  # to its end
        panel.refresh()
        corner = panel.scenePos().toPoint()
        written += [each._replace(place=each.place.translated(corner)) for each in canvas.written]
    return _pale(written, shown, scene.parts.own.style.palette)


def _pale(written: Iterable[Written], shown: QImage, palette: Palette) -> list[str]:
    least = HIGH_CONTRAST if palette.words_alpha else CONTRAST
    shown = shown.convertToFormat(QImage.Format.Format_ARGB32)
    found = ((each.contrast(shown), each.text) for each in written)
    return [f"contrast {contrast:.1f}: {text}" for contrast, text in found if contrast < least]


def _cut_in_drawings(page: KitPage) -> Iterator[str]:
    """The words of drawings that are cut; a name of a seat may be cut short anywhere."""
    look, laid, paper = page.look, page.laid(), QPixmap(page.size())
    with Painting(paper) as painter:
        canvas = Tracing(painter, look.art, look.u, look.text, laid.sizes.least)
        canvas.inks = []
        for part, rect in laid.placed:
            if isinstance(part, Drawing):
                part.paint(canvas, laid.sizes, rect)
    for ink in canvas.inks:
        named = (name in ink.what or ink.what.rstrip("…") in name for name in _NAMES)
        if ink.elided and not any(named):
            yield f"elided in a drawing: {ink.what}"


def _cut_on_widgets(page: KitPage) -> Iterator[str]:
    """What is cut on those widgets of a page that lay out their own words."""
    for widget in (*page.findChildren(Piece), *page.findChildren(PaintedButton)):
        if widget.isVisible():
            body = widget.body()
            laid = widget.look.lay(widget.describe(), body, shrinks=widget.shrinks)
            for part, place in laid.placed:
                is_word = isinstance(part, Text | Keys) and part.shown()
                if is_word and not (part.fits(laid.sizes, place) and within(place, body)):
                    yield f"cut on {type(widget).__name__}: {part.words()}"
            for fault in _faults_of_ink(widget, laid):
                yield f"on {type(widget).__name__}: {fault}"


def _cells(page: KitPage) -> Iterator[tuple[NumberTable, QPoint, Laid]]:
    """The numbers of a score pad, each with its place in its table."""
    for table in page.findChildren(NumberTable):
        if table.isVisible():
            numbers = table.numbers
            for row, seat in product(range(numbers.rowCount()), range(numbers.columnCount())):
                laid = table.painter_of_cells.laid(numbers.index(row, seat))
                yield table, table.spot(row, seat).topLeft(), laid


def _cut_in_cells(page: KitPage) -> Iterator[str]:
    for _, _, laid in _cells(page):
        for part, place in laid.placed:
            if isinstance(part, Text) and part.shown() and not part.fits(laid.sizes, place):
                yield f"cut in a cell: {part.words()}"


def _faults_of_ink(widget: Piece | PaintedButton, laid: Laid) -> Iterator[str]:
    """What is drawn over words, or is elided, on a widget that draws more than its parts."""
    look, paper = widget.look, QPixmap(widget.size())
    with Painting(paper) as painter:
        canvas = Tracing(painter, look.art, look.u, look.text, laid.sizes.least)
        canvas.inks = []
        if isinstance(widget, Piece):
            laid.paint(canvas)
        else:
            widget.paint(canvas, widget.body())
    words = [ink for ink in canvas.inks if ink.kind == "words"]
    yield from covered(
        [ink._replace(place=ink.place.adjusted(0, -_CLEAR, 0, _CLEAR)) for ink in words]
    )
    may_be_cut = [part.words() for part, _ in laid.placed if isinstance(part, Text) and part.cut]
    cut = (ink.what.rstrip("…") for ink in words if ink.elided)
    yield from (f"elided: {what}" for what in cut if not any(what in each for each in may_be_cut))


def _widget(part: Part) -> str:
    """What stands in a place that says nothing itself."""
    widget = part.held()
    named = "" if widget is None else widget.accessibleName()
    return f"{type(widget or part).__name__} {named}"


class Written(NamedTuple):
    """A text on a page: where, how high, and in which colour it is drawn.

    It may be on something that ``shrinks`` by itself.
    """

    text: str
    px: int
    place: QRect
    shade: QColor
    shrinks: bool = False

    def contrast(self, page: QImage) -> float:
        """With the colour that most of its place has on the page; infinite where none is seen.

        The page has the format ARGB32.
        """
        place = self.place.intersected(page.rect())
        pixels, wide = memoryview(page.constBits()).cast("I"), page.width()
        found: Counter[int] = Counter()
        for y in range(place.top(), place.bottom(), 2):
            found.update(pixels[y * wide + place.left() : y * wide + place.right() : 2])
        if not found:
            return inf
        if len(found) > 1:  # over a picture the letters may be what has most of one colour
            found.pop(self.shade.rgb(), None)
        alike: Counter[int] = Counter()  # the table top goes from one shade to another
        for pixel, count in found.items():
            alike[pixel & _ALIKE] += count
        most = alike.most_common(1)[0][0]
        ground = QColor(max((p for p in found if p & _ALIKE == most), key=found.__getitem__))
        alpha = self.shade.alphaF()
        seen = QColor.fromRgbF(
            *(
                alpha * one + (1 - alpha) * other
                for one, other in zip(self.shade.getRgbF()[:3], ground.getRgbF()[:3], strict=True)
            )
        )
        light, dark = sorted((_light(seen), _light(ground)), reverse=True)
        return (light + 0.05) / (dark + 0.05)


def _light(shade: QColor) -> float:
    """The relative luminance of WCAG 2."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in shade.getRgbF()[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Paper(Canvas):
    """A canvas that keeps what is written on it."""

    written: list[Written]

    def text(self, rect: QRectF, text: str, *more: Any, **named: Any) -> float:  # type: ignore[override]
        drawn = super().text(rect, text, *more, **named)
        self._keep(rect)
        return drawn

    def lines(self, first: QRectF, text: str, *more: Any) -> None:  # type: ignore[override]
        super().lines(first, text, *more)
        self._keep(first)

    def _keep(self, rect: QRectF) -> None:
        shade = QColor(self.painter.pen().color())
        shade.setAlphaF(shade.alphaF() * self.painter.opacity())
        place = self.painter.worldTransform().mapRect(rect).toRect()
        if self.texts[-1].strip():
            self.written.append(Written(self.texts[-1], self.sizes[-1], place, shade))


def _leaves(placed: list[Placed], sizes: Sizes, *, in_sight: bool = False) -> Iterator[Placed]:
    """What can be seen, also within what scrolls, where it would be without scrolling.

    With ``in_sight`` without what only scrolling shows.
    """
    for part, rect in placed:
        if isinstance(part, Scroll):
            inside = list(part.part.place(sizes, part.inside(sizes, rect)))
            if in_sight:
                inside = [(each, at) for each, at in inside if _inside(at, rect)]
            yield from _leaves(inside, sizes, in_sight=in_sight)
        elif isinstance(part, Text | Keys | Icons | Held):
            yield part, rect


def _written(page: KitPage, placed: list[Placed]) -> list[Written]:
    """Every text that is painted; pictures with words on them are left out."""
    paper = QPixmap(page.size())
    painter = QPainter(paper)
    look = page.look
    canvas = Paper(painter, look.art, look.u, look.text, page.laid().sizes.least)
    canvas.written = []
    for part, rect in placed:
        part.paint(canvas, page.laid().sizes, rect)
    for button in page.findChildren(PaintedButton):
        region = button.visibleRegion()
        is_picture = isinstance(button, Mark)  # a chart, not words
        if button.isVisible() and region.boundingRect() == button.rect() and not is_picture:
            before = len(canvas.written)
            with canvas.kept():
                painter.translate(button.mapTo(page, QPoint()))
                button.paint(canvas, button.body())
            canvas.written[before:] = [
                each._replace(shrinks=button.shrinks) for each in canvas.written[before:]
            ]
    for table, place, laid in _cells(page):
        viewport, before = table.viewport(), len(canvas.written)
        if viewport.visibleRegion().boundingRect() == viewport.rect():
            with canvas.kept():
                painter.translate(viewport.mapTo(page, place))
                laid.paint(canvas)
        canvas.written[before:] = [each._replace(shrinks=True) for each in canvas.written[before:]]
    painter.end()
    return canvas.written


def _inside(rect: QRectF, whole: QRectF) -> bool:
    return whole.contains(rect.topLeft()) and whole.contains(rect.bottomRight())


def speak(language: str) -> QTranslator | None:
    """Let everything speak this language from now on; None for English."""
    if language == "en":
        return None
    translator = QTranslator(QCoreApplication.instance())
    assert translator.load(str(ROOT / "i18n" / f"sevenwonders_{language}.qm"))
    QCoreApplication.installTranslator(translator)
    return translator


def main() -> int:
    """Print what was measured; 1 if anything is wrong, 2 for a page that there is not."""
    every = (*PAGES, *TABLES)
    unknown = set(sys.argv[1:]) - {*every}
    if unknown:
        print(f"there is no page {', '.join(sorted(unknown))}; there are {', '.join(every)}")
        return 2
    from sevenwonders_qt.views.paint.fonts import load_fonts

    load_fonts()
    use_words(BOXES, GAMES)
    worst = 0
    head = f"{'page':24} {'language':9} {'window':10} {'text':5} {'eyes':20}"
    print(f"{head} {'pixels':14} faults")
    for language in LANGUAGES:
        translator = speak(language)
        window, tables = window_with_tables()
        for size, text, eyes, name in product(WINDOWS, TEXT, EYES, sys.argv[1:] or every):
            if eyes != "light" and size != WINDOWS[0]:
                continue
            window.resize(*size)
            window.apply(replace(window.settings(), eyes=EYES[eyes]))
            if name in TABLES:
                found = measure_table(tables, name, size, text)
            else:
                page = turn_to(window, name)
                page.set_text_size(text)
                found = measure(page)
            pixels = " ".join(map(str, found.sizes))
            where = f"{name:24} {language:9} {size[0]}x{size[1]:<5} {text:<5.0%} {eyes:20}"
            print(f"{where} {pixels:14} {'; '.join(found.faults) or '-'}")
            worst = max(worst, int(bool(found.faults)))
            for box in (window.menu, window.question):
                box.hide()
        window.close()
        if translator is not None:
            QCoreApplication.removeTranslator(translator)
    return worst


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    started = application()
    sys.exit(main())
