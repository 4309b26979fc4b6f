"""Windows: waveOut, which every version of it has."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_size_t, c_uint, c_uint16, c_uint32, c_void_p
from typing import Any, Final

from sevenwonders_qt.views.sound.device import AHEAD, PATIENCE, DeviceGone
from sevenwonders_qt.views.sound.sounds import BLOCK

_DEFAULT: Final = 0xFFFFFFFF
_PCM: Final = 1
_CALLS_EVENT: Final = 0x50000
_DONE: Final = 1


class _Format(ctypes.Structure):
    _pack_ = 1
    _fields_ = (
        ("tag", c_uint16),
        ("channels", c_uint16),
        ("rate", c_uint32),
        ("bytes_a_second", c_uint32),
        ("block", c_uint16),
        ("bits", c_uint16),
        ("more", c_uint16),
    )


class _Header(ctypes.Structure):
    pass


_Header._fields_ = (
    ("data", c_void_p),
    ("length", c_uint32),
    ("recorded", c_uint32),
    ("user", c_size_t),
    ("flags", c_uint32),
    ("loops", c_uint32),
    ("next", POINTER(_Header)),
    ("reserved", c_size_t),
)


class WinMM:
    """The default device; a few buffers go round."""

    name = "WinMM"

    def __init__(self, rate: int) -> None:
        """Raises `DeviceGone` where there is no device."""
        self._winmm, self._kernel = _libraries()
        self._event = self._kernel.CreateEventW(None, False, False, None)
        self._device: Any = c_void_p()
        shape = _Format(_PCM, 1, rate, 2 * rate, 2, 16, 0)
        how = (byref(shape), self._event, None, _CALLS_EVENT)
        fault = self._winmm.waveOutOpen(byref(self._device), _DEFAULT, *how)
        if fault:
            self._kernel.CloseHandle(self._event)
            raise DeviceGone(f"WinMM: error {fault}")
        self._held = [ctypes.create_string_buffer(2 * BLOCK) for _ in range(AHEAD)]
        self._headers = [_Header(ctypes.addressof(held), 2 * BLOCK) for held in self._held]
        for header in self._headers:
            self._must(self._winmm.waveOutPrepareHeader, header)
            header.flags |= _DONE  # the buffer is still free

    def write(self, samples: bytes) -> None:
        number = self._free()
        ctypes.memmove(self._held[number], samples, len(samples))
        header = self._headers[number]
        header.length = len(samples)
        header.flags &= ~_DONE
        self._must(self._winmm.waveOutWrite, header)

    def close(self) -> None:
        if self._device is not None:
            self._winmm.waveOutReset(self._device)
            for header in self._headers:
                self._winmm.waveOutUnprepareHeader(self._device, byref(header), self._of_header)
            self._winmm.waveOutClose(self._device)
            self._kernel.CloseHandle(self._event)
            self._device = None

    _of_header = ctypes.sizeof(_Header)

    def _must(self, call: Any, header: _Header) -> None:
        fault = call(self._device, byref(header), self._of_header)
        if fault:
            self.close()
            raise DeviceGone(f"WinMM: error {fault}")

    def _free(self) -> int:
        """Return the number of a buffer that has been played; waits for one."""
        while True:
            for number, header in enumerate(self._headers):
                if header.flags & _DONE:
                    return number
            if self._kernel.WaitForSingleObject(self._event, round(1000 * PATIENCE)):
                raise DeviceGone("WinMM: nothing is played")


def _libraries() -> tuple[Any, Any]:
    load: Any = getattr(ctypes, "WinDLL", None)  # only there on Windows
    if load is None:
        raise DeviceGone("WinMM is a part of Windows")
    winmm, kernel = load("winmm"), load("kernel32")
    header = (c_void_p, POINTER(_Header), c_uint)
    opened = (POINTER(c_void_p), c_uint, POINTER(_Format), c_void_p, c_void_p, c_uint32)
    winmm.waveOutOpen.argtypes = opened
    for name in ("waveOutPrepareHeader", "waveOutUnprepareHeader", "waveOutWrite"):
        getattr(winmm, name).argtypes = header
    for name in ("waveOutReset", "waveOutClose"):
        getattr(winmm, name).argtypes = (c_void_p,)
    kernel.CreateEventW.restype = c_void_p
    kernel.CreateEventW.argtypes = (c_void_p, c_uint, c_uint, c_char_p)
    kernel.WaitForSingleObject.argtypes = (c_void_p, c_uint32)
    kernel.CloseHandle.argtypes = (c_void_p,)
    return winmm, kernel
