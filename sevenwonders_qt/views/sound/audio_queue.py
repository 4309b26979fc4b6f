"""macOS: an audio queue of its AudioToolbox."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, byref, c_double, c_uint32, c_void_p
from queue import Empty, SimpleQueue
from typing import Any, Final

from sevenwonders_qt.views.sound.device import AHEAD, PATIENCE, DeviceGone, system_library
from sevenwonders_qt.views.sound.sounds import BLOCK

_LIBRARY: Final = "/System/Library/Frameworks/AudioToolbox.framework/AudioToolbox"
_LINEAR_PCM: Final = int.from_bytes(b"lpcm", "big")
_SIGNED: Final = 4
_PACKED: Final = 8


class _Format(ctypes.Structure):
    _fields_ = (
        ("rate", c_double),
        ("format", c_uint32),
        ("flags", c_uint32),
        ("bytes_a_packet", c_uint32),
        ("frames_a_packet", c_uint32),
        ("bytes_a_frame", c_uint32),
        ("channels", c_uint32),
        ("bits", c_uint32),
        ("reserved", c_uint32),
    )


class _Buffer(ctypes.Structure):
    """The beginning of an AudioQueueBuffer; more follows."""

    _fields_ = (("room", c_uint32), ("data", c_void_p), ("length", c_uint32))


_Played = CFUNCTYPE(None, c_void_p, c_void_p, POINTER(_Buffer))


class AudioQueue:
    """The default device; a few buffers go round."""

    name = "AudioToolbox"

    def __init__(self, rate: int) -> None:
        """Raises `DeviceGone` where there is no device."""
        self._library = library = system_library(_LIBRARY)
        self._free: SimpleQueue[Any] = SimpleQueue()
        self._played = _Played(lambda user, queue, buffer: self._free.put(buffer))
        self._queue: Any = c_void_p()
        shape = _Format(rate, _LINEAR_PCM, _SIGNED | _PACKED, 2, 1, 2, 1, 16, 0)
        fault = library.AudioQueueNewOutput(
            byref(shape), self._played, None, None, None, 0, byref(self._queue)
        )
        if fault:
            self._queue = None
            raise DeviceGone(f"AudioToolbox: error {fault}")
        for _ in range(AHEAD):
            buffer = POINTER(_Buffer)()
            self._must(library.AudioQueueAllocateBuffer(self._queue, 2 * BLOCK, byref(buffer)))
            self._free.put(buffer)
        self._must(library.AudioQueueStart(self._queue, None))

    def write(self, samples: bytes) -> None:
        try:
            buffer = self._free.get(timeout=PATIENCE)
        except Empty:
            self.close()
            raise DeviceGone("AudioToolbox: nothing is played") from None
        ctypes.memmove(buffer.contents.data, samples, len(samples))
        buffer.contents.length = len(samples)
        self._must(self._library.AudioQueueEnqueueBuffer(self._queue, buffer, 0, None))

    def close(self) -> None:
        if self._queue is not None:
            self._library.AudioQueueDispose(self._queue, 1)
            self._queue = None

    def _must(self, fault: int) -> None:
        if fault:
            self.close()
            raise DeviceGone(f"AudioToolbox: error {fault}")
