"""The values of the command line: numbers in their limits, sizes, faults in one line."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from sevenwonders_qt.core.text import system_reason

LEAST, MOST = 320, 16384
"""Pixels that a window or a picture may be wide or high."""


class WrongInput(Exception):
    """Arguments or files that cannot be used; the text is one line for the person."""


def require_extra(what: str, extra: str, *packages: str) -> None:
    """Raise WrongInput if a package of one of the project's extras is not installed."""
    if getattr(sys, "frozen", False):
        raise WrongInput(f"{what} needs the program installed by pip, or from the source")
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise WrongInput(
            f"{what} needs {' and '.join(missing)}: install them, or the program with its"
            f" extra [{extra}] (docs/players.md)"
        )


def whole(text: str, what: str, least: int, most: int) -> int:
    """Return the number in ``text``, called ``what``, from ``least`` to ``most``."""
    try:
        value = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not least <= value <= most:
        raise argparse.ArgumentTypeError(f"{what} must be between {least} and {most}, not {value}")
    return value


def size(text: str) -> tuple[int, int]:
    """Return width and height in pixels."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return whole(width, "the width", LEAST, MOST), whole(height, "the height", LEAST, MOST)


def scale(text: str) -> float:
    """Return a factor such as 1.5."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 1.0 <= value <= 4.0:
        raise argparse.ArgumentTypeError(f"the scale must be between 1.0 and 4.0, not {text}")
    return value


def text_size(text: str) -> float:
    """Return a factor on text that the settings know, such as 1.4."""
    from sevenwonders_qt.models.settings import TEXT_SIZES

    sizes = {f"{size:g}": size for size in TEXT_SIZES}
    try:
        return sizes[f"{float(text):g}"]
    except (ValueError, KeyError):
        named = ", ".join(sizes)
        raise argparse.ArgumentTypeError(
            f"the size of text must be one of {named}, not {text}"
        ) from None


def data_folder(text: str) -> Path:
    """Return a folder to keep files in, which may have to be made."""
    if not text:
        raise argparse.ArgumentTypeError("names no folder")
    path = Path(text)
    try:
        there = next((each for each in (path, *path.absolute().parents) if each.exists()), None)
        if there is not None:  # the folder, or the one that it would be made in
            os.scandir(there).close()
    except NotADirectoryError:
        raise argparse.ArgumentTypeError(f"{path} is not a folder") from None
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path}: {system_reason(error)}") from None
    return path


def file_to_write(ending: str = "") -> Callable[[str], Path]:
    """Return a reader for the name of a file to write; it refuses a bad name before any work."""

    def read(text: str) -> Path:
        path = Path(text)
        folder = path.absolute().parent
        if path.suffix.lower() != ending and ending:
            raise argparse.ArgumentTypeError(f"{path} does not end in {ending}")
        try:
            if path.is_dir():
                raise argparse.ArgumentTypeError(f"{path} is a folder")
            if not folder.is_dir():
                raise argparse.ArgumentTypeError(f"folder not found: {path.parent}")
            with tempfile.TemporaryFile(dir=folder):
                return path
        except OSError as error:
            raise argparse.ArgumentTypeError(
                f"{path} cannot be written: {error.strerror}"
            ) from None

    return read
