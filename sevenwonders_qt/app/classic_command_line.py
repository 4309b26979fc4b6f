"""The value of 7 Wonders for the commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.arguments import WrongInput
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.cli_games import classic_game
from sevenwonders_qt.app.game_command_line import GameCommandLine, ProgramParts, check_wonders
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.box import EXPANSIONS, EXTRA_WONDERS
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup

if TYPE_CHECKING:
    from sevenwonders_qt.app.staging import Staged
    from sevenwonders_qt.controllers.program import ProgramController
    from sevenwonders_qt.core.gap import Gap
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.games.classic.ruleset import Ruleset

LAST_TURN: Final = 6
"""The last turn of an Age that a picture can show."""


def _agreed(arguments: argparse.Namespace, players: int) -> Mapping[str, Any]:
    expansions = tuple(dict.fromkeys(arguments.expansion))
    return classic_game(Options(Edition(arguments.edition), expansions=expansions), players).agreed


def _dealt(arguments: argparse.Namespace, players: int) -> tuple[Classic, Setup]:
    options = Options(
        Edition(arguments.edition),
        copied_guild_counts=arguments.copied_guild_counts == "yes",
        sixth_coins_pay_seventh=arguments.sixth_coins_pay_seventh == "yes",
        expansions=tuple(dict.fromkeys(arguments.expansion)),
        extra_wonders=tuple(dict.fromkeys(arguments.extra_wonders)),
        house_rules=tuple(dict.fromkeys(arguments.house_rules)),
        choices=tuple(dict(arguments.choices).items()),
        lists=tuple(dict(arguments.lists).items()),
    )
    game = classic_game(options, players)
    return game, _setup(game, players, arguments)


def _setup(game: Classic, players: int, arguments: argparse.Namespace) -> Setup:
    side = None if arguments.sides == "mixed" else arguments.sides
    wonders = arguments.wonders or [None] * players
    free = game.rules.seating.free_cities
    if not players <= len(wonders) <= players + free:
        raise WrongInput(f"--wonders names {len(wonders)} wonders for {players} players")
    check_wonders(wonders, tuple(game.rules.catalogue.wonders))
    wishes = tuple(BoardWish(wonder, side) for wonder in wonders)
    return Setup(wishes[:players], *(wishes[players:] or (BoardWish(None, side),)))


def _measure(arguments: argparse.Namespace) -> dict[str, object]:
    """Measure the rules, and the window for all games."""
    games = arguments.known
    preflight.use_offscreen()
    preflight.load_qt()
    from sevenwonders_qt.app.bench import measure_rules
    from sevenwonders_qt.app.bench_frames import measure_frames
    from sevenwonders_qt.app.bench_saves import measure_many
    from sevenwonders_qt.app.bench_window import measure

    window = measure(games, arguments.main)
    return {**measure_rules(box_of()), **window, **measure_frames(games), **measure_many(games)}


def _staged(arguments: argparse.Namespace, whole: bool) -> Staged:
    from sevenwonders_qt.app.staging import Staged

    if arguments.turn > LAST_TURN:
        raise WrongInput(
            f"argument --turn: turn must be between 1 and {LAST_TURN}, not {arguments.turn}"
        )
    options = Options(
        Edition(arguments.edition),
        expansions=tuple(dict.fromkeys(arguments.expansion)),
        choices=tuple(dict(arguments.choices).items()),
    )
    moment = None if whole else (arguments.age, arguments.turn)
    game = classic_game(options, arguments.players)
    return Staged(game, arguments.players, str(arguments.seed), moment)


def _check(players: int, expansions: tuple[str, ...], controller: ProgramController) -> None:
    """Deal a match of so many."""
    from sevenwonders_qt.app.check_seats import SEED, seats
    from sevenwonders_qt.models.new_match import NewMatch

    options = Options(expansions=expansions)
    controller.start(NewMatch(seats(players), Setup.random(players), SEED, options))


def _check_data() -> str:
    """Read both editions, the two-player variant, and a match with all expansions."""
    box = box_of()
    for options in (DEFAULT, Options(Edition.SECOND)):
        box.classic(options, 4)
    box.classic(DEFAULT, 2)
    more = Options(expansions=tuple(EXPANSIONS), extra_wonders=EXTRA_WONDERS)
    return f"{len(box.classic(more, 7).rules.catalogue.cards)} cards of 7 Wonders"


def _gaps(parts: ProgramParts) -> Iterator[Gap]:
    """Yield the gaps of each layer, in both editions and with every expansion there is."""
    from sevenwonders_qt.ai.gaps import player_gaps
    from sevenwonders_qt.app.picture_gaps import picture_gaps
    from sevenwonders_qt.games.classic.gaps import BASE, module_gaps
    from sevenwonders_qt.models.classic.gaps import word_gaps

    yield from module_gaps(BASE)
    for rules in _every_ruleset(parts.box):
        nameless = [*word_gaps(rules)]
        yield from nameless
        yield from player_gaps(rules)
        if not nameless:
            yield from picture_gaps(rules, parts.art, parts.table)


def _every_ruleset(box: Box) -> Iterator[Ruleset]:
    """Yield the rules of each edition and of each expansion in it; raises `Incomplete`."""
    yield box.classic(DEFAULT, 2).rules
    for edition in Edition:
        for expansions in ((), *((name,) for name in box.expansions)):
            options = Options(edition, expansions=expansions, extra_wonders=EXTRA_WONDERS)
            with suppress(ImpossibleSetup):  # an expansion may be for one edition alone
                yield box.classic(options, 4).rules


COMMAND_LINE: Final = GameCommandLine(
    agreed=_agreed,
    dealt=_dealt,
    measure=_measure,
    staged=_staged,
    checks={
        "classic": partial(_check, 4, ()),
        "two": partial(_check, 2, ()),
        **{name: partial(_check, 4, (name,)) for name in BOXES},
    },
    sample="two",
    check_data=_check_data,
    gaps=_gaps,
)
