"""Declarations of settings: one call for each field of a dataclass says all that there is to it.

The page of settings, the reader and the writer of the file and the effects follow from them::

    @dataclass(frozen=True, slots=True)
    class Settings:
        sound: bool = switch(True, Panel.SOUND, lambda: SettingWords(translate(...)))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, fields, replace
from enum import Enum, auto
from functools import partial
from typing import Any, Final, TypeVar, cast

from sevenwonders_qt.core.stored import Read, choice, mended, reader, record, rest_of

T = TypeVar("T")

_SETTING: Final = "setting"
"""The key of the declaration in the metadata of a field."""


class SettingsPanel(Enum):
    """The panels of the page of settings."""

    TEXT = auto()
    DISPLAY = auto()
    SOUND = auto()
    FILES = auto()
    MOTION = auto()
    PLAY = auto()


Effect = Callable[[Any, Any], object]
"""Takes the window and the new values of the dataclass that declares the setting."""


@dataclass(frozen=True, slots=True)
class SettingWords:
    """The words of a setting on its page.

    ``options`` are the values in the order of the page, ``option_notes`` notes on some of them.
    """

    title: str
    note: str = ""
    options: Mapping[Any, str] = field(default_factory=dict)
    option_notes: Mapping[Any, str] = field(default_factory=dict)
    tip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """A value in the file of settings.

    ``read`` checks what the file holds and raises `Damaged`; ``stored`` returns what is written,
    without it `asdict` does. ``effect`` is called after a change. "Restore defaults" sets a
    ``restored`` one.
    """

    read: Read
    stored: Callable[[Any], Any] | None = None
    effect: Effect | None = None
    restored: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingGroup(Setting):
    """A dataclass among settings; its fields are settings as well."""

    kind: type


@dataclass(frozen=True, slots=True, kw_only=True)
class Control(Setting):
    """A setting on the page; ``enabled`` says from all values whether it can be changed."""

    panel: SettingsPanel
    words: Callable[[], SettingWords]
    enabled: Callable[[Any], bool] = lambda values: True


class SwitchSetting(Control):
    """A setting that is on or off."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceSetting(Control):
    """A choice of one among a few values, below its title, or ``beside`` it."""

    beside: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StepsSetting(Control):
    """A number that a slider sets."""

    values: Sequence[float]


# Declaring --------------------------------------------------------------------------------------


def switch(
    default: bool, panel: SettingsPanel, words: Callable[[], SettingWords], **more: Any
) -> bool:
    """Declare a setting that is on or off; ``more`` are fields of `SwitchSetting`."""
    made = SwitchSetting(read=reader(bool), restored=True, panel=panel, words=words, **more)
    return _declared(default, made)


def one_of(
    default: T, read: Read, panel: SettingsPanel, words: Callable[[], SettingWords], **more: Any
) -> T:
    """Declare a choice of one among a few values; ``more`` are fields of `ChoiceSetting`."""
    made = ChoiceSetting(read=read, restored=True, panel=panel, words=words, **more)
    return _declared(default, made)


def steps(
    default: float,
    values: Sequence[float],
    panel: SettingsPanel,
    words: Callable[[], SettingWords],
    **more: Any,
) -> float:
    """Declare a number that a slider sets; ``more`` are fields of `StepsSetting`."""
    made = StepsSetting(
        read=choice(values), restored=True, panel=panel, words=words, values=values, **more
    )
    return _declared(default, made)


def group(default: T) -> T:
    """Declare a dataclass of settings; of a damaged one, what can be read is kept."""
    kind = type(default)
    reads: Any = {name: each.read for name, each in declared(kind).items()}
    read = mended(record(kind, **reads), rest_of(default, **reads))
    return _declared(default, SettingGroup(read=read, restored=True, kind=kind))


def kept(default: T, read: Read, **more: Any) -> T:
    """Declare a value that is on no page of settings; ``more`` are fields of `Setting`."""
    return _declared(default, Setting(read=read, **more))


def _declared(default: T, setting: Setting) -> T:
    metadata = {_SETTING: setting}
    if type(default).__hash__ is None:
        return field(default_factory=partial(copy, default), metadata=metadata)
    return field(default=default, metadata=metadata)


# Values -----------------------------------------------------------------------------------------


def declared(kind: Any) -> Mapping[str, Setting]:
    """Return the settings of a dataclass by their fields; raises TypeError for another."""
    found = {}
    for part in fields(kind):
        if _SETTING not in part.metadata:
            raise TypeError(f"{kind.__name__}.{part.name} is not declared as a setting")
        found[part.name] = part.metadata[_SETTING]
    return found


def controls(kind: Any) -> Mapping[str, Control]:
    """Return the settings of the page by their names, those in groups as well."""
    found: dict[str, Control] = {}
    for name, setting in declared(kind).items():
        if isinstance(setting, Control):
            found[name] = setting
        elif isinstance(setting, SettingGroup):
            found |= controls(setting.kind)
    return found


def value_of(values: Any, name: str) -> Any:
    """Return the value of a setting, perhaps one of a group; raises KeyError."""
    holder = _group_of(values, name)
    return getattr(getattr(values, holder) if holder else values, name)


def with_value(values: T, name: str, value: object) -> T:
    """Return the same with another value of a setting, perhaps of one in a group."""
    holder, old = _group_of(values, name), cast("Any", values)
    if not holder:
        return cast(T, replace(old, **{name: value}))
    return cast(T, replace(old, **{holder: replace(getattr(old, holder), **{name: value})}))


def as_stored(values: Any) -> dict[str, Any]:
    """Return what is written of a dataclass of settings."""
    writers = {name: each.stored for name, each in declared(type(values)).items() if each.stored}
    own = {name: stored(getattr(values, name)) for name, stored in writers.items()}
    return asdict(values) | own


def restored(values: T) -> T:
    """Return the values of a first start, with the old ones of what no page of settings shows."""
    settings = declared(type(values))
    old = {name: getattr(values, name) for name, each in settings.items() if not each.restored}
    return type(values)(**old)


def take_effect(window: object, before: T, now: T) -> None:
    """Call the effects of all settings with another value than before, each once."""
    for effect, values in dict(_effects(before, now)).items():
        effect(window, values)


def _effects(before: Any, now: Any) -> Iterator[tuple[Effect, Any]]:
    for name, setting in declared(type(now)).items():
        old, new = getattr(before, name), getattr(now, name)
        if old == new:
            continue
        if setting.effect is not None:
            yield setting.effect, now
        if isinstance(setting, SettingGroup):
            yield from _effects(old, new)


def _group_of(values: Any, name: str) -> str:
    """Return the field of the group that a setting is in; empty for one that is in none."""
    settings = declared(type(values))
    if name in settings:
        return ""
    groups = ((own, each) for own, each in settings.items() if isinstance(each, SettingGroup))
    found = next((own for own, each in groups if name in declared(each.kind)), None)
    if found is None:
        raise KeyError(name)
    return found
