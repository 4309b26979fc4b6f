"""The command line: without a command the window opens, the commands work without one."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.arguments import LANGUAGES, WrongInput, size
from sevenwonders_qt.app.versions import PROGRAM, versions_line
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.journal.fault import JournalError

COMMANDS = {
    "simulate": "play games of AI players",
    "arena": "compare AI players over many games",
    "train": "train a network for the learned player",
    "replay": "refold a journal and print its scores",
    "matches": "list the saved matches, make their index anew, recover a damaged one",
    "bench": "measure the rules and the window",
    "screenshot": "write a picture of a page",
    "rules": "print the ordered steps of a turn",
    "self-check": "check that the installed program is whole",
}
"""What can be done without a window; a command is loaded when it is named, never at a start."""

MATCH_FILES = (".7wmatch", ".jsonl")
"""How the names of files end that hold a match."""

WRONG = 2
STOPPED = 130
"""Exit status after Ctrl+C, as shells have it."""

_FAULTS = (WrongInput, DataError, JournalError, FileNotFoundError)


class _Parser(argparse.ArgumentParser):
    """Tells a fault in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise WrongInput(message)


class _Version(argparse.Action):
    """Prints the versions; Qt is loaded for it only now."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(versions_line())
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status: 2 for wrong input, told in one line on stderr."""
    try:
        words, file = _without_match(sys.argv[1:] if argv is None else argv)
        arguments = _parser(words).parse_args(words)
        arguments.words = words
        if file is not None:
            arguments.file = file
        run: Callable[[argparse.Namespace], int] = arguments.run
        return run(arguments)
    except _FAULTS as error:
        print(f"{PROGRAM}: {' '.join(str(error).split())}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return STOPPED


def _without_match(words: Sequence[str]) -> tuple[list[str], Path | None]:
    """The words without the file of a match, which stands before any command, and that file."""
    for place, word in enumerate(words):
        if word in COMMANDS:
            break
        if word.lower().endswith(MATCH_FILES) and not word.startswith("-"):
            return [*words[:place], *words[place + 1 :]], Path(word)
    return list(words), None


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Understands the window's words, and those of a command that is among ``words``."""
    parser = _Parser(
        prog=PROGRAM,
        description="7 Wonders for one computer.",
        epilog=f"FILE{MATCH_FILES[0]} opens the window with that match imported and shown.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the versions and leave")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the window")
    parser.add_argument("--size", type=size, help="size of the window, such as 1920x1080")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--data-dir", type=Path, help="keep matches and settings in this folder")
    parser.set_defaults(run=_window, file=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    for name, told in COMMANDS.items():
        command = commands.add_parser(name, help=told)
        if name in words:
            from sevenwonders_qt.app.commands import FILL

            FILL[name](command)
    return parser


def _window(arguments: argparse.Namespace) -> int:
    folder: Path | None = arguments.data_dir
    if folder is not None and folder.exists() and not folder.is_dir():
        raise WrongInput(f"--data-dir: {folder} is not a folder")
    preflight.require()
    from sevenwonders_qt.app.window import run

    return run(arguments.language, arguments.size, arguments.fullscreen, folder, arguments.file)
