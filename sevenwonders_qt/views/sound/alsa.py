"""ALSA, where no sound server runs."""

from __future__ import annotations

from ctypes import CFUNCTYPE, byref, c_char_p, c_int, c_long, c_ulong, c_void_p
from typing import Final

from sevenwonders_qt.views.sound.device import AHEAD, DeviceGone, system_library
from sevenwonders_qt.views.sound.sounds import BLOCK

_LIBRARY: Final = "libasound.so.2"
_PLAYBACK: Final = 0
_S16_LE: Final = 2
_INTERLEAVED: Final = 3

_Complaint = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)


_SAY_NOTHING: Final = _Complaint(lambda *what: None)
"""The library would write to the terminal that there is no sound card."""


class Alsa:
    """The default device of the machine."""

    name = "ALSA"

    def __init__(self, rate: int) -> None:
        """Raises `DeviceGone` where there is no library or no sound card."""
        self._library = library = system_library(_LIBRARY)
        library.snd_pcm_writei.argtypes = (c_void_p, c_char_p, c_ulong)
        library.snd_pcm_writei.restype = c_long
        library.snd_lib_error_set_handler(_SAY_NOTHING)
        self._device: c_void_p | None = c_void_p()
        if library.snd_pcm_open(byref(self._device), b"default", _PLAYBACK, 0) < 0:
            raise DeviceGone("ALSA: no device")
        wanted = (_S16_LE, _INTERLEAVED, 1, rate, 1, 1_000_000 * BLOCK * AHEAD // rate)
        if library.snd_pcm_set_params(self._device, *wanted) < 0:
            self.close()
            raise DeviceGone("ALSA: the device takes no such samples")

    def write(self, samples: bytes) -> None:
        library, left = self._library, len(samples) // 2
        while left:
            part = samples[len(samples) - 2 * left :]
            written = library.snd_pcm_writei(self._device, part, left)
            if written < 0:
                if library.snd_pcm_recover(self._device, written, 1) < 0:
                    raise DeviceGone(f"ALSA: error {written}")
                continue
            left -= written

    def close(self) -> None:
        if self._device is not None:
            self._library.snd_pcm_close(self._device)
            self._device = None
