"""Whether the computer saves its battery, as far as the system says."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_LITTLE: Final = 20
"""The per cent of a battery in use where desktops begin to save power."""

_LINUX: Final = Path("/sys")
_SECONDS: Final = 2.0
"""The longest that a question to the system may take."""


def saves_battery() -> bool:
    """Return whether power is being saved now; False if this is unknown."""
    try:
        if sys.platform == "win32":
            return _windows_saves()
        if sys.platform == "darwin":
            return "lowpowermode 1" in " ".join(_macos_settings().split())
        return linux_saves(_LINUX)
    except (OSError, ValueError, AttributeError, subprocess.SubprocessError):
        return False


def linux_saves(system: Path) -> bool:
    """``system`` is where ``/sys`` is: a profile that saves, or a battery that is nearly empty."""
    if _line(system / "firmware/acpi/platform_profile") == "low-power":
        return True
    return any(
        _line(battery / "status") == "Discharging"
        and int(_line(battery / "capacity") or 100) <= _LITTLE
        for battery in _batteries(system / "class/power_supply")
    )


def _batteries(folder: Path) -> Iterator[Path]:
    """Yield the batteries of the computer; a mouse or a pen has one, too."""
    for supply in sorted(folder.iterdir()) if folder.is_dir() else ():
        if _line(supply / "type") == "Battery" and _line(supply / "scope") != "Device":
            yield supply


def _line(path: Path) -> str:
    """Return the one line of a file; nothing if there is none."""
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _macos_settings() -> str:
    asked = ("/usr/bin/pmset", "-g")
    done = subprocess.run(asked, capture_output=True, text=True, timeout=_SECONDS, check=True)
    return done.stdout


def _windows_saves() -> bool:
    class PowerStatus(ctypes.Structure):
        _fields_ = (
            ("line", ctypes.c_ubyte),
            ("battery", ctypes.c_ubyte),
            ("percent", ctypes.c_ubyte),
            ("saver", ctypes.c_ubyte),
            ("left", ctypes.c_uint32),
            ("full", ctypes.c_uint32),
        )

    status = PowerStatus()
    done: int = ctypes.windll.kernel32.GetSystemPowerStatus(  # type: ignore[attr-defined]
        ctypes.byref(status)
    )
    return bool(done) and status.saver == 1
