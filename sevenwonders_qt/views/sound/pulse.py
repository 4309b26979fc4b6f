"""PulseAudio, which PipeWire answers for as well: the simple half of its library."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint8, c_uint32, c_void_p
from typing import Final

from sevenwonders_qt.views.sound.device import AHEAD, DeviceGone, system_library
from sevenwonders_qt.views.sound.sounds import BLOCK

_LIBRARY: Final = "libpulse-simple.so.0"
_PLAYBACK: Final = 1
_S16LE: Final = 3
_DEFAULT: Final = 0xFFFFFFFF


class _Spec(ctypes.Structure):
    _fields_ = (("format", c_int), ("rate", c_uint32), ("channels", c_uint8))


class _Buffer(ctypes.Structure):
    _fields_ = tuple(
        (name, c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize")
    )


class Pulse:
    """A stream to the sound server of the desktop."""

    name = "PulseAudio"

    def __init__(self, rate: int) -> None:
        """Raises `DeviceGone` where there is no library or no server."""
        library = system_library(_LIBRARY)
        library.pa_simple_new.restype = c_void_p
        library.pa_simple_write.argtypes = (c_void_p, c_char_p, c_size_t, POINTER(c_int))
        library.pa_simple_free.argtypes = (c_void_p,)
        fault = c_int()
        wanted = 2 * BLOCK * AHEAD
        self._write, self._free = library.pa_simple_write, library.pa_simple_free
        self._stream = library.pa_simple_new(
            None,
            b"Seven Wonders",
            _PLAYBACK,
            None,
            b"Game",
            byref(_Spec(_S16LE, rate, 1)),
            None,
            byref(_Buffer(_DEFAULT, wanted, wanted // 2, _DEFAULT, _DEFAULT)),
            byref(fault),
        )
        if not self._stream:
            raise DeviceGone(f"PulseAudio: error {fault.value}")

    def write(self, samples: bytes) -> None:
        fault = c_int()
        if self._write(self._stream, samples, len(samples), byref(fault)) < 0:
            raise DeviceGone(f"PulseAudio: error {fault.value}")

    def close(self) -> None:
        if self._stream:
            self._free(self._stream)
            self._stream = None
