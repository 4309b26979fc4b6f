"""Games of AI players without a window, as one JSON document, as a table or as lines of CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai.playable import FindPlayable, Playable
from sevenwonders_qt.ai.players import FORGETFUL
from sevenwonders_qt.core.decider import AnyGame, Command, Variant
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match, News, Unsaved
from sevenwonders_qt.session.seeds import chance_at, player_seed

RANDOM = "random"

AT_ONCE = 20
"""Games that a process plays before it reports them."""


@dataclass(frozen=True, slots=True)
class Games:
    """Games to play: game k of so many has the seed ``seed + k``.

    ``players`` names the AI player of each seat, ``setup`` is the game's own; journals go into
    ``folder``, if one is given.
    """

    players: tuple[str, ...]
    setup: Any
    games: int
    seed: int
    folder: Path | None = None

    def split(self) -> Iterator[Games]:
        """Yield the same games in portions, in their order."""
        for first in range(0, self.games, AT_ONCE):
            size = min(AT_ONCE, self.games - first)
            yield replace(self, games=size, seed=self.seed + first)


def simulate(
    table: Playable, asked: Games, report: Callable[[int], None] = lambda played: None
) -> dict[str, Any]:
    """Play these games here. The same seed, the same output.

    ``report`` gets the number of games played so far. Raises `JournalError` when a journal cannot
    be written.
    """
    played: list[dict[str, Any]] = []
    for part in asked.split():
        played += _all_played(table, part)
        report(len(played))
    return document(table.game, len(asked.players), asked.seed, played)


def simulate_by(
    executor: Executor,
    find: FindPlayable,
    game: AnyGame,
    asked: Games,
    report: Callable[[int], None],
) -> dict[str, Any]:
    """Play them in other processes, which ``find`` the game; the output is the same."""
    variant = Variant(game.name, len(asked.players), game.agreed)
    played: list[dict[str, Any]] = []
    for part in executor.map(partial(_found_and_played, find, variant), asked.split()):
        played += part
        report(len(played))
    return document(game, len(asked.players), asked.seed, played)


def _found_and_played(find: FindPlayable, variant: Variant, asked: Games) -> list[dict[str, Any]]:
    """Find the game and play: a function of a module, so that other processes can run it."""
    return _all_played(find(variant), asked)


def _all_played(table: Playable, asked: Games) -> list[dict[str, Any]]:
    return [_played(table, replace(asked, seed=asked.seed + k)) for k in range(asked.games)]


def document(
    game: AnyGame, players: int, seed: int | str, games: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Return the score document: the game, and each match as `match_document` returns it.

    An edition is named if the game has editions.
    """
    agreed = dict(game.agreed)
    edition = {"edition": agreed.pop("edition")} if "edition" in agreed else {}
    return {
        "game": game.name,
        **edition,
        "players": players,
        "options": agreed,
        "seed": seed,
        "games": list(games),
    }


def match_document(match: Match[Any]) -> dict[str, Any]:
    """Return one match: seats with boards, coins and current points, and the winners, if any.

    The Free City of a match of two is apart, as ``free_city``.
    """
    return _game_document(
        match.game, [spec.player for spec in match.seats], match.seed, match.state
    )


def _game_document(
    game: AnyGame, players: Sequence[str], seed: int | str, state: Any
) -> dict[str, Any]:
    scores = game.scores(state)
    cities = [
        {**city, "scores": points} for city, points in zip(game.details(state), scores, strict=True)
    ]
    found: dict[str, Any] = {
        "seed": seed,
        "winners": list(game.outline(state).winners),
        "seats": [
            {"player": player, **city} for player, city in zip(players, cities, strict=False)
        ],
    }
    if len(players) < len(cities):
        found["free_city"] = cities[-1]
    return found


def score_lines(document: dict[str, Any]) -> str:
    """Return the score document as CSV: column names first, then a line for each seat and game.

    The Free City has no seat. ``won`` is 1 for each seat that shares a victory. A column such as
    ``points_military`` is a category of the scores.
    """
    text = io.StringIO()
    first = document["games"][0]["seats"][0]
    described = [name for name in first if name not in ("player", "scores")]
    columns = ["seed", "seat", "player", "won", *described, *map(_column, first["scores"])]
    lines = csv.DictWriter(text, columns, lineterminator="\n")
    lines.writeheader()
    for match in document["games"]:
        seats: list[tuple[int | str, dict[str, Any]]] = [*enumerate(match["seats"])]
        if "free_city" in match:
            seats.append(("", {"player": "", **match["free_city"]}))
        for number, seat in seats:
            line = {"seed": match["seed"], "seat": number, "won": int(number in match["winners"])}
            line |= {name: value for name, value in seat.items() if name != "scores"}
            line |= {_column(category): points for category, points in seat["scores"].items()}
            lines.writerow(line)
    return text.getvalue()


def _column(category: str) -> str:
    return f"points_{category}"


def score_table(document: dict[str, Any]) -> str:
    """Return the score document for reading: a table for each game, a star at the winners."""
    return "\n\n".join(_table(match) for match in document["games"])


def _table(match: dict[str, Any]) -> str:
    first = match["seats"][0]
    numbers = [name for name, value in first.items() if isinstance(value, int)]
    rows = [["", "", f"seed {match['seed']}", *numbers, *first["scores"]]]
    for number, seat in enumerate(match["seats"]):
        mark = "*" if number in match["winners"] else ""
        rows.append(_cells(f"{mark}{number}", seat["player"], seat))
    if "free_city" in match:
        rows.append(_cells("", "(free city)", match["free_city"]))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths) for row in rows)


def _cells(number: str, player: str, city: dict[str, Any]) -> list[str]:
    points = (str(value) for value in city["scores"].values())
    texts = [value for name, value in city.items() if isinstance(value, str) and name != "player"]
    numbers = [str(value) for value in city.values() if isinstance(value, int)]
    return [number, player, " ".join(texts), *numbers, *points]


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    """Return texts to the left, numbers to the right."""
    cells = zip(row, widths, range(len(row)), strict=True)
    return "  ".join(
        text.ljust(width) if 0 < place < 3 else text.rjust(width) for text, width, place in cells
    )


def _played(known: Playable, asked: Games) -> dict[str, Any]:
    """Play the first of these games to its end."""
    game, players = known.game, known.players
    table = _Table(game, asked) if asked.folder is None else _kept(game, asked)
    seeds = [player_seed(asked.seed, seat) for seat in range(len(asked.players))]
    while not game.is_over(table.state):
        for seat in table.state.owing:
            player = game.player_of(table.state, seat)
            name, own_seed = asked.players[player], seeds[player]
            if name == RANDOM:
                # Most of the time of a random game would go into views that it hardly uses.
                command = players.at_random(table.state, seat, own_seed)
            else:
                memory = None if name in FORGETFUL else table.memory(player)
                view = game.view_for(table.state, seat)
                command = players.choose(name, view, game.rules, own_seed, memory)
            table.submit(command)
    return _game_document(game, asked.players, asked.seed, table.state)


class _Table:
    """A game that is not saved: it is played in place, and dealt as the same match would be."""

    def __init__(self, game: Any, asked: Games) -> None:
        self.state: Any = game.empty()
        self._game = game
        self._seed = asked.seed
        self._memories: dict[Seat, Any] = {
            seat: game.memory_for((), seat)
            for seat, player in enumerate(asked.players)
            if player not in FORGETFUL
        }
        self._remember(game.open(self.state, asked.setup, chance_at(asked.seed, 0)))

    def memory(self, seat: Seat) -> Any:
        """Return the memory of this player."""
        return self._memories[seat]

    def submit(self, command: Command) -> None:
        """Play a command."""
        chance = chance_at(self._seed, self.state.version)
        self._remember(self._game.step(self.state, command, chance))

    def _remember(self, events: Sequence[Event]) -> None:
        for memory in self._memories.values():
            self._game.remember(memory, events, self.state)


def _kept(game: AnyGame, asked: Games) -> Match[AnyGame]:
    """Return a match that writes its journal; raises `JournalError` when it cannot."""
    seats = [SeatSpec(f"{player} {seat}", player) for seat, player in enumerate(asked.players)]
    return Match.start(
        game, seats, asked.setup, asked.seed, asked.folder, hear=_stop, durable=False
    )


def _stop(news: News) -> None:
    if isinstance(news, Unsaved):
        raise news.error
