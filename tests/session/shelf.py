"""Folders of matches for tests: many journals made from a few, and their index."""

import os
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.match_index import MatchIndex
from sevenwonders_qt.session.summary import Summary, stamp_of, summarise
from tests.computers import choose
from tests.session.play import BOX

NAMES = ("Lívia", "Ana", "Rui", "Caio", "Nara", "Téo", "Dora")


def kept_match(
    folder: Path,
    choices: int = 10_000,
    *,
    players: int = 3,
    game: str = "classic",
    seed: int = 1,
    persons: Collection[int] = (0,),
    persons_last: bool = False,
) -> Path:
    """A journal of so many choices by random players; ``persons`` are the seats of people.

    With ``persons_last`` the others choose before them in each turn, as computer players do.
    """
    seats = [SeatSpec(NAMES[s], PERSON if s in persons else "random") for s in range(players)]
    setup: Any = ArchitectsSetup.random(players) if game == "architects" else Setup.random(players)
    found: Any = (
        game_for(Options(), players) if game == "architects" else BOX.classic(DEFAULT, players)
    )
    match: Match[Any] = Match.start(found, seats, setup, seed, folder, durable=False)
    assert match.journal_path is not None
    path = match.journal_path
    while not match.is_over and choices:
        deciders = {seat: match.player_of(seat) for seat in match.owing}
        waits = persons if persons_last else ()
        seat = min(match.owing, key=lambda seat: deciders[seat] in waits)
        player_seed = match.player_seed(deciders[seat])
        match.submit(choose("random", match.view(seat), match.game.rules, player_seed))
        choices -= 1
    match.close()
    return path


def many(folder: Path, sources: Iterable[Path], count: int) -> list[Path]:
    """So many journals, copied in turn, a minute apart, all of them in the index."""
    models = [(source, summarise(BOX.find, source)) for source in sources]
    paths, entries = [], []
    for number in range(count):
        source, known = models[number % len(models)]
        path = folder / f"copy-{number:05}{SUFFIX}"
        path.write_bytes(source.read_bytes())
        os.utime(path, (1_790_000_000 + 60 * number,) * 2)
        assert isinstance(known, Summary)
        header = replace(known.header, id=f"{number:016x}")  # none is a copy of another
        entries.append(replace(known, path=path, stamp=stamp_of(path.stat()), header=header))
        paths.append(path)
    MatchIndex(folder).keep(entries)
    return paths
