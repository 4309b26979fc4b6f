"""Movements on one clock, which can be run, sped up or jumped over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from sevenwonders_qt.views.paint.theme import Motion
from sevenwonders_qt.views.sound.sounds import Sound

Apply = Callable[[float], None]
"""Puts something where it is at a share of its movement, 0 to 1 (a little over for OutBack)."""


@dataclass(slots=True)
class Cue:
    """One movement: when it starts and how long it takes (ms), its curve and what it does."""

    start: float
    ms: float
    curve: QEasingCurve
    apply: Apply
    done: bool = False

    def seek(self, now: float) -> None:
        """Put the thing where it is at ``now``; nothing before the start or after the end."""
        if self.done or now < self.start:
            return
        share = min(1.0, (now - self.start) / self.ms) if self.ms > 0 else 1.0
        self.done = share >= 1.0
        self.apply(self.curve.valueForProgress(share))


class Timeline(QObject):
    """Cues in any order, played once."""

    def __init__(
        self, parent: QObject | None = None, hear: Callable[[Sound], object] | None = None
    ) -> None:
        """``hear`` is called with each sound when its time has come."""
        super().__init__(parent)
        self._hear = hear
        self._cues: list[Cue] = []
        self._sounds: list[tuple[float, Sound]] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._seek)
        self.finished = self._clock.finished
        """The last cue has ended; not emitted by ``stop``."""

    @property
    def length(self) -> float:
        """When the last cue ends, in milliseconds at normal speed."""
        # Qt moves between two numbers of one kind only.
        return float(max((cue.start + cue.ms for cue in self._cues), default=0.0))

    def add(self, start: float, motion: Motion, apply: Apply) -> None:
        """A movement of the kind ``motion`` from ``start`` on."""
        self._cues.append(Cue(start, motion.ms, QEasingCurve(motion.curve), apply))

    def sound(self, start: float, sound: Sound) -> None:
        """A sound that is heard at ``start``, once however often it is wanted then."""
        if (start, sound) not in self._sounds:
            self._sounds.append((start, sound))

    def play(self, speed: float) -> None:
        """Run all cues ``speed`` times as fast as they are."""
        self._sounds.sort(reverse=True)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(self.length)
        self._clock.setDuration(max(1, round(self.length / speed)))
        self._clock.start()

    def stand_at(self, now: float) -> None:
        """Put everything where it is at ``now`` and stay there."""
        self._clock.pause()
        self._clock.setCurrentTime(round(now * self._clock.duration() / max(1.0, self.length)))

    def stop(self) -> None:
        """Stand still; the owner decides what is shown then."""
        self._clock.stop()

    def _seek(self, now: object) -> None:
        if isinstance(now, float):
            for cue in self._cues:
                cue.seek(now)
            while self._sounds and self._sounds[-1][0] <= now:
                _, sound = self._sounds.pop()
                if self._hear is not None:
                    self._hear(sound)
