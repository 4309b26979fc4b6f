"""Loads Qt, or reports in one line what is missing on Linux, where Qt aborts silently."""

from __future__ import annotations

import builtins
import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import wraps
from types import FunctionType

from sevenwonders_qt.core.resources import resource_path

Probe = Callable[[str], bool]
"""Answers yes or no about one name: a library that loads, a display that opens."""

_EVERYWHERE = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
_XCB = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
_TOOLS = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
LIBRARIES: Mapping[str, Mapping[str, str]] = {
    "offscreen": _EVERYWHERE,
    "xcb": {**_EVERYWHERE, **_XCB},
    "wayland": {**_EVERYWHERE, **_WAYLAND},
    "tools": _TOOLS,
}
"""For each way of showing a window, and for Qt's own build tools: shared library -> package."""

_M_MMAP_THRESHOLD = -3
_LARGE_BLOCK = 1 << 20
"""Bytes. Copies of this size are made often while a table is drawn, larger ones seldom."""


def use_offscreen() -> None:
    """Have Qt draw without a screen from now on; to be called before Qt is loaded."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if (
        sys.platform == "win32"
    ):  # Qt looks for a folder of fonts there then, and warns if there is none
        os.environ.setdefault("QT_QPA_FONTDIR", str(resource_path("fonts")))


def can_load(library: str) -> bool:
    """Return whether the system's loader finds the shared library and everything it needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def can_open(display: str) -> bool:
    """Return whether an X server answers at `display`, for instance ":0"."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    connection = x11.XOpenDisplay(display.encode())
    if connection:
        x11.XCloseDisplay(connection)
    return bool(connection)


def missing_packages(kind: str, loads: Probe = can_load) -> list[str]:
    """Return Debian packages that Qt needs for `kind`, a key of `LIBRARIES`; sorted."""
    return sorted({package for name, package in LIBRARIES[kind].items() if not loads(name)})


def fault(
    environ: Mapping[str, str],
    system: str = sys.platform,
    loads: Probe = can_load,
    opens: Probe = can_open,
) -> str | None:
    """Return one line that names the missing package or variable; None if Qt can start.

    `environ` decides as it does for Qt: `QT_QPA_PLATFORM` first, then `WAYLAND_DISPLAY` and
    `DISPLAY`. Only Linux is looked at; elsewhere the PySide6 wheels bring all they need.
    """
    if system != "linux":
        return None
    faults = [_fault_of(kind, environ, loads, opens) for kind in _candidates(environ)]
    if not faults:
        return (
            "no display: neither DISPLAY nor WAYLAND_DISPLAY is set "
            "(QT_QPA_PLATFORM=offscreen runs without one)"
        )
    return None if None in faults else faults[0]


def load_qt(environ: Mapping[str, str] | None = None) -> None:
    """Load Qt; if it cannot start, print the fault and exit with status 2."""
    message = fault(os.environ if environ is None else environ)
    if message:
        print(f"sevenwonders-qt: {message}", file=sys.stderr)
        raise SystemExit(2)
    return_freed_memory()
    load_pyside()


def return_freed_memory() -> None:
    """Have glibc return a large block to the system as soon as it is freed.

    With every block that is freed, glibc takes larger ones for small. Once a picture of the window
    was freed, which is 33 MB in 4K, all others are placed between used blocks and stay there.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # other C libraries of Linux have no mallopt
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)


def load_pyside() -> None:
    """Load PySide6, without two of its features that harm this program.

    It replaces ``__import__`` by a function of its own, for ``from __feature__ import ...``, which
    this program does not use. It reads the source of every module that is imported and keeps all
    the lines: 10 MB of memory in all.

    And it crashes on some exceptions, see `_guard_overrides`.
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    if sys.version_info < (3, 12):
        _guard_overrides()


def _guard_overrides() -> None:
    """Let an exception that leaves a method called by Qt be an object, as it is since Python 3.12.

    Before, an exception of C code is only a type and a text until Python code catches it, for
    instance the IndexError of ``[].pop()``. PySide6 takes the text for an exception and crashes,
    if Qt was itself called by Python: a click on the table is, by ``super().event()``.
    """
    from shiboken6.Shiboken import Object  # the base of all that PySide6 wraps

    def guarded(method: FunctionType) -> Callable[..., object]:
        @wraps(method)
        def call(*given: object, **named: object) -> object:
            try:
                return method(*given, **named)
            except Exception:
                raise  # to be caught is enough

        return call

    def guard(kind: type[Object]) -> None:
        super(Object, kind).__init_subclass__()
        for name, method in [*vars(kind).items()]:
            if isinstance(method, FunctionType) and overrides_qt(kind, name):
                setattr(kind, name, guarded(method))

    def overrides_qt(kind: type, name: str) -> bool:
        if name.startswith("__"):
            return False
        above = (vars(base)[name] for base in kind.__mro__[1:-1] if name in vars(base))
        return any(not isinstance(method, FunctionType) for method in above)

    setattr(Object, "__init_subclass__", classmethod(guard))  # noqa: B010  # it lacks a stub


def _candidates(environ: Mapping[str, str]) -> list[str]:
    """Return the platforms that Qt would try, in its order."""
    asked = environ.get("QT_QPA_PLATFORM", "")
    if asked:
        return [name.partition(":")[0].strip() for name in asked.split(";")]
    order = [("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY")]
    return [kind for kind, variable in order if environ.get(variable)]


def _fault_of(kind: str, environ: Mapping[str, str], loads: Probe, opens: Probe) -> str | None:
    missing = missing_packages(kind if kind in LIBRARIES else "offscreen", loads)
    if missing:
        return f"system libraries that Qt needs are missing: apt install {' '.join(missing)}"
    if kind == "xcb" and not environ.get("DISPLAY"):
        return "no display: DISPLAY is not set"
    if kind == "xcb" and not opens(environ["DISPLAY"]):
        return f"no display: nothing answers at DISPLAY={environ['DISPLAY']}"
    return None
