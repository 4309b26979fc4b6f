"""Pictures of Qt held against each other, pixel by pixel."""

from __future__ import annotations

from PIL import Image, ImageChops
from PySide6.QtGui import QImage


def pixels(picture: QImage) -> Image.Image:
    """The same for Pillow; its own way writes a PNG and reads it again."""
    image = picture.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))


def most_unlike(one: QImage, other: QImage) -> int:
    """How far the colours of two pictures are apart where they differ most, from 0 to 255."""
    apart = ImageChops.difference(pixels(one), pixels(other))
    return max(high for _, high in apart.getextrema())
