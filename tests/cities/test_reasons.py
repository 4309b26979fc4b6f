"""The reasons that hints give for black cards, and for an answer to a loss."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from sevenwonders_qt.ai import mechanisms as by
from sevenwonders_qt.ai.advising import hints
from sevenwonders_qt.ai.mechanisms import Mechanism, mechanisms
from sevenwonders_qt.app.games import playable
from sevenwonders_qt.app.translation import install
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.cities.effects import (
    NeighboursGain,
    OthersGain,
    OthersLose,
    TakeDiplomacy,
)
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.effects import BLACK, Effect
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build
from sevenwonders_qt.models.classic.reasons import sentences
from tests.cities.positions import table

TABLE = playable(Variant("classic", 3, {"expansions": ["cities"]}))


def reasons(position: Scenario, better: Command, worse: Command | None = None) -> list[Mechanism]:
    view = TABLE.game.view_for(position.state, 0)
    memory = Memory(0, [None] * len(view.cities))
    return mechanisms(TABLE.game.rules, view, memory, better, worse)


def granted(found: list[Mechanism]) -> list[type[Effect]]:
    """The kinds of effect among some reasons."""
    return [type(one.effect) for one in found if isinstance(one, by.Grants)]


def at_a_loss(coins: int) -> Scenario:
    """The first city has so many coins and is asked about a loss of one."""
    right = Place("rhodes", hand=["hideout"])
    position = table(TABLE.game, right, Place("babylon"), hand=["altar"], coins=coins, age=1)
    position.turn(build(0, "altar"), build(1, "hideout"))
    return position


def test_paying_a_loss_says_which_points_are_not_lost() -> None:
    position = at_a_loss(4)
    assert reasons(position, PayLoss(0, 1)) == [by.Spares("city_debts", 1)]
    assert reasons(position, PayLoss(0, 1), PayLoss(0, 0)) == [by.Spares("city_debts", 1)]


def test_owing_a_loss_says_which_coins_are_kept() -> None:
    assert reasons(at_a_loss(4), PayLoss(0, 0)) == [by.Keeps(1)]


def test_a_black_card_names_what_it_does_to_others_and_to_the_war() -> None:
    position = table(TABLE.game, hand=["hideout", "residence", "dive"], built=["clay_pool"], age=1)
    assert OthersLose in granted(reasons(position, build(0, "hideout")))
    assert TakeDiplomacy in granted(reasons(position, build(0, "residence")))


def test_a_gift_to_others_is_no_reason_for_a_card() -> None:
    position = table(TABLE.game, hand=["dive"], age=1)
    found = reasons(position, build(0, "dive"))
    assert by.Earns(6) in found
    assert not {OthersGain, NeighboursGain} & {*granted(found)}


def test_in_the_last_turn_what_works_at_once_is_named_still() -> None:
    position = table(
        TABLE.game,
        hand=["brotherhood"],
        built=["sawmill", "ore_vein", "loom_age1"],
        age=3,
        turn=7,
    )
    assert granted(reasons(position, build(0, "brotherhood"))) == [OthersLose]


def test_reasons_about_a_loss_are_whole_sentences(qapp: QApplication) -> None:
    install(qapp, "en")
    said = [*sentences(by.Spares("city_debts", 2)), *sentences(by.Keeps(1))]
    assert said == ["Otherwise you lose 2 points: Cities debts.", "Leaves you 1 coin more."]


def _hints(seed: int) -> Iterator[tuple[Command, tuple[Mechanism, ...]]]:
    """Yield every hint of a match that all play by hints."""
    game, chance = TABLE.game, SeededChance(seed)
    state, players = game.empty(), 3
    memories = [game.memory_for((), seat) for seat in range(players)]
    events = game.open(state, game.random_setup(players), chance)
    while state.owing:
        for memory in memories:
            game.remember(memory, events, state)
        seat = state.owing[0]
        view = game.view_for(state, seat)
        (hint,) = hints(TABLE.players, view, game.rules, memories[seat])
        assert hint.reason is not None
        yield hint.command, hint.reason.how
        events = game.step(state, hint.command, chance)


def test_every_hint_about_a_black_card_or_a_loss_has_a_reason() -> None:
    cards, asked = TABLE.game.rules.catalogue.cards, 0
    for command, how in (*_hints(2), *_hints(3)):
        black = isinstance(command, Play) and command.use == "build"
        black = black and cards[command.card].colour is BLACK  # type: ignore[union-attr]
        if black or isinstance(command, PayLoss):
            asked += 1
            assert how, command
    assert asked > 9
