"""A score pad for a game played on a real table: the entries and their points."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from sevenwonders_qt.core.text import isolated
from sevenwonders_qt.games.classic import scoring as classic
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer, created_now
from sevenwonders_qt.models import games
from sevenwonders_qt.models.games import all_words as all_games
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.shown.pad_form import Limits, PadForm, PadPlayer
from sevenwonders_qt.models.shown.pad_science import PadSymbols, best_science
from sevenwonders_qt.models.words.paper_boxes import BONUS, SWAP, pad_boxes, pad_rows
from sevenwonders_qt.models.words.paper_boxes import MOST as MORE

FEWEST, MOST = PLAYERS[0], PLAYERS[-1] + 1
"""The fewest and the most players on a pad; the eighth only with Cities."""

LONGEST_NAME: Final = 40
"""The most characters of a name on the pad."""

MILITARY: Final = str(classic.Category.MILITARY)
TREASURY: Final = str(classic.Category.TREASURY)
SCIENCE: Final = str(classic.Category.SCIENCE)

TOTAL: Final = "total"
"""The entry of a total that was typed instead of the rows, or beside some of them."""

UNCOUNTED: Final = "uncounted"
"""The points of a typed total that are in no row."""
SYMBOL_ENTRIES: Final = (*map(str, SYMBOLS), "free", MORE, SWAP, BONUS)
"""The entries that science is calculated from; the last three only with boxes that have them."""


def expansions() -> tuple[str, ...]:
    """Return the boxes that a pad can have: those that can be played here, then the others."""
    return tuple(box.name for box in pad_boxes())


def rows_of_boxes() -> set[str]:
    """Return the rows that boxes bring to a pad of 7 Wonders."""
    return {*ScorePad(expansions=expansions()).rows} - {*map(str, classic.CATEGORIES)}


def limits() -> dict[str, Limits]:
    """Return the limits of every entry, by its name."""
    found = {str(row.name): Limits(row.least, row.most) for row in pad_rows()}
    for game in reversed([*all_games()]):
        found |= game.pad.limits
    return found | {TOTAL: Limits(-99, 999)}


def can_be_typed() -> tuple[str, ...]:
    """Return the rows of all games that count something other than points."""
    return tuple(dict.fromkeys(row for game in all_games() for row in game.pad.counted))


def most_rows() -> int:
    """Return the highest number of rows of a pad."""
    return max(len(game.pad.rows(expansions())) for game in all_games())


class Refused(ValueError):
    """A text is no number for this entry; ``key`` says why: `NOT_A_NUMBER` and so on."""

    def __init__(self, key: str, limits: Limits) -> None:
        super().__init__(key)
        self.key = key
        self.limits = limits


NOT_A_NUMBER, NOT_NEGATIVE, TOO_LOW, TOO_HIGH = "number", "negative", "low", "high"
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class ScorePad:
    """The contents of the pad; every change returns another pad.

    Numbers in rows that a box brings stay when the box is removed, and do not count. In the
    rows named in ``as_points`` points are typed, not what they are counted from.
    """

    game: str = Classic.name
    expansions: tuple[str, ...] = ()
    players: tuple[PadPlayer, ...] = (PadPlayer(),) * 4
    as_points: frozenset[str] = frozenset()

    @property
    def form(self) -> PadForm:
        """The form of the game on the pad."""
        return words_of(self.game).pad

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows by name, from the top."""
        return self.form.rows(self.expansions)

    @property
    def categories(self) -> tuple[str, ...]:
        """The rows with points, and with a typed total the row for points outside them."""
        rows = tuple(row for row in self.rows if row not in self.form.unscored)
        typed = any(TOTAL in player.entries for player in self.players)
        return (*rows, UNCOUNTED) if typed else rows

    @property
    def counted_rows(self) -> Mapping[str, str]:
        """The rows whose points are worked out, each with the entry of points typed instead."""
        return self.form.counted

    @property
    def most(self) -> int:
        """The greatest number of players."""
        return max(self.form.many(self.expansions), len(self.players))

    @property
    def wonders(self) -> tuple[str, ...]:
        """The wonders that can be chosen for a player, with those that are on the pad already."""
        return tuple(self.form.wonders(self))

    @property
    def symbol_entries(self) -> tuple[str, ...]:
        """The entries for the science of a player."""
        boxes = (box for box in pad_boxes() if box.name in self.expansions)
        brought = {name for box in boxes for name in box.symbols}
        return (*SYMBOL_ENTRIES[:4], *(name for name in SYMBOL_ENTRIES[4:] if name in brought))

    def entry(self, row: str) -> str:
        """Return the name of the entry of a row."""
        if row in self.as_points:
            return self.counted_rows[row]
        return self._counted_entry(row)

    def _counted_entry(self, row: str) -> str:
        return self.form.entries.get(row, row)

    def value(self, seat: int, row: str) -> int | None:
        """Return the count in a row; None for an empty one. Science is entered by symbols."""
        return self.players[seat].entries.get(self._counted_entry(row))

    def typed_points(self, seat: int, row: str) -> int | None:
        """Return the points typed in a row that is usually counted; None if there are none."""
        return self.players[seat].entries.get(self.counted_rows.get(row, ""))

    def typed_total(self, seat: int) -> int | None:
        """Return the total that was typed; None where the rows decide."""
        return self.players[seat].entries.get(TOTAL)

    def symbols(self, seat: int) -> PadSymbols:
        """Return the symbols that the science of a player is calculated from."""
        entries, known = self.players[seat].entries, self.symbol_entries
        return PadSymbols.of({name: entries[name] for name in known if name in entries})

    def points(self, seat: int, row: str) -> int:
        """Return the points of a row."""
        typed = self.typed_points(seat, row)
        if typed is not None:
            return typed
        if row == UNCOUNTED:
            total = self.typed_total(seat)
            return 0 if total is None else total - self.in_rows(seat)
        if row == SCIENCE:
            return best_science(self.symbols(seat)).points
        return self.form.points(row, self.value(seat, row) or 0)

    def in_rows(self, seat: int) -> int:
        """Return the sum of the rows."""
        return sum(self.points(seat, row) for row in self.rows)

    def total(self, seat: int) -> int:
        """Return the total that was typed, or the sum of the rows."""
        typed = self.typed_total(seat)
        return self.in_rows(seat) if typed is None else typed

    def ties(self) -> list[int]:
        """Return the numbers that decide between equal points, by seat, such as coins.

        Where it is known only by its points for some player, points are compared.
        """
        row, seats = self.form.tie, range(len(self.players))
        if any(self.typed_points(seat, row) is not None for seat in seats):
            return [self.points(seat, row) for seat in seats]
        return [self.value(seat, row) or 0 for seat in seats]

    def ranks(self) -> list[int]:
        """Return the place of every seat, from 1; equal ones share it."""
        rule = self.form.ranking
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
        """Count the cells that are empty and count 0; a typed total fills the whole column."""
        seats = (seat for seat in range(len(self.players)) if self.typed_total(seat) is None)
        return sum(not self.filled(seat, row) for seat in seats for row in self.rows)

    def filled(self, seat: int, row: str) -> bool:
        """Return whether anything was entered in a cell."""
        if self.typed_points(seat, row) is not None:
            return True
        if row == SCIENCE:
            return any(name in self.players[seat].entries for name in self.symbol_entries)
        return self.value(seat, row) is not None

    @property
    def empty(self) -> bool:
        """Whether no number has been entered anywhere."""
        return not any(player.entries for player in self.players)

    # Changes ------------------------------------------------------------------------------

    def with_entry(self, seat: int, entry: str, value: int | None) -> ScorePad:
        """Set another number; None empties the entry. Raises `Refused` beyond its limits.

        Points that are typed take the place of what was counted in that row, and the other
        way round.
        """
        entries = dict(self.players[seat].entries)
        for other in self._excluded_by(entry):
            entries.pop(other, None)
        if value is None:
            entries.pop(entry, None)
        else:
            entries[entry] = checked(entry, value)
        return self.with_player(seat, replace(self.players[seat], entries=entries))

    def _excluded_by(self, entry: str) -> tuple[str, ...]:
        """Return the entries that a row cannot have beside this one."""
        for row, points in self.counted_rows.items():
            counted = SYMBOL_ENTRIES if row == SCIENCE else (self._counted_entry(row),)
            if entry == points:
                return counted
            if entry in counted:
                return (points,)
        return ()

    def with_points(self, row: str, *, typed: bool) -> ScorePad:
        """Return the pad with points typed in a row, or counted; numbers that are there stay."""
        rows = self.as_points | {row} if typed else self.as_points - {row}
        return replace(self, as_points=rows)

    def with_player(self, seat: int, player: PadPlayer) -> ScorePad:
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def with_count(self, count: int) -> ScorePad:
        """Return the pad for another number of players: columns at the right come or go."""
        count = min(self.most, max(FEWEST, count))
        more = (PadPlayer(),) * max(0, count - len(self.players))
        return replace(self, players=(*self.players, *more)[:count])

    def without_player(self, seat: int) -> ScorePad:
        if len(self.players) == FEWEST:
            return self
        return replace(self, players=(*self.players[:seat], *self.players[seat + 1 :]))

    def with_expansion(self, name: str, *, on: bool) -> ScorePad:
        """Add or remove a box; the boxes are in the order of `expansions`."""
        wanted = {*self.expansions, name} if on else {*self.expansions} - {name}
        return replace(self, expansions=tuple(box for box in expansions() if box in wanted))

    def with_game(self, game: str) -> ScorePad:
        """Return a pad of another game for the same people; wonders that it has not are removed."""
        changed = replace(self, game=game, expansions=(), as_points=frozenset())
        players = []
        for player in self.players:
            kept = player.wonder if player.wonder in changed.wonders else ""
            sided = changed.form.sides and kept
            players.append(replace(player, wonder=kept, side=player.side if sided else ""))
        return replace(changed, players=tuple(players))

    def cleared(self) -> ScorePad:
        """Return a new pad for the same people, game and boxes."""
        return replace(self, players=tuple(PadPlayer(player.name) for player in self.players))


def entered(entry: str, text: str) -> int | None:
    """Read the number in a text; None if it is empty. Raises `Refused`.

    A number that can only be negative may be entered without its sign.
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
    """Return the number, if the entry may have it; raises `Refused`."""
    allowed = limits()[entry]
    if value < 0 and not allowed.signed:
        raise Refused(NOT_NEGATIVE, allowed)
    if value < allowed.least:
        raise Refused(TOO_LOW, allowed)
    if value > allowed.most:
        raise Refused(TOO_HIGH, allowed)
    return value


def names(pad: ScorePad, usual: Sequence[str]) -> tuple[str, ...]:
    """Return the name of every player, for sentences; ``usual`` are those of seats without one."""
    return tuple(isolated(player.name) or usual[seat] for seat, player in enumerate(pad.players))


def paper_game(
    pad: ScorePad,
    names: Sequence[str],
    now: datetime,
    kept: PaperGame | None = None,
) -> PaperGame:
    """Return the game to keep from a pad; ``names`` has one for every player.

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
    counts = kept is None or kept.counts
    return PaperGame(created, pad.game, pad.expansions, players, path, counts)


def pad_of(game: PaperGame) -> ScorePad:
    """Return the pad that a game was kept from; raises ValueError if it is none of this program."""
    if game.game not in games.names():
        raise ValueError(f"there is no game {game.game!r}")
    if not {*game.expansions} <= {*expansions()}:
        raise ValueError("there is no such expansion")
    if not FEWEST <= len(game.players) <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} players can play")
    players = tuple(
        PadPlayer(player.name, player.wonder, player.side, _entries(player))
        for player in game.players
    )
    entered = {name for player in players for name in player.entries}
    typed = frozenset(
        row for row, points in words_of(game.game).pad.counted.items() if points in entered
    )
    pad = ScorePad(game.game, game.expansions, players, typed)
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
