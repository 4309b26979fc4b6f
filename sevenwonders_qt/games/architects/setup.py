"""Setting up a match: the wonder of each seat, the order of cards and tokens, the first seat."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.events import GameBegan
from sevenwonders_qt.games.architects.numbers import CONFLICT_TOKENS, PLAYERS
from sevenwonders_qt.games.architects.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Setup:
    """The wonder wanted for each of 2 to 7 seats; None leaves it to chance."""

    wonders: tuple[str | None, ...]

    @classmethod
    def random(cls, players: int) -> Setup:
        """Return a set-up with all wonders left to chance."""
        return cls((None,) * players)


def deal(rules: Ruleset, setup: Setup, chance: Chance) -> GameBegan:
    """Shuffle everything: wonders, the decks by seat, the central deck, the tokens.

    Raises `ImpossibleSetup`.
    """
    catalogue = rules.catalogue
    wonders = deal_wonders(rules, setup, chance)
    return GameBegan(
        wonders,
        tuple(tuple(chance.shuffled(catalogue.decks[wonder])) for wonder in wonders),
        tuple(chance.shuffled(catalogue.central)),
        tuple(chance.shuffled(catalogue.token_pile)),
        CONFLICT_TOKENS[len(wonders)],
    )


def deal_wonders(rules: Ruleset, setup: Setup, chance: Chance) -> tuple[str, ...]:
    """Return a wonder for every seat, none twice; raises `ImpossibleSetup`."""
    known = rules.catalogue.wonders
    if len(setup.wonders) not in PLAYERS:
        raise ImpossibleSetup("player_count")
    wanted = [wonder for wonder in setup.wonders if wonder is not None]
    if len(set(wanted)) < len(wanted):
        raise ImpossibleSetup("wonder_twice")
    if not set(wanted) <= set(known):
        raise ImpossibleSetup("unknown_wonder")
    free = chance.shuffled(wonder for wonder in known if wonder not in wanted)
    return tuple(wonder if wonder is not None else free.pop() for wonder in setup.wonders)


def first_seat(rules: Ruleset, players: int, chance: Chance) -> Seat:
    """Return the seat that begins; raises `ImpossibleSetup` for a seat that is not there."""
    seat = rules.options.first_seat
    if seat is None:
        return chance.shuffled(range(players))[0]
    if seat not in range(players):
        raise ImpossibleSetup("no_such_seat")
    return seat
