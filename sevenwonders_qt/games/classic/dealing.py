"""Deals the boards of a match as they were wished for, the rest by chance."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.events import BoardDealt
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.setup import BoardWish, Setup


def deal_boards(
    rules: Ruleset, setup: Setup, chance: Chance, among: Sequence[str] = ()
) -> tuple[BoardDealt, ...]:
    """Return a board for every city, no wonder twice; raises `ImpossibleSetup`.

    A wonder that is not wished for is one ``among`` these, if any are named.
    """
    catalogue, seating = rules.catalogue, rules.seating
    if len(setup.wishes) not in seating.players:
        raise ImpossibleSetup("player_count")
    wishes = setup.wishes + (setup.free_city,) * seating.free_cities
    wanted = [wish.wonder for wish in wishes if wish.wonder is not None]
    if len(set(wanted)) < len(wanted):
        raise ImpossibleSetup("wonder_twice")
    known = [wonder for wonder in catalogue.wonders if not among or wonder in among]
    free = chance.shuffled(wonder for wonder in known if wonder not in wanted)
    if seating.free_cities and among:
        free.sort(key=lambda wonder: wonder in rules.players_only)  # the last ones go first
    dealt = []
    for seat, wish in enumerate(wishes):
        if seat >= len(setup.wishes):
            if wish.wonder in rules.players_only:
                raise ImpossibleSetup("wonder_of_players")
            free = [wonder for wonder in free if wonder not in rules.players_only]
        dealt.append(_board(catalogue, wish, free, chance))
    return tuple(dealt)


def _board(catalogue: Catalogue, wish: BoardWish, free: list[str], chance: Chance) -> BoardDealt:
    if wish.wonder is None and not free:
        raise ImpossibleSetup("few_names")
    wonder = wish.wonder if wish.wonder is not None else free.pop()
    sides: Sequence[str] = [side for name, side in catalogue.boards if name == wonder]
    if not sides:
        raise ImpossibleSetup("unknown_wonder")
    side = wish.side if wish.side is not None else chance.shuffled(sides)[0]
    if side not in sides:
        raise ImpossibleSetup("unknown_side")
    return BoardDealt(wonder, side)
