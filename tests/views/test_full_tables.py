"""The fullest tables cut nothing, and draw nothing over what is to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of, table_parts, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.models.shown.card_face import face
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.table.card_item import CardItem
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.places import Band, Columns, NextStrip, WholeHand
from tests.drawings import drawings
from tests.fullest import ALL_BOXES, EDIFICE, FULL_HAND, LAST, classic_table, seats, warned_table
from tests.views.full_tables import TABLES, lay
from tests.views.measure_pages import LANGUAGES, TEXT, speak, window_with_pages
from tests.views.traced import Tracing, faults_of, traced

_SIZES: Final = ((1280, 720), (1352, 720), (1366, 768), (1920, 1080), (2560, 1440))
_MAXIMIZED: Final = (1264, 673)
"""A window on a screen of 1280x720, less its frame and a panel of the desktop."""

_OWN: Final = tuple(
    tuple(cards.split())
    for cards in (
        "lumber_yard clay_pit quarry marketplace bazar forum arena baths senate scriptorium"
        " dispensary laboratory observatory lodge study stables",
        "lumber_yard clay_pit quarry stone_pit foundry loom_age1 arena forum tavern bazar haven"
        " walls stables circus arsenal builders_guild",
        "clay_pit ore_vein press_age1 baths senate palace temple lighthouse arena haven forum"
        " vineyard university academy magistrates_guild strategists_guild",
        "barracks walls stables circus arsenal altar scientists_guild philosophers_guild"
        " shipowners_guild tavern school study lodge library university timber_yard",
    )
)
"""Cities in which a few structures of each colour need more columns than there is room for."""


_ALL_CARDS: Final = tuple(
    box_of(BOXES).classic(
        Options(
            edition,
            expansions=ALL_BOXES,
            choices=tuple((f"{box}_guilds", "all") for box in ("leaders", "cities")),
        ),
        7,
    )
    for edition in Edition
)
"""Games that have every card of every box."""


@pytest.fixture
def pages(qtbot: QtBot) -> tuple[TablePage, ArchitectsPage]:
    use_words(BOXES, GAMES)
    classic = TablePage(drawings(), boxes=table_parts())
    classic.reduced = True
    architects = ArchitectsPage(drawings())
    window = window_with_pages()
    qtbot.addWidget(window)
    for page in (architects, classic):
        window.use_table(page)
    window.show_table()
    return classic, architects


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_table_cuts_or_covers_a_word_a_number_or_a_structure(
    pages: tuple[TablePage, ArchitectsPage], number: int
) -> None:
    # Each table in another language and size of text; `measure_pages` goes through all of them.
    translator = speak(LANGUAGES[number % len(LANGUAGES)])
    try:
        for page in pages:
            page.scene.set_text_size(TEXT[number // 2 % len(TEXT)])
            page.scene.set_size(*_SIZES[number % len(_SIZES)], 1.0)
        page = lay(TABLES[number], *pages)
        assert (TABLES[number], faults_of(page.scene)) == (TABLES[number], [])
    finally:
        if translator is not None:
            QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_own_city_of_seven_are_whole_while_an_edifice_warns(
    pages: tuple[TablePage, ArchitectsPage], language: str
) -> None:
    (wide, high), (page, _) = _MAXIMIZED, pages
    zoom = high / LEAST_HEIGHT
    translator = speak(language)
    try:
        page.scene.set_size(wide / zoom, high / zoom, 1.0, zoom)
        for built in _OWN:
            page.clear()
            page.show_table(warned_table(built))
            faults = [fault for fault in faults_of(page.scene) if fault.startswith("OwnCity")]
            assert (built, faults) == (built, [])
            columns = page.scene.place_of(Columns()).adjusted(-1, -1, 1, 1)
            for colour in ("brown", "yellow", "purple"):
                assert columns.contains(page.scene.place_of(NextStrip(colour)))
    finally:
        if translator is not None:
            QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(
    ("players", "turns", "size", "text"),
    [
        (2, (4, LAST), (1920, 1080), 1.0),
        (2, (3,), (1280, 720), 1.0),
        (3, (4,), _MAXIMIZED, 2.0),
        (7, range(FULL_HAND, LAST), _MAXIMIZED, 1.0),
    ],
)
def test_no_card_with_its_mark_hides_a_word_of_the_arrow_or_the_number_of_another(
    pages: tuple[TablePage, ArchitectsPage],
    players: int,
    turns: Sequence[int],
    size: tuple[int, int],
    text: float,
) -> None:
    page, zoom = pages[0], min(1.0, size[1] / LEAST_HEIGHT)
    page.scene.set_text_size(text)
    page.scene.set_size(size[0] / zoom, size[1] / zoom, 1.0, zoom)
    for turn in turns:
        table = classic_table(players, turn, boxes=EDIFICE if players > 2 else ())
        for place in range(len(table.view.hand)):
            page.clear()
            page.show_table(table)
            page.scene.select(place, by_mouse=True)
            QApplication.processEvents()
            hidden = [fault for fault in faults_of(page.scene) if "of another" in fault]
            assert (turn, place, hidden) == (turn, place, [])


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_card_that_the_keyboard_has_raised_hides_no_word_of_the_arrow(
    pages: tuple[TablePage, ArchitectsPage], text: float
) -> None:
    page = pages[0]
    page.scene.set_text_size(text)
    page.scene.set_size(1280, 720, 1.0)
    for turn in (2, 4):
        for place in (0, 1):
            page.clear()
            page.show_table(classic_table(3, turn, boxes=EDIFICE))
            page.scene.select(place)
            QApplication.processEvents()
            hidden = [fault for fault in faults_of(page.scene) if "card(s)" in fault]
            assert (turn, place, hidden) == (turn, place, [])


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_the_keyboard_has_raised_hides_no_number_or_mark_beside_it(
    pages: tuple[TablePage, ArchitectsPage], size: tuple[int, int], language: str
) -> None:
    page, translator = pages[0], speak(language)
    page.scene.set_size(*size, 1.0)
    hidden = {}
    for players, turn in ((3, 1), (3, 3), (2, 2)):
        for place in range(len(classic_table(players, turn).view.hand)):
            page.clear()
            page.show_table(classic_table(players, turn))
            page.scene.select(place)
            QApplication.processEvents()
            found = [fault for fault in faults_of(page.scene) if "of another" in fault]
            if found:
                hidden[players, turn, place] = found
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
    assert hidden == {}


@pytest.mark.parametrize(
    ("players", "boxes", "text", "language"),
    [
        (2, (), 2.0, "pt_BR"),
        (3, EDIFICE, 2.0, "en"),
        (7, ("cities",), 1.0, "pt_BR"),
        (5, ("cities",), 1.5, "es"),
    ],
)
def test_the_mark_of_a_picked_card_leaves_the_number_of_the_card_before_it(
    pages: tuple[TablePage, ArchitectsPage],
    players: int,
    boxes: tuple[str, ...],
    text: float,
    language: str,
) -> None:
    # A reason that needs its words may cover it: see "reserved for the Free City" of two players.
    page, translator = pages[0], speak(language)
    page.scene.set_text_size(text)
    page.scene.set_size(1280, 720, 1.0)
    hidden = {}
    for place in (1, 2):
        page.clear()
        page.show_table(classic_table(players, FULL_HAND, boxes=boxes))
        page.scene.select(place, by_mouse=True)
        QApplication.processEvents()
        found = [fault for fault in faults_of(page.scene) if "of another" in fault]
        if found:
            hidden[place] = found
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
    assert hidden == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turn", range(1, LAST))
def test_a_lesson_on_the_hand_lights_whole_words_only(
    pages: tuple[TablePage, ArchitectsPage], language: str, turn: int
) -> None:
    page, translator = pages[0], speak(language)
    page.scene.set_size(1280, 720, 1.0)
    page.show_table(classic_table(3, turn))
    parts = page.scene.parts
    arrow = [ink for ink in traced(parts.band) if ink.kind == "words"]
    marks = [
        ink.place
        for item in parts.hand.visible_items
        for ink in traced(item)
        if ink.kind in ("words", "icon") and ink.place.center().y() < item.y() + 35
    ]
    hand, band = page.spoken_of(WholeHand()), page.spoken_of(Band())
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
    assert hand is not None
    assert band is not None
    assert len(marks) >= len(parts.hand.cards)
    assert all(hand.contains(place) for place in (*marks, arrow[0].place))
    assert band.contains(arrow[0].place)
    assert not [place for place in marks if band.intersects(place) and not band.contains(place)]


def test_a_far_city_names_few_structures_where_two_rows_have_room(
    pages: tuple[TablePage, ArchitectsPage],
) -> None:
    page, game = pages[0], Box().classic(Options(), 4)
    wonders = ("giza", "rhodes", "olympia", "babylon")
    built = ("clay_pit", "press_age1", "glassworks_age1", "scriptorium", "stockade")
    places = [Place(wonder, "A", built=built if n == 2 else ()) for n, wonder in enumerate(wonders)]
    state = Scenario(game, places, age=2, turn=1).state
    page.show_table(table_for(game.rules, game.view_for(state, 0), seats(4, 4), ()))
    for text in (1.0, 1.5):
        page.scene.set_text_size(text)
        page.scene.set_size(1280, 720, 1.0, 0.75)
        (far,) = (city for city in page.scene.parts.far if city.isVisible())
        least = 128 * max(1.0, far.style.text / 1.14) * far.style.u
        strips = [ink.place.width() for ink in traced(far) if ink.kind == "strip"]
        assert len(strips) == len(built)
        assert min(strips) >= least - 1, text


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.14, 2.28])
@pytest.mark.parametrize("size", [(92.0, 26.0), (118.0, 20.0)])
def test_the_name_of_every_structure_is_read_on_the_narrowest_strips(
    language: str, text: float, size: tuple[float, float]
) -> None:
    translator = speak(language)
    cards = {card.id: card for game in _ALL_CARDS for card in game.rules.catalogue.cards.values()}
    cut: list[str] = []
    for card in cards.values():
        with Painting(QPixmap(140, 40)) as painter:
            canvas = Tracing(painter, drawings(), 2 / 3, text)
            canvas.inks = []
            draw_strip(canvas, QRectF(5, 5, *size), face(card))
            cut += [ink.what for ink in canvas.inks if ink.elided]
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
    assert cut == []


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize(
    ("language", "card"),
    [("es", "west_clandestine_wharf"), ("pt_BR", "west_trading_post"), ("en", "residence")],
)
def test_a_name_with_no_room_on_a_card_of_a_large_hand_gives_way_to_its_short_form(
    language: str, card: str
) -> None:
    translator = speak(language)
    shown = face(_ALL_CARDS[0].rules.catalogue.cards[CardId(card)])
    texts = {}
    for width in (85, 127):
        with Painting(QPixmap(140, 210)) as painter:
            canvas = Tracing(painter, drawings(), 2 / 3, 1.14)
            canvas.inks = []
            draw_card(canvas, QRectF(5, 5, width, width * 1.534), shown)
            texts[width] = {text for text in canvas.texts if text[0].isalpha()}
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
    assert texts[127] == {shown.name}
    assert texts[85] == {shown.name if card == "residence" else shown.short}


@pytest.mark.parametrize("name", ["7 Wonders of 2, last turn", "Edifice of 5, last turn"])
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_nothing_is_smaller_where_text_is_larger(
    pages: tuple[TablePage, ArchitectsPage], name: str, text: float
) -> None:
    found = []
    for factor in (1.0, text):
        for page in pages:
            page.scene.set_text_size(factor)
        panels = lay(name, *pages).scene.parts.drawn()
        found.append(
            {
                (type(panel), words): px
                for panel in panels
                for words, px in zip(panel.texts, panel.text_sizes, strict=True)
            }
        )
    usual, larger = found
    both = usual.keys() & larger.keys()
    assert {
        words: (usual[words], larger[words]) for words in both if larger[words] < usual[words] - 1
    } == {}
    cards = [words for words in both if words[0] is CardItem and words[1][:1].isalpha()]
    assert all(larger[words] > usual[words] for words in cards)
