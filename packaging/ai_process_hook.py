"""Runs first in the frozen program, ahead of PyInstaller's own hook, which loads Qt.

The process of the AI players needs no Qt: without it, it takes half the memory.
"""

import sys

from sevenwonders_qt.__main__ import main
from sevenwonders_qt.ai import AI_PROCESS

if sys.argv[1:] == [AI_PROCESS]:
    sys.exit(main())
