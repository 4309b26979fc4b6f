"""Eight players: a game of seven with seven black cards for each Age, only with Cities."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.classic.effects import BLACK, Colour
from sevenwonders_qt.games.classic.events import AgeBegan, TurnBegan
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NAMES, NewMatch, Wonders
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.views.kit.button import SmallTile
from sevenwonders_qt.views.pages.draft import DraftPage
from sevenwonders_qt.views.table.enlarged import Enlarged
from tests.app.person import Keyboard, Window
from tests.cities.positions import BOX

EIGHT = tuple(
    SeatInfo(name, Player.RULES if seat else Player.PERSON) for seat, name in enumerate(NAMES)
)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("more", [(), ("leaders", "wonder_pack")])
def test_eight_get_the_cards_of_seven_and_seven_black_ones(
    edition: Edition, more: tuple[str, ...]
) -> None:
    game = BOX.classic(Options(edition, expansions=("cities", *more)), 8)
    state, chance = game.empty(), SeededChance(1)
    events = [*game.open(state, Setup.random(8), chance)]
    while not game.is_over(state):
        for seat in state.owing:
            events += game.step(state, game.legal(state, seat)[0], chance)
    cards = game.rules.catalogue.cards
    ages = [event for event in events if isinstance(event, AgeBegan)]
    assert len(ages) == 3
    for age in ages:
        assert [len(hand) for hand in age.hands] == [7] * 8
        dealt = [cards[card] for hand in age.hands for card in hand]
        assert sum(card.colour is BLACK for card in dealt) == 7
        assert sum(card.colour is Colour.PURPLE for card in dealt) == (9 if age.age == 3 else 0)
    assert sum(isinstance(event, TurnBegan) and event.turn > 0 for event in events) >= 18
    assert max(e.turn for e in events if isinstance(e, TurnBegan)) == 6
    assert len({city.wonder for city in state.cities}) == 8


def test_eight_need_cities_and_no_box_that_is_for_fewer() -> None:
    with pytest.raises(ImpossibleSetup, match="player_count"):
        BOX.classic(Options(expansions=("leaders",)), 8)
    with pytest.raises(ImpossibleSetup, match="expansion_players"):
        BOX.classic(Options(expansions=("edifice", "cities")), 8)
    with pytest.raises(ImpossibleSetup, match="player_count"):
        BOX.classic(Options(expansions=("cities",)), 9)


def test_an_eighth_seat_is_there_with_cities_which_then_stays(window: Window) -> None:
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    while len(page.seats()) < 7:
        window.click(page.add_button)
    assert page.add_button.isHidden()
    cities, leaders, edifice = (page.boxes[name] for name in ("cities", "leaders", "edifice"))
    window.click(cities)
    window.click(page.add_button)
    assert len(page.seats()) == 8
    assert page.add_button.isHidden()
    assert refused(cities) == "8 players need this box."
    assert refused(edifice) == "Edifice is for 3 to 7 players."
    assert leaders.isEnabled()
    window.click(page.rows[7].remove)
    assert cities.isEnabled()
    window.click(page.add_button)
    window.click(page.start_button)
    match = window.program.controller.match
    assert match is not None
    assert len(match.match.state.cities) == 8  # type: ignore[attr-defined]


def refused(tile: SmallTile) -> str:
    return "" if tile.isEnabled() else tile.accessibleDescription()


def test_a_match_of_eight_is_played_by_keys_to_its_sheet_and_watched_again(window: Window) -> None:
    new = NewMatch(EIGHT, Setup.random(8), "eight", Options(expansions=("cities",)))
    window.program.controller.start(new)
    window.qtbot.waitUntil(window.asked)
    match = window.program.controller.match
    assert match is not None
    keyboard = Keyboard(window, seed=3)
    window.play_on(keyboard.answer, lambda: window.at_the_end)
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert len(sheet.cities) == 8
    assert sheet.ages == (6, 6, 6)
    path = match.match.journal_path
    assert path is not None
    window.program.controller.replay(path)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.replay)


def test_the_fifth_far_city_is_enlarged_by_the_key_after_the_right_neighbour(
    window: Window,
) -> None:
    new = NewMatch(EIGHT, Setup.random(8), "eight", Options(expansions=("cities",)))
    window.program.controller.start(new)
    window.qtbot.waitUntil(window.asked)
    seen = []
    for key in range(Qt.Key.Key_F2, Qt.Key.Key_F9):
        window.press(Qt.Key(key))
        assert isinstance(window.overlay, Enlarged)
        seen.append(window.overlay.seat)
        window.press(Qt.Key.Key_Escape)
    assert seen == [7, 6, 5, 4, 3, 1, 2]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_every_wonder_of_the_boxes_can_be_drafted(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = Window(qtbot, tmp_path)
    window.window.resize(*size)
    boxes = ("edifice", "leaders", "cities", "wonder_pack")
    new = NewMatch(EIGHT[:7], Setup.random(7), "16", Options(expansions=boxes), Wonders.DRAFTED)
    window.program.controller.start(new)
    page = window.window.page()
    assert isinstance(page, DraftPage)
    page.settle()
    tiles = [tile for tile in page.tiles if tile.isVisible()]
    assert len({tile.wonder for tile in tiles}) == 16
    rim = 6  # each has room around it for the ring of the focus
    places = [tile.geometry().adjusted(rim, rim, -rim, -rim) for tile in tiles]
    assert all(not a.intersects(b) for a in places for b in places if a is not b)
    window.click(tiles[-1])
    assert page.marked == tiles[-1].wonder
    window.click(page.take_button)
    assert window.program.controller.match is not None


def test_the_points_of_a_match_of_seven_turns_are_charted_by_its_ages() -> None:
    game = BOX.classic(Options(expansions=("cities",)), 3)
    state = game.empty()
    events = game.open(state, Setup.random(3), SeededChance(1))
    assert result_of(game, EIGHT[:3], state, [*events]).ages == (7, 7, 7)
