"""The table of levels and temperaments, what is said of them, and how they choose."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sevenwonders_qt.ai import brains, ladder
from sevenwonders_qt.ai import figures as measured
from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.figures import figures
from sevenwonders_qt.ai.learned import SALE, Taste, best_of, idea
from sevenwonders_qt.ai.levels import (
    BY_STRENGTH,
    CHARACTERS,
    CLASSIC,
    LEVEL_IDS,
    LEVELS,
    REFERENCE,
    TEMPERAMENTS,
    Manner,
    level_of,
    nearest_level,
)
from sevenwonders_qt.ai.players import PLAYERS, require
from sevenwonders_qt.ai.ratings import TWO, read_ratings
from sevenwonders_qt.app.games import GAMES as GAMES_OF_ALL
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.stored import load
from sevenwonders_qt.games.architects.numbers import NAME as ARCHITECTS
from sevenwonders_qt.games.architects.scoring import Category as ArchitectsCategory
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import CATEGORIES
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.words.levels import temperaments_of
from tests.ai.matches import positions
from tests.computers import choose

GAMES = (CLASSIC, ARCHITECTS)
MANNERS = {name: GAMES_OF_ALL[name].players().manners for name in GAMES}


def test_every_level_with_every_temperament_is_a_player_and_a_seat() -> None:
    assert len(CHARACTERS) == len(LEVELS) * (1 + len(TEMPERAMENTS))
    assert {*CHARACTERS} <= {*PLAYERS}
    assert {*PLAYERS} <= {player.value for player in Player}
    for player in PLAYERS:
        require(player)


def test_no_player_has_an_id_twice_and_an_unknown_one_is_refused_by_name() -> None:
    assert len({*PLAYERS}) == len(PLAYERS)
    for name in ("expert:", "expert:gardener", "grandmaster", "rules:scholar"):
        with pytest.raises(ValueError, match=f"unknown player '{name}'"):
            require(name)


def test_every_liking_is_for_a_category_of_its_game() -> None:
    known = {CLASSIC: {*map(str, CATEGORIES)}, ARCHITECTS: {*map(str, ArchitectsCategory)}}
    for game, manners in MANNERS.items():
        for liking in (
            *manners.likings.values(),
            *(manner.liking for manner in manners.levels.values()),
        ):
            assert {*liking} <= known[game]
        assert {*manners.levels} <= {*LEVEL_IDS}


def test_architects_offers_one_level_less_and_the_temperaments_that_mean_something_there() -> None:
    assert LEVEL_IDS == ("beginner", "casual", "skilled", "expert", "master")
    assert MANNERS[CLASSIC].temperaments == ("", "builder", "general", "scholar", "merchant")
    assert MANNERS[ARCHITECTS].temperaments == MANNERS[CLASSIC].temperaments[:4]


def test_players_of_old_matches_have_a_level_and_a_place_among_the_others() -> None:
    assert [level_of(player) for player in REFERENCE] == ["random", "rules", "expert", "master"]
    assert level_of("skilled:merchant") == "skilled"
    assert all(level_of(player) in BY_STRENGTH for player in PLAYERS)
    assert all(nearest_level(player) in CHARACTERS for player in PLAYERS)


@pytest.mark.parametrize(("old", "new"), [("learned", "expert"), ("search", "master")])
def test_an_old_player_plays_as_the_level_that_took_its_name(
    game: Classic, old: str, new: str
) -> None:
    asked = [(state.copy(), seat) for state, seat in positions(game, ["random"] * 3, 8)]
    for state, seat in asked[:: 9 if new == "expert" else 40]:
        view = game.view_for(state, seat)
        assert choose(old, view, game.rules, 4) == choose(new, view, game.rules, 4)


def test_without_a_network_every_level_plays_by_rules(
    game: Classic, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brains, "resource_path", tmp_path.joinpath)
    state, seat = next(iter(positions(game, ["random"] * 4, 2)))
    view = game.view_for(state, seat)
    forget_networks()
    try:
        answers = {choose(player, view, game.rules, 1) for player in CHARACTERS}
    finally:
        forget_networks()
    assert answers == {choose("rules", view, game.rules, 1)}


def forget_networks() -> None:
    brains.brain_for.cache_clear()
    brains.network_of.cache_clear()


# How a weak level goes wrong ----------------------------------------------------------------


def plays(game: Classic) -> tuple[list[Play], State, int]:
    """A position with structures to build, with several payments of one of them."""
    for seed in range(200):
        for state, seat in positions(game, ["random"] * 4, seed):
            legal = [one for one in game.legal(state, seat) if isinstance(one, Play)]
            builds = [one.card for one in legal if one.use is Use.BUILD]
            if len({*builds}) < len(builds) and any(one.use is Use.STAGE for one in legal):
                return legal, state, seat
    raise AssertionError


def test_payments_of_one_structure_and_cards_for_one_stage_are_one_idea(game: Classic) -> None:
    legal, _, _ = plays(game)
    builds = {one.card for one in legal if one.use is Use.BUILD}
    ideas = {idea(one) for one in legal}
    assert len(ideas) == len(builds) + 2
    assert SALE in ideas


def test_however_badly_it_judges_it_pays_the_best_way_and_seldom_sells(game: Classic) -> None:
    brain = brain_for(game.rules)
    assert brain is not None
    hot = replace(brain, taste=Taste(temperature=30.0))
    cold = replace(brain, taste=Taste())
    _, state, seat = plays(game)
    view, memory = game.view_for(state, seat), Memory(seat, [None] * 4)
    choices, worth = cold.weigh(view, memory)
    best: dict[object, float] = {}
    for option, value in zip(choices.options, worth, strict=True):
        kind = idea(option.command)
        best[kind] = max(best.get(kind, -1e9), value)
    chosen: Counter[object] = Counter()
    for seed in range(60):
        command = hot.choose(view, memory, Random(seed))
        at = [option.command for option in choices.options].index(command)
        assert worth[at] == pytest.approx(best[idea(command)], abs=1e-6)
        chosen[idea(command)] += 1
    assert len(chosen) >= 3
    assert chosen[SALE] < 60 / len(best) / 2


def test_a_cold_player_takes_the_best_and_draws_no_more_chance_than_before() -> None:
    worth = [1.0, 3.0, 2.0, 3.0]
    assert {best_of(worth, Random(seed)) for seed in range(20)} == {1, 3}
    assert best_of(worth, Random(5)) == best_of(worth, Random(5), 0.0, ["a", "b", "a", "b"])


def test_a_temperament_is_added_to_the_taste_and_a_beginner_looks_at_nobody() -> None:
    taste = Taste(rival=0.4, win=20.0, liking={"wonder": 0.1})
    fond = taste.with_manner(Manner(2.0, liking={"wonder": 0.2, "science": 0.3}))
    assert fond.liking == pytest.approx({"wonder": 0.3, "science": 0.3})
    assert (fond.temperature, fond.rival, fond.win) == (2.0, 0.4, 20.0)
    alone = taste.with_manner(Manner(8.0, alone=True))
    assert (alone.rival, alone.win, alone.liking) == (0.0, 0.0, {"wonder": 0.1})


# Figures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_name_all_levels_and_temperaments_and_no_others(game: str) -> None:
    found = figures(game)
    assert found is not None
    assert tuple(found.levels) == LEVEL_IDS
    assert {*found.temperaments} <= {*temperaments_of(game)} - {""}
    for level in found.levels.values():
        assert {*level.against} <= {*LEVEL_IDS, "rules"}
        for won in level.against.values():
            assert 0 <= won.low <= won.win <= won.high <= 100


def test_every_temperament_that_plays_a_game_is_described_there() -> None:
    for game in GAMES_OF_ALL.values():
        assert [*game.words().levels.likes] == [*game.players().manners.likings]


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_were_measured_with_the_network_that_is_shipped(game: str) -> None:
    """After a change: `sevenwonders-qt arena --levels resources/ai/levels.json --game GAME`."""
    found = figures(game)
    assert found is not None
    assert found.network == ladder.network_hash(game)


@pytest.mark.parametrize(
    ("pool", "network"), [(CLASSIC, CLASSIC), (TWO, "free_city"), (ARCHITECTS, ARCHITECTS)]
)
def test_the_levels_were_rated_with_the_network_that_is_shipped(pool: str, network: str) -> None:
    """After a change: the command that the file names for the pool."""
    found = load(resource_path("ai", "ratings.json"), read_ratings)[pool]
    assert found.network == ladder.network_hash(network)
    assert f"--games {found.games} " in found.command
    assert tuple(found.levels) == LEVEL_IDS


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "classic": {"levels": []}}', "\x00"]
)
def test_figures_that_cannot_be_read_are_no_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "ai").mkdir()
    (tmp_path / "ai" / measured.FILE).write_text(text)
    monkeypatch.setattr(measured, "resource_path", tmp_path.joinpath)
    figures.cache_clear()
    try:
        assert figures(CLASSIC) is None
    finally:
        figures.cache_clear()
