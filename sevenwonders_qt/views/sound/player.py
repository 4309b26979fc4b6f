"""Plays sounds beside everything else; where there is no device it is silent."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from sevenwonders_qt.views.sound.device import Device, DeviceGone, open_device
from sevenwonders_qt.views.sound.mixer import Mixer
from sevenwonders_qt.views.sound.sounds import BLOCK, RATE, Ambience, Sound, samples

_LINGER: Final = 2 * RATE // BLOCK
"""Blocks of silence after the last sound, two seconds, before the device is given back."""

_AGAIN: Final = 10.0
"""Seconds until a device that was not there is looked for again."""

_LAST: Final = 0.5
"""Seconds that the end of the program waits for a device."""

Order = Callable[[Mixer], None]


class Player:
    """Its thread starts with the first sound, and sleeps while there is nothing to hear.

    The thread mixes some 40 blocks a second, a fraction of a millisecond each; while it waits for
    the device the interpreter is free.
    """

    def __init__(self, find: Callable[[int], Device] = open_device) -> None:
        """``find`` opens a device for so many samples a second, or raises `DeviceGone`."""
        self._find = find
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False

    def play(self, sound: Sound) -> None:
        """Let it be heard now."""
        self._order(lambda mixer: mixer.play(sound))

    def surround(self, ambience: Ambience | None) -> None:
        """Let this be heard all the while, or nothing."""
        if ambience is not None or self._thread is not None:
            self._order(lambda mixer: mixer.surround(ambience))

    def set_volumes(self, effects: float, ambience: float) -> None:
        """How loud both are from now on, 0 to 1."""

        def order(mixer: Mixer) -> None:
            mixer.effects, mixer.ambient = effects, ambience
            if not effects:
                mixer.hush()

        self._orders.put(order)

    def close(self) -> None:
        """End the thread; nothing is heard after that."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(_LAST)

    def _order(self, order: Order) -> None:
        self._orders.put(order)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        mixer, again = Mixer(samples), 0.0
        while self._obey(mixer, max(0.0, again - monotonic()) if mixer.busy else None):
            if mixer.busy and monotonic() >= again:
                try:
                    self._sound(mixer)
                except DeviceGone:
                    again = monotonic() + _AGAIN
            if again:
                mixer.hush()  # what nobody heard is not made up for
                again = again if monotonic() < again else 0.0

    def _sound(self, mixer: Mixer) -> None:
        """Play until all has been silent for a while; raises `DeviceGone`."""
        device, silent = self._find(RATE), 0
        try:
            while silent < _LINGER and self._obey(mixer, 0):
                silent = 0 if mixer.busy else silent + 1
                device.write(mixer.block().tobytes())
        finally:
            device.close()

    def _obey(self, mixer: Mixer, wait: float | None) -> bool:
        """Carry out what is asked for, after waiting so long for it; False when closed."""
        if self._closed:
            return False
        try:
            order = self._orders.get(wait != 0, wait)
            while order is not None:
                order(mixer)
                order = self._orders.get_nowait()
        except Empty:
            return True
        self._closed = True
        return False
