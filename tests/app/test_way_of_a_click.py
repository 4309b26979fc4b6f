"""The way of a click, as CONTRIBUTING describes it, is the way that a click goes."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.person import Mouse, Window

ROOT = Path(__file__).parents[2]
MOST_STEPS = 10
_STEP = re.compile(r"^\d+\. `(?P<file>[\w/]+\.py)`, `(?P<name>\w+\.\w+)`", re.MULTILINE)

Step = tuple[str, str]
"""A file of the package, and a method with its class."""


def described() -> list[Step]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = text.split("## The way of a click")[1].split("\n## ")[0]
    return [(found["file"], found["name"]) for found in _STEP.finditer(chapter)]


def traced(steps: list[Step], patch: pytest.MonkeyPatch) -> list[Step]:
    """Have each of these methods note that it is called, and do what it does."""
    called: list[Step] = []

    def noted(step: Step, method: Callable[..., object]) -> Callable[..., object]:
        @wraps(method)
        def call(*given: object, **named: object) -> object:
            called.append(step)
            return method(*given, **named)

        return call

    for file, name in steps:
        module = import_module("sevenwonders_qt." + file.removesuffix(".py").replace("/", "."))
        class_name, method_name = name.split(".")
        cls = getattr(module, class_name)
        patch.setattr(cls, method_name, noted((file, name), getattr(cls, method_name)))
    return called


def test_the_way_of_a_click_is_as_it_is_described(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = described()
    called = traced(steps, monkeypatch)
    assert 0 < len(steps) <= MOST_STEPS
    window = Window(qtbot, tmp_path)
    kinds = (Player.PERSON, Player.RULES, Player.RULES)
    seats = tuple(SeatInfo(kind.value, kind) for kind in kinds)
    window.program.controller.start(NewMatch(seats, Setup.random(3), "way"))
    window.play_on(Mouse(window).answer, lambda: window.at_the_end)
    assert {*called} == {*steps}
    calls = iter(called)
    assert all(step in calls for step in steps), "each is called after the one before it"
    window.close()
