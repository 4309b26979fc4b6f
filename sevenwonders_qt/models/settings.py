"""What a person has set for all matches, kept in one JSON file."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.ai.levels import nearest_level
from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.options import from_json as architects_from_json
from sevenwonders_qt.games.classic.options import DEFAULT, Options, options_from_json
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.appearance import (
    AS_THE_SYSTEM,
    POINTERS,
    Contrast,
    Eyes,
    Scheme,
    Sight,
)
from sevenwonders_qt.models.architects_wish import ArchitectsWish
from sevenwonders_qt.models.keys import cleaned
from sevenwonders_qt.models.names import WONDERS
from sevenwonders_qt.models.new_match import (
    ANY_BOARD,
    DEFAULT_SEATS,
    FEWEST,
    LONGEST_NAME,
    MOST,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    wonders_of_boxes,
)
from sevenwonders_qt.models.seats import Player

SYSTEM: Final = "system"
"""The language that the computer is set to."""

ANIMATION_SPEEDS: Final = (0.0, 0.5, 1.0, 2.0)
"""0 shows the end of every movement at once."""

PACES: Final = ("instant", "quick", "slow")
COACHED: Final = (0.0, 2.0, 3.0, 5.0)
"""From how many points on the coach asks; 0 for never."""

AT_ONCE: Final = "at_once"
SOON: Final = "soon"
ON_ENTER: Final = "on_enter"
REVEALS: Final = (AT_ONCE, SOON, ON_ENTER)
"""When the cards are turned over once everybody has chosen: `SOON` is after 1.5 s."""
VOLUMES: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""How loud effects, or the ambience, can be."""


class Spoken(StrEnum):
    """How much of what happens at the table is read aloud by itself."""

    NOTHING = "nothing"
    SHORT = "short"
    ALL = "all"


_LONGEST_PLACE: Final = 400
"""Letters; what Qt writes of the place of a window takes a hundred."""

TEXT_SIZES: Final = (0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2.0)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; the values given here are those of a first start.

    ``tips`` are those that come when something happens for the first time, ``seen_tips`` the keys
    of those that were shown. From ``seats`` on they are the last set-up, which `table` gives as
    one; ``architects`` is that of the other game. ``counted_from`` is the time after which matches
    count in the statistics, in UTC as ISO 8601 writes it, "" for all. ``window`` is where the
    window was, as Qt writes it, in base 64; "" before it was moved. ``keys`` are the keys that
    differ from the usual ones, by the names that `keys` has for what they do. ``living`` is whether
    something moves in the pictures of the wonders.
    """

    language: str = "system"
    text_size: float = 1.0
    animation_speed: float = 1.0
    reduced_motion: bool = False
    living: bool = True
    pace: str = "quick"
    reveal: str = AT_ONCE
    cheapest: bool = False
    full_screen: bool = False
    sound: bool = True
    effects: float = 0.7
    ambience: float = 0.5
    coach: float = 0.0
    asks_before_sale: bool = False
    what_if: bool = False
    hides_points: bool = False
    seen_cards: bool = False
    plays_forced: bool = False
    tips: bool = True
    seen_tips: tuple[str, ...] = ()
    seats: tuple[SeatWish, ...] = DEFAULT_SEATS
    free_city: BoardWish = ANY_BOARD
    wonders: Wonders = Wonders.SET
    sides: Sides = Sides.SET
    options: Options = DEFAULT
    hints: bool = True
    architects: ArchitectsWish = field(default_factory=ArchitectsWish)
    counted_from: str = ""
    window: str = ""
    spoken: Spoken = Spoken.ALL
    keys: Mapping[str, str] = field(default_factory=dict)
    eyes: Eyes = AS_THE_SYSTEM

    @property
    def posters_live(self) -> bool:
        """Whether anything moves in the pictures of the wonders."""
        return self.living and self.motion > 0

    @property
    def motion(self) -> float:
        """How many times as fast as usual things on a page move; 0 where nothing moves."""
        return 0.0 if self.reduced_motion else self.animation_speed

    @property
    def table(self) -> TableWish:
        """How the last match was set up."""
        values = {part.name: getattr(self, part.name) for part in fields(TableWish)}
        return TableWish(**values)

    def with_table(self, table: TableWish) -> Settings:
        """The same settings with another set-up."""
        values = {part.name: getattr(table, part.name) for part in fields(TableWish)}
        return replace(self, **values)

    def reset(self) -> Settings:
        """Everything as at first start but for what is no setting of that page."""
        first = Settings(
            counted_from=self.counted_from,
            architects=self.architects,
            window=self.window,
            keys=self.keys,
        )
        return first.with_table(self.table)


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """Settings from a file; ``faults`` names what could not be understood, empty when all was."""

    settings: Settings
    faults: tuple[str, ...] = ()


def load_settings(path: Path) -> SettingsRead:
    """The settings in ``path``; what is missing, unknown or damaged there is as at first start."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return SettingsRead(Settings())
    except (OSError, ValueError, RecursionError):
        return SettingsRead(Settings(), ("file",))
    if not isinstance(document, dict):
        return SettingsRead(Settings(), ("file",))
    found: dict[str, Any] = {}
    faults = []
    for name, read in _READERS.items():
        if name in document:
            try:
                found[name] = read(document[name])
            except (ValueError, TypeError, KeyError):
                faults.append(name)
    if "keys" in document:
        try:
            found["keys"], whole = cleaned(document["keys"])
        except ValueError:
            whole = False
        faults += [] if whole else ["keys"]
    settings = Settings(**found)
    if not settings.table.possible:
        return SettingsRead(replace(settings, options=DEFAULT), (*faults, "options"))
    return SettingsRead(settings.with_table(settings.table.available_only()), tuple(faults))


def save_settings(path: Path, settings: Settings) -> None:
    """Write ``path`` whole or not at all; raises OSError when the disk refuses.

    Of the options of a game only those that differ from the default are written, so that a default
    that changes with the program changes for everybody who had not decided otherwise.
    """
    document = asdict(settings)
    document["options"] = _differing(document["options"], asdict(DEFAULT))
    architects = document["architects"]
    architects["options"] = _differing(architects["options"], asdict(ArchitectsOptions()))
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode())


def _differing(options: Mapping[str, Any], default: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value != default[name]}


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _word(allowed: tuple[str, ...]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError
        return value

    return read


def _moment(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    if not value:
        return value
    moment = datetime.fromisoformat(value)
    if moment.tzinfo is None:
        raise ValueError
    return moment.isoformat()


def _place(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_PLACE:
        raise ValueError
    b64decode(value, validate=True)  # raises ValueError
    return value


def _keys(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(key, str) for key in value):
        raise ValueError
    return tuple(dict.fromkeys(value))


def _number(allowed: tuple[float, ...]) -> Callable[[object], float]:
    def read(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or value not in allowed:
            raise ValueError
        return float(value)

    return read


def _seats(value: object) -> tuple[SeatWish, ...]:
    if not isinstance(value, list) or not FEWEST <= len(value) <= MOST:
        raise ValueError
    wishes = tuple(_seat(item) for item in value)
    wonders = [wish.wonder for wish in wishes if wish.wonder is not None]
    if len(set(wonders)) < len(wonders):
        raise ValueError
    return wishes


def _seat(item: object) -> SeatWish:
    if not isinstance(item, dict) or not set(item) <= {part.name for part in fields(SeatWish)}:
        raise ValueError
    name, player = item.get("name", ""), item.get("player")
    if not isinstance(name, str) or player not in _SEATED:
        raise ValueError
    board = _board({key: item[key] for key in ("wonder", "side") if key in item})
    seated = Player(nearest_level(player))  # what stands for choice today
    return SeatWish(name[:LONGEST_NAME], seated, board.wonder, board.side)


def _board(item: object) -> BoardWish:
    if not isinstance(item, dict) or not set(item) <= {part.name for part in fields(BoardWish)}:
        raise ValueError
    wonder, side = item.get("wonder"), item.get("side")
    if (wonder is not None and wonder not in WONDERS) or side not in ("A", "B", None):
        raise ValueError
    return BoardWish(wonder, side)


def _architects(value: object) -> ArchitectsWish:
    """A set-up of Architects; without one of its parts that part is as at first start."""
    if not isinstance(value, dict):
        raise ValueError
    wish = ArchitectsWish()
    if "seats" in value:
        wish = replace(wish, seats=_seats(value["seats"]))
    if "options" in value:
        if not isinstance(value["options"], dict):
            raise ValueError
        wish = replace(wish, options=_architects_options(value["options"]))
    if "hints" in value:
        wish = replace(wish, hints=_flag(value["hints"]))
    if any(seat.wonder in wonders_of_boxes() for seat in wish.seats):
        raise ValueError
    return wish.available_only()


def _architects_options(stored: Mapping[str, object]) -> ArchitectsOptions:
    """The options stored, without an old default that nobody chose.

    Files used to hold every option, and Engineering forced a build by default then: in such a file
    its value says nothing.
    """
    options, default = architects_from_json(stored), asdict(ArchitectsOptions())
    if {*stored} == {*default} and _differing(stored, default) != stored:
        return replace(options, engineering_forces_build=default["engineering_forces_build"])
    return options


def _eyes(value: object) -> Eyes:
    """What was chosen for the own eyes; without one of its parts that part is as at first start."""
    if not isinstance(value, dict):
        raise ValueError
    return Eyes(**{name: _EYES[name](found) for name, found in value.items()})


def _options(value: object) -> Options:
    if not isinstance(value, dict):
        raise ValueError
    return options_from_json(value)


_SEATED: Final = tuple(player.value for player in Player if player is not Player.FREE_CITY)
_EYES: Final[dict[str, Callable[[object], Any]]] = {
    "scheme": lambda value: Scheme(_word(tuple(Scheme))(value)),
    "contrast": lambda value: Contrast(_word(tuple(Contrast))(value)),
    "sight": lambda value: Sight(_word(tuple(Sight))(value)),
    "plain": _flag,
    "thick": _flag,
    "ring": _flag,
    "pointer": _number(POINTERS),
}
_READERS: Final[dict[str, Callable[[object], object]]] = {
    "language": lambda value: _word((SYSTEM, *languages()))(value),
    "text_size": _number(TEXT_SIZES),
    "animation_speed": _number(ANIMATION_SPEEDS),
    "reduced_motion": _flag,
    "living": _flag,
    "pace": _word(PACES),
    "reveal": _word(REVEALS),
    "cheapest": _flag,
    "full_screen": _flag,
    "counted_from": _moment,
    "sound": _flag,
    "effects": _number(VOLUMES),
    "ambience": _number(VOLUMES),
    "coach": _number(COACHED),
    "asks_before_sale": _flag,
    "what_if": _flag,
    "hides_points": _flag,
    "seen_cards": _flag,
    "plays_forced": _flag,
    "spoken": lambda value: Spoken(_word(tuple(Spoken))(value)),
    "tips": _flag,
    "window": _place,
    "seen_tips": _keys,
    "seats": _seats,
    "free_city": _board,
    "wonders": lambda value: Wonders(_word(tuple(Wonders))(value)),
    "sides": lambda value: Sides(_word(tuple(Sides))(value)),
    "options": _options,
    "hints": _flag,
    "architects": _architects,
    "eyes": _eyes,
}
