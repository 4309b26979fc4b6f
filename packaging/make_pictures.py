"""Makes the pictures of README, manual and software centres from the program.

    .venv/bin/python packaging/make_pictures.py                   all of them, into docs/pictures
    .venv/bin/python packaging/make_pictures.py table score       only these, in every language
    .venv/bin/python packaging/make_pictures.py --check table     name those that have changed

Each is a scene of `sevenwonders-qt screenshot` in one language; `turn` is a turn that moves.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
LANGUAGES = ("en", "pt_BR", "es")
SIZE = "1280x720"
QUALITY = 82

SCENES = {
    "home": "--scene home",
    "learn": "--scene learn",
    "new-game": "--scene new-game --players 5",
    "table": "--edition second --players 4 --age 2 --turn 3 --seed 12",
    "boxes": "--expansion leaders cities edifice --players 5 --age 2 --turn 4 --seed 3",
    "architects": "--game architects --players 4 --turn 12",
    "score": "--scene score --expansion leaders cities --players 5",
    "rules": "--scene rules",
}
"""Name of the picture -> what is asked of `screenshot`."""

TURN = "turn"
TURN_SIZE = (960, 540)
FRAME = 80
"""Milliseconds from one frame of the moving picture to the next."""

HOLD = 1500
"""Milliseconds that its last frame is shown."""

THUMBNAIL = (64, 36)
CHANGED = 24
"""From so much of 255 on a point of the thumbnail is another one."""

MOST_CHANGED = 0.04
"""A picture shows the program as long as no larger share of its points has changed."""


def picture(name: str, language: str) -> Path:
    """Return the file of a picture."""
    return FOLDER / language / f"{name}.webp"


def paint(name: str, language: str) -> Image.Image:
    """Return what the program shows now."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "picture.png"
        words = ["screenshot", str(out), *SCENES[name].split(), "--size", SIZE]
        command = [sys.executable, "-m", "sevenwonders_qt", *words, "--language", language]
        subprocess.run(command, check=True, cwd=ROOT)
        return Image.open(out).convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Tell whether two pictures show something else; words in another language do not count."""
    small = [each.convert("RGB").resize(THUMBNAIL, Image.Resampling.BOX) for each in (one, other)]
    histogram = ImageChops.difference(*small).convert("L").histogram()
    return sum(histogram[CHANGED:]) > MOST_CHANGED * THUMBNAIL[0] * THUMBNAIL[1]


def has_changed(name: str, language: str) -> bool:
    """Tell whether a picture no longer shows the program."""
    with Image.open(picture(name, language)) as stored:
        return differ(stored, paint(name, language))


def frames(language: str) -> Iterator[Image.Image]:
    """Yield the frames of a turn: the cards of all cities are laid and turned over."""
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage

    from sevenwonders_qt.app.application import application
    from sevenwonders_qt.app.games import GAMES
    from sevenwonders_qt.app.staging import Staged
    from sevenwonders_qt.app.window import Program, user_places
    from sevenwonders_qt.core.chance import SeededChance
    from sevenwonders_qt.games.classic.options import DEFAULT
    from sevenwonders_qt.models.seats import you

    app = application()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, user_places(Path(folder)), games=GAMES)
        program.begin(language)
        window, page = program.window, program.page
        window.resize(*TURN_SIZE)
        window.use_table(page)
        window.show()
        window.show_table()
        staged = Staged(program.box.classic(DEFAULT, 4), 4, "12", (2, 3))
        page.view.fit()

        def frame() -> Image.Image:
            image = QImage(*TURN_SIZE, QImage.Format.Format_RGB888)
            window.render(image, QPoint())
            size, line = (image.width(), image.height()), image.bytesPerLine()
            return Image.frombuffer("RGB", size, bytes(image.constBits()), "raw", "RGB", line, 1)

        chance = SeededChance("12")
        while len(staged.state.owing) > 1:
            staged.step(chance)
        before = staged.table(you())
        events = staged.step(chance)
        page.show_table(before)
        for _ in range(3):
            app.processEvents()
        yield frame()
        page.play(events, before, staged.table(you()))
        while page.animator.preparing:
            page.animator.go_on()
        for now in range(FRAME, int(page.animator.length), FRAME):
            page.animator.stand_at(now)
            yield frame()
        page.animator.skip()
        app.processEvents()
        yield frame()
        page.stop()
        program.close()
        window.close()


def make_turn(language: str) -> None:
    """Write the moving picture."""
    first, *others = frames(language)
    times = [HOLD // 2, *[FRAME] * (len(others) - 1), HOLD]
    first.save(
        picture(TURN, language),
        save_all=True, append_images=others, duration=times, loop=0, quality=60, method=6,
    )  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", choices=[*SCENES, TURN, []])
    parser.add_argument("--check", action="store_true", help="write nothing, name what has changed")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    arguments = parser.parse_args()
    changed = 0
    for language in arguments.language or LANGUAGES:
        (FOLDER / language).mkdir(parents=True, exist_ok=True)
        for name in arguments.names or [*SCENES, TURN]:
            if name == TURN:
                if not arguments.check:
                    make_turn(language)
            elif not arguments.check:
                paint(name, language).save(picture(name, language), quality=QUALITY, method=6)
            elif has_changed(name, language):
                print(f"{picture(name, language).relative_to(ROOT)} no longer shows the program")
                changed += 1
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
