"""A game on the command line, as one value."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from sevenwonders_qt.app.arguments import WrongInput
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.games.classic.options import DEFAULT

if TYPE_CHECKING:
    from sevenwonders_qt.controllers.program import ProgramController
    from sevenwonders_qt.core.gap import Gap
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.models.shown.score_form import Finished
    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.table.boxes import TableParts


def yes_or_no(value: bool) -> str:
    """Return the word for a value on the command line."""
    return "yes" if value else "no"


CLASSIC_OPTIONS: Mapping[str, tuple[str, object]] = {
    "--edition": ("edition", "first"),
    "--sides": ("sides", "mixed"),
    "--expansion": ("expansion", []),
    "--extra-wonders": ("extra_wonders", []),
    "--house-rules": ("house_rules", []),
    "--choices": ("choices", []),
    "--copied-guild-counts": ("copied_guild_counts", yes_or_no(DEFAULT.copied_guild_counts)),
    "--sixth-coins": (
        "sixth_coins_pay_seventh",
        yes_or_no(DEFAULT.sixth_coins_pay_seventh),
    ),
}
"""The options of 7 Wonders, each with its name among the arguments and its usual value."""


class StagedMatch(Protocol):
    """A match of AI players that has been played up to a moment, seen from the first seat."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def state(self) -> Any: ...

    def show_on(self, page: Any, you: str) -> None:
        """Show the match on the table of its game; ``you`` is the name of the first seat."""
        ...

    def set_up_on(self, page: Any) -> None:
        """Show the match as it was set up on the page of its game: its players and options."""
        ...

    def result(self, you: str) -> Finished:
        """Return the end of the match, for the score sheet."""
        ...


@dataclass(frozen=True, slots=True)
class ProgramParts:
    """The parts of a program that are looked through for gaps: its box, drawings and table."""

    box: Box
    art: Art
    table: Sequence[TableParts]


@dataclass(frozen=True, slots=True)
class GameCommandLine:
    """The value of a game for the commands, in addition to its rules and players.

    ``agreed`` returns the options of the game for so many players from the arguments, as JSON.
    ``dealt`` returns the game for so many players, and the set-up that the arguments ask for. Both
    raise `WrongInput`, and ``dealt`` raises `ImpossibleSetup`.

    ``measure`` runs the benchmarks of the game, with the ``known`` games and the ``main`` function
    of the command line among the arguments. ``staged`` returns a match for a picture: up to
    the moment of the arguments, or to its end if that is wanted.

    ``checks`` are the matches that the self-check plays, by the name of the check; ``sample``
    names a typical match of the game. ``check_data`` reads everything in the game's files,
    strictly, and returns how much there is. ``gaps`` are things of the game or of its expansions
    that some layer leaves out, beside those that `check_doors` finds in any game.
    """

    agreed: Callable[[argparse.Namespace, int], Mapping[str, Any]]
    dealt: Callable[[argparse.Namespace, int], tuple[AnyGame, Any]]
    measure: Callable[[argparse.Namespace], dict[str, object]]
    staged: Callable[[argparse.Namespace, bool], StagedMatch]
    checks: Mapping[str, Callable[[ProgramController], object]]
    sample: str
    check_data: Callable[[], str]
    gaps: Callable[[ProgramParts], Iterable[Gap]]


def refuse_classic_options(arguments: argparse.Namespace, game: str) -> None:
    """Raise `WrongInput` if the arguments ask ``game`` for an option of 7 Wonders."""
    for option, (name, usual) in CLASSIC_OPTIONS.items():
        if getattr(arguments, name, usual) != usual:
            raise WrongInput(f"{option}: there is no such choice in {game}")


def require_players(game: str, known: range, players: int) -> None:
    """Raise `WrongInput` if ``game`` is not for so many players."""
    if players not in known:
        raise WrongInput(f"{game} needs {known[0]} to {known[-1]} players, not {players}")


def check_wonders(wonders: Sequence[str | None], known: Sequence[str]) -> None:
    """Raise `WrongInput` for a wonder that is not known or named twice."""
    for wonder in wonders:
        if wonder is not None and wonder not in known:
            raise WrongInput(
                f"--wonders: unknown wonder {wonder!r}; choose from {', '.join(known)}"
            )
    named = [wonder for wonder in wonders if wonder]
    if len({*named}) < len(named):
        raise WrongInput("--wonders: no wonder can be played twice")
