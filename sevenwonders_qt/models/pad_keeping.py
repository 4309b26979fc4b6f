"""Between the score pad and the files that keep paper games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer, created_now
from sevenwonders_qt.models.score_pad import (
    FEWEST,
    MOST,
    PadPlayer,
    Refused,
    ScorePad,
    checked,
    expansions,
    limits,
)


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
