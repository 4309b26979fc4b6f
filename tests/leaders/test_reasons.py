"""The reasons that hints give with leaders where no network judges them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sevenwonders_qt.ai import mechanisms as by
from sevenwonders_qt.ai.advising import hints
from sevenwonders_qt.ai.mechanisms import Mechanism, mechanisms
from sevenwonders_qt.app.games import playable
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.effects import PointsPer, Side
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.leaders.commands import KeepLeader, UseLeader
from sevenwonders_qt.games.leaders.effects import CheaperColour, LeadersFree
from tests.leaders.positions import LEADERS, OTHERS, Before, raise_over, recruit, sell_leader
from tests.leaders.test_players import KNOWING

FIRST = Options(expansions=LEADERS)


def reasons(before: Before, command: Command) -> list[Mechanism]:
    rules = KNOWING.classic(FIRST, len(before.state.cities)).rules
    view = before.game.view_for(before.state, 0)
    return mechanisms(rules, view, Memory(0, [None] * len(view.cities)), command, None)


def position(
    age: int, leader: str, others: tuple[Place, Place] = OTHERS, built: tuple[str, ...] = ()
) -> Before:
    game = KNOWING.classic(FIRST, 3)
    first = Place("giza", coins=12, built=built)
    return Before(game, age, [first, *others], {0: [leader, "cynisca"]})


def test_recruiting_says_which_conflict_it_turns() -> None:
    armed = Place("rhodes", built=["stockade", "guard_tower"])
    before = position(3, "caesar", (armed, Place("babylon")), ("barracks",))
    turned = [one for one in reasons(before, recruit(0, "caesar")) if isinstance(one, by.Turns)]
    assert turned == [by.Turns(Side.RIGHT, before=1, after=3, theirs=2, victory=5)]


def test_recruiting_says_what_a_leader_saves_and_counts() -> None:
    saves = reasons(position(2, "hammurabi"), recruit(0, "hammurabi"))
    assert any(isinstance(getattr(one, "effect", None), CheaperColour) for one in saves)
    counts = reasons(position(3, "nebuchadnezzar", built=("altar",)), recruit(0, "nebuchadnezzar"))
    assert by.Scores(1, ("leaders",)) in counts
    assert any(isinstance(getattr(one, "effect", None), PointsPer) for one in counts)


def test_selling_and_raising_a_stage_say_what_they_bring() -> None:
    before = position(2, "varro", built=("quarry",))
    assert reasons(before, sell_leader(0, "varro")) == [by.Earns(3)]
    assert by.Scores(3, ("wonder",)) in reasons(before, raise_over(0, "varro"))


def test_the_draft_names_what_the_leader_does() -> None:
    game = KNOWING.classic(FIRST, 3)
    state = game.empty()
    game.open(state, game.random_setup(3), SeededChance(5))
    rules, view = game.rules, game.view_for(state, 0)
    for command in view.legal:
        assert isinstance(command, KeepLeader)
        found = mechanisms(rules, view, Memory(0, [None] * 3), command, None)
        assert found
        assert all(isinstance(one, by.Grants) for one in found)
        if command.leader == "maecenas":
            assert found == [by.Grants(LeadersFree())]


def _hints(players: int, seed: int) -> Iterator[tuple[Command, tuple[Mechanism, ...]]]:
    """Yield every hint to the first seat in a match that all play by hints."""
    table = playable(Variant("classic", players, {"expansions": [*LEADERS]}))
    game, chance = table.game, SeededChance(seed)
    state = game.empty()
    memories = [game.memory_for((), seat) for seat in range(players)]
    events = game.open(state, game.random_setup(players), chance)
    while state.owing:
        for memory in memories:
            game.remember(memory, events, state)
        seat = state.owing[0]
        view = game.view_for(state, seat)
        (hint,) = hints(table.players, view, game.rules, memories[seat])
        if seat == 0:
            assert hint.reason is not None
            yield hint.command, hint.reason.how
        events = game.step(state, hint.command, chance)


@pytest.mark.parametrize("players", [3, 4])
def test_every_hint_about_a_leader_has_a_reason(players: int) -> None:
    for command, how in _hints(players, players):
        if isinstance(command, KeepLeader | UseLeader) or (
            isinstance(command, Play) and command.use is Use.SELL
        ):
            assert how, command
