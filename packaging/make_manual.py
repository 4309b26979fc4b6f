"""Writes the pages of the manual that the program itself knows: keys, commands and options.

.venv/bin/python packaging/make_manual.py            into docs/manual
.venv/bin/python packaging/make_manual.py --check    name those that are not as they would be
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.cli import COMMANDS, _parser
from sevenwonders_qt.app.commands import FILL
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.translation import install
from sevenwonders_qt.models.keys import caps, groups

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "manual"
LANGUAGES = {"en": "en", "pt-BR": "pt_BR", "es": "es"}
"""Folder of the manual -> language of the program."""

KEYS = {
    "en": (
        "# Keys",
        "*Settings, Keys* changes every key of these lists. Those that move, open and leave are"
        " fixed: the arrows, Tab, Enter, Space, Esc, Page Up, Page Down, Home and End.",
        "| key | does |",
    ),
    "pt-BR": (
        "# Teclas",
        "*Opções, Teclas* muda qualquer tecla destas listas. As que andam, abrem e saem são"
        " fixas: as setas, Tab, Enter, Espaço, Esc, Page Up, Page Down, Home e End.",
        "| tecla | o que faz |",
    ),
    "es": (
        "# Teclas",
        "*Opciones, Teclas* cambia cualquier tecla de estas listas. Las que mueven, abren y"
        " salen son fijas: las flechas, Tab, Enter, Espacio, Esc, Page Up, Page Down, Home y End.",
        "| tecla | qué hace |",
    ),
}  # fmt: skip


def keys_page(folder: str) -> str:
    """Return the page of all keys in the language that is installed."""
    heading, note, columns = KEYS[folder]
    parts = [heading, note]
    for group in groups():
        lines = [
            f"| {'+'.join(caps(act)).replace('|', chr(92) + '|')} | {act.words()} |"
            for act in group.acts
        ]
        parts += [f"## {group.title}", "\n".join((columns, "|---|---|", *lines))]
    return "\n\n".join(parts) + "\n"


def options_page() -> str:
    """Return the page of the commands and their options."""
    parts = [
        "# Commands and options",
        "What `sevenwonders-qt --help` and `sevenwonders-qt COMMAND --help` print."
        " [The command line](command-line.md) says what the commands are for.",
        "## sevenwonders-qt",
        _table(_parser([])),
    ]
    for command, summary in COMMANDS.items():
        parser = argparse.ArgumentParser()
        FILL[command](parser, GAMES)
        parts += [f"## {command}", f"{summary[0].upper()}{summary[1:]}.", _table(parser)]
        for name, part in _parts(parser):
            parts += [f"### {command} {name}", _table(part)]
    return "\n\n".join(parts) + "\n"


def _parts(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def _table(parser: argparse.ArgumentParser) -> str:
    lines = ["| option | what it says |", "|---|---|"]
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            continue
        name = ", ".join(action.option_strings) or str(action.metavar or action.dest).upper()
        said = (action.help or "").replace("%%", "%").replace("%(default)s", str(action.default))
        if action.choices and len(names := ", ".join(map(str, action.choices))) <= 60:
            said = f"{said}: {names}" if said else names
        lines.append(f"| `{name}` | {said.replace('|', chr(92) + '|')} |")
    return "\n".join(lines)


def pages() -> Iterator[tuple[Path, str]]:
    """Yield each page that is written, with its text."""
    application = QCoreApplication.instance() or QCoreApplication([])
    use_words(BOXES, GAMES)
    for folder, language in LANGUAGES.items():
        install(application, language)
        yield FOLDER / folder / "keys.md", keys_page(folder)
    yield FOLDER / "en" / "options.md", options_page()
    install(application, "en")


def main() -> int:
    parser = argparse.ArgumentParser(description="writes the manual's pages of keys and options")
    parser.add_argument("--check", action="store_true", help="write nothing, name what has changed")
    check = parser.parse_args().check
    stale = 0
    for path, text in pages():
        if check and (not path.is_file() or path.read_text(encoding="utf-8") != text):
            print(f"{os.path.relpath(path)} is not what the program prints: run {sys.argv[0]}")
            stale += 1
        elif not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
