#!/usr/bin/env python3
"""Proves that the first window is seen whole, its title bar too, on every window manager.

Usage: `prove_window_place.py [--python PYTHON] [MANAGER ...]` starts the program under Xvfb on
screens of several sizes and scales with each window manager (openbox, icewm, metacity, xfwm4), and
in a headless weston: as on a first start, and where it was left in the corner of a large screen.
Prints a line for each window and ends with status 1 if any stands over the edge of its screen.
Needs xvfb, xdotool, x11-utils, dbus, the window managers and weston.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MANAGERS = {
    "openbox": ("openbox",),
    "icewm": ("icewm",),
    "metacity": ("metacity", "--no-composite"),
    "xfwm4": ("dbus-run-session", "--", "xfwm4", "--compositor=off"),
}
SCREENS = ((1280, 720), (1366, 768), (1024, 600), (1920, 1080))
SCALES = (1.0, 1.25, 1.5, 2.0)
LARGER = 6 / 5
"""How much larger the screen is on which the window was left: Qt forgets what was on far larger."""
FRESH = '{"language": "en"}'
TITLE = "Seven Wonders"
GEOMETRY = re.compile(r"set_window_geometry\(-?\d+, -?\d+, (\d+), (\d+)\)")
"""What the log of Wayland says of the size of the window with its frame."""
PATIENCE = 40.0
"""Seconds within which the window must be there."""
SETTLED = 6.0
"""Seconds within which it must have found its place, also on a busy machine."""


class Window(NamedTuple):
    """Edges of a window with its frame, and of the screen without panels, in device pixels."""

    left: int
    top: int
    right: int
    bottom: int
    room: tuple[int, int, int, int]

    def is_whole(self) -> bool:
        left, top, right, bottom = self.room
        return (
            left <= self.left and top <= self.top and self.right <= right and self.bottom <= bottom
        )

    def __str__(self) -> str:
        size = f"{self.right - self.left}x{self.bottom - self.top}"
        return f"{size:>9} at {self.left},{self.top}"


def said(*command: str, display: str) -> str:
    """What a command prints on this display; empty when it fails."""
    done = subprocess.run(
        command,
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


@contextmanager
def running(*command: str, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program in this environment, ended afterwards."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **more},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def screen(size: tuple[int, int], manager: str) -> Iterator[str]:
    """An X display with a window manager; yields its name."""
    number, ready = os.pipe()
    wide, high = size
    place = "-screen", "0", f"{wide}x{high}x24"
    server = subprocess.Popen(
        ("Xvfb", "-displayfd", str(ready), *place), pass_fds=(ready,), stderr=subprocess.DEVNULL
    )
    os.close(ready)
    try:
        with os.fdopen(number) as told:
            display = f":{told.readline().strip()}"
        with running(*MANAGERS[manager], DISPLAY=display):
            time.sleep(0.5)
            yield display
    finally:
        server.terminate()
        server.wait()


def found(display: str) -> str:
    """The id of the window, once it is seen."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ids = said("xdotool", "search", "--onlyvisible", "--name", TITLE, display=display).split()
        if ids:
            return ids[-1]
        time.sleep(0.2)
    raise SystemExit("no window came up")


def settled(display: str) -> Window:
    """Where the window stands in the end."""
    window, end = found(display), time.monotonic() + SETTLED
    time.sleep(1)
    while not (place := measured(display, window)).is_whole() and time.monotonic() < end:
        time.sleep(0.5)
    return place


def measured(display: str, window: str) -> Window:
    """Where the window of this id stands now."""
    facts = said("xwininfo", "-id", window, display=display)
    left, top = (number(facts, rf"Absolute upper-left {axis}:") for axis in "XY")
    wide, high = (number(facts, name) for name in ("Width:", "Height:"))
    frame = numbers(said("xprop", "-id", window, "_NET_FRAME_EXTENTS", display=display)) or [0] * 4
    area = numbers(said("xprop", "-root", "_NET_WORKAREA", display=display))[:4]
    if not area:
        root = said("xwininfo", "-root", display=display)
        area = [0, 0, number(root, "Width:"), number(root, "Height:")]
    x, y, across, down = area
    room = (x, y, x + across, y + down)
    return Window(
        left - frame[0], top - frame[2], left + wide + frame[1], top + high + frame[3], room
    )


def number(text: str, before: str) -> int:
    """The number that comes after these words."""
    match = re.search(before + r"\s*(-?\d+)", text)
    if match is None:
        raise SystemExit(f"no {before!r} in {text!r}")
    return int(match[1])


def numbers(text: str) -> list[int]:
    """The numbers of a property of X."""
    return [int(each) for each in re.findall(r"-?\d+", text.partition("=")[2])]


def in_x(python: str, manager: str, size: tuple[int, int], scale: float, settings: str) -> Window:
    """Start the program with these settings and look at its window."""
    with tempfile.TemporaryDirectory() as folder, screen(size, manager) as display:
        (Path(folder) / "settings.json").write_text(settings)
        with program(python, folder, DISPLAY=display, QT_QPA_PLATFORM="xcb", scale=scale):
            return settled(display)


@contextmanager
def program(python: str, folder: str, scale: float, **more: str) -> Iterator[None]:
    """The program with its data in ``folder``, on a desktop of this scale."""
    command = python, "-m", "sevenwonders_qt", "--data-dir", folder
    with running(*command, QT_SCALE_FACTOR=str(scale), **more):
        yield


def left_in_a_corner(python: str, size: tuple[int, int], scale: float) -> str:
    """The settings of somebody who left a large window in the corner of a larger screen."""
    wide, high = (round(LARGER * length) for length in size)
    with tempfile.TemporaryDirectory() as folder, screen((wide, high), "openbox") as display:
        file = Path(folder) / "settings.json"
        file.write_text(FRESH)
        with program(python, folder, DISPLAY=display, QT_QPA_PLATFORM="xcb", scale=scale):
            window = found(display)
            time.sleep(2)
            for words in (
                ("windowsize", window, str(wide - 60), str(high - 80)),
                ("windowmove", window, "55", "75"),
                ("windowfocus", "--sync", window),
                ("key", "alt+F4"),
            ):
                said("xdotool", *words, display=display)
                time.sleep(0.7)
        settings = file.read_text()
    if not json.loads(settings).get("window"):
        raise SystemExit("the window has not kept its place")
    return settings


def in_weston(python: str, size: tuple[int, int], scale: float, settings: str) -> Window:
    """Start the program in weston and look at what it says of its window.

    Nobody is told where a window is on Wayland; weston finds a place for one that is no larger
    than the screen under its panel, which is 32 pixels high.
    """
    wide, high = size
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_text(settings)
        log = Path(folder) / "wayland.log"
        place = {"XDG_RUNTIME_DIR": folder}
        socket = "--socket=seven", "--backend=headless-backend.so", "--use-pixman"
        with running("weston", *socket, f"--width={wide}", f"--height={high}", **place):
            time.sleep(1)
            command = python, "-m", "sevenwonders_qt", "--data-dir", folder
            environment = {
                **os.environ,
                **place,
                "WAYLAND_DISPLAY": "seven",
                "QT_QPA_PLATFORM": "wayland",
                "QT_SCALE_FACTOR": str(scale),
                "WAYLAND_DEBUG": "1",
            }
            with log.open("w") as out:
                process = subprocess.Popen(command, env=environment, stderr=out, cwd=ROOT)
                end = time.monotonic() + PATIENCE
                while not GEOMETRY.search(log.read_text()) and time.monotonic() < end:
                    time.sleep(0.2)
                time.sleep(2)
                process.terminate()
                process.wait(10)
        sizes = GEOMETRY.findall(log.read_text())
        if not sizes:
            raise SystemExit("no window came up in weston")
        across, down = map(int, sizes[-1])
        return Window(0, 32, across, 32 + down, (0, 32, wide, high))


def main(arguments: Sequence[str]) -> int:
    """Print every window; 1 if one is not seen whole."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=str(ROOT / ".venv" / "bin" / "python"))
    parser.add_argument("manager", nargs="*", default=[*MANAGERS, "weston"])
    asked = parser.parse_args(arguments)
    missing = [name for name in (*asked.manager, "Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        print(f"not installed: {', '.join(missing)}")
        return 2
    wrong = 0
    for size in SCREENS:
        for scale in SCALES:
            left = left_in_a_corner(asked.python, size, scale)
            for manager in asked.manager:
                for start, settings in (("first", FRESH), ("left in a corner", left)):
                    if manager == "weston":
                        window = in_weston(asked.python, size, scale, settings)
                    else:
                        window = in_x(asked.python, manager, size, scale, settings)
                    whole = window.is_whole()
                    wrong += not whole
                    where = f"{manager:9} {size[0]}x{size[1]:<5} {scale:<5.0%} {start:17} {window}"
                    print(where, "" if whole else f"OVER THE EDGE of {window.room}", flush=True)
    print(f"{wrong} windows are not seen whole")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
