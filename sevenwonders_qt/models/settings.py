"""The settings of a person for all matches, kept in one JSON file."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from datetime import datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.shared_file import SharedFile
from sevenwonders_qt.core.stored import (
    Damaged,
    choice,
    identity,
    listed,
    load,
    mended,
    readable,
    reader,
    rest_of,
    shown,
    sound,
    text,
)
from sevenwonders_qt.core.whole_file import make_folders, write_whole
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.appearance import AS_THE_SYSTEM, Eyes, Painted
from sevenwonders_qt.models.game_settings import SetUp, differing
from sevenwonders_qt.models.games import all_settings, settings_of
from sevenwonders_qt.models.keys import cap, usable
from sevenwonders_qt.models.new_match import (
    ANY_BOARD,
    DEFAULT_SEATS,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
)
from sevenwonders_qt.models.paper import PaperWish
from sevenwonders_qt.models.setting import (
    SettingsPanel,
    SettingWords,
    as_stored,
    declared,
    group,
    kept,
    one_of,
    restored,
    steps,
    switch,
    take_effect,
)
from sevenwonders_qt.models.shown.table_csv import Separator
from sevenwonders_qt.models.stored_seats import read_board, read_seats
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.models.words.numbers import multiple

translate = QCoreApplication.translate

SYSTEM: Final = "system"
"""The language that the computer is set to."""

ANIMATION_SPEEDS: Final = (0.0, 0.5, 1.0, 2.0)
"""0 shows the end of every movement at once."""

PACES: Final = ("instant", "quick", "slow")
COACHED: Final = (0.0, 2.0, 3.0, 5.0)
"""The loss in points that makes the coach ask; 0 for never."""

AT_ONCE: Final = "at_once"
SOON: Final = "soon"
ON_ENTER: Final = "on_enter"
REVEALS: Final = (AT_ONCE, SOON, ON_ENTER)
"""The moments when cards are turned over once all players have chosen: `SOON` is after 1.5 s."""
VOLUMES: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""The possible volumes of effects, or of the ambience."""


class Spoken(StrEnum):
    """The amount of events at the table that is read aloud by itself."""

    NOTHING = "nothing"
    SHORT = "short"
    ALL = "all"


TEXT_SIZES: Final = (0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2.0)


def _language(stored: Any) -> Any:
    return choice((SYSTEM, *languages()))(stored)


def _moment(stored: Any) -> str:
    """Read the time after which matches count, in UTC; "" for all."""
    if not stored and isinstance(stored, str):
        return ""
    try:
        moment = datetime.fromisoformat(identity(stored))
    except Damaged:
        raise
    except ValueError:
        raise Damaged(f"{shown(stored)} is not a time") from None
    if moment.tzinfo is None or moment.year < _FIRST_YEAR:
        raise Damaged(f"{shown(stored)} is not a time of this program")
    return moment.isoformat()


def _place(stored: Any) -> str:
    place: str = _read_place(stored)
    try:
        b64decode(place, validate=True)
    except ValueError:
        raise Damaged("is not written in base 64") from None
    return place


def _each_once(stored: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_read_names(stored)))


def _differing_options(options: Options) -> dict[str, Any]:
    """Return the options to write: only those that differ from the default.

    A default that changes with the program changes for all players who had not decided otherwise.
    """
    return differing(asdict(options), asdict(DEFAULT))


def _names_left(stored: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(sound(identity, stored if isinstance(stored, list) else ())))


_FIRST_YEAR: Final = 1970
_LONGEST_PLACE: Final = 400
"""The most letters of the place of a window; Qt writes about a hundred."""

_read_place = text(_LONGEST_PLACE)
_read_names = listed(str)
_options = mended(reader(Options), rest_of(DEFAULT))


class Window(Painted, Protocol):
    """The window as effects of settings know it."""

    def use_language(self, language: str) -> object:
        """Show every text in this language from now on."""
        ...

    def use_text_size(self, factor: float) -> object:
        """Set all text on pages this much larger."""
        ...

    def use_motion(self, speed: float) -> object:
        """Move everything on pages at this multiple of the usual speed; 0 moves nothing."""
        ...

    def use_full_screen(self, on: bool) -> object:
        """Fill the whole screen, or be a window among others."""
        ...

    def use_keys(self, own: Mapping[str, str]) -> object:
        """Use these keys in place of the usual ones."""
        ...


def pace_words() -> SettingWords:
    """Return the words of the pace of computer players, also for the page of a new match."""
    return SettingWords(
        translate("Settings", "Computer pace"),
        translate("Settings", "how long they wait; it never changes what they decide"),
        {
            "instant": translate("Settings", "at once"),
            "quick": translate("Settings", "quick"),
            "slow": translate("Settings", "at leisure"),
        },
        {
            "instant": translate("Settings", "No pause: a choice counts as soon as it is made."),
            "quick": translate("Settings", "A short pause before each choice."),
            "slow": translate("Settings", "A longer pause: each choice can be followed."),
        },
    )


def _coach_words() -> SettingWords:
    off = {0.0: translate("Settings", "Off")}
    losses = {each: translate("Settings", "%n point(s)", None, round(each)) for each in COACHED[1:]}
    return SettingWords(
        translate("Settings", "Coach"),
        options=off | losses,
        tip=translate(
            "Settings",
            "asks once before a choice that costs this many points at the end, or 3% "
            "of the chance of winning for each point",
        ),
    )


def _move(window: Window, now: Settings) -> None:
    window.use_motion(now.motion)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; the defaults are the values of a first start.

    The settings of a panel come in the order of the page. ``tips`` are those that come when
    something happens for the first time, ``seen_tips`` the keys of those that were shown. From
    ``seats`` on they are the last set-up, which `table` returns as one; ``set_ups`` has those of
    other games that are not as at first start, by the name of the game. ``counted_from`` is the
    time after which matches count in the statistics, in UTC as ISO 8601 writes it, "" for all.
    ``window`` is where the window was, as Qt writes it, in base 64; "" before it was moved.
    ``keys`` are the keys that differ from the usual ones, by the names of
    their acts. ``living`` is whether something moves in the pictures of the wonders. ``separator``
    and ``paper`` are for files that other programs open.
    """

    language: str = one_of(
        SYSTEM,
        _language,
        SettingsPanel.TEXT,
        lambda: SettingWords(
            translate("Settings", "Language"),
            options={SYSTEM: translate("Settings", "System"), **language_names()},
        ),
        effect=lambda window, now: window.use_language(now.language),
    )
    text_size: float = steps(
        1.0,
        TEXT_SIZES,
        SettingsPanel.TEXT,
        lambda: SettingWords(translate("Settings", "Text size")),
        effect=lambda window, now: window.use_text_size(now.text_size),
    )
    animation_speed: float = one_of(
        1.0,
        choice(ANIMATION_SPEEDS),
        SettingsPanel.MOTION,
        lambda: SettingWords(
            translate("Settings", "Animations"),
            options={
                **{speed: multiple(speed) for speed in ANIMATION_SPEEDS[1:]},
                0.0: translate("Settings", "off"),
            },
        ),
        effect=_move,
    )
    reduced_motion: bool = switch(
        False,
        SettingsPanel.MOTION,
        lambda: SettingWords(
            translate("Settings", "Reduced motion"),
            translate("Settings", "nothing flies or turns; things fade instead"),
        ),
        effect=_move,
    )
    living: bool = switch(
        True,
        SettingsPanel.MOTION,
        lambda: SettingWords(
            translate("Settings", "Animated pictures"),
            translate("Settings", "sails, clouds and water move; off in battery saver mode"),
        ),
        enabled=lambda now: now.motion > 0,
    )
    pace: str = one_of("quick", choice(PACES), SettingsPanel.MOTION, pace_words)
    reveal: str = one_of(
        AT_ONCE,
        choice(REVEALS),
        SettingsPanel.MOTION,
        lambda: SettingWords(
            translate("Settings", "Reveal"),
            translate("Settings", "until then you can undo your choice freely"),
            {
                AT_ONCE: translate("Settings", "At once"),
                SOON: translate("Settings", "After 1.5 s"),
                ON_ENTER: translate("Settings", "On Enter"),
            },
        ),
    )
    cheapest: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Always pay the cheapest"),
            translate("Settings", "no question about how to split the price"),
        ),
    )
    full_screen: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Full screen"),
            translate("Settings", "{key} works everywhere").format(key=cap(acts.FULL_SCREEN)),
        ),
        effect=lambda window, now: window.use_full_screen(now.full_screen),
    )
    tips: bool = switch(
        True,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "First-time tips"),
            translate("Settings", "explain each new thing once"),
        ),
    )
    sound: bool = switch(
        True,
        SettingsPanel.SOUND,
        lambda: SettingWords(
            translate("Settings", "Sound"),
            translate("Settings", "{key} switches it on and off at every table").format(
                key=cap(acts.SOUND)
            ),
        ),
    )
    effects: float = steps(
        0.7,
        VOLUMES,
        SettingsPanel.SOUND,
        lambda: SettingWords(translate("Settings", "Effects")),
        enabled=lambda now: now.sound,
    )
    ambience: float = steps(
        0.5,
        VOLUMES,
        SettingsPanel.SOUND,
        lambda: SettingWords(translate("Settings", "Ambience")),
        enabled=lambda now: now.sound,
    )
    seen_tips: tuple[str, ...] = kept((), mended(_each_once, _names_left), restored=True)
    asks_before_sale: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Ask before discarding"),
            translate("Settings", "if the card could be built or used for a stage"),
        ),
    )
    what_if: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "What if"),
            translate("Settings", "in practice: the points an action leads to; counts as a hint"),
        ),
    )
    hides_points: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Hide the points"),
            translate("Settings", "the standings are hidden until the end; no What if"),
        ),
    )
    seen_cards: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Cards you have seen"),
            translate("Settings", "which cards went by and what is left, by a key"),
        ),
    )
    plays_forced: bool = switch(
        False,
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Play forced choices automatically"),
            translate("Settings", "when only one choice is possible, it is made after a moment"),
        ),
    )
    coach: float = one_of(0.0, choice(COACHED), SettingsPanel.PLAY, _coach_words, beside=True)
    spoken: Spoken = one_of(
        Spoken.ALL,
        reader(Spoken),
        SettingsPanel.PLAY,
        lambda: SettingWords(
            translate("Settings", "Screen reader"),
            options={
                Spoken.ALL: translate("Settings", "All"),
                Spoken.SHORT: translate("Settings", "In short"),
                Spoken.NOTHING: translate("Settings", "Nothing"),
            },
            option_notes={
                Spoken.ALL: translate("Settings", "What every city does is read aloud."),
                Spoken.SHORT: translate(
                    "Settings", "What you do, and what affects everybody, is read aloud."
                ),
                Spoken.NOTHING: translate(
                    "Settings", "What happens at the table is not read aloud."
                ),
            },
        ),
        beside=True,
    )
    seats: tuple[SeatWish, ...] = kept(DEFAULT_SEATS, read_seats)
    free_city: BoardWish = kept(ANY_BOARD, read_board)
    wonders: Wonders = kept(Wonders.SET, reader(Wonders))
    sides: Sides = kept(Sides.SET, reader(Sides))
    options: Options = kept(DEFAULT, _options, stored=_differing_options)
    hints: bool = kept(True, reader(bool))
    surprise: bool = kept(False, reader(bool))
    set_ups: Mapping[str, SetUp] = kept({}, dict)
    counted_from: str = kept("", _moment)
    window: str = kept("", _place)
    keys: Mapping[str, str] = kept({}, usable, effect=lambda window, now: window.use_keys(now.keys))
    eyes: Eyes = group(AS_THE_SYSTEM)
    # A program for tables reads one of these between the cells of a row.
    separator: Separator = one_of(
        Separator.AUTO,
        reader(Separator),
        SettingsPanel.FILES,
        lambda: SettingWords(
            translate("Settings", "Separator in tables (CSV)"),
            options={
                Separator.AUTO: translate("Settings", "Automatic"),
                Separator.SEMICOLON: translate("Settings", "Semicolon"),
                Separator.COMMA: translate("Settings", "Comma"),
                Separator.TAB: translate("Settings", "Tab"),
            },
            option_notes={
                Separator.AUTO: translate("Settings", "As spreadsheets in your language expect it.")
            },
        ),
    )
    paper: PaperWish = one_of(
        PaperWish.AUTO,
        reader(PaperWish),
        SettingsPanel.FILES,
        lambda: SettingWords(
            translate("Settings", "Paper (PDF)"),
            options={
                PaperWish.AUTO: translate("Settings", "Automatic"),
                PaperWish.A4: "A4",
                PaperWish.LETTER: translate("Settings", "Letter", "the size of paper"),
            },
            option_notes={
                PaperWish.AUTO: translate("Settings", "The paper that is usual in your country.")
            },
        ),
    )

    @property
    def posters_live(self) -> bool:
        """Whether anything moves in the pictures of the wonders."""
        return self.living and self.motion > 0

    @property
    def motion(self) -> float:
        """The speed of motion on a page as a multiple of the usual one; 0 where nothing moves."""
        return 0.0 if self.reduced_motion else self.animation_speed

    @property
    def table(self) -> TableWish:
        """The set-up of the last match."""
        values = {part.name: getattr(self, part.name) for part in fields(TableWish)}
        return TableWish(**values)

    @property
    def all_seats(self) -> tuple[SeatWish, ...]:
        """The seats of every set-up."""
        return (*self.seats, *(seat for wish in self.set_ups.values() for seat in wish.seats))

    def with_table(self, table: TableWish) -> Settings:
        """Return the same settings with another set-up."""
        values = {part.name: getattr(table, part.name) for part in fields(TableWish)}
        return replace(self, **values)

    def set_up(self, game: str) -> Any:
        """Return the set-up of the last match of another game."""
        return self.set_ups[game] if game in self.set_ups else settings_of(game).first()

    def with_set_up(self, game: str, wish: SetUp) -> Settings:
        """Return the same settings with another set-up of this game."""
        return replace(self, set_ups=_differing_set_ups({**self.set_ups, game: wish}))

    def take_effect(self, window: Window, before: Settings) -> None:
        """Call the effects of all settings with another value than before."""
        take_effect(window, before, self)

    def reset(self) -> Settings:
        """Return the settings of a first start, but keep what is no setting of that page."""
        return restored(self)


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """Settings from a file, and the errors of those that could not be read."""

    settings: Settings
    errors: tuple[Damaged, ...] = ()

    @property
    def faults(self) -> tuple[str, ...]:
        """The names of the settings that could not be read; "file" if none could be."""
        return tuple(str(error.place[0]) if error.place else "file" for error in self.errors)


def load_settings(path: Path, kind: type[Settings] = Settings) -> SettingsRead:
    """Read the settings in ``path``; what is missing, unknown or damaged is as at first start.

    Of a setting of several parts, such as the seats, those that can be read are kept.
    """
    first = kind()
    try:
        found, errors = load(path, partial(_read, kind))
    except FileNotFoundError:
        return SettingsRead(first)
    except OSError as error:
        return SettingsRead(first, (Damaged(error.strerror or "cannot be read"),))
    except Damaged as error:
        return SettingsRead(first, (error,))
    settings = replace(first, **found)
    if not settings.table.possible:
        settings = replace(settings, options=DEFAULT)
        errors = (*errors, Damaged("cannot be played by so many", ("options",)))
    else:
        settings = settings.with_table(settings.table.available_only())
    return SettingsRead(settings, tuple(error.of(path) for error in errors))


def _read(kind: type[Settings], stored: Any) -> tuple[dict[str, Any], tuple[Damaged, ...]]:
    """Read the settings, with the faults of the others; each game has one by its name.

    Raises `Damaged` for what is no object.
    """
    games = dict(all_settings())
    own = {name: each for name, each in declared(kind).items() if name != "set_ups"}
    found, faults = readable({name: each.read for name, each in (own | games).items()}, stored)
    set_ups = {name: found.pop(name) for name in games if name in found}
    return {**found, "set_ups": _differing_set_ups(set_ups)}, faults


def _differing_set_ups(set_ups: Mapping[str, SetUp]) -> dict[str, SetUp]:
    return {name: wish for name, wish in set_ups.items() if wish != settings_of(name).first()}


def merged(there: Settings, before: Settings, now: Settings) -> Settings:
    """Return the settings of a file, with what this window has changed since ``before``.

    Another window may have changed other ones. A set-up is one thing: its parts go together.
    """
    changed = {
        part.name: getattr(now, part.name)
        for part in fields(there)
        if getattr(now, part.name) != getattr(before, part.name)
    }
    if now.table != before.table:
        changed |= {part.name: getattr(now, part.name) for part in fields(TableWish)}
    set_ups = {
        name: now.set_up(name)
        for name, _ in all_settings()
        if now.set_up(name) != before.set_up(name)
    }
    if set_ups:
        changed["set_ups"] = _differing_set_ups({**there.set_ups, **set_ups})
    if {*before.seen_tips} <= {*now.seen_tips}:
        changed["seen_tips"] = tuple(dict.fromkeys((*there.seen_tips, *now.seen_tips)))
    return replace(there, **changed)


def settings_file(path: Path, begin: Settings) -> SharedFile[Settings]:
    """Return the settings in ``path``, a file that other windows change as well.

    A file that is missing or damaged is written from ``begin`` and what was changed since.
    """

    def there(path: Path) -> Settings | None:
        read = load_settings(path, type(begin))
        return None if read.faults or not path.exists() else read.settings

    return SharedFile(path, there, save_settings, begin)


def save_settings(path: Path, settings: Settings) -> None:
    """Write ``path`` whole or not at all; raises OSError when the disk refuses.

    What belongs to a game is written under its name.
    """
    document = as_stored(settings)
    del document["set_ups"]
    document |= {name: game.stored(settings.set_up(name)) for name, game in all_settings()}
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    make_folders(path.parent)
    write_whole(path, text.encode())
