"""Mixes and plays sounds, with other programs; where there is no device it is silent."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from sevenwonders_qt.views.sound.device import Device, DeviceGone
from sevenwonders_qt.views.sound.loudspeaker import open_device
from sevenwonders_qt.views.sound.sounds import BLOCK, RATE, Ambience, Sound, samples

_SILENT: Final = array("h", bytes(2 * BLOCK))
_FADING: Final = 1.5
"""The seconds of an ambience's coming or going."""

_STEP: Final = BLOCK / RATE / _FADING
_SOON: Final = 2 * BLOCK
"""Two equal effects within so many samples would only be louder."""

_MOST: Final = 6
"""The most effects at once; of more, the oldest are stopped."""

_LOUDEST: Final = 32_767


@dataclass(slots=True)
class _Voice:
    """An effect; the part before ``at`` has been heard."""

    samples: array[int]
    at: int = 0


@dataclass(slots=True)
class _Loop(_Voice):
    """An ambience on its way to being as loud as ``wanted``, 0 to 1."""

    share: float = 0.0
    wanted: float = 1.0


class Mixer:
    """Mixes the next samples; it knows no device and no clock."""

    def __init__(self, load: Callable[[Sound | Ambience], array[int]]) -> None:
        """``load`` returns the samples; a sound that it cannot read is silent."""
        self.effects = 1.0
        self.ambient = 1.0
        self._load = load
        self._loaded: dict[Sound | Ambience, array[int]] = {}
        self._voices: list[_Voice] = []
        self._loops: dict[Ambience, _Loop] = {}

    @property
    def busy(self) -> bool:
        """Whether there is any sound to play."""
        return bool(self._voices) or bool(self._loops and self.ambient)

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning, in the next block; once, if it has just begun."""
        found = self._samples(sound)
        just_begun = any(voice.samples is found and voice.at <= _SOON for voice in self._voices)
        if self.effects and not just_begun:
            self._voices.append(_Voice(found))
            del self._voices[:-_MOST]

    def surround(self, ambience: Ambience | None) -> None:
        """Play this ambience continuously; the one before fades."""
        for known, loop in self._loops.items():
            loop.wanted = float(known == ambience)
        if ambience is not None and ambience not in self._loops:
            self._loops[ambience] = _Loop(self._samples(ambience))

    def hush(self) -> None:
        """Forget the effects that sound now."""
        self._voices.clear()

    def block(self) -> array[int]:
        """Return the next `BLOCK` samples."""
        parts = [_next(voice, self.effects) for voice in self._voices]
        if self.ambient:
            parts += [self._next_of_loop(loop) for loop in self._loops.values()]
        self._loops = {
            each: loop for each, loop in self._loops.items() if loop.share or loop.wanted
        }
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        if not parts:
            return _SILENT
        added = parts[0] if len(parts) == 1 else [*map(sum, zip(*parts, strict=True))]
        if max(added) > _LOUDEST or min(added) < -_LOUDEST:
            added = [max(-_LOUDEST, min(_LOUDEST, sample)) for sample in added]
        return array("h", added)

    def _next_of_loop(self, loop: _Loop) -> list[int]:
        """Return a block of it; it is a whole number of blocks long."""
        loop.share += max(-_STEP, min(_STEP, loop.wanted - loop.share))
        part = _next(loop, self.ambient * loop.share)
        loop.at %= max(1, len(loop.samples))
        return part

    def _samples(self, sound: Sound | Ambience) -> array[int]:
        if sound not in self._loaded:
            try:
                made = self._load(sound)
            except (OSError, ValueError):
                made = array("h")
            self._loaded[sound] = _twice_as_many(made) if isinstance(sound, Ambience) else made
        return self._loaded[sound]


def _twice_as_many(loop: array[int]) -> array[int]:
    """Return an ambience's samples at the rate of effects, with the mean between two of them."""
    made = array("h", bytes(4 * len(loop)))
    made[::2] = loop
    made[1::2] = array("h", [(a + b) // 2 for a, b in pairwise((*loop, *loop[:1]))])
    return made


def _next(voice: _Voice, gain: float) -> list[int]:
    """Return the next block of it, with silence after its end."""
    part = [int(gain * sample) for sample in voice.samples[voice.at : voice.at + BLOCK]]
    voice.at += BLOCK
    return part + [0] * (BLOCK - len(part))


_LINGER: Final = 2 * RATE // BLOCK
"""Blocks of silence after the last sound, two seconds, before the device is closed."""

_AGAIN: Final = 10.0
"""Seconds until a device that was not there is looked for again."""

_LAST: Final = 0.5
"""Seconds that the end of the program waits for a device."""

Order = Callable[[Mixer], None]


class SoundPlayer:
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
        """Play a sound now."""
        self._order(lambda mixer: mixer.play(sound))

    def surround(self, ambience: Ambience | None) -> None:
        """Play this ambience continuously, or none."""
        if ambience is not None or self._thread is not None:
            self._order(lambda mixer: mixer.surround(ambience))

    def set_volumes(self, effects: float, ambience: float) -> None:
        """Set the volumes of both from now on, 0 to 1."""

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
                mixer.hush()  # missed sounds are not made up for
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
        """Carry out orders, after waiting so long for one; False when closed."""
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
