"""A score pad for a game played on a real table: what was entered, and what it comes to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from sevenwonders_qt.core.text import clean, isolated
from sevenwonders_qt.games.architects import scoring as architects
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CAT_POINTS, STAGES, VICTORY_POINTS
from sevenwonders_qt.games.classic import scoring as classic
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.scoring import COINS_PER_POINT, SYMBOLS
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer, created_now
from sevenwonders_qt.models.boxes import all_words, known_among, score_rows
from sevenwonders_qt.models.names import WONDERS
from sevenwonders_qt.models.pad_science import Symbols, best_science

LEADERS, CITIES, ARMADA = "leaders", "cities", "armada"
_ON_PAPER: Final = (LEADERS, CITIES, ARMADA)
"""Boxes that the program does not play."""

DEBT = "debt"
"""Points below zero, of whatever box."""

FEWEST, MOST = PLAYERS[0], PLAYERS[-1]

_NEWER_WONDERS: Final = {
    LEADERS: ("roma", "abu_simbel"),
    CITIES: ("byzantium", "petra"),
    ARMADA: ("siracusa",),
}
"""Wonders of boxes that the program does not play, without a drawing."""

STAGES_ROW: Final = "stages"
"""The row of Architects that breaks ties and gives no points."""

NAVAL, ISLANDS = "naval", "islands"
SCIENCE: Final = str(classic.Category.SCIENCE)
SYMBOL_ENTRIES: Final = (*map(str, SYMBOLS), "free", "most", "swap", "bonus")
"""What science is calculated from; the last three only with Leaders or Armada."""


@dataclass(frozen=True, slots=True)
class Limits:
    """From where to where an entry may go."""

    least: int
    most: int

    @property
    def signed(self) -> bool:
        return self.least < 0

    @property
    def always_negative(self) -> bool:
        return self.most == 0


_LIMITS: Final[Mapping[str, Limits]] = {
    "military": Limits(-30, 60),
    "treasury": Limits(0, 199),  # coins, not points
    "wonder": Limits(0, 60),
    "civil": Limits(0, 99),
    "commerce": Limits(0, 99),
    "guild": Limits(0, 99),
    DEBT: Limits(-60, 0),
    LEADERS: Limits(0, 99),
    CITIES: Limits(0, 99),
    ISLANDS: Limits(0, 99),
    NAVAL: Limits(-6, 15),  # tokens of three battles: last in all, first in all
    **{str(symbol): Limits(0, 12) for symbol in SYMBOLS},
    "free": Limits(0, 8),
    "most": Limits(0, 5),
    "swap": Limits(0, 1),
    "bonus": Limits(0, 1),
    "stage_points": Limits(0, 30),  # a finished Giza
    STAGES_ROW: Limits(0, STAGES),
    "cat": Limits(0, 1),
    "blue": Limits(0, 99),
    "victories": Limits(0, 40),  # tokens, not points
    "progress": Limits(0, 99),
}
"""By the name of the entry, those of boxes that the program plays apart."""


def expansions() -> tuple[str, ...]:
    """The boxes that a pad can have: those that can be played here, then the others."""
    played = (words.name for words in all_words() if words.rows)
    return tuple(dict.fromkeys((*played, *_ON_PAPER)))


def rows_of_boxes() -> set[str]:
    """The rows that boxes bring to a pad of 7 Wonders."""
    return {*ScorePad(expansions=expansions()).rows} - {*map(str, classic.CATEGORIES)}


def limits() -> dict[str, Limits]:
    """The limits of every entry, by its name."""
    boxes = {str(row.name): Limits(row.least, row.most) for row in score_rows()}
    return {**boxes, **_LIMITS}


_ARCHITECTS_ENTRY: Final[Mapping[str, str]] = {
    architects.Category.WONDER: "stage_points",
    architects.Category.MILITARY: "victories",
}
"""Where an entry of Architects is not called as its row."""


class Refused(ValueError):
    """A text is no number for this entry; ``key`` says why: `NOT_A_NUMBER` and so on."""

    def __init__(self, key: str, limits: Limits) -> None:
        super().__init__(key)
        self.key = key
        self.limits = limits


NOT_A_NUMBER, NOT_NEGATIVE, TOO_LOW, TOO_HIGH = "number", "negative", "low", "high"
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class PadPlayer:
    """One column; "" stands for a name, a wonder or a side that nobody noted."""

    name: str = ""
    wonder: str = ""
    side: str = ""
    entries: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))


@dataclass(frozen=True, slots=True)
class ScorePad:
    """What lies on the pad; every change gives another pad.

    Numbers in rows that a box brings stay when the box is put aside, and do not count.
    """

    game: str = Classic.name
    expansions: tuple[str, ...] = ()
    players: tuple[PadPlayer, ...] = (PadPlayer(),) * 4

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows by name, from the top."""
        if self.game == Architects.name:
            return (*map(str, architects.Category), STAGES_ROW)
        found = list(map(str, classic.CATEGORIES))
        found += [str(row.name) for box in known_among(self.expansions) for row in box.rows]
        if CITIES in self.expansions and DEBT not in found:
            found.append(DEBT)
        found += [box for box in (LEADERS, CITIES) if box in self.expansions]
        if ARMADA in self.expansions:
            found += [ISLANDS, NAVAL]
        return tuple(found)

    @property
    def categories(self) -> tuple[str, ...]:
        """The rows that give points."""
        return tuple(row for row in self.rows if row != STAGES_ROW)

    @property
    def wonders(self) -> tuple[str, ...]:
        """What can be chosen for a player, those that stand on the pad already among it."""
        if self.game == Architects.name:
            return tuple(WONDERS)[:7]
        more = [wonder for box in self.expansions for wonder in _NEWER_WONDERS.get(box, ())]
        held = [player.wonder for player in self.players if player.wonder]
        return tuple(dict.fromkeys((*WONDERS, *more, *held)))

    @property
    def symbol_entries(self) -> tuple[str, ...]:
        """What the science of a player is entered with."""
        most = ("most",) if {LEADERS, ARMADA} & {*self.expansions} else ()
        leaders = ("swap", "bonus") if LEADERS in self.expansions else ()
        return (*SYMBOL_ENTRIES[:4], *most, *leaders)

    def entry(self, row: str) -> str:
        """The name of what is entered in a row."""
        return _ARCHITECTS_ENTRY.get(row, row) if self.game == Architects.name else row

    def value(self, seat: int, row: str) -> int | None:
        """What was entered in a row; None where nothing was. Science is entered by symbols."""
        return self.players[seat].entries.get(self.entry(row))

    def symbols(self, seat: int) -> Symbols:
        """What the science of a player is calculated from."""
        entries, known = self.players[seat].entries, self.symbol_entries
        return Symbols.of({name: entries[name] for name in known if name in entries})

    def points(self, seat: int, row: str) -> int:
        """What a row comes to."""
        if row == SCIENCE:
            return best_science(self.symbols(seat)).points
        value = self.value(seat, row) or 0
        if self.game == Architects.name:
            each = {architects.Category.CAT: CAT_POINTS, "military": VICTORY_POINTS, STAGES_ROW: 0}
            return value * each.get(row, 1)
        return value // COINS_PER_POINT if row == classic.Category.TREASURY else value

    def total(self, seat: int) -> int:
        return sum(self.points(seat, row) for row in self.categories)

    def ties(self) -> list[int]:
        """What decides between equal points, by seat: coins, in Architects stages."""
        row = STAGES_ROW if self.game == Architects.name else str(classic.Category.TREASURY)
        return [self.value(seat, row) or 0 for seat in range(len(self.players))]

    def ranks(self) -> list[int]:
        """The place of every seat, from 1; equal ones share it."""
        rule = architects.ranking if self.game == Architects.name else classic.ranking
        totals, ties = [self.total(seat) for seat in range(len(self.players))], self.ties()
        found, left, place = [0] * len(totals), list(range(len(totals))), 1
        while left:
            best = rule([totals[seat] for seat in left], [ties[seat] for seat in left])
            for number in best:
                found[left[number]] = place
            place += len(best)
            left = [seat for seat in left if not found[seat]]
        return found

    def missing(self) -> int:
        """How many cells are empty; they count 0."""
        entered = 0
        for seat in range(len(self.players)):
            entered += sum(self.filled(seat, row) for row in self.rows)
        return len(self.rows) * len(self.players) - entered

    def filled(self, seat: int, row: str) -> bool:
        """Whether anything was entered in a cell."""
        if row == SCIENCE:
            return any(name in self.players[seat].entries for name in self.symbol_entries)
        return self.value(seat, row) is not None

    @property
    def empty(self) -> bool:
        """Whether no number has been entered anywhere."""
        return not any(player.entries for player in self.players)

    # Changes ------------------------------------------------------------------------------

    def with_entry(self, seat: int, entry: str, value: int | None) -> ScorePad:
        """Another number; None empties it. Raises `Refused` beyond its limits."""
        entries = dict(self.players[seat].entries)
        if value is None:
            entries.pop(entry, None)
        else:
            entries[entry] = checked(entry, value)
        return self.with_player(seat, replace(self.players[seat], entries=entries))

    def with_player(self, seat: int, player: PadPlayer) -> ScorePad:
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def with_count(self, count: int) -> ScorePad:
        """The same for 2 to 7 players: columns at the right come or go."""
        count = min(MOST, max(FEWEST, count))
        more = (PadPlayer(),) * max(0, count - len(self.players))
        return replace(self, players=(*self.players, *more)[:count])

    def without_player(self, seat: int) -> ScorePad:
        if len(self.players) == FEWEST:
            return self
        return replace(self, players=(*self.players[:seat], *self.players[seat + 1 :]))

    def with_expansion(self, name: str, *, on: bool) -> ScorePad:
        """A box more or less on the table; in the order of `expansions`."""
        wanted = {*self.expansions, name} if on else {*self.expansions} - {name}
        return replace(self, expansions=tuple(box for box in expansions() if box in wanted))

    def with_game(self, game: str) -> ScorePad:
        """Another game for the same people; wonders that it has not are put aside."""
        changed = replace(self, game=game, expansions=())
        players = []
        for player in self.players:
            kept = player.wonder if player.wonder in changed.wonders else ""
            sided = game == Classic.name and kept
            players.append(replace(player, wonder=kept, side=player.side if sided else ""))
        return replace(changed, players=tuple(players))

    def cleared(self) -> ScorePad:
        """A new pad for the same people, game and boxes."""
        return replace(self, players=tuple(PadPlayer(player.name) for player in self.players))


def entered(entry: str, text: str) -> int | None:
    """The number in a text; None where it is empty. Raises `Refused`.

    What can only be negative may be entered without its sign.
    """
    allowed = limits()[entry]
    text = text.strip().replace("\N{MINUS SIGN}", "-")
    if not text:
        return None
    if not _NUMBER.fullmatch(text):
        raise Refused(NOT_A_NUMBER, allowed)
    value = int(text)
    return checked(entry, -abs(value) if allowed.always_negative else value)


def checked(entry: str, value: int) -> int:
    """The number, if the entry may have it; raises `Refused`."""
    allowed = limits()[entry]
    if value < 0 and not allowed.signed:
        raise Refused(NOT_NEGATIVE, allowed)
    if value < allowed.least:
        raise Refused(TOO_LOW, allowed)
    if value > allowed.most:
        raise Refused(TOO_HIGH, allowed)
    return value


def names(pad: ScorePad, usual: Sequence[str]) -> tuple[str, ...]:
    """The name of every player, for sentences; ``usual`` are those of seats without one."""
    return tuple(isolated(player.name) or usual[seat] for seat, player in enumerate(pad.players))


def paper_game(
    pad: ScorePad,
    names: Sequence[str],
    now: datetime,
    kept: PaperGame | None = None,
) -> PaperGame:
    """What is kept of a pad; ``names`` has one for every player.

    ``kept`` is the game that the pad was opened from, whose time and file stay.
    """
    ranks = pad.ranks()
    players = tuple(
        PaperPlayer(
            names[seat],
            player.wonder,
            player.side,
            dict(player.entries),
            {row: pad.points(seat, row) for row in pad.categories},
            pad.total(seat),
            ranks[seat],
        )
        for seat, player in enumerate(pad.players)
    )
    created = kept.created if kept is not None else created_now(now)
    path: Path | None = kept.path if kept is not None else None
    return PaperGame(created, pad.game, pad.expansions, players, path)


def pad_of(game: PaperGame) -> ScorePad:
    """The pad that a game was kept from; raises ValueError where it is none of this program."""
    if game.game not in (Classic.name, Architects.name):
        raise ValueError(f"there is no game {game.game!r}")
    if not {*game.expansions} <= {*expansions()}:
        raise ValueError("there is no such expansion")
    if not FEWEST <= len(game.players) <= MOST:
        raise ValueError("2 to 7 players can play")
    pad = ScorePad(
        game.game,
        game.expansions,
        tuple(
            PadPlayer(player.name, player.wonder, player.side, _entries(player))
            for player in game.players
        ),
    )
    if not {player.wonder for player in pad.players} <= {
        "",
        *ScorePad(pad.game, expansions()).wonders,
    }:
        raise ValueError("there is no such wonder")
    return pad


def _entries(player: PaperPlayer) -> dict[str, int]:
    unknown = set(player.entries) - set(limits())
    if unknown:
        raise ValueError(f"there is no entry {min(unknown)!r}")
    try:
        return {name: checked(name, value) for name, value in player.entries.items()}
    except Refused as error:
        raise ValueError("a number cannot be entered like that") from error
