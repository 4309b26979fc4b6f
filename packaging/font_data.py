"""Takes out of the bundled typefaces what the program asks nothing of: half of each file.

All characters stay. What goes are the hints that fit letters to pixels, which the program asks Qt
to ignore, and the forms that a text has to ask for, such as small capitals.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont


def trim(folder: Path) -> None:
    """Write every typeface again that a font package has in `folder`, with the same time."""
    for path in sorted(folder.glob("fontpkg_*/files/*.ttf")):
        options = Options(hinting=False, glyph_names=False, name_IDs=["*"], notdef_outline=True)
        font = TTFont(path, recalcTimestamp=False)
        kept = Subsetter(options)
        kept.populate(unicodes=font.getBestCmap())
        kept.subset(font)
        font.save(path)
