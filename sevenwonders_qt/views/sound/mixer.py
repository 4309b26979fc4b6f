"""Adds up what sounds at once, block by block, each as loud as it shall be."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from sevenwonders_qt.views.sound.sounds import BLOCK, LOOP_RATE, RATE, Ambience, Sound

_SILENT: Final = array("h", bytes(2 * BLOCK))
_SHORT: Final = BLOCK * LOOP_RATE // RATE
"""Samples of an ambience in a block."""

_FADING: Final = 1.5
"""Seconds in which an ambience comes or goes."""

_STEP: Final = BLOCK / RATE / _FADING
_SOON: Final = 2 * BLOCK
"""Two of the same within so many samples would only be louder."""

_MOST: Final = 6
"""So many effects at once; of more, the oldest are broken off."""

_LOUDEST: Final = 32_767


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    gain: float
    at: int = 0


@dataclass(slots=True)
class _Loop:
    """An ambience on its way to being as loud as ``wanted``, 0 to 1."""

    ambience: Ambience
    samples: array[int]
    at: int = 0
    share: float = 0.0
    wanted: float = 1.0
    gain: float = -1.0
    made: dict[int, array[int]] = field(default_factory=dict)
    """Its blocks at this gain, by where they begin: from its second round on they are there."""


class Mixer:
    """What is to be heard next; it knows no device and no clock."""

    def __init__(self, load: Callable[[Sound | Ambience], array[int]]) -> None:
        """``load`` gives the samples; what it cannot read is silent."""
        self.effects = 1.0
        self.ambient = 1.0
        self._load = load
        self._loaded: dict[Sound | Ambience, array[int]] = {}
        self._voices: list[_Voice] = []
        self._loops: list[_Loop] = []

    @property
    def busy(self) -> bool:
        """Whether there is anything to be heard."""
        return bool(self._voices) or bool(self._loops and self.ambient)

    def play(self, sound: Sound) -> None:
        """Let it be heard from its beginning, in the next block; once, if it has just begun."""
        found = self._samples(sound)
        just_begun = any(voice.samples is found and voice.at <= _SOON for voice in self._voices)
        if self.effects and not just_begun:
            self._voices.append(_Voice(found, self.effects))
            del self._voices[:-_MOST]

    def surround(self, ambience: Ambience | None) -> None:
        """Let this be heard all the while; what was heard before fades."""
        for loop in self._loops:
            loop.wanted = float(loop.ambience is ambience)
        if ambience is not None and all(loop.ambience is not ambience for loop in self._loops):
            self._loops.append(_Loop(ambience, self._samples(ambience)))

    def hush(self) -> None:
        """Forget the effects that sound now."""
        self._voices.clear()

    def block(self) -> array[int]:
        """The next `BLOCK` samples."""
        parts: list[Sequence[int]] = [_next_of_voice(voice) for voice in self._voices]
        if self.ambient:
            parts += [self._next_of_loop(loop) for loop in self._loops]
        self._loops = [loop for loop in self._loops if loop.share or loop.wanted]
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        if not parts:
            return _SILENT
        added = parts[0] if len(parts) == 1 else [*map(sum, zip(*parts, strict=True))]
        if isinstance(added, array):
            return added
        if max(added) > _LOUDEST or min(added) < -_LOUDEST:
            added = [max(-_LOUDEST, min(_LOUDEST, sample)) for sample in added]
        return array("h", added)

    def _next_of_loop(self, loop: _Loop) -> Sequence[int]:
        """A block of it, at twice the rate of its samples."""
        size = len(loop.samples)
        if not size:
            loop.share = loop.wanted
            return [0] * BLOCK
        away = loop.wanted - loop.share
        loop.share += max(-_STEP, min(_STEP, away))
        gain, at = self.ambient * loop.share, loop.at
        if gain != loop.gain:
            loop.gain = gain
            loop.made.clear()
        loop.at = (at + _SHORT) % size
        if at not in loop.made:
            part = loop.samples[at : at + _SHORT + 1]
            part += loop.samples[: _SHORT + 1 - len(part)]  # around the end
            loop.made[at] = array("h", _twice_as_many(part, gain))
        return loop.made[at]

    def _samples(self, sound: Sound | Ambience) -> array[int]:
        if sound not in self._loaded:
            try:
                self._loaded[sound] = self._load(sound)
            except (OSError, ValueError):
                self._loaded[sound] = array("h")
        return self._loaded[sound]


def _twice_as_many(part: array[int], gain: float) -> list[int]:
    """The samples but for the last, and between two of them their middle."""
    made = [0] * (2 * len(part) - 2)
    made[::2] = [int(gain * sample) for sample in part[:-1]]
    half = gain / 2
    made[1::2] = [int(half * (a + b)) for a, b in pairwise(part)]
    return made


def _next_of_voice(voice: _Voice) -> list[int]:
    part = [int(voice.gain * sample) for sample in voice.samples[voice.at : voice.at + BLOCK]]
    voice.at += BLOCK
    return part + [0] * (BLOCK - len(part))
