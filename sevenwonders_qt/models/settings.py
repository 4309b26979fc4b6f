"""The settings of a person for all matches, kept in one JSON file."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.shared_file import SharedFile
from sevenwonders_qt.core.stored import (
    Damaged,
    PartlyDamaged,
    choice,
    identity,
    listed,
    load,
    mended,
    parts,
    reader,
    rest_of,
    shown,
    sound,
    text,
)
from sevenwonders_qt.core.whole_file import make_folders, write_whole
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.appearance import AS_THE_SYSTEM, Eyes
from sevenwonders_qt.models.game_settings import SetUp, differing
from sevenwonders_qt.models.games import all_settings, settings_of
from sevenwonders_qt.models.keys import usable
from sevenwonders_qt.models.new_match import (
    ANY_BOARD,
    DEFAULT_SEATS,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
)
from sevenwonders_qt.models.paper import Paper
from sevenwonders_qt.models.shown.table_csv import Separator
from sevenwonders_qt.models.stored_seats import read_board, read_seats

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


def _names_left(stored: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(sound(identity, stored if isinstance(stored, list) else ())))


_FIRST_YEAR: Final = 1970
_LONGEST_PLACE: Final = 400
"""The most letters of the place of a window; Qt writes about a hundred."""

_read_place = text(_LONGEST_PLACE)
_read_names = listed(str)
_each_name_once = mended(_each_once, _names_left)
_options = mended(reader(Options), rest_of(DEFAULT))
_eyes = mended(reader(Eyes), rest_of(AS_THE_SYSTEM))


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; the defaults are the values of a first start.

    ``tips`` are those that come when something happens for the first time, ``seen_tips`` the
    keys of those that were shown. From ``seats`` on they are the last set-up, which `table`
    returns as one; ``set_ups`` has those of other games that are not as at first start, by the
    name of the game. ``counted_from`` is the time after which matches count in the statistics,
    in UTC as ISO 8601 writes it, "" for all. ``window`` is where the window was, as Qt writes
    it, in base 64; "" before it was moved. ``keys`` are the keys that differ from the usual
    ones, by the names that `keys` has for what they do. ``living`` is whether something moves
    in the pictures of the wonders. ``separator`` and ``paper`` are for files that other
    programs open.
    """

    language: Annotated[str, _language] = SYSTEM
    text_size: Annotated[float, choice(TEXT_SIZES)] = 1.0
    animation_speed: Annotated[float, choice(ANIMATION_SPEEDS)] = 1.0
    reduced_motion: bool = False
    living: bool = True
    pace: Annotated[str, choice(PACES)] = "quick"
    reveal: Annotated[str, choice(REVEALS)] = AT_ONCE
    cheapest: bool = False
    full_screen: bool = False
    sound: bool = True
    effects: Annotated[float, choice(VOLUMES)] = 0.7
    ambience: Annotated[float, choice(VOLUMES)] = 0.5
    coach: Annotated[float, choice(COACHED)] = 0.0
    asks_before_sale: bool = False
    what_if: bool = False
    hides_points: bool = False
    seen_cards: bool = False
    plays_forced: bool = False
    tips: bool = True
    seen_tips: Annotated[tuple[str, ...], _each_name_once] = ()
    seats: Annotated[tuple[SeatWish, ...], read_seats] = DEFAULT_SEATS
    free_city: Annotated[BoardWish, read_board] = ANY_BOARD
    wonders: Wonders = Wonders.SET
    sides: Sides = Sides.SET
    options: Annotated[Options, _options] = DEFAULT
    hints: bool = True
    set_ups: Annotated[Mapping[str, SetUp], dict] = field(default_factory=dict)
    counted_from: Annotated[str, _moment] = ""
    window: Annotated[str, _place] = ""
    spoken: Spoken = Spoken.ALL
    keys: Annotated[Mapping[str, str], usable] = field(default_factory=dict)
    eyes: Annotated[Eyes, _eyes] = AS_THE_SYSTEM
    separator: Separator = Separator.AUTO
    paper: Paper = Paper.AUTO

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

    def reset(self) -> Settings:
        """Return the settings of a first start, but keep what is no setting of that page."""
        first = Settings(
            counted_from=self.counted_from,
            set_ups=self.set_ups,
            window=self.window,
            keys=self.keys,
        )
        return first.with_table(self.table)


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """Settings from a file, and the errors of those that could not be read."""

    settings: Settings
    errors: tuple[Damaged, ...] = ()

    @property
    def faults(self) -> tuple[str, ...]:
        """The names of the settings that could not be read; "file" if none could be."""
        return tuple(str(error.place[0]) if error.place else "file" for error in self.errors)


def load_settings(path: Path) -> SettingsRead:
    """Read the settings in ``path``; what is missing, unknown or damaged is as at first start.

    Of a setting of several parts, such as the seats, those that can be read are kept.
    """
    try:
        found, errors = load(path, _read)
    except FileNotFoundError:
        return SettingsRead(Settings())
    except OSError as error:
        return SettingsRead(Settings(), (Damaged(error.strerror or "cannot be read"),))
    except Damaged as error:
        return SettingsRead(Settings(), (error,))
    settings = Settings(**found)
    if not settings.table.possible:
        settings = replace(settings, options=DEFAULT)
        errors = (*errors, Damaged("cannot be played by so many", ("options",)))
    else:
        settings = settings.with_table(settings.table.available_only())
    return SettingsRead(settings, tuple(error.of(path) for error in errors))


def _read(stored: Any) -> tuple[dict[str, Any], tuple[Damaged, ...]]:
    """Read the settings, with the faults of the others; each game has one by its name.

    Raises `Damaged` for what is no object.
    """
    own = {**stored, "set_ups": {}} if isinstance(stored, dict) else stored
    found, faults = parts(Settings, own)
    set_ups = {}
    for name, game in all_settings():
        try:
            set_ups[name] = game.read(stored[name]) if name in stored else game.first()
        except PartlyDamaged as error:
            set_ups[name] = error.rest
            faults = (*faults, error.under(name))
        except Damaged as error:
            faults = (*faults, error.under(name))
    return {**found, "set_ups": _differing_set_ups(set_ups)}, faults


def _differing_set_ups(set_ups: Mapping[str, SetUp]) -> dict[str, SetUp]:
    return {name: wish for name, wish in set_ups.items() if wish != settings_of(name).first()}


def merged(there: Settings, before: Settings, now: Settings) -> Settings:
    """Return the settings of a file, with what this window has changed since ``before``.

    Another window may have changed other ones. A set-up is one thing: its parts go together.
    """
    changed = {
        part.name: getattr(now, part.name)
        for part in fields(Settings)
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
        read = load_settings(path)
        return None if read.faults or not path.exists() else read.settings

    return SharedFile(path, there, save_settings, begin)


def save_settings(path: Path, settings: Settings) -> None:
    """Write ``path`` whole or not at all; raises OSError when the disk refuses.

    Of the options of a game only those that differ from the default are written, so that a
    default that changes with the program changes for all players who had not decided otherwise.
    """
    document = asdict(settings)
    document["options"] = differing(document["options"], asdict(DEFAULT))
    del document["set_ups"]
    document |= {name: game.stored(settings.set_up(name)) for name, game in all_settings()}
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    make_folders(path.parent)
    write_whole(path, text.encode())
