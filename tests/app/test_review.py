"""A match reviewed at a terminal: every choice with what it has cost, and why."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.cli import main
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.review import review
from sevenwonders_qt.session.choices_made import choices_of
from sevenwonders_qt.session.match import Match
from tests.session.shelf import kept_match

GRADES = {"best", "good", "small", "medium", "large"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of two Ages and a half."""
    return kept_match(tmp_path_factory.mktemp("matches"), 56)


@pytest.fixture(scope="module")
def document(played: Path) -> dict[str, Any]:
    return review(played, [1])


def test_every_choice_is_judged_with_its_price_and_the_best_one(document: dict[str, Any]) -> None:
    choices = document["choices"]
    assert len(choices) >= 10
    assert document["cpu_s"] > 0
    for choice in choices:
        assert choice["seat"] == 1
        assert choice["grade"] in GRADES
        assert (choice["grade"] == "best") == (choice["played"] == choice["best"])
        assert choice["played"].keys() == choice["best"].keys() or choice["prompt"] != "card"
        assert 0 <= choice["expected"]["win"] <= 1
        assert {"points", "win"} == choice["expected"].keys() == choice["lost"].keys()


def test_a_loss_has_a_reason_and_nothing_else_has(document: dict[str, Any]) -> None:
    for choice in document["choices"]:
        costs = choice["grade"] in {"small", "medium", "large"}
        assert bool(choice["reason"]) == costs
        assert "{" not in choice["reason"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Age I", "Best")),
        ("pt_BR", ("Era I", "A melhor")),
        ("es", ("Era I", "La mejor")),
    ],
)
def test_the_review_speaks_the_language_that_is_asked_for(
    played: Path, capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, ...]
) -> None:
    assert main(["review", str(played), "--seat", "0", "--language", language]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in words)
    assert language == "en" or not re.search(r"\b(best|good|loss)\b", out, re.IGNORECASE)
    assert "%n" not in out
    assert "(s)" not in out


def test_what_cannot_be_reviewed_is_named_in_one_line(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(played), "--seat", "9"]) == 2
    assert "the seats are 0 to 2" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "missing.jsonl")]) == 2


def test_a_match_that_goes_on_is_reviewed_no_more_than_in_the_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["review", str(kept_match(tmp_path, 12))]) == 2
    assert "once it is over" in capsys.readouterr().err


def test_a_match_of_architects_is_reviewed_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = kept_match(tmp_path, players=2, game="architects")
    found = review(other, [0])["choices"]
    assert len(found) >= 3
    assert {choice["prompt"] for choice in found} <= {"take", "act", "keep"}
    assert all(choice["plan"] for choice in found)
    assert main(["review", str(other)]) == 0
    assert "Age" not in capsys.readouterr().out


def test_choices_are_found_again_as_they_were_made(played: Path) -> None:
    match = Match.replay(box_of(games=GAMES).find, played)
    found = choices_of(match, range(len(match.seats)))
    asked = [step for step in match.steps[1:] if step.by is not None]
    assert [moment.step for moment in found] == [step.number for step in asked]
    for moment in found:
        assert moment.command in moment.view.legal
        assert moment.memory.seat == moment.player


def test_the_document_is_json(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(played), "--seat", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["choices"][0]["seat"] == 2
