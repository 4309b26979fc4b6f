"""Cards of people: their arch, their rim, the word at their foot, their heads and their back."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from sevenwonders_qt.app.boxes import box_of, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.appearance import Appearance, Sight
from sevenwonders_qt.models.boxes import person_word
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.faces import Faces
from sevenwonders_qt.views.paint.art import Art, ArtMissing, blank
from sevenwonders_qt.views.paint.canvas import Canvas, Paper
from sevenwonders_qt.views.paint.card import MARGIN, card_pixmap, draw_card
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.palette import USUAL, palette_for
from sevenwonders_qt.views.paint.strip import glyph_on
from sevenwonders_qt.views.paint.theme import painted, text_on
from tests.expansion_for_tests.box import ALL_BOXES, TEST_BOX
from tests.expansion_for_tests.rules import NAME
from tests.views.test_palettes import contrast

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.painted]
WHITE = Face(
    "archer", "Archer", "ivory", 0, (Token("coin", value=4),), (Token("coin", value=2),), "hypatia"
)
HEADS = json.loads(Path(resource_path("art", "scenes", "heads.json")).read_text("utf-8"))


@pytest.fixture
def art(qapp: object) -> Art:
    use_words(ALL_BOXES, GAMES)
    assert TEST_BOX.art is not None
    return Art(Path(resource_path("art")), [TEST_BOX.art])


@pytest.fixture
def person() -> Face:
    use_words(ALL_BOXES, GAMES)
    return replace(WHITE, person=person_word("ivory"))


def at(image: QImage, x: float, y: float) -> QColor:
    """The colour at a point of a card that is 240 pixels wide."""
    return image.pixelColor(round(MARGIN + x), round(MARGIN + y))


def alike(one: QColor, other: QColor) -> bool:
    parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[arg-type]
    return all(abs(a - b) < 24 for a, b in parts)


@pytest.mark.parametrize("dim", [False, True])
def test_the_picture_of_a_person_is_in_an_arch_and_its_rim_is_gold(
    art: Art, person: Face, dim: bool
) -> None:
    drawn = card_pixmap(art, person, 240, 1.0, dim=dim).toImage()
    other = card_pixmap(art, replace(person, person="", age=1), 240, 1.0, dim=dim).toImage()
    for image, gold, ground in ((drawn, True, True), (other, False, False)):
        assert alike(at(image, 3.7, 180), painted("gold", USUAL)) is gold
        # The upper right corner of the picture is outside the arch.
        assert alike(at(image, 224, 110), painted(person.colour, USUAL)) is (ground)


def test_only_a_large_card_of_a_person_has_the_word_at_its_foot(art: Art, person: Face) -> None:
    for width, has in ((240, True), (190, True), (127, False)):
        made = blank(300, 400)
        with Painting(made) as painter:
            canvas = Canvas(painter, art, 1.0)
            draw_card(canvas, QRectF(20, 10, width, width * 368 / 240), person)
        assert (person.person in canvas.texts) is has
        assert person.name in canvas.texts
        assert min(canvas.sizes) >= 11


def test_only_a_large_card_of_a_box_has_its_kind_at_its_foot(art: Art) -> None:
    for card, kind in (("black_1_4", "Shady"), ("altar", "")):
        shown = Faces(box_of(ALL_BOXES).classic(Options(expansions=(NAME,)), 4).rules.catalogue)(
            CardId(card)
        )
        assert shown.kind == kind
        shown = replace(shown, scene="well")
        for width in (240, 127):
            made = blank(300, 400)
            with Painting(made) as painter:
                canvas = Canvas(painter, art, 1.0)
                draw_card(canvas, QRectF(20, 10, width, width * 368 / 240), shown)
            assert ("Shady" in canvas.texts) is (kind == "Shady" and width == 240)


def test_a_colour_of_people_has_its_own_back(art: Art) -> None:
    backs = [card_pixmap(art, kind, 120, 1.0).toImage() for kind in (1, 2, 3, "ivory")]
    assert all(backs[-1] != other for other in backs[:-1])


@pytest.mark.parametrize("paper", [False, True])
def test_a_head_is_drawn_in_gold_or_without_colour(art: Art, paper: bool) -> None:
    found = []
    for grey in (False, True):
        made = blank(80, 80)
        with Painting(made) as painter:
            name = "grey_head_hypatia" if grey else "head_hypatia"
            canvas = Paper if paper else Canvas
            canvas(painter, art, 1.0).icon(name, 40, 40, 70)
        image = made.toImage()
        found.append(max(image.pixelColor(x, 40).hsvSaturation() for x in range(14, 66)))
        assert image.pixelColor(2, 2).alpha() == 0
    assert found[0] > 90
    assert found[1] == 0
    with pytest.raises(ArtMissing):
        art.head("well")


@pytest.mark.parametrize("scene", HEADS)
def test_every_head_is_within_its_picture(art: Art, scene: str) -> None:
    x, y, half = art.head(scene)
    assert half > 30
    assert half <= x <= 240 - half
    assert half * 0.9 <= y <= 220 - half
    assert art.svg(f"scenes/{scene}.svg").isValid()


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("sight", Sight)
def test_words_stand_out_from_the_colours_of_a_box(sight: Sight, dark: bool, high: bool) -> None:
    use_words(ALL_BOXES, GAMES)
    palette = palette_for(Appearance(dark=dark, high_contrast=high, sight=sight))
    word, card = painted(text_on("ivory"), palette, "text"), painted("ivory", palette)
    assert contrast(word, card) >= 7
    assert glyph_on(palette, "ivory") == "glyphdark_ivory"
