"""Starts the program: `python -m sevenwonders_qt` and the `sevenwonders-qt` command."""

import sys

from sevenwonders_qt.ai import AI_PROCESS
from sevenwonders_qt.app.openssl import do_without_openssl


def main() -> int:
    """Run the command line; returns the exit status."""
    do_without_openssl()
    if sys.argv[1:] == [AI_PROCESS]:
        from sevenwonders_qt.ai.process import run_players

        run_players()
        return 0
    if hasattr(sys, "frozen"):
        from multiprocessing import freeze_support

        freeze_support()
    from sevenwonders_qt.app.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
