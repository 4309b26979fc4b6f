"""Checks that the files of the program are there, whole and fit for three languages."""

from __future__ import annotations

import string
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.check_texts import check_texts
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import finding
from sevenwonders_qt.app.shipped import shipped
from sevenwonders_qt.app.translation import TranslationUnavailable, install
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.drills import shipped_drills
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.models.words.names import CARDS
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.session.position import NoPosition, stand
from sevenwonders_qt.views.paint.art import Art, blank, read_art, renderer, smooth
from sevenwonders_qt.views.paint.fonts import font_files, load_fonts
from sevenwonders_qt.views.paint.painting import Painting

translate = QCoreApplication.translate

CONTENTS = "contents.txt"
"""Names every file of the resources; `packaging/list_contents.py` writes it."""

LETTERS = string.ascii_letters + string.digits + string.punctuation
LETTERS += "ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúü¿¡ªº·–—…“”‘’«»×−"
"""The letters that texts in English, Portuguese or Spanish may have, headings included."""

SIGNS = "←→⏎±"
"""The signs that running text and key caps may have too."""

_SAMPLE = 48
_NAMED = 3
"""So many faults of a kind are named in a line; the others are counted."""


class Broken(Exception):
    """A fault, in one line."""


def check_data(games: Games) -> str:
    """Read every game and expansion of the box strictly from its files, rules in words too."""
    read = [game.command_line().check_data() for game in games.values()]
    texts = check_texts(box_of(BOXES, games))
    find, drills = finding(games), shipped_drills()
    for drill in drills:
        try:
            stand(find, drill.position)
        except NoPosition as error:
            raise Broken(f"drill {drill.id}: {error}") from error
    return f"{', '.join(read)}, {texts}, {len(drills)} drills"


def check_files() -> str:
    """Check that every file of the contents is there."""
    listed = resource_path(CONTENTS).read_text(encoding="utf-8").split()
    absent = [name for name in listed if not _is_there(name)]
    _complain(absent, "is missing")
    return f"{len(listed)} files are there"


def check_licences() -> str:
    """Check that the licence of every part can be read."""
    parts = shipped()
    for part in parts:
        if not part.licence_text().strip():
            raise Broken(f"the licence of {part.name} is empty")
    return f"{len(parts)} parts: {', '.join(part.name or part.key for part in parts)}"


def check_art() -> str:
    """Check that every drawing can be read and shows something."""
    art = Art(resource_path("art"))
    drawings = sorted(art.folder.rglob("*.svg"))
    _complain([_name(path) for path in drawings if not _shows_something(path)], "shows nothing")
    return f"{len(drawings)} drawings"


def check_fonts() -> str:
    """Check that the program's own fonts load and have every letter of the three languages."""
    load_fonts()
    count = 0
    for family, path in font_files():
        raw = QRawFont(path, 16)
        if not raw.isValid():
            raise Broken(f"{Path(path).name} cannot be read")
        wanted = LETTERS if family == "title" else LETTERS + SIGNS
        absent = [letter for letter in wanted if not raw.supportsCharacter(ord(letter))]
        _complain(absent, f"is not in {Path(path).name}")
        count += 1
    return f"{count} font files with {len(LETTERS)} letters and signs each"


def check_translation(app: QApplication, code: str) -> str:
    """Check that the catalogue of a language loads, with plurals and most names of cards."""
    try:
        install(app, code)
    except TranslationUnavailable as fault:
        raise Broken(str(fault)) from fault
    return check_language_in_use(code)


def check_language_in_use(code: str) -> str:
    """Check that the texts shown now are those of this language."""
    if QLocale().language() != QLocale(code).language():
        raise Broken(f"{language_names()[code]} is not in use")
    one, two = (translate("Home", "Classic, %n player(s)", None, count) for count in (1, 2))
    if "(s)" in one + two or one == two:
        raise Broken(f"there are no plurals: {one!r}, {two!r}")
    known = translate("Home", "New game")
    own = sum(card_name(card) != CARDS[card] for card in CARDS)
    if code == "en":
        if own:
            raise Broken(f"{own} of {len(CARDS)} cards have a name of another language")
        return f"{language_names()[code]}: {one}, {two}"
    if known == "New game" or own * 2 < len(CARDS):
        raise Broken(f"only {own} of {len(CARDS)} cards have a name of their own")
    return f"{language_names()[code]}: {known}, {two}"


def _is_there(name: str) -> bool:
    try:
        return resource_path(*name.split("/")).is_file()
    except FileNotFoundError:
        return False


def _shows_something(path: Path) -> bool:
    shown = renderer(read_art(path), path)
    made = blank(_SAMPLE, _SAMPLE)
    with Painting(made, whole=True) as painter:
        smooth(painter)
        shown.render(painter, QRectF(0, 0, _SAMPLE, _SAMPLE))
    picture = made.toImage()
    points = range(0, _SAMPLE, 2)
    return any(picture.pixelColor(x, y).alpha() for x in points for y in points)


def _name(path: Path) -> str:
    return path.relative_to(resource_path("art").parent).as_posix()


def _complain(names: Iterable[str], what: str) -> None:
    found = list(names)
    if found:
        more = f" and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
        raise Broken(f"{', '.join(found[:_NAMED])}{more}: {what}")
