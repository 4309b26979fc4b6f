"""The window calls sides, powers and cards of either edition by their names and marks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.card_tags import offer_tag
from sevenwonders_qt.models.shown.choices import FREE, choices, main_action
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.payment_options import payment_options
from sevenwonders_qt.models.shown.table import Table, table_for
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.legend import legend
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.models.words.table import hand_words
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.pages.score import ScorePage
from sevenwonders_qt.views.pages.seat_row import SeatRow, Terms, side_options
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.enlarged import Enlarged
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.payment import PaymentPanel
from sevenwonders_qt.views.table.places import Columns, HandCard, Sells

NAMES = ("Helena", "Caio", "Nara", "Lívia", "Téo", "Iris", "Otto")
STABLES = CardId("stables")
SELLERS = ("ore_vein", "clay_pool")
LEFT = Qt.MouseButton.LeftButton

DAY = ("A", 2)
NIGHT_FIRST = ("B", 1)
NIGHT_LAST = ("B", 6)
"""Side of Olympia and turn in which its power serves."""


@pytest.fixture(scope="module")
def first() -> Classic:
    return Classic.first_edition()


@pytest.fixture(scope="module")
def second() -> Classic:
    return Classic.second_edition()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    return made


@pytest.fixture
def page(qtbot: QtBot, art: Art, window: QWidget) -> TablePage:
    made = TablePage(art, window)
    made.resize(window.size())
    window.show()
    qtbot.waitExposed(window)
    return made


def table_of(position: Scenario) -> Table:
    game, n = position.game, len(position.state.cities)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:n])
    return table_for(game.rules, game.view_for(position.state, 0), seats, ())


def olympia(game: Classic, side: str, turn: int, coins: int = 6) -> Scenario:
    """Olympia with both lower stages; a neighbour sells what the Stables lack."""
    places = [
        Place("olympia", side, hand=["stables"], coins=coins, built=["sawmill"], stages=2),
        Place("rhodes", "A", built=SELLERS),
        Place("giza", "B", built=SELLERS),
    ]
    return Scenario(game, places, age=2, turn=turn)


def shown_of(position: Scenario) -> Shown:
    return Shown(table_of(position), Faces(position.game.rules.catalogue))


# --- sides ----------------------------------------------------------------------------------


def test_the_boards_file_tells_how_an_edition_calls_its_sides(
    first: Classic, second: Classic
) -> None:
    assert first.rules.catalogue.side_names is SideNames.LETTERS
    assert second.rules.catalogue.side_names is SideNames.DAY_NIGHT


def test_an_enlarged_city_tells_its_side_as_its_edition_does(
    page: TablePage, first: Classic, second: Classic
) -> None:
    for game, sides in ((first, ["Side B", "Side A"]), (second, ["Night", "Day"])):
        places = [Place("rhodes", "B"), Place("giza", "A"), Place("ephesus", "A")]
        page.clear()
        page.show_table(table_of(Scenario(game, places)))
        page.enlarge(0)
        city = page.overlay
        assert isinstance(city, Enlarged)
        assert f"Rhodes · {sides[0]}" in city.texts
        city.turn_to(1)
        assert f"Giza · {sides[1]}" in city.texts


def test_a_city_under_the_mouse_is_called_with_its_side(
    page: TablePage, first: Classic, second: Classic
) -> None:
    for game, words in ((first, "Rhodes A"), (second, "Rhodes, Day")):
        page.show_table(table_of(olympia(game, "A", 2)))
        spots = [spot for spot in page.scene.parts.right.spots if spot.key == "city"]
        assert [words in spot.tooltip for spot in spots] == [True]


def test_a_far_city_and_the_own_one_tell_their_sides_too(page: TablePage, second: Classic) -> None:
    wonders = ("rhodes", "giza", "ephesus", "babylon", "olympia")
    page.show_table(table_of(Scenario(second, [Place(wonder, "B") for wonder in wonders])))
    far = page.scene.parts.far[0].spot("city")
    own = page.scene.parts.own.spot("city")
    assert far is not None
    assert own is not None
    assert ", Night: click" in far.accessible_name
    assert own.tooltip.splitlines()[1:] == ["Night"]


def test_the_curtain_calls_to_a_side_by_its_name(
    page: TablePage, first: Classic, second: Classic
) -> None:
    for edition, words in ((first, "Side B"), (second, "Night")):
        places = [Place("giza", "B"), Place("rhodes"), Place("ephesus")]
        page.call(table_of(Scenario(edition, places)))
        assert page.overlay is not None
        assert any(text.startswith(f"Giza · {words} · ") for text in page.overlay.texts)


def test_the_score_sheet_names_the_side_each_city_played(
    qtbot: QtBot, art: Art, first: Classic, second: Classic
) -> None:
    score = ScorePage(art)
    qtbot.addWidget(score)
    score.resize(1280, 720)
    score.show()
    for game, names in ((first, (" A", " B")), (second, (", Day", ", Night"))):
        staged = Staged(game, 7, "5", None)
        seats = [SeatInfo(name, Player.RULES) for name in NAMES]
        score.show_result(result_of(game, seats, staged.state, staged.events))
        said = [words for city in CITIES for words in names if city + words in drawn(score)]
        assert len(said) == 7


CITIES = ("Giza", "Rhodes", "Alexandria", "Ephesus", "Babylon", "Olympia", "Halicarnassus")


def drawn(score: ScorePage) -> list[str]:
    """Every text of the page and of its table that is no widget."""
    table = score.look.lay(score.grid.describe(), QRectF(score.grid.rect()))
    return [part.words() for laid in (score.laid(), table) for part, _ in laid.placed]


def test_a_seat_of_the_second_edition_chooses_between_day_and_night(qtbot: QtBot, art: Art) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    row = SeatRow(Look(art), parent, 0, ("giza",))
    row.show_wish(SeatWish(), "Caio", {}, Terms(SideNames.DAY_NIGHT))
    assert [part.accessibleName() for part in row.side.parts] == ["Day", "Night", "Random side"]
    row.show_wish(SeatWish(), "Caio", {}, Terms())
    assert [part.accessibleName() for part in row.side.parts][:2] == ["Side A", "Side B"]


def test_every_choice_of_side_has_its_sun_or_moon() -> None:
    for names in SideNames:
        assert [option.icon for option in side_options(names)] == ["line_sun", "line_moon", ""]


# --- free ways ------------------------------------------------------------------------------

FREE_WAYS = [
    (Way.FREE_COLOUR, DAY, "first structure of this colour", "free: new colour"),
    (Way.FREE_FIRST, NIGHT_FIRST, "first card of the Age", "free: first card"),
    (Way.FREE_LAST, NIGHT_LAST, "last card of the Age", "free: last card"),
]


@pytest.mark.parametrize(("way", "when", "why", "mark"), FREE_WAYS)
def test_the_button_and_the_tooltip_tell_why_a_card_is_free(
    second: Classic, way: Way, when: tuple[str, int], why: str, mark: str
) -> None:
    shown = shown_of(olympia(second, *when))
    free = next(choice for choice in choices(shown, STABLES) if choice.key == FREE)
    assert (free.note, free.icon) == (why, way)
    assert free.tooltip == f"Build for free: power of your wonder, {why}"
    offer = shown.table.offers[STABLES]
    assert hand_words(shown, STABLES).endswith(f"for free: power of your wonder, {why}.")
    tag = offer_tag(shown, offer)
    assert (tag.items[0], tag.words) == (way, mark)


def test_the_power_of_the_first_edition_is_told_once_per_age(first: Classic) -> None:
    shown = shown_of(olympia(first, "A", 2, coins=0))
    free = next(choice for choice in choices(shown, STABLES) if choice.key == FREE)
    assert (free.note, free.icon) == ("once per Age", "free_build")
    assert offer_tag(shown, shown.table.offers[STABLES]).words == "free: your wonder"


@pytest.mark.parametrize(
    ("way", "when", "note"),
    [
        (Way.FREE_COLOUR, DAY, "Your city has no structure of this colour yet."),
        (Way.FREE_FIRST, NIGHT_FIRST, "Only the first card of each Age is free."),
        (Way.FREE_LAST, NIGHT_LAST, "Only the card of the last turn of each Age is free."),
    ],
)
def test_paying_comes_after_a_power_that_loses_nothing(
    second: Classic, way: Way, when: tuple[str, int], note: str
) -> None:
    table = table_of(olympia(second, *when))
    found = payment_options(table, STABLES, Use.BUILD)
    assert [option.command.way for option in found][:2] == [way, Way.COST]
    assert found[0].note == note
    assert main_action(shown_of(olympia(second, *when)), STABLES) == FREE


def test_a_power_that_is_spent_by_it_comes_after_paying(first: Classic) -> None:
    shown = shown_of(olympia(first, "A", 2))
    found = payment_options(shown.table, STABLES, Use.BUILD)
    assert (found[0].command.way, found[-1].command.way) == (Way.COST, Way.FREE_BUILD)
    assert found[-1].note == "This uses up the power for this Age."
    assert main_action(shown, STABLES) == "build"
    price = offer_tag(shown, shown.table.offers[STABLES]).items[0]
    assert isinstance(price, int)
    assert price > 0


def double_click(page: TablePage) -> None:
    QTest.mouseClick(page.view.viewport(), LEFT, pos=card_at(page))
    QTest.mouseDClick(page.view.viewport(), LEFT, pos=card_at(page))


def drag_to_the_city(page: TablePage) -> None:
    viewport, start = page.view.viewport(), card_at(page)
    columns = page.scene.place_of(Columns())
    assert columns is not None
    end = page.view.mapFromScene(columns.center())
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * step / 5)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def pick_and_enter(page: TablePage) -> None:
    page.scene.select(index_of_stables(page))
    QTest.keyClick(page.view, Qt.Key.Key_Return)


def index_of_stables(page: TablePage) -> int:
    return page.scene.parts.hand.cards.index(STABLES)


def card_at(page: TablePage) -> QPoint:
    rect = page.scene.place_of(HandCard(index_of_stables(page)))
    assert rect is not None
    return page.view.mapFromScene(rect.left() + rect.width() * 0.25, rect.center().y())


@pytest.mark.parametrize("gesture", [double_click, drag_to_the_city, pick_and_enter])
def test_no_coins_are_spent_where_a_power_would_do(
    page: TablePage, second: Classic, gesture: Callable[[TablePage], None]
) -> None:
    given: list[object] = []
    page.commanded.connect(given.append)
    page.show_table(table_of(olympia(second, *DAY)))
    gesture(page)
    assert given == [build(0, "stables", Way.FREE_COLOUR)]


def test_no_neighbour_is_marked_as_seller_of_what_a_power_gives(
    page: TablePage, first: Classic, second: Classic
) -> None:
    for game, buying in ((first, True), (second, False)):
        page.show_table(table_of(olympia(game, *DAY)))
        page.scene.select(index_of_stables(page))
        found = page.scene.foresight.shown
        assert found is not None
        assert bool(found.received) is buying
        marked = page.scene.foresight.marks.places
        sellers = [page.scene.place_of(Sells(seat)) for seat in (1, 2)]
        assert any(seller in marked for seller in sellers) is buying


@pytest.mark.parametrize(
    ("way", "when", "told"),
    [
        (Way.FREE_COLOUR, DAY, "built Stables for free: new colour"),
        (Way.FREE_FIRST, NIGHT_FIRST, "built Stables for free: first card"),
        (Way.FREE_LAST, NIGHT_LAST, "built Stables for free: last card"),
    ],
)
def test_the_log_tells_why_a_structure_was_free(
    second: Classic, way: Way, when: tuple[str, int], told: str
) -> None:
    position = olympia(second, *when)
    events = position.turn(build(0, "stables", way))
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:3])
    lines = [sentence(event, seats, 0) for event in events]
    assert told in [line[2] for line in lines if line is not None]


def test_the_prompt_of_babylon_by_night_speaks_of_the_seventh_card(
    page: TablePage, second: Classic
) -> None:
    places = [Place("babylon", "B", stages=1), Place("rhodes"), Place("giza")]
    position = Scenario(second, places, age=1, turn=6)
    position.turn()
    page.ask(table_of(position))
    assert isinstance(page.overlay, PaymentPanel)
    assert not page.overlay.closable
    assert "The seventh card" in page.overlay.texts


# --- marks and sentences --------------------------------------------------------------------


def test_each_power_has_a_mark_of_its_own_that_help_explains(
    first: Classic, second: Classic
) -> None:
    marks = {}
    for game in (first, second):
        for board in game.rules.catalogue.boards.values():
            for step in board.stages:
                for effect in step.effects:
                    (said,), row = effect_sentences([effect]), tokens([effect])
                    if len(row) == 1 and row[0].kind == "icon":
                        marks.setdefault(row[0].icons[0], set()).add(said)
    powers = {"free_build", "free_colour", "free_first", "free_last", "play_last"}
    assert powers <= marks.keys()
    assert all(len(marks[power]) == 1 for power in powers)
    signs = [sign for *_, column in legend() for _, section in column for sign in section]
    explained = {icon for icons, _ in signs for icon in icons}
    assert powers <= explained


@pytest.mark.painted
def test_the_marks_of_free_ways_differ_at_twenty_pixels_without_colour(art: Art) -> None:
    grey = [
        art.icon(way, 20).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        for way in (Way.FREE_BUILD, Way.FREE_COLOUR, Way.FREE_FIRST, Way.FREE_LAST)
    ]
    for number, one in enumerate(grey):
        for other in grey[:number]:
            assert differing(one, other) > 60


def differing(one: QImage, other: QImage) -> int:
    """Pixels whose lightness is plainly another."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 40
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("ludus", ["in your city.", "At the end of the game"]),
        ("decorators_guild", ["if your whole wonder is built."]),
        ("castrum", ["in every military conflict."]),
        ("well", ["Worth 3 victory point(s)."]),
    ],
)
def test_cards_of_the_second_edition_are_told_in_words(
    second: Classic, card: str, words: list[str]
) -> None:
    said = " ".join(effect_sentences(second.rules.catalogue.cards[CardId(card)].effects))
    assert all(part in said for part in words)
