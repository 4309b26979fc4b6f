"""Starts the program: `python -m sevenwonders_qt` and the `sevenwonders-qt` command."""

import multiprocessing
import sys


def main() -> int:
    """Run the command line; returns the exit status."""
    multiprocessing.freeze_support()
    from sevenwonders_qt.app.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
