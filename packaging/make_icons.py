"""Paints the icons of the program and of its match files: PNG sizes, `.ico` and `.icns`.

    python packaging/make_icons.py FOLDER

The same drawings always give the same bytes.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWINGS = Path(__file__).resolve().parents[1] / "resources" / "art" / "app_icon"
ICONS = {"sevenwonders-qt": "app_icon", "sevenwonders-match": "match_file"}
"""Name of the icon -> name of its drawing; `_small` beside it is drawn for small sizes."""

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)
LARGEST_SMALL = 32
"""Up to this many pixels the simpler drawing is used."""


def make_icons(folder: Path) -> None:
    """Write for each icon `NAME-SIZE.png`, `NAME.ico` and `NAME.icns` into `folder`."""
    app = QGuiApplication.instance() or QGuiApplication(["make_icons"])
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in ICONS.items():
        images = {size: paint(drawing, size) for size in {*PNG_SIZES, *ICO_SIZES, *ICNS_SIZES}}
        for size in PNG_SIZES:
            images[size].save(folder / f"{name}-{size}.png", optimize=True)
        _save_all(folder / f"{name}.ico", [images[size] for size in ICO_SIZES])
        _save_all(folder / f"{name}.icns", [images[size] for size in ICNS_SIZES])
    del app


def paint(drawing: str, size: int) -> Image.Image:
    """The drawing as a square picture, `size` pixels wide; raises `ValueError` if it is no SVG."""
    suffix = "_small" if size <= LARGEST_SMALL else ""
    source = DRAWINGS / f"{drawing}{suffix}.svg"
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is no drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        renderer.render(painter)
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size, size), bytes(plain.constBits()))


def _save_all(target: Path, images: list[Image.Image]) -> None:
    """Write pictures of rising size into one file that holds them all."""
    *others, largest = images
    if target.suffix == ".ico":
        sizes = [image.size for image in images]
        largest.save(target, append_images=others, sizes=sizes)
    else:
        largest.save(target, append_images=others)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_icons.py FOLDER")
    make_icons(Path(sys.argv[1]))
