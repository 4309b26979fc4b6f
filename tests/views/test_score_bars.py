"""The bars of a ranking, as they are painted."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.pad_sheet import pad_sheet
from sevenwonders_qt.models.shown.score_pad import ScorePad
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.theme import painted
from sevenwonders_qt.views.sheet.table import number_part, ranking_lines

WIDE, HIGH = 500, 80


def columns_of(art: Art, pad: ScorePad, shade: str, city: int) -> list[int]:
    """The columns of pixels in which the bar of a city, from the top, has this colour."""
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(painted("parchment", USUAL))
    with Painting(image) as painter:
        sheet = pad_sheet(pad, ("Ana", "Bia"), "")
        lay(Canvas(painter, art, 1.0, min_px=1), ranking_lines(sheet), QRectF(0, 0, WIDE, HIGH))
    middle = HIGH // 4 + city * HIGH // 2 + 12
    wanted = painted(shade, USUAL).rgb()
    return [x for x in range(WIDE) if image.pixelColor(x, middle).rgb() == wanted]


@pytest.mark.painted
def test_points_below_zero_go_to_the_left_of_where_all_bars_begin(art: Art) -> None:
    players = (PadPlayer("Ana", entries={"civil": 20}), PadPlayer("Bia", entries={"military": -6}))
    lost = columns_of(art, ScorePad(players=players), "red", 1)
    gained = columns_of(art, ScorePad(players=players), "blue", 0)
    assert lost
    assert max(lost) <= min(gained)
    assert 2 < len(gained) / len(lost) < 5  # 20 points to 6, but for the numbers on the bars


@pytest.mark.painted
def test_lost_points_in_a_table_go_to_the_left_of_where_bars_of_a_city_begin(art: Art) -> None:
    players = (PadPlayer("Ana", entries={"civil": 20, "military": -6}), PadPlayer("Bia"))
    sheet = pad_sheet(ScorePad(players=players), ("Ana", "Bia"), "")
    ends: dict[str, tuple[int, int]] = {}
    for number, line in enumerate(sheet.rows):
        image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
        image.fill(painted("parchment", USUAL))
        with Painting(image) as painter:
            part = number_part(sheet, number, 0)
            lay(Canvas(painter, art, 1.0, min_px=1), part, QRectF(0, 0, WIDE, HIGH))
        columns = range(80, WIDE)  # right of the number
        ground = painted("parchment", USUAL).rgb()
        drawn = [x for x in columns if image.pixelColor(x, HIGH // 2).rgb() != ground]
        if drawn:
            ends[line.category] = drawn[0], drawn[-1]
    (first, lost), (gained, _) = ends["military"], ends["civil"]
    assert first < lost <= gained + 1
