"""Appearance: the person's choices of scheme, contrast and colours over the system's defaults."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.stored import choice, reader
from sevenwonders_qt.models.setting import SettingsPanel, SettingWords, one_of, switch
from sevenwonders_qt.models.words.numbers import multiple

translate = QCoreApplication.translate

POINTERS: Final = (1.0, 1.5, 2.0, 3.0)
"""The sizes of the pointer as multiples of the usual one; 1 is the system's own."""


class Scheme(StrEnum):
    """Whether panels are light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Contrast(StrEnum):
    """The contrast of words with their ground."""

    SYSTEM = "system"
    USUAL = "usual"
    HIGH = "high"


class Sight(StrEnum):
    """The eyes that colours are chosen for: with all three kinds of cones, or without one."""

    USUAL = "usual"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


@dataclass(frozen=True, slots=True)
class SystemWishes:
    """The wishes of a person for the whole system, as far as it reports them."""

    dark: bool = False
    high_contrast: bool = False


@dataclass(frozen=True, slots=True)
class Appearance:
    """The look of everything that is painted.

    ``plain`` is a table without mosaic and light, ``thick`` are borders, ``ring`` is the mark
    of the focus.
    """

    dark: bool = False
    high_contrast: bool = False
    sight: Sight = Sight.USUAL
    plain: bool = False
    thick: bool = False
    ring: bool = False


class Painted(Protocol):
    """The window, as far as it is painted for a person's eyes."""

    def use_eyes(self, eyes: Eyes) -> object:
        """Paint everything as these eyes want it."""
        ...

    def use_pointer(self, size: float) -> object:
        """Draw the pointer of the mouse this many times as large as usual."""
        ...


def _painted(window: Painted, eyes: Eyes) -> None:
    window.use_eyes(eyes)


@dataclass(frozen=True, slots=True)
class Eyes:
    """The choices of a person for their eyes; the system decides where nothing was chosen."""

    scheme: Scheme = one_of(
        Scheme.SYSTEM,
        reader(Scheme),
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Brightness"),
            options={
                Scheme.SYSTEM: translate("Settings", "System"),
                Scheme.LIGHT: translate("Settings", "Light"),
                Scheme.DARK: translate("Settings", "Dark"),
            },
            option_notes={
                Scheme.SYSTEM: translate("Settings", "As light or dark as the rest of the system.")
            },
        ),
        effect=_painted,
    )
    contrast: Contrast = one_of(
        Contrast.SYSTEM,
        reader(Contrast),
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Contrast"),
            options={
                Contrast.SYSTEM: translate("Settings", "System"),
                Contrast.USUAL: translate("Settings", "Normal"),
                Contrast.HIGH: translate("Settings", "High"),
            },
            option_notes={
                Contrast.SYSTEM: translate(
                    "Settings", "High where the system asks for high contrast."
                )
            },
        ),
        effect=_painted,
    )
    # Three kinds of colour blindness are known by these names everywhere.
    sight: Sight = one_of(
        Sight.USUAL,
        reader(Sight),
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Colours for"),
            options={
                Sight.USUAL: translate("Settings", "Normal vision"),
                Sight.PROTAN: translate("Settings", "Protan"),
                Sight.DEUTAN: translate("Settings", "Deutan"),
                Sight.TRITAN: translate("Settings", "Tritan"),
            },
            option_notes={
                Sight.PROTAN: translate("Settings", "For eyes that see no red."),
                Sight.DEUTAN: translate(
                    "Settings", "For eyes that see no green; the most common kind."
                ),
                Sight.TRITAN: translate("Settings", "For eyes that see no blue."),
            },
        ),
        effect=_painted,
    )
    plain: bool = switch(
        False,
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Plain background"),
            translate("Settings", "no mosaic and no light on the table"),
        ),
        effect=_painted,
    )
    thick: bool = switch(
        False,
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Thicker borders"),
            translate("Settings", "around everything that has one"),
        ),
        effect=_painted,
    )
    ring: bool = switch(
        False,
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Strong outline of the focus"),
            translate("Settings", "around what the keyboard has reached"),
        ),
        effect=_painted,
    )
    pointer: float = one_of(
        1.0,
        choice(POINTERS),
        SettingsPanel.DISPLAY,
        lambda: SettingWords(
            translate("Settings", "Pointer"),
            options={
                1.0: translate("Settings", "System"),
                **{times: multiple(times) for times in POINTERS[1:]},
            },
        ),
        effect=lambda window, eyes: window.use_pointer(eyes.pointer),
    )

    def appearance(self, wishes: SystemWishes) -> Appearance:
        """Return the look on a system that asks for this."""
        system = self.scheme is Scheme.SYSTEM, self.contrast is Contrast.SYSTEM
        return Appearance(
            wishes.dark if system[0] else self.scheme is Scheme.DARK,
            wishes.high_contrast if system[1] else self.contrast is Contrast.HIGH,
            self.sight,
            self.plain,
            self.thick,
            self.ring,
        )


AS_THE_SYSTEM: Final = Eyes()
"""The value where nothing was chosen."""
