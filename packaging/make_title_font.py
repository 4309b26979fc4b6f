"""Makes `resources/fonts/Cinzel-Bold.ttf`, the typeface of titles, from the variable Cinzel.

    python packaging/make_title_font.py

Windows shows a variable typeface at its thinnest where it draws by GDI, and so do other systems
with an old engine: a typeface with one weight looks the same everywhere.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import fontpkg_cinzel
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

VARIABLE = Path(fontpkg_cinzel.__file__).parent / "files" / "Cinzel[wght].ttf"
TARGET = Path(__file__).resolve().parents[1] / "resources" / "fonts" / "Cinzel-Bold.ttf"
BOLD = 700


def title_font() -> bytes:
    """The file of the typeface; the same packages always give the same bytes."""
    font = TTFont(VARIABLE, recalcTimestamp=False)
    instantiateVariableFont(font, {"wght": BOLD}, inplace=True, updateFontNames=True)
    data = BytesIO()
    font.save(data)
    return data.getvalue()


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(title_font())
