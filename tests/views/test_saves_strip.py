"""The strip of choices holds what fits, at every size, and always the last of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.architects.story import card_deed, stage_deed
from sevenwonders_qt.models.shown.saves_strip import ChoiceCell, PlayerStrip
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.words import Held
from sevenwonders_qt.views.pages.saves_detail import ChoiceStrip
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas


@pytest.fixture
def strip(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[ChoiceStrip]:
    """On a page of the width that the test asks for."""
    look = Look(Art(resource_path("art")))
    wide = float(request.param)
    look.fit(wide, wide * 9 / 16)
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(round(wide), round(wide * 9 / 16))
    made = ChoiceStrip(look, ground)
    place = QRectF(*map(look.s, (20, 20, 566, 90)))
    Held(made).put(look.type_sizes(), place)
    ground.show()
    yield made
    ground.close()


def rows_of(strip: ChoiceStrip) -> int:
    return len({place.top() for _, place in strip.places()})


def rounds(count: int) -> PlayerStrip:
    deed = card_deed(0, CardId("glass"))
    return PlayerStrip("Ana", tuple(ChoiceCell(0, number + 1, deed) for number in range(count)))


SIZES = pytest.mark.parametrize("strip", [1280, 1920, 3840], indirect=True)


@SIZES
@pytest.mark.parametrize("count", [1, 17, 18, 40, 44, 45, 90])
def test_what_is_shown_lies_in_it_and_ends_with_the_last(count: int, strip: ChoiceStrip) -> None:
    strip.show_strip(rounds(count))
    shown = strip.places()
    body = QRectF(strip.look.body(strip))
    assert all(body.contains(place) for _, place in shown)
    assert shown[-1][0].number == count
    assert (len(shown) == count) is (count <= 46)
    assert rows_of(strip) == (1 if count <= 17 else 2)
    places = [(round(place.x()), round(place.y())) for _, place in shown]
    assert len({*places}) == len(places)


@SIZES
def test_it_says_when_the_first_ones_have_no_room(
    strip: ChoiceStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    text = Canvas.text

    def heard(canvas: Canvas, rect: QRectF, words: str, *more: object, **named: object) -> float:
        said.append(words)
        return text(canvas, rect, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", heard)
    strip.show_strip(rounds(30))
    strip.grab()
    assert said == []
    strip.show_strip(rounds(90))
    strip.grab()
    assert said == ["…"]


@SIZES
def test_a_whole_match_with_more_cards_than_turns_keeps_one_row(strip: ChoiceStrip) -> None:
    deed = stage_deed(0, 1)
    turns = [(age, turn) for age in (1, 2, 3) for turn in (1, 2, 3, 4, 5, 6, 6, 6)]
    strip.show_strip(PlayerStrip("Ana", tuple(ChoiceCell(*turn, deed) for turn in turns)))
    shown = strip.places()
    body = QRectF(strip.look.body(strip))
    assert (rows_of(strip), len(shown)) == (1, 24)
    assert all(body.contains(place) for _, place in shown)


@SIZES
def test_nothing_is_seen_of_no_match(strip: ChoiceStrip) -> None:
    strip.show_strip(rounds(3))
    assert strip.isVisible()
    strip.show_strip(None)
    assert not strip.isVisible()
    assert (strip.accessibleName(), strip.places()) == ("", [])
