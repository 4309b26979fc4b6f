"""The typeface of titles has one weight, so that no engine shows it thin."""

from __future__ import annotations

from fontTools.ttLib import TTFont
from PySide6.QtGui import QFontInfo, QRawFont

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.views.paint.fonts import BOLD, TITLE_FILE, font, font_files, load_fonts
from tests.project.checkout import packaging_script

LETTERS = "AÇÃÊÍÑÓÚçãêíñóú"


def test_the_typeface_of_titles_is_what_the_script_makes_of_the_variable_one() -> None:
    assert (
        resource_path(*TITLE_FILE).read_bytes() == packaging_script("make_title_font").title_font()
    )


def test_the_typeface_of_titles_is_bold_in_itself() -> None:
    found = TTFont(resource_path(*TITLE_FILE))
    assert "fvar" not in found
    assert found["OS/2"].usWeightClass == BOLD
    assert dict(font_files())["title"] == str(resource_path(*TITLE_FILE))


def test_titles_are_drawn_with_it_and_have_every_accent(qapp: object) -> None:
    load_fonts()
    made = font(40, family="title")
    info, raw = QFontInfo(made), QRawFont.fromFont(made)
    assert (info.family(), info.weight(), raw.weight()) == ("Cinzel", BOLD, BOLD)
    assert all(raw.supportsCharacter(ord(letter)) for letter in LETTERS)
