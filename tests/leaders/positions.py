"""Positions with leaders: within a turn, in the draft, and before an Age."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevenwonders_qt.core.chance import Chance, SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.box import EXPANSIONS, Box
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.events import CoinsGained
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.scoring import explained
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders.commands import KeepLeader, LeaderPrompt, UseLeader
from sevenwonders_qt.games.leaders.module import load_expansion
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from sevenwonders_qt.games.leaders.state import hands_of

BOX = Box({**EXPANSIONS, "leaders": load_expansion})
LEADERS = ("leaders",)
OTHERS = (Place("rhodes"), Place("babylon"))
"""Two cities to the right and to the left of the first one."""

DECKS = ("sappho", "zenobia", "nefertiti", "cleopatra", "phidias", "praxiteles", "varro", "hypatia")
"""Leaders for hands that do not matter."""


def table(game: Classic, *leaders: str, others: Sequence[Place] = OTHERS, **own: Any) -> Scenario:
    """A turn of Age II or as said, where the first city has recruited these leaders."""
    position = {
        key: own.pop(key) for key in ("age", "turn", "discards", "also", "hands") if key in own
    }
    first = Place(own.pop("wonder", "giza"), own.pop("side", "A"), **own)
    position.setdefault("age", 2)
    return leaders_scenario(game, [first, *others], recruited={0: leaders}, **position)


class Before:
    """A match that waits before an Age: every seat has to use a leader.

    ``hands`` are the leaders in hand by seat, ``coins`` those of each seat. Seats without a hand
    have some that do not matter, and sell the first of them in `rest`.
    """

    def __init__(
        self,
        game: Classic,
        age: int = 1,
        places: Sequence[Place] = (Place("giza"), *OTHERS),
        hands: Mapping[Seat, Sequence[str]] | None = None,
        coins: Mapping[Seat, int] | None = None,
        **position: Any,
    ) -> None:
        self.game = game
        self.chance: Chance = SeededChance(1)
        found = {**{s: [DECKS[2 * s], DECKS[2 * s + 1]] for s in range(3)}, **(hands or {})}
        if age == 1:
            self.state = _drafted(game, places, self.chance)
            for seat, hand in found.items():
                hands_of(self.state).hands[seat] = [*map(CardId, hand)]
        else:
            last = {"age": age - 1, "turn": game.rules.shape.turns}
            scenario = leaders_scenario(game, places, hands=found, **last, **position)
            scenario.turn()
            self.state = scenario.state
            self.chance = scenario.chance_at(self.state)
            for seat, place in enumerate(places):
                self.state.cities[seat].coins = place.coins
                self.state.cities[seat].tokens = list(place.tokens)
        for seat, number in (coins or {}).items():
            self.state.cities[seat].coins = number
        assert {*self.state.prompts} == {LeaderPrompt.USE}

    def play(self, *commands: Any) -> list[Event]:
        events: list[Event] = []
        for command in commands:
            events += self.game.step(self.state, command, self.chance)
        return events

    def rest(self, *commands: Any) -> list[Event]:
        """Play these; then every other seat that has to use a leader sells its first one."""
        events = self.play(*commands)
        for seat in self.state.owing:
            if self.state.prompts[seat] == LeaderPrompt.USE:
                events += self.play(sell_leader(seat, hands_of(self.state).hands[seat][0]))
        return events

    def options(self, seat: Seat, use: Use, leader: str | None = None) -> list[Play]:
        """The plays of a kind that are open to a seat."""
        return [
            command.play
            for command in self.game.legal(self.state, seat)
            if isinstance(command, UseLeader)
            and command.play.use is use
            and leader in (None, command.play.card)
        ]


def _drafted(game: Classic, places: Sequence[Place], chance: Chance) -> State:
    state = game.empty()
    wishes = tuple(BoardWish(place.wonder, place.side) for place in places)
    players = 2 if game.rules.seating.free_cities else len(wishes)
    game.open(state, Setup(wishes[:players], *wishes[players:]), chance)
    while LeaderPrompt.DRAFT in state.prompts:
        game.step(state, game.legal(state, state.owing[0])[0], chance)
    for city, place in zip(state.cities, places, strict=True):
        assert not place.built
        city.coins = place.coins if place.coins != 3 else city.coins
    return state


def recruit(seat: Seat, leader: str) -> UseLeader:
    """The command to recruit a leader before an Age."""
    return UseLeader(seat, Play(seat, CardId(leader), Use.BUILD))


def sell_leader(seat: Seat, leader: str) -> UseLeader:
    """The command to discard a leader for coins."""
    return UseLeader(seat, Play(seat, CardId(leader), Use.SELL))


def raise_over(seat: Seat, leader: str, to_left: int = 0, to_right: int = 0) -> UseLeader:
    """The command to raise a stage over a leader."""
    return UseLeader(seat, Play(seat, CardId(leader), Use.STAGE, Way.COST, to_left, to_right))


def keep(seat: Seat, leader: str) -> KeepLeader:
    return KeepLeader(seat, CardId(leader))


def gains(events: Sequence[Event], seat: Seat) -> list[tuple[str, int]]:
    """What the bank paid to a seat, each time with the card or leader that it was for."""
    return [(e.card, e.coins) for e in events if isinstance(e, CoinsGained) and e.seat == seat]


def points_of(scenario: Scenario | Before, leader: str, seat: Seat = 0) -> int:
    """The points of a leader in the row of leaders."""
    return sum(line.points for line in lines_of(scenario, leader, seat))


def lines_of(scenario: Scenario | Before, leader: str, seat: Seat = 0) -> list[Line]:
    sheet = explained(scenario.game.rules, scenario.state.cities)[seat]
    return [line for line in sheet.lines if line.card == leader and line.category == "leaders"]
