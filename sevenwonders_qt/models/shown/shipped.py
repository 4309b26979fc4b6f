"""The parts of the installed program, and the words on each for the page about the program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ShippedPart:
    """A part of the program; ``key`` finds its description, ``texts`` are the files of its licence.

    ``version`` is empty where it is not known. ``folder`` and ``sources`` are of a part that
    may be replaced: its place, and the addresses of its source.
    """

    key: str
    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    folder: Path | None = None
    sources: tuple[str, ...] = ()

    def licence_text(self) -> str:
        """Return the whole licence; raises OSError when a file cannot be read."""
        return "\n\n\n".join(path.read_text(encoding="utf-8") for path in self.texts)


def name_of(part: ShippedPart) -> str:
    """Return the name of a part: the same in every language, unless the program itself chose it."""
    match part.key:
        case "program":
            return translate("Home", "Seven Wonders")
        case "system":
            return translate("About", "System libraries")
    return part.name


def about_part(part: ShippedPart) -> tuple[str, ...]:
    """Return the description of a part, in paragraphs."""
    match part.key:
        case "program":
            return (
                translate(
                    "About",
                    "The board game 7 Wonders on one computer, played without the internet. Made"
                    " by players; not connected with the publisher or the author of the game, and"
                    " without their pictures and texts. 7 Wonders is a trademark of its publisher.",
                ),
                translate(
                    "About",
                    "Code, pictures and texts of this program are free under this licence:",
                ),
            )
        case "qt":
            return (
                translate(
                    "About",
                    "The window is drawn with Qt, reached from Python by PySide6. Both are used"
                    " unchanged under the GNU Lesser General Public License, version 3.",
                ),
                translate(
                    "About",
                    "You may use another Qt instead: the libraries are separate "
                    "files in {folder}. Replace them with others of the series "
                    "{series} and start the program again; nothing checks them.",
                ).format(folder=part.folder, series=part.version.split(".")[0] + ".x"),
                translate("About", "The source of these versions:"),
                *part.sources,
                _notices_follow(),
            )
        case "python":
            return (
                translate("About", "The language that the program is written in."),
                _notices_follow(),
            )
        case "font":
            return (translate("About", "A typeface that comes with the program."),)
        case "folders":
            return (translate("About", "Finds the folder where your matches are saved."),)
        case "codes":
            return (translate("About", "Makes the code of a link that a phone can read."),)
        case "pictures":
            return (translate("About", "Reads and writes pictures."),)
        case "compiler":
            return (translate("About", "Made the rules faster; some of its own code is included."),)
        case "starter":
            return (
                translate(
                    "About",
                    "Starts the installed program. An exception in its licence allows it to be"
                    " shipped with programs of any licence.",
                ),
            )
        case "system":
            return (
                translate(
                    "About",
                    "Libraries of the system that this program was built on, with their licences:",
                ),
            )
    return ()


def _notices_follow() -> str:
    return translate(
        "About",
        "The licence follows, and after it the notices of other authors whose work is part of"
        " this.",
    )
