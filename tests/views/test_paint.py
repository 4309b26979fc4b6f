"""The painters: every drawing is there, sharp, legible and bounded in memory."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from sevenwonders_qt.games.classic.catalogue import Card, load_boards, load_cards
from sevenwonders_qt.games.classic.effects import (
    CoinsPer,
    Colour,
    Count,
    PointsPer,
    Produce,
    Resource,
    Scope,
)
from sevenwonders_qt.models.shown.card_face import Face, face
from sevenwonders_qt.models.shown.effect_row import PER, Token
from sevenwonders_qt.models.shown.effect_tokens import cost_tokens, tokens
from sevenwonders_qt.views.paint.art import Art, ArtMissing, Drawn, DrawnCache, blank
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import MARGIN, card_pixmap, draw_card
from sevenwonders_qt.views.paint.fonts import (
    balanced,
    fit_block,
    fit_line,
    font,
    text_width,
    wrapped,
)
from sevenwonders_qt.views.paint.furniture import button_face, wave_band
from sevenwonders_qt.views.paint.palette import COLOURS, USUAL
from sevenwonders_qt.views.paint.plinth import Plinth, draw_plinth
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.strip import draw_chip, draw_strip, glyph_on
from sevenwonders_qt.views.paint.table_top import table_background
from sevenwonders_qt.views.paint.theme import MOTION, painted, text_on
from sevenwonders_qt.views.paint.wonder import (
    SCENE_HEIGHT,
    SCENE_WIDTH,
    crop,
    draw_poster,
    draw_wonder,
    scene,
    standing,
)
from tests.views.pictures import most_unlike, pixels

RESOURCES = Path(__file__).parents[2] / "resources"
WONDERS = ("giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus")

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.painted]


@pytest.fixture(scope="module")
def art(qapp: object) -> Art:
    return Art(RESOURCES / "art")


@pytest.fixture(scope="module")
def cards() -> dict[str, Card]:
    return load_cards(RESOURCES / "data" / "classic" / "cards.toml")


@pytest.fixture(scope="module")
def faces(cards: dict[str, Card]) -> dict[str, Face]:
    return {card.id: face(card) for card in cards.values()}


class Sheet:
    """A picture to draw on, ``ratio`` device pixels to each of its own."""

    def __init__(self, width: int, height: int, ratio: float = 1.0) -> None:
        self.pixmap = blank(round(width * ratio), round(height * ratio))
        self.pixmap.setDevicePixelRatio(ratio)
        self.image = QImage()

    @contextmanager
    def canvas(self, art: Art, u: float = 1.0, text: float = 1.0) -> Iterator[Canvas]:
        painter = QPainter(self.pixmap)
        try:
            yield Canvas(painter, art, u, text)
        finally:
            painter.end()
            self.image = self.pixmap.toImage()


def shades(image: QImage) -> set[int]:
    """The different colours of an image, looked at on a coarse grid."""
    return {
        image.pixelColor(x, y).rgba()
        for x in range(1, image.width(), 5)
        for y in range(1, image.height(), 5)
    }


def inked(image: QImage) -> int:
    """How many pixels of an image are more than half opaque."""
    return sum(pixels(image).getchannel("A").histogram()[128:])


def written(text: str, px: int) -> QImage:
    image = QImage(px * 14, px * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setFont(font(px, family="title"))
    painter.setPen(painted("ink", USUAL))
    painter.drawText(px // 4, px * 3 // 2, text)
    painter.end()
    return image


# Fonts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("px", [14, 28, 64, 72, 120])
@pytest.mark.parametrize(
    ("accented", "plain"),
    [("FORTIFICAÇÕES", "FORTIFICACOES"), ("GRÊMIO", "GREMIO"), ("ESPAÑA", "ESPANA")],
)
def test_titles_keep_their_accents_at_every_size(
    art: Art, px: int, accented: str, plain: str
) -> None:
    assert inked(written(accented, px)) > inked(written(plain, px))


def test_titles_are_as_heavy_when_large_as_when_small(art: Art) -> None:
    small, large = (inked(written("ALEXANDRIA", px)) / px**2 for px in (40, 120))
    assert large == pytest.approx(small, rel=0.06)


def test_the_four_weights_of_text_are_different_fonts(art: Art) -> None:
    widths = [text_width("Maravilhas", 40, weight) for weight in (400, 500, 600, 700)]
    assert widths == sorted(set(widths))


def test_a_line_shrinks_before_it_is_elided(art: Art) -> None:
    room = text_width("Gabinete de Estudos", 12)
    assert fit_line("Gabinete de Estudos", room, 15, 11) == (12, "Gabinete de Estudos")
    px, shown = fit_line("Gabinete de Estudos", room / 2, 15, 11)
    assert px == 11
    assert shown.endswith("\N{HORIZONTAL ELLIPSIS}")


def test_a_name_is_broken_into_even_lines_before_it_shrinks(art: Art) -> None:
    px, lines, _ = fit_block("Casa de Comércio Oriental", 90, 60, 16, 11)
    assert (px, lines) == (16, ("Casa de", "Comércio", "Oriental"))


@pytest.mark.usefixtures("art")
def test_no_line_begins_with_the_dot_between_two_things() -> None:
    text = "ficam 7 moedas · 10 dívidas novas · Cais Oeste poupa 1 moeda"
    for width in range(60, 400, 5):
        lines = wrapped(text, width, 16, 500, "body")
        lines += balanced(text, width, 16, 500, "body", 3)
        assert not [line for line in lines if line.startswith("·")]
        assert "·" in " ".join(lines)


@pytest.mark.parametrize("width", [60, 150, 240, 1000])
def test_every_line_is_as_full_as_it_can_be(art: Art, width: int) -> None:
    text = "Sua cidade e as vizinhas: cada carta marrom vale 1 ponto, e Arqueólogos também contam."
    lines = wrapped(text, width, 16, 500, "body")
    assert " ".join(lines) == text
    for line in lines:
        assert text_width(line, 16, 500) <= width or " " not in line
    for line, following in pairwise(lines):
        assert text_width(f"{line} {following.split()[0]}", 16, 500) > width


@pytest.mark.parametrize("width", [40, 60, 80, 100, 150])
def test_a_number_and_its_sign_are_in_one_line(art: Art, width: int) -> None:
    share = "+23\N{NO-BREAK SPACE}%"
    text = f"mejor: Moneda de tu mazo · {share} de probabilidad"
    assert any(share in line for line in wrapped(text, width, 16, 500, "body"))
    assert any(share in line for line in balanced(text, width, 16, 500, "body", 4))


def test_lines_of_a_list_have_the_one_size_at_which_the_longest_fits(art: Art) -> None:
    names = ("Ana", "Gabinete de Estudos", "Nara")
    sheet = Sheet(400, 100)
    with sheet.canvas(art) as canvas:
        room = canvas.text_width("Gabinete de Estudos", 14)
        size = canvas.size_for(names, room, 20)
        for name in names:
            canvas.text(QRectF(0, 0, room, 40), name, size)
        assert set(canvas.sizes) == {14}
        assert canvas.size_for(("Ana", "Nara"), room, 20) == 20


# Tokens of the design ---------------------------------------------------------------------


def test_every_named_colour_is_a_colour() -> None:
    assert all(QColor(value).isValid() for value in COLOURS.values())
    with pytest.raises(KeyError):
        painted("mauve", USUAL)


def test_text_on_every_card_colour_has_enough_contrast() -> None:
    def luminance(shade: QColor) -> float:
        parts = (shade.redF(), shade.greenF(), shade.blueF())
        r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    for fill in Colour.members:
        lights = sorted(luminance(painted(shade, USUAL)) for shade in (fill, text_on(fill)))
        assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.45, fill


def test_with_less_motion_everything_is_quicker() -> None:
    shortest = min(motion.ms for name, motion in MOTION.items() if name != "stagger")
    assert MOTION["reduced"].ms == shortest


# Icons and caches -------------------------------------------------------------------------


def test_every_icon_can_be_drawn(art: Art) -> None:
    names = [file.stem for file in (art.folder / "icons").glob("*.svg")]
    assert len(names) == 175
    for name in names:
        least = 20 if name == "line_minus" else 40
        assert inked(art.icon(name, 20).toImage()) > least, name


def test_an_unknown_icon_is_named_in_the_error(art: Art) -> None:
    with pytest.raises(ArtMissing, match="res_gold"):
        art.icon("res_gold", 20)


def test_a_damaged_drawing_of_a_wonder_is_named_in_the_error(art: Art, tmp_path: Path) -> None:
    (tmp_path / "wonders").mkdir()
    (tmp_path / "wonders" / "siracusa_day.svg").write_text("<svg><g>", encoding="ascii")
    damaged = Art(art.folder, [tmp_path])
    with pytest.raises(ArtMissing, match="siracusa_day"):
        scene(damaged, "siracusa", "A", standing(damaged, "giza", built=0, total=3))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_icons_are_copied_unscaled_at_every_screen_scaling(art: Art, ratio: float) -> None:
    sheet = Sheet(60, 60, ratio)
    with sheet.canvas(art) as canvas:
        canvas.icon("shield", 30.2, 29.7, 32)
    px = round(32 * ratio)
    alone = art.icon("shield", px).toImage()
    corner = round((30.2 - px / ratio / 2) * ratio), round((29.7 - px / ratio / 2) * ratio)
    drawn = sheet.image.copy(*corner, px, px)
    drawn.setDevicePixelRatio(1)
    assert drawn.convertToFormat(alone.format()) == alone


def test_a_cache_never_holds_more_than_its_limit() -> None:
    cache = DrawnCache(10_000)
    for number in range(50):
        cache.get(number, lambda: Drawn(QPixmap(20, 20)))
    assert cache.bytes <= 10_000
    assert len(cache) == 6
    newest = Drawn(QPixmap(20, 20))
    assert cache.get(49, lambda: newest) is not newest
    assert cache.get(0, lambda: newest) is newest


def test_hundreds_of_sizes_stay_within_bounds(faces: dict[str, Face]) -> None:
    art = Art(RESOURCES / "art")
    shown = faces["library"]
    for width in range(100, 500, 4):
        card_pixmap(art, shown, width, 1.0)
    assert art.cards.bytes <= art.cards.limit
    assert art.icons.bytes <= art.icons.limit
    assert art.patterns.bytes <= art.patterns.limit


@pytest.mark.skipif(sys.platform != "linux", reason="other C libraries round the last digit")
def test_the_drawings_are_those_that_the_scripts_draw() -> None:
    script = RESOURCES / "art" / "draw" / "build.py"
    run = subprocess.run(
        [sys.executable, "-B", str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


# Rows of effects --------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "classic/second_edition"])
def test_every_effect_and_cost_of_the_game_has_its_icons(edition: str, art: Art) -> None:
    cards = load_cards(RESOURCES / "data" / edition / "cards.toml")
    boards = load_boards(RESOURCES / "data" / edition / "boards.toml").sides
    stages = [stage for board in boards.values() for stage in board.stages]
    rows = [tokens(card.effects) for card in cards.values()]
    rows += [tokens(stage.effects) for stage in stages]
    rows += [cost_tokens(each.cost.coins, each.cost.resources) for each in cards.values()]
    assert all(tokens(stage.effects) for stage in stages)
    for row in rows:
        for token in row:
            for icon in token.icons + token.arrows:
                assert not art.icon(icon, 24).isNull()


def test_two_units_of_one_good_are_two_pictures() -> None:
    row = tokens((Produce((Resource.WOOD,)), Produce((Resource.WOOD,))))
    assert row == (Token("icon", ("res_wood",)), Token("icon", ("res_wood",)))


def test_coins_and_points_for_the_same_thing_show_the_thing_once() -> None:
    per = Count(colours=(Colour.BROWN,))
    row = tokens((CoinsPer(1, per), PointsPer(1, per)))
    assert [token.kind for token in row] == ["coin", "points", "per", "count"]
    assert row.count(PER) == 1


def test_own_city_neighbours_and_all_three_are_told_apart() -> None:
    rows = {
        scope: tokens((CoinsPer(1, Count(colours=(Colour.BROWN,), scope=scope)),))
        for scope in Scope
    }
    assert len(set(rows.values())) == 3


def test_a_numbered_picture_has_its_number_on_it(art: Art) -> None:
    sheet = Sheet(100, 80)
    with sheet.canvas(art) as canvas:
        row = tuple(Token("numbered", (icon,), 3) for icon in ("coin_loss", "coin_gift"))
        draw_row(canvas, QRectF(10, 0, 90, 60), row, "left", 30)
    assert canvas.texts == ["3", "3"]


def test_a_row_is_shrunk_to_its_room(art: Art) -> None:
    row = cost_tokens(1, (2, 1, 0, 0, 1, 0, 0))
    sheet = Sheet(300, 60)
    with sheet.canvas(art) as canvas:
        draw_row(canvas, QRectF(10, 0, 90, 60), row, "left", 30)
    assert row_width(row, 30) > 90
    assert inked(sheet.image.copy(90, 0, 10, 60)) > 0
    assert inked(sheet.image.copy(102, 0, 198, 60)) == 0


# Cards ------------------------------------------------------------------------------------


def test_every_card_is_painted_large_and_small(faces: dict[str, Face], art: Art) -> None:
    for shown in faces.values():
        for width in (190.0, 120.0):
            picture = card_pixmap(art, shown, width, 1.0).toImage()
            assert len(shades(picture)) > 60, shown.id


def test_the_cards_of_the_second_edition_are_painted_too(art: Art) -> None:
    for card in load_cards(
        RESOURCES / "data" / "classic" / "second_edition" / "cards.toml"
    ).values():
        assert not card_pixmap(art, face(card), 180, 1.0).isNull()


def test_twins_of_two_ages_share_their_picture(faces: dict[str, Face]) -> None:
    assert faces["loom_age1"].scene == faces["loom_age2"].scene == "loom"


def test_a_pixmap_at_twice_the_pixel_ratio_has_twice_the_pixels(
    faces: dict[str, Face], art: Art
) -> None:
    once, twice = (card_pixmap(art, faces["altar"], 180, ratio) for ratio in (1.0, 2.0))
    assert twice.width() == pytest.approx(2 * once.width(), abs=1)
    assert twice.height() == pytest.approx(2 * once.height(), abs=1)
    assert twice.deviceIndependentSize().width() == pytest.approx(
        180 + 2 * MARGIN * 180 / 240, abs=1
    )


def test_a_card_is_painted_only_once(faces: dict[str, Face]) -> None:
    art = Art(RESOURCES / "art")
    for _ in range(2):
        card_pixmap(art, faces["altar"], 180, 1.0)
    assert len(art.cards) == 1


def test_only_the_picture_of_an_impossible_card_loses_its_colour(
    faces: dict[str, Face], art: Art
) -> None:
    clear = card_pixmap(art, faces["altar"], 240, 1.0).toImage()
    dim = card_pixmap(art, faces["altar"], 240, 1.0, dim=True).toImage()
    rim = round(MARGIN)
    facts = (rim, rim, 240, 90)
    scenery = (rim + 60, rim + 110, 100, 80)
    assert clear.copy(*facts) == dim.copy(*facts)
    picture = dim.copy(*scenery)
    assert all(QColor.fromRgba(shade).hsvSaturation() < 60 for shade in shades(picture))
    assert any(
        QColor.fromRgba(shade).hsvSaturation() > 90 for shade in shades(clear.copy(*scenery))
    )


def test_the_three_backs_differ(art: Art) -> None:
    backs = [card_pixmap(art, age, 120, 1.0).toImage() for age in (1, 2, 3)]
    assert backs[0] != backs[1] != backs[2] != backs[0]


@pytest.mark.parametrize("width", [127, 150, 169, 190, 240, 380])
def test_no_text_on_a_card_of_a_hand_is_under_eleven_pixels(
    faces: dict[str, Face], art: Art, width: int
) -> None:
    sheet = Sheet(400, 600)
    with sheet.canvas(art) as canvas:
        for name in ("forum", "school", "courthouse", "strategists_guild"):
            draw_card(canvas, QRectF(5, 5, width, width * 1.534), faces[name])
        named = dict(zip(canvas.texts, canvas.sizes, strict=True))
    assert min(size for text, size in named.items() if not text.isdigit()) >= 11


def tilted_copy(art: Art, shown: Face, place: QRectF, ratio: float) -> QImage:
    """A card drawn with ``ratio`` times as many pixels as are seen of it, and copied tilted."""
    sheet, rim = Sheet(300, 400), MARGIN * place.width() / 240
    with sheet.canvas(art) as canvas:
        canvas.painter.rotate(2.5)
        large = card_pixmap(art, shown, place.width(), ratio)
        whole = place.adjusted(-rim, -rim, rim, rim)
        canvas.painter.drawPixmap(whole, large, QRectF(large.rect()))
    return sheet.image


def test_a_tilted_card_keeps_sharp_text_and_no_more_pixels_than_are_seen(
    faces: dict[str, Face],
) -> None:
    art, place = Art(RESOURCES / "art"), QRectF(30, 20, 192, 294.4)
    upright, tilted = Sheet(300, 400), Sheet(300, 400)
    with upright.canvas(art) as canvas:
        draw_card(canvas, place, faces["altar"])
    of_upright = art.cards.bytes
    with tilted.canvas(art) as canvas:
        canvas.painter.rotate(2.5)
        draw_card(canvas, place, faces["altar"])
    assert art.cards.bytes - of_upright < 1.2 * of_upright
    assert most_unlike(tilted.image, tilted_copy(art, faces["altar"], place, 2.0)) < 4
    assert most_unlike(tilted.image, tilted_copy(art, faces["altar"], place, 1.0)) > 60


def test_a_card_copied_from_the_cache_still_tells_its_texts(
    faces: dict[str, Face], art: Art
) -> None:
    for _ in range(2):
        with Sheet(240, 368).canvas(art) as canvas:
            draw_card(canvas, QRectF(0, 0, 200, 300), faces["altar"])
        assert faces["altar"].name in canvas.texts


# Strips, wonders, furniture ---------------------------------------------------------------


def test_strips_and_chips_fill_their_place_and_no_more(faces: dict[str, Face], art: Art) -> None:
    for shown in faces.values():
        sheet = Sheet(220, 120)
        with sheet.canvas(art) as canvas:
            draw_strip(canvas, QRectF(20, 10, 160, 40), shown)
            draw_chip(canvas, QRectF(20, 70, 70, 34), shown)
        assert shown.name in canvas.texts
        assert len(shades(sheet.image.copy(20, 10, 160, 40))) > 15
        assert inked(sheet.image.copy(0, 0, 14, 120)) == 0
        assert inked(sheet.image.copy(190, 0, 30, 120)) == 0


def test_the_symbol_on_a_colour_is_never_of_that_colours_own_tone() -> None:
    assert glyph_on(USUAL, "yellow") == "glyphdark_yellow"
    assert glyph_on(USUAL, "blue") == "glyph_blue"


@pytest.mark.parametrize("wonder", WONDERS)
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_wonder_changes_with_every_stage(art: Art, wonder: str, side: str) -> None:
    seen = []
    for built in range(4):
        sheet = Sheet(200, 100)
        with sheet.canvas(art) as canvas:
            draw_wonder(canvas, QRectF(0, 0, 200, 100), wonder, side, built, 3)
        seen.append(sheet.image)
    assert all(first != second for first, second in pairwise(seen))


def test_a_crop_covers_its_place_and_stays_within_the_scene() -> None:
    for place in (QRectF(5, 7, 100, 400), QRectF(0, 0, 900, 90), QRectF(3, 3, 400, 200)):
        for focus in ((0.0, 0.0), (0.6, 0.4), (1.0, 1.0)):
            scene = crop(place, focus)
            assert scene.adjusted(-0.01, -0.01, 0.01, 0.01).contains(place)
            assert scene.width() / scene.height() == pytest.approx(SCENE_WIDTH / SCENE_HEIGHT)


def test_pictures_of_wonders_stay_within_bounds() -> None:
    art = Art(RESOURCES / "art")
    for step in range(20):
        with Sheet(1000, 500).canvas(art) as canvas:
            draw_wonder(canvas, QRectF(0, 0, 980 - step, 490), "rhodes", "A", 1, 3)
    assert art.wonders.bytes <= art.wonders.limit


def test_a_poster_bears_its_title(art: Art) -> None:
    with Sheet(300, 800).canvas(art) as canvas:
        draw_poster(canvas, QRectF(5, 5, 280, 780), "olympia", "B", title="Olímpia")
    assert canvas.texts == ["OLÍMPIA"]


@pytest.mark.parametrize("compact", [True, False])
def test_built_next_and_later_stages_look_different(art: Art, compact: bool) -> None:
    cost, reward = cost_tokens(0, (2, 0, 0, 0, 0, 0, 0)), (Token("points", value=3),)
    seen = []
    for state in ("built", "next", "later"):
        sheet = Sheet(240, 100)
        with sheet.canvas(art) as canvas:
            plinth = Plinth(0, cost, reward, state)  # type: ignore[arg-type]
            draw_plinth(canvas, QRectF(5, 5, 220, 80), plinth, compact=compact)
        seen.append(sheet.image)
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_a_button_that_is_off_or_focused_looks_it(art: Art) -> None:
    seen = []
    for options in ({}, {"enabled": False}, {"focused": True}, {"pressed": True}):
        sheet = Sheet(260, 90)
        with sheet.canvas(art) as canvas:
            place = button_face(canvas, QRectF(10, 10, 230, 60), **options)
            canvas.text(place, "Build")
        seen.append(sheet.image)
    assert all(seen[a] != seen[b] for a in range(4) for b in range(a))


def test_the_frieze_runs_the_way_the_hands_go(art: Art) -> None:
    ways = []
    for leftwards in (False, True):
        sheet = Sheet(200, 30)
        with sheet.canvas(art) as canvas:
            wave_band(canvas, QRectF(0, 2, 200, 26), "gold", leftwards=leftwards, alpha=1.0)
        ways.append([inked(sheet.image.copy(x, 0, 1, 30)) for x in range(200)])
    assert ways[0] != ways[1]
    assert ways[0] == pytest.approx(ways[1][::-1], abs=2)


def test_the_table_top_covers_everything(art: Art) -> None:
    sheet = Sheet(400, 300)
    with sheet.canvas(art) as canvas:
        table_background(canvas, 400, 300)
    assert inked(sheet.image) == 400 * 300


def test_text_grows_with_the_window_and_the_users_factor_but_never_under_the_floor(
    art: Art,
) -> None:
    def size(u: float, factor: float) -> int:
        with Sheet(200, 60).canvas(art, u, factor) as canvas:
            canvas.text(QRectF(0, 0, 190, 50), "ouro", 15)
        return canvas.sizes[0]

    assert [size(1, 1), size(2, 1), size(1, 1.4), size(0.3, 1)] == [15, 30, 21, 11]
