"""The set-up of a match of Architects as the settings keep it; imports no rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.models.new_match import DEFAULT_SEATS, SeatWish


@dataclass(frozen=True, slots=True)
class ArchitectsWish:
    """All choices on the page of a new match of Architects, except the seed."""

    seats: tuple[SeatWish, ...] = DEFAULT_SEATS
    options: Options = field(default_factory=Options)
    hints: bool = True

    def available_only(self) -> ArchitectsWish:
        """Return the same wish, but without a first player who is not at the table."""
        first = self.options.first_seat
        if first is None or first < len(self.seats):
            return self
        return replace(self, options=replace(self.options, first_seat=None))
