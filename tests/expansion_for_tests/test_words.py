"""Everything that the expansion brings has words and pictures, and is asked for by nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevenwonders_qt.app.boxes import box_of, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scoring import sheets
from sevenwonders_qt.models.boxes import pieces_by_icon
from sevenwonders_qt.models.new_match import SeatWish, TableWish
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions, limits
from sevenwonders_qt.models.shown.score_words import CLASSIC, explain, game_of
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.models.words.box_words import PieceBeside
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.terms import (
    card_name,
    category_name,
    colour_name,
    kind_name,
    short_card_name,
)
from sevenwonders_qt.views.table.counters import piece_words
from sevenwonders_qt.views.table.marks import border_words
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.box import ALL_BOXES
from tests.expansion_for_tests.test_rules import place


@pytest.fixture
def game() -> Classic:
    use_words(ALL_BOXES, GAMES)
    return box_of(ALL_BOXES).classic(Options(expansions=(box.NAME,)), 4)


def test_every_card_of_the_box_has_a_name_a_sentence_and_pictures(game: Classic) -> None:
    for card in box.CARDS.cards.values():
        assert card_name(card.id)
        assert all(effect_sentences(card.effects))
        assert tokens(card.effects)
    assert {*effect_sentences((box.Toll(), box.Mask()))} == {
        "Every other city pays a toll.",
        "A scientific symbol of your choice at the end.",
    }
    assert short_card_name("black_1_4") == "Bl. 4"
    assert not short_card_name("black_1_0")
    assert colour_name(box.BLACK) == "Black"
    assert kind_name(box.BLACK) == "Shady"


def test_a_piece_belongs_to_the_number_that_it_changes(game: Classic) -> None:
    table = place(game)
    table.state.cities[0].pieces += (box.Debt(), box.Wall(), box.Wall())
    city = game.view_for(table.state, 0).own
    held = {beside: pieces_by_icon(city.pieces, beside) for beside in PieceBeside}
    assert held == {
        PieceBeside.COINS: {},
        PieceBeside.SYMBOLS: {},
        PieceBeside.SHIELDS: {"shield": 2},
    }
    assert piece_words(city, PieceBeside.COINS) == "debts: 1"
    assert piece_words(city, PieceBeside.SYMBOLS) == ""
    assert piece_words(city, PieceBeside.SHIELDS) == "walls: 2"


def test_black_cards_have_a_column_before_the_guilds(game: Classic) -> None:
    assert Faces(game.rules.catalogue).colours[-3:] == (Colour.RED, box.BLACK, Colour.PURPLE)


def test_the_border_to_a_city_with_a_truce_names_the_city_behind_it(game: Classic) -> None:
    table = place(game, built=["black_1_8"])
    seats = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bia", "Caio", "Davi"))

    def words(seat: int, side: Side) -> str:
        shown = table_for(game.rules, game.view_for(replace(table.state, age=1), seat), seats, [])
        view = shown.view
        other = view.left if side is Side.LEFT else view.right
        return border_words(Shown(shown, Faces(game.rules.catalogue)), other, side)

    assert words(0, Side.RIGHT) == "Shields: Bia 0. No conflict here in this Age."
    assert words(1, Side.LEFT) == "Shields: you 0, Davi 0. If the Age ended now: tie."
    assert words(1, Side.RIGHT) == "Shields: you 0, Caio 0. If the Age ended now: tie."


def test_the_encyclopaedia_says_when_a_card_of_the_box_is_good(game: Classic) -> None:
    book = Encyclopaedia(Library(box_of(ALL_BOXES, GAMES)), Edition.FIRST)
    said = {
        card: [fact.lines for fact in book.entries[key_of(EntryKind.CARD, card)].facts]
        for card in ("black_1_4", "black_1_3", "altar")
    }
    assert ("Good early.",) in said["black_1_4"]
    assert len(said["black_1_4"]) == len(said["black_1_3"]) + 1


def test_the_score_sheet_explains_the_rows_of_the_box(game: Classic) -> None:
    table = place(game, built=["black_1_4", "black_1_0"])
    for _ in range(2):
        table.state.cities[0].pieces += (box.Debt(),)
    (sheet, *_) = sheets(game.rules, table.state.cities)
    names = ("Ana", "Bia", "Caio", "Davi")
    assert game_of(sheet) == "7 Wonders Test Box"
    assert category_name("loan") == "Loans"
    (owed,) = explain(CLASSIC, sheet, "loan", names)
    assert (owed.words, owed.points) == ("Debts owed", -2)
    assert {line.points for line in explain(CLASSIC, sheet, "black", names)} == {6, 2}


def test_the_pad_takes_what_the_box_brings(game: Classic) -> None:
    with_rows = tuple(name for name, each in ALL_BOXES.items() if each.words().rows)
    assert expansions()[: len(with_rows)] == with_rows
    pad = ScorePad().with_expansion(box.NAME, on=True)
    assert pad.rows[-3:] == ("black", "white", "loan")
    assert limits()["loan"].always_negative
    assert pad.with_entry(0, "loan", -4).total(0) == -4


def test_a_set_up_with_the_box_is_for_as_many_as_it_says(game: Classic) -> None:
    wish = TableWish(options=Options(expansions=(box.NAME,)))
    assert wish.possible
    assert not TableWish((SeatWish(), SeatWish()), options=wish.options).possible


def test_without_the_box_nothing_of_it_is_known() -> None:
    assert expansions()[0] == "edifice"
    assert box.NAME not in expansions()
    with pytest.raises(KeyError):
        colour_name(box.BLACK)
