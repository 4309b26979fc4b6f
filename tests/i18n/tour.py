"""A walk through everything the window can show, which reads every word on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextFormat
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QTextEdit,
    QWidget,
)

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.boxes import table_parts
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.shipped import shipped
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.commands import Prompt as ArchitectsPrompt
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options as HouseValues
from sevenwonders_qt.games.architects.scenario import Place as Seated
from sevenwonders_qt.games.architects.scenario import Scenario as Laid
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.events import ConflictResolved
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scenario import Place, Scenario, pick, stage
from sevenwonders_qt.games.classic.scoring import explained
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.architects import history as architects_history
from sevenwonders_qt.models.architects import log as architects_log
from sevenwonders_qt.models.architects import terms as architects_terms
from sevenwonders_qt.models.architects.choices import groups
from sevenwonders_qt.models.architects.table import architects_table
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.manual import manual_folder
from sevenwonders_qt.models.new_match import (
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    new_match,
)
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.board_draft import BoardDraft
from sevenwonders_qt.models.shown.history import points_by_turn
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_words import CLASSIC
from sevenwonders_qt.models.shown.table import Table, table_for
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.models.words.terms import card_name, with_free_city
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.ages import ConflictBanner
from sevenwonders_qt.views.table.discard_prompt import DiscardPrompt
from sevenwonders_qt.views.table.enlarged import CardZoom
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.payment import PaymentPanel
from tests import fullest
from tests.app.other_keys import button_of
from tests.i18n.cities_stops import OF_CITIES, cities_stops
from tests.i18n.drills_stops import drills_stops
from tests.i18n.edifice_stops import TOLD, edifice_stops
from tests.i18n.encyclopaedia_stops import encyclopaedia_stops
from tests.i18n.language import Speak
from tests.i18n.leaders_stops import OF_LEADERS, leaders_stops
from tests.i18n.lessons_stops import lessons_stops
from tests.i18n.pack_stops import TOLD as TOLD_OF_PACK
from tests.i18n.pack_stops import pack_stops
from tests.i18n.replay_stops import replay_stops
from tests.i18n.review_stops import advice_words, review_stops, review_table_words
from tests.i18n.rules_stops import rules_stops
from tests.i18n.saves_stops import saves_stops
from tests.i18n.saving_stops import saving_stops
from tests.i18n.score_pad_stops import score_pad_stops
from tests.i18n.statistics_stops import restart_stops, statistics_stops, table_words
from tests.i18n.taking_back_stops import taking_back_stops
from tests.sources import sources

NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elena", "Fabio", "Gabi")
STILL = Settings(reduced_motion=True)
"""Words are read, not movements."""

Kind = TypeVar("Kind", bound=Overlay)
Part = Callable[[], Iterator[None]]
GOODS = ("foundry", "ore_vein", "brickyard", "clay_pool", "press_age1", "glassworks_age1")


class Reader:
    """Notes every text that is drawn or that a widget says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # The lists alone: a canvas kept would keep its painter beyond what it paints on.
        self._drawn: list[list[str]] = []
        self.texts: set[str] = set()
        self.beyond: set[tuple[str, str]] = set()
        """Panels and what lies in part outside of them, by their keys."""
        begin = Canvas.__init__

        def noted(canvas: Canvas, *arguments: object, **options: object) -> None:
            begin(canvas, *arguments, **options)  # type: ignore[arg-type]
            self._drawn.append(canvas.texts)

        monkeypatch.setattr(Canvas, "__init__", noted)

    def read(self, window: QWidget, *pages: TablePage | ArchitectsPage) -> None:
        """Draw the window and note all it says."""
        for widget in _shown(window):
            self.texts.update(_said_by(widget))
        self.draw(window, *pages)

    def draw(self, window: QWidget, *pages: TablePage | ArchitectsPage) -> None:
        """Draw the window and note what is drawn."""
        page = next((page for page in pages if page.isVisible()), None)
        if page is not None:
            for item in page.scene.items():
                if isinstance(item, Panel) and item.isVisible():
                    self.texts.update((*item.texts, item.name(), item.about()))
                    for spot in item.spots:
                        self.texts.update((spot.tooltip, spot.accessible_name))
                    self.beyond |= set(_beyond(item))
        else:
            window.grab()
        self.texts.update(*self._drawn)
        self._drawn.clear()  # nothing is being drawn between two looks

    def taken(self) -> set[str]:
        """What was noted; only what is drawn and said from now on counts then."""
        self._drawn.clear()
        texts, self.texts = self.texts, set()
        return texts


def _shown(widget: QWidget) -> Iterator[QWidget]:
    """It and all within it, without what is hidden: most pages are."""
    yield widget
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow() and not child.isHidden():
            yield from _shown(child)


def _beyond(panel: Panel) -> Iterator[tuple[str, str]]:
    room = panel.rect.adjusted(-2, -2, 2, 2)  # of pixels that are only in part its own
    return ((type(panel).__name__, s.key) for s in panel.spots if not room.contains(s.rect))


def _said_by(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    yield widget.windowTitle()
    if isinstance(widget, QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLabel):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QTextEdit):
        yield from _own_words(widget)
    if isinstance(widget, QTableView):
        yield from _in_cells(widget)
    if isinstance(widget, QComboBox):
        for number in range(widget.count()):
            yield widget.itemText(number)


def _in_cells(table: QTableView) -> Iterator[str]:
    shown, model = Qt.ItemDataRole, table.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            for role in (shown.AccessibleTextRole, shown.AccessibleDescriptionRole):
                yield str(index.data(role))


def _own_words(article: QTextEdit) -> Iterator[str]:
    """What stands above the first line drawn across; below it licences stand as they came."""
    block = article.document().begin()
    while block.isValid():
        yield block.text()
        if block.blockFormat().hasProperty(QTextFormat.Property.BlockTrailingHorizontalRulerWidth):
            return
        block = block.next()


class Tour:
    """The window, and the stops where one looks at it.

    Each of `side_by_side` and `alone` is for a tour of its own.
    """

    def __init__(self, reader: Reader, speak: Speak, logged: Sequence[Event] = ()) -> None:
        """``logged`` is what another tour has seen happen; the log is to speak of it, too."""
        self.reader, self._speak = reader, speak
        self.logged = [*logged]
        self.game = Classic.first_edition()
        self.second = Classic.second_edition()
        self.two = Classic.of(DEFAULT, 2)
        art = Art(resource_path("art"))
        self.page = TablePage(art, boxes=table_parts())
        self.page.speed = 0  # words are read, not movements
        # A card still on its way up would be painted with its old words while the language changes.
        self.page.reduced = True
        self.architects = Architects.with_options()
        self.other = ArchitectsPage(art)
        pages = sources(shipped, table_parts)
        self.window = MainWindow(art, pages, "1.0")
        self.window.use_table(self.other)
        self.window.use_table(self.page)
        self.page.reduced = True  # else a card is still on its way when the language changes
        self.window.apply(STILL)
        self.window.show()

    def close(self) -> None:
        """Take the window away: it would follow every change of language."""
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def side_by_side(self, languages: Sequence[str]) -> dict[str, set[str]]:
        """Visit pages and tables; returns what was read in each language.

        They are drawn in English first, so that a drawing kept from before would be noticed.
        """
        seen: dict[str, set[str]] = {language: set() for language in languages}
        for part in self._pages_and_tables():
            self._speak("en")
            for _ in part():
                self.reader.draw(self.window, self.page, self.other)
                QApplication.processEvents()
                for language in languages:
                    self.reader.taken()
                    self._speak(language)
                    self.reader.read(self.window, self.page, self.other)
                    seen[language] |= self.reader.taken()
                self._speak("en")
        return seen

    def alone(self, language: str) -> set[str]:
        """Visit what is opened in the language, as what lies over a table is; returns the texts."""
        return self._read_in(language, self._opened())

    def whole(self, language: str) -> set[str]:
        """Visit everything in one language; returns the texts."""
        return self._read_in(language, (*self._pages_and_tables(), *self._opened()))

    def _read_in(self, language: str, parts: Iterable[Part]) -> set[str]:
        self._speak(language)
        self.reader.taken()
        for part in parts:
            for _ in part():
                self.reader.read(self.window, self.page, self.other)
        words = {*self._told(), *table_words(), *review_table_words(), *advice_words()}
        return self.reader.taken() | words

    # The stops ----------------------------------------------------------------------------

    def _pages_and_tables(self) -> Sequence[Part]:
        """What follows a change of the language while it is shown."""
        return (
            *(self._pages, self._statistics, self._score),
            *(self._tables, self._architects, self._replay),
        )

    def _opened(self) -> Sequence[Part]:
        return (
            *(self._prompts, self._looking, self._set_ups, self._edifices, self._leaders),
            self._wonder_pack,
            self._cities,
            self._score_pad,
            *(self._own_keys, self._taking_back, self._saves, self._rules, self._restart),
            *(self._review, self._drills),
        )

    def _pages(self) -> Iterator[None]:
        window = self.window
        window.home.set_match(
            "classic", Outline(2, 3, (CityOutline("alexandria", "A", 1, 3, {}),) * 4)
        )
        window.show_home()
        yield
        window.home.set_match("architects", Outline(0, 5, (CityOutline("giza", "", 1, 5, {}),) * 3))
        yield
        window.home.promise_match()
        yield
        window.show_set_up("architects")
        yield
        window.set_up_page("architects").fold.button.click()
        yield
        levels = map(Player, ("expert", "casual:builder", "skilled:scholar", "master:general"))
        characters = tuple(
            SeatWish(name, level) for name, level in zip(NAMES, levels, strict=False)
        )
        look = HouseValues(look_public=True)
        window.set_up_page("architects").set_table(ArchitectsWish(characters, options=look))
        yield
        window.set_up_page("architects").fold.button.click()
        window.visit(window.settings_page)
        yield
        for game in GAMES:
            window.show_home()
            window.help.show_game(game)
            window.show_help()
            yield
        if manual_folder() != "en":
            window.visit(window.manual)
            for number in range(len(window.manual.pages)):
                window.manual.list.go_to(number)
                yield
        window.visit(window.about)
        for number in range(len(window.about.parts)):
            window.about.list.go_to(number)
            yield
        people = [SeatWish("", Player.PERSON, "giza", "A"), SeatWish("", Player.PERSON)]
        levels = map(Player, ("rules", "beginner:builder", "skilled:scholar", "master:merchant"))
        others = [SeatWish(name, level) for name, level in zip(NAMES, levels, strict=False)]
        window.apply(replace(STILL, seats=(*people, *others), pace="slow"))
        window.show_set_up("classic")
        yield
        levels = map(Player, ("expert", "casual:general", *("rules",) * 5))
        window.apply(replace(STILL, seats=tuple(map(SeatWish, NAMES, levels))))
        yield

    def _own_keys(self) -> Iterator[None]:
        """Every list of keys that can be changed, and every answer to a key."""
        window = self.window
        window.visit(window.keys_page)
        page = window.keys_page
        for number in range(len(page.list.lines())):
            page.list.go_to(number)
            yield
        for name, key in (
            *(("build", "D"), ("build", "Esc"), ("build", ""), ("build", "Alt+F4")),
            ("new_pad", "Q"),
        ):
            button = button_of(page, name)
            button.click()
            yield
            button.setChecked(False)
            button.struck.emit(key)
            yield

    def _set_ups(self) -> Iterator[None]:
        """Every way to set up a table, and what the players are asked before the deal."""
        window = self.window
        people = tuple(SeatWish(name, Player.PERSON) for name in NAMES)
        second, learning = Options(Edition.SECOND), Options(one_by_one=True)
        tables = (
            TableWish(people[:2], BoardWish("giza", "A")),
            TableWish(people[:3], wonders=Wonders.DRAFTED, sides=Sides.CHOSEN, options=second),
            TableWish(people[:4], options=replace(learning, copied_guild_counts=False)),
        )
        for table in tables:
            window.apply(STILL.with_table(table))
            window.show_set_up("classic")
            yield
            window.set_up_page("classic").fold.button.click()
            yield
            window.set_up_page("classic").fold.button.click()
        for game in (self.game, self.second):
            asked = replace(tables[1], options=game.options)
            draft = BoardDraft.of(new_match(asked, NAMES[:3], "1"), game.rules.catalogue.wonders)
            while (question := draft.question) is not None:
                window.show_draft(draft, game.rules.catalogue)
                yield
                draft = draft.answered(question.choices[-1])
        window.show_score()
        window.score.seed_button.click()
        yield

    def _edifices(self) -> Iterator[None]:
        yield from edifice_stops(self.window, self.page)
        self.logged += TOLD

    def _leaders(self) -> Iterator[None]:
        happened = list[Event]()
        yield from leaders_stops(self.window, self.page, happened)
        self.logged += [event for event in happened if isinstance(event, OF_LEADERS)]

    def _wonder_pack(self) -> Iterator[None]:
        yield from pack_stops(self.window, self.page)
        self.logged += TOLD_OF_PACK

    def _cities(self) -> Iterator[None]:
        happened = list[Event]()
        yield from cities_stops(self.window, self.page, happened)
        self.logged += [event for event in happened if isinstance(event, OF_CITIES)]

    def _taking_back(self) -> Iterator[None]:
        table = Staged(self.game, 3, "back", (2, 2)).table("Ana")
        yield from taking_back_stops(self.window, self.page, table)

    def _score_pad(self) -> Iterator[None]:
        yield from score_pad_stops(self.window)

    def _replay(self) -> Iterator[None]:
        yield from replay_stops(self.window)

    def _review(self) -> Iterator[None]:
        yield from review_stops(self.window)

    def _drills(self) -> Iterator[None]:
        table = Staged(self.game, 3, "back", (2, 2)).table("Ana")
        yield from drills_stops(self.window, self.page, table)

    def _saves(self) -> Iterator[None]:
        yield from saves_stops(self.window)
        yield from saving_stops(self.window)

    def _rules(self) -> Iterator[None]:
        yield from rules_stops(self.window)
        yield from lessons_stops(self.window)
        yield from encyclopaedia_stops(self.window)

    def _statistics(self) -> Iterator[None]:
        yield from statistics_stops(self.window)

    def _restart(self) -> Iterator[None]:
        yield from restart_stops(self.window)

    def _score(self) -> Iterator[None]:
        window = self.window
        window.show_score()
        played = (
            (self.game, 3, "1"),
            (self.game, 4, "2"),
            (self.second, 7, "3"),
            (self.two, 2, "4"),
        )
        for game, players, seed in played:
            staged = Staged(game, players, seed, None)
            cities, result = staged.state.cities, staged.state.result
            found = explained(game.rules, cities)
            assert result is not None
            people = [SeatInfo(name, Player.PERSON) for name in NAMES[:players]]
            window.score.show_result(
                Finished(
                    with_free_city(people, len(cities)),
                    [(city.wonder, city.side) for city in cities],
                    found,
                    result.winners,
                    points_by_turn(game, staged.events),
                    game.rules.catalogue.side_names,
                    seed="NILO-1234-ROSA",
                    hints=(3, 1),
                    words=CLASSIC,
                )
            )
            yield
            for category in dict.fromkeys(line.category for line in found[0].lines):
                window.score.grid.asked.emit(0, category)
                yield

    def _tables(self) -> Iterator[None]:
        self.window.show_table()
        first = [(self.game, 3, 1, 1), (self.game, 4, 2, 3), (self.game, 7, 2, 6)]
        second = [(self.second, 5, 3, 4), (self.second, 7, 1, 2)]
        for game, players, age, turn in first + second:
            staged = Staged(game, players, f"{players}", (age, turn))
            table = staged.table("Ana")
            self.page.show_table(table)
            for number in range(len(table.view.hand)):
                self.page.scene.select(number)
                yield
        yield from self._two_lanes()
        for players, boxes in ((4, ()), (7, fullest.EDIFICE)):
            full = fullest.classic_table(players, fullest.FULL_HAND, boxes=boxes, names=NAMES)
            self.page.show_table(full)
            for number in range(0, len(full.view.hand), 3):
                self.page.scene.select(number)
                yield
        for use in Use:
            yield from self._chosen(4, 2, 3, use)
        self.page.scene.toggle_log()
        yield
        self.page.scene.toggle_log()
        self.window.menu.set_seed("NILO-1234-ROSA")
        self.window.open_menu()
        yield
        self.window.menu.hide()
        self.window.show_message("…")
        yield
        self.window.message.dismiss()

    def _architects(self) -> Iterator[None]:
        """The table of Architects in the course of matches, in odd positions, and its score."""
        self.window.use_table(self.other)
        self.window.show_table()
        self.other.show_table(fullest.architects_table_of(7, NAMES))
        yield
        for players in (2, 4, 7):
            for turn in (6, 11):
                prompt = ArchitectsPrompt.ACT if turn == 11 else ArchitectsPrompt.TAKE
                staged = StagedArchitects(self.architects, players, f"{players}", turn, prompt)
                table = staged.table("Ana")
                self.other.show_table(table)
                self.other.scene.announce(staged.events[-20:])
                yield
                for seat in (0, players - 1):
                    self.other.enlarge(seat)
                    yield
                    self._close_overlay()
            self.other.read_discards()
            yield
            self._close_overlay()
        for laid in self._laid():
            for shared in (False, True) if laid.state.searched else (False,):
                seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:4])
                view = self.architects.view_for(laid.state, 0)
                rules = self.architects.rules
                table = architects_table(rules, view, seats, laid.log, shared=shared)
                self.other.show_table(table)
                yield
                for group in groups(table.view.legal):
                    if len(group) > 1:
                        self.other.scene.choose(group)
                        yield
        self.window.show_score()
        for seed in ("1", "2"):
            staged = StagedArchitects(self.architects, 4, seed, None)
            result = architects_history.result_of(
                staged.game, staged.seats("Ana"), staged.state, staged.events
            )
            self.window.score.show_result(result)
            for seat in range(2):
                for row in Category:
                    self.window.score.grid.asked.emit(seat, row)
                    yield
        self.window.use_table(self.page)

    def _close_overlay(self) -> None:
        if self.other.overlay is not None:
            self.other.overlay.close()

    def _laid(self) -> Iterator[Laid]:
        """Positions of Architects that matches seldom bring."""
        others = [Seated(wonder) for wonder in ("rhodes", "ephesus", "giza")]
        tokens = ("science", "economy", "tactics")
        for first in (
            Seated("halicarnassus", ["wood"], [1], tokens[:1], deck=["wood"]),
            Seated("olympia", ["wood"], [1], tokens, deck=["wood"]),
            Seated("alexandria", ["wood", "coin"], [1], tokens[1:2], deck=["wood"]),
            Seated("babylon", ["wood"], [1], deck=["wood"]),
        ):
            laid = Laid(self.architects, [first, *others], cat=0)
            yield laid
            laid.take("left")
            yield laid
            laid.build(2, "wood", "wood")
            yield laid
            if first.wonder == "halicarnassus":
                laid.look("right", "2")
                yield laid
        few = Seated("babylon", ["gear", "wood", "stone", "coin"], tokens=tokens, deck=["gear"])
        laid = Laid(self.architects, [few, *others], peace=1)
        yield laid
        laid.take("left")
        yield laid

    def _two_lanes(self) -> Iterator[None]:
        """Turns of two players, with the one who decides for the Free City and with the other."""
        for age, turn in ((1, 1), (1, 2), (2, 3), (3, 6)):
            staged = Staged(self.two, 2, "2", (age, turn))
            for seat in (0, 1):
                table = _seen_by(staged.game, staged.state, seat)
                self.page.show_table(table)
                for number in range(len(table.view.hand)):
                    self.page.scene.select(number)
                    yield
        for position in (_poor(self.two, "baths"), _poor(self.two, "guard_tower")):
            self.page.show_table(_seen_by(self.two, position.state, 0))
            for number in range(3):
                self.page.scene.switch(1)
                self.page.scene.select(number)
                yield
            free = next(c for c in position.legal(2) if isinstance(c, Play))
            position.play(free)
            self.page.show_table(_seen_by(self.two, position.state, 0))
            yield
            position.play(next(c for c in position.legal(0) if isinstance(c, Play)))
            self.page.show_table(_seen_by(self.two, position.state, 0))
            yield
            self.logged += position.log
        for built, stages in ((("sawmill",), 2), (("scriptorium", "stone_pit", "quarry"), 0)):
            places = [
                Place("giza", hand=["courthouse", "walls"]),
                Place("rhodes"),
                Place("olympia", built=built, stages=stages),
            ]
            position = Scenario(self.two, places, age=2, turn=1)
            self.page.show_table(_seen_by(self.two, position.state, 0))
            for number in (0, 1):
                self.page.scene.select(number)
                yield

    def _free_citys_prompts(self) -> Iterator[None]:
        """What is asked on the Free City's behalf."""
        sold = ["ore_vein", "clay_pool", "stone_pit"]
        ways = (
            Place("ephesus", built=["lumber_yard"], coins=8),
            Place("ephesus", built=["apothecary"], coins=0),
            Place("olympia", built=["sawmill", "stables"], stages=3, coins=0),
            Place("olympia", built=["lumber_yard", "sawmill"], stages=2, coins=8),
        )
        for place in ways:
            self.page.clear()
            others = [Place("giza", hand=["stables"], built=sold), Place("rhodes", built=sold[1:2])]
            position = Scenario(self.two, [*others, place], age=2, turn=1)
            table = _seen_by(self.two, position.state, 0)
            self.page.show_table(table)
            self.page.scene.select(table.view.hand.index(CardId("stables")))
            yield
            free = table.of_free_city()
            assert free is not None
            if free.offers[CardId("stables")].possible:
                self.page.scene.payment_wanted.emit(Use.BUILD, CardId("stables"), "")
                yield from self._uses(self._overlay(PaymentPanel))
        self.page.clear()
        babylon = Place("babylon", "B", built=[*GOODS, "loom_age1"], stages=3, hand=["press_age2"])
        position = Scenario(self.two, [Place("giza"), Place("rhodes"), babylon], age=2, turn=6)
        position.play(position.legal(2)[0])
        position.turn()
        decider = self.two.player_of(position.state, 2)
        self.page.ask(_seen_by(self.two, position.state, decider))
        yield from self._uses(self._overlay(PaymentPanel))
        self.page.clear()
        tomb = Place("halicarnassus", "A", built=[*GOODS, "loom_age1", "altar"], stages=1)
        others = [Place("giza", hand=["stockade"], built=["barracks"]), Place("rhodes")]
        pile = ("baths", "altar", "guard_tower", "training_ground")
        position = Scenario(self.two, [*others, tomb], age=2, turn=3, discards=pile)
        position.turn(stage(2, "stockade"))
        self.page.ask(_seen_by(self.two, position.state, self.two.player_of(position.state, 2)))
        prompt = self._overlay(DiscardPrompt)
        for card in prompt.cards:
            prompt.pick(card)
            yield
        self.page.clear()

    def _chosen(self, players: int, age: int, turn: int, use: Use) -> Iterator[None]:
        """The first card that can be put to this use has been chosen."""
        staged = Staged(self.game, players, f"{players}", (age, turn))
        legal = self.game.legal(staged.state, 0)
        found = [c for c in legal if isinstance(c, Play) and c.use is use]
        if found:
            self.game.step(staged.state, found[0], FixedChance())
            self.page.show_table(staged.table("Ana"))
            yield

    def _prompts(self) -> Iterator[None]:
        self.window.show_table()
        yield from self._payments()
        for discards in (("baths", "barracks", "tavern", "apothecary"), ("altar", "foundry")):
            self.page.clear()
            position = _mausoleum(self.game, *discards)
            self.page.ask(self._seen(position))
            prompt = self._overlay(DiscardPrompt)
            for card in prompt.cards:
                prompt.pick(card)
                yield
            position.turn(pick(0, None))
            self.logged += position.log
        self.page.clear()
        babylon = Scenario(
            self.game, [Place("babylon", "B", built=GOODS, stages=2), *_OTHERS], age=1, turn=6
        )
        babylon.turn()
        self.page.ask(self._seen(babylon))
        yield from self._uses(self._overlay(PaymentPanel))
        self.logged += babylon.log
        yield from self._free_ways()
        yield from self._free_citys_prompts()

    def _free_ways(self) -> Iterator[None]:
        """Each power of the second edition that builds for nothing, used once."""
        held = Scenario(self.second, [_olympia("A"), *_OTHERS], age=2, turn=2)
        first = Scenario(self.second, [_olympia("B"), *_OTHERS], age=2, turn=1)
        last = Scenario(self.second, [_olympia("B"), *_OTHERS], age=2, turn=6)
        for position in (held, first, last):
            self.page.clear()
            table = self._seen(position)
            self.page.show_table(table)
            self.page.scene.select(table.view.hand.index(CardId("walls")))
            yield
            self.page.scene.payment_wanted.emit(Use.BUILD, CardId("walls"), "")
            self._overlay(PaymentPanel)
            yield
            command = table.offers[CardId("walls")].free_build
            assert command is not None
            position.turn(command)
            self.logged += position.log

    def _payments(self) -> Iterator[None]:
        sold = ("ore_vein", "clay_pool")
        ways = (
            Place("alexandria", hand=["stables"], coins=6, built=["lumber_yard"]),
            Place("olympia", hand=["stables"], coins=6, built=["lumber_yard", "sawmill"], stages=2),
            Place("giza", hand=["stables"], coins=6, built=["apothecary"], stages=3),
            Place("giza", hand=["stables"], coins=0, built=["stables"]),
        )
        for place in ways:
            self.page.clear()
            others = [Place("rhodes", built=sold), Place("ephesus", built=sold)]
            if "stables" in place.built:
                others = [Place("rhodes", built=["barracks"]), Place("ephesus")]
            table = self._seen(Scenario(self.game, [place, *others], age=2, turn=2))
            self.page.show_table(table)
            self.page.scene.select(table.view.hand.index(CardId("stables")))
            yield
            if table.offers[CardId("stables")].payments:
                self.page.scene.payment_wanted.emit(Use.BUILD, CardId("stables"), "")
                yield from self._uses(self._overlay(PaymentPanel))

    def _uses(self, payment: PaymentPanel) -> Iterator[None]:
        for use in Use:
            payment.turn_to(use)
            yield

    def _looking(self) -> Iterator[None]:
        self.window.show_table()
        table = Staged(self.game, 7, "9", (3, 3)).table("Ana")
        for cities in (table, Staged(self.second, 7, "9", (3, 3)).table("Ana")):
            for seat in range(7):
                self.page.clear()
                self.page.show_table(cities)
                self.page.enlarge(seat)
                yield
        for card in table.view.hand:
            self.page.clear()
            self.page.show_table(table)
            self.page.enlarge(card)
            self._overlay(CardZoom)
            yield
        scene = self.page.scene
        for describe in (scene.describe_own, scene.describe_neighbours, scene.describe_hand):
            self.page.clear()
            self.page.show_table(table)
            describe()
            yield
        self.page.clear()
        for game in (self.game, self.second):
            self.page.clear()
            self.page.call(Staged(game, 3, "9", (2, 3)).table("Bruno"))
            yield
        self.page.clear()
        yield from self._conflicts()

    def _conflicts(self) -> Iterator[None]:
        for age in (2, 3):
            staged = Staged(self.game, 5, "5", (age, 1))
            self.page.show_table(staged.table("Ana"))
            scene = self.page.scene
            assert scene.shown is not None
            fought = [event for event in staged.events if isinstance(event, ConflictResolved)][-5:]
            banner = ConflictBanner(scene.style, scene.shown, fought)
            self.page.open(banner)  # as the animator does after an Age
            yield
            self.page.clear()

    # What is told without being drawn here ------------------------------------------------

    def _told(self) -> Iterator[str]:
        """The log of whole matches, and every name and effect of either edition in words."""
        seats = tuple(SeatInfo(name, Player.RULES) for name in NAMES)
        for players in (3, 5, 7):
            self.logged += Staged(self.game, players, "log", None).events
        self.logged += Staged(self.two, 2, "log", None).events
        for event in self.logged:
            told = sentence(event, seats, 0)
            yield told[2] if told is not None else ""
        for game in (self.game, self.second):
            catalogue = game.rules.catalogue
            for card in catalogue.cards.values():
                yield card_name(card.id)
                yield from effect_sentences(card.effects)
            for board in catalogue.boards.values():
                for step in board.stages:
                    yield from effect_sentences(step.effects)

        for players in (2, 4, 7):
            staged = StagedArchitects(self.architects, players, "log", None)
            for event in staged.events:
                line = architects_log.sentence(event, seats, 0)
                yield line[2] if line is not None else ""
        catalogue_of_architects = self.architects.rules.catalogue
        for kind in catalogue_of_architects.cards:
            yield architects_terms.kind_name(kind)
        for token in catalogue_of_architects.tokens:
            yield architects_terms.token_name(token)
            yield architects_terms.token_effect(token)

    def _overlay(self, kind: type[Kind]) -> Kind:
        overlay = self.page.overlay
        assert isinstance(overlay, kind)
        return overlay

    def _seen(self, position: Scenario) -> Table:
        seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[: len(position.state.cities)])
        game = position.game
        return table_for(game.rules, game.view_for(position.state, 0), seats, ())


_OTHERS = (Place("rhodes", built=["guard_tower"]), Place("giza"))


def _people(players: int) -> list[SeatInfo]:
    return [SeatInfo(name, Player.RULES) for name in NAMES[:players]]


def _seen_by(game: Classic, state: State, seat: Seat) -> Table:
    """The table of a match of two as this player sees it."""
    view = game.view_for(state, seat)
    free = game.view_for(state, 2) if view.deciders[2] == seat else None
    return table_for(game.rules, view, with_free_city(_people(2), 3), (), free)


def _poor(game: Classic, drawn: str) -> Scenario:
    """The Free City has no coins and makes stone alone."""
    places = [
        Place("olympia", hand=["stockade", "barracks"]),
        Place("rhodes"),
        Place("giza", hand=[drawn], coins=0),
    ]
    return Scenario(game, places, age=1, turn=6)


def _olympia(side: str) -> Place:
    return Place("olympia", side, hand=["walls"], built=["sawmill"], stages=2)


def _mausoleum(game: Classic, *discards: str) -> Scenario:
    built = [*GOODS, "loom_age1", "altar"]
    first = Place("halicarnassus", hand=["stockade"], built=built, stages=1)
    position = Scenario(game, [first, *_OTHERS], age=2, turn=3, discards=discards)
    position.turn(stage(0, position.city(0).hand[0]))
    return position


class Phrases:
    """Phrases to be found in texts as whole words, whatever stands for their placeholders.

    A text is only matched against the phrases of which it has every word: matching all of them
    with all texts took minutes.
    """

    def __init__(self, phrases: Iterable[str]) -> None:
        self._by_word: dict[str, list[tuple[frozenset[str], str, re.Pattern[str]]]] = {}
        for phrase in set(phrases):
            parts = re.split(r"\{[^{}]*\}|%n", phrase)
            # A word beside a placeholder may run on in what stands for it ("{n}s").
            words = [
                word
                for number, part in enumerate(parts)
                for word in _whole_words(part, number > 0, number < len(parts) - 1)
            ]
            pattern = r"(?<!\w)" + r".+?".join(map(re.escape, parts)) + r"(?!\w)"
            kept = self._by_word.setdefault(max(words, key=len, default=""), [])
            kept.append((frozenset(words), phrase, re.compile(pattern, re.IGNORECASE)))

    def found_in(self, *texts: str) -> set[str]:
        """The phrases that stand in one of the texts, in any case of letters."""
        found = set[str]()
        for text in texts:
            words = {"", *_WORD.findall(text.lower())}
            found |= {
                phrase
                for word in words
                for needed, phrase, pattern in self._by_word.get(word, ())
                if phrase not in found and needed <= words and pattern.search(text)
            }
        return found


_WORD = re.compile(r"\w+")


def _whole_words(part: str, follows: bool, precedes: bool) -> list[str]:
    """Lower-case words of a piece of a phrase, less those that touch a placeholder."""
    return [
        found.group().lower()
        for found in _WORD.finditer(part)
        if not (follows and found.start() == 0) and not (precedes and found.end() == len(part))
    ]
