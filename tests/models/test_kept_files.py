"""Small files that earlier versions wrote are read as before, and no file whatever raises.

`kept` holds one file of each kind, written before one reader read them all.
"""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.mechanisms import mechanisms
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.architects.options import CoinPolicy
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.drill_deck import DrillCard, DrillDeck, OwnDrill, load_deck, save_deck
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.folder import ORDER, latest_unfinished, note_played
from sevenwonders_qt.journal.header import header_as_json, header_from_json
from sevenwonders_qt.journal.lesson_progress import LessonProgress, read_progress
from sevenwonders_qt.journal.line import write_line
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.journal.reading import read_header
from sevenwonders_qt.models import review_file
from sevenwonders_qt.models.appearance import Contrast, Eyes, Scheme, Sight
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.drills import shipped_drills
from sevenwonders_qt.models.new_match import DEFAULT_SEATS, SeatWish, Sides, Wonders
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.settings import Settings, Spoken, load_settings, save_settings
from sevenwonders_qt.models.shown.review import Review
from sevenwonders_qt.models.shown.score_pad import pad_of
from sevenwonders_qt.session.drill_set import file_of, read_drills
from sevenwonders_qt.session.match import Match
from tests.hostile import changed
from tests.session.play import BOX

KEPT = Path(__file__).with_name("kept")
PAD = "20260131T180500Z-5f3a91c2.paper.json"
OWN = "20260131T180500Z-5f3a91c2.jsonl"
OTHER = Settings(
    language="pt_BR",
    text_size=1.4,
    animation_speed=0.5,
    reduced_motion=True,
    living=False,
    pace="slow",
    reveal="on_enter",
    cheapest=True,
    full_screen=True,
    sound=False,
    effects=0.1,
    ambience=1.0,
    coach=3.0,
    asks_before_sale=True,
    what_if=True,
    hides_points=True,
    seen_cards=True,
    plays_forced=True,
    tips=False,
    seen_tips=("sale", "stage"),
    seats=(
        SeatWish("Zoë \N{HEBREW LETTER ALEF}", Player.PERSON, "giza", "A"),
        SeatWish("", Player("skilled"), None, "B"),
        SeatWish("Iris", Player("master"), "olympia", None),
    ),
    free_city=BoardWish("rhodes", "B"),
    wonders=Wonders.DRAFTED,
    sides=Sides.CHOSEN,
    options=Options(Edition.SECOND, False, one_by_one=True, extra_wonders=("carthage",)),
    hints=False,
    counted_from="2026-01-31T18:05:00+00:00",
    window="AdnQywADAAA=",
    spoken=Spoken.SHORT,
    keys={"hint": "J", "another box": "Ctrl+K"},
    eyes=Eyes(Scheme.DARK, Contrast.HIGH, Sight.DEUTAN, True, True, True, 2.0),
).with_set_up(
    "architects",
    ArchitectsWish(
        DEFAULT_SEATS[:2],
        ArchitectsOptions(1, coin_policy=CoinPolicy.FREE, military_supply=12, look_public=True),
        hints=False,
    ),
)
GAME = PaperGame(
    "2026-01-31T18:05:00Z",
    "classic",
    ("edifice", "leaders"),
    (
        PaperPlayer(
            "Zoë \N{HEBREW LETTER ALEF}",
            "giza",
            "A",
            {"treasury": 7, "compass": 2, "military": -3},
            {"treasury": 2, "science": 4, "military": -3},
            3,
            2,
        ),
        PaperPlayer("Ana", "", "", {}, {"civil": 30}, 30, 1),
    ),
)


# Files of earlier versions --------------------------------------------------------------------


def test_settings_of_an_earlier_version_are_read_as_before() -> None:
    read = load_settings(KEPT / "settings.json")
    assert read.errors == ()
    assert read.settings == OTHER


def test_drills_of_an_earlier_version_are_read_as_before(tmp_path: Path) -> None:
    path = Path(shutil.copy(KEPT / "drills.json", tmp_path))
    cards = {
        f"{OWN}/12": DrillCard(1, date(2026, 11, 23), 1, 1),
        "0123456789ab": DrillCard(0, date(2026, 11, 22), 1, 0),
    }
    assert load_deck(path) == DrillDeck(cards, [OwnDrill(OWN, 12, 0)])


def test_progress_in_lessons_of_an_earlier_version_is_read_as_before() -> None:
    assert read_progress(KEPT / "lessons.json") == LessonProgress({"goal", "war"}, {"trade": 4})


def test_score_pads_of_an_earlier_version_are_read_as_before() -> None:
    kept = replace(GAME, path=KEPT / PAD)
    assert pad_files.read(KEPT / PAD) == kept
    assert pad_files.load_draft(KEPT) == kept


def test_the_order_of_matches_of_an_earlier_version_is_read_as_before(tmp_path: Path) -> None:
    shutil.copy(KEPT / ORDER, tmp_path)
    for number, name in enumerate(("b.jsonl", "a.jsonl", OWN)):
        (tmp_path / name).write_text("{}\n")
        os.utime(tmp_path / name, (number, number))
    assert latest_unfinished(tmp_path) == tmp_path / "b.jsonl"
    (tmp_path / "b.jsonl").unlink()
    assert latest_unfinished(tmp_path) == tmp_path / OWN


def reviewed(folder: Path, document: Any = None) -> tuple[Review, Path]:
    """The match of the folder `kept` and its review, or one with this content."""
    path = Path(shutil.copy(KEPT / "reviewed.jsonl", folder))
    kept = review_file.review_path(path)
    kept.parent.mkdir(exist_ok=True)
    text = (KEPT / "review.json").read_text()
    kept.write_text(text if document is None else json.dumps(document))
    return Review.of(Match.replay(BOX.find, path), json.loads(text)["key"], mechanisms), path


def test_a_kept_review_is_read_and_kept_again_as_it_is(tmp_path: Path) -> None:
    review, path = reviewed(tmp_path)
    assert review_file.recall(review, path)
    assert review.complete
    review_file.keep(review, path)
    again = json.loads(review_file.review_path(path).read_text())
    assert again == json.loads((KEPT / "review.json").read_text())


# Hostile files --------------------------------------------------------------------------------


def _settings(path: Path) -> None:
    read = load_settings(path)
    assert all(str(error).startswith("settings.json: ") for error in read.errors)
    save_settings(path, read.settings)
    again = load_settings(path)
    assert again.settings == read.settings
    assert again.errors == ()


def _drills(path: Path) -> None:
    deck = load_deck(path)
    save_deck(path, deck)
    assert load_deck(path) == deck


def _lessons(path: Path) -> None:
    progress = read_progress(path)
    progress.save(path)
    assert read_progress(path) == progress


def _order(path: Path) -> None:
    (path.parent / "b.jsonl").touch()
    latest_unfinished(path.parent)
    note_played(path.parent / "b.jsonl")
    assert json.loads(path.read_text())[0] == "b.jsonl"


def _resealed(path: Path) -> None:
    """Close the line with the checksum that fits."""
    fields = json.loads(path.read_text())
    if isinstance(fields, dict):
        fields.pop("sum", None)
        with suppress(ValueError):  # numbers that no line of ours can have
            path.write_bytes(write_line(fields, 0)[0])


def _pad(path: Path) -> None:
    _resealed(path)
    try:
        game = pad_files.read(path)
    except JournalError:
        return
    with suppress(ValueError):
        pad_of(game)
    assert pad_files.read(pad_files.keep_again(game).path or path) == game


def _draft(path: Path) -> None:
    _resealed(path)
    try:
        game = pad_files.load_draft(path.parent)
    except JournalError:
        return
    assert game is not None
    with suppress(ValueError):
        pad_of(game)
    pad_files.save_draft(path.parent, game)
    assert pad_files.load_draft(path.parent) == game


def _shipped(path: Path) -> None:
    try:
        drills = read_drills([path])
    except DataError:
        return
    path.write_bytes(file_of(drill.position for drill in drills))
    assert read_drills([path]) == drills


def _header(path: Path) -> None:
    try:
        header = header_from_json(json.loads(path.read_text()))
    except Damaged:
        return
    line = write_line(header_as_json(header), 0)[0]
    assert header_from_json(_without_sum(json.loads(line))) == header


def _without_sum(fields: dict[str, Any]) -> dict[str, Any]:
    del fields["sum"]
    return fields


SMALL_SET = json.loads(file_of(one.position for one in shipped_drills()[:2]))
for _drill in SMALL_SET["drills"]:
    del _drill["choices"][3:]

FILES: Mapping[str, tuple[str, Callable[[Path], None]]] = {
    "settings": ("settings.json", _settings),
    "drills": ("drills.json", _drills),
    "lessons": ("lessons.json", _lessons),
    "order": (ORDER, _order),
    "pad": (PAD, _pad),
    "draft": (pad_files.DRAFT, _draft),
}
"""The name of each kind of file, and what reads it, and writes again what it read."""


@pytest.mark.parametrize("kind", FILES)
def test_a_hostile_file_is_read_or_refused_and_what_is_read_can_be_written_again(
    kind: str, tmp_path: Path
) -> None:
    name, checked = FILES[kind]
    document = json.loads((KEPT / name).read_text())
    for hostile in changed(document, random.Random(f"hostile {kind}")):
        for path in tmp_path.iterdir():
            path.unlink()
        (tmp_path / name).write_text(json.dumps(hostile))
        checked(tmp_path / name)


@pytest.mark.parametrize(
    ("document", "checked"),
    [
        (header_as_json(read_header(KEPT / "reviewed.jsonl")), _header),
        (SMALL_SET, _shipped),
    ],
    ids=["header", "set of drills"],
)
def test_a_hostile_document_is_read_or_refused(
    document: Any, checked: Callable[[Path], None], tmp_path: Path
) -> None:
    for hostile in changed(document, random.Random("hostile"), 12):
        (tmp_path / "drills.json").write_text(json.dumps(hostile))
        checked(tmp_path / "drills.json")


def test_a_hostile_review_is_recalled_or_made_again(tmp_path: Path) -> None:
    document = json.loads((KEPT / "review.json").read_text())
    review, path = reviewed(tmp_path)
    dice = random.Random("hostile review")
    few = {**document, "choices": document["choices"][:3]}
    for hostile in changed(few, dice, 8):
        made = hostile
        if isinstance(made, dict) and isinstance(made.get("choices"), list):
            made = {**made, "choices": [*made["choices"], *document["choices"][3:]]}
        review_file.review_path(path).write_text(json.dumps(made))
        if review_file.recall(review, path):
            review_file.keep(review, path)
            assert review_file.recall(review, path)


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("text", ["", "[" * 99_999, "\0", '"x"', "[]", "{}", "NaN", '{"a":1,}'])
def test_a_file_that_is_no_document_at_all_raises_nothing(
    kind: str, text: str, tmp_path: Path
) -> None:
    name, checked = FILES[kind]
    (tmp_path / name).write_text(text)
    if kind in ("pad", "draft"):
        with pytest.raises(JournalError) as caught:
            pad_files.read(tmp_path / name)
        assert caught.value.fault is Fault.FOREIGN
    else:
        checked(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
@pytest.mark.parametrize("kind", FILES)
def test_a_pipe_of_that_name_is_not_waited_for(kind: str, tmp_path: Path) -> None:
    name, _ = FILES[kind]
    os.mkfifo(tmp_path / name)
    if kind == "settings":
        assert load_settings(tmp_path / name).settings == Settings()
    elif kind == "drills":
        assert load_deck(tmp_path / name) == DrillDeck()
    elif kind == "lessons":
        assert read_progress(tmp_path / name) == LessonProgress()
    elif kind == "order":
        assert latest_unfinished(tmp_path) is None
    else:
        with pytest.raises(JournalError):
            pad_files.read(tmp_path / name)


# Errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"seats": [{}, {}, {"name": 7}]}, "seats[2].name: expected text, not 7"),
        ({"eyes": {"pointer": True}}, "eyes.pointer: True is not one of 1.0, 1.5, 2.0, 3.0"),
        ({"architects": {"options": {"tea": 1}}}, "architects.options.tea: unknown field"),
        ({"seen_tips": ["x", "\ud800"]}, "seen_tips[1]: the text has characters that cannot be"),
        ({"text_size": 10**400}, "text_size: 1000000"),
        ([], "expected an object, not a list"),
    ],
)
def test_an_error_names_the_file_and_the_place_in_it(
    tmp_path: Path, settings: Any, error: str
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(settings))
    (found,) = load_settings(path).errors
    assert str(found).startswith(f"settings.json: {error}")
    assert str(found).isprintable()


def test_a_wonder_of_no_box_does_not_join_the_draw(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"options": {"extra_wonders": ["x", "carthage"]}}))
    assert load_settings(path).settings.options.extra_wonders == ("carthage",)


@pytest.mark.parametrize("wonder", [[], {}, 0, False, None])
def test_a_wonder_of_a_score_pad_is_a_text(tmp_path: Path, wonder: Any) -> None:
    fields = json.loads((KEPT / PAD).read_text())
    del fields["sum"]
    fields["players"][0]["wonder"] = wonder
    (tmp_path / PAD).write_bytes(write_line(fields, 0)[0])
    with pytest.raises(JournalError, match=r"players\[0\]\.wonder: expected text"):
        pad_files.read(tmp_path / PAD)
