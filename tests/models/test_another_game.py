"""A third game moves in: everything that is said is there with its words and settings alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.ai.advice import Reason
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.models import acts, games, keys
from sevenwonders_qt.models.acts import On, table_of
from sevenwonders_qt.models.keys import asked
from sevenwonders_qt.models.lessons import read_position
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings, load_settings, merged, save_settings
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia, EntryFilter
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.own_figures import own_figures
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.pad_sheet import pad_sheet
from sevenwonders_qt.models.shown.records import GameKind, Records, kinds
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_pad import ScorePad, pad_of, paper_game
from sevenwonders_qt.models.shown.score_words import score_sheet, sign_of
from sevenwonders_qt.models.shown.selection import Selection
from sevenwonders_qt.models.shown.statistics import categories_in_order, report
from sevenwonders_qt.models.words.advice import plan_beside, plan_name
from sevenwonders_qt.models.words.key_lines import undo_redo
from sevenwonders_qt.models.words.levels import described, temperament_note, temperaments_of
from sevenwonders_qt.models.words.messages import refusal
from sevenwonders_qt.models.words.pad import oddities, played_with, row_name, row_note
from sevenwonders_qt.models.words.reasons import reason_words
from sevenwonders_qt.models.words.rules.book import all_rules, chapter_of
from sevenwonders_qt.models.words.rules.links import rule_of_prompt, rule_of_refusal
from sevenwonders_qt.models.words.statistics import category, kind_name
from tests.models.another_game import (
    ENTRY,
    NAME,
    SCORE,
    SHAKE,
    Omen,
    RunesView,
    RunesWish,
    Sheet,
    Shine,
    Throw,
)
from tests.models.results import NOW, table

SEATS = (SeatInfo("Ana", Player.PERSON), SeatInfo("Bia", Player.PERSON))


@pytest.fixture(autouse=True)
def three_games() -> Iterator[None]:
    own = {name: games.LazyGame(game.words, game.settings) for name, game in GAMES.items()}
    games.use({**own, NAME: ENTRY})
    yield
    games.use(own)


# Settings and keys ----------------------------------------------------------------------------


def test_its_set_up_is_kept_by_its_name(tmp_path: Path) -> None:
    path, wish = tmp_path / "settings.json", RunesWish(hints=False, rounds=5)
    save_settings(path, Settings().with_set_up(NAME, wish))
    assert json.loads(path.read_text())[NAME]["rounds"] == 5
    assert load_settings(path).settings.set_up(NAME) == wish
    assert load_settings(path).faults == ()


@pytest.mark.parametrize("stored", [5, {"rounds": 4}, {"seats": []}, {"rounds": "many"}])
def test_a_damaged_set_up_resets_that_part_alone(tmp_path: Path, stored: object) -> None:
    path = tmp_path / "settings.json"
    other = {"architects": {"hints": False}, "pace": "slow"}
    path.write_text(json.dumps({NAME: stored, **other}), encoding="utf-8")
    read = load_settings(path)
    assert read.faults == (NAME,)
    assert read.settings.set_up(NAME) == RunesWish()
    assert read.settings.pace == "slow"
    assert not read.settings.set_up("architects").hints


def test_a_set_up_changed_here_leaves_one_that_another_window_changed() -> None:
    before, wish = Settings(), RunesWish(rounds=5)
    there = before.with_set_up("architects", replace(before.set_up("architects"), hints=False))
    both = merged(there, before, before.with_set_up(NAME, wish))
    assert both.set_up(NAME) == wish
    assert not both.set_up("architects").hints


def test_its_keys_count_at_its_table_alone_beside_those_of_every_table() -> None:
    def pressed(key: Qt.Key) -> QKeyEvent:
        return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, chr(key))

    assert asked(pressed(Qt.Key.Key_E), table_of(NAME)) == SHAKE
    assert asked(pressed(Qt.Key.Key_E), On.TABLE) == acts.STAGE
    assert asked(pressed(Qt.Key.Key_H), table_of(NAME)) == acts.HINT
    assert [group.title for group in keys.groups()].count("Runes") == 1
    assert games.words_of(NAME).keys().turn[0].words == "Shake the bag"
    assert undo_redo().keys


# Sentences ------------------------------------------------------------------------------------


def test_its_plans_reasons_and_refusals_are_said_in_its_words() -> None:
    view, throw = RunesView(0), Throw(0, "fehu")
    assert plan_name(throw, view) == plan_beside(throw, throw, view) == "Throw fehu"
    assert reason_words(Reason("sun", (Omen("fehu"),))) == "fehu is an omen."  # type: ignore[arg-type]
    assert refusal("no_rune_left") == "No rune is left."
    assert rule_of_refusal("no_rune_left") == rule_of_prompt("throw") == "r_goal"


def test_its_rules_have_a_chapter() -> None:
    assert chapter_of("r_goal").name == NAME
    assert "r_goal" in all_rules()


def test_its_computer_players_are_described() -> None:
    assert temperaments_of(NAME) == ("", "builder")
    assert temperament_note("builder", NAME) == "Likes the sun."
    assert described("expert", NAME)


def test_it_has_a_shelf_of_its_own_in_the_encyclopaedia() -> None:
    book = Encyclopaedia(Library(box_of(games=GAMES)), Edition.FIRST)
    found = book.find(EntryFilter(shelf=NAME))
    assert [entry.name for entry in found] == ["fehu", "uruz"]
    records = Records.of(table(1, ("Ana", 10, "", ""), ("Bia", 4, "", ""), game=NAME))
    assert own_figures(found[0], Edition.FIRST, records) is None


def test_a_lesson_reads_its_positions_as_it_writes_them(tmp_path: Path) -> None:
    path = tmp_path / "runes.toml"
    path.write_text(
        'game = "runes"\n[position]\nround = 2\n[[seat]]\nrunes = ["fehu"]\n[[seat]]\n',
        encoding="utf-8",
    )
    lesson = read_position(path)
    assert lesson.position == {"round": 2}
    assert lesson.places[0].runes == ("fehu",)


# Scores ---------------------------------------------------------------------------------------


def test_its_score_sheet_has_its_rows_and_says_what_decided_a_tie() -> None:
    sheets = [Sheet(7, 3, (Shine("sun", "fehu", 7),)), Sheet(8, 2)]
    end = Finished(SEATS, [("", ""), ("", "")], sheets, (0,), words=SCORE)
    sheet = score_sheet(end)
    assert [row.label for row in sheet.rows] == ["Sun", "Moon"]
    assert "moons decide, 3 to 2" in sheet.note
    assert sheet.cities[0].board == ""


def test_its_results_count_apart_from_those_of_other_games() -> None:
    played = table(1, ("Ana", 10, "", ""), ("Bia", 4, "", ""), game=NAME)
    records = Records.of(played)
    assert {one.kinds for one in records.played} == {(GameKind(NAME),)}
    assert GameKind(NAME) in kinds()
    assert kind_name(GameKind(NAME)) == "Runes"
    assert report(records, Selection(GameKind(NAME)), NOW).total.played == 2
    assert categories_in_order(["moon", "sun", "military"]) == ["military", "sun", "moon"]
    assert category("moon") == "Moon"
    assert sign_of("moon") == ("line_moon", "sea")


def test_it_is_written_on_the_score_pad() -> None:
    players = (PadPlayer("Ana", entries={"sun": 4, "moon": 3}), PadPlayer("Bia"))
    pad = ScorePad(NAME, players=players)
    assert pad.rows == ("sun", "moon")
    assert [pad.total(0), pad.ranks()] == [10, [1, 2]]
    assert (pad.most, pad.wonders) == (4, ())
    assert row_name("moon") == "Moon"
    assert row_note(pad, "sun") == "the light of the sun"
    assert oddities(pad, ("Ana", "Bia")) == {}
    assert pad_sheet(pad, ("Ana", "Bia"), "").rows[0].points == (4, 0)
    kept = paper_game(pad, ("Ana", "Bia"), NOW)
    assert pad_of(kept).players == (players[0], replace(players[1], name="Bia"))
    assert played_with(kept) == "Runes"


def test_a_pad_of_a_game_that_moved_out_is_refused() -> None:
    players = (PaperPlayer("Ana", "", "", {}, {}, 0, 1), PaperPlayer("Bia", "", "", {}, {}, 0, 1))
    gone = PaperGame("2026-01-31T18:05:00Z", "gone", (), players)
    with pytest.raises(ValueError, match="there is no game"):
        pad_of(gone)


def test_a_pad_can_turn_to_each_game_and_back() -> None:
    pad = ScorePad(players=(PadPlayer("Ana", "giza", "A"), PadPlayer("Bia")))
    turned = pad.with_game(NAME)
    assert [player.wonder for player in turned.players] == ["", ""]
    assert turned.with_game("classic").rows == pad.rows
