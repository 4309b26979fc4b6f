"""The command line: without a command the window opens, the commands work without one."""

from __future__ import annotations

import argparse
import errno
import gc
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.arguments import WrongInput, data_folder, size
from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.versions import PROGRAM, versions_line
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.journal.fault import JournalError

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS = {
    "simulate": "play games of computer players",
    "arena": "compare computer players over many games",
    "train": "train a network for the learned player",
    "replay": "replay a match file and print its scores",
    "review": "say what each choice of a match cost, and why",
    "drills": "make a set of drill positions",
    "matches": "list the saved matches, rebuild their index, recover a damaged one",
    "bench": "measure the rules and the window",
    "screenshot": "save a screenshot of a page",
    "rules": "print the ordered steps of a turn",
    "self-check": "check that the installed program is whole",
}
"""The commands that work without a window; one is loaded when it is named, never at a start."""

MATCH_FILES = (".7wmatch", ".jsonl")
"""The endings of names of files that hold a match."""

WRONG = 2
STOPPED = 130
"""Exit status after Ctrl+C, as shells have it."""

CLOSED = 1
"""Exit status when the output is not read any more."""

_CLOSED = (errno.EPIPE, errno.EINVAL)
"""The errors of writing to a closed pipe; the second on Windows."""

_FAULTS = (WrongInput, DataError)


class _Parser(argparse.ArgumentParser):
    """Prints a fault in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise WrongInput(message)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        if file is None:
            _say(self.format_help())
        else:
            super().print_help(file)


class _Version(argparse.Action):
    """Prints the versions; Qt is loaded for it only now."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        _say(f"{versions_line()}\n")
        parser.exit()


def _say(text: str, *, wrong: bool = False) -> None:
    """Print lines, faults to stderr; in a box if there is no such stream.

    That is so for the program with a window on Windows, which would end without a message.
    """
    stream = sys.stderr if wrong else sys.stdout
    if stream is None:
        from sevenwonders_qt.app.message_box import show_box

        show_box(text.strip(), wrong=wrong)
    else:
        stream.write(text)


def main(argv: Sequence[str] | None = None, games: Games = GAMES) -> int:
    """Run the program; returns the exit status: 2 for wrong input, explained in one line.

    ``games`` are the games that it knows, usually those that it comes with.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # not every console can print every language
    use_words(BOXES, games)
    try:
        words, file = _without_match(sys.argv[1:] if argv is None else argv)
        arguments = _parser(words, games).parse_args(words)
        arguments.words, arguments.known, arguments.main = words, games, main
        if file is not None:
            arguments.file = file
        run: Callable[[argparse.Namespace], int] = arguments.run
        status = run(arguments)
        if sys.stdout is not None:  # a windowed program on Windows has none
            sys.stdout.flush()
        return status
    except JournalError as error:
        _say_fault(_journal_fault(error))
        return WRONG
    except _FAULTS as error:
        _say_fault(error)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED
    except OSError as error:
        if error.errno is None:  # raised by the program itself, in a sentence
            _say_fault(error)
            return WRONG
        if error.filename is not None:
            _say_fault(f"{error.filename}: {error.strerror}")
            return WRONG
        # Nothing can be printed any more; Python must not complain about it at exit.
        if sys.stdout is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno in _CLOSED:
            return CLOSED
        _say_fault(error.strerror)
        return WRONG


def _journal_fault(error: JournalError) -> object:
    """Return the fault in the language of the command; in English for programs."""
    if "PySide6.QtCore" not in sys.modules:
        return error
    from sevenwonders_qt.app.spoken import fault_line

    return fault_line(error)


def _say_fault(what: object) -> None:
    _say(f"{PROGRAM}: {clean(' '.join(str(what).split()))}\n", wrong=True)


def _without_match(words: Sequence[str]) -> tuple[list[str], Path | None]:
    """Return the words without the match file, which is before any command, and that file."""
    for place, word in enumerate(words):
        if word in COMMANDS:
            break
        if word.lower().endswith(MATCH_FILES) and not word.startswith("-"):
            if place and words[place - 1] == "--position":
                raise WrongInput("--position takes a lesson or position file (.toml), not a match")
            return [*words[:place], *words[place + 1 :]], Path(word)
    return list(words), None


def _parser(words: Sequence[str], games: Games = GAMES) -> argparse.ArgumentParser:
    """Return a parser for the window's words, and for those of a command among ``words``."""
    parser = _Parser(
        prog=PROGRAM,
        description="7 Wonders for one computer.",
        epilog=f"FILE{MATCH_FILES[0]} opens the window with that match imported and shown.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the versions and exit")
    parser.add_argument(
        "--language", choices=languages(), help="language of the window, and of what commands print"
    )
    parser.add_argument("--size", type=size, help="size of the window, such as 1920x1080")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument(
        "--data-dir", type=data_folder, help="keep matches and settings in this folder"
    )
    parser.add_argument(
        "--position", type=Path, metavar="TOML", help="play from the position in this file"
    )
    parser.set_defaults(run=_window, file=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary)
        if name in words:
            from sevenwonders_qt.app.commands import FILL

            FILL[name](command, games)
    return parser


def _window(arguments: argparse.Namespace) -> int:
    gc.disable()  # `Program` switches it on again; to collect takes a tenth of the start
    preflight.load_qt()
    from sevenwonders_qt.app.window import run

    return run(
        arguments.language,
        arguments.size,
        arguments.fullscreen,
        arguments.data_dir,
        arguments.file,
        arguments.position,
        games=arguments.known,
    )
