"""Payments that black cards make cheaper: the names of the cards, in words, where one pays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.translation import install
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import card_offer, stage_offer
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.models.words.table import used_words
from sevenwonders_qt.views.table.payment import PaymentPanel
from tests.app.person import Window, scene_texts
from tests.cities.positions import table

STONE = Place("giza")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Plurals come from the English catalogue."""
    install(qapp, "en")


def words(position: Scenario, card: str) -> list[str]:
    """What makes each way to build a card cheaper, the cheapest way first."""
    view = position.game.view_for(position.state, 0)
    offer = card_offer(position.game.rules, view, CardId(card))
    return [used_words(payment) for payment in offer.payments]


def stage_words(position: Scenario) -> list[str]:
    """What makes each way to build the next stage cheaper."""
    view = position.game.view_for(position.state, 0)
    offer = stage_offer(position.game.rules, view)
    assert offer is not None
    return [used_words(payment) for payment in offer.payments]


def test_the_coin_that_a_wharf_saves_is_said(game: Classic) -> None:
    position = table(
        game,
        STONE,
        Place("rhodes"),
        wonder="olympia",
        built=["east_clandestine_wharf"],
        hand=["baths"],
        age=1,
        coins=5,
    )
    assert words(position, "baths") == ["East Clandestine Wharf saves 1 coin"]


@pytest.mark.parametrize(
    ("built", "said"),
    [
        (["smugglers_cache"], "Smuggler's Cache: Stone for 1 coin"),
        (["smugglers_cache", "east_trading_post"], "Smuggler's Cache: Stone for 0 coins"),
    ],
)
def test_what_a_board_sells_cheaper_is_said_with_its_price(
    game: Classic, built: list[str], said: str
) -> None:
    position = table(
        game,
        STONE,
        Place("rhodes"),
        wonder="olympia",
        built=built,
        hand=["baths"],
        age=1,
        coins=5,
    )
    assert words(position, "baths") == [said]


@pytest.mark.parametrize(
    ("built", "said"),
    [
        (["secret_warehouse"], ["", "Secret Warehouse provides Wood"]),
        (["black_market"], ["", "Black Market provides Glass"]),
    ],
)
def test_what_a_hidden_card_produces_is_said(
    game: Classic, built: list[str], said: list[str]
) -> None:
    """A way without the card is not worse than one with it: it is the one that is used."""
    position = table(
        game,
        Place("rhodes"),
        Place("giza"),
        wonder="olympia",
        built=built,
        hand=["apothecary", "stockade", "caravansery", "lair"],
        age=2,
        coins=3,
    )
    card = {"secret_warehouse": "caravansery", "black_market": "lair"}[built[0]]
    assert words(position, "stockade")[:1] == [said[0]]
    assert words(position, card)[:1] == [said[1]]


def test_stages_without_resources_name_the_architect_firm(game: Classic) -> None:
    position = table(game, wonder="giza", built=["architect_firm"], stages=1, coins=0)
    assert stage_words(position) == ["Architect Firm: no resources needed"]


POSITION = """
game = "classic"
options = { expansions = ["cities"] }

[position]
age = 2
turn = 6

[[seat]]
wonder = "babylon"
coins = 6
built = ["east_clandestine_wharf", "west_clandestine_wharf"]
hand = ["forum"]

[[seat]]
wonder = "rhodes"
built = ["brickyard"]

[[seat]]
wonder = "olympia"
built = ["clay_pool"]
"""


def test_the_question_how_to_pay_names_the_cards_that_save(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "wharves.toml"
    file.write_text(POSITION, encoding="utf-8")
    window.program.lay_out(file)
    window.qtbot.waitUntil(window.asked)
    scene = window.program.page.scene
    sales = scene.parts.right.spot("sales")
    assert sales is not None
    for said in (sales.tooltip, sales.accessible_name):
        assert said.endswith("East Clandestine Wharf: 1 coin less in a turn")
    window.click_scene(window.card(0))
    window.click_spot(scene.parts.actions, "build")
    assert isinstance(window.overlay, PaymentPanel)
    shown = " ".join(scene_texts(window))
    assert "East Clandestine Wharf saves 1 coin" in shown
    assert "West Clandestine Wharf saves 1 coin" in shown
