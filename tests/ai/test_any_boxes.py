"""One network for the base game with any of the boxes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import chain, islice
from pathlib import Path
from random import Random

import pytest

from sevenwonders_qt.ai import brains
from sevenwonders_qt.ai.belief import open_state
from sevenwonders_qt.ai.brains import read_brain
from sevenwonders_qt.ai.choices import Choices, read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures, Known
from sevenwonders_qt.ai.features.reading import NetworkReading
from sevenwonders_qt.ai.search import Budget, Search, looks_ahead
from sevenwonders_qt.ai.training.classic import TRAINABLE
from sevenwonders_qt.ai.training.export import export
from sevenwonders_qt.ai.training.model import Model, NetworkShape
from sevenwonders_qt.app.games import GAMES, finding
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.box import EXPANSIONS
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset, State
from sevenwonders_qt.games.classic.scoring import sheet
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.state import hands_of

FIND = finding(GAMES)
BOXES = tuple(EXPANSIONS)


def game_with(*boxes: str, players: int = 4, edition: str = "first") -> Classic:
    found = FIND(Variant("classic", players, {"expansions": [*boxes], "edition": edition}))
    assert isinstance(found, Classic)
    return found


@pytest.fixture(scope="module")
def reading() -> NetworkReading:
    return ClassicFeatures(game_with(*BOXES).rules).reading


def untrained() -> bytes:
    """A small network for all boxes that has learned nothing."""
    variant = Variant("classic", 4, {"expansions": [*BOXES]})
    layout = replace(TRAINABLE, find=FIND).mixed(variant).layout(variant)
    shape = NetworkShape(layout.rows, layout.numbers, 8, 4, 3, len(layout.outputs))
    header = {"schema": layout.schema, "layout": layout.as_json()}
    return export(Model.fresh(shape, 1), layout.rows, header)


def positions(game: Classic, players: int, seed: int) -> Iterator[tuple[State, Seat, bool]]:
    """Yield the positions of a match at random, with a seat that chooses in each.

    It is also told whether another seat has just answered the same question, which nobody knows.
    """
    state, chance, dice = game.empty(), SeededChance(seed), Random(seed)
    game.open(state, Setup.random(players), chance)
    before: list[str | None] = []
    while state.result is None:
        seat = state.owing[0]
        yield state, seat, state.prompts == before
        before = [None if other == seat else prompt for other, prompt in enumerate(state.prompts)]
        game.step(state, random_command(state, seat, dice), chance)


def read(features: ClassicFeatures, game: Classic, state: State, seat: Seat) -> Choices:
    hand = list(game.rules.seating.hand_of(state, seat))
    player = game.player_of(state, seat)
    return read_choices(features, state, seat, player, hand, [], game.legal(state, seat))


@pytest.mark.parametrize(
    ("boxes", "players", "edition"),
    [
        ((), 3, "first"),
        (BOXES, 4, "second"),
        *(((box,), number, "first") for box in BOXES for number in (3, 5)),
        (("wonder_pack",), 2, "first"),
    ],
)
def test_a_network_for_all_boxes_reads_what_the_seat_may_see_and_nothing_else(
    boxes: tuple[str, ...], players: int, edition: str, reading: NetworkReading
) -> None:
    """A view is read as the whole state is, and points are as scored.

    The inputs of boxes that are not in the match stay off.
    """
    game = game_with(*boxes, players=players, edition=edition)
    features = ClassicFeatures(game.rules, known=Known(reading=reading))
    assert features.reading == reading
    absent = [box for box in reading.boxes if box.name not in boxes]
    off = [features.blocks[name] for box in absent for name, _ in box.blocks]
    prompts = set()
    last: tuple[Seat, Choices] | None = None
    for state, seat, others_have_answered in positions(game, players, seed=3):
        if others_have_answered:
            assert last is None or seat != last[0] or read(features, game, state, seat) == last[1]
            continue
        prompts.add(state.prompts[seat])
        if len(state.cities) == players:
            last = state.owing[-1], read(features, game, state, state.owing[-1])
        whole = read(features, game, state, seat)
        view = game.view_for(state, seat)
        player = game.player_of(state, seat)
        seen = read_choices(
            features,
            open_state(view, game.rules),
            seat,
            player,
            list(view.hand),
            [],
            view.legal,
        )
        assert (seen.shared, seen.own) == (whole.shared, whole.own)
        on = {row for part in chain(seen.shared, seen.own) for row in part.rows}
        assert not any(start <= row < start + size for row in on for start, size in off)
        scored = sheet(game.rules, state.cities, seat).by_category()
        found = dict(zip(features.categories, features.points(state, seat), strict=True))
        assert {**found, "guild": 0} == {
            **dict.fromkeys(features.categories, 0),
            **{name: points for name, points in scored.items() if name != "total"},
            "guild": 0,
        }
    assert len(prompts) > 4 or boxes != BOXES


def test_one_network_reads_every_combination_of_boxes_and_both_editions(
    reading: NetworkReading,
) -> None:
    schemas = {
        ClassicFeatures(
            game_with(*boxes, players=players, edition=edition).rules, known=Known(reading=reading)
        ).schema
        for boxes in ((), *((box,) for box in BOXES), BOXES[1:3], BOXES)
        for players, edition in ((3, "first"), (7, "second"))
    }
    assert len(schemas) == 1


def test_a_reading_comes_back_from_the_header_of_a_file(reading: NetworkReading) -> None:
    assert NetworkReading.from_json(asdict(reading)) == reading


def test_a_box_that_the_network_does_not_know_is_named() -> None:
    fewer = ClassicFeatures(game_with("leaders").rules).reading
    with pytest.raises(ValueError, match="edifice"):
        ClassicFeatures(game_with("edifice", "leaders").rules, known=Known(reading=fewer))


def test_a_player_that_tries_choices_out_plays_with_all_boxes() -> None:
    """It deals what the boxes hide, too, as it may be; its choices are open to it."""
    game = game_with(*BOXES)
    weights = untrained()
    search = Search(read_brain(game.rules, weights), Budget(depth=2, samples=3, best=2))
    state, chance, dice = game.empty(), SeededChance(1), Random(1)
    memory = Memory(0)
    events = game.open(state, Setup.random(4), chance)
    while state.result is None:
        for event in events:
            memory.hear(game.redact(event, 0))
        seat = state.owing[0]
        if seat == 0 and looks_ahead(view := game.view_for(state, 0)):
            memory.look(view.hand)
            (deal,) = islice(search.deals(view, memory, dice), 1)
            leaders = [card for hand in hands_of(deal.state).hands for card in hand]
            assert len({*leaders}) == len(leaders)
            assert {*leaders} <= {*leaders_of(game.rules).pile}
            if state.turn in (1, 7):
                assert search.choose(view, memory, dice) in view.legal
        events = game.step(state, random_command(state, seat, dice), chance)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the networks that are shipped: that of the base game, and one for all boxes."""
    folder = tmp_path / "ai"
    folder.mkdir()
    (folder / "classic.net").write_bytes(resource_path("ai", "classic.net").read_bytes())
    (folder / "classic-boxes.net").write_bytes(untrained())
    monkeypatch.setattr(brains, "resource_path", tmp_path.joinpath)
    remembered = brains.brain_for, brains.has_brain, brains.kind_for, brains.network_of
    for found in remembered:
        found.cache_clear()
    yield folder
    for found in remembered:
        found.cache_clear()


def test_a_network_for_all_boxes_plays_where_none_is_for_just_these(shipped: Path) -> None:
    base, one, two = (game_with(*boxes).rules for boxes in ((), ("cities",), ("cities", "leaders")))
    assert brains.kind_for(base) == "classic"
    assert brains.kind_for(one) == brains.kind_for(two) == "classic-boxes"
    assert brains.brain_for(two) is not None
    shutil.copy(shipped / "classic-boxes.net", shipped / "classic-cities.net")
    brains.kind_for.cache_clear()
    assert brains.kind_for(one) == "classic-cities"
    assert brains.kind_for(game_with("leaders", players=2).rules) is None


@pytest.mark.usefixtures("shipped")
def test_it_does_not_play_with_a_box_that_computer_players_know_nothing_of() -> None:
    rules = game_with("edifice").rules
    strange = Ruleset(rules.catalogue, *rules.modules, RuleModule("fleet", data=(1, 2)))
    assert not brains.has_brain(strange)
    assert brains.brain_for(strange) is None
